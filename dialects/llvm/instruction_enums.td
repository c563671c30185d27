// SPDX-License-Identifier: Apache-2.0
//
// Predicates, memory orderings, floating-point behavior and flags of
// instructions.
#ifndef DIALECTS_LLVM_INSTRUCTION_ENUMS_TD
#define DIALECTS_LLVM_INSTRUCTION_ENUMS_TD

include "dialects/llvm/enum_classes.td"

def AsmATTOrIntel : LLVM_Enum<"AsmDialect", "ATT (0) or Intel (1) asm dialect", "", [
    LLVM_EnumAttrCase<"AD_ATT", "att", 0>,
    LLVM_EnumAttrCase<"AD_Intel", "intel", 1>
]>;

// Atomic read-modify-write operations.
def AtomicBinOp : LLVM_Enum<"AtomicBinOp", "llvm.atomicrmw binary operations", "", [
    LLVM_EnumAttrCase<"xchg", "xchg", 0>,
    LLVM_EnumAttrCase<"add", "add", 1>,
    LLVM_EnumAttrCase<"sub", "sub", 2>,
    LLVM_EnumAttrCase<"_and", "_and", 3>,
    LLVM_EnumAttrCase<"nand", "nand", 4>,
    LLVM_EnumAttrCase<"_or", "_or", 5>,
    LLVM_EnumAttrCase<"_xor", "_xor", 6>,
    LLVM_EnumAttrCase<"max", "max", 7>,
    LLVM_EnumAttrCase<"min", "min", 8>,
    LLVM_EnumAttrCase<"umax", "umax", 9>,
    LLVM_EnumAttrCase<"umin", "umin", 10>,
    LLVM_EnumAttrCase<"fadd", "fadd", 11>,
    LLVM_EnumAttrCase<"fsub", "fsub", 12>,
    LLVM_EnumAttrCase<"fmax", "fmax", 13>,
    LLVM_EnumAttrCase<"fmin", "fmin", 14>,
    LLVM_EnumAttrCase<"uinc_wrap", "uinc_wrap", 15>,
    LLVM_EnumAttrCase<"udec_wrap", "udec_wrap", 16>,
    LLVM_EnumAttrCase<"usub_cond", "usub_cond", 17>,
    LLVM_EnumAttrCase<"usub_sat", "usub_sat", 18>,
    LLVM_EnumAttrCase<"fmaximum", "fmaximum", 19>,
    LLVM_EnumAttrCase<"fminimum", "fminimum", 20>
]>;

// The number 3 is LLVM's unused "consume".
def AtomicOrdering : LLVM_Enum<"AtomicOrdering", "Atomic ordering for LLVM's memory model", "", [
    LLVM_EnumAttrCase<"not_atomic", "not_atomic", 0>,
    LLVM_EnumAttrCase<"unordered", "unordered", 1>,
    LLVM_EnumAttrCase<"monotonic", "monotonic", 2>,
    LLVM_EnumAttrCase<"acquire", "acquire", 4>,
    LLVM_EnumAttrCase<"release", "release", 5>,
    LLVM_EnumAttrCase<"acq_rel", "acq_rel", 6>,
    LLVM_EnumAttrCase<"seq_cst", "seq_cst", 7>
]>;

// The bits of a number: unordered, less, greater, equal.
def FCmpPredicate : LLVM_Enum<"FCmpPredicate", "llvm.fcmp comparison predicate", "", [
    LLVM_EnumAttrCase<"_false", "_false", 0>,
    LLVM_EnumAttrCase<"oeq", "oeq", 1>,
    LLVM_EnumAttrCase<"ogt", "ogt", 2>,
    LLVM_EnumAttrCase<"oge", "oge", 3>,
    LLVM_EnumAttrCase<"olt", "olt", 4>,
    LLVM_EnumAttrCase<"ole", "ole", 5>,
    LLVM_EnumAttrCase<"one", "one", 6>,
    LLVM_EnumAttrCase<"ord", "ord", 7>,
    LLVM_EnumAttrCase<"ueq", "ueq", 8>,
    LLVM_EnumAttrCase<"ugt", "ugt", 9>,
    LLVM_EnumAttrCase<"uge", "uge", 10>,
    LLVM_EnumAttrCase<"ult", "ult", 11>,
    LLVM_EnumAttrCase<"ule", "ule", 12>,
    LLVM_EnumAttrCase<"une", "une", 13>,
    LLVM_EnumAttrCase<"uno", "uno", 14>,
    LLVM_EnumAttrCase<"_true", "_true", 15>
]>;

def ICmpPredicate : LLVM_Enum<"ICmpPredicate", "llvm.icmp comparison predicate", "", [
    LLVM_EnumAttrCase<"eq", "eq", 0>,
    LLVM_EnumAttrCase<"ne", "ne", 1>,
    LLVM_EnumAttrCase<"slt", "slt", 2>,
    LLVM_EnumAttrCase<"sle", "sle", 3>,
    LLVM_EnumAttrCase<"sgt", "sgt", 4>,
    LLVM_EnumAttrCase<"sge", "sge", 5>,
    LLVM_EnumAttrCase<"ult", "ult", 6>,
    LLVM_EnumAttrCase<"ule", "ule", 7>,
    LLVM_EnumAttrCase<"ugt", "ugt", 8>,
    LLVM_EnumAttrCase<"uge", "uge", 9>
]>;

def RoundingModeAttr : LLVM_Enum<"RoundingMode", "LLVM Rounding Mode", "", [
    LLVM_EnumAttrCase<"TowardZero", "towardzero", 0>,
    LLVM_EnumAttrCase<"NearestTiesToEven", "tonearest", 1>,
    LLVM_EnumAttrCase<"TowardPositive", "upward", 2>,
    LLVM_EnumAttrCase<"TowardNegative", "downward", 3>,
    LLVM_EnumAttrCase<"NearestTiesToAway", "tonearestaway", 4>,
    LLVM_EnumAttrCase<"Dynamic", "dynamic", 7>,
    LLVM_EnumAttrCase<"Invalid", "invalid", -1>
]>;
def ValidRoundingModeAttr : ConfinedAttr<RoundingModeAttr, [IntMinValue<0>]>;

def FPExceptionBehaviorAttr : LLVM_Enum<"FPExceptionBehavior", "LLVM Exception Behavior", "", [
    LLVM_EnumAttrCase<"Ignore", "ignore", 0>,
    LLVM_EnumAttrCase<"MayTrap", "maytrap", 1>,
    LLVM_EnumAttrCase<"Strict", "strict", 2>
]>;

// Flags of integer arithmetic. A result that wraps around is poison.
def IOFnone : I32BitEnumCaseNone<"none">;
def IOFnsw : I32BitEnumCaseBit<"nsw", 0>;
def IOFnuw : I32BitEnumCaseBit<"nuw", 1>;
def IntegerOverflowFlags
    : I32BitEnum<"IntegerOverflowFlags", "LLVM integer overflow flags",
                 [IOFnone, IOFnsw, IOFnuw]> {
  let separator = ", ";
  let cppNamespace = "::mlir::LLVM";
  let printBitEnumPrimaryGroups = 1;
}
def LLVM_IntegerOverflowFlagsAttr
    : EnumAttr<LLVM_Dialect, IntegerOverflowFlags, "overflow"> {
  let assemblyFormat = "`<` $value `>`";
}
def LLVM_IntegerOverflowFlagsProp
    : NamedEnumPropWithAttrForm<IntegerOverflowFlags, "overflow",
                                LLVM_IntegerOverflowFlagsAttr> {
  let defaultValue = enum.cppType # "::none";
}

// Flags that allow optimizations of floating-point arithmetic.
def FMFnone : I32BitEnumAttrCaseNone<"none">;
def FMFnnan : I32BitEnumAttrCaseBit<"nnan", 0>;
def FMFninf : I32BitEnumAttrCaseBit<"ninf", 1>;
def FMFnsz : I32BitEnumAttrCaseBit<"nsz", 2>;
def FMFarcp : I32BitEnumAttrCaseBit<"arcp", 3>;
def FMFcontract : I32BitEnumAttrCaseBit<"contract", 4>;
def FMFafn : I32BitEnumAttrCaseBit<"afn", 5>;
def FMFreassoc : I32BitEnumAttrCaseBit<"reassoc", 6>;
def FMFfast
    : I32BitEnumAttrCaseGroup<"fast", [FMFnnan, FMFninf, FMFnsz, FMFarcp,
                                       FMFcontract, FMFafn, FMFreassoc]>;
def FastmathFlags
    : I32BitEnumAttr<"FastmathFlags", "LLVM fastmath flags",
                     [FMFnone, FMFnnan, FMFninf, FMFnsz, FMFarcp, FMFcontract,
                      FMFafn, FMFreassoc, FMFfast]> {
  let separator = ", ";
  let cppNamespace = "::mlir::LLVM";
  let genSpecializedAttr = 0;
  let printBitEnumPrimaryGroups = 1;
}
def LLVM_FastmathFlagsAttr
    : EnumAttr<LLVM_Dialect, FastmathFlags, "fastmath"> {
  let assemblyFormat = "`<` $value `>`";
}

// Flags of address arithmetic. `inbounds` implies `nusw`.
def GEPNone : I32BitEnumCaseNone<"none">;
def GEPInboundsFlag : I32BitEnumCaseBit<"inboundsFlag", 0, "inbounds_flag">;
def GEPNusw : I32BitEnumCaseBit<"nusw", 1>;
def GEPNuw : I32BitEnumCaseBit<"nuw", 2>;
def GEPInbounds : BitEnumCaseGroup<"inbounds", [GEPInboundsFlag, GEPNusw]>;
def GEPNoWrapFlags
    : I32BitEnum<"GEPNoWrapFlags", "::mlir::LLVM::GEPNoWrapFlags",
                 [GEPNone, GEPInboundsFlag, GEPNusw, GEPNuw, GEPInbounds]> {
  let cppNamespace = "::mlir::LLVM";
  let printBitEnumPrimaryGroups = 1;
}
def GEPNoWrapFlagsProp : EnumProp<GEPNoWrapFlags> {
  let defaultValue = interfaceType # "::none";
}

#endif // DIALECTS_LLVM_INSTRUCTION_ENUMS_TD
