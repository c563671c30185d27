// SPDX-License-Identifier: Apache-2.0
//
// The interface of dialects that customize folding. Users include
// core/interfaces/fold.h. The interface is declared here because
// Operation::fold calls it.
#ifndef CORE_IR_INTERFACE_DIALECT_FOLD_INTERFACE_H
#define CORE_IR_INTERFACE_DIALECT_FOLD_INTERFACE_H

#include "core/ir/context/dialect_class.h"
#include "core/ir/descriptor/op_hooks.h"

namespace mlir {

class DialectFoldInterface : public DialectInterfaceBase<DialectFoldInterface> {
public:
  using DialectInterfaceBase::DialectInterfaceBase;

  /// Folds an operation that neither its own folder nor its traits fold.
  /// `operands` are the constant operands, null for those that are not
  /// constant. Empty results mean that the operation was changed in place.
  /// Errors: returns failure without a diagnostic if the operation does not
  /// fold.
  virtual LogicalResult
  fold(Operation *op, llvm::ArrayRef<Attribute> operands,
       llvm::SmallVectorImpl<OpFoldResult> &results) const {
    return failure();
  }

  /// Returns true if constants should be materialized in this region of an
  /// operation of the dialect instead of an enclosing region. Regions of
  /// isolated operations always receive their constants.
  virtual bool shouldMaterializeInto(Region *region) const { return false; }
};

} // namespace mlir

#endif // CORE_IR_INTERFACE_DIALECT_FOLD_INTERFACE_H
