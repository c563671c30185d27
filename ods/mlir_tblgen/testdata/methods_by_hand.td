// RUN: mlir-tblgen -gen-op-defs -I %S/../../.. -I %S/../../records %s \
// RUN:   | FileCheck %s
// SPDX-License-Identifier: Apache-2.0
include "mlir/IR/OpBase.td"

def T_Dialect : Dialect {
  let name = "t";
  let cppNamespace = "::t";
}
class T_Op<string mnemonic, list<Trait> traits = []>
    : Op<T_Dialect, mnemonic, traits>;

def AOp : T_Op<"a"> {
  let arguments = (ins I32:$v);
  let results = (outs I32:$r);
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasCustomAssemblyFormat = 1;
}

// CHECK: .hooks = {.verify = &
// CHECK: .verifyRegions = &
// CHECK: .parse = &AOp::parse
// CHECK: .print = &
// CHECK: .fold = &
// CHECK: .getCanonicalizationPatterns = &
