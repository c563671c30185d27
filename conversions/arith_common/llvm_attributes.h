// SPDX-License-Identifier: Apache-2.0
//
// Attributes of arithmetic operations as those of the llvm dialect.
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

/// What floats that are no numbers, and rounding, do beside their result:
/// nothing.
LLVM::FPExceptionBehaviorAttr
getLLVMDefaultFPExceptionBehavior(MLIRContext &context);

// Of operations, for populateOneToOneToLLVMPatterns. All other attributes stay.

/// `fastmath` becomes `fastmathFlags`.
LogicalResult
convertFastMathToLLVM(Operation *op,
                      llvm::SmallVectorImpl<NamedAttribute> &attributes);
/// `overflowFlags` becomes the attribute of that name.
LogicalResult
convertOverflowToLLVM(Operation *op,
                      llvm::SmallVectorImpl<NamedAttribute> &attributes);
/// `roundingmode` becomes the attribute of that name, and there is
/// `fpExceptionBehavior`.
/// Errors: failure if the operation does not say how to round.
LogicalResult
convertConstrainedFPToLLVM(Operation *op,
                           llvm::SmallVectorImpl<NamedAttribute> &attributes);

} // namespace mlir::arith

#endif // CONVERSIONS_ARITH_COMMON_LLVM_ATTRIBUTES_H
