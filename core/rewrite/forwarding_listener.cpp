// SPDX-License-Identifier: Apache-2.0
#include "core/rewrite/rewriter.h"

namespace mlir {

using Forwarding = RewriterBase::ForwardingListener;

void Forwarding::notifyOperationInserted(Operation *op, InsertPoint previous) {
  if (listener)
    listener->notifyOperationInserted(op, previous);
}

void Forwarding::notifyBlockInserted(Block *block, Region *previous,
                                     Region::iterator previousIterator) {
  if (listener)
    listener->notifyBlockInserted(block, previous, previousIterator);
}

void Forwarding::notifyBlockErased(Block *block) {
  if (Listener *rewriteListener = getRewriteListener())
    rewriteListener->notifyBlockErased(block);
}

void Forwarding::notifyOperationModified(Operation *op) {
  if (Listener *rewriteListener = getRewriteListener())
    rewriteListener->notifyOperationModified(op);
}

void Forwarding::notifyOperationReplaced(Operation *op,
                                         Operation *replacement) {
  if (Listener *rewriteListener = getRewriteListener())
    rewriteListener->notifyOperationReplaced(op, replacement);
}

void Forwarding::notifyOperationReplaced(Operation *op,
                                         ValueRange replacement) {
  if (Listener *rewriteListener = getRewriteListener())
    rewriteListener->notifyOperationReplaced(op, replacement);
}

void Forwarding::notifyOperationErased(Operation *op) {
  if (Listener *rewriteListener = getRewriteListener())
    rewriteListener->notifyOperationErased(op);
}

void Forwarding::notifyPatternBegin(const Pattern &pattern, Operation *op) {
  if (Listener *rewriteListener = getRewriteListener())
    rewriteListener->notifyPatternBegin(pattern, op);
}

void Forwarding::notifyPatternEnd(const Pattern &pattern,
                                  LogicalResult status) {
  if (Listener *rewriteListener = getRewriteListener())
    rewriteListener->notifyPatternEnd(pattern, status);
}

void Forwarding::notifyMatchFailure(
    Location location, llvm::function_ref<void(Diagnostic &)> reason) {
  if (Listener *rewriteListener = getRewriteListener())
    rewriteListener->notifyMatchFailure(location, reason);
}

} // namespace mlir
