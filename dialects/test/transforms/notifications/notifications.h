// SPDX-License-Identifier: Apache-2.0
//
// A listener that prints its notifications to the standard output, one per
// line.
#ifndef DIALECTS_TEST_TRANSFORMS_NOTIFICATIONS_NOTIFICATIONS_H
#define DIALECTS_TEST_TRANSFORMS_NOTIFICATIONS_NOTIFICATIONS_H

#include "core/rewrite/rewriter.h"

namespace test {

/// Prints each notification.
struct DumpNotifications : mlir::RewriterBase::Listener {
  void notifyBlockInserted(mlir::Block *block, mlir::Region *previous,
                           mlir::Region::iterator before) override;
  void notifyOperationInserted(mlir::Operation *op,
                               mlir::OpBuilder::InsertPoint previous) override;
  void notifyBlockErased(mlir::Block *block) override;
  void notifyOperationErased(mlir::Operation *op) override;
  void notifyOperationModified(mlir::Operation *op) override;
  void notifyOperationReplaced(mlir::Operation *op,
                               mlir::ValueRange values) override;
};

} // namespace test

#endif // DIALECTS_TEST_TRANSFORMS_NOTIFICATIONS_NOTIFICATIONS_H
