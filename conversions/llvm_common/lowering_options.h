// SPDX-License-Identifier: Apache-2.0
//
// What a way to the llvm dialect may be told.
#ifndef CONVERSIONS_LLVM_COMMON_LOWERING_OPTIONS_H
#define CONVERSIONS_LLVM_COMMON_LOWERING_OPTIONS_H

#include <cstdint>
#include <string>

namespace mlir {

class DataLayout;
class MLIRContext;

/// A width of indices that says that the data layout says it.
inline constexpr unsigned kDeriveIndexBitwidthFromDataLayout = 0;

/// How types and calls are lowered.
class LowerToLLVMOptions {
public:
  /// Indices are as wide as without a data layout: 64 bits.
  explicit LowerToLLVMOptions(MLIRContext *context);
  /// Indices are as wide as the layout says.
  LowerToLLVMOptions(MLIRContext *context, const DataLayout &layout);

  /// Memrefs are arguments and results as pointers to what they hold.
  bool useBarePtrCallConv = false;

  enum class AllocLowering {
    /// Memory comes from malloc.
    Malloc,
    /// Memory comes from aligned_alloc.
    AlignedAlloc,
    /// Whoever converts gives patterns of its own.
    None
  };
  AllocLowering allocLowering = AllocLowering::Malloc;

  /// Memory comes from `_mlir_memref_to_llvm_alloc` and its like.
  bool useGenericFunctions = false;

  /// As LLVM writes it; empty where LLVM's defaults hold.
  std::string dataLayout;

  void overrideIndexBitwidth(unsigned bitwidth) { indexBitwidth = bitwidth; }
  unsigned getIndexBitwidth() const { return indexBitwidth; }

private:
  unsigned indexBitwidth;
};

/// The options of a pass: the layout's width of indices unless `indexBitwidth`
/// says another one.
LowerToLLVMOptions makeLoweringOptions(MLIRContext *context,
                                       const DataLayout &layout,
                                       unsigned indexBitwidth);

} // namespace mlir

#endif // CONVERSIONS_LLVM_COMMON_LOWERING_OPTIONS_H
