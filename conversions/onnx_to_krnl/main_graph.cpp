// SPDX-License-Identifier: Apache-2.0
#include "conversions/onnx_to_krnl/main_graph.h"

#include "conversions/onnx_to_krnl/graph_emitter.h"
#include "dialects/krnl/runtime_ops.h"
#include "dialects/onnx/place/shared_inputs.h"
#include "dialects/onnx/place/verify_places.h"
#include "dialects/onnx/structure_ops.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::onnx_to_krnl {

/// Creates the function that replaces the model's, and moves the builder into
/// it.
func::FuncOp GraphEmitter::replaceFunction() {
  auto type = builder.getFunctionType({krnl::CallType::get(context)},
                                      {builder.getI64Type()});
  OpBuilder detached(function);
  auto replacement = func::FuncOp::create(detached, function.getLoc(),
                                          function.getSymName(), type);
  replacement.setPrivate();
  Block *block = replacement.addEntryBlock();
  call = block->getArgument(0);
  builder.setInsertionPointToEnd(block);
  return replacement;
}

/// Returns the operand that the kernel of a result updates.
std::optional<unsigned> GraphEmitter::getUpdatedOperand(OpResult result) {
  const auto step = steps.find(result.getOwner());
  if (step != steps.end())
    for (auto [number, operand] : step->second.updates)
      if (number == result.getResultNumber())
        return operand;
  return std::nullopt;
}

LogicalResult GraphEmitter::run() {
  if (!shapes.isValid() || failed(onnx::verifyPlaces(function, shapes)))
    return failure();
  lifetimes.emplace(function);
  Block &body = function.getBody().front();
  if (failed(addSteps(body)))
    return failure();
  func::FuncOp replacement = replaceFunction();
  if (failed(emitEntrySizes()) || failed(takeArena()) ||
      failed(emitInputObjects()))
    return failure();
  // Outputs whose sizes are computed are taken later.
  outputs.resize(getEnd().getNumOperands());
  for (auto [i, value] : llvm::enumerate(getEnd().getOperands()))
    if (failed(takeOutputIfKnown(i, value)))
      return failure();
  if (failed(emitBlock(body)))
    return failure();
  builder.setLoc(function.getLoc());
  if (failed(emitCopies()))
    return failure();
  func::ReturnOp::create(builder, Value(krnl::StatusOp::create(
                                      builder, builder.getI64Type(), call)));
  llvm::SmallVector<llvm::StringRef> names(nodes.begin(), nodes.end());
  replacement->setAttr("krnl.nodes", builder.getStrArrayAttr(names));
  const llvm::SmallVector<int64_t> shared = onnx::findSharedInputs(
      function, *lifetimes, shapes,
      [&](OpResult result) { return getUpdatedOperand(result); });
  if (llvm::any_of(shared, [](int64_t input) { return input >= 0; }))
    replacement->setAttr("krnl.shared_inputs",
                         builder.getDenseI64ArrayAttr(shared));
  function.erase();
  return success();
}

LogicalResult emitMainGraph(func::FuncOp function, KernelTable &kernels,
                            ConstantTable &constants) {
  if (!function.getBody().hasOneBlock() ||
      !isa<onnx::ReturnOp>(function.getBody().front().back()))
    return function.emitOpError()
           << "expects one block that ends with 'onnx.Return'";
  return GraphEmitter(function, kernels, constants).run();
}

} // namespace mlir::onnx_to_krnl
