# SPDX-License-Identifier: Apache-2.0
"""Generates the inputs that mlir-opt is measured on: FOLDER/NAME.mlir.

The bytes are the same on every machine.
"""

import random

import body
import inputs

OPERATIONS = 200_000
MODULES = 2_000
CONSTANT_BYTES = 64 << 20
CHUNK = 1 << 20

ALIASES = """\
#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0, d1)[s0] -> (d0 * 8 + s0, d1 floordiv 4)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d2)>
!buffer = memref<16x?xf32, #map1>
"""

SCALARS = ["i1", "i8", "i32", "i64", "index", "f16", "bf16", "f32", "f64"]
SHAPED = [
    "tensor<4x16xf32>",
    "tensor<?x128xf16>",
    "tensor<1x3x224x224xf32>",
    "tensor<*xi64>",
    "vector<4xf32>",
    "vector<2x[4]xi8>",
    "!buffer",
    "memref<8x8xf64, strided<[8, 1], offset: ?>>",
    "memref<4x4xi32, affine_map<(d0, d1) -> (d0 * 4 + d1)>, 3>",
    "tuple<i32, tensor<2xf32>>",
    "complex<f32>",
    "!bench.handle<i32, 4>",
]


class Body(body.Body):
    """One in generic form; `scopes` contains lists of (name, type)."""

    def new_value(self, type_):
        name = self.new_name()
        self.add_value(name, type_)
        return name

    def use(self, count):
        """Returns operands, mostly recently defined ones, as text and as types."""
        values = []
        for _ in range(count):
            scope = self.scopes[-1]
            if len(scope) < 2 or self.random.random() < 0.2:
                scope = self.random.choice([s for s in self.scopes if s])
            near = self.random.randrange(1, min(len(scope), 64) + 1)
            values.append(scope[-self.random.randrange(1, near + 1)])
        return ", ".join(v for v, _ in values), ", ".join(t for _, t in values)

    def add_constant(self):
        type_ = self.random.choice(SCALARS)
        number = self.random.randrange(1 << 16)
        if type_ == "i1":
            value = self.random.choice(["true", "false"])
        elif type_ == "i8":
            value = f"{number % 128} : i8"
        elif "f" in type_:
            value = f"{number / 4096:e} : {type_}"
        else:
            value = f"{number} : {type_}"
        name = self.new_value(type_)
        self.operation(f'{name} = "bench.constant"() <{{value = {value}}}> : () -> {type_}')

    def add_arithmetic(self):
        kind = self.random.choice(["add", "mul", "sub", "max", "select"])
        operands, types = self.use(3 if kind == "select" else 2)
        type_ = self.random.choice(SCALARS + SHAPED)
        attributes = self.random.choice(
            ["", "", " {fastmath = 7 : i32}", " {overflow = 1 : i64, exact}"]
        )
        name = self.new_value(type_)
        self.operation(f'{name} = "bench.{kind}"({operands}){attributes} : ({types}) -> {type_}')

    def add_compare(self):
        operands, types = self.use(2)
        predicate = self.random.randrange(10)
        name = self.new_value("i1")
        self.operation(
            f'{name} = "bench.cmp"({operands}) <{{predicate = {predicate} : i64}}> '
            f": ({types}) -> i1"
        )

    def add_pack(self):
        """Adds an operation with two results, both of which can be used."""
        operands, types = self.use(2)
        a, b = self.random.choice(SCALARS), self.random.choice(SHAPED)
        name = self.new_name()
        self.add_value(name + "#0", a)
        self.add_value(name + "#1", b)
        self.operation(f'{name}:2 = "bench.split"({operands}) : ({types}) -> ({a}, {b})')

    def add_load(self):
        operands, types = self.use(3)
        type_ = self.random.choice(SCALARS)
        name = self.new_value(type_)
        self.operation(
            f'{name} = "mem.load"({operands}) {{nontemporal = false, map = #map1}} '
            f": ({types}) -> {type_}"
        )

    def add_store(self):
        operands, types = self.use(4)
        self.operation(
            f'"mem.store"({operands}) {{alignment = 16 : i64}} : ({types}) -> ()'
        )

    def add_layer(self):
        operands, types = self.use(3)
        type_ = self.random.choice(SHAPED)
        number = self.random.randrange(64)
        name = self.new_value(type_)
        self.operation(
            f'{name} = "graph.conv"({operands}) {{dilations = array<i64: 1, {1 + number % 3}>, '
            f'group = {number} : si64, name = "block_{number}/conv", '
            f"pads = [0, {number % 2}, 0, {number % 2}], "
            f"kernel = dense<[3, {number % 4 + 1}]> : tensor<2xi64>}} : ({types}) -> {type_}"
        )

    def add_contraction(self):
        operands, types = self.use(3)
        type_ = self.random.choice(SHAPED)
        tile = self.random.choice([4, 8, 16, 32])
        name = self.new_value(type_)
        self.operation(
            f'{name} = "bench.contract"({operands}) <{{indexing_maps = [#map2, #map, '
            'affine_map<(d0, d1, d2) -> (d0, d1)>], kind = "add"}> '
            f'{{config = {{order = ["i", "j", "k"], tile = [{tile}, {tile}], unroll}}, '
            f"scale = 1.250000e-01 : f32}} : ({types}) -> {type_}"
        )

    def add_call(self):
        operands, types = self.use(2)
        type_ = self.random.choice(SCALARS)
        callee = self.random.randrange(MODULES)
        name = self.new_value(type_)
        self.operation(
            f'{name} = "bench.call"({operands}) {{callee = @f{callee}}} : ({types}) -> {type_}'
        )

    def add_loop(self, size):
        """Adds an operation with a region of `size` operations, the last one a yield."""
        operands, types = self.use(3)
        type_ = self.random.choice(SCALARS)
        result = self.new_name()
        self.operation(f'{result} = "flow.for"({operands}) ({{')
        self.open_scope()
        self.line(f"^bb0({self.new_arguments(['index', type_])}):")
        self.indent += 1
        self.add_simple(size - 1)
        value, value_type = self.use(1)
        self.operation(f'"flow.yield"({value}) : ({value_type}) -> ()')
        self.indent -= 1
        self.scopes.pop()
        self.line(f"}}) {{unroll = 4 : i64}} : ({types}) -> {type_}")
        self.add_value(result, type_)

    SIMPLE = {
        add_arithmetic: 34,
        add_constant: 14,
        add_load: 10,
        add_compare: 8,
        add_store: 8,
        add_layer: 8,
        add_call: 7,
        add_contraction: 6,
        add_pack: 5,
    }

    def add_straight(self, count):
        """Adds `count` operations to the current block, some of them loops."""
        while count > 24:
            size = self.random.randrange(6, 12)
            self.add_simple(11)
            self.add_loop(size)
            count -= 12 + size
        self.add_simple(count)

    def add_diamond(self, count):
        """Adds a branch to two blocks that join, `count` operations in all.

        The block where they join becomes the current block.
        """
        left, right, join = self.new_blocks(3)
        part = (count - 3) // 4
        self.add_straight(count - 3 - 3 * part)
        condition, condition_type = self.use(1)
        self.operation(f'"flow.cond_br"({condition})[{left}, {right}] : ({condition_type}) -> ()')
        for label in (left, right):
            self.open_scope()
            self.line(f"{label}({self.new_arguments(['i32'])}):")
            self.add_straight(part)
            self.operation(f'"flow.br"()[{join}] : () -> ()')
            self.scopes.pop()
        self.line(f"{join}({self.new_arguments(['f32', self.random.choice(SHAPED)])}):")
        self.add_straight(part)

    def add_function(self, name, count, diamond=98):
        """Adds `count` operations; each `diamond` of them contain a branch and a join."""
        self.operation('"bench.func"() ({')
        self.open_scope()
        self.indent += 1
        types = ["!buffer", "tensor<4x16xf32>", "i32", "index"]
        self.label(f"^bb0({self.new_arguments(types)}):")
        rest = count - 2
        while rest >= diamond:
            self.add_diamond(diamond)
            rest -= diamond
        self.add_straight(rest)
        value, type_ = self.use(1)
        self.operation(f'"bench.return"({value}) : ({type_}) -> ()')
        self.indent -= 1
        self.scopes.pop()
        self.line(
            f'}}) {{function_type = ({", ".join(types)}) -> {type_}, sym_name = "{name}", '
            f'sym_visibility = "private"}} : () -> ()'
        )
        assert self.count == count


def write_functions(file, in_modules):
    """Writes the same functions, either each in its own module or all in one."""
    file.write(ALIASES + "module {\n")
    for i in range(MODULES):
        function = Body(seed=i, indent=2 if in_modules else 1)
        function.add_function(f"f{i}", OPERATIONS // MODULES)
        file.write(f"  module @m{i} {{\n" if in_modules else "")
        file.write("\n".join(function.lines) + "\n")
        file.write("  }\n" if in_modules else "")
    file.write("}\n")


def write_region(file):
    """Writes all operations into the blocks of one region."""
    function = Body(seed=0, indent=1)
    function.add_function("f", OPERATIONS)
    file.write(ALIASES + "module {\n" + "\n".join(function.lines) + "\n}\n")


def write_hex(file, prefix):
    """Writes CONSTANT_BYTES random bytes as a hexadecimal string."""
    file.write('"0x' + prefix)
    source = random.Random(0)
    for _ in range(CONSTANT_BYTES // CHUNK):
        file.write(source.getrandbits(CHUNK * 8).to_bytes(CHUNK, "little").hex().upper())
    file.write('"')


def write_dense(file):
    type_ = f"tensor<{CONSTANT_BYTES // 4}xf32>"
    file.write('module {\n  %0 = "bench.constant"() {value = dense<')
    write_hex(file, "")
    file.write(f"> : {type_}}} : () -> {type_}\n}}\n")


def write_resource(file):
    type_ = f"tensor<{CONSTANT_BYTES // 4}xf32>"
    file.write(f'module {{\n  %0 = "bench.constant"() {{value = dense_resource<weights> : {type_}}} ')
    file.write(f": () -> {type_}\n}}\n\n{{-#\n  dialect_resources: {{\n    builtin: {{\n      weights: ")
    write_hex(file, "04000000")
    file.write("\n    }\n  }\n#-}\n")


INPUTS = {
    "modules": lambda file: write_functions(file, in_modules=True),
    "module": lambda file: write_functions(file, in_modules=False),
    "region": write_region,
    "dense": write_dense,
    "resource": write_resource,
    "empty": lambda file: file.write("module {\n}\n"),
}


if __name__ == "__main__":
    inputs.main(__doc__, INPUTS)
