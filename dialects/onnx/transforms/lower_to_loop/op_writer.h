// SPDX-License-Identifier: Apache-2.0
//
// Creates operators of ONNX.
#ifndef DIALECTS_ONNX_TRANSFORMS_LOWER_TO_LOOP_OP_WRITER_H
#define DIALECTS_ONNX_TRANSFORMS_LOWER_TO_LOOP_OP_WRITER_H

#include <cstdint>
#include <utility>

#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/structure/builders.h"
#include "core/support/llvm.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"

namespace mlir::onnx {

/// Creates operators before or for another one, `source`, whose location and
/// name they get. Shapes of results are left to shape inference.
class OpWriter {
public:
  OpWriter(OpBuilder &builder, Operation *source)
      : builder(builder), source(source) {}

  using Attributes = llvm::ArrayRef<std::pair<llvm::StringLiteral, Attribute>>;

  /// Creates an operator with one result, a tensor of elements of `type`.
  Value create(llvm::StringRef op, ValueRange operands, Type elementType,
               Attributes attributes = {});
  /// The elements are those of operand 0.
  Value create(llvm::StringRef op, ValueRange operands,
               Attributes attributes = {});
  /// Creates an operator with a result of this type.
  Value createOfType(llvm::StringRef op, ValueRange operands, Type type,
                     Attributes attributes = {});
  /// Splits a tensor into parts of equal size.
  llvm::SmallVector<Value> split(Value value, int64_t axis, unsigned count);

  /// Creates a loop of `count` iterations. `emitBody` gets the number of the
  /// iteration and the carried values, and returns the next ones and values
  /// that are collected, of these types.
  ValueRange createLoop(
      Value count, ValueRange initial, TypeRange results,
      llvm::function_ref<llvm::SmallVector<Value>(Value, ValueRange)> emitBody);

  Value getNone();
  Value constant(llvm::ArrayRef<int64_t> list);
  Value scalar(int64_t number);
  /// A float of this type.
  Value number(double value, Type type);
  IntegerAttr integer(int64_t value);
  ArrayAttr integers(llvm::ArrayRef<int64_t> values);

  // Common operators.
  Value gather(Value data, Value index, int64_t axis);
  Value transpose(Value data, llvm::ArrayRef<int64_t> order);
  Value reverse(Value data);
  Value slice(Value data, int64_t axis, int64_t begin, int64_t end);
  Value squeeze(Value data, int64_t axis);
  Value unsqueeze(Value data, int64_t axis);
  Value concat(ValueRange parts, int64_t axis);
  /// The size of a dimension, a list of one element.
  Value dim(Value data, int64_t axis);

  OpBuilder &builder;

private:
  OperationState makeState(llvm::StringRef op, ValueRange operands,
                           Attributes attributes);

  Operation *source;
};

/// Returns the type of the elements of a tensor.
Type getElementTypeOf(Value tensor);

/// Returns a tensor without a known shape.
Type getUnshapedType(Type elementType);

} // namespace mlir::onnx

#endif // DIALECTS_ONNX_TRANSFORMS_LOWER_TO_LOOP_OP_WRITER_H
