// SPDX-License-Identifier: Apache-2.0
//
// Emits the loops of nests.
#ifndef CONVERSIONS_ONNX_TO_KRNL_NEST_EMITTER_H
#define CONVERSIONS_ONNX_TO_KRNL_NEST_EMITTER_H

#include "conversions/onnx_to_krnl/kernel.h"
#include "dialects/onnx/indexed/row_blocks.h"
#include "dialects/onnx/types.h"

namespace mlir::onnx_to_krnl {

/// The function that nests are emitted into.
class KernelBody {
public:
  virtual ~KernelBody() = default;

  /// Returns the value of an expression, of type index.
  virtual Value getSize(onnx::DimExpr expr) = 0;
  /// Returns the memory of an operand or result with this shape.
  virtual Value getMemory(bool isResult, unsigned number,
                          llvm::ArrayRef<onnx::DimExpr> shape) = 0;
  /// Returns the scratch memory of the operator, `size` elements of i64.
  virtual Value getScratch(onnx::DimExpr size) = 0;
  /// Returns memory that lives as long as the function.
  virtual Value allocateOnStack(MemRefType type) = 0;
  /// Returns the element of an operand that is a constant of one element, or
  /// null.
  virtual TypedAttr getConstant(unsigned operand) = 0;
  /// Makes the call fail at operation `node` of a group. Control goes on.
  virtual void emitError(OpBuilder &builder, onnx::ErrorCode code,
                         unsigned node) = 0;
  /// Returns the type in which elements are computed.
  virtual Type getScalarType(bool isResult, unsigned number) = 0;
  /// Returns whether a sum or product of floats may be taken in another order
  /// than that of the loops.
  virtual bool mayReassociate() = 0;
  /// Returns the shape of an operand or result.
  virtual llvm::ArrayRef<onnx::DimExpr> getShape(bool isResult,
                                                 unsigned number) = 0;
  /// Returns the layout of an operand or result; null if it has none.
  virtual onnx::LayoutAttr getLayout(bool isResult, unsigned number) = 0;
  virtual onnx::DimExprContext &getDims() = 0;
};

/// Emits the nest at the builder's position.
void emitNest(ImplicitLocOpBuilder &builder, KernelBody &body,
              const onnx::IndexedNest &nest);

/// Emits nests over blocks of rows at the builder's position.
void emitRowBlocks(ImplicitLocOpBuilder &builder, KernelBody &body,
                   const onnx::RowBlocks &blocks);

/// Emits a computation of scalars at the builder's position and returns its
/// values.
llvm::SmallVector<Value> emitScalars(
    ImplicitLocOpBuilder &builder, KernelBody &body,
    llvm::function_ref<llvm::SmallVector<Value>(onnx::ScalarBuilder &)> emit);

} // namespace mlir::onnx_to_krnl

#endif // CONVERSIONS_ONNX_TO_KRNL_NEST_EMITTER_H
