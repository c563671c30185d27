// SPDX-License-Identifier: Apache-2.0
//
// Stack allocation, address computation, loads and stores.
#ifndef DIALECTS_LLVM_MEMORY_OPS_TD
#define DIALECTS_LLVM_MEMORY_OPS_TD

include "dialects/llvm/op_classes.td"

def LLVM_AllocaOp
    : LLVM_Op<"alloca", [
          DeclareOpInterfaceMethods<PromotableAllocationOpInterface>,
          DeclareOpInterfaceMethods<DestructurableAllocationOpInterface>]> {
  let summary = "stack allocation";
  let description = [{
    ```mlir
    %p = llvm.alloca %n x f32 {alignment = 16 : i64} : (i64) -> !llvm.ptr
    ```
  }];
  let arguments = (ins AnySignlessInteger:$arraySize,
                       OptionalAttr<I64Attr>:$alignment,
                       TypeAttr:$elem_type,
                       UnitAttr:$inalloca);
  let results = (outs
    Res<LLVM_AnyPointer, "", [MemAlloc<AutomaticAllocationScopeResource>]>
        :$res);
  let builders = [
    OpBuilder<(ins "::mlir::Type":$resultType, "::mlir::Type":$elementType,
                   "::mlir::Value":$arraySize, CArg<"unsigned", "0">:$alignment),
    [{
      build($_builder, $_state, resultType, arraySize,
            alignment == 0 ? ::mlir::IntegerAttr()
                           : $_builder.getI64IntegerAttr(alignment),
            elementType, false);
    }]>
  ];
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def LLVM_GEPOp
    : LLVM_Op<"getelementptr", [Pure,
          DeclareOpInterfaceMethods<PromotableOpInterface>,
          DeclareOpInterfaceMethods<SafeMemorySlotAccessOpInterface>,
          DeclareOpInterfaceMethods<DestructurableAccessorOpInterface>,
          DeclareOpInterfaceMethods<ViewLikeOpInterface>]> {
  let summary = "address computation";
  let description = [{
    The first index steps over objects of the element type, the next ones select
    elements of structs, arrays and vectors. Indices of structs are constants.
    Constant indices are stored in an array attribute, in which the smallest
    integer marks the indices that are operands.

    ```mlir
    %1 = llvm.getelementptr %0[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %2 = llvm.getelementptr inbounds|nuw %0[0, 1]
        : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32)>
    ```
  }];
  let arguments = (ins
    LLVM_ScalarOrVectorOf<LLVM_AnyPointer>:$base,
    Variadic<LLVM_ScalarOrVectorOf<AnySignlessInteger>>:$dynamicIndices,
    DenseI32ArrayAttr:$rawConstantIndices,
    TypeAttr:$elem_type,
    GEPNoWrapFlagsProp:$noWrapFlags);
  let results = (outs LLVM_ScalarOrVectorOf<LLVM_AnyPointer>:$res);
  let skipDefaultBuilders = 1;
  let builders = [
    OpBuilder<(ins "::mlir::Type":$resultType, "::mlir::Type":$elementType,
                   "::mlir::Value":$basePtr, "::mlir::ValueRange":$indices,
                   CArg<"GEPNoWrapFlags", "GEPNoWrapFlags::none">:$noWrapFlags,
                   CArg<"::llvm::ArrayRef<::mlir::NamedAttribute>",
                        "{}">:$attributes)>,
    OpBuilder<(ins "::mlir::Type":$resultType, "::mlir::Type":$elementType,
                   "::mlir::Value":$basePtr, "::llvm::ArrayRef<GEPArg>":$indices,
                   CArg<"GEPNoWrapFlags", "GEPNoWrapFlags::none">:$noWrapFlags,
                   CArg<"::llvm::ArrayRef<::mlir::NamedAttribute>",
                        "{}">:$attributes)>
  ];
  let assemblyFormat = [{
    ($noWrapFlags^)?
    $base `[` custom<GEPIndices>($dynamicIndices, $rawConstantIndices) `]`
    attr-dict `:` functional-type(operands, results) `,` $elem_type
  }];
  let extraClassDeclaration = [{
    /// Marks an index that is an operand.
    static constexpr int32_t kDynamicIndex =
        std::numeric_limits<int32_t>::min();
    /// Returns all indices, attributes and operands.
    GEPIndicesAdaptor<::mlir::ValueRange> getIndices();
  }];
  let hasFolder = 1;
  let hasVerifier = 1;
}

def LLVM_LoadOp
    : LLVM_MemAccessOpBase<"load", [
          DeclareOpInterfaceMethods<DestructurableAccessorOpInterface>,
          DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
          DeclareOpInterfaceMethods<PromotableMemOpInterface>,
          DeclareOpInterfaceMethods<SafeMemorySlotAccessOpInterface>,
          DeclareOpInterfaceMethods<DereferenceableOpInterface>]> {
  let summary = "load from memory";
  let description = [{
    An atomic load has an ordering and an alignment.

    ```mlir
    %0 = llvm.load %p : !llvm.ptr -> f32
    %1 = llvm.load volatile %p atomic monotonic {alignment = 8 : i64}
        : !llvm.ptr -> i64
    ```
  }];
  let arguments = !con((ins
    LLVM_AnyPointer:$addr,
    OptionalAttr<I64Attr>:$alignment,
    UnitAttr:$volatile_,
    UnitAttr:$nontemporal,
    UnitAttr:$invariant,
    UnitAttr:$invariantGroup,
    DefaultValuedAttr<AtomicOrdering, "AtomicOrdering::not_atomic">:$ordering,
    OptionalAttr<StrAttr>:$syncscope,
    OptionalAttr<LLVM_DereferenceableAttr>:$dereferenceable), aliasAttrs);
  let results = (outs LLVM_LoadableType:$res);
  let builders = [
    OpBuilder<(ins "::mlir::Type":$type, "::mlir::Value":$addr,
                   CArg<"unsigned", "0">:$alignment,
                   CArg<"bool", "false">:$isVolatile,
                   CArg<"bool", "false">:$isNonTemporal,
                   CArg<"bool", "false">:$isInvariant,
                   CArg<"bool", "false">:$isInvariantGroup,
                   CArg<"AtomicOrdering",
                        "AtomicOrdering::not_atomic">:$ordering,
                   CArg<"::llvm::StringRef", "{}">:$syncscope)>
  ];
  let assemblyFormat = [{
    (`volatile` $volatile_^)? $addr
    (`atomic` (`syncscope` `(` $syncscope^ `)`)? $ordering^)?
    (`invariant` $invariant^)?
    (`invariant_group` $invariantGroup^)?
    (`dereferenceable` `` $dereferenceable^)?
    attr-dict `:` qualified(type($addr)) `->` type($res)
  }];
  let hasVerifier = 1;
}

def LLVM_StoreOp
    : LLVM_MemAccessOpBase<"store", [
          DeclareOpInterfaceMethods<DestructurableAccessorOpInterface>,
          DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
          DeclareOpInterfaceMethods<PromotableMemOpInterface>,
          DeclareOpInterfaceMethods<SafeMemorySlotAccessOpInterface>]> {
  let summary = "store to memory";
  let description = [{
    An atomic store has an ordering and an alignment.

    ```mlir
    llvm.store %x, %p : f32, !llvm.ptr
    llvm.store %x, %p atomic syncscope("agent") release {alignment = 4 : i64}
        : f32, !llvm.ptr
    ```
  }];
  let arguments = !con((ins
    LLVM_LoadableType:$value,
    LLVM_AnyPointer:$addr,
    OptionalAttr<I64Attr>:$alignment,
    UnitAttr:$volatile_,
    UnitAttr:$nontemporal,
    UnitAttr:$invariantGroup,
    DefaultValuedAttr<AtomicOrdering, "AtomicOrdering::not_atomic">:$ordering,
    OptionalAttr<StrAttr>:$syncscope), aliasAttrs);
  let builders = [
    OpBuilder<(ins "::mlir::Value":$value, "::mlir::Value":$addr,
                   CArg<"unsigned", "0">:$alignment,
                   CArg<"bool", "false">:$isVolatile,
                   CArg<"bool", "false">:$isNonTemporal,
                   CArg<"bool", "false">:$isInvariantGroup,
                   CArg<"AtomicOrdering",
                        "AtomicOrdering::not_atomic">:$ordering,
                   CArg<"::llvm::StringRef", "{}">:$syncscope)>
  ];
  let assemblyFormat = [{
    (`volatile` $volatile_^)? $value `,` $addr
    (`atomic` (`syncscope` `(` $syncscope^ `)`)? $ordering^)?
    (`invariant_group` $invariantGroup^)?
    attr-dict `:` type($value) `,` qualified(type($addr))
  }];
  let hasVerifier = 1;
}

#endif // DIALECTS_LLVM_MEMORY_OPS_TD
