// SPDX-License-Identifier: Apache-2.0
//
// The interface of dialects that define their own conversion to the llvm
// dialect.
#ifndef CONVERSIONS_LLVM_COMMON_CONVERT_TO_LLVM_INTERFACE_H
#define CONVERSIONS_LLVM_COMMON_CONVERT_TO_LLVM_INTERFACE_H

#include "core/interfaces/dialect_interface.h"
#include "core/ir/context/context.h"
#include "core/ir/context/dialect.h"
#include "core/ir/context/registry.h"
#include "dialects/llvm/llvm.h"

namespace mlir {

class ConversionTarget;
class LLVMTypeConverter;
class RewritePatternSet;

/// The dialect interface that `convert-to-llvm` queries. The function
/// registerConvertXToLLVMInterface of a conversion attaches it to dialect X.
class ConvertToLLVMPatternInterface
    : public DialectInterfaceBase<ConvertToLLVMPatternInterface> {
public:
  using DialectInterfaceBase::DialectInterfaceBase;

  /// Loads dialects whose operations the conversion creates.
  virtual void loadDependentDialects(MLIRContext *context) const {}

  /// Adds patterns and legality to a conversion to the llvm dialect.
  virtual void populateConvertToLLVMConversionPatterns(
      ConversionTarget &target, LLVMTypeConverter &typeConverter,
      RewritePatternSet &patterns) const = 0;
};

/// A function that adds patterns for the conversion to the llvm dialect.
using PopulateToLLVM = void (*)(const LLVMTypeConverter &typeConverter,
                                RewritePatternSet &patterns);

/// The interface of a dialect that only adds patterns.
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

/// Attaches the interface to `DialectT` when the dialect is loaded.
template <typename DialectT, PopulateToLLVM populate>
void registerPatternsToLLVM(Registry &registry) {
  registry.getDialects().addExtension(
      {DialectT::descriptor.name}, [](MLIRContext *context) {
        addInterfaces<PatternsToLLVMInterface<populate>>(
            *context->getLoadedDialect<DialectT>());
      });
}

} // namespace mlir

#endif // CONVERSIONS_LLVM_COMMON_CONVERT_TO_LLVM_INTERFACE_H
