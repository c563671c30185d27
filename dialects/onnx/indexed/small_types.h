// SPDX-License-Identifier: Apache-2.0
//
// Numbers of 8 bits or less that no target computes with: floats, and integers
// of 2 and 4 bits. Memory and registers hold their bits, as the lower ones of a
// byte whose others are 0.
#ifndef DIALECTS_ONNX_INDEXED_SMALL_TYPES_H
#define DIALECTS_ONNX_INDEXED_SMALL_TYPES_H

#include "dialects/onnx/indexed/scalar_builder.h"

namespace mlir::onnx {

/// Returns whether elements of a type are held as bits.
bool isSmallType(Type type);
/// Returns whether code converts elements of a small type: f8E4M3FN,
/// f8E4M3FNUZ, f8E5M2, f8E5M2FNUZ, f8E8M0FNU, f4E2M1FN, and integers.
bool isConvertible(Type smallType);

/// Returns the type in which numbers of a small type are computed: f32, `i32`
/// or `ui32`.
Type getComputedType(Type smallType);

/// How numbers become floats of a small type.
struct SmallFloatRounding {
  /// Numbers that are too large become the largest number, or else infinity or
  /// NaN.
  bool saturates = true;
  /// How f8E8M0FNU rounds: `up`, `down` or `nearest`.
  enum class Powers : uint8_t { Up, Down, Nearest } powers = Powers::Up;
};

/// Emits the number, of `getComputedType`, that bits mean.
Value emitFromSmall(ScalarBuilder &builder, Value bits, Type smallType);
/// Emits the bits of a number of `getComputedType`. An integer keeps its lower
/// bits; a float is rounded to the nearest.
Value emitToSmall(ScalarBuilder &builder, Value number, Type smallType,
                  SmallFloatRounding rounding = {});

} // namespace mlir::onnx

#endif // DIALECTS_ONNX_INDEXED_SMALL_TYPES_H
