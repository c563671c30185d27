# SPDX-License-Identifier: Apache-2.0
"""Tests that compare mlir-opt with what upstream's gave."""

_TOOL = "//tools/mlir-opt"
_EMULATOR = "//targets/platforms:emulate"

# An emulator takes half a second to begin, and the tool begins a thousand times:
# where it is foreign, it reads one file of so many.
_ONE_OF = 16

def interop_test(name, srcs, goldens, **kwargs):
    """A test that runs mlir-opt over files.

    Where it is foreign, it runs under an emulator, over some of the files.

    Args:
      name: the target.
      srcs: the files.
      goldens: what is expected of them, FILE.golden each.
      **kwargs: as of any test (size, tags, ...).
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
