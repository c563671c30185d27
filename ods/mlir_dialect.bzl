# SPDX-License-Identifier: Apache-2.0
"""A dialect: its records, the C++ generated from them and what is by hand."""

load("//ods:mlir_tblgen.bzl", "mlir_tblgen", "tblgen_file")
load("//targets/platforms:cc.bzl", "mlir_cc_library")

# The generated parts of a dialect: options, and the suffix of the name.
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
    dialect's depend on NAME_td. The target NAME_doc is the documentation,
    NAME_doc.md.

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
      visibility: of the library, the definitions and the documentation.
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
    tblgen_file(
        name = name + "_doc",
        td_file = td_file,
        td_srcs = td_srcs,
        opts = ["-gen-dialect-doc", "-dialect=" + name],
        out = name + "_doc.md",
        visibility = visibility,
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
