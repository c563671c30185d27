// SPDX-License-Identifier: Apache-2.0
#include "dialects/test/transforms/notifications/notifications.h"

#include "core/ir/structure/operation.h"
#include "llvm/Support/raw_ostream.h"

namespace test {

using namespace mlir;

static llvm::raw_ostream &out() { return llvm::outs(); }

void DumpNotifications::notifyBlockInserted(Block *block, Region *previous,
                                            Region::iterator) {
  out() << "notifyBlockInserted";
  if (Operation *parent = block->getParentOp())
    out() << " into " << parent->getName();
  out() << ": " << (previous ? "was linked" : "was unlinked") << "\n";
}
void DumpNotifications::notifyOperationInserted(
    Operation *op, OpBuilder::InsertPoint previous) {
  out() << "notifyOperationInserted: " << op->getName();
  if (!previous.isSet())
    out() << ", was unlinked\n";
  else if (!previous.getPoint().getNodePtr())
    out() << ", was linked, exact position unknown\n";
  else if (previous.getPoint() == previous.getBlock()->end())
    out() << ", was last in block\n";
  else
    out() << ", previous = " << previous.getPoint()->getName() << "\n";
}
void DumpNotifications::notifyBlockErased(Block *) {
  out() << "notifyBlockErased\n";
}
void DumpNotifications::notifyOperationErased(Operation *op) {
  out() << "notifyOperationErased: " << op->getName() << "\n";
}
void DumpNotifications::notifyOperationModified(Operation *op) {
  out() << "notifyOperationModified: " << op->getName() << "\n";
}
void DumpNotifications::notifyOperationReplaced(Operation *op, ValueRange) {
  out() << "notifyOperationReplaced: " << op->getName() << "\n";
}

} // namespace test
