// SPDX-License-Identifier: Apache-2.0
//
// Reconciliation of casts: chains of `builtin.unrealized_conversion_cast` whose
// results have the types of the original values are removed.
//
//   %1 = builtin.unrealized_conversion_cast %0 : i32 to index
//   %2 = builtin.unrealized_conversion_cast %1 : index to i32
//   "use"(%2)        becomes    "use"(%0)
#ifndef CORE_CONVERSION_RECONCILE_CASTS_H
#define CORE_CONVERSION_RECONCILE_CASTS_H

#include "core/ir/builtin/builtin_ops.h"
#include "llvm/ADT/DenseSet.h"

namespace mlir {

/// Replaces the results of casts by the original values of equal types, and
/// erases casts that only other casts of this kind use. Appends the remaining
/// casts to `remainingCastOps`, in order. O(casts * length of chains).
void reconcileUnrealizedCasts(
    llvm::ArrayRef<UnrealizedConversionCastOp> castOps,
    llvm::SmallVectorImpl<UnrealizedConversionCastOp> *remainingCastOps =
        nullptr);

} // namespace mlir

#endif // CORE_CONVERSION_RECONCILE_CASTS_H
