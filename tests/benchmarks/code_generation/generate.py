# SPDX-License-Identifier: Apache-2.0
"""Generates a function of many operations of func, scf, arith, math and memref.

usage: generate.py OPERATIONS SEED

It consists of straight-line code, conditions and loops, with loads and stores in
between, so that little can be folded or removed.
"""

import random
import sys

MEMORY = {"f32": 64, "i32": 64}
BINARY = {
    "f32": ["arith.addf", "arith.subf", "arith.mulf", "arith.divf", "arith.maximumf"],
    "i32": ["arith.addi", "arith.subi", "arith.muli", "arith.andi", "arith.xori", "arith.maxsi"],
}
UNARY = {"f32": ["arith.negf", "math.absf", "math.sqrt"], "i32": ["math.ctpop"]}
COMPARE = {"f32": ("arith.cmpf", "olt"), "i32": ("arith.cmpi", "slt")}


class Function:
    def __init__(self, operations, seed):
        self.random = random.Random(seed)
        self.left = operations
        self.next = 0
        self.lines = []

    def name(self):
        self.next += 1
        return f"%v{self.next}"

    def line(self, depth, text):
        self.lines.append("  " * (depth + 1) + text)
        self.left -= 1

    def load(self, depth, kind, index):
        value = self.name()
        self.line(depth, f"{value} = memref.load %{kind}s[{index}] : memref<{MEMORY[kind]}x{kind}>")
        return value

    def compute(self, depth, kind, values):
        """Defines a value computed from visible values."""
        value = self.name()
        operands = values[kind][-12:]
        if self.random.random() < 0.15:
            op, inputs = self.random.choice(UNARY[kind]), self.random.choices(operands, k=1)
        else:
            op, inputs = self.random.choice(BINARY[kind]), self.random.choices(operands, k=2)
        self.line(depth, f"{value} = {op} {', '.join(inputs)} : {kind}")
        values[kind].append(value)

    def block(self, depth, values, index, size):
        """Adds about `size` operations. Their values are not visible afterwards."""
        values = {kind: list(names) for kind, names in values.items()}
        end = max(self.left - size, 0)
        while self.left > end:
            kind = self.random.choice(sorted(MEMORY))
            choice = self.random.random()
            if choice < 0.06 and depth < 4:
                self.loop(depth, kind, values)
            elif choice < 0.12 and depth < 4:
                self.condition(depth, kind, values, index)
            elif choice < 0.3:
                values[kind].append(self.load(depth, kind, self.place(depth, index)))
            elif choice < 0.45:
                value = self.random.choice(values[kind][-4:])
                place = self.place(depth, index)
                self.line(
                    depth, f"memref.store {value}, %{kind}s[{place}] : memref<{MEMORY[kind]}x{kind}>"
                )
            else:
                self.compute(depth, kind, values)
        return values

    def place(self, depth, index):
        if index and self.random.random() < 0.5:
            return index
        value = self.name()
        self.line(depth, f"{value} = arith.constant {self.random.randrange(32)} : index")
        return value

    def loop(self, depth, kind, values):
        index, result, carried = self.name(), self.name(), self.name()
        start = self.random.choice(values[kind][-4:])
        self.line(
            depth,
            f"{result} = scf.for {index} = %c0 to %c32 step %c1"
            f" iter_args({carried} = {start}) -> ({kind}) {{",
        )
        inner = dict(values, **{kind: values[kind] + [carried]})
        last = self.block(depth + 1, inner, index, self.random.randrange(10, 60))
        self.line(depth + 1, f"scf.yield {last[kind][-1]} : {kind}")
        self.lines.append("  " * (depth + 1) + "}")
        values[kind].append(result)

    def condition(self, depth, kind, values, index):
        flag, result = self.name(), self.name()
        op, predicate = COMPARE[kind]
        left, right = self.random.choices(values[kind][-8:], k=2)
        self.line(depth, f"{flag} = {op} {predicate}, {left}, {right} : {kind}")
        self.line(depth, f"{result} = scf.if {flag} -> ({kind}) {{")
        for last in (False, True):
            inner = self.block(depth + 1, values, index, self.random.randrange(5, 25))
            self.line(depth + 1, f"scf.yield {inner[kind][-1]} : {kind}")
            self.lines.append("  " * (depth + 1) + ("}" if last else "} else {"))
        values[kind].append(result)

    def text(self):
        start = {kind: [self.load(0, kind, "%c0")] for kind in sorted(MEMORY)}
        values = self.block(0, start, None, self.left)
        for kind in sorted(MEMORY):
            self.line(
                0, f"memref.store {values[kind][-1]}, %{kind}s[%c1] : memref<{MEMORY[kind]}x{kind}>"
            )
        parameters = ", ".join(f"%{k}s: memref<{MEMORY[k]}x{k}>" for k in sorted(MEMORY))
        return "\n".join(
            [
                f"func.func @large({parameters}) {{",
                "  %c0 = arith.constant 0 : index",
                "  %c1 = arith.constant 1 : index",
                "  %c32 = arith.constant 32 : index",
                *self.lines,
                "  return",
                "}",
            ]
        )


if __name__ == "__main__":
    print(Function(int(sys.argv[1]), int(sys.argv[2])).text())
