// SPDX-License-Identifier: Apache-2.0
//
// Emulation of memrefs of integers that are too wide for the target.
#ifndef DIALECTS_MEMREF_TRANSFORMS_EMULATE_WIDE_INT_EMULATE_WIDE_INT_PATTERNS_H
#define DIALECTS_MEMREF_TRANSFORMS_EMULATE_WIDE_INT_EMULATE_WIDE_INT_PATTERNS_H

#include "dialects/arith/transforms/emulate_wide_int/emulate_wide_int_patterns.h"

namespace mlir::memref {

/// Adds the type conversion of memrefs of such integers to memrefs of vectors
/// of two halves. The converter must outlive its uses.
void populateMemRefWideIntEmulationConversions(
    arith::WideIntEmulationConverter &typeConverter);

/// Adds patterns for `alloc`, `load` and `store`.
void populateMemRefWideIntEmulationPatterns(
    const arith::WideIntEmulationConverter &typeConverter,
    RewritePatternSet &patterns);

} // namespace mlir::memref

#endif // DIALECTS_MEMREF_TRANSFORMS_EMULATE_WIDE_INT_EMULATE_WIDE_INT_PATTERNS_H
