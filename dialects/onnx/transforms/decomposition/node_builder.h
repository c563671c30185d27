// SPDX-License-Identifier: Apache-2.0
//
// Creates operators of ONNX whose results have no shapes yet.
#ifndef DIALECTS_ONNX_TRANSFORMS_DECOMPOSITION_NODE_BUILDER_H
#define DIALECTS_ONNX_TRANSFORMS_DECOMPOSITION_NODE_BUILDER_H

#include <cstdint>

#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/builtin/builtin_types.h"
#include "core/ir/structure/implicit_loc_op_builder.h"
#include "core/support/llvm.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace mlir::onnx {

/// Returns the type of a tensor's elements; null for another value.
Type getElementType(Value value);

class NodeBuilder : public ImplicitLocOpBuilder {
public:
  using ImplicitLocOpBuilder::ImplicitLocOpBuilder;

  /// Creates an operator with one result, a tensor with these elements, by
  /// default those of the first operand.
  Value node(llvm::StringRef name, llvm::ArrayRef<Value> operands,
             llvm::ArrayRef<NamedAttribute> attributes = {},
             Type elementType = {});

  /// Creates an operator with a result for each of `elementTypes`, of type
  /// `none` for null.
  Operation *nodes(llvm::StringRef name, llvm::ArrayRef<Value> operands,
                   llvm::ArrayRef<NamedAttribute> attributes,
                   llvm::ArrayRef<Type> elementTypes);

  NamedAttribute integer(llvm::StringRef name, int64_t value);
  NamedAttribute integers(llvm::StringRef name, llvm::ArrayRef<int64_t> values);

  NamedAttribute number(llvm::StringRef name, double value);

  /// Creates the value of an operand that is omitted.
  Value noValue();
  Value constant(DenseElementsAttr value);
  /// Creates a list of i64.
  Value list(llvm::ArrayRef<int64_t> values);
  /// Creates a tensor of rank 0.
  Value scalar(Type type, double value);
  /// Creates the integers from 0 to before `count`, a tensor of rank 0.
  Value range(Value count) {
    return node("Range",
                {scalar(getI64Type(), 0), count, scalar(getI64Type(), 1)});
  }
  /// Creates the size of a dimension, as a list of one element, or a tensor of
  /// rank 0.
  Value size(Value tensor, int64_t axis);
  Value scalarSize(Value tensor, int64_t axis);
  Value concat(llvm::ArrayRef<Value> values, int64_t axis) {
    return node("Concat", values, integer("axis", axis));
  }
  Value transpose(Value value, llvm::ArrayRef<int64_t> order) {
    return node("Transpose", value, integers("perm", order));
  }
  /// Creates a cast, unless the elements have that type.
  Value cast(Value value, Type elementType);
  Value unsqueeze(Value value, llvm::ArrayRef<int64_t> axes) {
    return node("Unsqueeze", {value, list(axes)});
  }
  Value reshape(Value value, llvm::ArrayRef<int64_t> sizes) {
    return node("Reshape", {value, list(sizes)});
  }
  /// Creates a slice from `begin` to `end` along an axis.
  Value slice(Value value, int64_t axis, Value begin, Value end) {
    return node("Slice", {value, begin, end, list(axis), noValue()});
  }
};

} // namespace mlir::onnx

#endif // DIALECTS_ONNX_TRANSFORMS_DECOMPOSITION_NODE_BUILDER_H
