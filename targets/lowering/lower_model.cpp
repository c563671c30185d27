// SPDX-License-Identifier: Apache-2.0
#include "targets/lowering/lower_model.h"

#include "conversions/reconcile_unrealized_casts/reconcile_unrealized_casts.h"
#include "conversions/scf_to_cf/scf_to_cf.h"
#include "core/pass/pass_manager.h"
#include "core/pass/pass_registry.h"
#include "core/pass/pipeline_table.h"
#include "targets/lowering/convert_model_to_llvm.h"
#include "targets/lowering/hide_math_functions.h"

using namespace mlir;

static constexpr PipelineStep steps[] = {
    {"convert-scf-to-cf", createSCFToControlFlowPass,
     "the conversion to llvm knows no regions"},
    {"convert-model-to-llvm", createConvertModelToLLVMPass,
     "one conversion of all dialects creates no casts between them",
     "convert-scf-to-cf"},
    {"reconcile-unrealized-casts", createReconcileUnrealizedCastsPass,
     "casts of lowerings that ran before cancel out", "convert-model-to-llvm"},
    {"hide-math-functions", createHideMathFunctionsPass,
     "LLVM must not fold calls of libm", "convert-model-to-llvm"},
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
