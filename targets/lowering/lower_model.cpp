// SPDX-License-Identifier: Apache-2.0
#include "targets/lowering/lower_model.h"

#include "conversions/arith_to_llvm/arith_to_llvm.h"
#include "conversions/cf_to_llvm/cf_to_llvm.h"
#include "conversions/func_to_llvm/func_to_llvm.h"
#include "conversions/math_to_libm/math_to_libm.h"
#include "conversions/math_to_llvm/math_to_llvm.h"
#include "conversions/memref_to_llvm/memref_to_llvm.h"
#include "conversions/reconcile_unrealized_casts/reconcile_unrealized_casts.h"
#include "conversions/scf_to_cf/scf_to_cf.h"
#include "conversions/vector_to_llvm/vector_to_llvm.h"
#include "core/pass/pass_manager.h"
#include "core/pass/pass_registry.h"
#include "core/pass/pipeline_table.h"
#include "targets/lowering/hide_math_functions.h"

using namespace mlir;

static constexpr PipelineStep steps[] = {
    {"convert-scf-to-cf", createSCFToControlFlowPass,
     "the other conversions know no regions"},
    {"convert-vector-to-llvm", createConvertVectorToLLVMPass,
     "vectors of rank 1 are those of llvm"},
    {"convert-exact-math-to-llvm", createConvertExactMathToLLVMPass,
     "intrinsics are faster than libm and as exact"},
    {"convert-math-to-libm", createConvertMathToLibmPass,
     "the other functions are calls on the machine that runs the model",
     "convert-exact-math-to-llvm"},
    {"finalize-memref-to-llvm", createFinalizeMemRefToLLVMConversionPass,
     "memrefs become pointers"},
    {"convert-func-to-llvm", createConvertFuncToLLVMPass,
     "functions that convert-math-to-libm declares are converted too",
     "convert-math-to-libm", "use-bare-ptr-memref-call-conv=1"},
    {"convert-arith-to-llvm", createArithToLLVMConversionPass,
     "the lowerings before create arithmetic",
     "convert-scf-to-cf,convert-math-to-libm,finalize-memref-to-llvm"},
    {"convert-cf-to-llvm", createConvertControlFlowToLLVMPass,
     "branches of lowered loops are converted too", "convert-scf-to-cf"},
    {"reconcile-unrealized-casts", createReconcileUnrealizedCastsPass,
     "casts between the conversions cancel out",
     "finalize-memref-to-llvm,convert-func-to-llvm,convert-arith-to-llvm,"
     "convert-cf-to-llvm"},
    {"hide-math-functions", createHideMathFunctionsPass,
     "LLVM must not fold calls of libm", "convert-func-to-llvm"},
};

llvm::ArrayRef<PipelineStep> mlir::getLowerModelSteps() { return steps; }

void mlir::buildLowerModelPipeline(OpPassManager &manager) {
  addPipeline(manager, steps);
}

void mlir::registerLowerModelPipeline(Registry &registry) {
  registerPassPipeline(
      registry, "lower-model-to-llvm",
      "The llvm dialect from loops over memrefs of static shapes, whose "
      "results are the same on every target.",
      buildLowerModelPipeline);
}
