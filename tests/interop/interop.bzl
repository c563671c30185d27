# SPDX-License-Identifier: Apache-2.0
"""Tests that compare mlir-opt with what upstream's gave."""

_TOOL = "//tools/mlir-opt"
_EMULATOR = "//targets/platforms:emulate"

def interop_test(name, srcs, goldens, **kwargs):
    """A test that runs mlir-opt over files, under its emulator if it is foreign.

    Args:
      name: the target.
      srcs: the files.
      goldens: what is expected of them, FILE.golden each.
      **kwargs: as of any test (size, tags, ...).
    """
    emulated = ["--emulator=$(rootpath %s)" % _EMULATOR]
    native.py_test(
        name = name,
        srcs = ["interop_test.py"],
        main = "interop_test.py",
        python_version = "PY3",
        args = ["--tool=$(rootpath %s)" % _TOOL] + select({
            "//targets/platforms:x86_64": [],
            "//conditions:default": emulated,
        }) + ["$(rootpaths %s)" % src for src in srcs],
        data = srcs + goldens + [_TOOL] + select({
            "//targets/platforms:x86_64": [],
            "//conditions:default": [_EMULATOR],
        }),
        **kwargs
    )
