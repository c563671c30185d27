// SPDX-License-Identifier: Apache-2.0
//
// Computation of functions in a wider float format if the target does not
// support their own, with casts. `math.fma` and `math.isnormal` keep their
// format.
#ifndef DIALECTS_MATH_TRANSFORMS_EXTEND_TO_SUPPORTED_TYPES_EXTEND_TYPES_H
#define DIALECTS_MATH_TRANSFORMS_EXTEND_TO_SUPPORTED_TYPES_EXTEND_TYPES_H

#include "core/ir/structure/type.h"
#include "llvm/ADT/SetVector.h"

namespace mlir {
class ConversionTarget;
class RewritePatternSet;
class TypeConverter;
} // namespace mlir

namespace mlir::math {

/// Adds conversions of float types, and of vectors and tensors of them, to
/// `targetType` unless they are in `sourceTypes`. Values are cast with
/// `arith.extf`.
void populateExtendToSupportedTypesTypeConverter(
    TypeConverter &typeConverter, const llvm::SetVector<Type> &sourceTypes,
    Type targetType);
/// Marks math operations as legal if their types are; `math.fma`,
/// `math.isnormal` and operations of other dialects are always legal.
void populateExtendToSupportedTypesConversionTarget(
    ConversionTarget &target, TypeConverter &typeConverter);
/// Adds a pattern that matches any operation and casts its results with
/// `arith.truncf`.
void populateExtendToSupportedTypesPatterns(RewritePatternSet &patterns,
                                            const TypeConverter &typeConverter);

} // namespace mlir::math

#endif // DIALECTS_MATH_TRANSFORMS_EXTEND_TO_SUPPORTED_TYPES_EXTEND_TYPES_H
