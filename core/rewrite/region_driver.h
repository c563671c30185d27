// SPDX-License-Identifier: Apache-2.0
//
// The greedy driver of a region. Internal to this folder.
#ifndef CORE_REWRITE_REGION_DRIVER_H
#define CORE_REWRITE_REGION_DRIVER_H

#include "core/rewrite/greedy_driver.h"
#include "core/rewrite/operation_folder.h"

namespace mlir {

/// Traverses all operations of a region until nothing changes. The regions of
/// an isolated operation are rewritten separately to a fixed point when the
/// operation is visited: patterns seldom cross its border, and a small working
/// set stays in the cache. This is not done where the difference could be
/// observed: with limits, checks or an action handler.
class RegionDriver : public GreedyPatternRewriteDriver {
public:
  /// `region` is the region that is simplified first.
  RegionDriver(const FrozenRewritePatternSet &patterns,
               const GreedyRewriteConfig &config, Region &region);

  LogicalResult simplify(Region &region, bool *changed);

private:
  /// Creates the driver of regions of isolated operations.
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
  /// The driver that visited the isolated operation, or null.
  RegionDriver *const outer;
  const bool separates;
  std::unique_ptr<RegionDriver> nested;
  /// Isolated operations that have not changed since they were processed.
  llvm::DenseSet<Operation *> settled;
  bool nestedFailed = false;
  bool regionErased = false;
};

} // namespace mlir

#endif // CORE_REWRITE_REGION_DRIVER_H
