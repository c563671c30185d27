// SPDX-License-Identifier: Apache-2.0
#include "core/ir/context/action.h"

#include "core/ir/context/context_impl.h"
#include "core/ir/print/op_printing_flags.h"

namespace mlir {

tracing::Action::~Action() = default;

void registerActionHandler(MLIRContext *context, ActionHandler handler) {
  context->getImpl().actionHandler = std::move(handler);
}

bool hasActionHandler(MLIRContext *context) {
  return static_cast<bool>(context->getImpl().actionHandler);
}

void executeActionWithHandler(MLIRContext *context,
                              llvm::function_ref<void()> function,
                              const tracing::Action &action) {
  context->getImpl().actionHandler(function, action);
}

/// Prints `Region #0 for op module {...}`.
static void printRegion(llvm::raw_ostream &os, Region *region) {
  Operation *parent = region->getParentOp();
  if (!parent) {
    os << "Region of no operation";
    return;
  }
  os << "Region #" << region->getRegionNumber() << " for op ";
  parent->print(os, OpPrintingFlags().useLocalScope().skipRegions());
}

void printIRUnit(llvm::raw_ostream &os, IRUnit unit) {
  if (!unit)
    return;
  if (auto *op = llvm::dyn_cast<Operation *>(unit)) {
    op->print(os, OpPrintingFlags().useLocalScope().skipRegions());
  } else if (auto *region = llvm::dyn_cast<Region *>(unit)) {
    printRegion(os, region);
  } else if (auto *block = llvm::dyn_cast<Block *>(unit)) {
    Region *region = block->getParent();
    if (!region) {
      os << "Block of no region";
      return;
    }
    os << "Block #" << std::distance(region->begin(), Region::iterator(block))
       << " for ";
    printRegion(os, region);
  }
}

} // namespace mlir
