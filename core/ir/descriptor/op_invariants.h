// SPDX-License-Identifier: Apache-2.0
//
// Verification of an operation's parts against its descriptor, and default
// values of attributes.
#ifndef CORE_IR_DESCRIPTOR_OP_INVARIANTS_H
#define CORE_IR_DESCRIPTOR_OP_INVARIANTS_H

#include "core/ir/descriptor/op_descriptor.h"
#include "core/ir/descriptor/trait.h"
#include "core/ir/structure/attribute.h"
#include "core/ir/structure/operation_name.h"

namespace mlir {

class InFlightDiagnostic;

namespace OpTrait {

/// The generic form has inherent attributes in the dictionary of all attributes
/// instead of `<{…}>`. Operations have this trait if the record of their
/// dialect says `usePropertiesForAttributes = 0`. Both forms can be parsed.
struct AttributesInDictionary {
  static const Trait descriptor;
};

} // namespace OpTrait

/// Verifies inherent attributes in a dictionary before the operation exists, by
/// the descriptor's hook or the constraints of its attributes. Errors:
/// completes the diagnostic that `emitError` starts.
LogicalResult
verifyInherentAttributes(const OpDescriptor &descriptor,
                         llvm::ArrayRef<NamedAttribute> attributes,
                         llvm::function_ref<InFlightDiagnostic()> emitError);

/// Returns the default of an attribute by its index in the descriptor, or null
/// if there is none. Computed once per context. Thread-safe.
Attribute getDefaultAttribute(OperationName name, unsigned index);

/// Returns true if the property at `index` has no default, so that it must be
/// present in every custom form.
bool isRequiredProperty(const OpDescriptor &descriptor, size_t index);

/// Returns true if the operation's format covers all its parts, so that the
/// custom form can be parsed again; true if it has no format. Returns false if
/// - a list of types that must not be empty would be printed empty,
/// - a region has no block or only an empty one, and the text would be parsed
///   as the other, or
/// - operands, results, attributes, properties or regions are present, but only
///   in optional groups that are not printed.
/// Does not inspect custom<…> directives and the textual forms of attributes.
bool isCoveredByFormat(Operation *op);

/// Sets properties from a dictionary `<{…}>` in a custom form. The dictionary
/// must contain all properties without a default, except those that are
/// `elsewhere` in the form, and nothing else.
/// Errors: reports an error by `emitError`; properties before the invalid one
/// have been set.
LogicalResult setPropertiesFromParsedAttr(
    const OpDescriptor &descriptor, void *properties, Attribute attribute,
    llvm::ArrayRef<llvm::StringRef> elsewhere, EmitErrorFn emitError);

/// Sets absent properties to their defaults, by the descriptor and by its hook.
void populateDefaultProperties(OperationName name, void *properties);

} // namespace mlir

#endif // CORE_IR_DESCRIPTOR_OP_INVARIANTS_H
