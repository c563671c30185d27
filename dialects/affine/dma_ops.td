// SPDX-License-Identifier: Apache-2.0
//
// Transfers between memory spaces at affine indices: dma_start, dma_wait.
#ifndef DIALECTS_AFFINE_DMA_OPS_TD
#define DIALECTS_AFFINE_DMA_OPS_TD

include "dialects/affine/dialect.td"
include "dialects/affine/interfaces.td"

def AffineDmaStartOp : Affine_Op<"dma_start", [
    DeclareOpInterfaceMethods<AffineMapAccessInterface,
                              ["getAffineMapAttrForMemRef"]>,
    MemRefsNormalizable]> {
  let summary = "start of a DMA transfer";
  let description = [{
    Starts a transfer as `memref.dma_start` does, with the indices of
    `affine.load`. The operands are source, its indices, destination, its
    indices, tag, its indices, number of elements, and for strided transfers the
    stride and the elements per stride. The maps are the attributes `src_map`,
    `dst_map` and `tag_map`.

    ```mlir
    affine.dma_start %slow[%i + 3, %j], %fast[%k], %tags[0], %n, %s, %e
      : memref<32x64xf32>, memref<1024xf32, 1>, memref<4xi32>
    ```
  }];

  let arguments = (ins Variadic<AnyType>:$operands);

  let skipDefaultBuilders = 1;
  let builders = [
    OpBuilder<(ins "Value":$srcMemRef, "AffineMap":$srcMap,
                   "ValueRange":$srcIndices, "Value":$destMemRef,
                   "AffineMap":$dstMap, "ValueRange":$destIndices,
                   "Value":$tagMemRef, "AffineMap":$tagMap,
                   "ValueRange":$tagIndices, "Value":$numElements,
                   CArg<"Value", "{}">:$stride,
                   CArg<"Value", "{}">:$elementsPerStride)>
  ];

  let extraClassDeclaration = [{
    static StringRef getSrcMapAttrStrName() { return "src_map"; }
    static StringRef getDstMapAttrStrName() { return "dst_map"; }
    static StringRef getTagMapAttrStrName() { return "tag_map"; }
    AffineMap getSrcMap() { return getMap(getSrcMapAttrStrName()); }
    AffineMap getDstMap() { return getMap(getDstMapAttrStrName()); }
    AffineMap getTagMap() { return getMap(getTagMapAttrStrName()); }

    unsigned getDstMemRefOperandIndex() {
      return getSrcMap().getNumInputs() + 1;
    }
    unsigned getTagMemRefOperandIndex() {
      return getDstMemRefOperandIndex() + 1 + getDstMap().getNumInputs();
    }
    unsigned getNumElementsOperandIndex() {
      return getTagMemRefOperandIndex() + 1 + getTagMap().getNumInputs();
    }
    Value getSrcMemRef() { return getOperand(0); }
    Value getDstMemRef() { return getOperand(getDstMemRefOperandIndex()); }
    Value getTagMemRef() { return getOperand(getTagMemRefOperandIndex()); }
    Value getNumElements() { return getOperand(getNumElementsOperandIndex()); }
    operand_range getSrcIndices() {
      return (*this)->getOperands().slice(1, getSrcMap().getNumInputs());
    }
    operand_range getDstIndices() {
      return (*this)->getOperands().slice(getDstMemRefOperandIndex() + 1,
                                          getDstMap().getNumInputs());
    }
    operand_range getTagIndices() {
      return (*this)->getOperands().slice(getTagMemRefOperandIndex() + 1,
                                          getTagMap().getNumInputs());
    }
    bool isStrided() {
      return getNumOperands() != getNumElementsOperandIndex() + 1;
    }
    /// Returns the stride, or null if the transfer is not strided.
    Value getStride() {
      return isStrided() ? getOperand(getNumOperands() - 2) : Value();
    }
    Value getNumElementsPerStride() {
      return isStrided() ? getOperand(getNumOperands() - 1) : Value();
    }

  private:
    AffineMap getMap(StringRef name) {
      return (*this)->getAttrOfType<AffineMapAttr>(name).getValue();
    }

  public:
  }];

  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def AffineDmaWaitOp : Affine_Op<"dma_wait", [
    DeclareOpInterfaceMethods<AffineMapAccessInterface,
                              ["getAffineMapAttrForMemRef"]>,
    MemRefsNormalizable]> {
  let summary = "wait for the end of a DMA transfer";
  let description = [{
    The operands are the tag, its indices, as in `affine.load`, and the number
    of elements. The map is the attribute `tag_map`.

    ```mlir
    affine.dma_wait %tags[%i + 1], %n : memref<4xi32>
    ```
  }];

  let arguments = (ins Variadic<AnyType>:$operands);

  let skipDefaultBuilders = 1;
  let builders = [
    OpBuilder<(ins "Value":$tagMemRef, "AffineMap":$tagMap,
                   "ValueRange":$tagIndices, "Value":$numElements)>
  ];

  let extraClassDeclaration = [{
    static StringRef getTagMapAttrStrName() { return "tag_map"; }
    AffineMap getTagMap() {
      return (*this)
          ->getAttrOfType<AffineMapAttr>(getTagMapAttrStrName())
          .getValue();
    }
    Value getTagMemRef() { return getOperand(0); }
    operand_range getTagIndices() {
      return (*this)->getOperands().slice(1, getTagMap().getNumInputs());
    }
    Value getNumElements() { return getOperand(getNumOperands() - 1); }
  }];

  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

#endif // DIALECTS_AFFINE_DMA_OPS_TD
