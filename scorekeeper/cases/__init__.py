"""Rule cases (`canasta-rule-cases`): read them, run them, see what failed.

for case in read_cases(text, "cases.json"):
    verdict = case if isinstance(case, Verdict) else run(case)
"""

from scorekeeper.cases.model import Case, Verdict
from scorekeeper.cases.reading import CaseFileError, read_cases
from scorekeeper.cases.running import run

__all__ = ["Case", "CaseFileError", "Verdict", "read_cases", "run"]
