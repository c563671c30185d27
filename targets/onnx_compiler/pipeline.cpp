// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx_compiler/pipeline.h"

#include <array>

#include "conversions/affine_to_standard/affine_to_standard.h"
#include "conversions/krnl_to_affine/krnl_to_affine.h"
#include "conversions/krnl_to_llvm/krnl_to_llvm.h"
#include "conversions/onnx_to_krnl/onnx_to_krnl.h"
#include "conversions/scf_to_cf/scf_to_cf.h"
#include "conversions/scf_to_threads/scf_to_threads.h"
#include "core/pass/pass.h"
#include "dialects/krnl/transforms/lower_contract/lower_contract.h"
#include "dialects/krnl/transforms/pack_constants/pack_constants.h"
#include "dialects/krnl/transforms/schedule_contract/schedule_contract.h"
#include "dialects/math/transforms/functions_to_polynomials/functions_to_polynomials.h"
#include "dialects/onnx/place/place.h"
#include "dialects/onnx/transforms/choose_layout/choose_layout.h"
#include "dialects/onnx/transforms/constprop/constprop.h"
#include "dialects/onnx/transforms/decompose_custom/decompose_custom.h"
#include "dialects/onnx/transforms/decompose_onnx/decompose_onnx.h"
#include "dialects/onnx/transforms/fuse/fuse.h"
#include "dialects/onnx/transforms/lower_to_loop/lower_to_loop.h"
#include "dialects/onnx/transforms/recompose/recompose.h"
#include "dialects/onnx/transforms/shape_inference/shape_inference.h"
#include "dialects/onnx/transforms/simplify_shape/simplify_shape.h"
#include "passes/canonicalize/canonicalize.h"

namespace onnx_mlir {

using llvm::StringLiteral;
using mlir::PipelineStep;

/// The option of canonicalize for rules that are exact.
static constexpr StringLiteral exactRules =
    "disable-patterns=reassociate-floats";

/// The tables depend on whether floats are strict at compile time, so that both
/// can be checked.
static constexpr std::array<PipelineStep, 12> makeTensorSteps(bool isStrict) {
  const StringLiteral rules = isStrict ? exactRules : StringLiteral("");
  const StringLiteral folds =
      isStrict ? StringLiteral("disable-patterns=move-constants,"
                               "reassociate-floats")
               : StringLiteral("disable-patterns=move-constants");
  return {{
      {"decompose-onnx-custom", mlir::onnx::createDecomposeCustomPass,
       "no pass knows operators of other domains", "", "", "func.func"},
      {"shape-inference", mlir::onnx::createShapeInferencePass,
       "the rules depend on ranks", "decompose-onnx-custom", "", "func.func"},
      {"onnx-lower-to-loop", mlir::onnx::createLowerToLoopPass,
       "the conversion has code for loops only", "shape-inference", "",
       "func.func"},
      {"decompose-onnx", mlir::onnx::createDecomposeONNXPass,
       "other passes know fewer operators", "shape-inference", "", "func.func"},
      {"shape-inference", mlir::onnx::createShapeInferencePass,
       "the passes on tensors, memory and loops depend on ranks and constant "
       "sizes",
       "decompose-onnx", "", "func.func"},
      {"canonicalize", mlir::createCanonicalizer,
       "fewer operators: those that do nothing go, and what follows a product "
       "or a convolution becomes part of its weights",
       "shape-inference", rules, "func.func"},
      {"simplify-shape-related-ops-onnx",
       mlir::onnx::createSimplifyShapeRelatedOpsPass,
       "sizes that are known need no code and let constants be folded",
       "shape-inference", "", "func.func"},
      {"constprop-onnx", mlir::onnx::createConstPropONNXPass,
       "what depends on constants only is computed once; a constant does not "
       "leave an operation that it can join, unless it meets another one",
       "simplify-shape-related-ops-onnx", folds, "func.func"},
      {"recompose-onnx", mlir::onnx::createRecomposeONNXToONNXPass,
       "what exporters wrote as chains of operators is one loop nest",
       "canonicalize,constprop-onnx", rules, "func.func"},
      {"canonicalize", mlir::createCanonicalizer,
       "rules apply to constants that are folded, and unused operations go",
       "constprop-onnx", rules, "func.func"},
      {"onnx-layout", mlir::onnx::createChooseLayoutPass,
       "convolutions read channels that are neighbors where they are; the "
       "passes before know no layouts",
       "canonicalize,constprop-onnx,recompose-onnx", "", "func.func"},
      {"onnx-fuse", mlir::onnx::createFusePass,
       "operators of the same shape are one kernel, which needs less memory",
       "constprop-onnx,onnx-layout", "", "func.func"},
  }};
}

static constexpr std::array<PipelineStep, 4> makeKrnlSteps(bool isStrict) {
  return {{
      {"onnx-place", mlir::onnx::createPlacePass,
       "the conversion addresses memory that is assigned", "", "", "func.func"},
      {"convert-onnx-to-krnl", mlir::createConvertONNXToKrnlPass,
       "each operation becomes a function over memory", "onnx-place",
       isStrict ? StringLiteral("fp-strict") : StringLiteral("")},
      {"schedule-krnl-contract", mlir::krnl::createScheduleKrnlContractPass,
       "contractions keep sums in the registers of the target",
       "convert-onnx-to-krnl"},
      {"pack-krnl-constants", mlir::krnl::createPackKrnlConstantsPass,
       "weights are read in the order in which they are stored",
       "schedule-krnl-contract"},
  }};
}

static constexpr PipelineStep loopSteps[] = {
    {"schedule-krnl-contract", mlir::krnl::createScheduleKrnlContractPass,
     "copies of functions for other machines have no tiles of their own"},
    {"lower-krnl-contract", mlir::krnl::createLowerKrnlContractPass,
     "contractions become nests", "schedule-krnl-contract"},
    {"convert-krnl-to-affine", mlir::createConvertKrnlToAffinePass,
     "nests become loops in the order of their schedules",
     "lower-krnl-contract"},
    {"canonicalize", mlir::createCanonicalizer,
     "code generation is faster with fewer constants and branches",
     "convert-krnl-to-affine"},
    {"lower-affine", mlir::createLowerAffinePass,
     "the later passes know scf and memref only", "canonicalize"},
};

static constexpr auto tensorSteps = makeTensorSteps(/*isStrict=*/false);
static constexpr auto strictTensorSteps = makeTensorSteps(/*isStrict=*/true);
static constexpr auto krnlSteps = makeKrnlSteps(/*isStrict=*/false);
static constexpr auto strictKrnlSteps = makeKrnlSteps(/*isStrict=*/true);

static constexpr PipelineStep callSteps[] = {
    {"math-functions-to-polynomials", mlir::math::createFunctionsToPolynomials,
     "loops over functions of f32 use vectors"},
    {"convert-scf-to-threads", mlir::createConvertSCFToThreadsPass,
     "iterations that are independent run on several threads"},
    {"convert-scf-to-cf", mlir::createSCFToControlFlowPass,
     "a function may be left from any of its operations",
     "convert-scf-to-threads"},
    {"convert-krnl-to-llvm", mlir::createConvertKrnlToLLVMPass,
     "operations on the call become calls of the runtime", "convert-scf-to-cf"},
};

llvm::ArrayRef<PipelineStep> getTensorSteps(bool isStrict) {
  return isStrict ? strictTensorSteps : tensorSteps;
}
llvm::ArrayRef<PipelineStep> getKrnlSteps(bool isStrict) {
  return isStrict ? strictKrnlSteps : krnlSteps;
}
llvm::ArrayRef<PipelineStep> getLoopSteps() { return loopSteps; }
llvm::ArrayRef<PipelineStep> getCallSteps() { return callSteps; }

} // namespace onnx_mlir
