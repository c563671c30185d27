// SPDX-License-Identifier: Apache-2.0
//
// Fixtures of the tests of affine expressions, maps and sets.
#ifndef CORE_IR_AFFINE_AFFINE_TEST_BASE_H
#define CORE_IR_AFFINE_AFFINE_TEST_BASE_H

#include <limits>
#include <ostream>
#include <random>
#include <string>

#include "core/ir/affine/affine_map.h"
#include "core/ir/affine/integer_set.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

namespace mlir {

/// Prints an expression or a map in test failures.
inline void PrintTo(AffineExpr expr, std::ostream *os) {
  std::string text;
  llvm::raw_string_ostream(text) << expr;
  *os << text;
}
inline void PrintTo(AffineMap map, std::ostream *os) {
  std::string text;
  llvm::raw_string_ostream(text) << map;
  *os << text;
}

inline constexpr int64_t smallest = std::numeric_limits<int64_t>::min();
inline constexpr int64_t largest = std::numeric_limits<int64_t>::max();

class AffineTest : public testing::Test {
protected:
  AffineTest() {
    bindDims(&context, d0, d1, d2);
    bindSymbols(&context, s0, s1, s2);
  }

  AffineExpr constant(int64_t value) {
    return getAffineConstantExpr(value, &context);
  }
  AffineMap map(unsigned numDims, unsigned numSymbols,
                llvm::ArrayRef<AffineExpr> results) {
    return AffineMap::get(numDims, numSymbols, results, &context);
  }
  template <typename T> static std::string text(T object) {
    std::string result;
    llvm::raw_string_ostream os(result);
    object.print(os);
    return result;
  }

  MLIRContext context{MLIRContext::Threading::Disabled};
  AffineExpr d0, d1, d2, s0, s1, s2;
};

/// Generates random expressions with their values, which are computed from the
/// operands instead of the expression. Symbols are positive, as semi-affine
/// simplification assumes.
class RandomAffineTest : public AffineTest {
protected:
  struct Sample {
    AffineExpr expr;
    int64_t value;
  };

  static constexpr int64_t symbolValues[] = {1, 2, 3};

  void chooseInputs() {
    for (int64_t &value : dimValues)
      value = pick(61) - 30;
  }

  int64_t pick(int64_t count) { return random() % count; }

  Sample makeConstant(int64_t value) { return {constant(value), value}; }

  Sample makeLeaf() {
    int64_t i = pick(3);
    if (pick(3) == 0)
      return makeConstant(pick(25) - 12);
    if (pick(3) == 0)
      return {getAffineSymbolExpr(i, &context), symbolValues[i]};
    return {getAffineDimExpr(i, &context), dimValues[i]};
  }

  /// Returns a divisor: a positive constant, or a symbol.
  Sample makeDivisor(bool semiAffine) {
    int64_t i = pick(3);
    if (semiAffine && pick(2) == 0)
      return {getAffineSymbolExpr(i, &context), symbolValues[i]};
    return makeConstant(pick(12) + 1);
  }

  Sample make(unsigned depth, bool semiAffine) {
    return depth == 0 ? makeLeaf() : makeOperation(depth, semiAffine);
  }

  Sample makeOperation(unsigned depth, bool semiAffine) {
    Sample lhs = make(depth - 1, semiAffine);
    if (pick(3) == 0) {
      Sample rhs = make(depth - 1, semiAffine);
      return {lhs.expr + rhs.expr, lhs.value + rhs.value};
    }
    Sample rhs = makeDivisor(semiAffine);
    switch (pick(5)) {
    case 0:
      return {lhs.expr * rhs.expr, lhs.value * rhs.value};
    case 1:
      return {lhs.expr * -rhs.expr, lhs.value * -rhs.value};
    case 2:
      return {lhs.expr % rhs.expr, floorMod(lhs.value, rhs.value)};
    case 3:
      return {lhs.expr.floorDiv(rhs.expr), floorDiv(lhs.value, rhs.value)};
    default:
      return {lhs.expr.ceilDiv(rhs.expr), -floorDiv(-lhs.value, rhs.value)};
    }
  }

  static int64_t floorMod(int64_t a, int64_t b) { return ((a % b) + b) % b; }
  static int64_t floorDiv(int64_t a, int64_t b) {
    return (a - floorMod(a, b)) / b;
  }

  /// Returns the value of `expr` after substituting the values of the inputs.
  int64_t evaluate(AffineExpr expr) {
    AffineExpr value = expr.replaceDimsAndSymbols(
        getAffineConstantExprs(dimValues, &context),
        getAffineConstantExprs(symbolValues, &context));
    return llvm::cast<AffineConstantExpr>(value).getValue();
  }

  std::minstd_rand random{17};
  int64_t dimValues[3] = {};
};

} // namespace mlir

#endif // CORE_IR_AFFINE_AFFINE_TEST_BASE_H
