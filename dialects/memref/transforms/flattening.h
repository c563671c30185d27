// SPDX-License-Identifier: Apache-2.0
//
// Memrefs of several dimensions as memrefs of one. For accesses of other
// dialects, too.
#ifndef DIALECTS_MEMREF_TRANSFORMS_FLATTENING_H
#define DIALECTS_MEMREF_TRANSFORMS_FLATTENING_H

#include <utility>

#include "core/ir/builders.h"
#include "core/support/llvm.h"

namespace mlir {
class MemRefType;
class RewritePatternSet;
} // namespace mlir

namespace mlir::memref {

/// Whether a memref has more than one dimension, and strides.
bool canFlatten(MemRefType type);

/// A memref of one dimension that has all elements of one that can be
/// flattened, and the index in it of the element at the indices; of the first
/// element if there are no indices.
std::pair<Value, Value> getFlattenMemrefAndOffset(OpBuilder &builder,
                                                  Location loc, Value source,
                                                  ValueRange indices);

/// Loads, stores, and allocations of static size without an offset.
void populateFlattenMemrefsPatterns(RewritePatternSet &patterns);

} // namespace mlir::memref

#endif // DIALECTS_MEMREF_TRANSFORMS_FLATTENING_H
