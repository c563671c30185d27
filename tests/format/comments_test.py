# SPDX-License-Identifier: Apache-2.0
"""comments_test: sentences that comments.py must refuse or accept."""
import unittest

import comments

_REFUSED = (
    ("a.h", "/// What is left.\nint x;\n"),
    ("a.h", "// Of an operand.\n"),
    ("a.cpp", "int x; // What is left.\n"),
    ("a.cpp", "struct S {\n  int x; ///< Of a list.\n};\n"),
    ("a.c", "/* What is left. */\n"),
    ("a.c", "/**\n * What is left.\n */\n"),
    ("a.cpp", "// Of what cannot be\n// divided, there is none.\n"),
    ("a.cpp", "// Returns x. What is left is 0.\n"),
    ("a.cpp", "// Returns x.\n// What is left is 0.\n"),
    ("a.cpp", "// Returns x.\n//\n// What is left.\n"),
    ("a.cpp", "// SPDX-License-Identifier: Apache-2.0\n//\n// What is left.\n"),
    ("a.cpp", "int x; // Returns x.\n// What is left\n"),
    ("a.cpp", "// Is it? What is left.\n"),
    ("a.cpp", 'auto s = "//"; // What is left.\n'),
    ("a.td", "def X; // Of a list.\n"),
    ("a.td", "let x = [{\n  // What is left.\n}];\n"),
    ("a.py", "x = 1  # What is left.\n"),
    ("a.py", 'def f():\n  """What is left."""\n'),
    ("a.py", 'def f():\n  """Returns x.\n\n  What is left.\n  """\n'),
    ("a.sh", "#!/bin/bash\n# SPDX-License-Identifier: x\n# What is left.\n"),
    ("script", "#!/bin/bash\n# What is left.\n"),
    ("a.bzl", 'rule(\n    # What is left.\n    doc = "x",\n)\n'),
    ("a/BUILD.bazel", "# Of a list.\n"),
    ("WORKSPACE", "# Of a list.\n"),
    ("testdata/a.mlir", "// What is left.\n// CHECK: module\n"),
    ("testdata/a.ll", 'source_filename = ";"\n; What is left.\n'),
    ("a.h", "// Optimises code.\n"),
    ("a.cpp", "// Undefined behaviour is an error.\n"),
    ("a.td", "// Deserialises a list.\n"),
    ("a.py", "# The initialiser of x.\n"),
)

_ACCEPTED = (
    ("a.h", "/// Returns what is left.\n"),
    ("a.h", "/// Of which kind is it?\n"),
    ("a.h", "/// What is\n/// left?\n"),
    ("a.h", "/// Returns a pair\n/// Of names.\n"),
    ("a.h", "/// Offsets are bytes. Whatever follows is skipped.\n"),
    ("a.cpp", "auto s = \"// What is left.\";\n"),
    ("a.cpp", 'auto s = R"(\n// What is left.\n)";\n'),
    ("a.cpp", "// The file e.g. what is left.\n"),
    ("a.py", "x = '# What is left.'\n"),
    ("a.sh", "#!/bin/bash\necho $#What\n"),
    ("a.mlir", "// CHECK: What is left.\n"),
    ("a.ll", 'source_filename = "; What is left."\n'),
    ("a.md", "# What is left\n"),
    ("notes.txt", "// What is left.\n"),
    ("a.h", "// Optimizes the precise analysis. Otherwise raises the promise.\n"),
    ("a.cpp", 'auto s = "behaviour";\n'),
)


class CommentsTest(unittest.TestCase):
    def test_refused(self):
        for name, text in _REFUSED:
            with self.subTest(name=name, text=text):
                self.assertEqual(len(comments.check([(name, text)], ())), 1)

    def test_accepted(self):
        for name, text in _ACCEPTED:
            with self.subTest(name=name, text=text):
                self.assertEqual(comments.check([(name, text)], ()), [])

    def test_message(self):
        text = "int x;\n/// Returns x. What is left.\n"
        self.assertEqual(
            comments.check([("a/b.h", text)], ()),
            [
                "a/b.h:2: error: comment opens with 'What' and is no "
                "question: What is left."
            ],
        )

    def test_exceptions(self):
        exceptions = comments.read_exceptions("# Reason.\n\na.h: What is\n")
        self.assertEqual(exceptions, {("a.h", "What is")})
        source = ("a.h", "// What is left.\n")
        self.assertEqual(comments.check([source], exceptions), [])
        other = ("b.h", "// What is left.\n")
        self.assertEqual(len(comments.check([source, other], exceptions)), 1)

    def test_unused_exception(self):
        exceptions = comments.read_exceptions("a.h: What is\n")
        self.assertEqual(
            comments.check([("a.h", "// What remains?\n")], exceptions),
            ["error: exception permits nothing: a.h: What is"],
        )


if __name__ == "__main__":
    unittest.main()
