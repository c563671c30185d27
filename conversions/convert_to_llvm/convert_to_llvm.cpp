// SPDX-License-Identifier: Apache-2.0
#include "conversions/convert_to_llvm/convert_to_llvm.h"

#include "conversions/llvm_common/conversion_target.h"
#include "conversions/llvm_common/convert_to_llvm_interface.h"
#include "conversions/llvm_common/type_converter.h"
#include "core/conversion/dialect_conversion.h"
#include "core/interfaces/data_layout.h"
#include "core/rewrite/pattern_set.h"

namespace mlir {

#define GEN_PASS_DEF_CONVERTTOLLVMPASS
#include "conversions/convert_to_llvm/convert_to_llvm_pass.h.inc"

namespace {

/// Returns the interfaces of the dialects in `filter`, or of all loaded
/// dialects if it is empty. Errors: emits a diagnostic and fails if a dialect
/// of the filter is not loaded or has none.
FailureOr<SmallVector<const ConvertToLLVMPatternInterface *>>
getInterfaces(MLIRContext *context, ArrayRef<std::string> filter) {
  SmallVector<const ConvertToLLVMPatternInterface *> interfaces;
  if (filter.empty()) {
    for (Dialect *dialect : context->getLoadedDialects())
      if (const auto *interface =
              getDialectInterface<ConvertToLLVMPatternInterface>(dialect))
        interfaces.push_back(interface);
    return interfaces;
  }
  for (StringRef name : filter) {
    Dialect *dialect = context->getLoadedDialect(name);
    if (!dialect) {
      emitError(UnknownLoc::get(context)) << "dialect not loaded: " << name;
      return failure();
    }
    const auto *interface =
        getDialectInterface<ConvertToLLVMPatternInterface>(dialect);
    if (!interface) {
      emitError(UnknownLoc::get(context))
          << "dialect does not implement ConvertToLLVMPatternInterface: "
          << name;
      return failure();
    }
    interfaces.push_back(interface);
  }
  return interfaces;
}

struct ConvertToLLVM : impl::ConvertToLLVMPassBase<ConvertToLLVM> {
  using ConvertToLLVMPassBase::ConvertToLLVMPassBase;

  void getDependentDialects(DialectRegistry &registry) const override {
    registry.insert<LLVM::LLVMDialect>();
  }

  LogicalResult initialize(MLIRContext *context) override {
    auto interfaces = getInterfaces(context, filterDialects);
    if (failed(interfaces))
      return failure();
    for (const auto *interface : *interfaces)
      interface->loadDependentDialects(context);
    return success();
  }

  void runOnOperation() override {
    MLIRContext *context = &getContext();
    auto interfaces = getInterfaces(context, filterDialects);
    if (failed(interfaces))
      return signalPassFailure();
    // Unlike LLVMConversionTarget, this target does not mark casts as legal.
    ConversionTarget target(*context);
    target.addLegalDialect<LLVM::LLVMDialect>();
    addLandingPadLegality(target);
    LLVMTypeConverter converter(
        context, useDynamic ? LowerToLLVMOptions(
                                  context, DataLayout::closest(getOperation()))
                            : LowerToLLVMOptions(context));
    RewritePatternSet patterns(context);
    for (const auto *interface : *interfaces)
      interface->populateConvertToLLVMConversionPatterns(target, converter,
                                                         patterns);
    ConversionConfig config;
    config.allowPatternRollback = allowPatternRollback;
    if (failed(applyPartialConversion(getOperation(), target,
                                      std::move(patterns), config)))
      signalPassFailure();
  }
};

} // namespace

} // namespace mlir
