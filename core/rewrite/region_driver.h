// SPDX-License-Identifier: Apache-2.0
//
// The greedy driver of a region, for the sources of this folder.
#ifndef CORE_REWRITE_REGION_DRIVER_H
#define CORE_REWRITE_REGION_DRIVER_H

#include "core/rewrite/greedy_driver.h"
#include "core/rewrite/operation_folder.h"

namespace mlir {

/// All operations of a region, again and again. What is nested in isolated
/// operations is rewritten on its own until it stays as it is, when its turn
/// comes: patterns that rewrite one seldom touch another, and what is small
/// enough stays in the processor's cache. Not so where that could be told from
/// rewriting all together: with limits, checks, or a record of what is done.
class RegionDriver : public GreedyPatternRewriteDriver {
public:
  /// `region` is the one that is simplified first.
  RegionDriver(const FrozenRewritePatternSet &patterns,
               const GreedyRewriteConfig &config, Region &region);

  LogicalResult simplify(Region &region, bool *changed);

private:
  /// For what is nested in isolated operations.
  RegionDriver(const FrozenRewritePatternSet &patterns,
               const GreedyRewriteConfig &config, Region &region,
               RegionDriver *outer);

  bool isSeparate(Operation *op) const;
  void fillWorklist(OperationFolder &folder);
  bool simplifyBlocks();
  bool iterate();
  void forgetAround(Operation *op);

  void notifyOutOfScope(Operation *op) override;
  bool processNested(Operation *op) override;
  bool eraseUnreachable() override;
  void notifyOperationInserted(Operation *op,
                               OpBuilder::InsertPoint previous) override;
  void notifyOperationModified(Operation *op) override;
  void notifyOperationErased(Operation *op) override;

  const FrozenRewritePatternSet &patterns;
  Region *region;
  /// The one that has found the region in an isolated operation, if any.
  RegionDriver *const outer;
  const bool separates;
  std::unique_ptr<RegionDriver> nested;
  /// Isolated operations in which nothing has changed since they were done.
  llvm::DenseSet<Operation *> settled;
  bool nestedFailed = false;
  bool regionErased = false;
};

} // namespace mlir

#endif // CORE_REWRITE_REGION_DRIVER_H
