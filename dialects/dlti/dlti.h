// SPDX-License-Identifier: Apache-2.0
//
// The dlti dialect: data layouts and facts about targets.
#ifndef DIALECTS_DLTI_DLTI_H
#define DIALECTS_DLTI_DLTI_H

#include "core/interfaces/data_layout.h"
#include "core/ir/storage_class.h"
#include "core/support/llvm.h"

#include "dialects/dlti/dlti_dialect.h.inc"

#define GET_ATTRDEF_CLASSES
#include "dialects/dlti/dlti_attrdef.h.inc"

namespace mlir {
namespace impl {
/// `dlti.dl_spec` and `dlti.target_system_spec` of an operation, or null.
DataLayoutSpecInterface getDataLayoutSpec(Operation *op);
TargetSystemSpecInterface getTargetSystemSpec(Operation *op);
} // namespace impl

/// The trait of operations whose layout is an attribute.
struct HasDefaultDLTIDataLayout {
  static const Trait descriptor;
};

namespace dlti {
/// What the keys stand for, each in what the one before gave; the first is
/// looked up in the attributes of `op` and of the operations around it that can
/// be asked: the innermost that has some.
/// Errors: failure; with `emitError` a diagnostic at `op`.
FailureOr<Attribute> query(Operation *op, ArrayRef<DataLayoutEntryKey> keys,
                           bool emitError = false);
/// Likewise, of keys that are identifiers.
FailureOr<Attribute> query(Operation *op, ArrayRef<StringRef> keys,
                           bool emitError = false);
} // namespace dlti
} // namespace mlir

#endif // DIALECTS_DLTI_DLTI_H
