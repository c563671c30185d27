// SPDX-License-Identifier: Apache-2.0
//
// What the patterns of wide_int_emulation.h share: the halves of integers.
#ifndef DIALECTS_ARITH_TRANSFORMS_WIDE_INT_HALVES_H
#define DIALECTS_ARITH_TRANSFORMS_WIDE_INT_HALVES_H

#include <utility>

#include "core/ir/builders.h"
#include "core/support/llvm.h"
#include "llvm/ADT/APFloat.h"

namespace mlir {
class RewritePatternSet;
} // namespace mlir

namespace mlir::arith {

class WideIntEmulationConverter;

/// Makes operations on halves at one place. Halves of integers are integers;
/// halves of vectors of integers are vectors with a last dimension of size 1.
class HalvesBuilder {
public:
  HalvesBuilder(OpBuilder &builder, Location loc)
      : builder(builder), loc(loc) {}

  template <typename OpT, typename... Arguments>
  OpT create(Arguments &&...arguments) {
    return builder.create<OpT>(loc, std::forward<Arguments>(arguments)...);
  }

  /// Half 0, the low one, or half 1 of a converted value.
  Value extract(Value whole, int64_t half);
  std::pair<Value, Value> split(Value whole) {
    Value low = extract(whole, 0);
    return {low, extract(whole, 1)};
  }
  /// A value of a converted type of its halves; without a high half, of zero.
  Value join(VectorType type, Value low, Value high = nullptr);

  /// A vector without its last dimension, if that is of size 1; a value as it
  /// is that has none.
  Value dropUnitDimension(Value half);
  /// A vector with such a dimension; a scalar as it is.
  Value addUnitDimension(Value value);
  Type addUnitDimension(Type type);

  /// A constant, or a vector of such; a float is rounded to its type.
  Value constant(Type type, int64_t value);
  Value constant(Type type, const llvm::APFloat &value);

  /// All bits are the sign of a half.
  Value extendSign(Value half);

private:
  OpBuilder &builder;
  Location loc;
};

/// The type of half of a converted type.
Type getHalfType(VectorType type);
/// A type with elements of another type, or that type.
Type withElementType(Type type, Type element);

// The patterns by family.
void populateWideIntArithmeticPatterns(
    const WideIntEmulationConverter &converter, RewritePatternSet &patterns);
void populateWideIntShiftPatterns(const WideIntEmulationConverter &converter,
                                  RewritePatternSet &patterns);
void populateWideIntCastPatterns(const WideIntEmulationConverter &converter,
                                 RewritePatternSet &patterns);

} // namespace mlir::arith

#endif // DIALECTS_ARITH_TRANSFORMS_WIDE_INT_HALVES_H
