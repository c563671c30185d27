// SPDX-License-Identifier: Apache-2.0
//
// Casts that undo each other: `builtin.unrealized_conversion_cast` whose
// results have the types of what they were made of, perhaps over other casts.
//
//   %1 = builtin.unrealized_conversion_cast %0 : i32 to index
//   %2 = builtin.unrealized_conversion_cast %1 : index to i32
//   "use"(%2)        becomes    "use"(%0)
#ifndef CORE_CONVERSION_RECONCILE_CASTS_H
#define CORE_CONVERSION_RECONCILE_CASTS_H

#include "core/ir/builtin_ops.h"
#include "llvm/ADT/DenseSet.h"

namespace mlir {

/// Replaces the results of casts by what they are of, and erases those of them
/// that nothing but each other uses. The others are added, in their order, to
/// `remainingCastOps`. O(casts times the lengths of chains).
void reconcileUnrealizedCasts(
    llvm::ArrayRef<UnrealizedConversionCastOp> castOps,
    llvm::SmallVectorImpl<UnrealizedConversionCastOp> *remainingCastOps =
        nullptr);

} // namespace mlir

#endif // CORE_CONVERSION_RECONCILE_CASTS_H
