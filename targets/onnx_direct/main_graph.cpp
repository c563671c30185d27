// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx_direct/main_graph.h"

#include <deque>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "core/ir/data/blob.h"
#include "core/ir/verify/symbol_table.h"
#include "dialects/func/func.h"
#include "dialects/llvm/llvm.h"
#include "dialects/memref/memref.h"
#include "targets/onnx_direct/graph.h"
#include "targets/onnx_direct/kernel.h"
#include "targets/onnx_direct/memory_plan.h"
#include "llvm/ADT/STLExtras.h"

namespace onnx_mlir::direct {

namespace func = mlir::func;
namespace memref = mlir::memref;
using mlir::Value;

namespace {

/// Owns the constants that a graph computed.
class GraphConstants : public mlir::BlobOwner {
public:
  explicit GraphConstants(std::deque<std::vector<char>> storage)
      : storage(std::move(storage)) {}

private:
  std::deque<std::vector<char>> storage;
};

class MainGraphEmitter {
public:
  MainGraphEmitter(mlir::ModuleOp module, Graph &graph, const MemoryPlan &plan)
      : graph(graph), plan(plan), context(module.getContext()),
        location(mlir::UnknownLoc::get(context)), symbols(module),
        builder(location, context),
        owner(new GraphConstants(std::move(graph.storage))) {}

  void emit();

private:
  void emitWeights();
  func::FuncOp createFunction(llvm::StringRef name,
                              llvm::ArrayRef<mlir::Type> arguments);
  func::FuncOp getStepFunction(const Step &step);
  void emitStepFunction(const Step &step, func::FuncOp function);
  void emitCall(const Step &step);
  Value getMemory(const Location &location, const TensorType &type);
  mlir::MemRefType getMemoryType(const TensorType &type) {
    return direct::getMemoryType(context, type);
  }

  Graph &graph;
  const MemoryPlan &plan;
  mlir::MLIRContext *context;
  mlir::Location location;
  mlir::SymbolTable symbols;
  /// Emits into `main_graph`.
  KernelBuilder builder;
  mlir::Blob::Owner owner;
  func::FuncOp main;
  /// Globals by the number of the weight.
  std::vector<memref::GlobalOp> weights;
  /// Step functions by key.
  std::map<std::string, func::FuncOp> stepFunctions;
};

} // namespace

/// Emits a constant for each weight of the plan.
void MainGraphEmitter::emitWeights() {
  for (const Tensor *value : plan.getWeights()) {
    const mlir::MemRefType type = getMemoryType(value->type);
    const std::string name = absl::StrCat("constant_", weights.size());
    auto elements = mlir::DenseResourceElementsAttr::get(
        mlir::RankedTensorType::get(type.getShape(), type.getElementType()),
        name,
        mlir::Blob(value->bytes, getElementWidth(value->type.element),
                   llvm::endianness::little, memoryAlignment, owner));
    mlir::OpBuilder detached(context);
    auto global = memref::GlobalOp::create(
        detached, location, name, builder.getStringAttr("private"), type,
        elements,
        /*constant=*/true, builder.getI64IntegerAttr(memoryAlignment));
    symbols.insert(global);
    weights.push_back(global);
  }
}

/// Creates an internal function whose pointer arguments LLVM knows not to
/// alias.
func::FuncOp
MainGraphEmitter::createFunction(llvm::StringRef name,
                                 llvm::ArrayRef<mlir::Type> arguments) {
  auto function = func::FuncOp::create(location, name,
                                       builder.getFunctionType(arguments, {}));
  function.setPrivate();
  function->setAttr(
      "llvm.linkage",
      mlir::LLVM::LinkageAttr::get(context, mlir::LLVM::Linkage::Internal));
  function->setAttr("passthrough", builder.getStrArrayAttr({"nounwind"}));
  symbols.insert(function);
  function.addEntryBlock();
  return function;
}

void MainGraphEmitter::emit() {
  emitWeights();
  llvm::SmallVector<mlir::Type> arguments;
  for (const Tensor *value : llvm::concat<const Tensor *const>(
           llvm::ArrayRef(graph.inputs), llvm::ArrayRef(graph.outputs)))
    arguments.push_back(getMemoryType(value->type));
  arguments.push_back(mlir::MemRefType::get(
      {static_cast<int64_t>(plan.getScratchSize())}, builder.getI8Type()));
  main = createFunction(mainGraphName, arguments);
  builder.setInsertionPointToEnd(&main.front());
  for (const Step &step : graph.steps)
    emitCall(step);
  for (const OutputCopy &copy : plan.getCopies()) {
    const TensorType &type = copy.value->type;
    memref::CopyOp::create(
        builder, getMemory(plan.locate(*copy.value), type),
        getMemory({Location::Base::Outputs, copy.output}, type));
  }
  func::ReturnOp::create(builder);
}

func::FuncOp MainGraphEmitter::getStepFunction(const Step &step) {
  func::FuncOp &function = stepFunctions[step.op.getKey()];
  if (function)
    return function;
  llvm::SmallVector<mlir::Type> arguments;
  for (auto [i, input] : llvm::enumerate(step.inputs))
    if (input)
      arguments.push_back(getMemoryType(step.op.getType(i)));
  const size_t numInputs = arguments.size();
  for (const Tensor *output : step.outputs)
    arguments.push_back(getMemoryType(output->type));
  function = createFunction(step.name, arguments);
  // Inlining all into one huge function would make optimization slow and lose
  // the facts about the arguments.
  function->setAttr("passthrough",
                    builder.getStrArrayAttr({"nounwind", "noinline"}));
  for (size_t i = 0; i < arguments.size(); ++i) {
    function.setArgAttr(i, mlir::LLVM::LLVMDialect::getNoAliasAttrName(),
                        builder.getUnitAttr());
    if (i < numInputs)
      function.setArgAttr(i, mlir::LLVM::LLVMDialect::getReadonlyAttrName(),
                          builder.getUnitAttr());
  }
  emitStepFunction(step, function);
  return function;
}

void MainGraphEmitter::emitStepFunction(const Step &step,
                                        func::FuncOp function) {
  KernelBuilder body(location, context);
  body.setInsertionPointToEnd(&function.front());
  Kernel kernel{body, {}, {}};
  unsigned next = 0;
  for (auto [i, input] : llvm::enumerate(step.inputs)) {
    Operand &operand = kernel.inputs.emplace_back();
    if (!step.op.hasInput(i))
      continue;
    operand.type = step.op.getType(i);
    if (step.op.isImmediate(i))
      operand.constant =
          getConstant(context, operand.type.element, step.op.getInput(i).bytes);
    if (input)
      operand.memory = function.getArgument(next++);
  }
  for (const Tensor *output : step.outputs)
    kernel.outputs.push_back({output->type, function.getArgument(next++), {}});
  step.emit(kernel);
  func::ReturnOp::create(body);
}

void MainGraphEmitter::emitCall(const Step &step) {
  func::FuncOp function = getStepFunction(step);
  llvm::SmallVector<Value> arguments;
  for (auto [i, input] : llvm::enumerate(step.inputs))
    if (input)
      arguments.push_back(getMemory(plan.locate(*input), step.op.getType(i)));
  for (const Tensor *output : step.outputs)
    arguments.push_back(getMemory(plan.locate(*output), output->type));
  func::CallOp::create(builder, function, arguments);
}

Value MainGraphEmitter::getMemory(const Location &where,
                                  const TensorType &type) {
  const mlir::MemRefType memory = getMemoryType(type);
  switch (where.base) {
  case Location::Base::Inputs:
    return main.getArgument(where.position);
  case Location::Base::Outputs:
    return main.getArgument(graph.inputs.size() + where.position);
  case Location::Base::Scratch:
    break;
  case Location::Base::Weights:
    return memref::GetGlobalOp::create(builder, memory,
                                       weights[where.position].getSymName());
  }
  return memref::ViewOp::create(builder, memory, main.getArguments().back(),
                                builder.index(where.position),
                                mlir::ValueRange());
}

void emitMainGraph(mlir::ModuleOp module, Graph &graph,
                   const MemoryPlan &plan) {
  MainGraphEmitter(module, graph, plan).emit();
}

} // namespace onnx_mlir::direct
