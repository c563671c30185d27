// SPDX-License-Identifier: Apache-2.0
//
// Where memory comes from and where it goes: alloc, alloca and its scopes,
// realloc, dealloc, global and get_global.
#ifndef DIALECTS_MEMREF_ALLOCATION_OPS_TD
#define DIALECTS_MEMREF_ALLOCATION_OPS_TD

include "core/interfaces/control_flow.td"
include "core/interfaces/memory_slot.td"
include "core/interfaces/op_asm.td"
include "core/interfaces/side_effects.td"
include "core/interfaces/symbol.td"
include "dialects/memref/dialect.td"

// alloc and alloca: an operand for each `?` of the result's shape, then one for
// each symbol of its layout map.
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
    // Of identity layout.
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

    /// The size of each dimension, static ones as attributes of type index.
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
  let summary = "gets memory from the heap";
  let description = [{
    The memory is big enough for the result's type and belongs to nobody else;
    its content is undefined. It stays until `memref.dealloc` or
    `memref.realloc` gives it back. Operands in parentheses are the sizes of the
    dimensions that the type leaves open, those in brackets the symbols of its
    layout map. With `alignment`, a power of two, the address is a multiple of
    so many bytes.

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
  let summary = "gets memory from the stack";
  let description = [{
    As `memref.alloc`, but the memory goes by itself when control leaves the
    region of the closest op around that has the trait AutomaticAllocationScope;
    a use afterwards is undefined. Without `alignment` the address is aligned as
    the element type asks.

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
  let summary = "ends the life of stack memory early";
  let description = [{
    Runs its region once. What `memref.alloca` gets inside is gone when control
    leaves. The results are the operands of `memref.alloca_scope.return`, which
    may be left out if there are none.

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
  let summary = "ends an `alloca_scope`";
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
  let summary = "gives memory back to the heap";
  let description = [{
    The operand is what `memref.alloc` or `memref.realloc` gave, not a view of
    it. It and all views of it are dead afterwards; their use is undefined.

    ```mlir
    memref.dealloc %buffer : memref<?x3xf32>
    ```
  }];

  let arguments = (ins Arg<AnyRankedOrUnrankedMemRef, "",
                           [MemFreeAt<0, FullEffect>]>:$memref);

  let assemblyFormat = "$memref attr-dict `:` type($memref)";

  let hasFolder = 1;
}

// Effects say that the source is given back and the result is new, although at
// run time the memory may stay where it is.
def MemRef_ReallocOp : MemRef_Op<"realloc"> {
  let summary = "changes the size of memory of the heap";
  let description = [{
    Source and result have one dimension, the same element type and the same
    memory space. The result holds the source's elements as far as there is
    room; what is new is undefined. The source is dead afterwards, whether the
    memory has moved or not. The operand in parentheses is the new size, given
    if the result's type leaves it open. `alignment` is as in `memref.alloc`.

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
  let summary = "a variable that lives as long as the program";
  let description = [{
    Names memory of a static shape. `initial_value` is the content, one
    attribute of elements; `uninitialized` (a unit attribute) if the content is
    undefined at first; without it the op only declares what another module
    defines. Writing to a `constant` one is undefined. `alignment` is as in
    `memref.alloc`.

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
    /// Whether it is declared only.
    bool isExternal() { return !getInitialValueAttr(); }
    /// Whether it is defined, with an undefined content.
    bool isUninitialized() {
      return ::llvm::isa_and_present<UnitAttr>(getInitialValueAttr());
    }
    /// The content if it is known and nobody may change it, null otherwise.
    ElementsAttr getConstantInitValue();
  }];

  let hasVerifier = 1;
}

def MemRef_GetGlobalOp : MemRef_Op<"get_global", [
    Pure, DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "the memref of a global variable";
  let description = [{
    Gives the same memory each time. The type is that of the `memref.global`.

    ```mlir
    %table = memref.get_global @primes : memref<4xi16>
    ```
  }];

  let arguments = (ins FlatSymbolRefAttr:$name);
  let results = (outs AnyStaticShapeMemRef:$result);

  let assemblyFormat = "$name `:` type($result) attr-dict";
}

#endif // DIALECTS_MEMREF_ALLOCATION_OPS_TD
