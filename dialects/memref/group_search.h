// SPDX-License-Identifier: Apache-2.0
//
// Groups of dimensions that turn one shape into another.
#ifndef DIALECTS_MEMREF_GROUP_SEARCH_H
#define DIALECTS_MEMREF_GROUP_SEARCH_H

#include <optional>

#include "dialects/utils/reassociation.h"

namespace mlir {

/// The groups of the source's dimensions that are the dimensions of the target,
/// which has fewer. None if there are none, or several possibilities that
/// differ by more than the place of sizes of 1.
std::optional<SmallVector<ReassociationIndices>>
getReassociationIndicesForCollapse(ArrayRef<int64_t> sourceShape,
                                   ArrayRef<int64_t> targetShape);

/// The groups of two collapses, or expansions, one after the other; none if
/// both have as many groups, or if they do not fit together.
std::optional<SmallVector<ReassociationIndices>> composeReassociationIndices(
    ArrayRef<ReassociationIndices> producerReassociations,
    ArrayRef<ReassociationIndices> consumerReassociations,
    MLIRContext *context);

} // namespace mlir

#endif // DIALECTS_MEMREF_GROUP_SEARCH_H
