// SPDX-License-Identifier: Apache-2.0
#include "targets/lowering/lower_to_llvm.h"

#include "conversions/affine_to_standard/affine_to_standard.h"
#include "conversions/arith_to_llvm/arith_to_llvm.h"
#include "conversions/cf_to_llvm/cf_to_llvm.h"
#include "conversions/complex_to_llvm/complex_to_llvm.h"
#include "conversions/complex_to_standard/complex_to_standard.h"
#include "conversions/func_to_llvm/func_to_llvm.h"
#include "conversions/index_to_llvm/index_to_llvm.h"
#include "conversions/math_to_funcs/math_to_funcs.h"
#include "conversions/math_to_libm/math_to_libm.h"
#include "conversions/math_to_llvm/math_to_llvm.h"
#include "conversions/memref_to_llvm/memref_to_llvm.h"
#include "conversions/reconcile_unrealized_casts/reconcile_unrealized_casts.h"
#include "conversions/scf_to_cf/scf_to_cf.h"
#include "conversions/ub_to_llvm/ub_to_llvm.h"
#include "core/pass/pass_manager.h"
#include "core/pass/pass_registry.h"
#include "dialects/func/func.h"
#include "dialects/math/transforms/expand_ops.h"
#include "dialects/memref/transforms/expand_ops.h"
#include "dialects/memref/transforms/expand_strided_metadata.h"
#include "passes/canonicalize/canonicalize.h"
#include "passes/cse/cse.h"

using namespace mlir;

namespace {
struct PipelineOptions : PassPipelineOptions<PipelineOptions> {
  Option<bool> reassociateFPReductions{
      *this, "reassociate-fp-reductions",
      llvm::cl::desc("Allow reassociation of FP reductions"),
      llvm::cl::init(false)};
};
} // namespace

void mlir::buildLowerToLLVMPipeline(OpPassManager &manager) {
  // To branches and arithmetic.
  manager.addPass(createLowerAffinePass());
  manager.addPass(createSCFToControlFlowPass());
  manager.addPass(createCanonicalizer());
  manager.addPass(createCSE());
  // Functions of numbers: by intrinsics, then by what calls.
  manager.addPass(createConvertComplexToStandardPass());
  math::MathExpandOpsPassOptions expanded;
  expanded.opMnemonics = {"clampf"};
  manager.addPass(math::createMathExpandOpsPass(expanded));
  manager.addNestedPass<func::FuncOp>(createConvertMathToLLVMPass());
  manager.addPass(createConvertMathToFuncs());
  manager.addPass(createConvertMathToLibmPass());
  // Views of memrefs; what they make is affine again.
  manager.addPass(memref::createExpandOpsPass());
  manager.addPass(memref::createExpandStridedMetadataPass());
  manager.addPass(createLowerAffinePass());
  manager.addPass(createFinalizeMemRefToLLVMConversionPass());
  manager.addPass(createConvertFuncToLLVMPass());
  manager.addPass(createArithToLLVMConversionPass());
  manager.addPass(createConvertControlFlowToLLVMPass());
  manager.addPass(createConvertIndexToLLVMPass());
  manager.addPass(createUBToLLVMConversionPass());
  manager.addPass(createConvertComplexToLLVMPass());
  manager.addPass(createReconcileUnrealizedCastsPass());
}

void mlir::registerLowerToLLVMPipeline(Registry &registry) {
  for (StringRef name : {"lower-to-llvm", "test-lower-to-llvm"})
    registerPassPipeline<PipelineOptions>(
        registry, name,
        "An example of pipeline to lower the main dialects (arith, linalg, "
        "memref, scf, vector) down to LLVM.",
        [](OpPassManager &manager, const PipelineOptions &) {
          buildLowerToLLVMPipeline(manager);
        });
}
