// SPDX-License-Identifier: Apache-2.0
//
// Conversions of half and bfloat as integer code.
#ifndef TARGETS_NATIVE_FLOAT16_CONVERSIONS_H
#define TARGETS_NATIVE_FLOAT16_CONVERSIONS_H

namespace llvm {
class IRBuilderBase;
class Type;
class Value;
} // namespace llvm

namespace mlir::native {

/// `type` with elements of type `element`: a vector of as many, or itself.
llvm::Type *withElementType(llvm::Type *type, llvm::Type *element);

/// Emits code that extends `value`, a half or bfloat or a vector of such, to
/// float: exactly, a NaN to the quiet one of the same payload. Beside bitcasts
/// it has instructions of integers and floats only, and no branches.
llvm::Value *extendFloat16(llvm::IRBuilderBase &builder, llvm::Value *value);

/// Emits code that rounds `value`, a wider float or a vector of such, to
/// `type`, a half or bfloat or a vector of such: to nearest even, once,
/// whatever the width; a NaN to a quiet one. Instructions as above.
llvm::Value *truncateToFloat16(llvm::IRBuilderBase &builder, llvm::Value *value,
                               llvm::Type *type);

/// Emits code that rounds `value`, an integer of any width or a vector of such,
/// to `type`, as truncateToFloat16.
llvm::Value *convertToFloat16(llvm::IRBuilderBase &builder, llvm::Value *value,
                              bool isSigned, llvm::Type *type);

} // namespace mlir::native

#endif // TARGETS_NATIVE_FLOAT16_CONVERSIONS_H
