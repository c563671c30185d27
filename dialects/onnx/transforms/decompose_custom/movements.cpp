// SPDX-License-Identifier: Apache-2.0
//
// Operators that ONNX has, too, in nearly the same form.
#include "dialects/onnx/transforms/decompose_custom/custom_node.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/ADT/SmallVector.h"

namespace mlir::onnx {

Value moveChannelsFirst(NodeBuilder &builder, Value value, int64_t rank) {
  llvm::SmallVector<int64_t> order = {0, rank - 1};
  llvm::append_range(order, llvm::seq<int64_t>(1, rank - 1));
  return builder.transpose(value, order);
}

Value moveChannelsLast(NodeBuilder &builder, Value value, int64_t rank) {
  llvm::SmallVector<int64_t> order = {0};
  llvm::append_range(order, llvm::seq<int64_t>(2, rank));
  order.push_back(1);
  return builder.transpose(value, order);
}

static FailureOr<Replacement> decomposeTrilu(const CustomNode &node) {
  return Replacement{
      node.builder.node("Trilu", {node.getOperand(0), node.getOptional(1)},
                        node.getAttributes({"upper"}))};
}

static FailureOr<Replacement> decomposeGatherND(const CustomNode &node) {
  NodeBuilder &builder = node.builder;
  Value indices = builder.cast(node.getOperand(1), builder.getI64Type());
  return Replacement{builder.node("GatherND", {node.getOperand(0), indices})};
}

/// The pads may be a matrix of one row.
static FailureOr<Replacement> decomposePad(const CustomNode &node) {
  NodeBuilder &builder = node.builder;
  Value value = node.getOptional(2);
  if (node.hasOperand(2))
    value = builder.reshape(value, {});
  return Replacement{
      builder.node("Pad",
                   {node.getOperand(0), builder.reshape(node.getOperand(1), -1),
                    value, builder.noValue()},
                   node.getAttributes({"mode"}))};
}

/// The operands may be lists of one element.
static FailureOr<Replacement> decomposeRange(const CustomNode &node) {
  NodeBuilder &builder = node.builder;
  llvm::SmallVector<Value> operands;
  for (unsigned i : {0, 1, 2})
    operands.push_back(node.hasOperand(i)
                           ? builder.reshape(node.getOperand(i), {})
                           : builder.scalar(node.getElement(0), 1));
  return Replacement{builder.node("Range", operands)};
}

static FailureOr<Replacement> decomposeUnique(const CustomNode &node) {
  NodeBuilder &builder = node.builder;
  const Type integer = builder.getI64Type();
  Operation *unique =
      builder.nodes("Unique", node.getOperand(0), builder.integer("sorted", 0),
                    {node.getElement(0), integer, integer, integer});
  return Replacement{unique->getResult(0), unique->getResult(2),
                     unique->getResult(3)};
}

/// The axis is the only element of an operand.
static FailureOr<Replacement> decomposeExpandDims(const CustomNode &node) {
  NodeBuilder &builder = node.builder;
  Value axis = builder.cast(node.getOperand(1), builder.getI64Type());
  return Replacement{builder.node(
      "Unsqueeze", {node.getOperand(0), builder.reshape(axis, -1)})};
}

llvm::ArrayRef<CustomRule> getMovementRules() {
  static constexpr unsigned one[] = {0}, two[] = {0, 1};
  static constexpr CustomRule rules[] = {
      {"ExpandDims", two, decomposeExpandDims},
      {"GatherND", two, decomposeGatherND},
      {"Pad", two, decomposePad},
      {"Range", two, decomposeRange},
      {"Trilu", one, decomposeTrilu},
      {"Unique", one, decomposeUnique},
  };
  return rules;
}

} // namespace mlir::onnx
