# SPDX-License-Identifier: Apache-2.0
"""Defines an interface: its record, generated C++ and handwritten C++."""

load("//ods:mlir_tblgen.bzl", "mlir_tblgen")
load("//targets/platforms:cc.bzl", "mlir_cc_library")

def mlir_interface(
        name,
        srcs = [],
        hdrs = None,
        kind = "op",
        td_file = None,
        td_srcs = [],
        td_deps = [],
        deps = [],
        visibility = ["//visibility:public"],
        **kwargs):
    """Defines the library of NAME.h, and generates NAME.h.inc from NAME.td.

    Args:
      name: stem of the files, and name of the library.
      srcs: C++ sources.
      hdrs: C++ headers; NAME.h by default.
      kind: kind of the interface: "op", "attr", "type" or "dialect".
      td_file: the file of definitions; NAME.td by default.
      td_srcs: other .td files of the folder that td_file includes.
      td_deps: targets with definitions of other folders that td_file includes.
      deps: dependencies of the library besides core/ir.
      visibility: visibility of the library.
      **kwargs: other attributes of the library.
    """
    mlir_tblgen(
        name = name + "_inc",
        td_file = td_file or name + ".td",
        td_srcs = td_srcs,
        tbl_outs = [(["-gen-%s-interface-decls" % kind], name + ".h.inc")],
        deps = td_deps,
    )
    mlir_cc_library(
        name = name,
        srcs = srcs,
        hdrs = hdrs or [name + ".h"],
        visibility = visibility,
        deps = deps + [
            ":%s_inc" % name,
            Label("//core/ir"),
            "@llvm-project//llvm:Support",
        ],
        **kwargs
    )
