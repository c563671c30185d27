// SPDX-License-Identifier: Apache-2.0
//
// onnx.Scan as onnx.Loop. An iteration gathers its elements of the sequences.
// Values are collected along the first dimension in the order of the
// iterations; afterwards they are reversed and transposed as the attributes
// say.
#include <optional>

#include "core/ir/builtin/builtin_types.h"
#include "core/ir/context/diagnostics.h"
#include "core/ir/structure/ir_mapping.h"
#include "dialects/onnx/transforms/lower_to_loop/loops.h"
#include "dialects/onnx/transforms/lower_to_loop/op_writer.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVectorExtras.h"

namespace mlir::onnx {

/// Returns a list of integers that an attribute holds, or zeros.
static SmallVector<int64_t> getIntegers(Operation *op, StringRef name,
                                        size_t count) {
  SmallVector<int64_t> values(count, 0);
  if (auto list = op->getAttrOfType<ArrayAttr>(name))
    for (auto [value, element] : llvm::zip(values, list))
      value = cast<IntegerAttr>(element).getValue().getSExtValue();
  return values;
}

namespace {

struct ScanLowering {
  explicit ScanLowering(Operation *scan)
      : scan(scan), builder(scan), write(builder, scan),
        numScanned(scan->getAttrOfType<IntegerAttr>("num_scan_inputs")
                       .getValue()
                       .getSExtValue()),
        numStates(scan->getNumOperands() - numScanned),
        numCollected(scan->getNumResults() - numStates),
        inputAxes(getIntegers(scan, "scan_input_axes", numScanned)),
        outputAxes(getIntegers(scan, "scan_output_axes", numCollected)),
        inputDirections(getIntegers(scan, "scan_input_directions", numScanned)),
        outputDirections(
            getIntegers(scan, "scan_output_directions", numCollected)) {}

  LogicalResult run();

private:
  LogicalResult checkRanks();
  SmallVector<Value> emitBody(Value iteration, ValueRange states);
  Value arrange(Value collected, unsigned index);

  Operation *scan;
  OpBuilder builder;
  OpWriter write;
  unsigned numScanned, numStates, numCollected;
  SmallVector<int64_t> inputAxes, outputAxes, inputDirections, outputDirections;
  /// The number of the last iteration, if a sequence is read backwards.
  Value last;
};

} // namespace

/// Returns the rank of a tensor, or nullopt.
static std::optional<int64_t> getRank(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type ? std::optional(type.getRank()) : std::nullopt;
}

LogicalResult ScanLowering::checkRanks() {
  for (Value result : scan->getResults().drop_front(numStates))
    if (!getRank(result))
      return scan->emitOpError() << "has a result of type " << result.getType()
                                 << " without a rank, which is not implemented";
  return success();
}

SmallVector<Value> ScanLowering::emitBody(Value iteration, ValueRange states) {
  Block &body = scan->getRegion(0).front();
  IRMapping mapping;
  mapping.map(body.getArguments().take_front(numStates), states);
  Value backwards;
  for (unsigned i = 0; i < numScanned; ++i) {
    Value index = iteration;
    if (inputDirections[i]) {
      if (!backwards)
        backwards = write.create("Sub", {last, iteration});
      index = backwards;
    }
    BlockArgument argument = body.getArgument(numStates + i);
    Value element =
        write.gather(scan->getOperand(numStates + i), index, inputAxes[i]);
    element.setType(argument.getType());
    mapping.map(argument, element);
  }
  for (Operation &op : body.without_terminator())
    builder.clone(op, mapping);
  return llvm::map_to_vector(body.back().getOperands(), [&](Value value) {
    return mapping.lookupOrDefault(value);
  });
}

/// Reverses and transposes a collected value.
Value ScanLowering::arrange(Value collected, unsigned index) {
  Value result = collected;
  if (outputDirections[index])
    result = write.reverse(result);
  const int64_t rank = *getRank(scan->getResult(numStates + index));
  const int64_t axis =
      outputAxes[index] < 0 ? outputAxes[index] + rank : outputAxes[index];
  if (axis == 0)
    return result;
  SmallVector<int64_t> order;
  for (int64_t i = 1; i < rank; ++i)
    order.push_back(i);
  order.insert(order.begin() + axis, 0);
  return write.transpose(result, order);
}

LogicalResult ScanLowering::run() {
  if (failed(checkRanks()))
    return failure();
  Value first = scan->getOperand(numStates);
  int64_t axis = inputAxes[0];
  if (axis < 0) {
    if (!getRank(first))
      return scan->emitOpError() << "has an operand of type " << first.getType()
                                 << " without a rank, which is not implemented";
    axis += *getRank(first);
  }
  Value count = write.dim(first, axis);
  if (llvm::is_contained(inputDirections, 1))
    last = write.create("Sub", {write.squeeze(count, 0), write.scalar(1)});
  SmallVector<Type> types;
  for (auto [i, result] : llvm::enumerate(scan->getResults()))
    types.push_back(i < numStates ? result.getType()
                                  : getUnshapedType(getElementTypeOf(result)));
  ValueRange results =
      write.createLoop(count, scan->getOperands().take_front(numStates), types,
                       [&](Value iteration, ValueRange states) {
                         return emitBody(iteration, states);
                       });
  for (unsigned i = 0; i < numStates; ++i)
    scan->getResult(i).replaceAllUsesWith(results[i]);
  for (unsigned i = 0; i < numCollected; ++i) {
    Value value = arrange(results[numStates + i], i);
    value.setType(scan->getResult(numStates + i).getType());
    scan->getResult(numStates + i).replaceAllUsesWith(value);
  }
  scan->erase();
  return success();
}

LogicalResult lowerScan(Operation *scan) { return ScanLowering(scan).run(); }

} // namespace mlir::onnx
