// SPDX-License-Identifier: Apache-2.0
#ifndef CONVERSIONS_LLVM_COMMON_CONVERSION_TARGET_H
#define CONVERSIONS_LLVM_COMMON_CONVERSION_TARGET_H

#include "core/conversion/conversion_target.h"
#include "dialects/llvm/llvm.h"

namespace mlir {

/// Declares that a landing pad is illegal whose function has become one of the
/// dialect without a personality.
inline void addLandingPadLegality(ConversionTarget &target) {
  target.addDynamicallyLegalOp<LLVM::LandingpadOp>([](LLVM::LandingpadOp op) {
    auto function = op->getParentOfType<LLVM::LLVMFuncOp>();
    return !function || function.getPersonality().has_value();
  });
}

/// The target of conversions to the llvm dialect. Its operations and unrealized
/// casts are legal; see addLandingPadLegality for the exception.
class LLVMConversionTarget : public ConversionTarget {
public:
  explicit LLVMConversionTarget(MLIRContext &context)
      : ConversionTarget(context) {
    addLegalDialect<LLVM::LLVMDialect>();
    addLegalOp<UnrealizedConversionCastOp>();
    addLandingPadLegality(*this);
  }
};

} // namespace mlir

#endif // CONVERSIONS_LLVM_COMMON_CONVERSION_TARGET_H
