// SPDX-License-Identifier: Apache-2.0
//
// Folding of operations that keeps one operation per constant and region.
#ifndef CORE_REWRITE_OPERATION_FOLDER_H
#define CORE_REWRITE_OPERATION_FOLDER_H

#include <tuple>

#include "core/rewrite/rewriter.h"

namespace mlir {

/// Folds operations, and keeps the constants that come of it, or that were
/// there, at the beginning of the outermost region that they can be in: once
/// for each value and type of a dialect. It is to hear of what is erased
/// otherwise (`notifyRemoval`).
class OperationFolder {
public:
  explicit OperationFolder(MLIRContext *context,
                           OpBuilder::Listener *listener = nullptr);

  /// Replaces an operation by what it folds to, and erases it;
  /// `inPlaceUpdate` tells whether it has only been changed; it is folded again
  /// then, `maxIterations` times at most.
  /// Errors: failure without a message when it does not fold.
  LogicalResult tryToFold(Operation *op, bool *inPlaceUpdate = nullptr,
                          int maxIterations = 1);
  /// Takes up a constant: moves it to its place. If there is one of that value,
  /// that one takes its place, `op` is erased, and the result is false.
  /// `constValue` is what it folds to if that is known.
  bool insertKnownConstant(Operation *op, Attribute constValue = {});
  /// To be called before an operation is erased.
  void notifyRemoval(Operation *op);
  /// Forgets all constants.
  void clear();
  /// The constant of a value for uses in a block; null if the dialect makes
  /// none.
  Value getOrCreateConstant(Block *block, Dialect *dialect, Attribute value,
                            Type type);

private:
  /// By the dialect whose operation was folded, the value and the type.
  using ConstantKey = std::tuple<Dialect *, Attribute, Type>;
  using ConstantMap = llvm::DenseMap<ConstantKey, Operation *>;

  bool isFolderOwnedConstant(Operation *op) const {
    return referencedDialects.contains(op);
  }
  void hoist(Operation *constant);
  LogicalResult processFoldResults(Operation *op,
                                   llvm::ArrayRef<OpFoldResult> folded,
                                   llvm::SmallVectorImpl<Value> &results);
  Operation *tryGetOrCreateConstant(ConstantMap &constants, Dialect *dialect,
                                    Attribute value, Type type);

  /// Constants are at the beginning of these regions.
  llvm::DenseMap<Region *, ConstantMap> foldScopes;
  /// The dialects under which a constant is kept.
  llvm::DenseMap<Operation *, llvm::SmallVector<Dialect *, 2>>
      referencedDialects;
  IRRewriter rewriter;
  /// Of constants that serve several operations.
  Location erasedLocation;
};

} // namespace mlir

#endif // CORE_REWRITE_OPERATION_FOLDER_H
