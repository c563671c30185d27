// SPDX-License-Identifier: Apache-2.0
//
// Inlining of regions and of callees. The cost model, which selects the calls
// to inline, is the caller's business.
#ifndef CORE_TRANSFORMS_INLINING_UTILS_H
#define CORE_TRANSFORMS_INLINING_UTILS_H

#include <functional>
#include <optional>

#include "core/interfaces/call.h"
#include "core/interfaces/inliner.h"

namespace mlir {

/// Queries the inliner interfaces of the dialects involved. A dialect without
/// the interface makes inlining illegal.
class InlinerInterface
    : public DialectInterfaceCollection<DialectInlinerInterface> {
public:
  /// Clones or moves the blocks of `src` before `postInsertBlock`, which
  /// follows `inlineBlock`. `mapper` maps the arguments of `src` to their
  /// replacements.
  using CloneCallbackSigTy = void(OpBuilder &builder, Region *src,
                                  Block *inlineBlock, Block *postInsertBlock,
                                  IRMapping &mapper,
                                  bool shouldCloneInlinedRegion);
  using CloneCallbackTy = std::function<CloneCallbackSigTy>;
  using InlinedBlocks = llvm::iterator_range<Region::iterator>;

  using DialectInterfaceCollection::DialectInterfaceCollection;
  virtual ~InlinerInterface();

  /// Called with the inlined blocks, before their terminators are handled.
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

/// Clones the blocks of `src`, or moves them if `shouldCloneInlinedRegion` is
/// false.
void cloneOrMoveRegion(OpBuilder &builder, Region *src, Block *inlineBlock,
                       Block *postInsertBlock, IRMapping &mapper,
                       bool shouldCloneInlinedRegion);

/// Inlines `src` behind an operation, or before `inlinePoint` in a block; the
/// rest of the block follows the inlined code. `mapper` maps the arguments of
/// `src` to their replacements. The values that the terminators of `src` yield
/// replace `resultsToReplace`. With `inlineLoc`, the inlined locations become
/// call-site locations there.
/// Errors: failure, without changes, if a dialect forbids it or if the types or
/// counts do not fit.
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
/// Does the same with `inlinedOperands` as the replacements of the arguments.
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

/// Inlines `src`, the callable region, behind `call`. It materializes type
/// conversions if the dialect of the call can. The call stays, and its results
/// have no uses.
/// Errors: failure, without changes.
LogicalResult
inlineCall(InlinerInterface &interface,
           llvm::function_ref<InlinerInterface::CloneCallbackSigTy> clone,
           CallOpInterface call, CallableOpInterface callable, Region *src,
           bool shouldCloneInlinedRegion = true);

} // namespace mlir

#endif // CORE_TRANSFORMS_INLINING_UTILS_H
