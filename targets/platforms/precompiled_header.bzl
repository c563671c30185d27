# SPDX-License-Identifier: Apache-2.0
"""Headers compiled once, for the many sources that include them.

Most of the time of a source of this project goes into headers. With
--//targets/platforms:precompiled_headers, `--config=pch` for short, the sources of
a folder begin with what its precompiled header has read. A source must not rely on
that: it includes what it uses, which builds without the flag show.
"""

load("@bazel_tools//tools/cpp:toolchain_utils.bzl", "find_cpp_toolchain")
load(":compile_flags.bzl", "compile_flags")

# The folder of each precompiled header, and the folders whose sources begin with
# it. What mlir-tblgen is made of cannot begin with headers that it generates.
_FOLDERS = {
    "core/ir": [
        "core",
        "ods/load",
        "tests/load_td",
    ],
    "dialects": [
        "dialects",
        "passes",
        "tests/interpreter",
        "tests/random",
        "tests/rules",
    ],
    "dialects/llvm": [
        "conversions",
        "dialects/llvm",
        "targets/jit",
        "targets/llvmir",
        "targets/lowering",
        "targets/machine",
        "targets/onnx_direct",
        "tests/native_programs",
        "tests/passes",
        "tools/mlir-compile",
        "tools/mlir-opt",
        "tools/mlir-runner",
        "tools/mlir-translate",
    ],
    "dialects/test": [
        "dialects/test",
        "passes/testing",
    ],
    "targets": [
        "targets/native",
        "targets/onnx",
        "tools/onnx-mlir",
        "tools/onnx-mlir-run",
    ],
    "targets/platforms": [
        "core/support",
        "drr",
        "ods",
        "tools",
    ],
}

_REPOSITORY = Label("//:README.md").workspace_name

def _is_within(package, folder):
    return (package + "/").startswith(folder + "/")

def precompiled_header_of(package, repository):
    """The folder of the precompiled header that a package's sources begin with.

    Args:
      package: the package.
      repository: its repository, as native.repository_name() has it.

    Returns:
      a folder, or None if the package has no precompiled header.
    """
    if repository != "@" + _REPOSITORY:
        return None
    best = ""
    result = None
    for folder, users in _FOLDERS.items():
        for user in users:
            if _is_within(package, user) and len(user) > len(best):
                best = user
                result = folder
    return result

def _layering_flags(ctx):
    """What a source demands of its precompiled header if its includes are checked.

    The header is of no target, so that its own includes are not checked; those of
    the source are, also what the precompiled header has read already.
    """
    if "layering_check" in ctx.features and "layering_check" not in ctx.disabled_features:
        return ["-fmodules-strict-decluse"]
    return []

def _precompiled_header_impl(ctx):
    toolchain = find_cpp_toolchain(ctx)
    output = ctx.actions.declare_file(ctx.label.name + ".pch")
    root = ctx.label.workspace_root or "."
    own = CcInfo(compilation_context = cc_common.create_compilation_context(
        headers = depset(ctx.files.headers + [ctx.file.header]),
        quote_includes = depset([root, ctx.bin_dir.path + "/" + root]),
    ))
    context = cc_common.merge_cc_infos(
        cc_infos = [own] + [dep[CcInfo] for dep in ctx.attr.deps],
    ).compilation_context
    tool, flags = compile_flags(
        ctx,
        context,
        copts = ctx.attr.copts,
        quote_includes = context.quote_includes,
        # As the sources that begin with it; see cc.bzl.
        use_pic = True,
    )
    ctx.actions.run(
        executable = tool,
        arguments = flags + _layering_flags(ctx) + [
            "-fpch-instantiate-templates",
            # A header may be written anew and still be the same.
            "-Xclang",
            "-fno-pch-timestamp",
            # Paths of headers are stored relative to the working directory, which
            # clang takes for the system root: every checkout writes the same bytes.
            "-Xclang",
            "-relocatable-pch",
            "-Xclang",
            "-isysroot",
            "-Xclang",
            "/proc/self/cwd",
            "-x",
            "c++-header",
            ctx.file.header.path,
            "-o",
            output.path,
        ],
        inputs = depset(transitive = [context.headers, toolchain.all_files]),
        outputs = [output],
        # The compiler stores the name that it finds for the working directory.
        env = {"PWD": "/proc/self/cwd"},
        mnemonic = "CppPrecompile",
        progress_message = "Precompiling %s" % ctx.file.header.short_path,
    )

    # The dependency files of the sources name all that it was made of, and macros
    # must be the same.
    inputs = cc_common.create_compilation_context(
        defines = context.defines,
        headers = depset([output], transitive = [context.headers]),
    )
    return [CcInfo(compilation_context = inputs), DefaultInfo(files = depset([output]))]

precompiled_header = rule(
    doc = "A header as clang's precompiled header, to begin sources with.",
    implementation = _precompiled_header_impl,
    attrs = {
        "copts": attr.string_list(doc = "Options of the sources that matter to the language."),
        "deps": attr.label_list(
            doc = "Libraries of other workspaces with headers that it includes.",
            providers = [CcInfo],
        ),
        "header": attr.label(allow_single_file = [".h"], mandatory = True),
        "headers": attr.label_list(
            allow_files = [".h", ".inc"],
            doc = "This workspace's headers that it includes.",
        ),
        "_cc_toolchain": attr.label(
            default = "@bazel_tools//tools/cpp:current_cc_toolchain",
        ),
    },
    fragments = ["cpp"],
    toolchains = ["@bazel_tools//tools/cpp:toolchain_type"],
)
