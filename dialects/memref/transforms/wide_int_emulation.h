// SPDX-License-Identifier: Apache-2.0
//
// Memrefs of integers that are too wide for a target.
#ifndef DIALECTS_MEMREF_TRANSFORMS_WIDE_INT_EMULATION_H
#define DIALECTS_MEMREF_TRANSFORMS_WIDE_INT_EMULATION_H

#include "dialects/arith/transforms/wide_int_emulation.h"

namespace mlir::memref {

/// Adds the conversion of memrefs of such integers: as many vectors of two
/// halves. The converter outlives what it is used for.
void populateMemRefWideIntEmulationConversions(
    arith::WideIntEmulationConverter &typeConverter);

/// `alloc`, `load` and `store`.
void populateMemRefWideIntEmulationPatterns(
    const arith::WideIntEmulationConverter &typeConverter,
    RewritePatternSet &patterns);

} // namespace mlir::memref

#endif // DIALECTS_MEMREF_TRANSFORMS_WIDE_INT_EMULATION_H
