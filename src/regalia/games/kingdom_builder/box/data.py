"""The box of Kingdom Builder.

Letters: G grass, C canyon, D desert, F flowers, T forest, W water, M mountain, S castle, L location.
Provenance: the eight sections were compared hex by hex between eleven independent public encodings and the printed
boards; all agree. The official layout of the Island is not public: both sides here are our own, and a box file
replaces them.
"""

from collections.abc import Mapping

from regalia.core.box import Fault
from regalia.core.errors import Refused

TERRAINS = ("grass", "canyon", "desert", "flowers", "forest", "water", "mountain")
LETTERS = "GCDFTWM"
BUILDABLE = 5  # the first five terrains; each has five cards
CARDS_EACH = 5
SETTLEMENTS = 40
TILES_EACH = 2  # on every location hex

PLACES = ("northwest", "northeast", "southwest", "southeast")
SECTIONS: Mapping[str, tuple[str, ...]] = {
    "oracle": (
        "GGGTTWGTTT",
        "GGGSTWGTTT",
        "GFFGTTWGGT",
        "FFCGTWFLTT",
        "FFFCCWFFWW",
        "MMCGGWWWDD",
        "CCCMGFFFDD",
        "CCSDMDFFCC",
        "WWWDDDDMCC",
        "WWWWDDDDDC",
    ),
    "farm": (
        "DDCWWTTTGG",
        "DSCWTTTLGG",
        "CCCFFFTCFF",
        "CCFFWDDCCF",
        "CGGWFFDDCC",
        "GGLFWFWDDC",
        "GGGTFFWWDD",
        "GGTTMWWWDW",
        "GMTTWWWWWW",
        "TTTWWWWWWW",
    ),
    "tavern": (
        "FDDMMDDCCC",
        "FFDDDMMCCC",
        "FFFFFFFMMM",
        "WWFSGGTTMM",
        "FFWWGGGTTC",
        "FCCWGTTCCC",
        "DFLCWTTLCG",
        "DDCWTTGGGG",
        "DDDWTTTGGG",
        "DDWWTTTGGG",
    ),
    "tower": (
        "TTTTMMGMCC",
        "TMTTFGMMMC",
        "FFTFFFGGWM",
        "DFFFWLGWMM",
        "DDDDFWGWCC",
        "DCDDDWWCGC",
        "DDCDDWFSGC",
        "CCLDWFFFGG",
        "DCWWWTTFGG",
        "DCCWTTTGGG",
    ),
    "harbor": (
        "GGTTTWGTTF",
        "GFTTWGTTFF",
        "GFFTWGGFFF",
        "FFTTWGMFDD",
        "CFSTWGDDDD",
        "CCTWGGMMDD",
        "CCWWWGDDDC",
        "WWGGWWLCMC",
        "WDSGWMWCCC",
        "WDDWWWWCCC",
    ),
    "paddock": (
        "CCCDDWDDDD",
        "MMCDDWDDDD",
        "MMCMMWDDLF",
        "MCMMWMDFFF",
        "CCTTWMMCFF",
        "CTTWCCCMFF",
        "CLTTWFFFFF",
        "GGTWGSGFGT",
        "GGTTWGGGGT",
        "GGTTWGGGTT",
    ),
    "barn": (
        "CDDDDDDDDD",
        "CCCDDDDDCD",
        "MMMDMMLDDC",
        "CMMMMMFFCC",
        "CCCMMWFFFC",
        "GCCCMFFWTC",
        "GGLTFFWFFT",
        "GGTTFFGSTT",
        "GGGTTWGGTT",
        "GGGTWGGTTT",
    ),
    "oasis": (
        "DDCWWTTGGG",
        "DCWFFTTTGG",
        "DDWFFTTLFG",
        "WWWFGTFFFF",
        "WWWWGGGGFF",
        "WTTWGGCCDC",
        "WTCTWGCCDC",
        "WSCFWLDDCW",
        "WWCFWWWDDW",
        "WWWWWWWWWW",
    ),
}
TURNED = "-turned"  # a section laid upside down is written "farm-turned"
CAPITOL_SECTIONS = ("oracle", "harbor")
FIRST_GAME = (("tavern", "paddock", "oasis", "farm"), ("fishermen", "knights", "merchants"))

CARDS = (
    "fishermen",
    "miners",
    "workers",
    "merchants",
    "discoverers",
    "knights",
    "hermits",
    "citizens",
    "farmers",
    "lords",
)

ISLANDS: Mapping[str, tuple[str, ...]] = {  # ours; "." is no hex
    "rope-bridge": (".GGD.", "GMDD.", "FFLCC", "FWTC.", ".TTC."),
    "tree-house": (".DCC.", "DDMC.", "TTLFF", "TWGF.", ".TGG."),
}
TILES = (*SECTIONS, *ISLANDS)  # a location is named as its section, or as its side of the Island


def upright(section: str) -> str:
    """The name of a section, whichever way it lies."""
    return section.removesuffix(TURNED)


def laid(section: str) -> tuple[str, ...]:
    """The ten lines of a section as it lies."""
    lines = SECTIONS[upright(section)]
    return tuple(line[::-1] for line in reversed(lines)) if section.endswith(TURNED) else lines


def island_fault(lines: object) -> Fault:
    """What is wrong with the lines of an Island in a box file."""
    if not isinstance(lines, list | tuple) or len(lines) != 5:
        return Refused("an Island has five lines")
    for number, line in enumerate(lines, 1):
        if not isinstance(line, str) or not 0 < len(line) <= 10:
            return Refused("line {number} must be a text of one to ten letters", number=number)
        if wrong := sorted(set(line) - set("GCDFTWML.")):
            return Refused(
                "line {number} has the letter {letter}: use G C D F T W M L, and a dot where there is no hex",
                number=number,
                letter=wrong[0],
            )
    if sum(line.count("L") for line in lines) != 1:
        return Refused("an Island has exactly one location, the letter L")
    return None
