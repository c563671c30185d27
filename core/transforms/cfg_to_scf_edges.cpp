// SPDX-License-Identifier: Apache-2.0
#include "core/transforms/cfg_to_scf_impl.h"

using namespace mlir;
using namespace mlir::cfg_to_scf;

Multiplexer::Multiplexer(Location loc, ArrayRef<Block *> blocks,
                         Lifting &lifting, TypeRange extraTypes)
    : lifting(lifting) {
  block->insertBefore(blocks.front());
  for (Block *target : blocks) {
    if (!targets.try_emplace(target, block->getNumArguments()).second)
      continue;
    for (BlockArgument argument : target->getArguments())
      block->addArgument(argument.getType(), argument.getLoc());
  }
  if (targets.size() > 1)
    flag = block->addArgument(lifting.getSwitchValue(0).getType(), loc);
  extraStart = block->getNumArguments();
  for (Type type : extraTypes)
    block->addArgument(type, loc);
}

void Multiplexer::redirect(Edge edge, ValueRange extraArguments) {
  auto *target = targets.find(edge.getSuccessor());
  assert(target != targets.end() && "the edge goes elsewhere");
  MutableOperandRange operands = edge.getOperands();
  const SmallVector<Value> old(ValueRange{operands});
  SmallVector<Value> values;
  for (BlockArgument argument : block->getArguments().take_front(extraStart)) {
    // Arguments before those of the target wrap around to large numbers.
    const unsigned number = argument.getArgNumber() - target->second;
    if (number < old.size())
      values.push_back(old[number]);
    else if (argument == flag)
      values.push_back(
          lifting.getSwitchValue(std::distance(targets.begin(), target)));
    else
      values.push_back(lifting.getUndef(argument.getType()));
  }
  llvm::append_range(values, extraArguments);
  edge.setSuccessor(block);
  operands.assign(values);
}

void Multiplexer::createSwitch(Location loc, OpBuilder &builder,
                               Block *excluded) {
  SmallVector<unsigned> values;
  SmallVector<Block *> destinations;
  SmallVector<ValueRange> arguments;
  for (const auto &[i, target] : llvm::enumerate(targets)) {
    auto [destination, start] = target;
    if (destination == excluded)
      continue;
    values.push_back(i);
    destinations.push_back(destination);
    arguments.push_back(ValueRange(block->getArguments())
                            .slice(start, destination->getNumArguments()));
  }
  Value chosen = flag;
  if (values.size() == 1)
    chosen = lifting.getSwitchValue(0);
  values.pop_back();
  Block *last = destinations.pop_back_val();
  const ValueRange lastArguments = arguments.pop_back_val();
  lifting.interface.createCFGSwitchOp(loc, builder, chosen, values,
                                      destinations, arguments, last,
                                      lastArguments);
}

Block *cfg_to_scf::createSingleEntry(Location loc, ArrayRef<Edge> edges,
                                     Lifting &lifting) {
  SmallVector<Block *> targets;
  for (Edge edge : edges)
    targets.push_back(edge.getSuccessor());
  Multiplexer multiplexer(loc, targets, lifting);
  for (Edge edge : edges)
    multiplexer.redirect(edge);
  OpBuilder builder = OpBuilder::atBlockBegin(multiplexer.getBlock());
  multiplexer.createSwitch(loc, builder);
  return multiplexer.getBlock();
}
