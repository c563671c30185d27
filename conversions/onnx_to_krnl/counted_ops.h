// SPDX-License-Identifier: Apache-2.0
//
// Operators whose elements determine the sizes of their results. A kernel
// counts, the results get memory, and another kernel writes them.
#ifndef CONVERSIONS_ONNX_TO_KRNL_COUNTED_OPS_H
#define CONVERSIONS_ONNX_TO_KRNL_COUNTED_OPS_H

#include <utility>

#include "conversions/onnx_to_krnl/kernel.h"
#include "dialects/onnx/indexed/operator.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"

namespace mlir::onnx_to_krnl {

struct CountedOp {
  /// The name of the operator: `NonZero`.
  llvm::StringLiteral name;
  /// Returns the results and dimensions whose size is counted.
  llvm::SmallVector<std::pair<unsigned, unsigned>> (*getCounted)(
      const onnx::Operator &op);
  /// Emits the kernel that returns the size, of type index.
  EmitKernelFn count;
  /// Emits the kernel that writes the results; null for an operator that is
  /// written as nests.
  EmitKernelFn write;
  /// Returns how many elements of type i64 both kernels share as scratch
  /// memory; null for none.
  onnx::DimExpr (*getScratch)(const onnx::Operator &op) = nullptr;
};

// NonMaxSuppression (suppressed_boxes.cpp).
onnx::DimExpr getBoxScratch(const onnx::Operator &op);
Value countBoxes(ImplicitLocOpBuilder &builder, KernelBody &body,
                 const onnx::Operator &op);
Value writeBoxes(ImplicitLocOpBuilder &builder, KernelBody &body,
                 const onnx::Operator &op);

// Unique (unique_elements.cpp).
onnx::DimExpr getUniqueScratch(const onnx::Operator &op);
Value countUnique(ImplicitLocOpBuilder &builder, KernelBody &body,
                  const onnx::Operator &op);
Value writeUnique(ImplicitLocOpBuilder &builder, KernelBody &body,
                  const onnx::Operator &op);

/// Returns null for other operators.
const CountedOp *lookupCountedOp(Operation *op);

} // namespace mlir::onnx_to_krnl

#endif // CONVERSIONS_ONNX_TO_KRNL_COUNTED_OPS_H
