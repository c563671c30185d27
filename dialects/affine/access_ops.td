// SPDX-License-Identifier: Apache-2.0
//
// Accesses to elements of memrefs: load, prefetch, store.
#ifndef DIALECTS_AFFINE_ACCESS_OPS_TD
#define DIALECTS_AFFINE_ACCESS_OPS_TD

include "core/interfaces/side_effects.td"
include "dialects/affine/dialect.td"
include "dialects/affine/interfaces.td"

class AffineLoadOpBase<string mnemonic, list<Trait> traits = []>
    : Affine_Op<mnemonic, !listconcat(traits, [
          DeclareOpInterfaceMethods<AffineReadOpInterface>,
          DeclareOpInterfaceMethods<AffineMapAccessInterface>,
          MemRefsNormalizable])> {
  let arguments = (ins Arg<AnyMemRef, "what is read from",
                           [MemRead]>:$memref,
                       Variadic<Index>:$indices,
                       AffineMapAttr:$map);

  code extraClassDeclarationBase = [{
    unsigned getMemRefOperandIndex() { return 0; }
    void setMemRef(Value value) { setOperand(getMemRefOperandIndex(), value); }
    AffineMapAttr getAffineMapAttr() { return getMapAttr(); }
    static StringRef getMapAttrStrName() { return "map"; }
  }];
}

class AffineStoreOpBase<string mnemonic, list<Trait> traits = []>
    : Affine_Op<mnemonic, !listconcat(traits, [
          DeclareOpInterfaceMethods<AffineWriteOpInterface>,
          DeclareOpInterfaceMethods<AffineMapAccessInterface>,
          MemRefsNormalizable])> {
  code extraClassDeclarationBase = [{
    unsigned getStoredValOperandIndex() { return 0; }
    unsigned getMemRefOperandIndex() { return 1; }
    void setMemRef(Value value) { setOperand(getMemRefOperandIndex(), value); }
    AffineMapAttr getAffineMapAttr() { return getMapAttr(); }
    static StringRef getMapAttrStrName() { return "map"; }
  }];
}

def AffineLoadOp : AffineLoadOpBase<"load"> {
  let summary = "load from a memref at affine indices";
  let description = [{
    Each index is an affine expression of dimensions and symbols, written in
    place; `symbol(…)` marks symbols. The op stores one map, with a result for
    each dimension of the memref, and each operand once.

    ```mlir
    %x = affine.load %m[%i + 3, 2 * %j + symbol(%n)] : memref<?x?xf32>
    ```
  }];

  let results = (outs AnyType:$result);

  let builders = [
    // `operands` are the memref and the operands of the map.
    OpBuilder<(ins "AffineMap":$map, "ValueRange":$operands)>,
    // The indices are `indices` themselves.
    OpBuilder<(ins "Value":$memref, CArg<"ValueRange", "{}">:$indices)>,
    OpBuilder<(ins "Value":$memref, "AffineMap":$map,
                   "ValueRange":$mapOperands)>
  ];

  let extraClassDeclaration = extraClassDeclarationBase;

  let hasCanonicalizer = 1;
  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def AffinePrefetchOp : Affine_Op<"prefetch", [
    DeclareOpInterfaceMethods<AffineMapAccessInterface>,
    MemRefsNormalizable]> {
  let summary = "prefetch of an element at affine indices";
  let description = [{
    A cache hint, as `memref.prefetch`, with the indices of `affine.load`.

    ```mlir
    affine.prefetch %m[%i, %j + 5], read, locality<3>, data : memref<?x?xf32>
    ```
  }];

  let arguments = (ins AnyMemRef:$memref,
                       Variadic<Index>:$indices,
                       BoolAttr:$isWrite,
                       ConfinedAttr<I32Attr, [IntMinValue<0>, IntMaxValue<3>]>
                         :$localityHint,
                       BoolAttr:$isDataCache,
                       AffineMapAttr:$map);

  let extraClassDeclaration = [{
    MemRefType getMemRefType() {
      return ::llvm::cast<MemRefType>(getMemref().getType());
    }
    Value getMemRef() { return getMemref(); }
    AffineMap getAffineMap() { return getMap(); }
    AffineMapAttr getAffineMapAttr() { return getMapAttr(); }
    operand_range getMapOperands() { return getIndices(); }
    static StringRef getMapAttrStrName() { return "map"; }
    static StringRef getLocalityHintAttrStrName() { return "localityHint"; }
    static StringRef getIsWriteAttrStrName() { return "isWrite"; }
    static StringRef getIsDataCacheAttrStrName() { return "isDataCache"; }
  }];

  let hasCanonicalizer = 1;
  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def AffineStoreOp : AffineStoreOpBase<"store"> {
  let summary = "store to a memref at affine indices";
  let description = [{
    The indices are those of `affine.load`.

    ```mlir
    affine.store %x, %m[%i + 3, %j floordiv 2] : memref<?x?xf32>
    ```
  }];

  let arguments = (ins AnyType:$value,
                       Arg<AnyMemRef, "what is written to",
                           [MemWrite]>:$memref,
                       Variadic<Index>:$indices,
                       AffineMapAttr:$map);

  let skipDefaultBuilders = 1;
  let builders = [
    // The indices are `indices` themselves.
    OpBuilder<(ins "Value":$valueToStore, "Value":$memref,
                   "ValueRange":$indices)>,
    OpBuilder<(ins "Value":$valueToStore, "Value":$memref, "AffineMap":$map,
                   "ValueRange":$mapOperands)>
  ];

  let extraClassDeclaration = extraClassDeclarationBase;

  let hasCanonicalizer = 1;
  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

#endif // DIALECTS_AFFINE_ACCESS_OPS_TD
