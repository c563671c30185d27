// SPDX-License-Identifier: Apache-2.0
//
// Conversion of attributes of arithmetic operations to those of the llvm
// dialect.
#ifndef CONVERSIONS_ARITH_COMMON_LLVM_ATTRIBUTES_H
#define CONVERSIONS_ARITH_COMMON_LLVM_ATTRIBUTES_H

#include "dialects/arith/arith.h"
#include "dialects/llvm/attributes.h"

namespace mlir::arith {

LLVM::FastmathFlags convertArithFastMathFlagsToLLVM(FastMathFlags arithFMF);
LLVM::FastmathFlagsAttr
convertArithFastMathAttrToLLVM(FastMathFlagsAttr fmfAttr);
LLVM::IntegerOverflowFlags
convertArithOverflowFlagsToLLVM(IntegerOverflowFlags arithFlags);
LLVM::IntegerOverflowFlagsAttr
convertArithOverflowAttrToLLVM(IntegerOverflowFlagsAttr flagsAttr);
LLVM::RoundingMode convertArithRoundingModeToLLVM(RoundingMode roundingMode);

/// Returns the default behavior of floating-point exceptions: they are
/// ignored.
LLVM::FPExceptionBehaviorAttr
getLLVMDefaultFPExceptionBehavior(MLIRContext &context);

// Attribute conversions for populateOneToOneToLLVMPatterns. Other attributes
// stay.

/// Converts `fastmath` to `fastmathFlags`.
LogicalResult
convertFastMathToLLVM(Operation *op,
                      llvm::SmallVectorImpl<NamedAttribute> &attributes);
/// Converts `overflowFlags` to the llvm dialect's attribute of the same name.
LogicalResult
convertOverflowToLLVM(Operation *op,
                      llvm::SmallVectorImpl<NamedAttribute> &attributes);
/// Converts `roundingmode` to the llvm dialect's attribute of the same name and
/// adds `fpExceptionBehavior`.
/// Errors: fails if the operation has no rounding mode.
LogicalResult
convertConstrainedFPToLLVM(Operation *op,
                           llvm::SmallVectorImpl<NamedAttribute> &attributes);

} // namespace mlir::arith

#endif // CONVERSIONS_ARITH_COMMON_LLVM_ATTRIBUTES_H
