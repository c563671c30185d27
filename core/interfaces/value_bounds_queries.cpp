// SPDX-License-Identifier: Apache-2.0
//
// Queries of ValueBoundsConstraintSet.
#include "core/interfaces/value_bounds.h"
#include "llvm/ADT/DenseSet.h"

using namespace mlir;
using presburger::BoundType;

using Set = ValueBoundsConstraintSet;

// Bounds.

/// Sets `resultMap` to the bound, restricted to the columns that it uses.
void Set::setBound(AffineMap bound, const ValueBoundsConstraintSet &set,
                   AffineMap &resultMap, ValueDimList &mapOperands) {
  MLIRContext *context = bound.getContext();
  llvm::SmallVector<AffineExpr> dims, symbols;
  unsigned numDims = 0, numSymbols = 0;
  // Column 0 is the bounded variable.
  for (auto [i, valueDim] :
       llvm::enumerate(llvm::drop_begin(set.positionToValueDim))) {
    bool isDim = i < bound.getNumDims();
    unsigned symbol = i - bound.getNumDims();
    bool isUsed =
        isDim ? bound.isFunctionOfDim(i) : bound.isFunctionOfSymbol(symbol);
    AffineExpr replacement = getAffineConstantExpr(0, context);
    if (isUsed) {
      replacement = isDim ? getAffineDimExpr(numDims++, context)
                          : getAffineSymbolExpr(numSymbols++, context);
      std::optional<int64_t> dim;
      if (valueDim->second != kIndexValue)
        dim = valueDim->second;
      mapOperands.emplace_back(valueDim->first, dim);
    }
    (isDim ? dims : symbols).push_back(replacement);
  }
  resultMap = bound.replaceDimsAndSymbols(dims, symbols, numDims, numSymbols);
}

LogicalResult Set::computeBound(AffineMap &resultMap, ValueDimList &mapOperands,
                                BoundType type, const Variable &var,
                                const StopConditionFn &stopCondition,
                                bool closedUB) {
  mapOperands.clear();
  ValueBoundsConstraintSet set(var.getContext(), stopCondition,
                               /*addConservativeSemiAffineBounds=*/true);
  int64_t pos = set.populateConstraints(var);
  assert(pos == 0 && "the first dimension");
  set.projectOutIf(
      [&](const std::optional<ValueDim> &valueDim) {
        if (!valueDim)
          return true;
        std::optional<int64_t> dim;
        if (valueDim->second != kIndexValue)
          dim = valueDim->second;
        return !stopCondition(valueDim->first, dim, set);
      },
      /*except=*/pos);

  llvm::SmallVector<AffineMap> lower, upper;
  set.cstr.getSliceBounds(pos, 1, var.getContext(), &lower, &upper,
                          /*closedUB=*/true);
  auto isMissing = [](AffineMap map) { return map.getNumResults() == 0; };
  if ((type != BoundType::LB && isMissing(upper[0])) ||
      (type != BoundType::UB && isMissing(lower[0])) ||
      (type == BoundType::EQ && lower[0] != upper[0]))
    return failure();
  // Each result is a bound. Take the first.
  AffineMap bound =
      (type == BoundType::UB ? upper : lower)[0].getSliceMap(0, 1);
  if (type == BoundType::UB && !closedUB)
    bound = AffineMap::get(bound.getNumDims(), bound.getNumSymbols(),
                           bound.getResult(0) + 1);
  setBound(bound, set, resultMap, mapOperands);
  return success();
}

LogicalResult Set::computeDependentBound(AffineMap &resultMap,
                                         ValueDimList &mapOperands,
                                         BoundType type, const Variable &var,
                                         const ValueDimList &dependencies,
                                         bool closedUB) {
  return computeBound(
      resultMap, mapOperands, type, var,
      [&](Value value, std::optional<int64_t> dim, ValueBoundsConstraintSet &) {
        return llvm::is_contained(dependencies, std::pair(value, dim));
      },
      closedUB);
}

/// Returns true if the value is not in `values` and does not depend on them.
static bool isIndependentOf(Value value, ValueRange values) {
  llvm::SmallVector<Value> worklist = {value};
  llvm::DenseSet<Value> visited;
  while (!worklist.empty()) {
    Value next = worklist.pop_back_val();
    if (!visited.insert(next).second)
      continue;
    if (llvm::is_contained(values, next))
      return false;
    if (Operation *op = next.getDefiningOp())
      llvm::append_range(worklist, op->getOperands());
  }
  return true;
}

LogicalResult Set::computeIndependentBound(AffineMap &resultMap,
                                           ValueDimList &mapOperands,
                                           BoundType type, const Variable &var,
                                           ValueRange independencies,
                                           bool closedUB) {
  return computeBound(
      resultMap, mapOperands, type, var,
      [&](Value value, std::optional<int64_t>, ValueBoundsConstraintSet &) {
        return isIndependentOf(value, independencies);
      },
      closedUB);
}

FailureOr<int64_t>
Set::computeConstantBound(BoundType type, const Variable &var,
                          const StopConditionFn &stopCondition, bool closedUB) {
  auto isKnown = [&](Value, std::optional<int64_t>,
                     ValueBoundsConstraintSet &set) {
    return set.cstr.getConstantBound64(type, 0).has_value();
  };
  ValueBoundsConstraintSet set(var.getContext(),
                               stopCondition ? stopCondition : isKnown,
                               /*addConservativeSemiAffineBounds=*/true);
  int64_t pos = set.populateConstraints(var);
  std::optional<int64_t> bound = set.cstr.getConstantBound64(type, pos);
  if (!bound || (type == BoundType::UB && !closedUB &&
                 llvm::AddOverflow<int64_t>(*bound, 1, *bound)))
    return failure();
  return *bound;
}

FailureOr<int64_t> Set::computeConstantDelta(Value value1, Value value2,
                                             std::optional<int64_t> dim1,
                                             std::optional<int64_t> dim2) {
  AffineExpr a, b;
  bindDims(value1.getContext(), a, b);
  return computeConstantBound(
      BoundType::EQ, Variable(AffineMap::get(2, 0, a - b),
                              ValueDimList{{value1, dim1}, {value2, dim2}}));
}

// Comparison.

/// Returns true if the relation is known to hold: its negation contradicts the
/// constraints, which are satisfiable themselves.
bool Set::comparePos(int64_t lhs, ComparisonOperator cmp, int64_t rhs) {
  if (cmp == EQ)
    return comparePos(lhs, LE, rhs) && comparePos(lhs, GE, rhs);
  if (cstr.isEmpty())
    return false;
  // The negation of a <= b is a - b - 1 >= 0. The negation of a < b is a - b >=
  // 0.
  if (cmp == GT || cmp == GE)
    std::swap(lhs, rhs);
  llvm::SmallVector<int64_t> opposite(cstr.getNumCols(), 0);
  opposite[lhs] += 1;
  opposite[rhs] -= 1;
  if (cmp == LE || cmp == GE)
    opposite.back() = -1;
  FlatLinearConstraints copy = cstr;
  copy.addInequality(llvm::ArrayRef<int64_t>(opposite));
  return copy.isEmpty();
}

FailureOr<bool> Set::strongComparePos(int64_t lhs, ComparisonOperator cmp,
                                      int64_t rhs) {
  if (comparePos(lhs, cmp, rhs))
    return true;
  bool isFalse = false;
  switch (cmp) {
  case LT:
    isFalse = comparePos(lhs, GE, rhs);
    break;
  case LE:
    isFalse = comparePos(lhs, GT, rhs);
    break;
  case EQ:
    isFalse = comparePos(lhs, LT, rhs) || comparePos(lhs, GT, rhs);
    break;
  case GT:
    isFalse = comparePos(lhs, LE, rhs);
    break;
  case GE:
    isFalse = comparePos(lhs, LT, rhs);
    break;
  }
  if (isFalse)
    return false;
  return failure();
}

bool Set::populateAndCompare(const Variable &lhs, ComparisonOperator cmp,
                             const Variable &rhs) {
  int64_t lhsPos = populateConstraints(lhs);
  int64_t rhsPos = populateConstraints(rhs);
  return comparePos(lhsPos, cmp, rhsPos);
}

void Set::populateOneOf(Value value, Value a, Value b,
                        std::optional<int64_t> dim) {
  auto addBounds = [&](Value small, Value big) {
    if (!populateAndCompare({small, dim}, LE, {big, dim}))
      return;
    AffineExpr lower = getExpr(small, dim), upper = getExpr(big, dim);
    if (dim) {
      bound(value)[*dim] >= lower;
      bound(value)[*dim] <= upper;
      return;
    }
    bound(value) >= lower;
    bound(value) <= upper;
  };
  addBounds(a, b);
  addBounds(b, a);
}

FailureOr<bool> Set::strongCompare(const Variable &lhs, ComparisonOperator cmp,
                                   const Variable &rhs) {
  // Traverse definitions until the result is known.
  int64_t lhsPos = -1, rhsPos = -1;
  auto isKnown = [&](Value, std::optional<int64_t>,
                     ValueBoundsConstraintSet &set) {
    return rhsPos >= 0 && succeeded(set.strongComparePos(lhsPos, cmp, rhsPos));
  };
  ValueBoundsConstraintSet set(lhs.getContext(), isKnown);
  lhsPos = set.insert(lhs, /*isSymbol=*/false);
  rhsPos = set.insert(rhs, /*isSymbol=*/false);
  set.processWorklist();
  return set.strongComparePos(lhsPos, cmp, rhsPos);
}

bool Set::compare(const Variable &lhs, ComparisonOperator cmp,
                  const Variable &rhs) {
  FailureOr<bool> holds = strongCompare(lhs, cmp, rhs);
  return succeeded(holds) && *holds;
}

FailureOr<bool> Set::areEqual(const Variable &var1, const Variable &var2) {
  return strongCompare(var1, EQ, var2);
}
