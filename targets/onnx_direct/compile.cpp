// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx_direct/compile.h"

#include <string>
#include <vector>

#include "core/ir/context/context.h"
#include "core/ir/verify/verifier.h"
#include "core/pass/pass_manager.h"
#include "dialects/arith/arith.h"
#include "dialects/dlti/dlti.h"
#include "dialects/func/func.h"
#include "dialects/llvm/llvm.h"
#include "dialects/math/math.h"
#include "dialects/memref/memref.h"
#include "dialects/scf/scf.h"
#include "targets/lowering/lower_model.h"
#include "targets/onnx/status.h"
#include "targets/onnx_compiler/model_table.h"
#include "targets/onnx_direct/compute.h"
#include "targets/onnx_direct/graph.h"
#include "targets/onnx_direct/main_graph.h"
#include "targets/onnx_direct/memory_plan.h"
#include "targets/onnx_direct/status_macros.h"

namespace onnx_mlir {

void registerModelDialects(mlir::DialectRegistry &registry) {
  registry.insert<mlir::arith::ArithDialect, mlir::DLTIDialect,
                  mlir::func::FuncDialect, mlir::LLVM::LLVMDialect,
                  mlir::math::MathDialect, mlir::memref::MemRefDialect,
                  mlir::scf::SCFDialect>();
}

static std::vector<TensorDeclaration>
declare(llvm::ArrayRef<const direct::Tensor *> tensors) {
  std::vector<TensorDeclaration> declarations;
  for (const direct::Tensor *tensor : tensors)
    declarations.push_back(
        {tensor->name, tensor->type.element, tensor->type.shape});
  return declarations;
}

absl::Status compileModel(const Model &model, const ShapeInformation &shapes,
                          const TargetFacts &target,
                          const CompileOptions &options, Stage stage,
                          mlir::ModuleOp module) {
  ASSIGN_OR_RETURN(direct::Graph graph, direct::makeGraph(model, shapes));
  direct::MemoryPlan plan(graph);
  // The code addresses weights with 32-bit offsets relative to itself.
  constexpr uint64_t greatest = (uint64_t(1) << 31) - (uint64_t(1) << 26);
  if (plan.getWeightsSize() > greatest)
    return model.locate(unimplemented(
        "the weights take " + std::to_string(plan.getWeightsSize()) +
        " bytes: at most " + std::to_string(greatest) + " are supported"));

  mlir::MLIRContext *context = module.getContext();
  context->loadDialect<mlir::arith::ArithDialect, mlir::func::FuncDialect,
                       mlir::LLVM::LLVMDialect, mlir::math::MathDialect,
                       mlir::memref::MemRefDialect, mlir::scf::SCFDialect>();
  direct::emitMainGraph(module, graph, plan);
  if (stage == Stage::Loops)
    return absl::OkStatus();

  // Verify the module once, at the end.
  mlir::PassManager passes(context);
  passes.enableVerifier(false);
  mlir::buildLowerModelPipeline(passes);
  if (mlir::failed(passes.run(module)))
    return model.locate(absl::InternalError("the loops cannot be lowered"));
  direct::emitCompute(module, graph.inputs, graph.outputs,
                      plan.getScratchSize());
  const ModelInfo info = {declare(graph.inputs),
                          declare(graph.outputs),
                          /*dimensions=*/{},
                          /*nodes=*/{},
                          direct::computeName.str(),
                          makeCompilationInfo(model.proto(), options)};
  emitModelTable(module, info, target, options);
  if (mlir::failed(mlir::verify(module)))
    return model.locate(absl::InternalError("the result is not valid"));
  return absl::OkStatus();
}

} // namespace onnx_mlir
