// SPDX-License-Identifier: Apache-2.0
#ifndef CONVERSIONS_LLVM_COMMON_CONVERSION_TARGET_H
#define CONVERSIONS_LLVM_COMMON_CONVERSION_TARGET_H

#include "core/conversion/conversion_target.h"
#include "dialects/llvm/llvm.h"

namespace mlir {

/// The target of conversions to the llvm dialect. Its operations and unrealized
/// casts are legal.
class LLVMConversionTarget : public ConversionTarget {
public:
  explicit LLVMConversionTarget(MLIRContext &context)
      : ConversionTarget(context) {
    addLegalDialect<LLVM::LLVMDialect>();
    addLegalOp<UnrealizedConversionCastOp>();
  }
};

} // namespace mlir

#endif // CONVERSIONS_LLVM_COMMON_CONVERSION_TARGET_H
