# SPDX-License-Identifier: Apache-2.0
"""C++ from definitions: what mlir-tblgen prints, as headers and libraries."""

load("//targets/platforms:cc.bzl", "mlir_cc_library")

_TOOL = "//ods/mlir_tblgen"
_RECORDS = "//ods/records"

def _mlir_tblgen_impl(ctx):
    records = depset(
        ctx.files.td_srcs,
        transitive = [dep[DefaultInfo].files for dep in ctx.attr.deps],
    )

    # The root of the workspace that has the file: another one's is below ours.
    root = ctx.file.td_file.owner.workspace_root or "."
    includes = [root] + [root + "/" + folder for folder in ctx.attr.includes]
    if root != ".":
        includes += ["."] + ctx.attr.includes
    arguments = ctx.actions.args()
    arguments.add_all(ctx.attr.opts)
    arguments.add_all(includes, before_each = "-I")
    arguments.add(ctx.file.td_file)
    arguments.add("-o", ctx.outputs.out)
    ctx.actions.run(
        outputs = [ctx.outputs.out],
        inputs = depset([ctx.file.td_file], transitive = [records]),
        executable = ctx.executable.tool,
        arguments = [arguments],
        mnemonic = "MlirTblgen",
        progress_message = "Generating %s" % ctx.outputs.out.short_path,
    )

_mlir_tblgen = rule(
    implementation = _mlir_tblgen_impl,
    attrs = {
        "deps": attr.label_list(),
        "includes": attr.string_list(),
        "opts": attr.string_list(),
        "out": attr.output(mandatory = True),
        "td_file": attr.label(allow_single_file = [".td"], mandatory = True),
        "td_srcs": attr.label_list(allow_files = [".td"]),
        "tool": attr.label(cfg = "exec", executable = True),
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
    """Runs mlir-tblgen, once per output, and makes a library of the outputs.

    Args:
      name: of the library, whose headers the outputs are.
      td_file: the definitions.
      tbl_outs: a list of (options, output file), like
        (["-gen-op-decls"], "arith_ops.h.inc").
      td_srcs: other definitions of the folder, which td_file includes.
      deps: filegroups with definitions that td_file includes from elsewhere.
      includes: folders of the workspace where includes are looked for besides
        its root.
      visibility: of the library.
      **kwargs: for the library.
    """
    for opts, out in tbl_outs:
        _mlir_tblgen(
            name = "%s_%s" % (name, out.replace("/", "_").replace(".", "_")),
            td_file = td_file,
            td_srcs = td_srcs,
            deps = deps + [_RECORDS],
            includes = includes,
            opts = opts,
            out = out,
            tool = _TOOL,
            visibility = ["//visibility:private"],
        )
    mlir_cc_library(
        name = name,
        textual_hdrs = [out for _, out in tbl_outs],
        visibility = visibility,
        **kwargs
    )

# What is generated of a dialect: options, and what stands behind its name.
_DIALECT = ["dialect"]
_PARTS = {
    "attributes": ["attrdef"],
    "enums": ["enum"],
    "ops": ["op"],
    "types": ["typedef"],
}

def _outputs(name, kind, options):
    return [
        (["-gen-%s-decls" % kind] + options, "%s_%s.h.inc" % (name, kind)),
        (["-gen-%s-defs" % kind] + options, "%s_%s.cpp.inc" % (name, kind)),
    ]

def mlir_dialect(
        name,
        srcs = [],
        hdrs = [],
        td_file = None,
        td_srcs = None,
        td_deps = [],
        parts = ["ops"],
        interfaces = {},
        deps = [],
        visibility = ["//visibility:public"],
        **kwargs):
    """A dialect: its definitions, what is generated from them, and its C++.

    The C++ includes NAME_dialect.h.inc, NAME_op.h.inc and so on, each with a
    .cpp.inc beside it, from the folder. Definitions of others that include this
    dialect's depend on NAME_td.

    Args:
      name: of the dialect, and of the library.
      srcs: C++.
      hdrs: C++ headers.
      td_file: the definitions; NAME.td by default.
      td_srcs: what it includes of the folder; all .td files by default.
      td_deps: targets with definitions of other folders.
      parts: what there is besides the dialect: "ops", "types", "attributes",
        "enums".
      interfaces: files with interfaces, by kind: {"op": "interfaces.td"}; its
        output is NAME_op_interface.h.inc.
      deps: of the library.
      visibility: of the library and the definitions.
      **kwargs: for the library.
    """
    td_file = td_file or name + ".td"
    if td_srcs == None:
        td_srcs = native.glob(["*.td"])
    native.filegroup(
        name = name + "_td",
        srcs = td_srcs + td_deps,
        visibility = visibility,
    )
    selected = {
        "attrdef": ["-attrdefs-dialect=" + name],
        "dialect": ["-dialect=" + name],
        "typedef": ["-typedefs-dialect=" + name],
    }
    outputs = []
    for kinds in [_DIALECT] + [_PARTS[part] for part in parts]:
        for kind in kinds:
            outputs += _outputs(name, kind, selected.get(kind, []))
    mlir_tblgen(
        name = name + "_inc",
        td_file = td_file,
        td_srcs = td_srcs,
        tbl_outs = outputs,
        deps = td_deps,
    )
    generated = [":%s_inc" % name]
    for kind, file in interfaces.items():
        library = "%s_%s_interface_inc" % (name, kind)
        mlir_tblgen(
            name = library,
            td_file = file,
            td_srcs = td_srcs,
            tbl_outs = [(
                ["-gen-%s-interface-decls" % kind],
                "%s_%s_interface.h.inc" % (name, kind),
            )],
            deps = td_deps,
        )
        generated.append(":" + library)
    mlir_cc_library(
        name = name,
        srcs = srcs,
        hdrs = hdrs,
        deps = deps + generated,
        visibility = visibility,
        **kwargs
    )
