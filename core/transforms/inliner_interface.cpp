// SPDX-License-Identifier: Apache-2.0
//
// The queries of InlinerInterface to the dialects.
#include "core/ir/builtin/builtin_ops.h"
#include "core/transforms/inlining_utils.h"

using namespace mlir;

InlinerInterface::~InlinerInterface() = default;

bool InlinerInterface::isLegalToInline(Operation *call, Operation *callable,
                                       bool wouldBeCloned) const {
  const DialectInlinerInterface *handler = getInterfaceFor(call);
  return handler && handler->isLegalToInline(call, callable, wouldBeCloned);
}

bool InlinerInterface::isLegalToInline(Region *dest, Region *src,
                                       bool wouldBeCloned,
                                       IRMapping &valueMapping) const {
  const DialectInlinerInterface *handler = getInterfaceFor(dest->getParentOp());
  return handler &&
         handler->isLegalToInline(dest, src, wouldBeCloned, valueMapping);
}

bool InlinerInterface::isLegalToInline(Operation *op, Region *dest,
                                       bool wouldBeCloned,
                                       IRMapping &valueMapping) const {
  // The builtin dialect is built below this interface and cannot implement it.
  if (isa<UnrealizedConversionCastOp>(op))
    return true;
  const DialectInlinerInterface *handler = getInterfaceFor(op);
  return handler &&
         handler->isLegalToInline(op, dest, wouldBeCloned, valueMapping);
}

bool InlinerInterface::shouldAnalyzeRecursively(Operation *op) const {
  const DialectInlinerInterface *handler = getInterfaceFor(op);
  return !handler || handler->shouldAnalyzeRecursively(op);
}

void InlinerInterface::handleTerminator(Operation *op, Block *newDest) const {
  if (const DialectInlinerInterface *handler = getInterfaceFor(op))
    handler->handleTerminator(op, newDest);
}

void InlinerInterface::handleTerminator(Operation *op,
                                        ValueRange valuesToRepl) const {
  if (const DialectInlinerInterface *handler = getInterfaceFor(op))
    handler->handleTerminator(op, valuesToRepl);
}

Value InlinerInterface::handleArgument(OpBuilder &builder, Operation *call,
                                       Operation *callable, Value argument,
                                       DictionaryAttr argumentAttrs) const {
  const DialectInlinerInterface *handler = getInterfaceFor(callable);
  return handler ? handler->handleArgument(builder, call, callable, argument,
                                           argumentAttrs)
                 : argument;
}

Value InlinerInterface::handleResult(OpBuilder &builder, Operation *call,
                                     Operation *callable, Value result,
                                     DictionaryAttr resultAttrs) const {
  const DialectInlinerInterface *handler = getInterfaceFor(callable);
  return handler ? handler->handleResult(builder, call, callable, result,
                                         resultAttrs)
                 : result;
}

void InlinerInterface::processInlinedCallBlocks(
    Operation *call, InlinedBlocks inlinedBlocks) const {
  if (const DialectInlinerInterface *handler = getInterfaceFor(call))
    handler->processInlinedCallBlocks(call, inlinedBlocks);
}

bool InlinerInterface::allowSingleBlockOptimization(
    InlinedBlocks inlinedBlocks) const {
  if (inlinedBlocks.empty())
    return true;
  const DialectInlinerInterface *handler =
      getInterfaceFor(inlinedBlocks.begin()->getParentOp());
  return !handler || handler->allowSingleBlockOptimization(inlinedBlocks);
}
