// SPDX-License-Identifier: Apache-2.0
//
// Checks the tables of the pipelines: each pass has a name and a reason, and
// comes after the passes that it needs.
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
#include "conversions/vector_to_llvm/vector_to_llvm.h"
#include "core/pass/pass.h"
#include "core/pass/pass_registry.h"
#include "core/pass/pipeline_table.h"
#include "dialects/math/transforms/expand_ops/expand_ops.h"
#include "dialects/memref/memref.h"
#include "dialects/memref/transforms/expand_ops/expand_ops.h"
#include "dialects/memref/transforms/expand_realloc/expand_realloc.h"
#include "dialects/memref/transforms/expand_strided_metadata/expand_strided_metadata.h"
#include "passes/canonicalize/canonicalize.h"
#include "passes/cse/cse.h"
#include "targets/lowering/convert_model_to_llvm.h"
#include "targets/lowering/hide_math_functions.h"
#include "targets/lowering/lower_model.h"
#include "targets/lowering/lower_to_llvm.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "gtest/gtest.h"

namespace mlir {
namespace {

Registry createRegistry() {
  Registry registry;
  registerLowerAffinePass(registry);
  registerArithToLLVMConversionPass(registry);
  registerConvertControlFlowToLLVMPass(registry);
  registerConvertComplexToLLVMPass(registry);
  registerConvertComplexToStandardPass(registry);
  registerConvertFuncToLLVMPass(registry);
  registerConvertIndexToLLVMPass(registry);
  registerConvertMathToFuncs(registry);
  registerConvertMathToLibmPass(registry);
  registerConvertExactMathToLLVMPass(registry);
  registerConvertMathToLLVMPass(registry);
  registerFinalizeMemRefToLLVMConversionPass(registry);
  registerReconcileUnrealizedCastsPass(registry);
  registerSCFToControlFlowPass(registry);
  registerUBToLLVMConversionPass(registry);
  registerConvertVectorToLLVMPass(registry);
  math::registerMathExpandOpsPass(registry);
  memref::registerExpandOpsPass(registry);
  memref::registerExpandReallocPass(registry);
  memref::registerExpandStridedMetadataPass(registry);
  registerCanonicalizer(registry);
  registerCSE(registry);
  registerConvertModelToLLVMPass(registry);
  registerHideMathFunctionsPass(registry);
  return registry;
}

TEST(LoweringTest, ModelPipelineIsInOrder) {
  EXPECT_EQ(checkPipeline(getLowerModelSteps(), createRegistry()), "");
}

TEST(LoweringTest, PipelinesToLLVMAreInOrder) {
  for (const bool withExtensions : {false, true})
    EXPECT_EQ(
        checkPipeline(getLowerToLLVMSteps(withExtensions), createRegistry()),
        "");
}

TEST(LoweringTest, ReversedPipelineIsRefused) {
  llvm::SmallVector<PipelineStep> steps(llvm::reverse(getLowerModelSteps()));
  EXPECT_EQ(checkPipeline(steps, createRegistry()),
            "hide-math-functions: must come after convert-model-to-llvm");
}

} // namespace
} // namespace mlir
