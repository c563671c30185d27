// SPDX-License-Identifier: Apache-2.0
//
// A pass that erases notes.
include "mlir/Pass/PassBase.td"

def EraseNotes : Pass<"erase-notes"> {
  let summary = "erases notes";
  let options = [Option<"keepTopics", "keep-topics", "bool", "false",
                        "keep operations that name topics">];
}
