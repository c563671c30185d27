// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx_compiler/compile.h"

#include <string>
#include <utility>
#include <vector>

#include "core/ir/context/context.h"
#include "core/ir/verify/symbol_table.h"
#include "core/ir/verify/verifier.h"
#include "core/pass/pass_manager.h"
#include "dialects/affine/affine.h"
#include "dialects/arith/arith.h"
#include "dialects/cf/cf.h"
#include "dialects/dlti/dlti.h"
#include "dialects/func/func.h"
#include "dialects/krnl/call_ops.h"
#include "dialects/krnl/dialect.h"
#include "dialects/llvm/llvm.h"
#include "dialects/math/dialect.h"
#include "dialects/memref/memref.h"
#include "dialects/onnx/dialect.h"
#include "dialects/scf/scf.h"
#include "dialects/vector/vector.h"
#include "targets/lowering/lower_model.h"
#include "targets/onnx_compiler/declarations.h"
#include "targets/onnx_compiler/entry_point.h"
#include "targets/onnx_compiler/machines.h"
#include "targets/onnx_compiler/model_table.h"
#include "targets/onnx_compiler/pipeline.h"

namespace onnx_mlir {

void loadCompilerDialects(mlir::MLIRContext &context) {
  context.loadDialect<mlir::affine::AffineDialect, mlir::arith::ArithDialect,
                      mlir::cf::ControlFlowDialect, mlir::DLTIDialect,
                      mlir::func::FuncDialect, mlir::krnl::KrnlDialect,
                      mlir::LLVM::LLVMDialect, mlir::math::MathDialect,
                      mlir::memref::MemRefDialect, mlir::onnx::ONNXDialect,
                      mlir::scf::SCFDialect, mlir::vector::VectorDialect>();
}

static mlir::LogicalResult runSteps(mlir::ModuleOp module,
                                    llvm::ArrayRef<mlir::PipelineStep> steps) {
  mlir::PassManager passes(module.getContext());
  passes.enableVerifier(false);
  mlir::addPipeline(passes, steps);
  return passes.run(module);
}

ModelStage getModelStage(mlir::ModuleOp module) {
  if (llvm::isa_and_present<mlir::LLVM::GlobalOp>(
          mlir::SymbolTable::lookupSymbolIn(module, modelTableName)))
    return ModelStage::LLVM;
  return module.getOps<mlir::krnl::EntryPointOp>().empty() ? ModelStage::ONNX
                                                           : ModelStage::Loops;
}

/// Returns the passes on tensors that the options ask for. The order of sums
/// depends on the layout.
static std::vector<mlir::PipelineStep>
chooseTensorSteps(const CompileOptions &options) {
  const bool isRowMajor = options.keepsRowMajor || options.strictFloats;
  std::vector<mlir::PipelineStep> steps;
  for (mlir::PipelineStep step : getTensorSteps(options.strictFloats)) {
    if (isRowMajor && step.pass == "onnx-layout")
      continue;
    if (isRowMajor && step.pass == "decompose-onnx")
      step.options = "row-major";
    steps.push_back(step);
  }
  return steps;
}

/// Lowers a module of the onnx dialect to loops, or infers its shapes.
static mlir::LogicalResult lowerTensors(mlir::ModuleOp module,
                                        const CompileOptions &options,
                                        ModelStage stage) {
  ModelInfo info;
  info.operators = countOperators(module);
  if (mlir::failed(runSteps(module, chooseTensorSteps(options))))
    return mlir::failure();
  if (stage == ModelStage::ONNX)
    return mlir::success();

  mlir::FailureOr<mlir::func::FuncOp> main = getEntryPoint(module);
  mlir::FailureOr<std::vector<std::string>> metadata = getMetadata(module);
  if (mlir::failed(metadata))
    return mlir::failure();
  info.metadata = *std::move(metadata);
  if (mlir::failed(main) || mlir::failed(declareModel(*main, info)) ||
      mlir::failed(runSteps(module, getKrnlSteps(options.strictFloats))))
    return mlir::failure();
  info.compute = addVariants(module, info.compute.front());
  if (mlir::failed(runSteps(module, getLoopSteps())))
    return mlir::failure();
  createEntryPoint(module, info);
  return mlir::success();
}

/// Lowers loops to the llvm dialect.
static mlir::LogicalResult lowerLoops(mlir::ModuleOp module,
                                      const TargetFacts &target,
                                      const CompileOptions &options) {
  mlir::FailureOr<ModelInfo> info = takeEntryPoint(module);
  if (mlir::failed(info) || mlir::failed(runSteps(module, getCallSteps())))
    return mlir::failure();
  mlir::PassManager passes(module.getContext());
  passes.enableVerifier(false);
  mlir::buildLowerModelPipeline(passes);
  if (mlir::failed(passes.run(module)))
    return mlir::failure();
  emitModelTable(module, *info, target, options);
  return mlir::success();
}

mlir::LogicalResult lowerModel(mlir::ModuleOp module, const TargetFacts &target,
                               const CompileOptions &options,
                               ModelStage stage) {
  const ModelStage first = getModelStage(module);
  if (first == ModelStage::ONNX &&
      mlir::failed(lowerTensors(module, options, stage)))
    return mlir::failure();
  if (first <= ModelStage::Loops && stage == ModelStage::LLVM &&
      mlir::failed(lowerLoops(module, target, options)))
    return mlir::failure();
  // Verify the module once, at the end.
  return mlir::verify(module);
}

} // namespace onnx_mlir
