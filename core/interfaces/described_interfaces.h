// SPDX-License-Identifier: Apache-2.0
//
// The interfaces that run-time defined operations, types and attributes can
// implement without C++ code.
#ifndef CORE_INTERFACES_DESCRIBED_INTERFACES_H
#define CORE_INTERFACES_DESCRIBED_INTERFACES_H

#include "core/ir/definition/dialect_from_definition.h"

namespace mlir {

/// Returns the interfaces, sorted by name. Some follow from the descriptor
/// (effects, type inference) or from a trait. All others have defaults for all
/// methods.
llvm::ArrayRef<DescribedInterface> getDescribedInterfaces();

} // namespace mlir

#endif // CORE_INTERFACES_DESCRIBED_INTERFACES_H
