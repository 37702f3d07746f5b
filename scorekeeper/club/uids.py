"""The names by which an evening tells its people and parts apart."""

from typing import NewType

EveningUid = NewType("EveningUid", str)
MemberUid = NewType("MemberUid", str)
EntrantUid = NewType("EntrantUid", str)
SeasonUid = NewType("SeasonUid", str)
