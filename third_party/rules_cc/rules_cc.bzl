# SPDX-License-Identifier: Apache-2.0
"""@rules_cc: Debian's package, patched to load in Debian's Bazel."""

load("//third_party:platforms.bzl", "require")

_SOURCE = "/usr/share/bazel/rules/cc"

# These files load a function that Bazel 4.2.3 does not have.
_MENDED = ["cc_flags_supplier", "compiler_flag"]

def _rules_cc_impl(ctx):
    require(ctx, _SOURCE, "Debian package bazel-rules-cc")
    result = ctx.execute(["cp", "-rL", _SOURCE + "/.", "."])
    if result.return_code:
        fail("cannot copy %s: %s" % (_SOURCE, result.stderr))
    for name in _MENDED:
        path = "cc/private/rules_impl/%s.bzl" % name
        text = ctx.read(path).replace(", \"use_cpp_toolchain\")", ")")
        ctx.file(path, text.replace(
            "use_cpp_toolchain()",
            "[\"@bazel_tools//tools/cpp:toolchain_type\"]",
        ))

rules_cc_repository = repository_rule(implementation = _rules_cc_impl)
