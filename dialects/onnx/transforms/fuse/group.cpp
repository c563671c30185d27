// SPDX-License-Identifier: Apache-2.0
#include "dialects/onnx/transforms/fuse/group.h"

#include "core/ir/structure/builders.h"
#include "core/ir/structure/ir_mapping.h"
#include "dialects/onnx/structure_ops.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::onnx {

llvm::SetVector<Value> getGroupInputs(llvm::ArrayRef<Operation *> ops) {
  llvm::SetVector<Value> inputs;
  for (Operation *op : ops)
    for (Value operand : op->getOperands())
      if (!llvm::is_contained(ops, operand.getDefiningOp()))
        inputs.insert(operand);
  return inputs;
}

void moveIntoGroup(llvm::ArrayRef<Operation *> ops) {
  const llvm::SetVector<Value> inputs = getGroupInputs(ops);
  Operation *last = ops.back();
  OpBuilder builder(last);
  auto fused =
      FusedOp::create(builder, last->getLoc(), last->getResult(0).getType(),
                      inputs.getArrayRef());
  Block *body = builder.createBlock(&fused.getBody());
  IRMapping mapping;
  for (Value input : inputs)
    mapping.map(input, body->addArgument(input.getType(), input.getLoc()));
  for (Operation *op : ops)
    builder.clone(*op, mapping);
  YieldOp::create(builder, last->getLoc(),
                  mapping.lookup(Value(last->getResult(0))));
  last->getResult(0).replaceAllUsesWith(fused->getResult(0));
  for (Operation *op : llvm::reverse(ops))
    op->erase();
}

} // namespace mlir::onnx
