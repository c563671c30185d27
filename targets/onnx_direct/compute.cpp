// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx_direct/compute.h"

#include <map>
#include <string>

#include "targets/onnx_direct/kernel.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DerivedTypes.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/GlobalVariable.h"
#include "llvm/IR/IRBuilder.h"

namespace onnx_mlir::direct {

namespace {

class ComputeEmitter {
public:
  ComputeEmitter(llvm::Module &module, const Graph &graph,
                 const MemoryPlan &plan)
      : module(module), graph(graph), plan(plan), builder(module.getContext()) {
  }

  llvm::Function *emit();

private:
  llvm::Function *getStepFunction(const Step &step);
  void emitStepFunction(const Step &step, llvm::Function *function);
  void emitCall(const Step &step);
  void emitCopy(const OutputCopy &copy);
  llvm::Value *getPointer(const Location &location);
  llvm::Value *loadPointer(llvm::Value *table, uint64_t index);

  llvm::Module &module;
  const Graph &graph;
  const MemoryPlan &plan;
  llvm::IRBuilder<> builder;
  llvm::Function *compute = nullptr;
  llvm::GlobalVariable *weights = nullptr;
  /// By key.
  std::map<std::string, llvm::Function *> stepFunctions;
};

} // namespace

/// The types of the parameters of a function of `count` pointers.
static llvm::FunctionType *getPointersFunction(llvm::LLVMContext &context,
                                               size_t count) {
  llvm::SmallVector<llvm::Type *> parameters(
      count, llvm::PointerType::get(context, 0));
  return llvm::FunctionType::get(llvm::Type::getVoidTy(context), parameters,
                                 /*isVarArg=*/false);
}

llvm::Function *ComputeEmitter::emit() {
  compute = llvm::Function::Create(getPointersFunction(module.getContext(), 3),
                                   llvm::GlobalValue::InternalLinkage,
                                   "compute", module);
  compute->setDoesNotThrow();
  compute->getArg(0)->setName("inputs");
  compute->getArg(1)->setName("outputs");
  compute->getArg(2)->setName("scratch");
  if (plan.getWeightsSize()) {
    weights = new llvm::GlobalVariable(
        module,
        llvm::ArrayType::get(builder.getInt8Ty(), plan.getWeightsSize()),
        /*isConstant=*/true, llvm::GlobalValue::ExternalLinkage, nullptr,
        "omWeights");
    weights->setVisibility(llvm::GlobalValue::HiddenVisibility);
    weights->setAlignment(llvm::Align(memoryAlignment));
  }
  builder.SetInsertPoint(
      llvm::BasicBlock::Create(module.getContext(), "entry", compute));
  for (const Step &step : graph.steps)
    emitCall(step);
  for (const OutputCopy &copy : plan.getCopies())
    emitCopy(copy);
  builder.CreateRetVoid();
  return compute;
}

llvm::Function *ComputeEmitter::getStepFunction(const Step &step) {
  llvm::Function *&function = stepFunctions[step.op.getKey()];
  if (function)
    return function;
  size_t operands = step.outputs.size() +
                    llvm::count_if(step.inputs, [](const Tensor *input) {
                      return input != nullptr;
                    });
  function = llvm::Function::Create(
      getPointersFunction(module.getContext(), operands),
      llvm::GlobalValue::InternalLinkage, step.name, module);
  function->setDoesNotThrow();
  // Inlined into one huge function, they would take long to optimize, and what
  // is known of the arguments would get lost.
  function->addFnAttr(llvm::Attribute::NoInline);
  emitStepFunction(step, function);
  return function;
}

void ComputeEmitter::emitStepFunction(const Step &step,
                                      llvm::Function *function) {
  llvm::IRBuilder<> body(
      llvm::BasicBlock::Create(module.getContext(), "entry", function));
  Kernel kernel{body, {}, {}};
  llvm::Argument *next = function->arg_begin();
  for (auto [i, input] : llvm::enumerate(step.inputs)) {
    Operand &operand = kernel.inputs.emplace_back();
    if (!step.op.hasInput(i))
      continue;
    operand.type = step.op.getType(i);
    if (step.op.isImmediate(i))
      operand.constant = getConstant(module.getContext(), operand.type.element,
                                     step.op.getInput(i).bytes);
    if (!input)
      continue;
    next->addAttr(llvm::Attribute::NoAlias);
    next->addAttr(llvm::Attribute::NoCapture);
    next->addAttr(llvm::Attribute::ReadOnly);
    operand.pointer = next++;
  }
  for (const Tensor *output : step.outputs) {
    next->addAttr(llvm::Attribute::NoAlias);
    next->addAttr(llvm::Attribute::NoCapture);
    kernel.outputs.push_back({output->type, next++, nullptr});
  }
  step.emit(kernel);
  body.CreateRetVoid();
}

void ComputeEmitter::emitCall(const Step &step) {
  llvm::SmallVector<llvm::Value *> arguments;
  for (const Tensor *input : step.inputs)
    if (input)
      arguments.push_back(getPointer(plan.locate(*input)));
  for (const Tensor *output : step.outputs)
    arguments.push_back(getPointer(plan.locate(*output)));
  builder.CreateCall(getStepFunction(step), arguments);
}

void ComputeEmitter::emitCopy(const OutputCopy &copy) {
  const TensorType &type = copy.value->type;
  unsigned width = getElementWidth(type.element);
  builder.CreateMemCpy(getPointer({Location::Base::Outputs, copy.output}),
                       llvm::Align(width), getPointer(plan.locate(*copy.value)),
                       llvm::Align(width), type.size() * width);
}

llvm::Value *ComputeEmitter::getPointer(const Location &location) {
  switch (location.base) {
  case Location::Base::Inputs:
    return loadPointer(compute->getArg(0), location.position);
  case Location::Base::Outputs:
    return loadPointer(compute->getArg(1), location.position);
  case Location::Base::Scratch:
    return builder.CreateConstInBoundsGEP1_64(
        builder.getInt8Ty(), compute->getArg(2), location.position);
  case Location::Base::Weights:
    // None of the constants has any element.
    if (!weights)
      return llvm::ConstantPointerNull::get(builder.getPtrTy());
    return builder.CreateConstInBoundsGEP1_64(builder.getInt8Ty(), weights,
                                              location.position);
  }
  llvm_unreachable("no such base");
}

llvm::Value *ComputeEmitter::loadPointer(llvm::Value *table, uint64_t index) {
  llvm::Type *pointer = builder.getPtrTy();
  return builder.CreateLoad(
      pointer, builder.CreateConstInBoundsGEP1_64(pointer, table, index));
}

llvm::Function *emitCompute(llvm::Module &module, const Graph &graph,
                            const MemoryPlan &plan) {
  return ComputeEmitter(module, graph, plan).emit();
}

} // namespace onnx_mlir::direct
