// SPDX-License-Identifier: Apache-2.0
//
// The interfaces that operations, types and attributes can have without code of
// their own, for dialects that are made at run time.
#ifndef CORE_INTERFACES_DESCRIBED_INTERFACES_H
#define CORE_INTERFACES_DESCRIBED_INTERFACES_H

#include "core/ir/dialect_from_definition.h"

namespace mlir {

/// Sorted by name. Some follow from the descriptor (effects, types that are
/// inferred), some from a trait beside them, the others have defaults for all
/// they do.
llvm::ArrayRef<DescribedInterface> getDescribedInterfaces();

} // namespace mlir

#endif // CORE_INTERFACES_DESCRIBED_INTERFACES_H
