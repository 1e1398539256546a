"""Capitols and Caves are founded, section by section, before the first cards are dealt."""

from regalia.agents.kernels import Ints, jitable
from regalia.agents.kernels.kingdom_builder.layout import (
    BY_CAPITOL,
    BY_CAVE,
    CAPITOL,
    CASTLES,
    CAVE_SITES,
    CAVES,
    CHOSEN,
    FINDING,
    FIRST,
    FOUNDING,
    FOUNDINGS,
    HARBOR_AT,
    IN_PLAY,
    KIND,
    LEFT,
    NORTH,
    OFF,
    ORACLE_AT,
    PLAN,
    RANDOM,
    SCRATCH,
    SEAT,
    SECTION,
    SECTIONS,
    WORDS,
)
from regalia.agents.kernels.kingdom_builder.sets import add_around, around, clear, count, intersect, nth
from regalia.core.protocol import NOBODY


@jitable
def lay_out(t: Ints) -> bool:
    """Found what is certain, up to the next place that somebody or chance has to choose. Whether there is one."""
    for founding in range(FOUNDINGS):
        how = t[PLAN + founding]
        t[PLAN + founding] = OFF
        places = founding_sites(t, founding, SCRATCH) if how else 0
        if places and how in (RANDOM, CHOSEN):
            t[KIND], t[SEAT] = (FOUNDING, t[FIRST]) if how == CHOSEN else (FINDING, NOBODY)
            t[LEFT] = founding
            return True
        if places:
            t[LEFT] = founding
            found(t, nth(t, SCRATCH, 0 if how == NORTH else places - 1))
    t[LEFT] = 0
    return False


@jitable
def allot(t: Ints, choice: int) -> None:
    """Both Capitols are used, or only that of Oracle, or only that of Harbor."""
    if choice:
        t[PLAN + (t[HARBOR_AT] if choice == 1 else t[ORACLE_AT])] = OFF
    t[ORACLE_AT], t[HARBOR_AT] = 0, 0


@jitable
def founding_sites(t: Ints, founding: int, to: int) -> int:
    """The castles or mountains of a section, into a set; how many there are."""
    intersect(t, CASTLES if founding < SECTIONS else CAVE_SITES, SECTION + founding % SECTIONS * WORDS, to)
    return count(t, to)


@jitable
def found(t: Ints, hex_: int) -> None:
    if t[LEFT] >= SECTIONS:
        add_around(t, BY_CAVE, hex_)
        t[CAVES] = 1
        return
    clear(t, SCRATCH)
    add_around(t, SCRATCH, hex_)
    around(t, SCRATCH, SCRATCH + WORDS)
    for word in range(WORDS):
        t[BY_CAPITOL + word] |= t[SCRATCH + word] | t[SCRATCH + WORDS + word]
    t[IN_PLAY + CAPITOL] = 1
