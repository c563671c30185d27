// SPDX-License-Identifier: Apache-2.0
#include "dialects/test/transforms/legalize_patterns/legalize_patterns.h"

#include "core/conversion/dialect_conversion.h"
#include "core/conversion/function_conversion.h"
#include "core/ir/builtin/builtin_ops.h"
#include "dialects/func/func.h"
#include "dialects/func/transforms/func_conversions/func_conversions.h"
#include "dialects/test/test.h"
#include "dialects/test/transforms/legalize_patterns/legalization_patterns.h"
#include "dialects/test/transforms/notifications/notifications.h"

namespace test {

using namespace mlir;

#define GEN_PASS_DEF_TESTLEGALIZEPATTERNDRIVER
#include "dialects/test/transforms/legalize_patterns/legalize_patterns_pass.h.inc"

namespace {

struct LegalizePatterns
    : impl::TestLegalizePatternDriverBase<LegalizePatterns> {
  using TestLegalizePatternDriverBase::TestLegalizePatternDriverBase;

  void runOnOperation() override {
    TestTypeConverter converter;
    RewritePatternSet patterns(&getContext());
    populateReplacements(patterns);
    populateTypeChanges(patterns, converter);
    populateBlockChanges(patterns, converter);
    populateValueChanges(patterns, converter);
    populateAnyFunctionOpInterfaceTypeConversionPattern(patterns, converter);
    populateCallOpTypeConversionPattern(patterns, converter);
    ConversionTarget target(getContext());
    addLegality(target, converter);
    ConversionConfig config;
    config.allowPatternRollback = allowPatternRollback;
    config.foldingMode = foldingMode;
    config.buildMaterializations = buildMaterializations;
    config.attachDebugMaterializationKind = attachDebugMaterializationKind;
    switch (mode) {
    case LegalizeMode::Partial:
      return runPartial(target, std::move(patterns), config);
    case LegalizeMode::Full:
      return runFull(target, std::move(patterns), config);
    case LegalizeMode::Analysis:
      return runAnalysis(target, std::move(patterns), config);
    }
  }

private:
  void addLegality(ConversionTarget &target, const TypeConverter &converter);
  void runPartial(ConversionTarget &target, RewritePatternSet patterns,
                  ConversionConfig config);
  void runFull(ConversionTarget &target, RewritePatternSet patterns,
               ConversionConfig config);
  void runAnalysis(ConversionTarget &target, RewritePatternSet patterns,
                   ConversionConfig config);
  /// Emits a remark at each of the operations, in the order of the IR.
  void emitRemarks(const llvm::DenseSet<Operation *> &ops,
                   llvm::StringRef what);
};

} // namespace

void LegalizePatterns::addLegality(ConversionTarget &target,
                                   const TypeConverter &converter) {
  target.addLegalOp<ModuleOp, LegalOpA, LegalOpB, LegalOpC, TestCastOp,
                    TestValidOp, TerminatorOp, TestOpConstant, OneRegionOp,
                    TestValidProducerOp, TestValidConsumerOp>();
  auto name = [&](llvm::StringRef text) {
    return OperationName(text, &getContext());
  };
  auto saysSo = [](Operation *op) -> std::optional<bool> {
    return op->hasAttr("is_legal");
  };
  target.addLegalOp(name("test.legal_op"));
  target.addDynamicallyLegalOp(name("test.value_replace"), saysSo);
  target.addDynamicallyLegalOp(name("test.post_order_legalization"), saysSo);
  target.addDynamicallyLegalOp<ConvertBlockArgsOp>(
      [](ConvertBlockArgsOp op) { return op.getIsLegal(); });
  target.addIllegalOp<ILLegalOpF, TestRegionBuilderOp, TestOpWithRegionFold,
                      ILLegalOpG>();
  target.addDynamicallyLegalOp<TestReturnOp>([](TestReturnOp op) {
    return llvm::none_of(op->getOperandTypes(),
                         [](Type type) { return type.isF32(); });
  });
  target.addDynamicallyLegalOp<func::FuncOp>([&](func::FuncOp op) {
    return converter.isSignatureLegal(op.getFunctionType());
  });
  target.addDynamicallyLegalOp<func::CallOp>(
      [&](func::CallOp op) { return converter.isLegal(op.getOperation()); });
  target.addDynamicallyLegalOp<TestTypeProducerOp>(
      [](TestTypeProducerOp op) { return op->getResult(0).getType().isF64(); });
  target.addDynamicallyLegalOp<TestTypeConsumerOp>([](TestTypeConsumerOp op) {
    return op->getOperand(0).getType().isF64();
  });
  target.addDynamicallyLegalOp<TestRecursiveRewriteOp>(
      [](TestRecursiveRewriteOp op) { return op.getDepth() == 0; });
  target.addDynamicallyLegalOp<TestOpInPlaceSelfFold>(
      [](TestOpInPlaceSelfFold op) { return op.getFolded(); });
  target.markOpRecursivelyLegal<func::FuncOp, ModuleOp>(
      [](Operation *op) -> std::optional<bool> {
        return op->hasAttrOfType<UnitAttr>("test.recursively_legal");
      });
}

void LegalizePatterns::emitRemarks(const llvm::DenseSet<Operation *> &ops,
                                   llvm::StringRef what) {
  getOperation()->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (ops.contains(op))
      op->emitRemark() << "op '" << op->getName().getStringRef() << "' is "
                       << what;
  });
}

void LegalizePatterns::runPartial(ConversionTarget &target,
                                  RewritePatternSet patterns,
                                  ConversionConfig config) {
  llvm::DenseSet<Operation *> unlegalized;
  config.unlegalizedOps = &unlegalized;
  DumpNotifications listener;
  config.listener = &listener;
  if (failed(applyPartialConversion(getOperation().getOperation(), target,
                                    std::move(patterns), config)))
    getOperation()->emitRemark() << "applyPartialConversion failed";
  emitRemarks(unlegalized, "not legalizable");
}

void LegalizePatterns::runFull(ConversionTarget &target,
                               RewritePatternSet patterns,
                               ConversionConfig config) {
  target.markUnknownOpDynamicallyLegal(
      [](Operation *op) -> std::optional<bool> {
        return op->hasAttrOfType<UnitAttr>("test.dynamically_legal");
      });
  DumpNotifications listener;
  config.listener = &listener;
  if (failed(applyFullConversion(getOperation().getOperation(), target,
                                 std::move(patterns), config)))
    getOperation()->emitRemark() << "applyFullConversion failed";
}

void LegalizePatterns::runAnalysis(ConversionTarget &target,
                                   RewritePatternSet patterns,
                                   ConversionConfig config) {
  llvm::DenseSet<Operation *> legalizable;
  config.legalizableOps = &legalizable;
  DumpNotifications listener;
  config.listener = &listener;
  if (failed(applyAnalysisConversion(getOperation().getOperation(), target,
                                     std::move(patterns), config)))
    return signalPassFailure();
  emitRemarks(legalizable, "legalizable");
}

} // namespace test
