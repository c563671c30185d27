// SPDX-License-Identifier: Apache-2.0
//
// Allocation and deallocation: alloc, alloca and its scopes, realloc, dealloc,
// global and get_global.
#ifndef DIALECTS_MEMREF_ALLOCATION_OPS_TD
#define DIALECTS_MEMREF_ALLOCATION_OPS_TD

include "core/interfaces/control_flow.td"
include "core/interfaces/memory_slot.td"
include "core/interfaces/op_asm.td"
include "core/interfaces/side_effects.td"
include "core/interfaces/symbol.td"
include "dialects/memref/dialect.td"

// alloc and alloca: an operand for each dynamic size of the result, then one
// for each symbol of its layout map.
class AllocLikeOp<string mnemonic, Resource resource, list<Trait> traits = []>
    : MemRef_Op<mnemonic, !listconcat([AttrSizedOperandSegments], traits)> {
  let arguments = (ins Variadic<Index>:$dynamicSizes,
                       Variadic<Index>:$symbolOperands,
                       OptionalAttr<IntValidAlignment<I64Attr>>:$alignment);
  let results = (outs
      Res<AnyMemRef, "", [MemAlloc<resource, 0, FullEffect>]>:$memref);

  let builders = [
    OpBuilder<(ins "MemRefType":$memrefType,
                   CArg<"IntegerAttr", "IntegerAttr()">:$alignment), [{
      build($_builder, $_state, memrefType, ValueRange(), ValueRange(),
            alignment);
    }]>,
    OpBuilder<(ins "MemRefType":$memrefType, "ValueRange":$dynamicSizes,
                   CArg<"IntegerAttr", "IntegerAttr()">:$alignment), [{
      build($_builder, $_state, memrefType, dynamicSizes, ValueRange(),
            alignment);
    }]>,
    OpBuilder<(ins "MemRefType":$memrefType, "ValueRange":$dynamicSizes,
                   "ValueRange":$symbolOperands,
                   CArg<"IntegerAttr", "{}">:$alignment), [{
      build($_builder, $_state, Type(memrefType), dynamicSizes, symbolOperands,
            alignment);
    }]>,
    // The layout is the identity.
    OpBuilder<(ins "ArrayRef<OpFoldResult>":$sizes, "Type":$elementType,
                   CArg<"Attribute", "{}">:$memorySpace), [{
      auto [shape, dynamicSizes] = decomposeMixedValues(sizes);
      auto type = MemRefType::get(shape, elementType,
                                  MemRefLayoutAttrInterface(), memorySpace);
      build($_builder, $_state, type, ValueRange(dynamicSizes));
    }]>
  ];

  let extraClassDeclaration = [{
    static StringRef getAlignmentAttrStrName() { return "alignment"; }

    MemRefType getType() {
      return ::llvm::cast<MemRefType>(getMemref().getType());
    }

    /// Returns the size of each dimension. Static sizes are attributes of type
    /// index.
    SmallVector<OpFoldResult> getMixedSizes() {
      Builder builder(getContext());
      SmallVector<OpFoldResult> sizes;
      auto dynamicSize = getDynamicSizes().begin();
      for (int64_t size : getType().getShape()) {
        if (ShapedType::isDynamic(size))
          sizes.push_back(Value(*dynamicSize++));
        else
          sizes.push_back(builder.getIndexAttr(size));
      }
      return sizes;
    }
  }];

  let assemblyFormat = [{
    `(` $dynamicSizes `)` (`` `[` $symbolOperands^ `]`)? attr-dict
    `:` type($memref)
  }];

  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def MemRef_AllocOp : AllocLikeOp<"alloc", DefaultResource, [
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let summary = "allocates memory on the heap";
  let description = [{
    Allocates memory for the result's type that no other memref refers to. Its
    content is undefined. `memref.dealloc` or `memref.realloc` frees it. The
    operands in parentheses are the dynamic sizes; those in brackets are the
    symbols of the layout map. With `alignment`, a power of two, the address is
    a multiple of that number of bytes.

    ```mlir
    %a = memref.alloc(%n) {alignment = 32} : memref<16x?xf16>
    %b = memref.alloc()[%shift] : memref<4xi8, affine_map<(i)[s] -> (i + s)>>
    ```
  }];
}

def MemRef_AllocaOp : AllocLikeOp<"alloca", AutomaticAllocationScopeResource, [
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
    DeclareOpInterfaceMethods<PromotableAllocationOpInterface>,
    DeclareOpInterfaceMethods<DestructurableAllocationOpInterface>]> {
  let summary = "allocates memory on the stack";
  let description = [{
    Like `memref.alloc`, but the memory is freed when control leaves the region
    of the closest enclosing op with the trait AutomaticAllocationScope. A later
    use is undefined behavior. Without `alignment`, the address has the natural
    alignment of the element type.

    ```mlir
    %scratch = memref.alloca(%n) : memref<?xi64>
    ```
  }];
}

def MemRef_AllocaScopeOp : MemRef_Op<"alloca_scope", [
    AutomaticAllocationScope,
    DeclareOpInterfaceMethods<RegionBranchOpInterface>,
    SingleBlockImplicitTerminator<"AllocaScopeReturnOp">,
    RecursiveMemoryEffects,
    NoRegionArguments]> {
  let summary = "scope that frees stack memory at its end";
  let description = [{
    Executes its region once. The memory that `memref.alloca` allocates in the
    region is freed when control leaves the region. The results are the operands
    of `memref.alloca_scope.return`, which may be omitted if there are none.

    ```mlir
    %top = memref.alloca_scope -> (i32) {
      %stack = memref.alloca() : memref<64xi32>
      %x = func.call @work(%stack) : (memref<64xi32>) -> i32
      memref.alloca_scope.return %x : i32
    }
    ```
  }];

  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$bodyRegion);

  let hasCanonicalizer = 1;
  let hasCustomAssemblyFormat = 1;
}

def MemRef_AllocaScopeReturnOp : MemRef_Op<"alloca_scope.return", [
    HasParent<"AllocaScopeOp">, Pure, ReturnLike, Terminator]> {
  let summary = "terminates an `alloca_scope`";
  let description = [{
    The operands become the results of the scope.

    ```mlir
    memref.alloca_scope.return %found, %where : i1, index
    ```
  }];

  let arguments = (ins Variadic<AnyType>:$results);
  let builders = [OpBuilder<(ins), [{ /* returns nothing */ }]>];

  let assemblyFormat = "attr-dict ($results^ `:` type($results))?";
}

def MemRef_DeallocOp : MemRef_Op<"dealloc", [MemRefsNormalizable]> {
  let summary = "frees memory of the heap";
  let description = [{
    The operand is the result of `memref.alloc` or `memref.realloc`, not a view
    of it. After the op, a use of the memref or of a view of it is undefined
    behavior.

    ```mlir
    memref.dealloc %buffer : memref<?x3xf32>
    ```
  }];

  let arguments = (ins Arg<AnyRankedOrUnrankedMemRef, "",
                           [MemFreeAt<0, FullEffect>]>:$memref);

  let assemblyFormat = "$memref attr-dict `:` type($memref)";

  let hasFolder = 1;
}

// The effects are a free of the source and an allocation of the result,
// although the memory may stay in place at run time.
def MemRef_ReallocOp : MemRef_Op<"realloc"> {
  let summary = "changes the size of memory on the heap";
  let description = [{
    Source and result have one dimension, the same element type and the same
    memory space. The result contains the elements of the source up to the
    smaller size; other elements are undefined. The source must not be used
    after the op, even if the memory stays in place. The operand in parentheses
    is the new size; it is present if the size of the result's type is dynamic.
    `alignment` is as in `memref.alloc`.

    ```mlir
    %longer = memref.realloc %list(%n) : memref<8xf64> to memref<?xf64>
    ```
  }];

  let arguments = (ins Arg<MemRefRankOf<[AnyType], [1]>, "",
                           [MemFreeAt<0, FullEffect>]>:$source,
                       Optional<Index>:$dynamicResultSize,
                       OptionalAttr<IntValidAlignment<I64Attr>>:$alignment);
  let results = (outs
      Res<MemRefRankOf<[AnyType], [1]>, "",
          [MemAlloc<DefaultResource, 1, FullEffect>]>);

  let builders = [
    OpBuilder<(ins "MemRefType":$resultType, "Value":$source,
                   CArg<"Value", "Value()">:$dynamicResultSize), [{
      build($_builder, $_state, Type(resultType), source, dynamicResultSize,
            IntegerAttr());
    }]>
  ];

  let extraClassDeclaration = [{
    MemRefType getType() {
      return ::llvm::cast<MemRefType>((*this)->getResult(0).getType());
    }
  }];

  let assemblyFormat = [{
    $source (`(` $dynamicResultSize^ `)`)? attr-dict
    `:` type($source) `to` type(results)
  }];

  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def MemRef_GlobalOp : MemRef_Op<"global", [Symbol]> {
  let summary = "global variable";
  let description = [{
    Defines a symbol for memory of a static shape. `initial_value` is an
    elements attribute with the content, or `uninitialized` (a unit attribute)
    if the initial content is undefined. Without it, the op declares a variable
    that another module defines. A write to a `constant` variable is undefined
    behavior. `alignment` is as in `memref.alloc`.

    ```mlir
    memref.global "private" constant @primes : memref<4xi16>
      = dense<[2, 3, 5, 7]>
    memref.global @counters : memref<32xi64> = uninitialized {alignment = 64}
    memref.global "private" @elsewhere : memref<1xf32>
    ```
  }];

  let arguments = (ins SymbolNameAttr:$sym_name,
                       OptionalAttr<StrAttr>:$sym_visibility,
                       MemRefTypeAttr:$type,
                       OptionalAttr<AnyAttr>:$initial_value,
                       UnitAttr:$constant,
                       OptionalAttr<IntValidAlignment<I64Attr>>:$alignment);

  let assemblyFormat = [{
    ($sym_visibility^)? (`constant` $constant^)? $sym_name `:`
    custom<GlobalMemrefOpTypeAndInitialValue>($type, $initial_value)
    attr-dict
  }];

  let extraClassDeclaration = [{
    /// Returns whether the op is a declaration.
    bool isExternal() { return !getInitialValueAttr(); }
    /// Returns whether the op is a definition with undefined content.
    bool isUninitialized() {
      return ::llvm::isa_and_present<UnitAttr>(getInitialValueAttr());
    }
    /// Returns the content if the variable is constant and its content is
    /// known. Returns null otherwise.
    ElementsAttr getConstantInitValue();
  }];

  let hasVerifier = 1;
}

def MemRef_GetGlobalOp : MemRef_Op<"get_global", [
    Pure, DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "memref of a global variable";
  let description = [{
    Returns the same memory each time. The type is that of the `memref.global`.

    ```mlir
    %table = memref.get_global @primes : memref<4xi16>
    ```
  }];

  let arguments = (ins FlatSymbolRefAttr:$name);
  let results = (outs AnyStaticShapeMemRef:$result);

  let assemblyFormat = "$name `:` type($result) attr-dict";
}

#endif // DIALECTS_MEMREF_ALLOCATION_OPS_TD
