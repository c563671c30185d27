# SPDX-License-Identifier: Apache-2.0
"""Headers that are compiled once for the many sources that include them.

Compiling a source of this project mostly means parsing headers. With
--//targets/platforms:precompiled_headers, or `--config=pch`, the sources of a
package start from a precompiled header. Sources must not rely on it: they
include what they use. Builds without the flag check that.
"""

load("@bazel_tools//tools/cpp:toolchain_utils.bzl", "find_cpp_toolchain")
load(":compile_flags.bzl", "compile_flags")

# Maps the package of each precompiled header to the packages that use it.
# Sources of mlir-tblgen cannot use headers that mlir-tblgen generates.
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
        "tests/emulated",
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
        "core/ir/data",
        "core/ir/storage",
        "core/ir/text",
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
    """Returns the package of the precompiled header that a package uses.

    Args:
      package: the package.
      repository: its repository, as native.repository_name() returns it.

    Returns:
      a package, or None if the package uses no precompiled header.
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
    """Returns flags that the header needs if includes of sources are checked.

    The header belongs to no target, so its own includes are not checked. The
    includes of a source are checked even if the precompiled header parsed them.
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
        # The same as for the sources that use the header; see cc.bzl.
        use_pic = True,
    )
    ctx.actions.run(
        executable = tool,
        arguments = flags + _layering_flags(ctx) + [
            "-fpch-instantiate-templates",
            # A header may have a new timestamp but the same contents.
            "-Xclang",
            "-fno-pch-timestamp",
            # Store paths of headers relative to the system root, which is the
            # working directory, so that all checkouts write the same bytes.
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
        # The compiler stores the name of the working directory.
        env = {"PWD": "/proc/self/cwd"},
        mnemonic = "CppPrecompile",
        progress_message = "Precompiling %s" % ctx.file.header.short_path,
    )

    # The sources' dependency files name all inputs of the header, and their
    # macros must be the same.
    inputs = cc_common.create_compilation_context(
        defines = context.defines,
        headers = depset([output], transitive = [context.headers]),
    )
    return [CcInfo(compilation_context = inputs), DefaultInfo(files = depset([output]))]

precompiled_header = rule(
    doc = "Compiles a header to a precompiled header of clang.",
    implementation = _precompiled_header_impl,
    attrs = {
        "copts": attr.string_list(doc = "Options of the sources that affect the language."),
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
