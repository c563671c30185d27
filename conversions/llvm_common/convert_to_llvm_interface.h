// SPDX-License-Identifier: Apache-2.0
//
// A dialect says itself how its operations become those of the llvm dialect.
#ifndef CONVERSIONS_LLVM_COMMON_CONVERT_TO_LLVM_INTERFACE_H
#define CONVERSIONS_LLVM_COMMON_CONVERT_TO_LLVM_INTERFACE_H

#include "core/interfaces/dialect_interface.h"
#include "core/ir/context.h"
#include "core/ir/dialect.h"
#include "dialects/llvm/llvm.h"

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

/// How patterns to the llvm dialect are added.
using PopulateToLLVM = void (*)(const LLVMTypeConverter &typeConverter,
                                RewritePatternSet &patterns);

/// The interface of a dialect that has patterns only.
template <PopulateToLLVM populate>
class PatternsToLLVMInterface final : public ConvertToLLVMPatternInterface {
public:
  using ConvertToLLVMPatternInterface::ConvertToLLVMPatternInterface;

  void loadDependentDialects(MLIRContext *context) const override {
    context->getOrLoadDialect<LLVM::LLVMDialect>();
  }
  void populateConvertToLLVMConversionPatterns(
      ConversionTarget &, LLVMTypeConverter &typeConverter,
      RewritePatternSet &patterns) const override {
    populate(typeConverter, patterns);
  }
};

/// Gives it to `DialectT` when that is loaded.
template <typename DialectT, PopulateToLLVM populate>
void registerPatternsToLLVM(DialectRegistry &registry) {
  registry.addExtension({DialectT::descriptor.name}, [](MLIRContext *context) {
    addInterfaces<PatternsToLLVMInterface<populate>>(
        *context->getLoadedDialect<DialectT>());
  });
}

} // namespace mlir

#endif // CONVERSIONS_LLVM_COMMON_CONVERT_TO_LLVM_INTERFACE_H
