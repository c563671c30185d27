# SPDX-License-Identifier: Apache-2.0
"""Generates the inputs that mlir-opt is measured on: FOLDER/NAME.mlir.

The bytes are the same on every machine.
"""

import body
import inputs

OPERATIONS = 200_000
FUNCTIONS = 2_000
# Operations of a diamond, and of a function with one diamond.
DIAMOND = 98
FUNCTION = OPERATIONS // FUNCTIONS

INTEGERS = ["i32", "i64", "index"]
FLOATS = ["f32", "f64"]
VECTORS = ["vector<4xf32>"]
# Memrefs by element type, each with its number of indices.
BUFFERS = {
    "f32": [("memref<64x64xf32>", 2), ("memref<?x128xf32, strided<[?, 1], offset: ?>>", 2)],
    "f64": [("memref<?xf64>", 1)],
    "i32": [("memref<4x?x8xi32>", 3)],
    "i64": [("memref<16xi64>", 1)],
}
ARGUMENTS = [
    "index", "index", "i32", "i64", "f32", "f64", "i1", "vector<4xf32>",
    *(type_ for buffers in BUFFERS.values() for type_, _ in buffers),
]  # fmt: skip
RESULTS = ["f32", "i32"]
FASTMATH = ["", "", "", " fastmath<fast>", " fastmath<nnan,contract>"]
OVERFLOW = ["", "", "", " overflow<nsw>", " overflow<nsw, nuw>"]


class Body(body.Body):
    """One in the syntax of its dialects; `scopes` contains lists of names by type."""

    def open_scope(self):
        self.scopes.append({})

    def add_value(self, name, type_):
        self.scopes[-1].setdefault(type_, []).append(name)

    def define(self, type_, text):
        """Adds an operation with one result."""
        name = self.new_name()
        self.operation(f"{name} = {text}")
        self.add_value(name, type_)

    def use(self, type_):
        """Returns a value of the type, usually one that was defined recently."""
        scopes = [scope[type_] for scope in self.scopes if type_ in scope]
        scope = self.random.choice(scopes) if self.random.random() < 0.2 else scopes[-1]
        near = self.random.randrange(1, min(len(scope), 32) + 1)
        return scope[-self.random.randrange(1, near + 1)]

    def uses(self, types):
        return ", ".join(self.use(type_) for type_ in types)

    def uses_with_types(self, types):
        return f"{self.uses(types)} : {', '.join(types)}"

    def add_constant(self):
        type_ = self.random.choice(INTEGERS + FLOATS + VECTORS + ["i1"])
        number = self.random.randrange(1 << 12)
        if type_ == "i1":
            text = self.random.choice(["true", "false"])
        elif type_ in INTEGERS:
            text = f"{number} : {type_}"
        elif type_ in FLOATS:
            text = f"{number / 4096:e} : {type_}"
        else:
            text = f"dense<{number / 4096:e}> : {type_}"
        self.define(type_, f"arith.constant {text}")

    def add_integer_arithmetic(self):
        type_ = self.random.choice(INTEGERS)
        name = self.random.choice(["addi", "addi", "muli", "subi", "shli", "andi", "divsi", "maxsi"])
        flags = self.random.choice(OVERFLOW) if name in ("addi", "muli", "subi", "shli") else ""
        self.define(type_, f"arith.{name} {self.uses([type_, type_])}{flags} : {type_}")

    def add_float_arithmetic(self):
        type_ = self.random.choice(FLOATS + FLOATS + VECTORS)
        name = self.random.choice(["addf", "mulf", "subf", "divf", "maximumf"])
        flags = self.random.choice(FASTMATH)
        self.define(type_, f"arith.{name} {self.uses([type_, type_])}{flags} : {type_}")

    def add_compare(self):
        if self.random.random() < 0.5:
            type_ = self.random.choice(INTEGERS)
            name = "cmpi " + self.random.choice(["eq", "ne", "slt", "sge", "ult"])
        else:
            type_ = self.random.choice(FLOATS)
            name = "cmpf " + self.random.choice(["oeq", "olt", "uge", "une"])
        self.define("i1", f"arith.{name}, {self.uses([type_, type_])} : {type_}")

    def add_select(self):
        type_ = self.random.choice(INTEGERS + FLOATS)
        self.define(type_, f"arith.select {self.uses(['i1', type_, type_])} : {type_}")

    def add_cast(self):
        name, source, target = self.random.choice([
            ("index_cast", "index", "i32"),
            ("index_cast", "i64", "index"),
            ("sitofp", "i32", "f32"),
            ("fptosi", "f64", "i64"),
            ("extf", "f32", "f64"),
            ("truncf", "f64", "f32"),
            ("extsi", "i32", "i64"),
            ("trunci", "i64", "i32"),
        ])  # fmt: skip
        self.define(target, f"arith.{name} {self.use(source)} : {source} to {target}")

    def element(self):
        """Returns memory and indices as text, the type of the memory and of an
        element."""
        element = self.random.choice(list(BUFFERS))
        type_, rank = self.random.choice(BUFFERS[element])
        return f"{self.use(type_)}[{self.uses(['index'] * rank)}]", type_, element

    def add_load(self):
        place, type_, element = self.element()
        self.define(element, f"memref.load {place} : {type_}")

    def add_store(self):
        place, type_, element = self.element()
        self.operation(f"memref.store {self.use(element)}, {place} : {type_}")

    def add_buffer(self):
        kind = self.random.randrange(4)
        if kind == 0:
            self.define("memref<64x64xf32>", "memref.alloc() : memref<64x64xf32>")
        elif kind == 1:
            self.define(
                "memref<?xf64>",
                f"memref.alloca({self.use('index')}) {{alignment = 16 : i64}} : memref<?xf64>",
            )
        elif kind == 2:
            type_ = "memref<4x?x8xi32>"
            self.define("index", f"memref.dim {self.uses([type_, 'index'])} : {type_}")
        else:
            source, target = "memref<64x64xf32>", "memref<16x16xf32, strided<[64, 1], offset: ?>>"
            offsets = self.uses(["index", "index"])
            self.define(
                target,
                f"memref.subview {self.use(source)}[{offsets}] [16, 16] [1, 1] : {source} to {target}",
            )

    def add_call(self):
        types = ["i32", "f32", "memref<16xi64>"]
        type_ = self.random.choice(RESULTS)
        arguments = self.uses(types)
        name = "call" if self.indent == 2 else "func.call"
        self.define(type_, f"{name} @{type_}_of({arguments}) : ({', '.join(types)}) -> {type_}")

    def add_loop(self, size):
        """Adds an scf.for of `size` operations, including itself and its yield."""
        bounds = [self.use("index") for _ in range(3)]
        start, result = self.use("f32"), self.new_name()
        self.open_scope()
        index = self.new_arguments(["index"]).split(":")[0]
        sum_ = self.new_arguments(["f32"]).split(":")[0]
        self.operation(
            f"{result} = scf.for {index} = {bounds[0]} to {bounds[1]} step {bounds[2]} "
            f"iter_args({sum_} = {start}) -> (f32) {{"
        )
        self.add_block(size - 2, "scf.yield {} : f32")
        self.add_value(result, "f32")

    def add_condition(self, size):
        """Adds an scf.if with an else, of `size` operations including its two yields."""
        condition, result = self.use("i1"), self.new_name()
        self.operation(f"{result} = scf.if {condition} -> (f32) {{")
        half = (size - 3) // 2
        for first, rest in ((True, half), (False, size - 3 - half)):
            self.open_scope()
            self.add_block(rest, "scf.yield {} : f32", "} else {" if first else "}")
        self.add_value(result, "f32")

    def add_block(self, size, terminator, end="}"):
        """Adds the rest of a block in a nested region and closes its scope."""
        self.indent += 1
        self.add_simple(size)
        self.operation(terminator.format(self.use("f32")))
        self.indent -= 1
        self.scopes.pop()
        self.line(end)

    SIMPLE = {
        add_constant: 14,
        add_integer_arithmetic: 20,
        add_float_arithmetic: 20,
        add_compare: 6,
        add_select: 4,
        add_cast: 8,
        add_load: 14,
        add_store: 7,
        add_buffer: 3,
        add_call: 4,
    }

    def add_straight(self, count):
        """Adds simple operations, and occasionally a loop or a condition."""
        while count > 0:
            size = 10 if count >= 10 and self.random.random() < 0.03 else 1
            if size == 1:
                self.add_simple(1)
            else:
                self.random.choice([self.add_loop, self.add_condition])(size)
            count -= size

    def add_diamond(self, count):
        """Adds a branch whose two sides join in a new current block."""
        sides, join = self.new_blocks(2), self.new_blocks(1)[0]
        part = (count - 3) // 3
        self.add_straight(count - 3 - 2 * part)
        self.operation(
            f"cf.cond_br {self.use('i1')}, {sides[0]}({self.uses_with_types(['i32'])}), "
            f"{sides[1]}({self.uses_with_types(['f32', 'index'])})"
        )
        for side, types in zip(sides, (["i32"], ["f32", "index"])):
            self.open_scope()
            self.label(f"{side}({self.new_arguments(types)}):")
            self.add_straight(part)
            self.operation(f"cf.br {join}({self.uses_with_types(['f32', 'i64'])})")
            self.scopes.pop()
        self.label(f"{join}({self.new_arguments(['f32', 'i64'])}):")

    def add_function(self, name, count):
        """Adds a function with `count` operations."""
        self.open_scope()
        arguments = self.new_arguments(ARGUMENTS)
        self.operation(f"func.func @{name}({arguments}) -> ({', '.join(RESULTS)}) {{")
        self.indent += 1
        rest = count - 2
        while rest >= DIAMOND:
            self.add_diamond(DIAMOND)
            rest -= DIAMOND
        self.add_straight(rest)
        self.operation(f"return {self.uses_with_types(RESULTS)}")
        self.indent -= 1
        self.scopes.pop()
        self.line("}")
        assert self.count == count, self.count


def write_module(file, functions):
    """Writes functions with a total number of operations, and their callees."""
    file.write("module {\n")
    for type_ in RESULTS:
        file.write(f"  func.func private @{type_}_of(i32, f32, memref<16xi64>) -> {type_}\n")
    for i in range(functions):
        function = Body(seed=i, indent=1)
        function.add_function(f"f{i}", OPERATIONS // functions)
        file.write("\n".join(function.lines) + "\n")
    file.write("}\n")


INPUTS = {
    "functions": lambda file: write_module(file, FUNCTIONS),
    "function": lambda file: write_module(file, 1),
    "empty": lambda file: file.write("module {\n}\n"),
}


if __name__ == "__main__":
    inputs.main(__doc__, INPUTS)
