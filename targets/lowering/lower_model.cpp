// SPDX-License-Identifier: Apache-2.0
#include "targets/lowering/lower_model.h"

#include "conversions/arith_to_llvm/arith_to_llvm.h"
#include "conversions/cf_to_llvm/cf_to_llvm.h"
#include "conversions/func_to_llvm/func_to_llvm.h"
#include "conversions/llvm_common/conversion_target.h"
#include "conversions/llvm_common/type_converter.h"
#include "conversions/math_to_libm/math_to_libm.h"
#include "conversions/math_to_llvm/math_to_llvm_patterns.h"
#include "conversions/memref_to_llvm/memref_to_llvm.h"
#include "conversions/reconcile_unrealized_casts/reconcile_unrealized_casts.h"
#include "conversions/scf_to_cf/scf_to_cf.h"
#include "core/conversion/dialect_conversion.h"
#include "core/ir/builtin_ops.h"
#include "core/pass/pass_manager.h"
#include "core/pass/pass_registry.h"
#include "core/rewrite/pattern_set.h"
#include "dialects/llvm/llvm.h"
#include "dialects/math/math.h"

using namespace mlir;

namespace {

/// Lowers the functions of `math` whose results are exact, and so equal on all
/// machines, to intrinsics.
struct LowerExactMath : PassWrapper<LowerExactMath, OperationPass<ModuleOp>> {
  void getDependentDialects(DialectRegistry &registry) const override {
    registry.insert<LLVM::LLVMDialect>();
  }
  void runOnOperation() override {
    LLVMTypeConverter converter(&getContext());
    RewritePatternSet patterns(&getContext());
    populateMathToLLVMConversionPatterns(converter, patterns);
    LLVMConversionTarget target(getContext());
    target.addLegalDialect<math::MathDialect>();
    target.addIllegalOp<math::AbsFOp, math::AbsIOp, math::CeilOp,
                        math::CopySignOp, math::FloorOp, math::FmaOp,
                        math::RoundEvenOp, math::RoundOp, math::SqrtOp,
                        math::TruncOp>();
    if (failed(applyPartialConversion(getOperation(), target,
                                      std::move(patterns))))
      signalPassFailure();
  }
};

/// Marks functions of libm as unknown to LLVM. LLVM would otherwise fold them
/// with the libm of the compiling machine.
struct HideMathFunctions
    : PassWrapper<HideMathFunctions, OperationPass<ModuleOp>> {
  void runOnOperation() override {
    Builder builder(&getContext());
    const ArrayAttr opaque =
        builder.getStrArrayAttr({"nobuiltin", "nounwind", "willreturn"});
    for (auto function : getOperation().getOps<LLVM::LLVMFuncOp>())
      if (function.isExternal() && function.getMemoryEffectsAttr())
        function.setPassthroughAttr(opaque);
  }
};

struct LowerModelOptions : PassPipelineOptions<LowerModelOptions> {};

} // namespace

void mlir::buildLowerModelPipeline(OpPassManager &manager) {
  manager.addPass(createSCFToControlFlowPass());
  manager.addPass(std::make_unique<LowerExactMath>());
  manager.addPass(createConvertMathToLibmPass());
  manager.addPass(createFinalizeMemRefToLLVMConversionPass());
  ConvertFuncToLLVMPassOptions functions;
  functions.useBarePtrCallConv = true;
  manager.addPass(createConvertFuncToLLVMPass(functions));
  manager.addPass(createArithToLLVMConversionPass());
  manager.addPass(createConvertControlFlowToLLVMPass());
  manager.addPass(createReconcileUnrealizedCastsPass());
  manager.addPass(std::make_unique<HideMathFunctions>());
}

void mlir::registerLowerModelPipeline(Registry &registry) {
  registerPassPipeline<LowerModelOptions>(
      registry, "lower-model-to-llvm",
      "The llvm dialect from loops over memrefs of static shapes, whose "
      "results are the same on every target.",
      [](OpPassManager &manager, const LowerModelOptions &) {
        buildLowerModelPipeline(manager);
      });
}
