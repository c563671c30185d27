// SPDX-License-Identifier: Apache-2.0
//
// Arithmetic, comparisons and selects.
#ifndef DIALECTS_LLVM_ARITHMETIC_OPS_TD
#define DIALECTS_LLVM_ARITHMETIC_OPS_TD

include "dialects/llvm/op_classes.td"

class LLVM_ArithmeticOpBase<Type type, string mnemonic,
                            list<Trait> traits = []>
    : LLVM_Op<mnemonic, [SameOperandsAndResultType, NoMemoryEffect] # traits> {
  dag commonArgs = (ins LLVM_ScalarOrVectorOf<type>:$lhs,
                        LLVM_ScalarOrVectorOf<type>:$rhs);
  let results = (outs LLVM_ScalarOrVectorOf<type>:$res);
  let builders = [LLVM_OneResultOpBuilder];
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($res)";
}
class LLVM_IntArithmeticOp<string mnemonic, string text,
                           list<Trait> traits = []>
    : LLVM_ArithmeticOpBase<AnySignlessInteger, mnemonic, traits> {
  let summary = text;
  let arguments = commonArgs;
}
class LLVM_IntArithmeticOpWithOverflowFlag<string mnemonic, string text,
                                           list<Trait> traits = []>
    : LLVM_ArithmeticOpBase<
          AnySignlessInteger, mnemonic,
          [DeclareOpInterfaceMethods<IntegerOverflowFlagsInterface>] # traits> {
  let summary = text;
  let arguments = !con(commonArgs,
                       (ins LLVM_IntegerOverflowFlagsProp:$overflowFlags));
  let assemblyFormat = [{
    $lhs `,` $rhs ($overflowFlags^)? attr-dict `:` type($res)
  }];
}
class LLVM_IntArithmeticOpWithExactFlag<string mnemonic, string text,
                                        list<Trait> traits = []>
    : LLVM_ArithmeticOpBase<
          AnySignlessInteger, mnemonic,
          [DeclareOpInterfaceMethods<ExactFlagInterface>] # traits> {
  let summary = text;
  let arguments = !con(commonArgs, (ins UnitAttr:$isExact));
  let assemblyFormat = [{
    (`exact` $isExact^)? $lhs `,` $rhs attr-dict `:` type($res)
  }];
}
class LLVM_FloatArithmeticOp<string mnemonic, string text,
                             list<Trait> traits = []>
    : LLVM_ArithmeticOpBase<
          LLVM_AnyFloat, mnemonic,
          [DeclareOpInterfaceMethods<FastmathFlagsInterface>, Pure] # traits> {
  let summary = text;
  let arguments = !con(commonArgs,
                       (ins LLVM_DefaultFastmathFlags:$fastmathFlags));
}

def LLVM_AddOp
    : LLVM_IntArithmeticOpWithOverflowFlag<"add", "sum of integers",
                                           [Commutative, Pure]>;
def LLVM_SubOp
    : LLVM_IntArithmeticOpWithOverflowFlag<"sub", "difference of integers",
                                           [Pure]>;
def LLVM_MulOp
    : LLVM_IntArithmeticOpWithOverflowFlag<"mul", "product of integers",
                                           [Commutative, Pure]>;
def LLVM_UDivOp
    : LLVM_IntArithmeticOpWithExactFlag<
          "udiv", "quotient of unsigned integers",
          [DeclareOpInterfaceMethods<ConditionallySpeculatable>]>;
def LLVM_SDivOp
    : LLVM_IntArithmeticOpWithExactFlag<
          "sdiv", "quotient of signed integers",
          [DeclareOpInterfaceMethods<ConditionallySpeculatable>]>;
def LLVM_URemOp
    : LLVM_IntArithmeticOp<"urem", "remainder of unsigned integers",
          [DeclareOpInterfaceMethods<ConditionallySpeculatable>]>;
def LLVM_SRemOp
    : LLVM_IntArithmeticOp<"srem", "remainder of signed integers",
          [DeclareOpInterfaceMethods<ConditionallySpeculatable>]>;
def LLVM_AndOp : LLVM_IntArithmeticOp<"and", "bitwise and", [Pure]>;
def LLVM_OrOp
    : LLVM_ArithmeticOpBase<
          AnySignlessInteger, "or",
          [DeclareOpInterfaceMethods<DisjointFlagInterface>, Pure]> {
  let summary = "bitwise or";
  let arguments = !con(commonArgs, (ins UnitAttr:$isDisjoint));
  let assemblyFormat = [{
    (`disjoint` $isDisjoint^)? $lhs `,` $rhs attr-dict `:` type($res)
  }];
  let hasFolder = 1;
}
def LLVM_XOrOp : LLVM_IntArithmeticOp<"xor", "bitwise exclusive or", [Pure]>;
def LLVM_ShlOp
    : LLVM_IntArithmeticOpWithOverflowFlag<"shl", "shift to the left", [Pure]> {
  let hasFolder = 1;
}
def LLVM_LShrOp
    : LLVM_IntArithmeticOpWithExactFlag<
          "lshr", "shift to the right with zeros", [Pure]>;
def LLVM_AShrOp
    : LLVM_IntArithmeticOpWithExactFlag<
          "ashr", "shift to the right with the sign", [Pure]>;

def LLVM_FAddOp : LLVM_FloatArithmeticOp<"fadd", "sum of floats">;
def LLVM_FSubOp : LLVM_FloatArithmeticOp<"fsub", "difference of floats">;
def LLVM_FMulOp : LLVM_FloatArithmeticOp<"fmul", "product of floats">;
def LLVM_FDivOp : LLVM_FloatArithmeticOp<"fdiv", "quotient of floats">;
def LLVM_FRemOp : LLVM_FloatArithmeticOp<"frem", "remainder of floats">;
def LLVM_FNegOp
    : LLVM_Op<"fneg", [Pure, SameOperandsAndResultType,
                       DeclareOpInterfaceMethods<FastmathFlagsInterface>]> {
  let summary = "floating-point negation";
  let arguments = (ins LLVM_ScalarOrVectorOf<LLVM_AnyFloat>:$operand,
                       LLVM_DefaultFastmathFlags:$fastmathFlags);
  let results = (outs LLVM_ScalarOrVectorOf<LLVM_AnyFloat>:$res);
  let builders = [LLVM_OneResultOpBuilder];
  let assemblyFormat = "$operand attr-dict `:` type($res)";
}

// Comparisons: `icmp "eq" %a, %b : i32`.
class LLVM_ArithmeticCmpOp<string mnemonic, list<Trait> traits = []>
    : LLVM_Op<mnemonic, traits # [SameTypeOperands, TypesMatchWith<
          "result type has i1 element type and same shape as operands",
          "lhs", "res", "::mlir::LLVM::getI1SameShape($_self)",
          "::std::equal_to<>()",
          "(same-shape-or-scalar self (integer-type 1))">]> {
  let results = (outs LLVM_ScalarOrVectorOf<I1>:$res);
  let hasCustomAssemblyFormat = 1;
}
def LLVM_ICmpOp : LLVM_ArithmeticCmpOp<"icmp", [Pure]> {
  let summary = "comparison of integers or pointers";
  let arguments = (ins
    ICmpPredicate:$predicate,
    AnyTypeOf<[LLVM_ScalarOrVectorOf<AnySignlessInteger>,
               LLVM_ScalarOrVectorOf<LLVM_AnyPointer>]>:$lhs,
    AnyTypeOf<[LLVM_ScalarOrVectorOf<AnySignlessInteger>,
               LLVM_ScalarOrVectorOf<LLVM_AnyPointer>]>:$rhs);
  let hasFolder = 1;
}
def LLVM_FCmpOp
    : LLVM_ArithmeticCmpOp<
          "fcmp", [Pure, DeclareOpInterfaceMethods<FastmathFlagsInterface>]> {
  let summary = "comparison of floats";
  let arguments = (ins FCmpPredicate:$predicate,
                       LLVM_ScalarOrVectorOf<LLVM_AnyFloat>:$lhs,
                       LLVM_ScalarOrVectorOf<LLVM_AnyFloat>:$rhs,
                       LLVM_DefaultFastmathFlags:$fastmathFlags);
}

def LLVM_SelectOp
    : LLVM_Op<"select", [Pure,
          AllTypesMatch<["trueValue", "falseValue", "res"]>,
          DeclareOpInterfaceMethods<FastmathFlagsInterface>,
          DeclareOpInterfaceMethods<SelectLikeOpInterface>]> {
  let summary = "selection of one of two values, element by element";
  let arguments = (ins LLVM_ScalarOrVectorOf<I1>:$condition,
                       LLVM_Type:$trueValue, LLVM_Type:$falseValue,
                       LLVM_DefaultFastmathFlags:$fastmathFlags);
  let results = (outs LLVM_Type:$res);
  let assemblyFormat = "operands attr-dict `:` type($condition) `,` type($res)";
}

def LLVM_FreezeOp : LLVM_Op<"freeze", [Pure, SameOperandsAndResultType]> {
  let summary = "the value, or an arbitrary fixed value if it is poison";
  let arguments = (ins LLVM_Type:$val);
  let results = (outs LLVM_Type:$res);
  let builders = [LLVM_OneResultOpBuilder];
  let assemblyFormat = "$val attr-dict `:` type($val)";
}

#endif // DIALECTS_LLVM_ARITHMETIC_OPS_TD
