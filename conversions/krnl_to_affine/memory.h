// SPDX-License-Identifier: Apache-2.0
#ifndef CONVERSIONS_KRNL_TO_AFFINE_MEMORY_H
#define CONVERSIONS_KRNL_TO_AFFINE_MEMORY_H

#include "dialects/krnl/memory_ops.h"

namespace mlir::krnl_to_affine {

// Replace the operation by accesses, in loops where there are several.
// Errors: emit a diagnostic if an affine map cannot be expanded.
LogicalResult lowerLoad(krnl::LoadOp op);
LogicalResult lowerMemcpy(krnl::MemcpyOp op);
LogicalResult lowerMemset(krnl::MemsetOp op);
LogicalResult lowerPrefetch(krnl::PrefetchOp op);
LogicalResult lowerStore(krnl::StoreOp op);

} // namespace mlir::krnl_to_affine

#endif // CONVERSIONS_KRNL_TO_AFFINE_MEMORY_H
