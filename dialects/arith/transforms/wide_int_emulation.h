// SPDX-License-Identifier: Apache-2.0
//
// Integers that are too wide for a target as two halves.
#ifndef DIALECTS_ARITH_TRANSFORMS_WIDE_INT_EMULATION_H
#define DIALECTS_ARITH_TRANSFORMS_WIDE_INT_EMULATION_H

#include "core/conversion/type_converter.h"

namespace mlir {
class RewritePatternSet;
} // namespace mlir

namespace mlir::arith {

/// Converts an integer of twice the width that a target supports to a vector of
/// its low half and its high half, a vector of such integers to one with one
/// more dimension, of size 2, and functions accordingly. Wider integers have no
/// conversion; all other types stay.
class WideIntEmulationConverter : public TypeConverter {
public:
  /// The width is a power of two, and at least 2.
  explicit WideIntEmulationConverter(unsigned widestIntSupportedByTarget);

  unsigned getMaxTargetIntBitWidth() const { return maxIntWidth; }

private:
  std::optional<Type> convertInteger(IntegerType type) const;
  std::optional<Type> convertVector(VectorType type) const;
  std::optional<Type> convertFunction(FunctionType type) const;

  unsigned maxIntWidth;
};

/// Operations of arith on such integers but divisions and remainders, which
/// stay without a pattern, and `vector.print`. Functions: func_conversions.h.
void populateArithWideIntEmulationPatterns(
    const WideIntEmulationConverter &typeConverter,
    RewritePatternSet &patterns);

} // namespace mlir::arith

#endif // DIALECTS_ARITH_TRANSFORMS_WIDE_INT_EMULATION_H
