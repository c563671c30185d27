// SPDX-License-Identifier: Apache-2.0
//
// Dialects that say more about how their operations are folded. Users include
// core/interfaces/fold.h; it stands here because Operation::fold asks it.
#ifndef CORE_IR_DIALECT_FOLD_INTERFACE_H
#define CORE_IR_DIALECT_FOLD_INTERFACE_H

#include "core/ir/dialect_class.h"
#include "core/ir/op_hooks.h"

namespace mlir {

class DialectFoldInterface : public DialectInterfaceBase<DialectFoldInterface> {
public:
  using DialectInterfaceBase::DialectInterfaceBase;

  /// Folds an operation that neither its own folder nor its traits fold;
  /// `operands` are the constants, null where there is none. No results: it was
  /// changed in place.
  /// Errors: failure without a message, if it does not fold either.
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

#endif // CORE_IR_DIALECT_FOLD_INTERFACE_H
