// SPDX-License-Identifier: Apache-2.0
//
// Conversion of memrefs of several dimensions to memrefs of one. Other dialects
// use it for their accesses, too.
#ifndef DIALECTS_MEMREF_TRANSFORMS_FLATTEN_MEMREF_FLATTENING_H
#define DIALECTS_MEMREF_TRANSFORMS_FLATTEN_MEMREF_FLATTENING_H

#include <utility>

#include "core/ir/structure/builders.h"
#include "core/support/llvm.h"

namespace mlir {
class MemRefType;
class RewritePatternSet;
} // namespace mlir

namespace mlir::memref {

/// Returns whether a memref has more than one dimension and a strided layout.
bool canFlatten(MemRefType type);

/// Returns a memref of one dimension with all elements of a memref that can be
/// flattened, and the index in it of the element at the indices. Without
/// indices, it is the index of the first element.
std::pair<Value, Value> getFlattenMemrefAndOffset(OpBuilder &builder,
                                                  Location loc, Value source,
                                                  ValueRange indices);

/// Adds patterns for loads, stores, and allocations of static size without an
/// offset.
void populateFlattenMemrefsPatterns(RewritePatternSet &patterns);

} // namespace mlir::memref

#endif // DIALECTS_MEMREF_TRANSFORMS_FLATTEN_MEMREF_FLATTENING_H
