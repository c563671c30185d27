# SPDX-License-Identifier: Apache-2.0
"""Defines a dialect: its records, generated C++ and handwritten C++."""

load("//core/registration:component.bzl", "mlir_component")
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
        functions = {},
        deps = [],
        visibility = ["//visibility:public"],
        **kwargs):
    """Defines the library of a dialect, its generated files and documentation.

    The handwritten C++ includes NAME_dialect.h.inc, NAME_op.h.inc and so on,
    and the .cpp.inc of each. Targets whose definitions include those of this
    dialect depend on NAME_td. The target NAME_doc generates the documentation,
    NAME_doc.md. The target NAME_component registers the dialect.

    Args:
      name: name of the dialect and of the library.
      srcs: C++ sources.
      hdrs: C++ headers.
      td_file: the file of definitions; NAME.td by default.
      td_srcs: .td files of the folder that td_file includes; all by default.
      td_deps: targets with definitions of other folders that td_file includes.
      parts: the kinds of definitions besides the dialect: "ops", "types",
        "attributes", "enums".
      interfaces: files with interfaces by kind. {"op": "interfaces.td"}
        generates NAME_op_interface.h.inc.
      functions: functions of the library that register more than the dialect,
        as in mlir_component: {"external_model": ["mlir::registerX"]}.
      deps: dependencies of the library.
      visibility: visibility of the library, definitions and documentation.
      **kwargs: other attributes of the library.
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
    mlir_component(
        name = name + "_component",
        testonly = kwargs.get("testonly", False),
        # NAME_dialect.cpp.inc defines the first.
        functions = dict(
            functions,
            dialect = ["mlir::registration::dialect_" + name],
        ),
        visibility = visibility,
        deps = [":" + name],
    )
