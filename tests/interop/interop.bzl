# SPDX-License-Identifier: Apache-2.0
"""Tests that compare mlir-opt with upstream's output."""

_TOOL = "//tools/mlir-opt"
_EMULATOR = "//targets/platforms:emulate"

# An emulator takes half a second to start, and the tool starts a thousand
# times. So other platforms test one of this many files.
_ONE_OF = 16

def interop_test(name, srcs, goldens, **kwargs):
    """Defines a test that runs mlir-opt on files.

    On other platforms it runs under an emulator and tests only some of the files.

    Args:
      name: the target.
      srcs: the files.
      goldens: the expected output of each file, FILE.golden.
      **kwargs: further attributes of the test (size, tags, ...).
    """
    emulated = ["--emulator=$(rootpath %s)" % _EMULATOR]
    files = ["$(rootpaths %s)" % src for src in srcs]
    native.py_test(
        name = name,
        srcs = ["interop_test.py"],
        main = "interop_test.py",
        python_version = "PY3",
        args = ["--tool=$(rootpath %s)" % _TOOL] + select({
            "//targets/platforms:x86_64": files,
            "//conditions:default": emulated + files[::_ONE_OF],
        }),
        data = srcs + goldens + [_TOOL] + select({
            "//targets/platforms:x86_64": [],
            "//conditions:default": [_EMULATOR],
        }),
        **kwargs
    )
