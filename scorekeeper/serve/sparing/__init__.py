"""Less work for each change of a screen: on a phone, and where one process draws for two hundred.

What Flet 1.0.5 does with a screen is done here with less, and comes to the same: the same
controls, the same patches in the same order. Together a screen costs about half.

making     how a control is made
comparing  what was drawn with what is drawn now
finding    the controls within a new value, and within one that is gone
telling    what is sent of a control, and what a tap on it is told as
ways       what follows from a control's class
running    which of Flet's functions these stand in for
"""

from scorekeeper.serve.sparing.running import (
    MADE,
    MIDDLE,
    TURN,
    YOUNG,
    spare_work,
    work_as_flet_does,
)

__all__ = ["MADE", "MIDDLE", "TURN", "YOUNG", "spare_work", "work_as_flet_does"]
