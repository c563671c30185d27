// SPDX-License-Identifier: Apache-2.0
#include "dialects/affine/value_constraints.h"

using namespace mlir;
using namespace mlir::affine;
using presburger::BoundType;

using Constraints = FlatAffineValueConstraints;

// Variables

unsigned Constraints::appendDimVar(unsigned num) {
  values.insert(values.begin() + getNumDimVars(), num, Value());
  return FlatLinearConstraints::appendDimVar(num);
}

unsigned Constraints::appendDimVar(ValueRange newValues) {
  const unsigned first = appendDimVar(newValues.size());
  llvm::copy(newValues, values.begin() + first);
  return first;
}

unsigned Constraints::appendSymbolVar(unsigned num) {
  values.append(num, Value());
  return FlatLinearConstraints::appendSymbolVar(num);
}

unsigned Constraints::appendSymbolVar(ValueRange newValues) {
  const unsigned first = appendSymbolVar(newValues.size());
  llvm::copy(newValues, values.begin() + first);
  return first;
}

LogicalResult Constraints::addBound(BoundType type, unsigned pos,
                                    AffineMap boundMap, ValueRange operands) {
  MLIRContext *context = boundMap.getContext();
  SmallVector<AffineExpr> inputs;
  for (Value operand : operands) {
    unsigned variable = llvm::find(values, operand) - values.begin();
    if (variable == values.size())
      variable = appendSymbolVar(ValueRange(operand));
    const unsigned numDims = getNumDimVars();
    inputs.push_back(variable < numDims
                         ? getAffineDimExpr(variable, context)
                         : getAffineSymbolExpr(variable - numDims, context));
  }
  const ArrayRef<AffineExpr> exprs = inputs;
  const unsigned numDims = boundMap.getNumDims();
  return addBound(type, pos,
                  boundMap.replaceDimsAndSymbols(
                      exprs.take_front(numDims), exprs.drop_front(numDims),
                      getNumDimVars(), getNumSymbolVars()));
}

// Minima and maxima

static AffineMap addToResults(AffineMap map, int64_t number) {
  SmallVector<AffineExpr> results;
  for (AffineExpr result : map.getResults())
    results.push_back(result + number);
  return AffineMap::get(map.getNumDims(), map.getNumSymbols(), results,
                        map.getContext());
}

/// Returns the least known upper bound, or the greatest lower bound, of the
/// last dimension; it is inclusive. Returns null if there is none or more than
/// one.
static AffineMap getBound(Constraints &constraints, unsigned pos, bool isUpper,
                          MLIRContext *context) {
  SmallVector<AffineMap> lower, upper;
  constraints.getSliceBounds(pos, 1, context, &lower, &upper,
                             /*closedUB=*/true);
  AffineMap bound = isUpper ? upper[0] : lower[0];
  if (bound.getNumResults() != 1)
    return AffineMap();
  // Reinsert the removed dimension.
  return bound.shiftDims(/*shift=*/1, /*offset=*/pos);
}

/// Returns true if each result r of the map is at least `bound` of a minimum,
/// or at most `bound` of a maximum: the constraints with r < bound, or r >
/// bound, are infeasible.
static bool isReachedByAll(const Constraints &constraints, unsigned bound,
                           unsigned firstResult, AffineMap map,
                           ValueRange operands, bool isMin) {
  for (unsigned i = 0; i < map.getNumResults(); ++i) {
    Constraints beyond = constraints;
    if (failed(beyond.addBound(BoundType::EQ, firstResult + i,
                               map.getSubMap({i}), operands)))
      return false;
    SmallVector<int64_t> row(beyond.getNumCols());
    row[bound] = isMin ? 1 : -1;
    row[firstResult + i] = isMin ? -1 : 1;
    row.back() = -1;
    beyond.addInequality(row);
    if (!beyond.isEmpty())
      return false;
  }
  return true;
}

/// Replaces variables that have only one value by constants.
static AffineMap replaceConstants(const Constraints &constraints,
                                  AffineMap map) {
  MLIRContext *context = map.getContext();
  for (auto [i, value] : llvm::enumerate(constraints.getMaybeValues())) {
    if (!value || getConstantIntValue(value))
      continue;
    const std::optional<int64_t> constant =
        constraints.getConstantBound64(BoundType::EQ, i);
    if (!constant)
      continue;
    const unsigned numDims = map.getNumDims();
    map = map.replace(i < numDims ? getAffineDimExpr(i, context)
                                  : getAffineSymbolExpr(i - numDims, context),
                      getAffineConstantExpr(*constant, context), numDims,
                      map.getNumSymbols());
  }
  return map;
}

/// The minimum is at most each result. If b is an upper bound that follows from
/// this, and each result is at least b, the minimum is b. The same with
/// reversed signs for a maximum.
FailureOr<std::pair<AffineMap, SmallVector<Value>>>
affine::simplifyConstrainedMinMaxOp(Operation *op, Constraints constraints) {
  const bool isMin = isa<AffineMinOp>(op);
  const AffineMap map =
      isMin ? cast<AffineMinOp>(op).getMap() : cast<AffineMaxOp>(op).getMap();
  const ValueRange operands = op->getOperands();
  const unsigned ofOp = constraints.appendDimVar();
  const unsigned ofBound = constraints.appendDimVar();
  const unsigned ofResults = constraints.appendDimVar(map.getNumResults());

  // Upper bounds are exclusive.
  if (failed(constraints.addBound(isMin ? BoundType::UB : BoundType::LB, ofOp,
                                  isMin ? addToResults(map, 1) : map,
                                  operands)))
    return failure();
  AffineMap bound = getBound(constraints, ofOp, isMin, op->getContext());
  // Infeasible constraints give no information.
  if (!bound || failed(constraints.addBound(BoundType::EQ, ofBound, bound)) ||
      constraints.isEmpty() ||
      !isReachedByAll(constraints, ofBound, ofResults, map, operands, isMin))
    return failure();
  bound = replaceConstants(constraints, bound);
  SmallVector<Value> boundOperands(constraints.getMaybeValues());
  canonicalizeMapAndOperands(&bound, &boundOperands);
  return std::pair(bound, boundOperands);
}
