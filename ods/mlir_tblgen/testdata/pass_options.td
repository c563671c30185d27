// RUN: mlir-tblgen -gen-pass-decls -name=Group -I %S/../../.. -I %S/../../records %s \
// RUN:   | FileCheck %s
// SPDX-License-Identifier: Apache-2.0
include "mlir/Pass/PassBase.td"


def Thing : Pass<"thing", "::mlir::ModuleOp"> {
  let summary = "a thing";
  let options = [Option<"count", "count", "int", "3", "how many">,
                 ListOption<"names", "names", "std::string", "which">];
}

// CHECK: struct ThingOptions {
// CHECK: int count = 3;
// CHECK: createThing();
// CHECK: registerGroupPasses
