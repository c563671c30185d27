# SPDX-License-Identifier: Apache-2.0
"""An interface: its record, the C++ generated from it and what that calls."""

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
    """The library of NAME.h, with NAME.h.inc generated from NAME.td.

    Args:
      name: stem of the files.
      srcs: C++.
      hdrs: C++ headers, if not NAME.h only.
      kind: "op", "attr", "type" or "dialect".
      td_file: the definitions; NAME.td by default.
      td_srcs: other .td files of the folder that it includes.
      td_deps: targets with definitions of other folders.
      deps: libraries besides core/ir.
      visibility: of the library.
      **kwargs: for the library.
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
