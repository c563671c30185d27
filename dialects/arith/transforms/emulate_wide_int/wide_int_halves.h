// SPDX-License-Identifier: Apache-2.0
//
// Utilities of the patterns of emulate_wide_int_patterns.h for the halves of
// integers.
#ifndef DIALECTS_ARITH_TRANSFORMS_EMULATE_WIDE_INT_WIDE_INT_HALVES_H
#define DIALECTS_ARITH_TRANSFORMS_EMULATE_WIDE_INT_WIDE_INT_HALVES_H

#include <utility>

#include "core/ir/structure/builders.h"
#include "core/support/llvm.h"
#include "llvm/ADT/APFloat.h"

namespace mlir {
class RewritePatternSet;
} // namespace mlir

namespace mlir::arith {

class WideIntEmulationConverter;

/// Creates operations on halves at an insertion point. Halves of integers are
/// integers. Halves of vectors of integers are vectors with a last dimension of
/// size 1.
class HalvesBuilder {
public:
  HalvesBuilder(OpBuilder &builder, Location loc)
      : builder(builder), loc(loc) {}

  Location getLoc() const { return loc; }

  template <typename OpT, typename... Arguments>
  OpT create(Arguments &&...arguments) {
    return builder.create<OpT>(loc, std::forward<Arguments>(arguments)...);
  }

  /// Extracts half 0, the low one, or half 1 of a converted value.
  Value extract(Value whole, int64_t half);
  std::pair<Value, Value> split(Value whole) {
    Value low = extract(whole, 0);
    return {low, extract(whole, 1)};
  }
  /// Creates a value of a converted type from its halves. The high half
  /// defaults to zero.
  Value join(VectorType type, Value low, Value high = nullptr);

  /// Drops the last dimension of a vector if it has size 1. Returns other
  /// values unchanged.
  Value dropUnitDimension(Value half);
  /// Adds a last dimension of size 1 to a vector. Returns a scalar unchanged.
  Value addUnitDimension(Value value);
  Type addUnitDimension(Type type);

  /// Create a constant or a splat. A float is rounded to the type.
  Value constant(Type type, int64_t value);
  Value constant(Type type, const llvm::APFloat &value);

  /// Returns a half whose bits are all the sign of `half`.
  Value extendSign(Value half);

private:
  OpBuilder &builder;
  Location loc;
};

/// Returns the type of a half of a converted type.
Type getHalfType(VectorType type);
/// Returns the type with another element type, or that element type for a
/// scalar.
Type withElementType(Type type, Type element);

// Add the patterns by family.
void populateWideIntArithmeticPatterns(
    const WideIntEmulationConverter &converter, RewritePatternSet &patterns);
void populateWideIntShiftPatterns(const WideIntEmulationConverter &converter,
                                  RewritePatternSet &patterns);
void populateWideIntCastPatterns(const WideIntEmulationConverter &converter,
                                 RewritePatternSet &patterns);

} // namespace mlir::arith

#endif // DIALECTS_ARITH_TRANSFORMS_EMULATE_WIDE_INT_WIDE_INT_HALVES_H
