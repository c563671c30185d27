// SPDX-License-Identifier: Apache-2.0
//
// A dialect says itself how its operations become those of the llvm dialect.
#ifndef CONVERSIONS_LLVM_COMMON_CONVERT_TO_LLVM_INTERFACE_H
#define CONVERSIONS_LLVM_COMMON_CONVERT_TO_LLVM_INTERFACE_H

#include "core/interfaces/dialect_interface.h"

namespace mlir {

class ConversionTarget;
class LLVMTypeConverter;
class RewritePatternSet;

/// The interface of dialects that `convert-to-llvm` asks. It is given to a
/// dialect by the registerConvertXToLLVMInterface of its conversion.
class ConvertToLLVMPatternInterface
    : public DialectInterfaceBase<ConvertToLLVMPatternInterface> {
public:
  using DialectInterfaceBase::DialectInterfaceBase;

  /// Loads dialects that the conversion makes operations of.
  virtual void loadDependentDialects(MLIRContext *context) const {}

  /// Adds patterns, and what is legal, to a conversion to the llvm dialect.
  virtual void populateConvertToLLVMConversionPatterns(
      ConversionTarget &target, LLVMTypeConverter &typeConverter,
      RewritePatternSet &patterns) const = 0;
};

} // namespace mlir

#endif // CONVERSIONS_LLVM_COMMON_CONVERT_TO_LLVM_INTERFACE_H
