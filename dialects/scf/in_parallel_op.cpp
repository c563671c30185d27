// SPDX-License-Identifier: Apache-2.0
//
// forall.in_parallel.
#include "core/ir/format/asm_parser.h"
#include "dialects/scf/assembly.h"

using namespace mlir;
using namespace mlir::scf;

void InParallelOp::build(OpBuilder &builder, OperationState &state) {
  OpBuilder::InsertionGuard guard(builder);
  builder.createBlock(state.addRegion());
}

ParseResult InParallelOp::parse(OpAsmParser &parser, OperationState &result) {
  Region &region = *result.addRegion();
  if (parser.parseRegion(region))
    return failure();
  if (region.empty())
    region.emplaceBlock();
  return parser.parseOptionalAttrDict(result.attributes);
}

void InParallelOp::print(OpAsmPrinter &p) {
  p << " ";
  p.printRegion(getRegion(), /*printEntryBlockArgs=*/false,
                /*printBlockTerminators=*/false);
  p.printOptionalAttrDict((*this)->getAttrs());
}

/// 1. Each op of the region is a parallel combining op.
/// 2. Each destination is a block argument of the loop's outputs.
LogicalResult InParallelOp::verify() {
  auto loop = dyn_cast_or_null<ForallOp>((*this)->getParentOp());
  if (!loop)
    return emitOpError("expected forall op parent");
  for (Operation &op : getYieldingOps()) {
    auto combining = dyn_cast<ParallelCombiningOpInterface>(op);
    if (!combining)
      return emitOpError("expected only ParallelCombiningOpInterface ops");
    OperandRange destinations = combining.getUpdatedDestinations();
    for (Value destination : destinations)
      if (!llvm::is_contained(ValueRange(loop.getRegionOutArgs()), destination))
        return op.emitOpError("may only insert into an output block argument");
  }
  return success();
}

SmallVector<BlockArgument> InParallelOp::getDests() {
  SmallVector<BlockArgument> arguments;
  for (Operation &op : getYieldingOps())
    if (auto combining = dyn_cast<ParallelCombiningOpInterface>(op)) {
      OperandRange destinations = combining.getUpdatedDestinations();
      for (Value destination : destinations)
        arguments.push_back(cast<BlockArgument>(destination));
    }
  return arguments;
}

llvm::iterator_range<Block::iterator> InParallelOp::getYieldingOps() {
  Block &block = getRegion().front();
  return {block.begin(), block.end()};
}

OpResult InParallelOp::getParentResult(int64_t idx) {
  return (*this)->getParentOp()->getResult(idx);
}
