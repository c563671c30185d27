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
#include "conversions/vector_to_llvm/vector_to_llvm.h"
#include "core/pass/pass_manager.h"
#include "core/pass/pass_registry.h"
#include "core/pass/pipeline_table.h"
#include "dialects/math/transforms/expand_ops/expand_ops.h"
#include "dialects/memref/memref.h"
#include "dialects/memref/transforms/expand_ops/expand_ops.h"
#include "dialects/memref/transforms/expand_realloc/expand_realloc.h"
#include "dialects/memref/transforms/expand_strided_metadata/expand_strided_metadata.h"
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

/// A step, and whether release 22's pipeline lacks it.
struct Row {
  PipelineStep step;
  bool isExtension = false;
};

constexpr Row rows[] = {
    {{"lower-affine", createLowerAffinePass, "affine loops become loops"}},
    {{"expand-realloc", memref::createExpandReallocPass,
      "reallocations become scf.if, allocations and copies"},
     true},
    {{"convert-scf-to-cf", createSCFToControlFlowPass, "loops become branches",
      "lower-affine"}},
    {{"canonicalize", createCanonicalizer,
      "constants of loops are folded before each operation is lowered",
      "convert-scf-to-cf"}},
    {{"cse", createCSE, "equal operations are lowered once", "canonicalize"}},
    {{"convert-vector-to-llvm", createConvertVectorToLLVMPass,
      "vectors of rank 1 are those of llvm"}},
    {{"convert-complex-to-standard", createConvertComplexToStandardPass,
      "functions of complex numbers become functions of math"},
     true},
    {{"math-expand-ops", math::createMathExpandOpsPass,
      "no later pass lowers clampf", "convert-complex-to-standard",
      "ops=clampf"},
     true},
    {{"convert-math-to-llvm", createConvertMathToLLVMPass,
      "intrinsics are preferred to functions", "", "", "func.func"}},
    {{"convert-math-to-funcs", createConvertMathToFuncs,
      "powers of integers are functions that the pass generates",
      "convert-math-to-llvm"},
     true},
    {{"convert-math-to-libm", createConvertMathToLibmPass,
      "the other functions are those of libm",
      "convert-math-to-llvm,convert-math-to-funcs"},
     true},
    {{"memref-expand", memref::createExpandOpsPass,
      "reshapes and atomic operations become operations that have a lowering"},
     true},
    {{"expand-strided-metadata", memref::createExpandStridedMetadataPass,
      "views become arithmetic on offsets and strides"}},
    {{"lower-affine", createLowerAffinePass,
      "offsets and strides are affine.apply", "expand-strided-metadata"}},
    {{"finalize-memref-to-llvm", createFinalizeMemRefToLLVMConversionPass,
      "memrefs become descriptors", "expand-strided-metadata"}},
    {{"convert-func-to-llvm", createConvertFuncToLLVMPass,
      "signatures take the converted types"}},
    {{"convert-arith-to-llvm", createArithToLLVMConversionPass,
      "the passes before create arithmetic",
      "lower-affine,convert-scf-to-cf,convert-math-to-llvm"}},
    {{"convert-cf-to-llvm", createConvertControlFlowToLLVMPass,
      "branches of lowered loops are converted too", "convert-scf-to-cf"}},
    {{"convert-index-to-llvm", createConvertIndexToLLVMPass,
      "index operations become integer operations"}},
    {{"convert-ub-to-llvm", createUBToLLVMConversionPass,
      "poison and unreachable have equals in llvm"}},
    {{"convert-complex-to-llvm", createConvertComplexToLLVMPass,
      "pairs become structs", "convert-complex-to-standard"},
     true},
    {{"finalize-memref-to-llvm", createFinalizeMemRefToLLVMConversionPass,
      "generic_atomic_rmw is lowered if its body is in the dialect llvm",
      "convert-arith-to-llvm,convert-index-to-llvm"},
     true},
    {{"reconcile-unrealized-casts", createReconcileUnrealizedCastsPass,
      "casts between the conversions cancel out",
      "finalize-memref-to-llvm,convert-func-to-llvm,convert-arith-to-llvm,"
      "convert-cf-to-llvm,convert-index-to-llvm,convert-ub-to-llvm"}},
};

} // namespace

SmallVector<PipelineStep> mlir::getLowerToLLVMSteps(bool withExtensions) {
  SmallVector<PipelineStep> steps;
  for (const Row &row : rows)
    if (withExtensions || !row.isExtension)
      steps.push_back(row.step);
  return steps;
}

static void buildPipeline(OpPassManager &manager, bool withExtensions) {
  addPipeline(manager, getLowerToLLVMSteps(withExtensions));
}

void mlir::buildLowerToLLVMPipeline(OpPassManager &manager) {
  buildPipeline(manager, /*withExtensions=*/true);
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
        buildPipeline(manager, /*withExtensions=*/false);
      });
}
