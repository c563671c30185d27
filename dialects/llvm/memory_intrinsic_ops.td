// SPDX-License-Identifier: Apache-2.0
//
// Memory intrinsics: copies, lifetimes, invariants, the stack.
#ifndef DIALECTS_LLVM_MEMORY_INTRINSIC_OPS_TD
#define DIALECTS_LLVM_MEMORY_INTRINSIC_OPS_TD

include "dialects/llvm/intrinsic_classes.td"

defvar LLVM_MemIntrTraits = LLVM_AccessTraits # LLVM_ArgAttrTraits #
    [DeclareOpInterfaceMethods<PromotableMemOpInterface>,
     DeclareOpInterfaceMethods<DestructurableAccessorOpInterface>,
     DeclareOpInterfaceMethods<SafeMemorySlotAccessOpInterface>];

// Copies and fills. They differ in the second argument and the length.
class LLVM_MemIntrOp<string intrinsic, dag first, string second,
                     string lengthType>
    : LLVM_ZeroResultIntrOp<intrinsic, LLVM_MemIntrTraits>, LLVM_AccessArgs,
      LLVM_ArgAttrs {
  let arguments = !con(first, (ins I1Attr:$isVolatile), accessArgs, argAttrs);
  let builders = [
    OpBuilder<!con((ins "::mlir::Value":$dst),
                   !dag(ins, ["::mlir::Value", lengthType], [second, "len"]),
                   (ins "bool":$isVolatile)),
              "build($_builder, $_state, dst, " # second # ", len, "
              "$_builder.getBoolAttr(isVolatile));">,
    OpBuilder<!con((ins "::mlir::Value":$dst),
                   !dag(ins, ["::mlir::Value", lengthType], [second, "len"]),
                   (ins "::mlir::IntegerAttr":$isVolatile)),
              "build($_builder, $_state, dst, " # second # ", len, isVolatile, "
              "nullptr, nullptr, nullptr, nullptr, nullptr, nullptr);">
  ];
}
class LLVM_MemcpyIntrOpBase<string intrinsic>
    : LLVM_MemIntrOp<intrinsic,
                     (ins Arg<LLVM_AnyPointer, "", [MemWrite]>:$dst,
                          Arg<LLVM_AnyPointer, "", [MemRead]>:$src,
                          AnySignlessInteger:$len),
                     "src", "::mlir::Value">;
def LLVM_MemcpyOp : LLVM_MemcpyIntrOpBase<"memcpy">;
def LLVM_MemmoveOp : LLVM_MemcpyIntrOpBase<"memmove">;
def LLVM_MemcpyInlineOp
    : LLVM_MemIntrOp<"memcpy.inline",
                     (ins Arg<LLVM_AnyPointer, "", [MemWrite]>:$dst,
                          Arg<LLVM_AnyPointer, "", [MemRead]>:$src,
                          APIntAttr:$len),
                     "src", "::mlir::IntegerAttr">;
def LLVM_MemsetOp
    : LLVM_MemIntrOp<"memset",
                     (ins Arg<LLVM_AnyPointer, "", [MemWrite]>:$dst, I8:$val,
                          AnySignlessInteger:$len),
                     "val", "::mlir::Value">;
def LLVM_MemsetInlineOp
    : LLVM_MemIntrOp<"memset.inline",
                     (ins Arg<LLVM_AnyPointer, "", [MemWrite]>:$dst, I8:$val,
                          APIntAttr:$len),
                     "val", "::mlir::IntegerAttr">;

def LLVM_Prefetch : LLVM_ZeroResultIntrOp<"prefetch"> {
  let arguments = (ins LLVM_AnyPointer:$addr, I32Attr:$rw, I32Attr:$hint,
                       I32Attr:$cache);
}

def LLVM_NoAliasScopeDeclOp
    : LLVM_ZeroResultIntrOp<"experimental.noalias.scope.decl"> {
  let arguments = (ins LLVM_AliasScopeAttr:$scope);
  let assemblyFormat = "$scope attr-dict";
}

def LLVM_PtrMaskOp
    : LLVM_IntrOp<"ptrmask", [Pure, AllTypesMatch<["ptr", "res"]>]> {
  let arguments = (ins LLVM_ScalarOrVectorOf<LLVM_AnyPointer>:$ptr,
                       LLVM_ScalarOrVectorOf<AnyInteger>:$mask);
  let results = (outs LLVM_ScalarOrVectorOf<LLVM_AnyPointer>:$res);
  let assemblyFormat = [{
    $ptr `,` $mask attr-dict `:` functional-type(operands, results)
  }];
}

// Lifetimes of allocations.
class LLVM_LifetimeBaseOp<string intrinsic>
    : LLVM_ZeroResultIntrOp<
          intrinsic, [DeclareOpInterfaceMethods<PromotableOpInterface>]> {
  let arguments = (ins LLVM_AnyPointer:$ptr);
  let assemblyFormat = "$ptr attr-dict `:` qualified(type($ptr))";
}
def LLVM_LifetimeStartOp : LLVM_LifetimeBaseOp<"lifetime.start">;
def LLVM_LifetimeEndOp : LLVM_LifetimeBaseOp<"lifetime.end">;

// Memory that is invariant.
def LLVM_InvariantStartOp
    : LLVM_IntrOp<"invariant.start",
                  [DeclareOpInterfaceMethods<PromotableOpInterface>]> {
  let arguments = (ins I64Attr:$size, LLVM_AnyPointer:$ptr);
  let results = (outs LLVM_DefaultPointer:$res);
  let assemblyFormat = "$size `,` $ptr attr-dict `:` qualified(type($ptr))";
}
def LLVM_InvariantEndOp
    : LLVM_ZeroResultIntrOp<
          "invariant.end", [DeclareOpInterfaceMethods<PromotableOpInterface>]> {
  let arguments = (ins LLVM_DefaultPointer:$start, I64Attr:$size,
                       LLVM_AnyPointer:$ptr);
  let assemblyFormat = [{
    $start `,` $size `,` $ptr attr-dict `:` qualified(type($ptr))
  }];
}
class LLVM_InvariantGroupOp<string intrinsic>
    : LLVM_IntrOp<intrinsic,
                  [DeclareOpInterfaceMethods<PromotableOpInterface>,
                   SameOperandsAndResultType]> {
  let arguments = (ins LLVM_AnyPointer:$ptr);
  let results = (outs LLVM_AnyPointer:$res);
  let assemblyFormat = "$ptr attr-dict `:` qualified(type($ptr))";
}
def LLVM_LaunderInvariantGroupOp
    : LLVM_InvariantGroupOp<"launder.invariant.group">;
def LLVM_StripInvariantGroupOp : LLVM_InvariantGroupOp<"strip.invariant.group">;

// The stack.
def LLVM_StackSaveOp : LLVM_OneResultIntrOp<"stacksave"> {
  let assemblyFormat = "attr-dict `:` qualified(type($res))";
}
def LLVM_StackRestoreOp : LLVM_ZeroResultIntrOp<"stackrestore"> {
  let arguments = (ins LLVM_AnyPointer:$ptr);
  let assemblyFormat = "$ptr attr-dict `:` qualified(type($ptr))";
}
def LLVM_ThreadlocalAddressOp
    : LLVM_OneResultIntrOp<"threadlocal.address", [Pure]> {
  let arguments = (ins LLVM_AnyPointer:$global);
}

#endif // DIALECTS_LLVM_MEMORY_INTRINSIC_OPS_TD
