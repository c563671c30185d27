// SPDX-License-Identifier: Apache-2.0
//
// Checks the tables of the pipelines: each pass has a name and a reason, and
// comes after the passes that it needs.
#include "targets/onnx_compiler/pipeline.h"

#include "conversions/affine_to_standard/affine_to_standard.h"
#include "conversions/krnl_to_affine/krnl_to_affine.h"
#include "conversions/krnl_to_llvm/krnl_to_llvm.h"
#include "conversions/onnx_to_krnl/onnx_to_krnl.h"
#include "conversions/scf_to_cf/scf_to_cf.h"
#include "conversions/scf_to_threads/scf_to_threads.h"
#include "core/pass/pass.h"
#include "core/pass/pass_registry.h"
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
#include "gtest/gtest.h"

using namespace onnx_mlir;

namespace {

mlir::Registry createRegistry() {
  mlir::Registry registry;
  mlir::krnl::registerLowerKrnlContractPass(registry);
  mlir::krnl::registerPackKrnlConstantsPass(registry);
  mlir::krnl::registerScheduleKrnlContractPass(registry);
  mlir::onnx::registerConstPropONNXPass(registry);
  mlir::onnx::registerDecomposeCustomPass(registry);
  mlir::onnx::registerDecomposeONNXPass(registry);
  mlir::math::registerFunctionsToPolynomials(registry);
  mlir::onnx::registerChooseLayoutPass(registry);
  mlir::onnx::registerFusePass(registry);
  mlir::onnx::registerLowerToLoopPass(registry);
  mlir::onnx::registerPlacePass(registry);
  mlir::onnx::registerRecomposeONNXToONNXPass(registry);
  mlir::onnx::registerShapeInferencePass(registry);
  mlir::onnx::registerSimplifyShapeRelatedOpsPass(registry);
  mlir::registerCanonicalizer(registry);
  mlir::registerConvertKrnlToAffinePass(registry);
  mlir::registerConvertKrnlToLLVMPass(registry);
  mlir::registerConvertONNXToKrnlPass(registry);
  mlir::registerLowerAffinePass(registry);
  mlir::registerSCFToControlFlowPass(registry);
  mlir::registerConvertSCFToThreadsPass(registry);
  return registry;
}

class StepsTest : public ::testing::TestWithParam<bool> {};

TEST_P(StepsTest, TensorStepsAreValid) {
  EXPECT_EQ(mlir::checkPipeline(getTensorSteps(GetParam()), createRegistry()),
            "");
}

TEST_P(StepsTest, KrnlStepsAreValid) {
  EXPECT_EQ(mlir::checkPipeline(getKrnlSteps(GetParam()), createRegistry()),
            "");
}

INSTANTIATE_TEST_SUITE_P(IsStrict, StepsTest, ::testing::Bool());

TEST(PipelineTest, LoopStepsAreValid) {
  EXPECT_EQ(mlir::checkPipeline(getLoopSteps(), createRegistry()), "");
}

TEST(PipelineTest, CallStepsAreValid) {
  EXPECT_EQ(mlir::checkPipeline(getCallSteps(), createRegistry()), "");
}

} // namespace
