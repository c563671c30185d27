// SPDX-License-Identifier: Apache-2.0
//
// Options of conversions to the llvm dialect.
#ifndef CONVERSIONS_LLVM_COMMON_LOWERING_OPTIONS_H
#define CONVERSIONS_LLVM_COMMON_LOWERING_OPTIONS_H

#include <cstdint>
#include <string>

namespace mlir {

class DataLayout;
class MLIRContext;

/// The value of an index width that selects the width of the data layout.
inline constexpr unsigned kDeriveIndexBitwidthFromDataLayout = 0;

/// Options that control the lowering of types and calls.
class LowerToLLVMOptions {
public:
  /// Sets the index width to 64 bits, the default without a data layout.
  explicit LowerToLLVMOptions(MLIRContext *context);
  /// Sets the index width to that of the data layout.
  LowerToLLVMOptions(MLIRContext *context, const DataLayout &layout);

  /// Memref arguments and results become bare pointers.
  bool useBarePtrCallConv = false;

  enum class AllocLowering {
    /// Memory is allocated by malloc.
    Malloc,
    /// Memory is allocated by aligned_alloc.
    AlignedAlloc,
    /// There is no lowering of allocations; clients add their own patterns.
    None
  };
  AllocLowering allocLowering = AllocLowering::Malloc;

  /// Memory is allocated by `_mlir_memref_to_llvm_alloc` and its relatives.
  bool useGenericFunctions = false;

  /// The data layout in LLVM's syntax. Empty for LLVM's defaults.
  std::string dataLayout;

  void overrideIndexBitwidth(unsigned bitwidth) { indexBitwidth = bitwidth; }
  unsigned getIndexBitwidth() const { return indexBitwidth; }

private:
  unsigned indexBitwidth;
};

/// Returns the options of a pass. The index width is that of the layout unless
/// `indexBitwidth` overrides it.
LowerToLLVMOptions makeLoweringOptions(MLIRContext *context,
                                       const DataLayout &layout,
                                       unsigned indexBitwidth);
/// Returns the same for the default layout.
LowerToLLVMOptions makeLoweringOptions(MLIRContext *context,
                                       unsigned indexBitwidth);

} // namespace mlir

#endif // CONVERSIONS_LLVM_COMMON_LOWERING_OPTIONS_H
