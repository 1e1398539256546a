"""Where everything lies in the array of a position: what changes in play, the board, and room to work in.

A set of hexes is nine words of three rows each: 63 bits, so that no word is ever negative. Hexes, seats, terrains and
sections are numbered as in the rules; tiles, locations and castles here.
"""

from regalia.games.kingdom_builder.box.data import BUILDABLE, CARDS, TERRAINS
from regalia.games.kingdom_builder.box.data import TILES as NAMES
from regalia.games.kingdom_builder.box.hexes import ROWS, WIDTH

WORD = 3 * WIDTH  # hexes in a word
WORDS = ROWS // 3
HEXES = ROWS * WIDTH
MOST_SEATS = 5
TILES = tuple(sorted((*NAMES, "cave")))  # in the order in which the rules offer them
TILE_COUNT = len(TILES)
BARN, CAVE, FARM, HARBOR, OASIS, ORACLE, PADDOCK, ROPE_BRIDGE, TAVERN, TOWER, TREE_HOUSE = range(TILE_COUNT)
REASONS = (*CARDS, "castles", "capitol")
REASON_COUNT = len(REASONS)
WORST = -(1 << 40)  # a gain below all others
FISHERMEN, MINERS, WORKERS, MERCHANTS, DISCOVERERS, KNIGHTS, HERMITS, CITIZENS, FARMERS, LORDS = range(len(CARDS))
CASTLE, CAPITOL = len(CARDS), len(CARDS) + 1
GRASS, CANYON, DESERT, FLOWERS, FOREST, WATER, MOUNTAIN = range(len(TERRAINS))
SECTIONS = 4
FOUNDINGS = 2 * SECTIONS  # a Capitol in each section, then a Cave in each
OFF, RANDOM, CHOSEN, NORTH, SOUTH = range(5)  # how such a place is found
LOCATIONS, SPECIALS = 9, 16  # at most; special places are locations and castles

# what is waited for: choices of a seat in its turn, draws, choices before the first turn
OVER, ACTING, LANDING, DISCARDING, REDRAWING, DRAWING, FOUNDING, FINDING, ALLOTTING = range(9)

# what changes in play
KIND, SEAT, LEFT, TILE, ORIGIN, DEALING, FIRST, FACE_UP, SEATS, CAVES = range(10)
ORACLE_AT, HARBOR_AT = TILE, ORIGIN  # where these sections lie, while it is chosen which has a Capitol
READY = CAVES + 1  # by tile: how many can still be used this turn
IN_PLAY = READY + len(TILES)  # by reason
PLAN = IN_PLAY + len(REASONS)  # by founding that is still to come
HAND = PLAN + FOUNDINGS  # by seat
OLD = HAND + MOST_SEATS
SUPPLY = OLD + MOST_SEATS
TAKEN = SUPPLY + MOST_SEATS  # bits by location
HELD = TAKEN + MOST_SEATS
PILE = HELD + MOST_SEATS  # by terrain
DISCARD = PILE + BUILDABLE
REMOVED = DISCARD + BUILDABLE
IN_SECTION = REMOVED + BUILDABLE  # by seat: how many settlements in each section, and on the Island
FREE = IN_SECTION + MOST_SEATS * (SECTIONS + 1)  # sets
BY_CAVE = FREE + WORDS
BY_CAPITOL = BY_CAVE + WORDS
OWN = BY_CAPITOL + WORDS  # by seat
NEAR = OWN + MOST_SEATS * WORDS
CHANGING = NEAR + MOST_SEATS * WORDS  # how many numbers a copy takes

# the board
NONE = CHANGING  # the empty set
TERRAIN = NONE + WORDS
BUILD_ON = TERRAIN + len(TERRAINS) * WORDS
CASTLES = BUILD_ON + WORDS
EDGE = CASTLES + WORDS
SHORE = EDGE + WORDS
BY_MOUNTAIN = SHORE + WORDS
BY_SPECIAL = BY_MOUNTAIN + WORDS
CAVE_SITES = BY_SPECIAL + WORDS
SECTION = CAVE_SITES + WORDS
LOCATION_COUNT = SECTION + SECTIONS * WORDS
LOCATION_HEX = LOCATION_COUNT + 1
LOCATION_TILE = LOCATION_HEX + LOCATIONS
LOCATION_AT = LOCATION_TILE + LOCATIONS  # by hex: the location beside it, -1 if there is none
SPECIAL_COUNT = LOCATION_AT + HEXES  # locations first, then castles
SPECIAL_HEX = SPECIAL_COUNT + 1
SPECIAL_AT = SPECIAL_HEX + SPECIALS  # by hex: bits of those beside it
SPECIAL_NEAR = SPECIAL_AT + HEXES  # by hex: bits of those two hexes away
TERRAIN_AT = SPECIAL_NEAR + HEXES  # by hex: bits of the terrains beside it
SECTION_AT = TERRAIN_AT + HEXES  # by hex; the Island is none of the four
FIXED = SECTION_AT + HEXES  # here ends what says how things stand

# room to work in
OFFER = FIXED  # a set for each kind of action on a hex
OFFERS = 4 + len(TILES)
SIZE = OFFER + OFFERS * WORDS  # how many hexes each has
DICE = SIZE + OFFERS  # two generators of two words: one for chance, one for what seats do
SEAT_DICE = DICE + 2
SCRATCH = SEAT_DICE + 2  # two sets
KNOWN = SCRATCH + 2 * WORDS  # by seat: the settlements whose areas are known
AREAS = KNOWN + MOST_SEATS * WORDS  # by seat: how many areas they form, how large one is, what they link
LARGEST = AREAS + MOST_SEATS
LINKED = LARGEST + MOST_SEATS
PARENT = LINKED + MOST_SEATS  # by seat and settlement: another of its area, or itself
EXTENT = PARENT + MOST_SEATS * HEXES  # by that settlement: how many there are in its area
LINKS = EXTENT + MOST_SEATS * HEXES  # and which special places they touch
WORTH = LINKS + MOST_SEATS * HEXES  # by reason: what a point counts for the seats of a playout
PLACE_WORTH = WORTH + len(REASONS)  # by hex: points for the place alone
PRIZE = PLACE_WORTH + HEXES  # by special place: what it brings to be the first time beside it
BALANCE = PRIZE + SPECIALS  # by section, and for the Island: what one more settlement brings
BEST_ROW = BALANCE + SECTIONS + 1
BOUND = BEST_ROW + 1  # bits of the terrains whose cards leave no choice
PRIZED = BOUND + 1  # bits of the special places that would bring something
PARTS = PRIZED + 1  # what the worth of a position is made of: by reason, then these
PART_TILES, PART_NEXT, PART_POINTS_OF_OTHERS, PART_REST_OF_OTHERS = range(len(REASONS), len(REASONS) + 4)
PART_COUNT = len(REASONS) + 4
LENGTH = PARTS + PART_COUNT
