// SPDX-License-Identifier: Apache-2.0
//
// Casts.
#ifndef DIALECTS_LLVM_CAST_OPS_TD
#define DIALECTS_LLVM_CAST_OPS_TD

include "dialects/llvm/op_classes.td"

class LLVM_CastOp<string mnemonic, string text, Type type, Type resultType,
                  list<Trait> traits = []>
    : LLVM_Op<mnemonic, [Pure] # traits> {
  let summary = text;
  let arguments = (ins type:$arg);
  let results = (outs resultType:$res);
  let builders = [LLVM_OneResultOpBuilder];
  let assemblyFormat = "$arg attr-dict `:` type($arg) `to` type($res)";
}
class LLVM_CastOpWithNNegFlag<string mnemonic, string text, Type type,
                              Type resultType>
    : LLVM_CastOp<mnemonic, text, type, resultType,
                  [DeclareOpInterfaceMethods<NonNegFlagInterface>]> {
  let arguments = (ins type:$arg, UnitAttr:$nonNeg);
  let assemblyFormat = [{
    (`nneg` $nonNeg^)? $arg attr-dict `:` type($arg) `to` type($res)
  }];
}
class LLVM_CastOpWithOverflowFlag<string mnemonic, string text, Type type,
                                  Type resultType>
    : LLVM_CastOp<mnemonic, text, type, resultType,
                  [DeclareOpInterfaceMethods<IntegerOverflowFlagsInterface>]> {
  let arguments = (ins type:$arg, LLVM_IntegerOverflowFlagsProp:$overflowFlags);
  let assemblyFormat = [{
    $arg ($overflowFlags^)? attr-dict `:` type($arg) `to` type($res)
  }];
}

def LLVM_Ints : LLVM_ScalarOrVectorOf<AnySignlessInteger>;
def LLVM_Floats : LLVM_ScalarOrVectorOf<LLVM_AnyFloat>;
def LLVM_Pointers : LLVM_ScalarOrVectorOf<LLVM_AnyPointer>;

def LLVM_BitcastOp
    : LLVM_CastOp<"bitcast", "the same bits as another type",
                  LLVM_AnyNonAggregate, LLVM_AnyNonAggregate,
                  [DeclareOpInterfaceMethods<PromotableOpInterface>]> {
  let hasFolder = 1;
  let hasVerifier = 1;
}
def LLVM_AddrSpaceCastOp
    : LLVM_CastOp<"addrspacecast", "the address in another address space",
                  LLVM_Pointers, LLVM_Pointers,
                  [DeclareOpInterfaceMethods<PromotableOpInterface>,
                   DeclareOpInterfaceMethods<ViewLikeOpInterface>]> {
  let hasFolder = 1;
}
def LLVM_IntToPtrOp
    : LLVM_CastOp<"inttoptr", "the address that a number is",
                  LLVM_Ints, LLVM_Pointers,
                  [DeclareOpInterfaceMethods<DereferenceableOpInterface>]> {
  let arguments = (ins LLVM_Ints:$arg,
                       OptionalAttr<LLVM_DereferenceableAttr>:$dereferenceable);
  let assemblyFormat = [{
    $arg (`dereferenceable` `` $dereferenceable^)? attr-dict
    `:` type($arg) `to` type($res)
  }];
}
def LLVM_PtrToIntOp
    : LLVM_CastOp<"ptrtoint", "the number that an address is",
                  LLVM_Pointers, LLVM_Ints>;
def LLVM_SExtOp
    : LLVM_CastOp<"sext", "more bits, with the sign", LLVM_Ints, LLVM_Ints> {
  let hasVerifier = 1;
}
def LLVM_ZExtOp
    : LLVM_CastOpWithNNegFlag<"zext", "more bits, with zeros",
                              LLVM_Ints, LLVM_Ints> {
  let hasFolder = 1;
  let hasVerifier = 1;
}
def LLVM_TruncOp
    : LLVM_CastOpWithOverflowFlag<"trunc", "fewer bits", LLVM_Ints, LLVM_Ints>;
def LLVM_SIToFPOp
    : LLVM_CastOp<"sitofp", "the float nearest to a signed integer",
                  LLVM_Ints, LLVM_Floats>;
def LLVM_UIToFPOp
    : LLVM_CastOpWithNNegFlag<"uitofp",
                              "the float nearest to an unsigned integer",
                              LLVM_Ints, LLVM_Floats>;
def LLVM_FPToSIOp
    : LLVM_CastOp<"fptosi", "a float without its fraction, as a signed integer",
                  LLVM_Floats, LLVM_Ints>;
def LLVM_FPToUIOp
    : LLVM_CastOp<"fptoui",
                  "a float without its fraction, as an unsigned integer",
                  LLVM_Floats, LLVM_Ints>;
def LLVM_FPExtOp
    : LLVM_CastOp<"fpext", "the same number in a wider format",
                  LLVM_Floats, LLVM_Floats>;
def LLVM_FPTruncOp
    : LLVM_CastOp<"fptrunc", "the nearest number in a narrower format",
                  LLVM_Floats, LLVM_Floats>;

#endif // DIALECTS_LLVM_CAST_OPS_TD
