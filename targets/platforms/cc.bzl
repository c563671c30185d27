# SPDX-License-Identifier: Apache-2.0
"""C and C++ rules with the defaults of this workspace."""

_WARNINGS = [
    "-Wall",
    "-Wextra",
    "-Wno-unused-parameter",
    "-Werror",
]

# Languages differ: clang refuses -fno-rtti for C.
_CXX = [
    "-fno-exceptions",
    "-fno-rtti",
]

def _copts(srcs, copts):
    is_c = [src for src in srcs if type(src) == "string" and src.endswith(".c")]
    return _WARNINGS + ([] if is_c else _CXX) + copts

def mlir_cc_library(name, srcs = [], copts = [], **kwargs):
    """cc_library: warnings are errors, no exceptions, no RTTI."""
    native.cc_library(
        name = name,
        srcs = srcs,
        copts = _copts(srcs, copts),
        linkstatic = True,
        **kwargs
    )

def mlir_cc_binary(name, srcs = [], copts = [], features = [], **kwargs):
    """cc_binary with the same defaults, needing no C++ runtime of the machine."""
    native.cc_binary(
        name = name,
        srcs = srcs,
        copts = _copts(srcs, copts),
        features = features + ["static_cxx_runtime"],
        **kwargs
    )

def mlir_cc_test(name, srcs, copts = [], deps = [], size = "small", **kwargs):
    """cc_test with the same defaults, over GoogleTest's main."""
    native.cc_test(
        name = name,
        size = size,
        srcs = srcs,
        copts = _copts(srcs, copts),
        linkstatic = True,
        deps = deps + [
            "@com_google_googletest//:gtest",
            "@com_google_googletest//:gtest_main",
        ],
        **kwargs
    )
