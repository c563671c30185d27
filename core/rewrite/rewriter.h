// SPDX-License-Identifier: Apache-2.0
//
// Rewriters: builders through which IR is changed so that listeners hear of
// it. Patterns change IR by no other way.
// Source: the MLIR documentation, "Pattern Rewriting".
#ifndef CORE_REWRITE_REWRITER_H
#define CORE_REWRITE_REWRITER_H

#include "core/ir/builders.h"
#include "llvm/ADT/SmallPtrSet.h"

namespace llvm {
class BitVector;
} // namespace llvm

namespace mlir {

class Pattern;

/// What changes operations that are there. The functions that are virtual have
/// another meaning in dialect conversion, which may take changes back.
class RewriterBase : public OpBuilder {
public:
  /// Hears of what a rewriter does, before what is erased is gone.
  class Listener : public OpBuilder::Listener {
  public:
    Listener() : OpBuilder::Listener(Kind::Rewriter) {}
    static bool classof(const OpBuilder::Listener *listener) {
      return listener->getKind() == Kind::Rewriter;
    }

    /// The block is about to be erased; it is empty and has no uses.
    virtual void notifyBlockErased(Block *block) {}
    /// The operation was changed in place.
    virtual void notifyOperationModified(Operation *op) {}
    /// The uses of the operation are about to be replaced.
    virtual void notifyOperationReplaced(Operation *op,
                                         Operation *replacement) {
      notifyOperationReplaced(op, ValueRange(replacement->getResults()));
    }
    virtual void notifyOperationReplaced(Operation *op,
                                         ValueRange replacement) {}
    /// The operation is about to be erased; nothing is nested in it any more.
    virtual void notifyOperationErased(Operation *op) {}
    /// A pattern is about to be tried at the operation.
    virtual void notifyPatternBegin(const Pattern &pattern, Operation *op) {}
    virtual void notifyPatternEnd(const Pattern &pattern,
                                  LogicalResult status) {}
    /// A pattern did not match, for a reason that it says.
    virtual void
    notifyMatchFailure(Location location,
                       llvm::function_ref<void(Diagnostic &)> reason) {}
  };

  /// Tells another listener, of either kind or null, all that it hears.
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
    /// Null if it is no listener of rewriters.
    Listener *getRewriteListener() const {
      return llvm::dyn_cast_if_present<Listener>(listener);
    }
    OpBuilder::Listener *listener;
  };

  virtual ~RewriterBase();

  // Regions and blocks.

  /// Moves the blocks of a region before a block of another one.
  void inlineRegionBefore(Region &region, Region &parent,
                          Region::iterator before);
  void inlineRegionBefore(Region &region, Block *before);
  /// Moves the operations of `source` to another block; `source`, which has no
  /// other uses, is erased. `argumentValues` take the place of its arguments.
  virtual void inlineBlockBefore(Block *source, Block *destination,
                                 Block::iterator before,
                                 ValueRange argumentValues = {});
  void inlineBlockBefore(Block *source, Operation *before,
                         ValueRange argumentValues = {});
  /// The same, to the end of a block.
  void mergeBlocks(Block *source, Block *destination,
                   ValueRange argumentValues = {});
  /// Operations from `before` on go to a new block behind this one.
  Block *splitBlock(Block *block, Block::iterator before);
  void moveBlockBefore(Block *block, Block *before);
  void moveBlockBefore(Block *block, Region *region, Region::iterator before);

  // Operations.

  /// Puts values in the place of the operation's results and erases it.
  virtual void replaceOp(Operation *op, ValueRange newValues);
  virtual void replaceOp(Operation *op, Operation *newOp);
  /// The same with a new operation, built as by `create`.
  template <typename OpT, typename... Args>
  OpT replaceOpWithNewOp(Operation *op, Args &&...args) {
    auto newOp = create<OpT>(op->getLoc(), std::forward<Args>(args)...);
    replaceOp(op, newOp.getOperation());
    return newOp;
  }
  /// Erases an operation without uses, and all that is nested in it, users
  /// before what they use. An insertion point before it goes behind it.
  virtual void eraseOp(Operation *op);
  /// Erases a block, which has no uses, with its operations.
  virtual void eraseBlock(Block *block);
  /// Puts an operation without some of its results, which have no uses, in the
  /// place of `op`; returns it.
  Operation *eraseOpResults(Operation *op, const llvm::BitVector &results);
  void moveOpBefore(Operation *op, Operation *existing);
  void moveOpBefore(Operation *op, Block *block, Block::iterator before);
  void moveOpAfter(Operation *op, Operation *existing);
  void moveOpAfter(Operation *op, Block *block, Block::iterator after);

  // Changes in place: between `start` and one of the others operands,
  // attributes, successors, locations or types of results may change.
  virtual void startOpModification(Operation *op) {}
  virtual void finalizeOpModification(Operation *op);
  /// What was changed has been changed back.
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
  /// Of an operation's results; the operation stays.
  void replaceAllOpUsesWith(Operation *from, ValueRange to);
  void replaceAllOpUsesWith(Operation *from, Operation *to);
  /// Those for which `condition` holds. `allUsesReplaced`: where to say whether
  /// it held for all.
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

  // Why a pattern does not match: the reason is made only if somebody listens.
  // Each returns failure.
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

  /// The listener, if it is one of rewriters.
  Listener *getRewriteListener() const {
    return llvm::dyn_cast_if_present<Listener>(listener);
  }

private:
  static Location getLocation(Location location) { return location; }
  static Location getLocation(Operation *op) { return op->getLoc(); }
  void eraseSingleOp(Operation *op);
  void eraseTree(Operation *op);
};

/// A rewriter for code that is no pattern.
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

/// A rewriter as patterns see it.
class PatternRewriter : public RewriterBase {
public:
  explicit PatternRewriter(MLIRContext *context,
                           OpBuilder::Listener *listener = nullptr)
      : RewriterBase(context, listener) {}
  explicit PatternRewriter(Operation *op,
                           OpBuilder::Listener *listener = nullptr)
      : RewriterBase(op, listener) {}

  /// Whether a pattern may change IR and then fail, since that is taken back.
  virtual bool canRecoverFromRewriteFailure() const { return false; }
};

} // namespace mlir

#endif // CORE_REWRITE_REWRITER_H
