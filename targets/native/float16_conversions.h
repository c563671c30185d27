// SPDX-License-Identifier: Apache-2.0
//
// Emits conversions of half and bfloat as integer code.
#ifndef TARGETS_NATIVE_FLOAT16_CONVERSIONS_H
#define TARGETS_NATIVE_FLOAT16_CONVERSIONS_H

namespace llvm {
class IRBuilderBase;
class Type;
class Value;
} // namespace llvm

namespace mlir::native {

/// Returns `element`, or a vector of it with the shape of `type`.
llvm::Type *withElementType(llvm::Type *type, llvm::Type *element);

/// Emits code that extends `value`, a half or bfloat or a vector of such, to
/// float. The result is exact; a NaN becomes a quiet NaN with the same payload.
/// The code consists of bitcasts and of integer and float instructions without
/// branches.
llvm::Value *extendFloat16(llvm::IRBuilderBase &builder, llvm::Value *value);

/// Emits code that rounds `value`, a wider float or a vector of such, to
/// `type`, a half or bfloat or a vector of such. Rounds to nearest even, once,
/// for all widths. A NaN becomes a quiet NaN. Emits the same kinds of
/// instructions as extendFloat16.
llvm::Value *truncateToFloat16(llvm::IRBuilderBase &builder, llvm::Value *value,
                               llvm::Type *type);

/// Emits code that converts `value`, an integer of any width or a vector of
/// such, to `type`. Rounds as truncateToFloat16 does.
llvm::Value *convertToFloat16(llvm::IRBuilderBase &builder, llvm::Value *value,
                              bool isSigned, llvm::Type *type);

} // namespace mlir::native

#endif // TARGETS_NATIVE_FLOAT16_CONVERSIONS_H
