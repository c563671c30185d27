// SPDX-License-Identifier: Apache-2.0
#include "tests/interpreter/elementwise.h"

namespace mlir::interpreter {

using llvm::APInt;

static const char divisionByZero[] = "division by zero";
static const char divisionOverflow[] = "division of the least number by -1";

static bool overflowsQuotient(const APInt &a, const APInt &b) {
  return a.isMinSignedValue() && b.isAllOnes();
}

Computed divideUnsigned(const IntegerFlags &flags, const APInt &a,
                        const APInt &b) {
  if (b.isZero())
    return Computed::undefined(divisionByZero);
  if (flags.exact && !a.urem(b).isZero())
    return Computed::poison();
  return a.udiv(b);
}

Computed divideSigned(const IntegerFlags &flags, const APInt &a,
                      const APInt &b) {
  if (b.isZero())
    return Computed::undefined(divisionByZero);
  if (overflowsQuotient(a, b))
    return Computed::undefined(divisionOverflow);
  if (flags.exact && !a.srem(b).isZero())
    return Computed::poison();
  return a.sdiv(b);
}

Computed ceilDivideUnsigned(const IntegerFlags &, const APInt &a,
                            const APInt &b) {
  if (b.isZero())
    return Computed::undefined(divisionByZero);
  const bool hasRest = !a.urem(b).isZero();
  return a.udiv(b) + hasRest;
}

Computed ceilDivideSigned(const IntegerFlags &, const APInt &a,
                          const APInt &b) {
  if (b.isZero())
    return Computed::undefined(divisionByZero);
  if (overflowsQuotient(a, b))
    return Computed::undefined(divisionOverflow);
  // sdiv rounds a positive quotient down, so round it up.
  const bool hasRest = !a.srem(b).isZero();
  return a.sdiv(b) + (hasRest && a.isNegative() == b.isNegative());
}

Computed floorDivideSigned(const IntegerFlags &, const APInt &a,
                           const APInt &b) {
  if (b.isZero())
    return Computed::undefined(divisionByZero);
  if (overflowsQuotient(a, b))
    return Computed::undefined(divisionOverflow);
  // sdiv rounds a negative quotient up, so round it down.
  const bool hasRest = !a.srem(b).isZero();
  return a.sdiv(b) - (hasRest && a.isNegative() != b.isNegative());
}

Computed remainderUnsigned(const IntegerFlags &, const APInt &a,
                           const APInt &b) {
  if (b.isZero())
    return Computed::undefined(divisionByZero);
  return a.urem(b);
}

Computed remainderSigned(const IntegerFlags &, const APInt &a, const APInt &b) {
  if (b.isZero())
    return Computed::undefined(divisionByZero);
  if (overflowsQuotient(a, b))
    return Computed::undefined(divisionOverflow);
  return a.srem(b);
}

Computed shiftLeft(const IntegerFlags &flags, const APInt &a, const APInt &b) {
  const unsigned width = a.getBitWidth();
  if (b.uge(width))
    return Computed::poison();
  const APInt result = a.shl(b);
  if ((flags.nuw && result.lshr(b) != a) || (flags.nsw && result.ashr(b) != a))
    return Computed::poison();
  return result;
}

Computed shiftRightUnsigned(const IntegerFlags &flags, const APInt &a,
                            const APInt &b) {
  if (b.uge(a.getBitWidth()))
    return Computed::poison();
  const APInt result = a.lshr(b);
  if (flags.exact && result.shl(b) != a)
    return Computed::poison();
  return result;
}

Computed shiftRightSigned(const IntegerFlags &flags, const APInt &a,
                          const APInt &b) {
  if (b.uge(a.getBitWidth()))
    return Computed::poison();
  const APInt result = a.ashr(b);
  if (flags.exact && result.shl(b) != a)
    return Computed::poison();
  return result;
}

bool holds(llvm::StringRef predicate, const APInt &a, const APInt &b) {
  if (predicate == "eq")
    return a == b;
  if (predicate == "ne")
    return a != b;
  const bool isLess = predicate.front() == 's' ? a.slt(b) : a.ult(b);
  predicate = predicate.drop_front();
  if (predicate == "lt")
    return isLess;
  if (predicate == "le")
    return isLess || a == b;
  if (predicate == "gt")
    return !isLess && a != b;
  return !isLess;
}

} // namespace mlir::interpreter
