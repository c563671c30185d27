// SPDX-License-Identifier: Apache-2.0
//
// Matchers (core/ir/structure/matchers.h) of values that are constant integers,
// or whose defining operation infers a range for any operands.
#ifndef CORE_INTERFACES_INT_RANGE_MATCHERS_H
#define CORE_INTERFACES_INT_RANGE_MATCHERS_H

#include "core/interfaces/infer_int_range.h"
#include "core/ir/structure/matchers.h"
#include "llvm/ADT/SmallVectorExtras.h"

namespace mlir {
namespace detail {

/// Infers the range of the first result for arbitrary operands. Uninitialized
/// if the operation does not infer one.
inline IntegerValueRange inferRangeOfResult(Operation *op) {
  IntegerValueRange found;
  auto interface = llvm::dyn_cast<InferIntRangeInterface>(op);
  if (!interface)
    return found;
  interface.inferResultRangesFromOptional(
      llvm::map_to_vector(op->getOperands(), IntegerValueRange::getMaxRange),
      [&](Value value, const IntegerValueRange &range) {
        if (value == op->getResult(0))
          found = range;
      });
  return found;
}

/// Matches constants and values with inferred ranges that satisfy a predicate.
struct IntRangePredicateMatcher {
  bool (*predicate)(const ConstantIntRanges &range);

  bool match(Attribute attribute) {
    llvm::APInt value;
    return m_ConstantInt(&value).match(attribute) &&
           predicate(ConstantIntRanges::constant(value));
  }
  bool match(Operation *op) {
    llvm::APInt value;
    if (m_ConstantInt(&value).match(op))
      return predicate(ConstantIntRanges::constant(value));
    IntegerValueRange range = inferRangeOfResult(op);
    return !range.isUninitialized() && predicate(range.getValue());
  }
};

} // namespace detail

/// Matches values whose unsigned range excludes 0.
inline detail::IntRangePredicateMatcher m_IntRangeWithoutZeroU() {
  return {
      [](const ConstantIntRanges &range) { return !range.umin().isZero(); }};
}
/// Matches values whose signed range excludes 0.
inline detail::IntRangePredicateMatcher m_IntRangeWithoutZeroS() {
  return {[](const ConstantIntRanges &range) {
    return range.smin().isStrictlyPositive() || range.smax().isNegative();
  }};
}
/// Matches values whose signed range excludes -1.
inline detail::IntRangePredicateMatcher m_IntRangeWithoutNegOneS() {
  return {[](const ConstantIntRanges &range) {
    return range.smin().isNonNegative() ||
           (range.smax().isNegative() && !range.smax().isAllOnes());
  }};
}

} // namespace mlir

#endif // CORE_INTERFACES_INT_RANGE_MATCHERS_H
