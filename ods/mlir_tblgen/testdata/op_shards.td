// RUN: mlir-tblgen -gen-op-defs -op-shard-count=2 -I %S/../../.. -I %S/../../records %s \
// RUN:   | FileCheck %s
// SPDX-License-Identifier: Apache-2.0
include "mlir/IR/OpBase.td"

def T_Dialect : Dialect {
  let name = "t";
  let cppNamespace = "::t";
}
class T_Op<string mnemonic, list<Trait> traits = []>
    : Op<T_Dialect, mnemonic, traits>;

def AOp : T_Op<"a">;
def BOp : T_Op<"b">;
def COp : T_Op<"c">;

// CHECK: #ifdef GET_OP_DEFS_0
// CHECK: AOp::descriptor
// CHECK: BOp::descriptor
// CHECK: registerTDialectOperations(::t::TDialect
// CHECK: #ifdef GET_OP_DEFS_1
// CHECK: COp::descriptor
