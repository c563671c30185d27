// SPDX-License-Identifier: Apache-2.0
//
// Dialects that say more about how their operations are folded.
#ifndef CORE_INTERFACES_FOLD_H
#define CORE_INTERFACES_FOLD_H

#include "core/interfaces/dialect_interface.h"
#include "core/ir/op_hooks.h"

namespace mlir {

class DialectFoldInterface : public DialectInterfaceBase<DialectFoldInterface> {
public:
  using DialectInterfaceBase::DialectInterfaceBase;

  /// Folds an operation that its own folder does not fold; `operands` are the
  /// constants, null where there is none.
  /// Errors: failure, if it does not fold either.
  virtual LogicalResult
  fold(Operation *op, llvm::ArrayRef<Attribute> operands,
       llvm::SmallVectorImpl<OpFoldResult> &results) const {
    return failure();
  }

  /// Whether constants are to be made in a region of an operation of this
  /// dialect, rather than farther out; always so if it is isolated.
  virtual bool shouldMaterializeInto(Region *region) const { return false; }
};

} // namespace mlir

#endif // CORE_INTERFACES_FOLD_H
