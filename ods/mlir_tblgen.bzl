# SPDX-License-Identifier: Apache-2.0
"""Runs mlir-tblgen; provides its output as files and header libraries."""

load("//targets/platforms:cc.bzl", "mlir_cc_library")

def _get_includes(ctx):
    """Returns the include directories: workspace roots and folders in them."""
    roots = [
        ctx.file.td_file.owner.workspace_root,
        "",
        # Generated records.
        ctx.bin_dir.path,
        # The record library.
        ctx.attr._tool.label.workspace_root,
    ]
    includes = []
    for root in roots:
        for folder in [""] + ctx.attr.includes:
            path = "/".join([part for part in [root, folder] if part]) or "."
            if path not in includes:
                includes.append(path)
    return includes

def _tblgen_file_impl(ctx):
    arguments = ctx.actions.args()
    arguments.add_all(ctx.attr.opts)
    arguments.add_all(_get_includes(ctx), before_each = "-I")
    arguments.add(ctx.file.td_file)
    arguments.add("-o", ctx.outputs.out)
    ctx.actions.run(
        outputs = [ctx.outputs.out],
        inputs = depset(
            [ctx.file.td_file] + ctx.files.td_srcs,
            transitive = [
                dep[DefaultInfo].files
                for dep in ctx.attr.deps + [ctx.attr._records]
            ],
        ),
        executable = ctx.executable._tool,
        arguments = [arguments],
        mnemonic = "MlirTblgen",
        progress_message = "Generating %s" % ctx.outputs.out.short_path,
    )

tblgen_file = rule(
    doc = "Generates one output of mlir-tblgen.",
    implementation = _tblgen_file_impl,
    attrs = {
        "deps": attr.label_list(
            doc = "Filegroups with definitions of other folders that td_file includes.",
        ),
        "includes": attr.string_list(
            doc = "Include directories besides the root.",
            default = ["ods/records"],
        ),
        "opts": attr.string_list(doc = "Options of mlir-tblgen."),
        "out": attr.output(mandatory = True),
        "td_file": attr.label(allow_single_file = [".td"], mandatory = True),
        "td_srcs": attr.label_list(
            doc = "Other .td files of the folder that td_file includes.",
            allow_files = [".td"],
        ),
        "_records": attr.label(default = "//ods/records"),
        "_tool": attr.label(
            cfg = "exec",
            default = "//ods/mlir_tblgen:mlir-tblgen",
            executable = True,
        ),
    },
)

def mlir_tblgen(
        name,
        td_file,
        tbl_outs,
        td_srcs = [],
        deps = [],
        includes = ["ods/records"],
        visibility = ["//visibility:private"],
        **kwargs):
    """Runs mlir-tblgen once per output; defines a library of the outputs.

    Args:
      name: name of the library, whose headers are the outputs.
      td_file: the file of definitions.
      tbl_outs: a list of (options, output file), such as
        (["-gen-op-decls"], "arith_ops.h.inc").
      td_srcs: other .td files of the folder that td_file includes.
      deps: filegroups with definitions of other folders that td_file includes.
      includes: include directories in the workspaces, besides their roots.
      visibility: visibility of the library.
      **kwargs: other attributes of the library.
    """
    for opts, out in tbl_outs:
        tblgen_file(
            name = "%s_%s" % (name, out.replace("/", "_").replace(".", "_")),
            td_file = td_file,
            td_srcs = td_srcs,
            deps = deps,
            includes = includes,
            opts = opts,
            out = out,
            visibility = ["//visibility:private"],
        )
    mlir_cc_library(
        name = name,
        textual_hdrs = [out for _, out in tbl_outs],
        visibility = visibility,
        **kwargs
    )
