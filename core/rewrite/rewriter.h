// SPDX-License-Identifier: Apache-2.0
//
// Rewriters: builders that change existing IR and notify a listener of each
// change. Patterns must change IR only through a rewriter.
// Source: the MLIR documentation, "Pattern Rewriting".
#ifndef CORE_REWRITE_REWRITER_H
#define CORE_REWRITE_REWRITER_H

#include "core/ir/structure/builders.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/SmallPtrSet.h"

namespace llvm {
class BitVector;
} // namespace llvm

namespace mlir {

class Pattern;

/// Changes existing operations, blocks and uses. The dialect conversion
/// overrides the virtual functions, because it may roll changes back.
class RewriterBase : public OpBuilder {
public:
  /// Receives notifications of changes. Notifications of erasure arrive before
  /// the object is destroyed.
  class Listener : public OpBuilder::Listener {
  public:
    Listener() : OpBuilder::Listener(Kind::Rewriter) {}
    static bool classof(const OpBuilder::Listener *listener) {
      return listener->getKind() == Kind::Rewriter;
    }

    /// Called before the block is erased. The block is empty and has no uses.
    virtual void notifyBlockErased(Block *block) {}
    /// Called after the operation was modified in place.
    virtual void notifyOperationModified(Operation *op) {}
    /// Called before the uses of the operation's results are replaced.
    virtual void notifyOperationReplaced(Operation *op,
                                         Operation *replacement) {
      notifyOperationReplaced(op, ValueRange(replacement->getResults()));
    }
    virtual void notifyOperationReplaced(Operation *op,
                                         ValueRange replacement) {}
    /// Called before the operation is erased. Its regions are already empty.
    virtual void notifyOperationErased(Operation *op) {}
    /// Called before a pattern is tried at the operation.
    virtual void notifyPatternBegin(const Pattern &pattern, Operation *op) {}
    virtual void notifyPatternEnd(const Pattern &pattern,
                                  LogicalResult status) {}
    /// Called when a pattern reports why it does not match.
    virtual void
    notifyMatchFailure(Location location,
                       llvm::function_ref<void(Diagnostic &)> reason) {}
  };

  /// Forwards all notifications to another listener, which may be of either
  /// kind or null.
  class ForwardingListener : public Listener {
  public:
    explicit ForwardingListener(OpBuilder::Listener *listener)
        : listener(listener) {}

    void notifyOperationInserted(Operation *op, InsertPoint previous) override;
    void notifyBlockInserted(Block *block, Region *previous,
                             Region::iterator previousIterator) override;
    void notifyBlockErased(Block *block) override;
    void notifyOperationModified(Operation *op) override;
    void notifyOperationReplaced(Operation *op,
                                 Operation *replacement) override;
    void notifyOperationReplaced(Operation *op,
                                 ValueRange replacement) override;
    void notifyOperationErased(Operation *op) override;
    void notifyPatternBegin(const Pattern &pattern, Operation *op) override;
    void notifyPatternEnd(const Pattern &pattern,
                          LogicalResult status) override;
    void
    notifyMatchFailure(Location location,
                       llvm::function_ref<void(Diagnostic &)> reason) override;

  private:
    /// Returns null if the listener is not a rewriter listener.
    Listener *getRewriteListener() const {
      return llvm::dyn_cast_if_present<Listener>(listener);
    }
    OpBuilder::Listener *listener;
  };

  virtual ~RewriterBase();

  // Regions and blocks.

  /// Moves all blocks of `region` into `parent`, before `before`.
  void inlineRegionBefore(Region &region, Region &parent,
                          Region::iterator before);
  void inlineRegionBefore(Region &region, Block *before);
  /// Moves the operations of `source` into `destination`, before `before`, and
  /// erases `source`. `argumentValues` replace the arguments of `source`.
  /// `source` must have no predecessors.
  virtual void inlineBlockBefore(Block *source, Block *destination,
                                 Block::iterator before,
                                 ValueRange argumentValues = {});
  void inlineBlockBefore(Block *source, Operation *before,
                         ValueRange argumentValues = {});
  /// Does the same as `inlineBlockBefore` at the end of `destination`.
  void mergeBlocks(Block *source, Block *destination,
                   ValueRange argumentValues = {});
  /// Moves the operations from `before` on to a new block after `block` and
  /// returns the new block.
  virtual Block *splitBlock(Block *block, Block::iterator before);
  void moveBlockBefore(Block *block, Block *before);
  void moveBlockBefore(Block *block, Region *region, Region::iterator before);

  // Operations.

  /// Replaces the results of `op` by `newValues` and erases `op`.
  virtual void replaceOp(Operation *op, ValueRange newValues);
  virtual void replaceOp(Operation *op, Operation *newOp);
  /// Creates an `OpT` as `create` does, replaces `op` by it and returns it.
  template <typename OpT, typename... Args>
  OpT replaceOpWithNewOp(Operation *op, Args &&...args) {
    auto newOp = create<OpT>(op->getLoc(), std::forward<Args>(args)...);
    replaceOp(op, newOp.getOperation());
    return newOp;
  }
  /// Erases an operation that has no uses, with everything nested in it; users
  /// are erased before their operands. If the insertion point is at `op`, it
  /// moves behind `op`.
  virtual void eraseOp(Operation *op);
  /// Erases a block that has no uses, with its operations.
  virtual void eraseBlock(Block *block);
  /// Replaces `op` by a copy without the results whose bits are set in
  /// `results`; those results must have no uses. Returns the new operation.
  Operation *eraseOpResults(Operation *op, const llvm::BitVector &results);
  void moveOpBefore(Operation *op, Operation *existing);
  void moveOpBefore(Operation *op, Block *block, Block::iterator before);
  void moveOpAfter(Operation *op, Operation *existing);
  void moveOpAfter(Operation *op, Block *block, Block::iterator after);

  // In-place modification. Between `startOpModification` and
  // `finalizeOpModification` (or `cancelOpModification`) a caller may change
  // the operands, attributes, successors, location and result types of `op`.
  virtual void startOpModification(Operation *op) {}
  virtual void finalizeOpModification(Operation *op);
  /// Ends a modification whose changes the caller has reverted.
  virtual void cancelOpModification(Operation *op) {}
  template <typename Callable>
  void modifyOpInPlace(Operation *op, Callable &&change) {
    startOpModification(op);
    change();
    finalizeOpModification(op);
  }

  // Uses.

  virtual void replaceAllUsesWith(Value from, Value to);
  void replaceAllUsesWith(Block *from, Block *to);
  void replaceAllUsesWith(ValueRange from, ValueRange to);
  /// Replaces all uses of the results of `from`. `from` itself stays.
  void replaceAllOpUsesWith(Operation *from, ValueRange to);
  void replaceAllOpUsesWith(Operation *from, Operation *to);
  /// Replaces the uses for which `condition` returns true. `allUsesReplaced`,
  /// if given, receives true if it returned true for all uses.
  virtual void
  replaceUsesWithIf(Value from, Value to,
                    llvm::function_ref<bool(OpOperand &)> condition,
                    bool *allUsesReplaced = nullptr);
  void replaceUsesWithIf(ValueRange from, ValueRange to,
                         llvm::function_ref<bool(OpOperand &)> condition,
                         bool *allUsesReplaced = nullptr);
  void replaceOpUsesWithIf(Operation *from, ValueRange to,
                           llvm::function_ref<bool(OpOperand &)> condition,
                           bool *allUsesReplaced = nullptr);
  void replaceOpUsesWithinBlock(Operation *op, ValueRange newValues,
                                Block *block, bool *allUsesReplaced = nullptr);
  void replaceAllUsesExcept(Value from, Value to, Operation *exceptedUser);
  void replaceAllUsesExcept(Value from, Value to,
                            const llvm::SmallPtrSetImpl<Operation *> &except);

  // Report why a pattern does not match, and return failure. `reason` is called
  // only if there is a rewriter listener.
  LogicalResult
  notifyMatchFailure(Location location,
                     llvm::function_ref<void(Diagnostic &)> reason);
  LogicalResult
  notifyMatchFailure(Operation *op,
                     llvm::function_ref<void(Diagnostic &)> reason) {
    return notifyMatchFailure(op->getLoc(), reason);
  }
  template <typename Place>
  LogicalResult notifyMatchFailure(Place &&place, const llvm::Twine &message) {
    return notifyMatchFailure(getLocation(place), [&](Diagnostic &diagnostic) {
      diagnostic << message;
    });
  }
  template <typename Place>
  LogicalResult notifyMatchFailure(Place &&place, const char *message) {
    return notifyMatchFailure(std::forward<Place>(place), llvm::Twine(message));
  }

  RewriterBase(const RewriterBase &) = delete;
  RewriterBase &operator=(const RewriterBase &) = delete;

protected:
  explicit RewriterBase(MLIRContext *context,
                        OpBuilder::Listener *listener = nullptr)
      : OpBuilder(context, listener) {}
  explicit RewriterBase(Operation *op, OpBuilder::Listener *listener = nullptr)
      : OpBuilder(op, listener) {}

  /// Returns the listener if it is a rewriter listener, else null.
  Listener *getRewriteListener() const {
    return llvm::dyn_cast_if_present<Listener>(listener);
  }

private:
  static Location getLocation(Location location) { return location; }
  static Location getLocation(Operation *op) { return op->getLoc(); }
  void eraseSingleOp(Operation *op);
  void eraseTree(Operation *op);
};

/// A rewriter for use outside of patterns.
class IRRewriter : public RewriterBase {
public:
  explicit IRRewriter(MLIRContext *context,
                      OpBuilder::Listener *listener = nullptr)
      : RewriterBase(context, listener) {}
  explicit IRRewriter(Operation *op, OpBuilder::Listener *listener = nullptr)
      : RewriterBase(op, listener) {}
  explicit IRRewriter(const OpBuilder &builder)
      : RewriterBase(builder.getContext(), builder.getListener()) {
    restoreInsertionPoint(builder.saveInsertionPoint());
  }
};

/// The rewriter that a driver passes to patterns.
class PatternRewriter : public RewriterBase {
public:
  explicit PatternRewriter(MLIRContext *context,
                           OpBuilder::Listener *listener = nullptr)
      : RewriterBase(context, listener) {}
  explicit PatternRewriter(Operation *op,
                           OpBuilder::Listener *listener = nullptr)
      : RewriterBase(op, listener) {}

  /// Returns true if a pattern may change IR and then fail, because the driver
  /// rolls its changes back.
  virtual bool canRecoverFromRewriteFailure() const { return false; }
};

} // namespace mlir

#endif // CORE_REWRITE_REWRITER_H
