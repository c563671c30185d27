# SPDX-License-Identifier: Apache-2.0
"""Tests missing_includes.py on generated checkouts."""

import glob
import os
import sys
import tempfile
import unittest

from declarations import Declarations, strip
from graph import Graph
from missing_includes import check, list_sources

COMPILER = []

# The files of a checkout and of a small standard library.
_FILES = {
    "core/precompiled.h": """
        #include "core/shape.h"
        #include "core/shape_kinds.h"
        #include <cstdlib>
        #include <optional>
        #include <utility>""",
    "system/c++/cstdlib": "extern \"C\" void *malloc(int); namespace std { using ::malloc; }",
    "system/c++/optional": "#include <bits/optional_base.h>",
    "system/c++/bits/optional_base.h": "namespace std { template <class T> class optional {}; }",
    "system/c++/utility": "namespace std { template <class T> T exchange(T &x, T y); }",
    "core/shape.h": """
        #include "core/shape_op.h.inc"
        class Block;
        class Shape {
        public:
          bool operator==(const Shape &) const = default;
          template <typename T> decltype(auto) visit(T &&callback) const {
            return callback(*this);
          }
          int (*measure)(int) = nullptr;
          int corners[3] = {0, 0, 0};
        };
        Shape turn(const Shape &shape);
        #define SHAPES(X) X(Circle, "o") X(Square, "[]")""",
    "core/shape_kinds.h": "enum class ShapeKind { Round, Straight };",
    "core/shape.td": 'def Shape_Ring : Op<"ring"> { let arguments = (ins I32:$width); }',
    "core/forward.h": "class Shape; class Block; struct Own { int corners; };",
}


class MissingIncludesTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = folder.name
        for path, text in _FILES.items():
            self.write(path, text)

    def write(self, path, text):
        """Writes a file of the checkout."""
        os.makedirs(os.path.dirname(os.path.join(self.root, path)), exist_ok=True)
        with open(os.path.join(self.root, path), "w", encoding="utf-8") as file:
            file.write(text)

    def reports(self, text, path="core/a.cpp"):
        """Returns the reports for a source with this text."""
        self.write(path, text)
        headers = glob.glob(os.path.join(self.root, "core/*.h"))
        paths = sorted({os.path.relpath(header, self.root) for header in headers} | {path})
        library = ["-nostdinc", "-isystem", os.path.join(self.root, "system/c++")]
        graph = Graph(self.root, COMPILER + library)
        graph.add_sources(paths)
        return list(check(graph, paths))

    def expect_missing(self, text, *names, path="core/a.cpp"):
        """Expects reports of `uses NAME` in this order."""
        found = [report.split(" uses ")[1].split(",")[0] for report in self.reports(text, path)]
        self.assertEqual(found, list(names))

    def test_says_where_and_what(self):
        self.assertEqual(
            self.reports("\nint f(Shape shape);"),
            [
                "core/a.cpp:2: uses Shape, which core/shape.h declares, "
                "without an include that leads there"
            ],
        )

    def test_names_the_header_of_the_standard_library(self):
        (report,) = self.reports("std::optional<int> x;")
        self.assertRegex(report, "uses optional, which [^ ]*/optional declares")

    def test_accepts_what_is_included_directly_or_not(self):
        self.write("core/b.h", '#include "core/shape.h"\n')
        self.expect_missing('#include "core/shape.h"\nShape f() { return turn({}); }')
        self.expect_missing('#include "core/b.h"\nShape f() { return turn({}); }')
        self.expect_missing("#include <utility>\nint f(int &x) { return std::exchange(x, 1); }")
        self.expect_missing("#include <cstdlib>\nvoid *f() { return std::malloc(1); }")

    def test_reports_functions_members_macros_and_enumerations(self):
        self.expect_missing("auto f() { return turn(1); }", "turn")
        forward = '#include "core/forward.h"\n'
        self.expect_missing(forward + "int f(Shape *s) { return s->measure(1); }", "measure")
        self.expect_missing(forward + "void f(Shape *s) { s->visit(g); }", "visit")
        self.expect_missing("SHAPES(int)", "SHAPES")
        self.expect_missing("int x = int(ShapeKind::Round);", "Round", "ShapeKind")

    def test_an_announced_type_is_not_a_complete_one(self):
        announced = '#include "core/forward.h"\n'
        self.expect_missing(announced + "int f(const Shape &shape, Shape *other);")
        self.expect_missing(announced + "void f() {\n  Shape shape;\n}", "Shape")
        self.expect_missing(announced + "struct Circle : Shape {};", "Shape")
        self.expect_missing(announced + "int x = Shape::corners;", "Shape")
        self.expect_missing(announced + "bool b = isa<Shape>(x);", "Shape")

    def test_generated_classes_are_those_of_records(self):
        self.expect_missing("int f(RingOp op);", "RingOp")
        generated = '#include "core/shape_op.h.inc"\n'
        self.expect_missing(generated + "int f(RingOp op) { return op.getWidth(); }")

    def test_a_header_of_a_family_includes_what_its_target_names(self):
        self.write("rings/ring.td", 'def Ring : Op<"ring">;')
        build = 'mlir_dialect(name = "rings", header_includes = ["core/shape.h"])'
        self.write("rings/BUILD.bazel", build)
        family = '#include "rings/ring.h"\n'
        self.expect_missing(family + "int x = Shape::corners; int f(Ring op);")
        self.expect_missing(family + "int x = malloc(1);", "malloc")

    def test_names_of_its_own_are_no_uses(self):
        self.expect_missing("int turn(int x); int y = turn(1);")
        self.expect_missing("template <typename Shape> Shape f(Shape shape);")
        self.expect_missing("int f() { auto [turn, b] = g(); return turn; }")
        self.expect_missing("int f() { int a = 1, turn = 2; return turn; }")
        self.expect_missing("enum class E { Circle, Square, Round };\nE e = E::Round;")
        self.expect_missing("int f(int (*turn)(int)) { return turn(1); }")
        self.expect_missing("int f() { enum { turn, next = 2 }; return turn; }")
        self.expect_missing("int a[] = {1}, turn[] = {2}; int b = turn[0];")
        self.expect_missing("int f(const int *const *turn) { return turn[0]; }")

    def test_text_and_directives_are_no_uses(self):
        self.expect_missing('// Shape\n/* Shape */ const char *s = "Shape";')
        self.expect_missing('const char *s = R"(\nShape)";\n#define X Shape\n')

    def test_a_header_may_use_members_of_unknown_types(self):
        text = "template <typename T> int f(T t) { return t.measure(1); }"
        self.expect_missing(text, path="core/a.h")
        self.expect_missing("Shape f();", "Shape", path="core/a.h")

    def test_what_includes_the_unknown_may_have_its_names(self):
        self.expect_missing('#include "elsewhere/a.pb.h"\nint x = f().measure(1);')
        self.expect_missing('#include "elsewhere/a.pb.h"\nstd::optional<int> x;', "optional")

    def test_reads_declarations_behind_bodies(self):
        text = """
            namespace a { extern "C" { int first(void) noexcept(true); }
            template <class T> requires Is<T> class Box final : public Base<T> {
              Box() : x{1}, y(2) { f(); }
              bool operator()(int) const { return g(); }
              std::function<bool(int)> callback;
              enum { Red, Green = 2 } color;
            };
            MY_MACRO(Listed)
            MY_MACRO(Too)
            using Alias = int; typedef Box<int> Name; }"""
        found = Declarations(strip(text))
        names = "first Box callback Red Green color Listed Too Alias Name".split()
        self.assertEqual(set(names) - found.names, set())
        self.assertEqual({"f", "g", "T", "x"} & found.names, set())

    def test_lists_sources_that_are_not_inputs(self):
        os.system(f"git init --quiet {self.root}")
        self.write("a/testdata/b.cpp", "")
        self.write("a/b.cpp", "")
        self.assertIn("a/b.cpp", list_sources(self.root))
        self.assertNotIn("a/testdata/b.cpp", list_sources(self.root))


if __name__ == "__main__":
    with open(sys.argv.pop(1), encoding="utf-8") as flags:
        COMPILER = flags.read().splitlines()
    unittest.main()
