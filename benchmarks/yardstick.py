"""The yardstick: a plain playout of a simpler game with tuples, sets and dicts, to measure against in one run.

Two seats, no tiles, sixteen made-up boards; letters: G C D F T buildable, W water, M mountain, K castle, L location.
"""

import random

SIZE = 20
BUILDABLE = "GCDFT"


def make_board(seed: int) -> str:
    rng = random.Random(seed)
    grid = [["?"] * SIZE for _ in range(SIZE)]
    for qr in (0, 10):
        for qc in (0, 10):
            seeds = []
            for t in "GGCCDDFFTTWM":
                seeds.append((rng.uniform(0, 10), rng.uniform(0, 10), t))
            for r in range(10):
                for c in range(10):
                    best = min(seeds, key=lambda s: (s[0] - r) ** 2 + (s[1] - c - 0.5 * (r & 1)) ** 2 + rng.random())
                    grid[qr + r][qc + c] = best[2]
            cells = [(r, c) for r in range(1, 9) for c in range(1, 9)]
            rng.shuffle(cells)
            for (r, c), t in zip(cells, "KLL", strict=False):
                grid[qr + r][qc + c] = t
    return "".join("".join(row) for row in grid)


BOARDS = [make_board(1000 + i) for i in range(16)]

Cell = tuple[int, int]


def neighbours(r: int, c: int) -> list[Cell]:
    if r & 1:
        cand = [(r - 1, c), (r - 1, c + 1), (r, c - 1), (r, c + 1), (r + 1, c), (r + 1, c + 1)]
    else:
        cand = [(r - 1, c - 1), (r - 1, c), (r, c - 1), (r, c + 1), (r + 1, c - 1), (r + 1, c)]
    return [(a, b) for a, b in cand if 0 <= a < SIZE and 0 <= b < SIZE]


NB: dict[Cell, list[Cell]] = {(r, c): neighbours(r, c) for r in range(SIZE) for c in range(SIZE)}


class Board:
    def __init__(self, text: str) -> None:
        self.terrain: dict[Cell, str] = {(i // SIZE, i % SIZE): t for i, t in enumerate(text)}
        self.by_terrain: dict[str, list[Cell]] = {
            t: [cell for cell, x in self.terrain.items() if x == t] for t in "GCDFTWMKL"
        }


BOARD_OBJS = [Board(b) for b in BOARDS]


class Player:
    def __init__(self) -> None:
        self.settlements: set[Cell] = set()
        self.left = 40


class State:
    def __init__(self, board: Board, seed: int) -> None:
        self.board = board
        self.rng = seed
        self.players = [Player(), Player()]
        self.player = 0
        self.done = False
        self.decisions = 0
        self.deck: list[str] = []
        self.occupied: set[Cell] = set()
        self.start_turn()

    def rnd(self, n: int) -> int:
        self.rng = (self.rng * 1103515245 + 12345) & 0x7FFFFFFF
        return (self.rng * n) >> 31

    def start_turn(self) -> None:
        if not self.deck:
            self.deck = [t for t in BUILDABLE for _ in range(5)]
            for i in range(24, 0, -1):
                j = self.rnd(i + 1)
                self.deck[i], self.deck[j] = self.deck[j], self.deck[i]
        self.card = self.deck.pop()
        self.to_place = min(3, self.players[self.player].left)

    def end_turn(self) -> None:
        if self.player == 1 and (self.players[0].left == 0 or self.players[1].left == 0):
            self.done = True
            return
        self.player ^= 1
        self.start_turn()

    def legal(self) -> list[Cell]:
        own = self.players[self.player].settlements
        cells = [x for x in self.board.by_terrain[self.card] if x not in self.occupied]
        adj = [x for x in cells if any(n in own for n in NB[x])]
        return adj or cells

    def apply(self, cell: Cell) -> None:
        p = self.players[self.player]
        p.settlements.add(cell)
        self.occupied.add(cell)
        p.left -= 1
        self.decisions += 1
        self.to_place -= 1
        if self.to_place == 0:
            self.end_turn()

    def score(self, who: int) -> int:
        own = self.players[who].settlements
        terrain = self.board.terrain
        total = 0
        # fishermen
        total += sum(1 for x in own if any(terrain[n] == "W" for n in NB[x]))
        # knights
        rows = [0] * SIZE
        for r, _ in own:
            rows[r] += 1
        total += 2 * max(rows)
        # citizens: largest group // 2
        seen: set[Cell] = set()
        best = 0
        for x in own:
            if x in seen:
                continue
            stack = [x]
            seen.add(x)
            size = 0
            while stack:
                y = stack.pop()
                size += 1
                for n in NB[y]:
                    if n in own and n not in seen:
                        seen.add(n)
                        stack.append(n)
            best = max(best, size)
        total += best // 2
        # castles
        for k in self.board.by_terrain["K"]:
            if any(n in own for n in NB[k]):
                total += 3
        return total

    def playout(self) -> None:
        while not self.done:
            moves = self.legal()
            if not moves:
                self.end_turn()
                continue
            self.apply(moves[self.rnd(len(moves))])


def new_game(g: int) -> State:
    return State(BOARD_OBJS[g % 16], (g * 2654435761 + 1) & 0x7FFFFFFF)


def run(first: int, n: int) -> tuple[int, int, int, int]:
    dec = s0 = s1 = 0
    chk = 0
    for g in range(first, first + n):
        s = new_game(g)
        s.playout()
        a, b = s.score(0), s.score(1)
        dec += s.decisions
        s0 += a
        s1 += b
        chk = (chk * 31 + a * 101 + b) & 0x7FFFFFFF
    return dec, s0, s1, chk
