// SPDX-License-Identifier: Apache-2.0
//
// Atomic read-modify-write operations and fences.
#ifndef DIALECTS_LLVM_ATOMIC_OPS_TD
#define DIALECTS_LLVM_ATOMIC_OPS_TD

include "dialects/llvm/op_classes.td"

def LLVM_AtomicRMWType
    : AnyTypeOf<[LLVM_AnyFloat, LLVM_AnyPointer, AnySignlessInteger,
                 LLVM_AnyFixedVector]>;

def LLVM_AtomicRMWOp
    : LLVM_MemAccessOpBase<"atomicrmw", [TypesMatchWith<
          "result #0 and operand #1 have the same type", "val", "res", "$_self",
          "::std::equal_to<>()", "self">]> {
  let summary = "atomic read-modify-write";
  let description = [{
    ```mlir
    %old = llvm.atomicrmw add %p, %x acq_rel : !llvm.ptr, i32
    ```
  }];
  let arguments = !con((ins
    AtomicBinOp:$bin_op, LLVM_AnyPointer:$ptr, LLVM_AtomicRMWType:$val,
    AtomicOrdering:$ordering, OptionalAttr<StrAttr>:$syncscope,
    OptionalAttr<I64Attr>:$alignment, UnitAttr:$volatile_), aliasAttrs);
  let results = (outs LLVM_AtomicRMWType:$res);
  let builders = [
    OpBuilder<(ins "::mlir::LLVM::AtomicBinOp":$binOp, "::mlir::Value":$ptr,
                   "::mlir::Value":$val,
                   "::mlir::LLVM::AtomicOrdering":$ordering,
                   CArg<"::llvm::StringRef", "{}">:$syncscope,
                   CArg<"unsigned", "0">:$alignment,
                   CArg<"bool", "false">:$isVolatile)>
  ];
  let assemblyFormat = [{
    (`volatile` $volatile_^)? $bin_op $ptr `,` $val
    (`syncscope` `(` $syncscope^ `)`)? $ordering attr-dict `:`
    qualified(type($ptr)) `,` type($val)
  }];
  let hasVerifier = 1;
}

def LLVM_AtomicCmpXchgType : AnyTypeOf<[AnySignlessInteger, LLVM_AnyPointer]>;

def LLVM_AtomicCmpXchgOp
    : LLVM_MemAccessOpBase<"cmpxchg", [
          TypesMatchWith<"operand #1 and operand #2 have the same type",
                         "val", "cmp", "$_self", "::std::equal_to<>()", "self">,
          TypesMatchWith<"result #0 has an LLVM struct type consisting of "
                         "the type of operand #2 and a bool", "val", "res",
                         "::mlir::LLVM::getValAndBoolStructType($_self)">]> {
  let summary = "atomic compare-and-exchange";
  let description = [{
    Returns a struct: the old value, and whether it was the expected one.

    ```mlir
    %r = llvm.cmpxchg %p, %expected, %new acq_rel monotonic : !llvm.ptr, i32
    ```
  }];
  let arguments = !con((ins
    LLVM_AnyPointer:$ptr, LLVM_AtomicCmpXchgType:$cmp,
    LLVM_AtomicCmpXchgType:$val, AtomicOrdering:$success_ordering,
    AtomicOrdering:$failure_ordering, OptionalAttr<StrAttr>:$syncscope,
    OptionalAttr<I64Attr>:$alignment, UnitAttr:$weak, UnitAttr:$volatile_),
    aliasAttrs);
  let results = (outs LLVM_AnyStruct:$res);
  let builders = [
    OpBuilder<(ins "::mlir::Value":$ptr, "::mlir::Value":$cmp,
                   "::mlir::Value":$val,
                   "::mlir::LLVM::AtomicOrdering":$successOrdering,
                   "::mlir::LLVM::AtomicOrdering":$failureOrdering,
                   CArg<"::llvm::StringRef", "{}">:$syncscope,
                   CArg<"unsigned", "0">:$alignment,
                   CArg<"bool", "false">:$isWeak,
                   CArg<"bool", "false">:$isVolatile)>
  ];
  let assemblyFormat = [{
    (`weak` $weak^)? (`volatile` $volatile_^)? $ptr `,` $cmp `,` $val
    (`syncscope` `(` $syncscope^ `)`)? $success_ordering $failure_ordering
    attr-dict `:` qualified(type($ptr)) `,` type($val)
  }];
  let hasVerifier = 1;
}

def LLVM_FenceOp : LLVM_Op<"fence"> {
  let summary = "memory fence";
  let arguments = (ins AtomicOrdering:$ordering,
                       OptionalAttr<StrAttr>:$syncscope);
  let builders = [
    OpBuilder<(ins "::mlir::LLVM::AtomicOrdering":$ordering,
                   CArg<"::llvm::StringRef", "{}">:$syncscope)>
  ];
  let assemblyFormat = "(`syncscope` `(` $syncscope^ `)`)? $ordering attr-dict";
  let hasVerifier = 1;
}

#endif // DIALECTS_LLVM_ATOMIC_OPS_TD
