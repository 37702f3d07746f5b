"""Programs that measure and strain the whole: benchmarks, load, pictures, torture."""
