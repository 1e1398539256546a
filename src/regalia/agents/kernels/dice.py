"""Random numbers inside a kernel: xoroshiro64**, in words of 32 bits, the same compiled or not."""

from regalia.agents.kernels import Ints, jitable

MASK = (1 << 32) - 1


@jitable
def turned(word: int, by: int) -> int:
    return (word << by | word >> 32 - by) & MASK


@jitable
def roll(t: Ints, at: int, sides: int) -> int:
    """A number below this many sides, each as likely as the others."""
    one, two = t[at], t[at + 1]
    drawn = turned(one * 0x9E3779BB & MASK, 5) * 5 & MASK
    two ^= one
    t[at] = turned(one, 26) ^ two ^ (two << 9 & MASK)
    t[at + 1] = turned(two, 13)
    return drawn * sides >> 32


@jitable
def mixed(word: int) -> int:
    """A number of 32 bits in which every bit of the given one has a say."""
    word = (word & MASK ^ word >> 32 & MASK) * 0x9E3779B1 + 0x7F4A7C15 & MASK
    word = (word ^ word >> 16) * 0x85EBCA6B & MASK
    word = (word ^ word >> 13) * 0xC2B2AE35 & MASK
    return word ^ word >> 16


@jitable
def seed(t: Ints, at: int, number: int, stream: int) -> None:
    """Begin a stream of numbers: the same for the same seed, apart from the other streams of it."""
    t[at] = mixed(number ^ mixed(stream) << 8) | 1  # both words must not be 0
    t[at + 1] = mixed(t[at] ^ mixed(stream + 1))
