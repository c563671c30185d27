// SPDX-License-Identifier: Apache-2.0
//
// Shapes of onnx.If, onnx.Loop, onnx.Scan, onnx.SequenceMap and onnx.Fused.
#include "dialects/onnx/shape/join.h"
#include "dialects/onnx/shape/op_shapes.h"
#include "dialects/onnx/shape/tables.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/SaveAndRestore.h"

namespace mlir::onnx {

/// Returns the values that a region yields.
static OperandRange getYielded(Region &region) {
  Block &block = region.front();
  if (block.empty())
    return OperandRange(nullptr, 0);
  return block.back().getOperands();
}

/// Returns the facts about yielded value `index`, as far as they hold outside
/// of the region.
static ValueFacts getOuterFacts(OpShapes &op, Region &region, unsigned index) {
  return withoutInner(op.facts, op.facts.get(getYielded(region)[index]),
                      region);
}

/// Checks the numbers of arguments and of yielded values of a region.
static LogicalResult checkRegion(OpShapes &op, Region &region,
                                 size_t numArguments, size_t numYielded) {
  if (region.empty())
    return op.error("has no body");
  if (region.front().getNumArguments() != numArguments)
    return op.error("has a body with " +
                    llvm::Twine(region.front().getNumArguments()) +
                    " inputs, expected " + llvm::Twine(numArguments));
  if (getYielded(region).size() != numYielded)
    return op.error("has a body with " +
                    llvm::Twine(getYielded(region).size()) +
                    " outputs, expected " + llvm::Twine(numYielded));
  return success();
}

//===----------------------------------------------------------------------===//
// If

/// Returns whether a value has another rank than a result must have.
static bool hasOtherRank(const ValueFacts &known, std::optional<int64_t> rank) {
  return rank && known.shape && int64_t(known.shape->size()) != *rank;
}

/// Returns the facts about a result. A branch that yields another rank than is
/// declared is not taken in a valid run.
static ValueFacts joinBranches(OpShapes &op, unsigned index) {
  const ValueFacts a = getOuterFacts(op, op.op.getRegion(0), index);
  const ValueFacts b = getOuterFacts(op, op.op.getRegion(1), index);
  const std::optional<int64_t> rank = op.getResultRank(index);
  if (hasOtherRank(a, rank) != hasOtherRank(b, rank))
    return hasOtherRank(a, rank) ? b : a;
  return join(a, b);
}

static LogicalResult inferIf(OpShapes &op) {
  Region &thenRegion = op.op.getRegion(0), &elseRegion = op.op.getRegion(1);
  for (Region *region : {&thenRegion, &elseRegion})
    if (failed(checkRegion(op, *region, 0, op.getNumResults())))
      return failure();
  const std::optional<int64_t> condition = op.getScalar(0).getConstant();
  for (Region *region : {&thenRegion, &elseRegion}) {
    // A branch that is not taken may be invalid.
    const bool isTaken =
        !condition || (*condition != 0) == (region == &thenRegion);
    const llvm::SaveAndRestore silent(op.facts.isSilent,
                                      op.facts.isSilent || !isTaken);
    if (failed(op.facts.visit(*region)) && isTaken)
      return failure();
  }
  for (unsigned i = 0; i < op.getNumResults(); ++i) {
    if (condition)
      op.setFacts(i,
                  getOuterFacts(op, *condition ? thenRegion : elseRegion, i));
    else
      op.setFacts(i, joinBranches(op, i));
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Loop and Scan

namespace {

/// A body with values that it carries from one iteration to the next.
class CarriedValues {
public:
  /// The arguments from `firstArgument` on get the first values that the body
  /// yields.
  CarriedValues(OpShapes &op, Region &body, unsigned firstArgument)
      : op(op), body(body), firstArgument(firstArgument) {}

  /// Adds a carried value with the facts before the first iteration.
  void add(ValueFacts initial) { values.push_back(std::move(initial)); }

  /// Finds facts that hold before and after each iteration, and visits the body
  /// with them.
  LogicalResult visit();
  const ValueFacts &get(unsigned index) const { return values[index]; }

private:
  void assumeNothing();
  bool widen();
  LogicalResult visitOnce();

  OpShapes &op;
  Region &body;
  unsigned firstArgument;
  llvm::SmallVector<ValueFacts> values;
};

} // namespace

void CarriedValues::assumeNothing() {
  for (ValueFacts &value : values)
    value = {};
}

LogicalResult CarriedValues::visitOnce() {
  for (auto [i, value] : llvm::enumerate(values))
    op.facts.set(body.getArgument(firstArgument + i), value);
  return op.facts.visit(body);
}

/// Drops what does not hold after an iteration; returns whether there is
/// something.
bool CarriedValues::widen() {
  bool isChanged = false;
  for (auto [i, value] : llvm::enumerate(values)) {
    ValueFacts joined = join(value, getOuterFacts(op, body, i));
    isChanged |=
        joined.shape != value.shape || joined.elements != value.elements;
    value = std::move(joined);
  }
  return isChanged;
}

LogicalResult CarriedValues::visit() {
  {
    const llvm::SaveAndRestore silent(op.facts.isSilent, true);
    // Each round drops something, so that there is an end.
    for (bool isChanged = true; isChanged;) {
      if (op.facts.budget <= 0) {
        assumeNothing();
        break;
      }
      if (failed(visitOnce()))
        break;
      isChanged = widen();
    }
  }
  return visitOnce();
}

static ValueFacts makeScalar(DimExpr element) {
  ValueFacts result = {DimList(), std::nullopt};
  if (element)
    result.elements = DimList{element};
  return result;
}

static ValueFacts getInitial(OpShapes &op, unsigned index) {
  return op.facts.get(op.op.getOperand(index));
}

/// Operands: the number of iterations, the condition, and carried values. The
/// body yields the condition, carried values, and values that are collected.
static LogicalResult inferLoop(OpShapes &op) {
  Region &body = op.op.getRegion(0);
  if (op.getNumOperands() < 2)
    return op.error("has no condition");
  const unsigned numCarried = op.getNumOperands() - 2;
  if (numCarried > op.getNumResults())
    return op.error("has fewer results than carried values");
  if (failed(checkRegion(op, body, 2 + numCarried, 1 + op.getNumResults())))
    return failure();
  CarriedValues carried(op, body, 1);
  const DimExpr condition = op.hasOperand(1) ? op.getScalar(1) : op.constant(1);
  carried.add(makeScalar(condition));
  for (unsigned i = 0; i < numCarried; ++i)
    carried.add(getInitial(op, 2 + i));
  op.facts.set(body.getArgument(0), makeScalar(DimExpr()));
  if (failed(carried.visit()))
    return failure();
  for (unsigned i = 0; i < numCarried; ++i)
    op.setFacts(i, carried.get(1 + i));
  // The number of iterations is known if the condition stays true.
  DimExpr count;
  const std::optional<DimList> &stays = carried.get(0).elements;
  if (op.hasOperand(0) && stays && stays->size() == 1 &&
      stays->front().isConstant(1)) {
    count = op.getScalar(0);
    if (count && !op.facts.isSize(count))
      count = op.dims.max(count, 0);
  }
  for (unsigned i = numCarried; i < op.getNumResults(); ++i) {
    DimShape shape = getOuterFacts(op, body, 1 + i).shape;
    if (shape)
      shape->insert(shape->begin(), count);
    op.setShape(i, std::move(shape));
  }
  return success();
}

namespace {

/// The axes of the sequences that Scan reads and yields.
struct ScanAxes {
  llvm::SmallVector<int64_t> inputs, outputs;
};

} // namespace

static FailureOr<ScanAxes> readScanAxes(OpShapes &op, size_t numInputs,
                                        size_t numOutputs) {
  ScanAxes axes;
  axes.inputs.assign(numInputs, 0);
  axes.outputs.assign(numOutputs, 0);
  if (auto inputs = op.getInts("scan_input_axes"))
    axes.inputs = *inputs;
  if (auto outputs = op.getInts("scan_output_axes"))
    axes.outputs = *outputs;
  if (axes.inputs.size() != numInputs || axes.outputs.size() != numOutputs)
    return op.error("has another number of axes than of scanned values");
  return axes;
}

/// Operands: the states, and sequences that are scanned. The body gets the
/// states and one element of each sequence.
static LogicalResult inferScan(OpShapes &op) {
  Region &body = op.op.getRegion(0);
  const int64_t numScanned = op.getInt("num_scan_inputs", 0);
  if (numScanned < 1 || numScanned > int64_t(op.getNumOperands()))
    return op.error("has " + llvm::Twine(numScanned) + " scanned inputs");
  const unsigned numStates = op.getNumOperands() - numScanned;
  if (numStates > op.getNumResults())
    return op.error("has fewer results than states");
  if (failed(checkRegion(op, body, op.getNumOperands(), op.getNumResults())))
    return failure();
  FailureOr<ScanAxes> axes =
      readScanAxes(op, numScanned, op.getNumResults() - numStates);
  if (failed(axes))
    return failure();
  DimExpr count;
  for (int64_t i = 0; i < numScanned; ++i) {
    DimShape shape = op.getShape(numStates + i);
    if (shape) {
      const FailureOr<int64_t> axis =
          op.getAxis(axes->inputs[i], shape->size());
      if (failed(axis))
        return failure();
      FailureOr<DimExpr> both =
          op.unify(count, (*shape)[*axis], "lengths of scanned inputs");
      if (failed(both))
        return failure();
      count = *both;
      shape->erase(shape->begin() + *axis);
    }
    op.facts.set(body.getArgument(numStates + i), {shape, std::nullopt});
  }
  CarriedValues states(op, body, 0);
  for (unsigned i = 0; i < numStates; ++i)
    states.add(getInitial(op, i));
  if (failed(states.visit()))
    return failure();
  for (unsigned i = 0; i < numStates; ++i)
    op.setFacts(i, states.get(i));
  for (unsigned i = numStates; i < op.getNumResults(); ++i) {
    DimShape shape = getOuterFacts(op, body, i).shape;
    if (shape) {
      const FailureOr<int64_t> axis =
          op.getAxis(axes->outputs[i - numStates], shape->size() + 1);
      if (failed(axis))
        return failure();
      shape->insert(shape->begin() + *axis, count);
    }
    op.setShape(i, std::move(shape));
  }
  return success();
}

/// The body maps elements of sequences, and whole tensors, to elements.
static LogicalResult inferSequenceMap(OpShapes &op) {
  Region &body = op.op.getRegion(0);
  if (failed(checkRegion(op, body, op.getNumOperands(), op.getNumResults())))
    return failure();
  for (unsigned i = 0; i < op.getNumOperands(); ++i)
    op.facts.set(body.getArgument(i), getInitial(op, i));
  if (failed(op.facts.visit(body)))
    return failure();
  for (unsigned i = 0; i < op.getNumResults(); ++i)
    op.setShape(i, getOuterFacts(op, body, i).shape);
  return success();
}

/// FlexAttention: the modifiers change the scores, not their shape.
static LogicalResult inferFlexAttention(OpShapes &op) {
  for (unsigned i = 0; i < 3; ++i)
    if (failed(op.checkRank(i, 4, 4)))
      return failure();
  const DimShape scores = DimList{op.getSize(0, 0), op.getSize(0, 1),
                                  op.getSize(0, 2), op.getSize(1, 2)};
  for (Region &region : op.op.getRegions()) {
    if (region.empty())
      continue;
    if (failed(checkRegion(op, region, 1, 1)))
      return failure();
    op.facts.set(region.getArgument(0), {scores, std::nullopt});
    if (failed(op.facts.visit(region)))
      return failure();
  }
  op.setShape(0, DimList{op.getSize(0, 0), op.getSize(0, 1), op.getSize(0, 2),
                         op.getSize(2, 3)});
  return success();
}

/// The body computes the results from the inputs.
static LogicalResult inferFused(OpShapes &op) {
  Region &body = op.op.getRegion(0);
  if (failed(checkRegion(op, body, op.getNumOperands(), op.getNumResults())))
    return failure();
  for (unsigned i = 0; i < op.getNumOperands(); ++i) {
    ValueFacts known = getInitial(op, i);
    // Elements that are not known are symbols from outside of the body.
    if (isa<TensorType>(op.op.getOperand(i).getType()))
      known.elements = op.getIntegers(i);
    op.facts.set(body.getArgument(i), std::move(known));
  }
  if (failed(op.facts.visit(body)))
    return failure();
  for (unsigned i = 0; i < op.getNumResults(); ++i)
    op.setFacts(i, getOuterFacts(op, body, i));
  return success();
}

InferShapesTable getControlFlowTable() {
  static constexpr InferShapesRow table[] = {
      {"FlexAttention", inferFlexAttention},
      {"Fused", inferFused},
      {"If", inferIf},
      {"Loop", inferLoop},
      {"Scan", inferScan},
      {"SequenceMap", inferSequenceMap},
  };
  return table;
}

} // namespace mlir::onnx
