// RUN: mlir-tblgen -gen-rewriters -I %S/../../.. -I %S/../../records %s \
// RUN:   | FileCheck %s
// SPDX-License-Identifier: Apache-2.0
include "mlir/IR/OpBase.td"
include "mlir/IR/PatternBase.td"
def T_Dialect : Dialect {
  let name = "t";
  let cppNamespace = "::t";
}
def A : Op<T_Dialect, "a"> {
  let arguments = (ins I32:$x);
  let results = (outs I32:$y);
}

// Rules become data; a pattern class has the name of its rule.
// CHECK: struct Removal : ::mlir::RulePattern {
// CHECK: {}},
def Removal : Pat<(A (A $x)), (replaceWithValue $x)>;
// CHECK: static auto UsefulFunction0Value(::mlir::RuleState &state) {
// CHECK: return make(state.getValue(1));
// CHECK: static constexpr ::mlir::RuleFunction UsefulFunctions[] = {
// CHECK: struct Useful : ::mlir::RulePattern {
def Useful : Pat<(A $x), (NativeCodeCall<"make($0)"> $x)>;
// CHECK: struct GeneratedConvert0 : ::mlir::RulePattern {
def : Pat<(A $x), (replaceWithValue $x)>;
// CHECK: void populateWithGenerated(
// CHECK: patterns.add<Removal>(patterns.getContext());
// CHECK: patterns.add<Useful>(patterns.getContext());
// CHECK: patterns.add<GeneratedConvert0>(patterns.getContext());
