// SPDX-License-Identifier: Apache-2.0
//
// Asynchronous transfers between memory spaces.
#ifndef DIALECTS_MEMREF_DMA_OPS_TD
#define DIALECTS_MEMREF_DMA_OPS_TD

include "core/interfaces/side_effects.td"
include "dialects/memref/dialect.td"

def MemRef_DmaStartOp : MemRef_Op<"dma_start"> {
  let summary = "starts an asynchronous transfer";
  let description = [{
    Starts to copy `num_elements` elements from the source, at its indices, to
    the destination, at its indices. The op does not wait for the end of the
    transfer; `memref.dma_wait` on the same element of the tag waits. Source and
    destination have the same element type and usually different memory spaces.
    If they overlap, the behavior is undefined. Indices are as in `memref.load`.

    Two further optional operands of type index, the stride and the number of
    elements per stride, make the transfer strided in the slower memory space,
    which is the one with the lower number.

    In the text and in the op, the operands are one list: source, its indices,
    destination, its indices, number of elements, tag, its indices, then stride
    and number of elements per stride.

    ```mlir
    memref.dma_start %slow[%i, %zero], %fast[%zero], %n, %tags[%k], %s, %e
      : memref<32x64xf32>, memref<1024xf32, 1>, memref<4xi32>
    ```
  }];

  let arguments = (ins Variadic<AnyType>:$operands);

  let builders = [
    OpBuilder<(ins "Value":$srcMemRef, "ValueRange":$srcIndices,
                   "Value":$destMemRef, "ValueRange":$destIndices,
                   "Value":$numElements, "Value":$tagMemRef,
                   "ValueRange":$tagIndices, CArg<"Value", "{}">:$stride,
                   CArg<"Value", "{}">:$elementsPerStride)>
  ];

  let extraClassDeclaration = [{
    Value getSrcMemRef() { return getOperand(0); }
    OpOperand &getSrcMemRefMutable() { return (*this)->getOpOperand(0); }
    unsigned getSrcMemRefRank() {
      return ::llvm::cast<MemRefType>(getSrcMemRef().getType()).getRank();
    }
    operand_range getSrcIndices() {
      return (*this)->getOperands().slice(1, getSrcMemRefRank());
    }
    unsigned getSrcMemorySpace() {
      return ::llvm::cast<MemRefType>(getSrcMemRef().getType())
          .getMemorySpaceAsInt();
    }

    Value getDstMemRef() { return getDstMemRefMutable().get(); }
    OpOperand &getDstMemRefMutable() {
      return (*this)->getOpOperand(1 + getSrcMemRefRank());
    }
    unsigned getDstMemRefRank() {
      return ::llvm::cast<MemRefType>(getDstMemRef().getType()).getRank();
    }
    operand_range getDstIndices() {
      return (*this)->getOperands().slice(2 + getSrcMemRefRank(),
                                          getDstMemRefRank());
    }
    unsigned getDstMemorySpace() {
      return ::llvm::cast<MemRefType>(getDstMemRef().getType())
          .getMemorySpaceAsInt();
    }

    Value getNumElements() {
      return getOperand(2 + getSrcMemRefRank() + getDstMemRefRank());
    }

    Value getTagMemRef() { return getTagMemRefMutable().get(); }
    OpOperand &getTagMemRefMutable() {
      return (*this)->getOpOperand(3 + getSrcMemRefRank() + getDstMemRefRank());
    }
    unsigned getTagMemRefRank() {
      return ::llvm::cast<MemRefType>(getTagMemRef().getType()).getRank();
    }
    operand_range getTagIndices() {
      return (*this)->getOperands().slice(
          getTagMemRefMutable().getOperandNumber() + 1, getTagMemRefRank());
    }

    /// Returns whether the destination is in the faster memory space, which is
    /// the one with the greater number.
    bool isDestMemorySpaceFaster() {
      return getDstMemorySpace() > getSrcMemorySpace();
    }
    bool isSrcMemorySpaceFaster() {
      return getSrcMemorySpace() > getDstMemorySpace();
    }

    /// Returns the operand number of the memref in the faster memory space. The
    /// spaces must differ.
    unsigned getFasterMemPos() {
      assert(getSrcMemorySpace() != getDstMemorySpace() &&
             "both memrefs are in one memory space");
      return isSrcMemorySpaceFaster() ? 0 : 1 + getSrcMemRefRank();
    }

    bool isStrided() {
      unsigned tag = getTagMemRefMutable().getOperandNumber();
      return getNumOperands() != tag + 1 + getTagMemRefRank();
    }
    /// Returns null if the transfer is not strided.
    Value getStride() {
      return isStrided() ? getOperand(getNumOperands() - 2) : Value();
    }
    /// Returns null if the transfer is not strided.
    Value getNumElementsPerStride() {
      return isStrided() ? getOperand(getNumOperands() - 1) : Value();
    }

    void getEffects(
        SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>> &
        effects) {
      auto *memory = SideEffects::DefaultResource::get();
      effects.emplace_back(MemoryEffects::Read::get(), &getSrcMemRefMutable(),
                           memory);
      effects.emplace_back(MemoryEffects::Write::get(), &getDstMemRefMutable(),
                           memory);
      effects.emplace_back(MemoryEffects::Read::get(), &getTagMemRefMutable(),
                           memory);
    }
  }];

  let hasFolder = 1;
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def MemRef_DmaWaitOp : MemRef_Op<"dma_wait"> {
  let summary = "waits for the end of a transfer";
  let description = [{
    Waits until the end of the transfer that `memref.dma_start` started with
    this element of this tag. The number of elements is that of the transfer.

    ```mlir
    memref.dma_wait %tags[%k], %n : memref<4xi32>
    ```
  }];

  let arguments = (ins AnyMemRef:$tagMemRef,
                       Variadic<Index>:$tagIndices,
                       Index:$numElements);

  let assemblyFormat = [{
    $tagMemRef `[` $tagIndices `]` `,` $numElements attr-dict
    `:` type($tagMemRef)
  }];

  let extraClassDeclaration = [{
    unsigned getTagMemRefRank() {
      return ::llvm::cast<MemRefType>(getTagMemRef().getType()).getRank();
    }
    void getEffects(
        SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>> &
        effects) {
      effects.emplace_back(MemoryEffects::Read::get(), &getTagMemRefMutable(),
                           SideEffects::DefaultResource::get());
    }
  }];

  let hasFolder = 1;
  let hasVerifier = 1;
}

#endif // DIALECTS_MEMREF_DMA_OPS_TD
