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
#include "dialects/memref/memref.h"
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

/// `withFunctions` adds lowerings that release 22's pipeline lacks.
static void buildPipeline(OpPassManager &manager, bool withFunctions) {
  // Lower affine and structured control flow to branches and arithmetic.
  manager.addPass(createLowerAffinePass());
  manager.addPass(createSCFToControlFlowPass());
  manager.addPass(createCanonicalizer());
  manager.addPass(createCSE());
  // Lower math to intrinsics first, then to functions and calls of libm.
  if (withFunctions) {
    manager.addPass(createConvertComplexToStandardPass());
    math::MathExpandOpsPassOptions expanded;
    expanded.opMnemonics = {"clampf"};
    manager.addPass(math::createMathExpandOpsPass(expanded));
  }
  manager.addNestedPass<func::FuncOp>(createConvertMathToLLVMPass());
  if (withFunctions) {
    manager.addPass(createConvertMathToFuncs());
    manager.addPass(createConvertMathToLibmPass());
    manager.addPass(memref::createExpandOpsPass());
  }
  // Lower views of memrefs, which produces affine operations again.
  manager.addPass(memref::createExpandStridedMetadataPass());
  manager.addPass(createLowerAffinePass());
  manager.addPass(createFinalizeMemRefToLLVMConversionPass());
  manager.addPass(createConvertFuncToLLVMPass());
  manager.addPass(createArithToLLVMConversionPass());
  manager.addPass(createConvertControlFlowToLLVMPass());
  manager.addPass(createConvertIndexToLLVMPass());
  manager.addPass(createUBToLLVMConversionPass());
  if (withFunctions)
    manager.addPass(createConvertComplexToLLVMPass());
  manager.addPass(createReconcileUnrealizedCastsPass());
}

void mlir::buildLowerToLLVMPipeline(OpPassManager &manager) {
  buildPipeline(manager, /*withFunctions=*/true);
}

void mlir::registerLowerToLLVMPipeline(Registry &registry) {
  const StringRef description =
      "An example of pipeline to lower the main dialects (arith, linalg, "
      "memref, scf, vector) down to LLVM.";
  registerPassPipeline<PipelineOptions>(
      registry, "lower-to-llvm", description,
      [](OpPassManager &manager, const PipelineOptions &) {
        buildLowerToLLVMPipeline(manager);
      });
  registerPassPipeline<PipelineOptions>(
      registry, "test-lower-to-llvm", description,
      [](OpPassManager &manager, const PipelineOptions &) {
        buildPipeline(manager, /*withFunctions=*/false);
      });
}
