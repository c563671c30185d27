# SPDX-License-Identifier: Apache-2.0
"""The compiler's flags, for tests that run the compiler."""

load("//targets/platforms:compile_flags.bzl", "compile_flags")

def _in_runfiles(flag):
    """Returns a flag with the path of an external folder relative to the runfiles."""
    return "../" + flag[len("external/"):] if flag.startswith("external/") else flag

def _compiler_flags_impl(ctx):
    context = cc_common.merge_cc_infos(
        cc_infos = [dep[CcInfo] for dep in ctx.attr.deps],
    ).compilation_context
    tool, flags = compile_flags(
        ctx,
        context,
        copts = ctx.attr.copts,
        quote_includes = depset(),
    )
    output = ctx.actions.declare_file(ctx.label.name + ".txt")
    ctx.actions.write(output, "\n".join([tool] + [_in_runfiles(flag) for flag in flags]) + "\n")
    return [DefaultInfo(
        files = depset([output]),
        runfiles = ctx.runfiles(
            files = [output],
            transitive_files = depset(transitive = [context.headers]),
        ),
    )]

compiler_flags = rule(
    doc = "Writes the compiler and its flags, one per line, for use in runfiles.",
    implementation = _compiler_flags_impl,
    attrs = {
        "copts": attr.string_list(doc = "More flags."),
        "deps": attr.label_list(
            doc = "Libraries of other workspaces whose headers are used.",
            providers = [CcInfo],
        ),
        "_cc_toolchain": attr.label(
            default = "@bazel_tools//tools/cpp:current_cc_toolchain",
        ),
    },
    fragments = ["cpp"],
    toolchains = ["@bazel_tools//tools/cpp:toolchain_type"],
)
