# SPDX-License-Identifier: Apache-2.0
"""Defines rewrite rules: their records and generated C++."""

load("//ods:mlir_tblgen.bzl", "mlir_tblgen")

def drr_rules(
        name,
        td_file = None,
        td_srcs = [],
        deps = [],
        out = None,
        visibility = None):
    """Generates the patterns of the rules in NAME.td: NAME.h.inc.

    NAME.h.inc defines a pattern class for each rule, with the rule's name, and
    `populateWithGenerated(patterns)`. A source file includes it after
    core/rewrite/table/rule_pattern.h, the classes of the operations and the
    functions that the rules name.

    Args:
      name: name of the target. Libraries whose sources include the output
        depend on it and on //core/rewrite/table.
      td_file: the file of rules; NAME.td by default.
      td_srcs: other .td files of the folder that td_file includes.
      deps: targets with definitions of other folders, such as the dialects.
      out: the output file; NAME.h.inc by default.
      visibility: visibility of the target.
    """
    kwargs = {} if visibility == None else {"visibility": visibility}
    mlir_tblgen(
        name = name,
        td_file = td_file or name + ".td",
        td_srcs = td_srcs,
        tbl_outs = [(["-gen-rewriters"], out or name + ".h.inc")],
        deps = deps,
        **kwargs
    )
