// SPDX-License-Identifier: Apache-2.0
//
// What the descriptor of an operation says about its parts, verified; and the
// attributes that stand for missing ones.
#ifndef CORE_IR_OP_INVARIANTS_H
#define CORE_IR_OP_INVARIANTS_H

#include "core/ir/attribute.h"
#include "core/ir/op_descriptor.h"
#include "core/ir/operation_name.h"

namespace mlir {

class InFlightDiagnostic;

/// Checks inherent attributes in a dictionary, before there is an operation:
/// by the descriptor's hook, or its attributes' constraints.
/// Errors: what is wrong, behind what `emitError` begins.
LogicalResult
verifyInherentAttributes(const OpDescriptor &descriptor,
                         llvm::ArrayRef<NamedAttribute> attributes,
                         llvm::function_ref<InFlightDiagnostic()> emitError);

/// The attribute that stands for a missing one, by its number in the
/// descriptor; null if there is none. Made once per context. Thread-safe.
Attribute getDefaultAttribute(OperationName name, unsigned index);

/// Whether the row `index` of the properties has no default, so that texts that
/// are not generic must have it.
bool isRequiredProperty(const OpDescriptor &descriptor, size_t index);

/// Whether the custom form tells the whole operation, as far as its format
/// shows; true if it has none. False if
/// - a list of types is printed that has no element, but needs one,
/// - a region has no block, or only an empty one, and the text stands for the
///   other, or
/// - operands, results, attributes, properties or regions that are there are in
///   optional groups only, none of which is printed.
/// What custom<…> and attributes' own texts leave out is not looked at.
bool isCoveredByFormat(Operation *op);

/// Sets properties from a dictionary that was written for them: `<{…}>` in a
/// custom form. Properties without a default must be in it, and nothing else;
/// those that are `elsewhere` in the form are not in it.
/// Errors: a diagnostic by `emitError`; properties before it are set.
LogicalResult setPropertiesFromParsedAttr(
    const OpDescriptor &descriptor, void *properties, Attribute attribute,
    llvm::ArrayRef<llvm::StringRef> elsewhere, EmitErrorFn emitError);

/// Sets properties that are missing and have a default, by the descriptor and
/// by its hook.
void populateDefaultProperties(OperationName name, void *properties);

} // namespace mlir

#endif // CORE_IR_OP_INVARIANTS_H
