// SPDX-License-Identifier: Apache-2.0
//
// onnx.SequenceMap as onnx.Loop. An iteration takes an element of each sequence
// and appends what the body yields to the sequences that the loop carries.
#include "core/ir/builtin/builtin_types.h"
#include "core/ir/structure/ir_mapping.h"
#include "dialects/onnx/transforms/lower_to_loop/loops.h"
#include "dialects/onnx/transforms/lower_to_loop/op_writer.h"
#include "dialects/onnx/types.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::onnx {

void lowerSequenceMap(Operation *map) {
  OpBuilder builder(map);
  OpWriter write(builder, map);
  Value count =
      write.createOfType("SequenceLength", map->getOperand(0),
                         RankedTensorType::get({}, builder.getI64Type()));
  SmallVector<Value> initial;
  for (Type type : map->getResultTypes())
    initial.push_back(write.createOfType("SequenceEmpty", {}, type));
  Block &body = map->getRegion(0).front();
  auto emitBody = [&](Value iteration, ValueRange sequences) {
    IRMapping mapping;
    for (auto [argument, operand] :
         llvm::zip(body.getArguments(), map->getOperands()))
      mapping.map(argument,
                  isa<SeqType>(operand.getType())
                      ? write.createOfType("SequenceAt", {operand, iteration},
                                           argument.getType())
                      : operand);
    for (Operation &op : body.without_terminator())
      builder.clone(op, mapping);
    SmallVector<Value> next;
    for (auto [sequence, element] :
         llvm::zip(sequences, body.back().getOperands()))
      next.push_back(write.createOfType(
          "SequenceInsert",
          {sequence, mapping.lookupOrDefault(element), write.getNone()},
          sequence.getType()));
    return next;
  };
  ValueRange results =
      write.createLoop(count, initial, map->getResultTypes(), emitBody);
  map->replaceAllUsesWith(results);
  map->erase();
}

} // namespace mlir::onnx
