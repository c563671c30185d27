// SPDX-License-Identifier: Apache-2.0
//
// A folder that keeps one operation per constant and region.
#ifndef CORE_REWRITE_OPERATION_FOLDER_H
#define CORE_REWRITE_OPERATION_FOLDER_H

#include <tuple>

#include "core/rewrite/rewriter.h"

namespace mlir {

/// Folds operations and unifies constants. It keeps existing constants and
/// those it materializes at the beginning of the outermost region that they may
/// be in, one for each value and type of a dialect. A caller that erases an
/// operation itself must call `notifyRemoval` first.
class OperationFolder {
public:
  explicit OperationFolder(MLIRContext *context,
                           OpBuilder::Listener *listener = nullptr);

  /// Folds `op`. It replaces `op` by the results and erases it, or changes `op`
  /// in place and folds it again, at most `maxIterations` times.
  /// `inPlaceUpdate`, if given, receives true if `op` was only changed in
  /// place.
  /// Errors: failure without a diagnostic if `op` does not fold.
  LogicalResult tryToFold(Operation *op, bool *inPlaceUpdate = nullptr,
                          int maxIterations = 1);
  /// Registers a constant and moves it to the beginning of its insertion
  /// region. If an equal constant is registered, it replaces and erases `op`
  /// and returns false. `constValue` is the value of `op`, if the caller knows
  /// it.
  bool insertKnownConstant(Operation *op, Attribute constValue = {});
  /// Forgets `op`. Must be called before a registered operation is erased.
  void notifyRemoval(Operation *op);
  /// Forgets all constants.
  void clear();
  /// Returns the constant of `value` and `type` for uses in `block`. Returns
  /// null if the dialect does not materialize it.
  Value getOrCreateConstant(Block *block, Dialect *dialect, Attribute value,
                            Type type);

private:
  /// The dialect whose operation was folded, the value and the type.
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

  /// The registered constants of each insertion region.
  llvm::DenseMap<Region *, ConstantMap> foldScopes;
  /// The dialects under which each constant is registered.
  llvm::DenseMap<Operation *, llvm::SmallVector<Dialect *, 2>>
      referencedDialects;
  IRRewriter rewriter;
  /// The location of constants that replace several operations.
  Location erasedLocation;
};

} // namespace mlir

#endif // CORE_REWRITE_OPERATION_FOLDER_H
