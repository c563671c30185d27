// SPDX-License-Identifier: Apache-2.0
#include "dialects/onnx/place/shared_inputs.h"

#include "core/ir/builtin/builtin_types.h"
#include "dialects/onnx/place/get_place.h"
#include "dialects/onnx/place/in_place.h"
#include "dialects/onnx/place/joins.h"
#include "dialects/onnx/types.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::onnx {

/// Returns whether the elements of an input are read by kernels only, and not
/// as sizes, which may be read at any time.
static bool isReadByKernelsOnly(BlockArgument input, ShapeAnalysis &shapes) {
  auto type = dyn_cast<TensorType>(input.getType());
  const auto shape = shapes.getShape(input);
  return type && shape && !shapes.getElements(input) &&
         (isa<FloatType>(type.getElementType()) || shape->size() >= 2);
}

/// Returns the input of the function in whose memory a value is, or null.
static BlockArgument getInput(func::FuncOp function, Value value) {
  auto argument = dyn_cast<BlockArgument>(getRoot(value));
  if (!argument || argument.getOwner() != &function.getBody().front())
    return {};
  return argument;
}

/// Returns the number of the output that a result of the function's block is
/// in, or nullopt.
static std::optional<unsigned> getOutput(func::FuncOp function, Value value) {
  auto result = dyn_cast<OpResult>(value);
  if (!result || result.getParentBlock() != &function.getBody().front())
    return std::nullopt;
  const PlaceAttr place = getPlace(result);
  if (!place || place.getKind() != PlaceKind::output || getPlacedJoin(result))
    return std::nullopt;
  return place.getNumber();
}

std::optional<unsigned> findUpdatedInput(OpResult result,
                                         const Lifetimes &lifetimes,
                                         ShapeAnalysis &shapes) {
  Operation *op = result.getOwner();
  auto function = dyn_cast<func::FuncOp>(op->getParentOp());
  if (!function)
    return std::nullopt;
  const std::optional<unsigned> output = getOutput(function, result);
  Operation &end = function.getBody().front().back();
  if (!output || *output >= end.getNumOperands())
    return std::nullopt;
  // The output is taken before the operation.
  const auto shape = shapes.getShape(end.getOperand(*output));
  if (!shape || !isInArena(&end, *shape, shapes))
    return std::nullopt;
  for (auto [i, operand] : llvm::enumerate(op->getOperands())) {
    const BlockArgument input = getInput(function, operand);
    if (input && isReadByKernelsOnly(input, shapes) &&
        lifetimes.endsAt(op, i) && canUpdateOperand(result, i, shapes))
      return i;
  }
  return std::nullopt;
}

/// Returns the number of the input that a result of the function may share.
static int64_t findSharedInput(
    func::FuncOp function, unsigned number, const Lifetimes &lifetimes,
    ShapeAnalysis &shapes,
    llvm::function_ref<std::optional<unsigned>(OpResult)> getUpdatedOperand) {
  Operation &end = function.getBody().front().back();
  const Value returned = end.getOperand(number);
  const auto shape = shapes.getShape(returned);
  auto type = dyn_cast<TensorType>(returned.getType());
  if (!shape || !type)
    return -1;
  const Value root = getRoot(returned);
  const bool isInOutput = getOutput(function, root) == number;
  if (isInOutput)
    if (const auto updated = getUpdatedOperand(cast<OpResult>(root)))
      return getInput(function, root.getDefiningOp()->getOperand(*updated))
          .getArgNumber();
  // Other values are copied to the output at the end.
  for (BlockArgument input : function.getArguments()) {
    if (!isReadByKernelsOnly(input, shapes) ||
        cast<TensorType>(input.getType()).getElementType() !=
            type.getElementType() ||
        shapes.getContext().product(*shapes.getShape(input)) !=
            shapes.getContext().product(*shape))
      continue;
    if (isInOutput ? lifetimes.endsBeforeMemory(input, root)
                   : lifetimes.endsBefore(input, &end))
      return input.getArgNumber();
  }
  return -1;
}

llvm::SmallVector<int64_t> findSharedInputs(
    func::FuncOp function, const Lifetimes &lifetimes, ShapeAnalysis &shapes,
    llvm::function_ref<std::optional<unsigned>(OpResult)> getUpdatedOperand) {
  const unsigned numOutputs =
      function.getBody().front().back().getNumOperands();
  llvm::SmallVector<int64_t> inputs;
  for (unsigned i = 0; i < numOutputs; ++i)
    inputs.push_back(
        findSharedInput(function, i, lifetimes, shapes, getUpdatedOperand));
  return inputs;
}

} // namespace mlir::onnx
