// SPDX-License-Identifier: Apache-2.0
#include "core/analysis/staged_walk.h"

namespace mlir {
namespace {

/// An operation that is being walked, with the current position in its region.
struct Frame {
  Operation *op;
  WalkStage stage;
  Region *region = nullptr;
  Block *block = nullptr;
  Operation *next = nullptr;

  explicit Frame(Operation *op) : op(op), stage(op) {}

  /// Returns the next operation of the region, or null at its end.
  Operation *takeNext() {
    while (!next) {
      if (!block)
        return nullptr;
      block = block->getNextNode();
      next = block && !block->empty() ? &block->front() : nullptr;
    }
    Operation *taken = next;
    next = taken->getNextNode();
    return taken;
  }

  void enter(Region &entered) {
    region = &entered;
    block = entered.empty() ? nullptr : &entered.front();
    next = block && !block->empty() ? &block->front() : nullptr;
  }
};

} // namespace

WalkResult walkStages(
    Operation *op,
    llvm::function_ref<WalkResult(Operation *, const WalkStage &)> visit) {
  llvm::SmallVector<Frame> stack;
  stack.emplace_back(op);
  while (!stack.empty()) {
    Frame &frame = stack.back();
    if (frame.region) {
      if (Operation *nested = frame.takeNext()) {
        stack.emplace_back(nested);
        continue;
      }
      frame.region = nullptr;
    }
    Operation *current = frame.op;
    const WalkStage stage = frame.stage;
    const bool isLast = stage.isAfterAllRegions();
    const WalkResult result = visit(current, stage);
    if (result.wasInterrupted())
      return result;
    if (isLast || result.wasSkipped()) {
      stack.pop_back();
      continue;
    }
    frame.enter(current->getRegion(stage.getNextRegion()));
    frame.stage.advance();
  }
  return WalkResult::advance();
}

} // namespace mlir
