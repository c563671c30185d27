// SPDX-License-Identifier: Apache-2.0
//
// Emulation of integers that are too wide for the target by two halves.
#ifndef DIALECTS_ARITH_TRANSFORMS_EMULATE_WIDE_INT_EMULATE_WIDE_INT_PATTERNS_H
#define DIALECTS_ARITH_TRANSFORMS_EMULATE_WIDE_INT_EMULATE_WIDE_INT_PATTERNS_H

#include "core/conversion/type_converter.h"

namespace mlir {
class RewritePatternSet;
} // namespace mlir

namespace mlir::arith {

/// Converts an integer of twice the supported width to a vector of its low and
/// high half. Vectors of such integers get an additional dimension of size 2.
/// Function types are converted accordingly. Wider integers cannot be
/// converted; other types stay.
class WideIntEmulationConverter : public TypeConverter {
public:
  /// The width must be a power of two and at least 2.
  explicit WideIntEmulationConverter(unsigned widestIntSupportedByTarget);

  unsigned getMaxTargetIntBitWidth() const { return maxIntWidth; }

private:
  std::optional<Type> convertInteger(IntegerType type) const;
  std::optional<Type> convertVector(VectorType type) const;
  std::optional<Type> convertFunction(FunctionType type) const;

  unsigned maxIntWidth;
};

/// Adds patterns for operations of arith on such integers, except for divisions
/// and remainders, and for `vector.print`. The patterns for functions are in
/// func_conversions.h.
void populateArithWideIntEmulationPatterns(
    const WideIntEmulationConverter &typeConverter,
    RewritePatternSet &patterns);

} // namespace mlir::arith

#endif // DIALECTS_ARITH_TRANSFORMS_EMULATE_WIDE_INT_EMULATE_WIDE_INT_PATTERNS_H
