// SPDX-License-Identifier: Apache-2.0
//
// Casts.
#ifndef CORE_INTERFACES_CAST_H
#define CORE_INTERFACES_CAST_H

#include "core/ir/dialect.h"
#include "core/ir/op_definition.h"

namespace mlir {

namespace impl {
/// To the operands, if there are any and they are of the results' types.
LogicalResult foldCastInterfaceOp(Operation *op,
                                  llvm::ArrayRef<Attribute> operands,
                                  llvm::SmallVectorImpl<OpFoldResult> &results);
/// Whether there are results, and the operation says that there is such a cast.
LogicalResult verifyCastInterfaceOp(Operation *op);
} // namespace impl

namespace builtin {
/// Gives builtin.unrealized_conversion_cast the interface: between all types.
void registerCastOpInterfaceExternalModels(DialectRegistry &registry);
} // namespace builtin

} // namespace mlir

#include "core/interfaces/cast.h.inc"

#endif // CORE_INTERFACES_CAST_H
