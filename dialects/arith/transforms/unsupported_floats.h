// SPDX-License-Identifier: Apache-2.0
//
// Arithmetic on floats that a target has no operations for, by floats that it
// has. Not here: functions and other values of such types, which stay.
#ifndef DIALECTS_ARITH_TRANSFORMS_UNSUPPORTED_FLOATS_H
#define DIALECTS_ARITH_TRANSFORMS_UNSUPPORTED_FLOATS_H

#include "core/support/llvm.h"

namespace mlir {
class ConversionTarget;
class RewritePatternSet;
class Type;
class TypeConverter;
} // namespace mlir

namespace mlir::arith {

/// Adds the conversion of these types, and of shaped types of them, to
/// `targetType`, by `extf`; other types stay.
void populateEmulateUnsupportedFloatsConversions(TypeConverter &converter,
                                                 ArrayRef<Type> sourceTypes,
                                                 Type targetType);

/// Any operation without regions and successors is done on values of converted
/// types, and its results are rounded by `truncf`. The converter outlives the
/// patterns.
void populateEmulateUnsupportedFloatsPatterns(RewritePatternSet &patterns,
                                              const TypeConverter &converter);

/// Operations of arith whose types are to be converted are illegal, unless they
/// are constants, selections, or casts between floats or bits. All others are
/// legal. The converter outlives the target.
void populateEmulateUnsupportedFloatsLegality(ConversionTarget &target,
                                              const TypeConverter &converter);

} // namespace mlir::arith

#endif // DIALECTS_ARITH_TRANSFORMS_UNSUPPORTED_FLOATS_H
