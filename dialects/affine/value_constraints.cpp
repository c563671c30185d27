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

/// The least upper bound that is known of the last dimension, or its greatest
/// lower one; closed. Null if there is none, or if there are several.
static AffineMap getBound(Constraints &constraints, unsigned pos, bool isUpper,
                          MLIRContext *context) {
  SmallVector<AffineMap> lower, upper;
  constraints.getSliceBounds(pos, 1, context, &lower, &upper,
                             /*closedUB=*/true);
  AffineMap bound = isUpper ? upper[0] : lower[0];
  if (bound.getNumResults() != 1)
    return AffineMap();
  // The dimension itself is one again.
  return bound.shiftDims(/*shift=*/1, /*offset=*/pos);
}

/// Whether no result of the map goes beyond the bound, a variable: r < bound of
/// a minimum, or r > bound of a maximum, is impossible for each.
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

/// Puts constants in the place of variables of which there is one value only.
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

/// A minimum is at most each result. If b is a bound that follows, and each
/// result is at least b, it is b. Of a maximum the other way round.
FailureOr<std::pair<AffineMap, SmallVector<Value>>>
affine::simplifyConstrainedMinMaxOp(Operation *op, Constraints constraints) {
  const bool isMin = isa<AffineMinOp>(op);
  const AffineMap map =
      isMin ? cast<AffineMinOp>(op).getMap() : cast<AffineMaxOp>(op).getMap();
  const ValueRange operands = op->getOperands();
  const unsigned ofOp = constraints.appendDimVar();
  const unsigned ofBound = constraints.appendDimVar();
  const unsigned ofResults = constraints.appendDimVar(map.getNumResults());

  // Upper bounds are open.
  if (failed(constraints.addBound(isMin ? BoundType::UB : BoundType::LB, ofOp,
                                  isMin ? addToResults(map, 1) : map,
                                  operands)))
    return failure();
  AffineMap bound = getBound(constraints, ofOp, isMin, op->getContext());
  // Without any point, nothing is known.
  if (!bound || failed(constraints.addBound(BoundType::EQ, ofBound, bound)) ||
      constraints.isEmpty() ||
      !isReachedByAll(constraints, ofBound, ofResults, map, operands, isMin))
    return failure();
  bound = replaceConstants(constraints, bound);
  SmallVector<Value> boundOperands(constraints.getMaybeValues());
  canonicalizeMapAndOperands(&bound, &boundOperands);
  return std::pair(bound, boundOperands);
}
