// SPDX-License-Identifier: Apache-2.0
//
// Operators that compute each element of the result from the elements of the
// operands at the same index, with broadcasting.
#ifndef DIALECTS_ONNX_INDEXED_ELEMENTWISE_H
#define DIALECTS_ONNX_INDEXED_ELEMENTWISE_H

#include "dialects/onnx/indexed/nest_builder.h"
#include "dialects/onnx/indexed/small_types.h"

namespace mlir::onnx {

/// Emits an element of the result from elements of the operands.
using ElementFn =
    std::function<Value(ScalarBuilder &, llvm::ArrayRef<Value> elements)>;

/// Returns the nest that applies `emit` to the operands with these numbers.
IndexedOp makeElementwise(const Operator &op, llvm::ArrayRef<unsigned> operands,
                          ElementFn emit);
/// Uses all operands.
IndexedOp makeElementwise(const Operator &op, ElementFn emit);

/// Fails with a diagnostic unless operand `i` has elements of a float type that
/// the target computes with: f64, f32, f16 or bf16.
LogicalResult requireFloat(const Operator &op, unsigned i = 0);
/// Fails unless they are such floats, or integers of 8 to 64 bits.
LogicalResult requireNumber(const Operator &op, unsigned i = 0);
/// Fails unless they are integers of 8 to 64 bits.
LogicalResult requireInteger(const Operator &op, unsigned i = 0);

/// Converts an element as Cast does; `from` and `to` are types of tensors.
Value emitCast(ScalarBuilder &builder, Value x, Type from, Type to,
               SmallFloatRounding rounding = {});

} // namespace mlir::onnx

#endif // DIALECTS_ONNX_INDEXED_ELEMENTWISE_H
