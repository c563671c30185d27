// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx_direct/compile.h"

#include <string>
#include <utility>

#include "targets/onnx/status.h"
#include "targets/onnx_direct/compute.h"
#include "targets/onnx_direct/graph.h"
#include "targets/onnx_direct/memory_plan.h"
#include "targets/onnx_direct/model_table.h"
#include "targets/onnx_direct/status_macros.h"

namespace onnx_mlir {

/// Lets all functions defined so far count on the target's CPU.
static void setTargetCpu(llvm::Module &module, llvm::StringRef cpu) {
  for (llvm::Function &function : module)
    if (!function.isDeclaration())
      function.addFnAttr("target-cpu", cpu);
}

absl::StatusOr<Lowered> compileModel(const Model &model,
                                     const ShapeInformation &shapes,
                                     const TargetFacts &target,
                                     const CompileOptions &options,
                                     llvm::LLVMContext &context) {
  ASSIGN_OR_RETURN(direct::Graph graph, direct::makeGraph(model, shapes));
  direct::MemoryPlan plan(graph);
  // The code addresses them with 32 bits relative to itself.
  constexpr uint64_t greatest = (uint64_t(1) << 31) - (uint64_t(1) << 26);
  if (plan.getWeightsSize() > greatest)
    return model.locate(unimplemented(
        "the weights take " + std::to_string(plan.getWeightsSize()) +
        " bytes: at most " + std::to_string(greatest) + " are supported"));

  Lowered lowered;
  lowered.module = std::make_unique<llvm::Module>("model", context);
  lowered.module->setTargetTriple(target.triple);
  lowered.module->setDataLayout(target.dataLayout);
  llvm::Function *compute = emitCompute(*lowered.module, graph, plan);
  setTargetCpu(*lowered.module, target.cpu);
  direct::ModelInfo info = {
      graph.inputs, graph.outputs, plan.getScratchSize(), compute,
      direct::makeCompilationInfo(model.proto(), options)};
  emitModelTable(*lowered.module, info, target, options);

  for (auto [offset, value] : plan.getWeights())
    lowered.weights.push_back(
        {value->bytes, direct::getElementWidth(value->type.element), offset});
  lowered.storage = std::move(graph.storage);
  return lowered;
}

} // namespace onnx_mlir
