// SPDX-License-Identifier: Apache-2.0
//
// Inlining of regions and of what calls call. Which calls are worth it is not
// decided here.
#ifndef CORE_REWRITE_INLINING_UTILS_H
#define CORE_REWRITE_INLINING_UTILS_H

#include <functional>
#include <optional>

#include "core/interfaces/call.h"
#include "core/interfaces/inliner.h"

namespace mlir {

/// What the dialects of operations say; false where they say nothing.
class InlinerInterface
    : public DialectInterfaceCollection<DialectInlinerInterface> {
public:
  /// Copies or moves `src` before `postInsertBlock`, which is behind
  /// `inlineBlock`; `mapper` has what stands for its arguments.
  using CloneCallbackSigTy = void(OpBuilder &builder, Region *src,
                                  Block *inlineBlock, Block *postInsertBlock,
                                  IRMapping &mapper,
                                  bool shouldCloneInlinedRegion);
  using CloneCallbackTy = std::function<CloneCallbackSigTy>;
  using InlinedBlocks = llvm::iterator_range<Region::iterator>;

  using DialectInterfaceCollection::DialectInterfaceCollection;
  virtual ~InlinerInterface();

  /// Hears of blocks that were inlined, before terminators are handled.
  virtual void processInlinedBlocks(InlinedBlocks inlinedBlocks) {}

  // As in DialectInlinerInterface.
  virtual bool isLegalToInline(Operation *call, Operation *callable,
                               bool wouldBeCloned) const;
  virtual bool isLegalToInline(Region *dest, Region *src, bool wouldBeCloned,
                               IRMapping &valueMapping) const;
  virtual bool isLegalToInline(Operation *op, Region *dest, bool wouldBeCloned,
                               IRMapping &valueMapping) const;
  virtual bool shouldAnalyzeRecursively(Operation *op) const;
  virtual void handleTerminator(Operation *op, Block *newDest) const;
  virtual void handleTerminator(Operation *op, ValueRange valuesToRepl) const;
  virtual Value handleArgument(OpBuilder &builder, Operation *call,
                               Operation *callable, Value argument,
                               DictionaryAttr argumentAttrs) const;
  virtual Value handleResult(OpBuilder &builder, Operation *call,
                             Operation *callable, Value result,
                             DictionaryAttr resultAttrs) const;
  virtual void processInlinedCallBlocks(Operation *call,
                                        InlinedBlocks inlinedBlocks) const;
  virtual bool allowSingleBlockOptimization(InlinedBlocks inlinedBlocks) const;
};

/// Copies the region, or moves its blocks.
void cloneOrMoveRegion(OpBuilder &builder, Region *src, Block *inlineBlock,
                       Block *postInsertBlock, IRMapping &mapper,
                       bool shouldCloneInlinedRegion);

/// Inlines a region behind an operation, or before `inlinePoint` in a block,
/// whose later operations come behind what is inlined. `mapper` has what stands
/// for the region's arguments, `resultsToReplace` are replaced by what it
/// gives. With `inlineLoc`, locations become those of a call there.
/// Errors: failure, and nothing is changed, if it is not legal, or the region
/// does not fit.
LogicalResult
inlineRegion(InlinerInterface &interface,
             llvm::function_ref<InlinerInterface::CloneCallbackSigTy> clone,
             Region *src, Operation *inlinePoint, IRMapping &mapper,
             ValueRange resultsToReplace, TypeRange regionResultTypes,
             std::optional<Location> inlineLoc = std::nullopt,
             bool shouldCloneInlinedRegion = true);
LogicalResult
inlineRegion(InlinerInterface &interface,
             llvm::function_ref<InlinerInterface::CloneCallbackSigTy> clone,
             Region *src, Block *inlineBlock, Block::iterator inlinePoint,
             IRMapping &mapper, ValueRange resultsToReplace,
             TypeRange regionResultTypes,
             std::optional<Location> inlineLoc = std::nullopt,
             bool shouldCloneInlinedRegion = true);
/// The same, `inlinedOperands` standing for the arguments.
LogicalResult
inlineRegion(InlinerInterface &interface,
             llvm::function_ref<InlinerInterface::CloneCallbackSigTy> clone,
             Region *src, Operation *inlinePoint, ValueRange inlinedOperands,
             ValueRange resultsToReplace,
             std::optional<Location> inlineLoc = std::nullopt,
             bool shouldCloneInlinedRegion = true);
LogicalResult
inlineRegion(InlinerInterface &interface,
             llvm::function_ref<InlinerInterface::CloneCallbackSigTy> clone,
             Region *src, Block *inlineBlock, Block::iterator inlinePoint,
             ValueRange inlinedOperands, ValueRange resultsToReplace,
             std::optional<Location> inlineLoc = std::nullopt,
             bool shouldCloneInlinedRegion = true);

/// Inlines what a call calls behind it, converting types where the call's
/// dialect can do that. The call stays, without uses.
/// Errors: failure, and nothing is changed.
LogicalResult
inlineCall(InlinerInterface &interface,
           llvm::function_ref<InlinerInterface::CloneCallbackSigTy> clone,
           CallOpInterface call, CallableOpInterface callable, Region *src,
           bool shouldCloneInlinedRegion = true);

} // namespace mlir

#endif // CORE_REWRITE_INLINING_UTILS_H
