// SPDX-License-Identifier: Apache-2.0
//
// Folds of affine.for.
#include "dialects/affine/compose.h"
#include "dialects/affine/operands.h"

using namespace mlir;
using namespace mlir::affine;

std::optional<uint64_t> affine::getTrivialConstantTripCount(AffineForOp loop) {
  const int64_t step = loop.getStepAsInt();
  if (!loop.hasConstantBounds() || step <= 0)
    return std::nullopt;
  const int64_t lower = loop.getConstantLowerBound();
  const int64_t upper = loop.getConstantUpperBound();
  if (upper <= lower)
    return 0;
  // The distance of two signed integers fits in an unsigned one.
  const uint64_t distance =
      static_cast<uint64_t>(upper) - static_cast<uint64_t>(lower);
  return (distance - 1) / static_cast<uint64_t>(step) + 1;
}

/// Returns the maximum or minimum of the results of a bound whose operands are
/// constants.
static std::optional<int64_t> getConstantBound(AffineBound bound,
                                               bool isLower) {
  SmallVector<Attribute> constants, results;
  for (Value operand : bound.getOperands())
    constants.push_back(getConstantAttribute(operand));
  if (failed(bound.getMap().constantFold(constants, results)))
    return std::nullopt;
  SmallVector<int64_t> numbers;
  for (Attribute result : results)
    numbers.push_back(cast<IntegerAttr>(result).getInt());
  return isLower ? *llvm::max_element(numbers) : *llvm::min_element(numbers);
}

/// Replaces bounds with constant operands by constants.
static bool foldLoopBounds(AffineForOp loop) {
  bool folded = false;
  if (!loop.hasConstantLowerBound())
    if (auto bound = getConstantBound(loop.getLowerBound(), true)) {
      loop.setConstantLowerBound(*bound);
      folded = true;
    }
  if (!loop.hasConstantUpperBound())
    if (auto bound = getConstantBound(loop.getUpperBound(), false)) {
      loop.setConstantUpperBound(*bound);
      folded = true;
    }
  return folded;
}

/// Composes the maps of bounds and drops results that have no influence.
static bool canonicalizeLoopBounds(AffineForOp loop) {
  SmallVector<Value> lowerOperands(loop.getLowerBoundOperands());
  SmallVector<Value> upperOperands(loop.getUpperBoundOperands());
  AffineMap lower = loop.getLowerBoundMap(), upper = loop.getUpperBoundMap();

  composeAffineMapAndOperands(&lower, &lowerOperands);
  canonicalizeMapAndOperands(&lower, &lowerOperands);
  simplifyMinOrMaxExprWithOperands(lower, lowerOperands, /*isMax=*/true);
  lower = removeDuplicateExprs(lower);

  simplifyMinOrMaxExprWithOperands(upper, upperOperands, /*isMax=*/false);
  composeAffineMapAndOperands(&upper, &upperOperands);
  canonicalizeMapAndOperands(&upper, &upperOperands);
  upper = removeDuplicateExprs(upper);

  const bool lowerChanged = lower != loop.getLowerBoundMap();
  const bool upperChanged = upper != loop.getUpperBoundMap();
  if (lowerChanged)
    loop.setLowerBound(lowerOperands, lower);
  if (upperChanged)
    loop.setUpperBound(upperOperands, upper);
  return lowerChanged || upperChanged;
}

/// Returns the results of a loop whose body contains only its terminator, if
/// they do not depend on the number of iterations or that is known. The list is
/// empty otherwise.
static SmallVector<OpFoldResult> foldEmptyLoop(AffineForOp loop) {
  if (!llvm::hasSingleElement(*loop.getBody()) || loop->getNumResults() == 0)
    return {};
  const std::optional<uint64_t> count = getTrivialConstantTripCount(loop);
  if (count == 0)
    return llvm::to_vector_of<OpFoldResult>(loop.getInits());
  const auto arguments = loop.getRegionIterArgs();
  SmallVector<OpFoldResult> results;
  bool hasOuterValue = false, isPermuted = false;
  for (auto [i, value] :
       llvm::enumerate(loop.getBody()->back().getOperands())) {
    if (value == loop.getInductionVar())
      return {};
    auto *place = llvm::find(arguments, value);
    if (place == arguments.end()) {
      hasOuterValue = true;
      results.push_back(Value(value));
      continue;
    }
    const size_t position = place - arguments.begin();
    isPermuted |= position != i;
    results.push_back(Value(loop.getInits()[position]));
  }
  // Without an iteration the results are the initial values. After two
  // iterations a permutation has changed.
  if ((!count && (hasOuterValue || isPermuted)) ||
      (count && *count >= 2 && isPermuted))
    return {};
  return results;
}

/// 1. The bounds become canonical.
/// 2. for without iterations -> initial values
/// 3. for with an empty body -> foldEmptyLoop
LogicalResult AffineForOp::fold(FoldAdaptor,
                                SmallVectorImpl<OpFoldResult> &results) {
  // 1.
  bool folded = foldLoopBounds(*this);
  folded |= canonicalizeLoopBounds(*this);

  // 2. This applies to loops with results only.
  if (getTrivialConstantTripCount(*this) == 0 && (*this)->getNumResults() != 0)
    results.assign(getInits().begin(), getInits().end());

  // 3.
  if (SmallVector<OpFoldResult> values = foldEmptyLoop(*this); !values.empty())
    results.assign(values);
  return success(folded || !results.empty());
}
