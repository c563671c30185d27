# SPDX-License-Identifier: Apache-2.0
"""Runs random contractions with a random schedule and compares the output with that of
plain loops over elements.

A case is a product of matrices or a convolution, with batches, groups, strides,
dilations, elements outside of the input and extra operands. Sizes are constants or
arguments. Elements are small integers, so that all sums are exact.
"""

import argparse
import random
import subprocess
import sys
import unittest

SIZES = [1, 1, 2, 3, 4, 5, 7, 8, 9, 13, 17]


class Iterator:
    def __init__(self, name, bound, kind):
        self.name = name
        self.bound = bound
        self.kind = kind


class Operand:
    """A memref: the sizes and the expressions that are its map."""

    def __init__(self, name, sizes, exprs):
        self.name = name
        self.sizes = sizes
        self.exprs = exprs


class Case:
    def __init__(self, rng, number):
        self.rng = rng
        self.number = number
        self.is_dynamic = rng.random() < 0.5
        self.is_padded = False
        self.iterators = []
        if rng.random() < 0.4:
            self.draw_product()
        else:
            self.draw_convolution()
        if rng.random() < 0.5:
            self.swap()
        self.draw_epilogue()
        self.draw_schedule()

    def add(self, name, kind, sizes=SIZES):
        self.iterators.append(Iterator(name, self.rng.choice(sizes), kind))
        return self.iterators[-1]

    def draw_product(self):
        rng = self.rng
        batches = [self.add(f"b{i}", "parallel", [1, 2, 3]) for i in range(rng.randrange(3))]
        row = self.add("i", "parallel", SIZES + [0])
        column = self.add("j", "parallel", SIZES + [0, 31])
        depth = self.add("k", "reduction", SIZES + [0, 40])

        def make(name, first, second, has_batches):
            pair = [first, second]
            if rng.random() < 0.4:
                pair.reverse()
            used = [b for b in batches if has_batches or rng.random() < 0.5] + pair
            return Operand(name, [u.bound for u in used], [u.name for u in used])

        self.inputs = [make("a", row, depth, False), make("b", depth, column, False)]
        used = batches + [row, column]
        self.output = Operand("c", [u.bound for u in used], [u.name for u in used])
        self.row, self.column = [row.name], [column.name]

    def draw_convolution(self):
        rng = self.rng
        image = self.add("n", "parallel", [1, 2])
        group = self.add("g", "parallel", [1, 1, 3])
        channel = self.add("m", "parallel")
        rank = rng.randrange(1, 3)
        places = [self.add(f"p{i}", "parallel", SIZES + [0]) for i in range(rank)]
        source = self.add("s", "reduction", [1, 2, 3, 5, 9])
        window = [self.add(f"w{i}", "reduction", [1, 2, 3]) for i in range(rank)]
        sizes, exprs = [image.bound, group.bound * source.bound], [
            "n",
            f"g * {source.bound} + s",
        ]
        for place, tap in zip(places, window):
            stride, dilation = rng.choice([1, 1, 2]), rng.choice([1, 1, 2])
            pad = rng.choice([0, 0, 1, 2])
            least = max(place.bound - 1, 0) * stride + (tap.bound - 1) * dilation + 1
            cut = rng.choice([0, 0, 1])
            self.is_padded |= pad > 0 or cut > 0
            sizes.append(max(least - pad - cut, 0))
            exprs.append(f"{place.name} * {stride} + {tap.name} * {dilation} - {pad}")
        outer = f"g * {channel.bound} + m"
        count = group.bound * channel.bound
        self.inputs = [
            Operand(
                "a",
                [count, source.bound] + [w.bound for w in window],
                [outer, "s"] + [w.name for w in window],
            ),
            Operand("b", sizes, exprs),
        ]
        self.output = Operand(
            "c",
            [image.bound, count] + [p.bound for p in places],
            ["n", outer] + [p.name for p in places],
        )
        self.row, self.column = [outer], [places[-1].name]

    def swap(self):
        self.inputs.reverse()

    def draw_epilogue(self):
        rng = self.rng
        self.extras, self.in_place = [], False
        sizes = dict(zip(self.output.exprs, self.output.sizes))
        for kind in rng.sample(["row", "column", "all", "last", "in place"], rng.randrange(3)):
            name = f"x{len(self.extras)}"
            if kind == "row":
                exprs = self.row
            elif kind == "column":
                exprs = self.column
            elif kind == "last":
                exprs = self.column + self.row
            else:
                exprs = self.output.exprs
                self.in_place |= kind == "in place"
                name = "c" if kind == "in place" else name
            self.extras.append(Operand(name, [sizes[e] for e in exprs], exprs))
        self.operation = rng.choice(["add", "relu", "if"])

    def draw_schedule(self):
        rng = self.rng
        lanes = rng.choice([2, 4])
        self.is_ordered = rng.random() < 0.3
        tile = []
        for iterator in self.iterators:
            is_column = self.column[0] == iterator.name
            is_tile = iterator.kind == "parallel"
            size = lanes * rng.randrange(1, 3) if is_column else rng.randrange(1, 4)
            tile.append(size if is_tile else 0)
        self.schedule = (
            f"schedule = {{tile = array<i64: {', '.join(map(str, tile))}>, lanes = {lanes}, "
            f"depth = {rng.choice([1, 3, 8, 64])}, panels = {rng.randrange(1, 4)}}}"
        )

    def memref(self, operand):
        if self.is_dynamic:
            return "memref<" + "?x" * len(operand.sizes) + "f32>"
        return "memref<" + "".join(f"{size}x" for size in operand.sizes) + "f32>"

    def contract(self, output, schedule):
        names = ", ".join(iterator.name for iterator in self.iterators)
        operands = self.inputs + [self.output] + self.extras
        maps = ", ".join(f"affine_map<({names}) -> ({', '.join(o.exprs)})>" for o in operands)
        kinds = ", ".join(f'"{iterator.kind}"' for iterator in self.iterators)
        padded = [i for i, operand in enumerate(self.inputs) if operand.name == "b"]
        attributes = [
            "accumulator = f32",
            f"iterators = [{kinds}]",
            f"maps = [{maps}]",
        ]
        if self.is_padded:
            attributes.append(f"padded = array<i64: {padded[0]}>")
        if schedule:
            attributes.append(schedule)
            if self.is_ordered:
                attributes.append("ordered")

        def listed(operands):
            values = ", ".join("%" + (output if o.name == "c" else o.name) for o in operands)
            return f"{values} : {', '.join(self.memref(o) for o in operands)}"

        bounds = ", ".join("%n_" + iterator.name for iterator in self.iterators)
        lines = [
            f"    krnl.contract {{{', '.join(attributes)}}}",
            f"      bounds({bounds}) ins({listed(self.inputs)})",
            f"      outs({listed([self.output])})",
        ]
        if self.extras:
            lines.append(f"      extra({listed(self.extras)})")
        if self.extras or self.operation != "add":
            lines += self.epilogue()
        return lines

    def epilogue(self):
        arguments = ", ".join(["%sum: f32"] + [f"%e{i}: f32" for i in range(len(self.extras))])
        lines = ["      epilogue {", f"      ^bb0({arguments}):"]
        last = "%sum"
        for i in range(len(self.extras)):
            lines.append(f"        %t{i} = arith.addf {last}, %e{i} : f32")
            last = f"%t{i}"
        if self.operation == "relu":
            lines += [
                "        %none = arith.constant 0.0 : f32",
                f"        %relu = arith.maximumf {last}, %none : f32",
            ]
            last = "%relu"
        elif self.operation == "if":
            lines += [
                "        %none = arith.constant 0.0 : f32",
                f"        %is_less = arith.cmpf olt, {last}, %none : f32",
                "        %chosen = scf.if %is_less -> f32 {",
                f"          %double = arith.addf {last}, {last} : f32",
                "          scf.yield %double : f32",
                "        } else {",
                f"          scf.yield {last} : f32",
                "        }",
            ]
            last = "%chosen"
        return lines + [f"        krnl.yield {last} : f32", "      }"]

    def allocate(self, name, operand, seed):
        """Returns lines that make a memref with elements that depend on the seed."""
        count = 1
        for size in operand.sizes:
            count *= size
        line = f"%{name}_line"
        lines = [
            f"    %{name}_size = arith.constant {count} : index",
            f"    {line} = memref.alloc(%{name}_size) : memref<?xf32>",
            f"    %{name}_seed = arith.constant {seed} : index",
            f"    func.call @fill({line}, %{name}_size, %{name}_seed) "
            ": (memref<?xf32>, index, index) -> ()",
        ]
        strides = [1]
        for size in reversed(operand.sizes[1:]):
            strides.insert(0, strides[0] * size)
        sizes = list(map(str, operand.sizes))
        if self.is_dynamic:
            sizes = [self.size(size, operand.exprs[i]) for i, size in enumerate(operand.sizes)]
            for i in range(len(strides) - 1):
                lines.append(f"    %{name}_s{i} = arith.constant {strides[i]} : index")
                strides[i] = f"%{name}_s{i}"
            for i, size in enumerate(sizes):
                if not size.startswith("%"):
                    lines.append(f"    %{name}_d{i} = call @same(%{name}_c{i}) : (index) -> index")
                    lines.insert(-1, f"    %{name}_c{i} = arith.constant {size} : index")
                    sizes[i] = f"%{name}_d{i}"
        lines.append(
            f"    %{name} = memref.reinterpret_cast {line} to offset: [0], "
            f"sizes: [{', '.join(sizes)}], strides: [{', '.join(map(str, strides))}] "
            f": memref<?xf32> to {self.memref(operand)}"
        )
        return lines

    def size(self, size, expr):
        """Returns the bound of the iterator that is the index, or a number."""
        for iterator in self.iterators:
            if iterator.name == expr:
                return "%n_" + expr
        return str(size)

    def function(self):
        arguments = ", ".join(f"%n_{i.name}: index" for i in self.iterators)
        if not self.is_dynamic:
            arguments = ""
        lines = [f"  func.func @case{self.number}({arguments}) -> i64 {{"]
        if not self.is_dynamic:
            for i in self.iterators:
                lines.append(f"    %n_{i.name} = arith.constant {i.bound} : index")
        for seed, operand in enumerate(self.inputs):
            lines += self.allocate(operand.name, operand, seed)
        for seed, operand in enumerate(self.extras):
            if operand.name != "c":
                lines += self.allocate(operand.name, operand, seed + 2)
        lines += self.allocate("c", self.output, 4) + self.allocate("d", self.output, 4)
        lines += self.contract("c", None) + self.contract("d", self.schedule)
        lines += [
            "    %wrong = func.call @compare(%c_line, %d_line, %c_size) "
            ": (memref<?xf32>, memref<?xf32>, index) -> i64"
        ]
        names = [o.name for o in self.inputs + self.extras if o.name != "c"] + ["c", "d"]
        lines += [f"    memref.dealloc %{name}_line : memref<?xf32>" for name in names]
        return lines + ["    return %wrong : i64", "  }"]

    def call(self):
        lines, values = [], []
        if self.is_dynamic:
            for i in self.iterators:
                values.append(f"%v{self.number}_{i.name}")
                lines.append(f"    {values[-1]} = arith.constant {i.bound} : index")
        types = ", ".join(["index"] * len(values))
        result = f"%r{self.number}"
        return lines + [
            f"    {result} = call @case{self.number}({', '.join(values)}) : ({types}) -> i64",
            f"    call @printI64({result}) : (i64) -> ()",
            "    call @printNewline() : () -> ()",
        ]


PRELUDE = """
  func.func private @printI64(i64)
  func.func private @printNewline()
  func.func @same(%x: index) -> index attributes {passthrough = ["noinline"]} {
    return %x : index
  }
  func.func @fill(%m: memref<?xf32>, %size: index, %seed: index) {
    %zero = arith.constant 0 : index
    %one = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    %c7 = arith.constant 7 : index
    %c3 = arith.constant 3 : i64
    scf.for %i = %zero to %size step %one {
      %0 = arith.muli %i, %c5 : index
      %1 = arith.addi %0, %seed : index
      %2 = arith.remui %1, %c7 : index
      %3 = arith.index_cast %2 : index to i64
      %4 = arith.subi %3, %c3 : i64
      %5 = arith.sitofp %4 : i64 to f32
      memref.store %5, %m[%i] : memref<?xf32>
    }
    return
  }
  func.func @compare(%a: memref<?xf32>, %b: memref<?xf32>, %size: index) -> i64 {
    %zero = arith.constant 0 : index
    %one = arith.constant 1 : index
    %none = arith.constant 0 : i64
    %count = scf.for %i = %zero to %size step %one iter_args(%n = %none) -> (i64) {
      %x = memref.load %a[%i] : memref<?xf32>
      %y = memref.load %b[%i] : memref<?xf32>
      %differs = arith.cmpf une, %x, %y : f32
      %number = arith.extui %differs : i1 to i64
      %next = arith.addi %n, %number : i64
      scf.yield %next : i64
    }
    return %count : i64
  }
"""


def make_module(cases):
    lines = ["module {", PRELUDE]
    for case in cases:
        lines += case.function()
    lines.append("  func.func @main() {")
    for case in cases:
        lines += case.call()
    return "\n".join(lines + ["    return", "  }", "}"])


class ContractTest(unittest.TestCase):
    def test_schedules_change_no_result(self):
        for seed in range(options.seed, options.seed + options.modules):
            rng = random.Random(seed)
            text = make_module([Case(rng, number) for number in range(options.cases)])
            lowered = subprocess.run(
                [options.opt, *PASSES], input=text, capture_output=True, text=True
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
            wrong = [number for number, line in enumerate(run.stdout.split()) if line != "0"]
            self.assertEqual(wrong, [], f"cases of seed {seed} that differ")
            self.assertEqual(len(run.stdout.split()), options.cases)


PASSES = ["--lower-krnl-contract", "--convert-krnl-to-affine", "--lower-to-llvm"]

if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--opt", required=True)
    parser.add_argument("--runner", required=True)
    parser.add_argument("--library", required=True)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--modules", type=int, default=1)
    parser.add_argument("--cases", type=int, default=20)
    options, rest = parser.parse_known_args()
    unittest.main(argv=sys.argv[:1] + rest)
