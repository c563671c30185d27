// SPDX-License-Identifier: Apache-2.0
//
// Arithmetic intrinsics.
#ifndef DIALECTS_LLVM_MATH_INTRINSIC_OPS_TD
#define DIALECTS_LLVM_MATH_INTRINSIC_OPS_TD

include "dialects/llvm/intrinsic_classes.td"

// Functions on floats.
def LLVM_ExpOp : LLVM_UnaryIntrOpF<"exp">;
def LLVM_Exp2Op : LLVM_UnaryIntrOpF<"exp2">;
def LLVM_Exp10Op : LLVM_UnaryIntrOpF<"exp10">;
def LLVM_FAbsOp : LLVM_UnaryIntrOpF<"fabs">;
def LLVM_FCeilOp : LLVM_UnaryIntrOpF<"ceil">;
def LLVM_FFloorOp : LLVM_UnaryIntrOpF<"floor">;
def LLVM_Log10Op : LLVM_UnaryIntrOpF<"log10">;
def LLVM_Log2Op : LLVM_UnaryIntrOpF<"log2">;
def LLVM_LogOp : LLVM_UnaryIntrOpF<"log">;
def LLVM_RoundEvenOp : LLVM_UnaryIntrOpF<"roundeven">;
def LLVM_RoundOp : LLVM_UnaryIntrOpF<"round">;
def LLVM_FTruncOp : LLVM_UnaryIntrOpF<"trunc">;
def LLVM_SqrtOp : LLVM_UnaryIntrOpF<"sqrt">;
def LLVM_RintOp : LLVM_UnaryIntrOpF<"rint">;
def LLVM_NearbyintOp : LLVM_UnaryIntrOpF<"nearbyint">;
def LLVM_SinOp : LLVM_UnaryIntrOpF<"sin">;
def LLVM_CosOp : LLVM_UnaryIntrOpF<"cos">;
def LLVM_TanOp : LLVM_UnaryIntrOpF<"tan">;
def LLVM_ASinOp : LLVM_UnaryIntrOpF<"asin">;
def LLVM_ACosOp : LLVM_UnaryIntrOpF<"acos">;
def LLVM_ATanOp : LLVM_UnaryIntrOpF<"atan">;
def LLVM_SinhOp : LLVM_UnaryIntrOpF<"sinh">;
def LLVM_CoshOp : LLVM_UnaryIntrOpF<"cosh">;
def LLVM_TanhOp : LLVM_UnaryIntrOpF<"tanh">;
def LLVM_CopySignOp : LLVM_BinarySameArgsIntrOpF<"copysign">;
def LLVM_PowOp : LLVM_BinarySameArgsIntrOpF<"pow">;
def LLVM_MaxNumOp : LLVM_BinarySameArgsIntrOpF<"maxnum">;
def LLVM_MinNumOp : LLVM_BinarySameArgsIntrOpF<"minnum">;
def LLVM_MaximumOp : LLVM_BinarySameArgsIntrOpF<"maximum">;
def LLVM_MinimumOp : LLVM_BinarySameArgsIntrOpF<"minimum">;
def LLVM_ATan2Op : LLVM_BinarySameArgsIntrOpF<"atan2">;
def LLVM_FMAOp : LLVM_TernarySameArgsIntrOpF<"fma">;
def LLVM_FMulAddOp : LLVM_TernarySameArgsIntrOpF<"fmuladd">;

class LLVM_PowFI<string intrinsic>
    : LLVM_OneResultIntrOp<intrinsic, LLVM_FastmathTraits # [Pure]>,
      LLVM_IntrCallFormat {
  let arguments = (ins LLVM_ScalarOrVectorOf<LLVM_AnyFloat>:$val,
                       AnySignlessInteger:$power,
                       LLVM_DefaultFastmathFlags:$fastmathFlags);
  let assemblyFormat = callFormat;
}
def LLVM_LoadExpOp : LLVM_PowFI<"ldexp">;
def LLVM_PowIOp : LLVM_PowFI<"powi">;

// Functions with two results, in a struct.
class LLVM_TwoFloatsIntrOp<string intrinsic>
    : LLVM_OneResultIntrOp<intrinsic, LLVM_FastmathTraits # [Pure]>,
      LLVM_IntrCallFormat {
  let arguments = (ins LLVM_ScalarOrVectorOf<LLVM_AnyFloat>:$val,
                       LLVM_DefaultFastmathFlags:$fastmathFlags);
  let assemblyFormat = callFormat;
}
def LLVM_FractionExpOp : LLVM_TwoFloatsIntrOp<"frexp">;
def LLVM_SincosOp : LLVM_TwoFloatsIntrOp<"sincos"> {
  let hasVerifier = 1;
}

// Rounding to integers.
class LLVM_IntRoundIntrOpBase<string intrinsic, Type element>
    : LLVM_OneResultIntrOp<intrinsic, [Pure]>, LLVM_IntrCallFormat {
  let arguments = (ins element:$val);
  let assemblyFormat = callFormat;
}
def LLVM_LroundOp
    : LLVM_IntRoundIntrOpBase<"lround", LLVM_ScalarOrVectorOf<LLVM_AnyFloat>>;
def LLVM_LlroundOp : LLVM_IntRoundIntrOpBase<"llround", LLVM_AnyFloat>;
def LLVM_LrintOp
    : LLVM_IntRoundIntrOpBase<"lrint", LLVM_ScalarOrVectorOf<LLVM_AnyFloat>>;
def LLVM_LlrintOp
    : LLVM_IntRoundIntrOpBase<"llrint", LLVM_ScalarOrVectorOf<LLVM_AnyFloat>>;
def LLVM_IsFPClass : LLVM_OneResultIntrOp<"is.fpclass", [Pure]> {
  let arguments = (ins LLVM_ScalarOrVectorOf<LLVM_AnyFloat>:$in, I32Attr:$bit);
}

// Functions on integers.
def LLVM_BitReverseOp : LLVM_UnaryIntrOpI<"bitreverse">;
def LLVM_ByteSwapOp : LLVM_UnaryIntrOpI<"bswap">;
def LLVM_CtPopOp : LLVM_UnaryIntrOpI<"ctpop">;
def LLVM_SMaxOp : LLVM_BinarySameArgsIntrOpI<"smax">;
def LLVM_SMinOp : LLVM_BinarySameArgsIntrOpI<"smin">;
def LLVM_UMaxOp : LLVM_BinarySameArgsIntrOpI<"umax">;
def LLVM_UMinOp : LLVM_BinarySameArgsIntrOpI<"umin">;
def LLVM_FshlOp : LLVM_TernarySameArgsIntrOpI<"fshl">;
def LLVM_FshrOp : LLVM_TernarySameArgsIntrOpI<"fshr">;
def LLVM_SAddSat : LLVM_BinarySameArgsIntrOpI<"sadd.sat">;
def LLVM_UAddSat : LLVM_BinarySameArgsIntrOpI<"uadd.sat">;
def LLVM_SSubSat : LLVM_BinarySameArgsIntrOpI<"ssub.sat">;
def LLVM_USubSat : LLVM_BinarySameArgsIntrOpI<"usub.sat">;
def LLVM_SSHLSat : LLVM_BinarySameArgsIntrOpI<"sshl.sat">;
def LLVM_USHLSat : LLVM_BinarySameArgsIntrOpI<"ushl.sat">;

class LLVM_CountZerosIntrOp<string intrinsic>
    : LLVM_OneResultIntrOp<intrinsic, [Pure, SameOperandsAndResultType]> {
  let arguments = (ins LLVM_ScalarOrVectorOf<AnySignlessInteger>:$in,
                       I1Attr:$is_zero_poison);
}
def LLVM_CountLeadingZerosOp : LLVM_CountZerosIntrOp<"ctlz">;
def LLVM_CountTrailingZerosOp : LLVM_CountZerosIntrOp<"cttz">;

def LLVM_AbsOp : LLVM_OneResultIntrOp<"abs", [Pure]> {
  let arguments = (ins LLVM_ScalarOrVectorOf<AnySignlessInteger>:$in,
                       I1Attr:$is_int_min_poison);
}

// Comparisons that return -1, 0 or 1.
class LLVM_CmpIntrOp<string intrinsic>
    : LLVM_IntrOp<intrinsic, [Pure, SameTypeOperands]>, LLVM_IntrCallFormat {
  let arguments = (ins LLVM_ScalarOrVectorOf<AnySignlessInteger>:$a,
                       LLVM_ScalarOrVectorOf<AnySignlessInteger>:$b);
  let results = (outs LLVM_ScalarOrVectorOf<AnySignlessInteger>:$res);
  let assemblyFormat = callFormat;
}
def LLVM_SCmpOp : LLVM_CmpIntrOp<"scmp">;
def LLVM_UCmpOp : LLVM_CmpIntrOp<"ucmp">;

// Arithmetic that returns the wrapped result and whether it overflowed.
class LLVM_ArithWithOverflowOp<string intrinsic>
    : LLVM_OneResultIntrOp<intrinsic, [Pure, SameOperandsElementType]> {
  let arguments = (ins LLVM_ScalarOrVectorOf<AnySignlessInteger>,
                       LLVM_ScalarOrVectorOf<AnySignlessInteger>);
}
def LLVM_SAddWithOverflowOp
    : LLVM_ArithWithOverflowOp<"sadd.with.overflow">;
def LLVM_UAddWithOverflowOp
    : LLVM_ArithWithOverflowOp<"uadd.with.overflow">;
def LLVM_SSubWithOverflowOp
    : LLVM_ArithWithOverflowOp<"ssub.with.overflow">;
def LLVM_USubWithOverflowOp
    : LLVM_ArithWithOverflowOp<"usub.with.overflow">;
def LLVM_SMulWithOverflowOp
    : LLVM_ArithWithOverflowOp<"smul.with.overflow">;
def LLVM_UMulWithOverflowOp
    : LLVM_ArithWithOverflowOp<"umul.with.overflow">;

// Constrained floating-point operations, with a rounding mode and an exception
// behavior.
class LLVM_ConstrainedIntr<string intrinsic, bit hasRoundingMode>
    : LLVM_OneResultIntrOp<
          "experimental.constrained." # intrinsic,
          [Pure, DeclareOpInterfaceMethods<FPExceptionBehaviorOpInterface>] #
          !if(hasRoundingMode,
              [DeclareOpInterfaceMethods<RoundingModeOpInterface>], [])> {
  let arguments = !con(
      (ins LLVM_Type:$arg_0),
      !if(hasRoundingMode, (ins ValidRoundingModeAttr:$roundingmode), (ins)),
      (ins FPExceptionBehaviorAttr:$fpExceptionBehavior));
  let assemblyFormat = "$arg_0 " # !if(hasRoundingMode, "$roundingmode ", "") #
                       "$fpExceptionBehavior attr-dict `:` type($arg_0) `to` "
                       "type(results)";
}
def LLVM_ConstrainedUIToFP : LLVM_ConstrainedIntr<"uitofp", 1>;
def LLVM_ConstrainedSIToFP : LLVM_ConstrainedIntr<"sitofp", 1>;
def LLVM_ConstrainedFPTruncIntr : LLVM_ConstrainedIntr<"fptrunc", 1>;
def LLVM_ConstrainedFPExtIntr : LLVM_ConstrainedIntr<"fpext", 0>;

#endif // DIALECTS_LLVM_MATH_INTRINSIC_OPS_TD
