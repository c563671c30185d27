// SPDX-License-Identifier: Apache-2.0
//
// The dlti dialect: data layouts and facts about targets.
#ifndef DIALECTS_DLTI_DLTI_H
#define DIALECTS_DLTI_DLTI_H

#include <optional>

#include "core/interfaces/data_layout.h"
#include "core/ir/descriptor/storage_class.h"
#include "core/support/llvm.h"

#include "dialects/dlti/dlti_dialect.h.inc"

#define GET_ATTRDEF_CLASSES
#include "dialects/dlti/dlti_attrdef.h.inc"

namespace mlir {
namespace impl {
/// Return the attributes `dlti.dl_spec` and `dlti.target_system_spec` of an
/// operation, or null.
DataLayoutSpecInterface getDataLayoutSpec(Operation *op);
TargetSystemSpecInterface getTargetSystemSpec(Operation *op);
} // namespace impl

/// The trait of operations whose data layout is the attribute `dlti.dl_spec`.
struct HasDefaultDLTIDataLayout {
  static const Trait descriptor;
};

namespace dlti {
/// Returns the value of a chain of keys: each key is looked up in the value of
/// the previous one. The first is looked up in the queryable attributes of the
/// innermost operation that has any, from `op` outwards.
/// Errors: fails if a key is not found; emits a diagnostic at `op` if
/// `emitError` is set.
FailureOr<Attribute> query(Operation *op, ArrayRef<DataLayoutEntryKey> keys,
                           bool emitError = false);
/// The same for keys that are all identifiers.
FailureOr<Attribute> query(Operation *op, ArrayRef<StringRef> keys,
                           bool emitError = false);
/// Returns a number that describes the device "CPU" of the target, or nothing.
/// The description is that of the innermost operation that has one.
std::optional<int64_t> queryCPU(Operation *op, StringRef key);
} // namespace dlti
} // namespace mlir

#endif // DIALECTS_DLTI_DLTI_H
