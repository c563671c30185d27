// SPDX-License-Identifier: Apache-2.0
//
// Emulation of arithmetic on unsupported floats by supported floats. Functions
// and other values of these types are not converted.
#ifndef DIALECTS_ARITH_TRANSFORMS_EMULATE_UNSUPPORTED_FLOATS_EMULATE_UNSUPPORTED_FLOATS_PATTERNS_H
#define DIALECTS_ARITH_TRANSFORMS_EMULATE_UNSUPPORTED_FLOATS_EMULATE_UNSUPPORTED_FLOATS_PATTERNS_H

#include "core/support/llvm.h"

namespace mlir {
class ConversionTarget;
class RewritePatternSet;
class Type;
class TypeConverter;
} // namespace mlir

namespace mlir::arith {

/// Adds conversions of these types, and of shaped types of them, to
/// `targetType`, with `extf`. Other types stay.
void populateEmulateUnsupportedFloatsConversions(TypeConverter &converter,
                                                 ArrayRef<Type> sourceTypes,
                                                 Type targetType);

/// Adds a pattern that computes any operation without regions and successors on
/// converted types, and rounds its results with `truncf`. The converter must
/// outlive the patterns.
void populateEmulateUnsupportedFloatsPatterns(RewritePatternSet &patterns,
                                              const TypeConverter &converter);

/// Marks arith operations whose types would be converted as illegal, except
/// constants, selects, and casts between floats or bitcasts. All others are
/// legal. The converter must outlive the target.
void populateEmulateUnsupportedFloatsLegality(ConversionTarget &target,
                                              const TypeConverter &converter);

} // namespace mlir::arith

#endif // DIALECTS_ARITH_TRANSFORMS_EMULATE_UNSUPPORTED_FLOATS_EMULATE_UNSUPPORTED_FLOATS_PATTERNS_H
