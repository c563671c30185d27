// SPDX-License-Identifier: Apache-2.0
#include "core/analysis/dataflow/integer_range.h"

#include "core/analysis/dataflow/constant_propagation.h"
#include "core/interfaces/loop_like.h"
#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/builtin/builtin_types.h"
#include "core/ir/builtin/elements.h"
#include "core/ir/descriptor/traits.h"

using namespace mlir;
using namespace mlir::dataflow;
using llvm::APInt;

LogicalResult dataflow::staticallyNonNegative(DataFlowSolver &solver, Value v) {
  const auto *state = solver.lookupState<IntegerValueRangeLattice>(v);
  return success(state && !state->getValue().isUninitialized() &&
                 state->getValue().getValue().smin().isNonNegative());
}

LogicalResult dataflow::staticallyNonNegative(DataFlowSolver &solver,
                                              Operation *op) {
  auto isNonNegative = [&](Value value) {
    return succeeded(staticallyNonNegative(solver, value));
  };
  return success(llvm::all_of(op->getOperands(), isNonNegative) &&
                 llvm::all_of(op->getResults(), isNonNegative));
}

/// How often the range of a value may grow that calls pass to functions.
static constexpr unsigned maximumGrowths = 16;

/// Returns the attribute of a number, or a splat of it for a shaped type.
static Attribute getConstantOf(Type type, const APInt &value) {
  if (auto shape = llvm::dyn_cast<ShapedType>(type)) {
    if (!shape.hasStaticShape())
      return nullptr;
    return DenseElementsAttr::get(
        shape, IntegerAttr::get(shape.getElementType(), value));
  }
  return IntegerAttr::get(type, value);
}

void IntegerValueRangeLattice::onUpdate(DataFlowSolver *solver) const {
  Lattice::onUpdate(solver);
  const Value value = getAnchor();
  ConstantValue constant = ConstantValue::getUnknownConstant();
  if (const std::optional<APInt> number =
          getValue().getValue().getConstantValue()) {
    Operation *op = value.getDefiningOp();
    if (!op)
      op = value.getParentBlock()->getParentOp();
    if (Attribute attribute = getConstantOf(value.getType(), *number))
      constant = ConstantValue(attribute, op->getDialect());
  }
  auto *state = solver->getOrCreateState<Lattice<ConstantValue>>(value);
  solver->propagateIfChanged(state, state->join(constant));
}

void IntegerRangeAnalysis::setToEntryState(IntegerValueRangeLattice *lattice) {
  propagateIfChanged(lattice, lattice->join(IntegerValueRange::getMaxRange(
                                  lattice->getAnchor())));
}

void IntegerRangeAnalysis::joinRange(IntegerValueRangeLattice *lattice,
                                     const IntegerValueRange &range) {
  const bool isFirst = lattice->getValue().isUninitialized();
  const ChangeResult changed = lattice->join(range);
  if (changed == ChangeResult::Change && !isFirst &&
      mayGrowAgain(lattice->getAnchor()))
    (void)lattice->join(IntegerValueRange::getMaxRange(lattice->getAnchor()));
  propagateIfChanged(lattice, changed);
}

/// Returns whether the range of a value that has grown may grow with each
/// iteration of a loop or each round of a recursion.
bool IntegerRangeAnalysis::mayGrowAgain(Value value) {
  bool isPassed = false;
  for (Operation *user : value.getUsers()) {
    if (user->hasTrait<OpTrait::IsTerminator>())
      return true;
    isPassed |= llvm::isa<CallOpInterface>(user);
  }
  return isPassed && ++numGrowths[value] > maximumGrowths;
}

LogicalResult IntegerRangeAnalysis::visitOperation(
    Operation *op, llvm::ArrayRef<const IntegerValueRangeLattice *> operands,
    llvm::ArrayRef<IntegerValueRangeLattice *> results) {
  auto inferrable = llvm::dyn_cast<InferIntRangeInterface>(op);
  if (!inferrable) {
    setAllToEntryStates(results);
    return success();
  }
  llvm::SmallVector<IntegerValueRange, 4> ranges;
  for (const IntegerValueRangeLattice *operand : operands)
    ranges.push_back(operand->getValue());
  inferrable.inferResultRangesFromOptional(
      ranges, [&](Value value, const IntegerValueRange &range) {
        auto result = llvm::dyn_cast<OpResult>(value);
        if (result && result.getOwner() == op)
          joinRange(results[result.getResultNumber()], range);
      });
  return success();
}

void IntegerRangeAnalysis::visitInferredArguments(
    InferIntRangeInterface op, const RegionSuccessor &successor,
    llvm::ArrayRef<IntegerValueRangeLattice *> argLattices) {
  llvm::SmallVector<IntegerValueRange, 4> ranges;
  ProgramPoint *point = getProgramPointAfter(op.getOperation());
  for (Value operand : op->getOperands())
    ranges.push_back(getLatticeElementFor(point, operand)->getValue());
  op.inferResultRangesFromOptional(
      ranges, [&](Value value, const IntegerValueRange &range) {
        auto argument = llvm::dyn_cast<BlockArgument>(value);
        Region *region = successor.getSuccessor();
        if (argument && region && argument.getOwner() == &region->front())
          joinRange(argLattices[argument.getArgNumber()], range);
      });
}

ConstantIntRanges
IntegerRangeAnalysis::getLoopBound(std::optional<OpFoldResult> bound, Type type,
                                   Block *block) {
  if (bound) {
    auto attribute = llvm::dyn_cast_if_present<Attribute>(*bound);
    if (auto number = llvm::dyn_cast_if_present<IntegerAttr>(attribute))
      return ConstantIntRanges::constant(number.getValue());
    if (auto value = llvm::dyn_cast_if_present<Value>(*bound)) {
      const IntegerValueRange &range =
          getLatticeElementFor(getProgramPointBefore(block), value)->getValue();
      if (!range.isUninitialized())
        return range.getValue();
    }
  }
  return ConstantIntRanges::maxRange(
      ConstantIntRanges::getStorageBitwidth(type));
}

/// Returns the bound of an induction variable if it is known.
static std::optional<OpFoldResult>
getBoundAt(const std::optional<llvm::SmallVector<OpFoldResult>> &bounds,
           unsigned index) {
  if (!bounds || index >= bounds->size())
    return std::nullopt;
  return (*bounds)[index];
}

/// Returns the numbers from the least of `first` to those before the greatest
/// of `end`, which is exclusive. Nothing if there are none.
static std::optional<ConstantIntRanges>
getNumbersBefore(const ConstantIntRanges &first, const ConstantIntRanges &end,
                 bool isUnsigned) {
  if (isUnsigned) {
    if (first.umin().uge(end.umax()))
      return std::nullopt;
    return ConstantIntRanges::fromUnsigned(first.umin(), end.umax() - 1);
  }
  if (first.smin().sge(end.smax()))
    return std::nullopt;
  return ConstantIntRanges::fromSigned(first.smin(), end.smax() - 1);
}

void IntegerRangeAnalysis::visitInductionVariable(LoopLikeOpInterface loop,
                                                  Value variable,
                                                  unsigned index) {
  const Type type = variable.getType();
  if (ConstantIntRanges::getStorageBitwidth(type) == 0)
    return;
  Block *block = variable.getParentBlock();
  const ConstantIntRanges lower =
      getLoopBound(getBoundAt(loop.getLoopLowerBounds(), index), type, block);
  const ConstantIntRanges upper =
      getLoopBound(getBoundAt(loop.getLoopUpperBounds(), index), type, block);
  const ConstantIntRanges step =
      getLoopBound(getBoundAt(loop.getLoopSteps(), index), type, block);
  IntegerValueRangeLattice *lattice = getLatticeElement(variable);
  // Bounds of another type say nothing.
  if (lower.smin().getBitWidth() != upper.smin().getBitWidth())
    return setToEntryState(lattice);
  std::optional<ConstantIntRanges> range;
  // Unknown steps are assumed to be positive.
  if (!loop.isLoopUnsigned() && step.smax().isNegative()) {
    if (lower.smax().sge(upper.smin()))
      range = ConstantIntRanges::fromSigned(upper.smin(), lower.smax());
  } else {
    range = getNumbersBefore(lower, upper, loop.isLoopUnsigned());
  }
  // Otherwise the body does not run.
  if (range)
    propagateIfChanged(lattice, lattice->join(*range));
}

void IntegerRangeAnalysis::visitNonControlFlowArguments(
    Operation *op, const RegionSuccessor &successor,
    llvm::ArrayRef<IntegerValueRangeLattice *> argLattices,
    unsigned firstIndex) {
  if (auto inferrable = llvm::dyn_cast<InferIntRangeInterface>(op))
    return visitInferredArguments(inferrable, successor, argLattices);
  // Results that receive no forwarded value, e.g. of a reduction, are not
  // induction variables.
  auto loop = llvm::dyn_cast<LoopLikeOpInterface>(op);
  if (loop && successor.getSuccessor()) {
    if (const auto variables = loop.getLoopInductionVars()) {
      for (auto [i, variable] : llvm::enumerate(*variables))
        visitInductionVariable(loop, variable, i);
      return;
    }
  }
  SparseForwardDataFlowAnalysis::visitNonControlFlowArguments(
      op, successor, argLattices, firstIndex);
}
