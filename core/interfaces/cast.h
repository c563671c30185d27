// SPDX-License-Identifier: Apache-2.0
//
// Casts.
#ifndef CORE_INTERFACES_CAST_H
#define CORE_INTERFACES_CAST_H

#include "core/ir/context/dialect.h"
#include "core/ir/structure/op_definition.h"

namespace mlir {

namespace impl {
/// Folds to the operands if there are any and their types equal the result
/// types. Fails otherwise.
LogicalResult foldCastInterfaceOp(Operation *op,
                                  llvm::ArrayRef<Attribute> operands,
                                  llvm::SmallVectorImpl<OpFoldResult> &results);
/// Invariants:
/// 1. The operation has results.
/// 2. `areCastCompatible` of the operation accepts its operand and result
///    types.
LogicalResult verifyCastInterfaceOp(Operation *op);
} // namespace impl

namespace builtin {
/// Attaches the interface to builtin.unrealized_conversion_cast, as a cast
/// between all types.
void registerCastOpInterfaceExternalModels(DialectRegistry &registry);
} // namespace builtin

} // namespace mlir

#include "core/interfaces/cast.h.inc"

#endif // CORE_INTERFACES_CAST_H
