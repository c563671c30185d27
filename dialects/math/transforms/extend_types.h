// SPDX-License-Identifier: Apache-2.0
//
// Functions of floats of formats that a target has no functions of: in another
// format, with casts around. `math.fma` and `math.isnormal` are left in their
// own.
#ifndef DIALECTS_MATH_TRANSFORMS_EXTEND_TYPES_H
#define DIALECTS_MATH_TRANSFORMS_EXTEND_TYPES_H

#include "core/ir/type.h"
#include "llvm/ADT/SetVector.h"

namespace mlir {
class ConversionTarget;
class RewritePatternSet;
class TypeConverter;
} // namespace mlir

namespace mlir::math {

/// Converts float types, and vectors and tensors of them, to `targetType`
/// unless they are among `sourceTypes`; the casts of values are `arith.extf`.
void populateExtendToSupportedTypesTypeConverter(
    TypeConverter &typeConverter, const llvm::SetVector<Type> &sourceTypes,
    Type targetType);
/// Operations of math are legal if their types are; `math.fma`,
/// `math.isnormal` and operations of other dialects are.
void populateExtendToSupportedTypesConversionTarget(
    ConversionTarget &target, TypeConverter &typeConverter);
/// Patterns of any operation, with `arith.truncf` of its results.
void populateExtendToSupportedTypesPatterns(RewritePatternSet &patterns,
                                            const TypeConverter &typeConverter);

} // namespace mlir::math

#endif // DIALECTS_MATH_TRANSFORMS_EXTEND_TYPES_H
