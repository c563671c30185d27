// SPDX-License-Identifier: Apache-2.0
//
// Intrinsics for optimizations and tools: assumptions, expectations,
// annotations, debug information, traps.
#ifndef DIALECTS_LLVM_HINT_INTRINSIC_OPS_TD
#define DIALECTS_LLVM_HINT_INTRINSIC_OPS_TD

include "dialects/llvm/intrinsic_classes.td"

def LLVM_AssumeOp : LLVM_ZeroResultIntrOp<"assume">, LLVM_OpBundles {
  let arguments = !con((ins I1:$cond), bundleArgs);
  let assemblyFormat = [{
    $cond
    (custom<OpBundles>($op_bundle_operands, type($op_bundle_operands),
                       $op_bundle_tags)^)?
    `:` type($cond) attr-dict
  }];
  let builders = [
    OpBuilder<(ins "::mlir::Value":$cond)>,
    OpBuilder<(ins "::mlir::Value":$cond, "::llvm::StringRef":$tag,
                   "::mlir::ValueRange":$args)>,
    OpBuilder<(ins "::mlir::Value":$cond, "AssumeAlignTag":$tag,
                   "::mlir::Value":$ptr, "::mlir::Value":$align)>,
    OpBuilder<(ins "::mlir::Value":$cond, "AssumeSeparateStorageTag":$tag,
                   "::mlir::Value":$ptr1, "::mlir::Value":$ptr2)>
  ];
  let hasVerifier = 1;
}

def LLVM_SSACopyOp
    : LLVM_OneResultIntrOp<"ssa.copy", [Pure, SameOperandsAndResultType]> {
  let arguments = (ins AnyType:$operand);
  let assemblyFormat = "$operand attr-dict `:` type($operand)";
}
def LLVM_IsConstantOp : LLVM_IntrOp<"is.constant", [Pure]> {
  let arguments = (ins LLVM_Type:$val);
  let results = (outs I1:$res);
}
def LLVM_ExpectOp
    : LLVM_OneResultIntrOp<"expect", [Pure, SameOperandsAndResultType]> {
  let arguments = (ins AnySignlessInteger:$val, AnySignlessInteger:$expected);
  let assemblyFormat = "$val `,` $expected attr-dict `:` type($val)";
}
def LLVM_ExpectWithProbabilityOp
    : LLVM_OneResultIntrOp<"expect.with.probability",
                           [Pure, AllTypesMatch<["val", "expected", "res"]>]> {
  let arguments = (ins AnySignlessInteger:$val, AnySignlessInteger:$expected,
                       F64Attr:$prob);
  let assemblyFormat = [{
    $val `,` $expected `,` $prob attr-dict `:` type($val)
  }];
}

// Annotations.
def LLVM_VarAnnotation
    : LLVM_ZeroResultIntrOp<"var.annotation", [
          AllTypesMatch<["annotation", "fileName", "attr"]>]> {
  let arguments = (ins LLVM_AnyPointer:$val, LLVM_AnyPointer:$annotation,
                       LLVM_AnyPointer:$fileName, I32:$line,
                       LLVM_AnyPointer:$attr);
}
def LLVM_PtrAnnotation
    : LLVM_IntrOp<"ptr.annotation", [
          AllTypesMatch<["res", "ptr"]>,
          AllTypesMatch<["annotation", "fileName", "attr"]>]> {
  let arguments = (ins LLVM_AnyPointer:$ptr, LLVM_AnyPointer:$annotation,
                       LLVM_AnyPointer:$fileName, I32:$line,
                       LLVM_AnyPointer:$attr);
  let results = (outs LLVM_AnyPointer:$res);
}
def LLVM_Annotation
    : LLVM_IntrOp<"annotation", [
          AllTypesMatch<["res", "integer"]>,
          AllTypesMatch<["annotation", "fileName"]>]> {
  let arguments = (ins AnySignlessInteger:$integer, LLVM_AnyPointer:$annotation,
                       LLVM_AnyPointer:$fileName, I32:$line);
  let results = (outs AnySignlessInteger:$res);
}

// Debug information about variables.
class LLVM_DbgIntrOp<string intrinsic, string text, string argName,
                     Type type, list<Trait> traits>
    : LLVM_IntrOp<intrinsic, traits> {
  let summary = text;
  let arguments = !con(!dag(ins, [type], [argName]), (ins
      LLVM_DILocalVariableAttr:$varInfo,
      DefaultValuedAttr<LLVM_DIExpressionAttr, "{}">:$locationExpr));
  let assemblyFormat = "qualified($varInfo) (qualified($locationExpr)^)? `=` $" #
                       argName # " `:` qualified(type($" # argName #
                       ")) attr-dict";
}
def LLVM_DbgDeclareOp
    : LLVM_DbgIntrOp<"dbg.declare", "the address of a variable of the source",
                     "addr", LLVM_AnyPointer,
                     [DeclareOpInterfaceMethods<PromotableOpInterface, [
                          "requiresReplacedValues",
                          "visitReplacedValues"]>]>;
def LLVM_DbgValueOp
    : LLVM_DbgIntrOp<"dbg.value", "the value of a variable of the source",
                     "value", LLVM_Type,
                     [DeclareOpInterfaceMethods<PromotableOpInterface>]>;
def LLVM_DbgLabelOp : LLVM_IntrOp<"dbg.label"> {
  let summary = "label of the source";
  let arguments = (ins LLVM_DILabelAttr:$label);
  let assemblyFormat = "$label attr-dict";
}

// Traps.
class LLVM_TrapOp<string intrinsic> : LLVM_ZeroResultIntrOp<intrinsic> {
  let assemblyFormat = "attr-dict";
}
def LLVM_Trap : LLVM_TrapOp<"trap">;
def LLVM_DebugTrap : LLVM_TrapOp<"debugtrap">;
def LLVM_UBSanTrap : LLVM_ZeroResultIntrOp<"ubsantrap"> {
  let arguments = (ins I8Attr:$failureKind);
  let assemblyFormat = "prop-dict attr-dict";
}

#endif // DIALECTS_LLVM_HINT_INTRINSIC_OPS_TD
