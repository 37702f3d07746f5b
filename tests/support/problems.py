"""Problems that a verb gives back in place of its result."""


def problem_codes(given: object) -> list[str]:
    """Return the codes of the problems for which a verb was refused."""
    assert isinstance(given, tuple), given
    return [problem.code for problem in given]
