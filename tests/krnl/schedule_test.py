# SPDX-License-Identifier: Apache-2.0
"""Runs random schedules of loop nests and compares the memory that they leave.

Each case is a nest with one to three loops, whose bounds are constants or
arguments: 0, 1, primes and others. It counts the visits of each point, with a
weight, in a memref. The same nest runs with a random schedule, built by
convert-krnl-to-affine, and as plain loops of scf. Carried sums are compared,
too.
"""

import argparse
import random
import subprocess
import sys
import unittest

BOUNDS = [0, 1, 2, 3, 4, 7, 8, 13]
TILES = [1, 2, 3, 4, 8]
FACTORS = [-3, -2, -1, 1, 2, 5]
LOOP = "!krnl.loop"


class Loop:
    """A loop, or a part of one; `outer` is the loop over its tiles, or None.

    The number of iterations of a skewed loop, and of one that it is skewed by, depends on
    the order of the loops.
    """

    def __init__(self, name, count, outer=None, is_skewed=False):
        self.name = name
        self.count = None if is_skewed else count
        self.outer = outer
        self.is_skewed = is_skewed


class Schedule:
    """A random schedule of the loops, as text and as lists of loops to iterate."""

    def __init__(self, rng, loops, carries):
        self.rng = rng
        self.lines = []
        self.leaves = list(loops)
        if len(loops) > 1 and rng.random() < 0.5:
            self.skew(*rng.sample(range(len(loops)), 2))
        for _ in range(rng.randrange(5)):
            self.block(rng.randrange(len(self.leaves)))
        self.order = self.draw_order()
        self.permute()
        for leaf in self.leaves:
            self.mark(leaf, carries)

    def skew(self, position, base):
        loop, base_loop = self.leaves[position], self.leaves[base]
        self.leaves[base] = Loop(base_loop.name, None, is_skewed=True)
        self.leaves[position] = Loop(loop.name + "s", None, is_skewed=True)
        self.lines.append(
            f"%{loop.name}s = krnl.skew %{loop.name} by {self.rng.choice(FACTORS)} of "
            f"%{base_loop.name} : ({LOOP}, {LOOP}) -> {LOOP}"
        )

    def block(self, position):
        leaf = self.leaves[position]
        size = self.rng.choice(TILES)
        tiles = Loop(leaf.name + "b", None, leaf.outer, leaf.is_skewed)
        if leaf.count is not None:
            tiles.count = -(-leaf.count // size)
        local = Loop(leaf.name + "l", size, tiles, leaf.is_skewed)
        # Where the loop over the tiles of another part was, its parts are.
        for other in self.leaves:
            if other.outer is leaf:
                other.outer = local
        self.leaves[position : position + 1] = [tiles, local]
        self.lines.append(
            f"%{tiles.name}, %{local.name} = krnl.block %{leaf.name} {size} "
            f": ({LOOP}) -> ({LOOP}, {LOOP})"
        )

    def draw_order(self):
        """Returns the leaves in a random order in which tiles are outside."""
        rest, order = list(self.leaves), []
        while rest:
            ready = [leaf for leaf in rest if leaf.outer not in rest]
            leaf = self.rng.choice(ready)
            rest.remove(leaf)
            order.append(leaf)
        return order

    def permute(self):
        """Gives the order by krnl.permute, or by the list of iterated loops."""
        self.listed = self.order
        if self.rng.random() < 0.5:
            return
        self.listed = self.leaves
        places = [self.order.index(leaf) for leaf in self.leaves]
        names = ", ".join("%" + leaf.name for leaf in self.leaves)
        types = ", ".join([LOOP] * len(self.leaves))
        self.lines.append(f"krnl.permute({names}) {places} : {types}")

    def mark(self, leaf, carries):
        choice = self.rng.random()
        if choice < 0.2 and leaf.count is not None:
            self.lines.append(f"krnl.unroll %{leaf.name} : {LOOP}")
        elif choice > 0.85 and not carries:
            self.lines.append(f"krnl.parallel(%{leaf.name}) : {LOOP}")

    def split(self):
        """Returns the loops of the outer and of the inner nest."""
        position = self.rng.randrange(len(self.order) + 1)
        # One nest iterates a skewed loop and its base.
        if any(leaf.is_skewed for leaf in self.order):
            position = self.rng.choice([0, len(self.order)])
        return (
            [leaf for leaf in self.listed if self.order.index(leaf) < position],
            [leaf for leaf in self.listed if self.order.index(leaf) >= position],
        )


def names(loops):
    return ", ".join("%" + loop.name for loop in loops)


def make_body(indices, indent):
    """Text that adds a weight to the point and makes %w, the weight."""
    weight = "%w0 = arith.constant 1 : i64"
    lines = [weight]
    for position, index in enumerate(indices):
        lines += [
            f"%c{position} = arith.constant {10 ** position * 3} : i64",
            f"%x{position} = arith.index_cast {index} : index to i64",
            f"%y{position} = arith.muli %x{position}, %c{position} : i64",
            f"%w{position + 1} = arith.addi %w{position}, %y{position} : i64",
        ]
    last = f"%w{len(indices)}"
    return [indent + line for line in lines], last


def make_case(rng, number):
    """Returns the text of a function and the values of its arguments."""
    depth = rng.randrange(1, 4)
    carries = rng.random() < 0.4
    lowers = [rng.choice([0, 0, 0, 2]) for _ in range(depth)]
    uppers = [rng.choice(BOUNDS) for _ in range(depth)]
    is_dynamic = [rng.random() < 0.5 for _ in range(depth)]
    loops = [
        Loop(f"l{i}_", None if is_dynamic[i] else max(0, uppers[i] - lowers[i]))
        for i in range(depth)
    ]
    schedule = Schedule(rng, loops, carries)
    memref = "memref<" + "16x" * depth + "i64>"
    bounds = [f"%n{i}" if is_dynamic[i] else str(uppers[i]) for i in range(depth)]
    indices = [f"%i{i}" for i in range(depth)]
    ranges = ", ".join(
        f"%{loops[i].name} -> %i{i} = {lowers[i]} to {bounds[i]}" for i in range(depth)
    )

    body, weight = make_body(indices, "      ")
    place = ", ".join(indices)
    body += [
        f"      %old = krnl.load %m[{place}] : {memref}",
        f"      %new = arith.addi %old, {weight} : i64",
        f"      krnl.store %new, %m[{place}] : {memref}",
    ]
    outer, inner = schedule.split()
    args = " iter_args(%s = %zero) -> (i64)" if carries else ""
    inner_args = " iter_args(%t = %s) -> (i64)" if carries else ""
    result = "%sum = " if carries else ""
    nest = [f"    {result}krnl.iterate({names(outer)}) with ({ranges}){args} {{"]
    nest += [
        f"    {'%u = ' if carries else ''}krnl.iterate({names(inner)}) with (){inner_args} {{"
    ]
    nest += body
    if carries:
        nest += [
            f"      %v = arith.addi %t, {weight} : i64",
            "      krnl.yield %v : i64",
        ]
    nest += ["    }"]
    if carries:
        nest += ["    krnl.yield %u : i64"]
    nest += ["    }"]

    # The oracle.
    plain = []
    for i in range(depth):
        plain += [
            f"    %lower{i} = arith.constant {lowers[i]} : index",
            f"    %upper{i} = arith.constant {uppers[i]} : index",
        ]
    plain_args = "%zero"
    for i in range(depth):
        plain += [
            f"    %r{i} = scf.for %j{i} = %lower{i} to %upper{i} step %one "
            f"iter_args(%a{i} = {plain_args}) -> (i64) {{"
        ]
        plain_args = f"%a{i}"
    oracle, weight = make_body([f"%j{i}" for i in range(depth)], "      ")
    place = ", ".join(f"%j{i}" for i in range(depth))
    plain += oracle + [
        f"      memref.store {weight}, %e[{place}] : {memref}",
        f"      %next = arith.addi {plain_args}, {weight} : i64",
        "      scf.yield %next : i64",
    ]
    for i in reversed(range(depth)):
        plain += ["    }"]
        if i > 0:
            plain += [f"    scf.yield %r{i} : i64"]

    compare = []
    for i in range(depth):
        before = f"%d{i - 1}" if i else "%zero"
        compare += [
            f"    %q{i} = scf.for %k{i} = %none to %size step %one "
            f"iter_args(%d{i} = {before}) -> (i64) {{"
        ]
    place = ", ".join(f"%k{i}" for i in range(depth))
    compare += [
        f"      %got = memref.load %m[{place}] : {memref}",
        f"      %want = memref.load %e[{place}] : {memref}",
        "      %differs = arith.cmpi ne, %got, %want : i64",
        "      %number = arith.extui %differs : i1 to i64",
        f"      %count = arith.addi %d{depth - 1}, %number : i64",
        "      scf.yield %count : i64",
    ]
    for i in reversed(range(depth)):
        compare += ["    }"]
        if i > 0:
            compare += [f"    scf.yield %q{i} : i64"]
    total = "%q0"
    if carries:
        compare += [
            "    %wrong = arith.cmpi ne, %sum, %r0 : i64",
            "    %more = arith.extui %wrong : i1 to i64",
            "    %total = arith.addi %q0, %more : i64",
        ]
        total = "%total"

    arguments = ", ".join(f"%n{i}: index" for i in range(depth))
    lines = [
        f"  func.func @case{number}({arguments}) -> i64 {{",
        "    %zero = arith.constant 0 : i64",
        "    %none = arith.constant 0 : index",
        "    %one = arith.constant 1 : index",
        "    %size = arith.constant 16 : index",
        f"    %m = memref.alloc() : {memref}",
        f"    %e = memref.alloc() : {memref}",
        f"    krnl.memset %m, %zero : {memref}",
        f"    krnl.memset %e, %zero : {memref}",
        f"    {names(loops)} = krnl.define_loops {depth}",
    ]
    lines += ["    " + line for line in schedule.lines]
    lines += nest + plain + compare
    lines += [
        f"    memref.dealloc %m : {memref}",
        f"    memref.dealloc %e : {memref}",
        f"    return {total} : i64",
        "  }",
    ]
    return "\n".join(lines), uppers


def make_module(rng, num_cases):
    cases, calls = [], []
    for number in range(num_cases):
        text, values = make_case(rng, number)
        cases.append(text)
        for i, value in enumerate(values):
            calls.append(f"    %v{number}_{i} = arith.constant {value} : index")
        operands = ", ".join(f"%v{number}_{i}" for i in range(len(values)))
        types = ", ".join(["index"] * len(values))
        calls += [
            f"    %r{number} = call @case{number}({operands}) : ({types}) -> i64",
            f"    call @printI64(%r{number}) : (i64) -> ()",
            "    call @printNewline() : () -> ()",
        ]
    return "\n".join(
        [
            "module {",
            "  func.func private @printI64(i64)",
            "  func.func private @printNewline()",
            *cases,
            "  func.func @main() {",
            *calls,
            "    return",
            "  }",
            "}",
        ]
    )


class ScheduleTest(unittest.TestCase):
    def test_memory_is_the_same(self):
        for seed in range(options.seed, options.seed + options.modules):
            text = make_module(random.Random(seed), options.cases)
            lowered = subprocess.run(
                [options.opt, "--convert-krnl-to-affine", "--lower-to-llvm"],
                input=text,
                capture_output=True,
                text=True,
            )
            self.assertEqual(lowered.returncode, 0, lowered.stderr[:2000])
            run = subprocess.run(
                [
                    options.runner,
                    "-e",
                    "main",
                    "-entry-point-result=void",
                    "-shared-libs=" + options.library,
                ],
                input=lowered.stdout,
                capture_output=True,
                text=True,
            )
            self.assertEqual(run.returncode, 0, run.stderr[:2000])
            wrong = [
                number
                for number, line in enumerate(run.stdout.split())
                if line != "0"
            ]
            self.assertEqual(wrong, [], f"cases of seed {seed} that differ")
            self.assertEqual(len(run.stdout.split()), options.cases)


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--opt", required=True)
    parser.add_argument("--runner", required=True)
    parser.add_argument("--library", required=True)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--modules", type=int, default=3)
    parser.add_argument("--cases", type=int, default=24)
    options, rest = parser.parse_known_args()
    unittest.main(argv=sys.argv[:1] + rest)
