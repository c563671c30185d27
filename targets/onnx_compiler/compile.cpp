// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx_compiler/compile.h"

#include "core/ir/context/context.h"
#include "core/ir/verify/verifier.h"
#include "core/pass/pass_manager.h"
#include "dialects/affine/affine.h"
#include "dialects/arith/arith.h"
#include "dialects/cf/cf.h"
#include "dialects/dlti/dlti.h"
#include "dialects/func/func.h"
#include "dialects/krnl/krnl.h"
#include "dialects/llvm/llvm.h"
#include "dialects/math/math.h"
#include "dialects/memref/memref.h"
#include "dialects/onnx/onnx.h"
#include "dialects/scf/scf.h"
#include "targets/lowering/lower_model.h"
#include "targets/onnx_compiler/declarations.h"
#include "targets/onnx_compiler/model_table.h"
#include "targets/onnx_compiler/pipeline.h"

namespace onnx_mlir {

void loadCompilerDialects(mlir::MLIRContext &context) {
  context.loadDialect<mlir::affine::AffineDialect, mlir::arith::ArithDialect,
                      mlir::cf::ControlFlowDialect, mlir::DLTIDialect,
                      mlir::func::FuncDialect, mlir::krnl::KrnlDialect,
                      mlir::LLVM::LLVMDialect, mlir::math::MathDialect,
                      mlir::memref::MemRefDialect, mlir::onnx::ONNXDialect,
                      mlir::scf::SCFDialect>();
}

static mlir::LogicalResult runSteps(mlir::ModuleOp module,
                                    llvm::ArrayRef<mlir::PipelineStep> steps) {
  mlir::PassManager passes(module.getContext());
  passes.enableVerifier(false);
  mlir::addPipeline(passes, steps);
  return passes.run(module);
}

/// Moves the descriptions of nodes from the function to the result.
static std::vector<std::string> takeNodes(mlir::func::FuncOp function) {
  std::vector<std::string> nodes;
  if (auto names = function->getAttrOfType<mlir::ArrayAttr>("krnl.nodes"))
    for (mlir::Attribute name : names)
      nodes.push_back(llvm::cast<mlir::StringAttr>(name).getValue().str());
  function->removeAttr("krnl.nodes");
  return nodes;
}

mlir::LogicalResult lowerModel(mlir::ModuleOp module, const TargetFacts &target,
                               const CompileOptions &options,
                               ModelStage stage) {
  ModelInfo info;
  info.compilationInfo = describeCompilation(module, options);
  if (mlir::failed(runSteps(module, getTensorSteps())))
    return mlir::failure();
  if (stage == ModelStage::ONNX)
    return mlir::verify(module);

  mlir::FailureOr<mlir::func::FuncOp> main = getEntryPoint(module);
  if (mlir::failed(main) || mlir::failed(declareModel(*main, info)))
    return mlir::failure();
  info.compute = main->getSymName().str();
  if (mlir::failed(runSteps(module, getLoopSteps())))
    return mlir::failure();
  if (stage == ModelStage::Loops)
    return mlir::verify(module);

  // Verify the module once, at the end.
  if (mlir::failed(runSteps(module, getCallSteps())))
    return mlir::failure();
  info.nodes = takeNodes(llvm::cast<mlir::func::FuncOp>(
      mlir::SymbolTable::lookupSymbolIn(module, info.compute)));
  mlir::PassManager passes(module.getContext());
  passes.enableVerifier(false);
  mlir::buildLowerModelPipeline(passes);
  if (mlir::failed(passes.run(module)))
    return mlir::failure();
  emitModelTable(module, info, target, options);
  return mlir::verify(module);
}

} // namespace onnx_mlir
