"""Pictures made by the program itself, from its own fonts: no screen, no other library.

    canvas = Canvas(800, 600, ground)
    canvas.box(0, 0, 800, 60, color)
    canvas.text(20, 40, "Ana & Ben", size=30, fonts=bundled(Face.BOLD), color=ink)
    canvas.png()

outlines  glyphs of a TrueType font as lines
ink       lines as coverage, pixel by pixel
fonts     the bundled fonts
canvas    boxes and texts, and the whole as a PNG
"""
