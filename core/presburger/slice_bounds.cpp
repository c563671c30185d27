// SPDX-License-Identifier: Apache-2.0
//
// Bounds of variables as expressions of other variables.
#include "core/presburger/flat_linear_constraints.h"

using namespace mlir;
using namespace mlir::presburger;

using Row = IntegerPolyhedron::Row;

static bool isInt64(const DynamicAPInt &value) {
  return value >= DynamicAPInt(INT64_MIN + 1) &&
         value <= DynamicAPInt(INT64_MAX);
}

namespace {
/// Finds expressions for variables.
struct Solver {
  FlatLinearConstraints &set;
  MLIRContext *context;
  /// The expressions found so far; null for other variables.
  llvm::SmallVector<AffineExpr, 8> exprs;

  /// Returns the sum of the terms of the other variables and the constant, or
  /// null if an expression is unknown.
  AffineExpr getSumOfOthers(llvm::ArrayRef<DynamicAPInt> row, unsigned pos);
  bool solve(unsigned pos);
  bool solveConstant(unsigned pos);
  bool solveQuotient(unsigned pos);
  bool solveEquality(unsigned pos);
};
} // namespace

AffineExpr Solver::getSumOfOthers(llvm::ArrayRef<DynamicAPInt> row,
                                  unsigned pos) {
  if (!llvm::all_of(row, isInt64))
    return {};
  AffineExpr sum = getAffineConstantExpr(0, context);
  for (unsigned i = 0; i < exprs.size(); ++i) {
    if (i == pos || row[i] == 0)
      continue;
    if (!exprs[i])
      return {};
    sum = sum + exprs[i] * int64_t(row[i]);
  }
  return sum + int64_t(row.back());
}

bool Solver::solveConstant(unsigned pos) {
  std::optional<int64_t> value = set.getConstantBound64(BoundType::EQ, pos);
  if (value)
    exprs[pos] = getAffineConstantExpr(*value, context);
  return value.has_value();
}

/// c * x - e >= 0 and -c * x + e + k >= 0, where 0 <= k < c, have one solution:
/// x = (e + c - 1) floordiv c.
static bool isQuotient(llvm::ArrayRef<DynamicAPInt> lower,
                       llvm::ArrayRef<DynamicAPInt> upper, unsigned pos) {
  for (unsigned i = 0; i + 1 < lower.size(); ++i)
    if (lower[i] != -upper[i])
      return false;
  DynamicAPInt slack = lower.back() + upper.back();
  return slack >= 0 && slack < lower[pos];
}

bool Solver::solveQuotient(unsigned pos) {
  llvm::SmallVector<unsigned, 4> lowerIndices, upperIndices;
  set.getLowerAndUpperBoundIndices(pos, &lowerIndices, &upperIndices);
  for (unsigned i : lowerIndices)
    for (unsigned j : upperIndices) {
      llvm::ArrayRef<DynamicAPInt> lower = set.getInequality(i);
      if (!isQuotient(lower, set.getInequality(j), pos))
        continue;
      Row negated;
      for (const DynamicAPInt &coefficient : lower)
        negated.push_back(-coefficient);
      negated.back() += lower[pos] - 1;
      AffineExpr dividend = getSumOfOthers(negated, pos);
      if (!dividend)
        continue;
      exprs[pos] = dividend.floorDiv(int64_t(lower[pos]));
      return true;
    }
  return false;
}

/// Solves the first equality that contains the variable.
bool Solver::solveEquality(unsigned pos) {
  auto index = set.findConstraintWithNonZeroAt(pos, /*isEq=*/true);
  if (!index)
    return false;
  Row row(set.getEquality(*index));
  if (row[pos] > 0)
    for (DynamicAPInt &coefficient : row)
      coefficient = -coefficient;
  AffineExpr sum = getSumOfOthers(row, pos);
  if (!sum)
    return false;
  exprs[pos] = sum.floorDiv(int64_t(-row[pos]));
  return true;
}

bool Solver::solve(unsigned pos) {
  return !exprs[pos] &&
         (solveConstant(pos) || solveQuotient(pos) || solveEquality(pos));
}

/// Returns closed bounds from the inequalities and equalities that contain
/// `pos` and no other variable of [offset, offset + num).
static std::pair<AffineMap, AffineMap>
getLowerAndUpperBound(Solver &solver, unsigned pos, unsigned numMapDims) {
  FlatLinearConstraints &set = solver.set;
  llvm::SmallVector<AffineExpr, 4> lower, upper;
  // c * x + e >= 0: x >= -e ceildiv c. -c * x + e >= 0: x <= e floordiv c.
  auto add = [&](llvm::ArrayRef<DynamicAPInt> constraint, bool isLower) {
    Row row(constraint);
    if ((row[pos] > 0))
      for (DynamicAPInt &coefficient : row)
        coefficient = -coefficient;
    AffineExpr sum = solver.getSumOfOthers(row, pos);
    if (!sum)
      return;
    int64_t divisor = int64_t(-row[pos]);
    if (isLower)
      lower.push_back((sum + (divisor - 1)).floorDiv(divisor));
    else
      upper.push_back(sum.floorDiv(divisor));
  };
  for (unsigned i = 0; i < set.getNumInequalities(); ++i)
    if (set.getInequality(i)[pos] != 0)
      add(set.getInequality(i), set.getInequality(i)[pos] > 0);
  for (unsigned i = 0; i < set.getNumEqualities(); ++i)
    if (set.getEquality(i)[pos] != 0) {
      add(set.getEquality(i), /*isLower=*/true);
      add(set.getEquality(i), /*isLower=*/false);
    }
  auto getMap = [&](llvm::ArrayRef<AffineExpr> exprs) {
    return AffineMap::get(numMapDims, set.getNumSymbolVars(), exprs,
                          solver.context);
  };
  return {getMap(lower), getMap(upper)};
}

/// Replaces several bounds, or an unknown bound, by a constant bound if one is
/// known.
static AffineMap preferConstant(AffineMap map, const FlatLinearConstraints &set,
                                BoundType type, unsigned pos,
                                unsigned numMapDims, MLIRContext *context) {
  if (map.getNumResults() == 1)
    return map;
  std::optional<int64_t> bound = set.getConstantBound64(type, pos);
  if (!bound)
    return map;
  return AffineMap::get(numMapDims, set.getNumSymbolVars(),
                        getAffineConstantExpr(*bound, context));
}

static AffineMap makeOpen(AffineMap map) {
  llvm::SmallVector<AffineExpr, 4> exprs;
  for (AffineExpr expr : map.getResults())
    exprs.push_back(expr + 1);
  return AffineMap::get(map.getNumDims(), map.getNumSymbols(), exprs,
                        map.getContext());
}

void FlatLinearConstraints::getSliceBounds(
    unsigned offset, unsigned num, MLIRContext *context,
    llvm::SmallVectorImpl<AffineMap> *lbMaps,
    llvm::SmallVectorImpl<AffineMap> *ubMaps, bool closedUB) {
  assert(offset + num <= getNumDimVars() && "no such dimensions");
  lbMaps->assign(num, AffineMap());
  ubMaps->assign(num, AffineMap());
  normalizeConstraintsByGCD();
  unsigned numMapDims = getNumDimVars() - num;
  Solver solver{*this, context, {}};
  solver.exprs.resize(getNumVars());
  for (unsigned i = 0; i < getNumDimVars(); ++i)
    if (i < offset || i >= offset + num)
      solver.exprs[i] = getAffineDimExpr(i < offset ? i : i - num, context);
  for (unsigned i = 0; i < getNumSymbolVars(); ++i)
    solver.exprs[getNumDimVars() + i] = getAffineSymbolExpr(i, context);
  llvm::SmallVector<AffineExpr, 8> inputs = solver.exprs;

  bool changed = true;
  while (changed) {
    changed = false;
    for (unsigned pos = 0; pos < getNumVars(); ++pos)
      changed |= solver.solve(pos);
  }

  const AffineMap unknown =
      AffineMap::get(numMapDims, getNumSymbolVars(), context);
  for (unsigned pos = offset; pos < offset + num; ++pos) {
    AffineMap lower = unknown, upper = unknown;
    if (AffineExpr expr = solver.exprs[pos]) {
      expr = simplifyAffineExpr(expr, numMapDims, getNumSymbolVars());
      lower = upper = AffineMap::get(numMapDims, getNumSymbolVars(), expr);
    } else {
      if (getNumLocalVars() == 0) {
        FlatLinearConstraints copy = *this;
        copy.removeRedundantInequalities();
        Solver direct{copy, context, inputs};
        std::tie(lower, upper) = getLowerAndUpperBound(direct, pos, numMapDims);
      }
      lower =
          preferConstant(lower, *this, BoundType::LB, pos, numMapDims, context);
      upper =
          preferConstant(upper, *this, BoundType::UB, pos, numMapDims, context);
    }
    (*lbMaps)[pos - offset] = lower;
    (*ubMaps)[pos - offset] = closedUB ? upper : makeOpen(upper);
  }
}
