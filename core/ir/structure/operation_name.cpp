// SPDX-License-Identifier: Apache-2.0
#include "core/ir/structure/operation_name.h"

#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/context/context.h"
#include "core/ir/context/dialect.h"
#include "llvm/Support/ErrorHandling.h"

namespace mlir {

OperationName::OperationName(llvm::StringRef name, MLIRContext *context)
    : record(context->getOperationRecord(name)) {}

llvm::StringRef OperationName::getStringRef() const {
  return getIdentifier().getValue();
}

StringAttr OperationName::getIdentifier() const {
  return llvm::cast<StringAttr>(record->name);
}

llvm::StringRef OperationName::stripDialect() const {
  return getStringRef().split('.').second;
}

const TraitUse *OperationName::getTraitUse(TypeID id) const {
  if (!record->descriptor)
    return nullptr;
  for (const TraitUse &use : record->descriptor->traits)
    if (use.trait->id == id)
      return &use;
  return nullptr;
}

bool OperationName::hasInterface(TypeID id) const {
  if (record->interfaces.contains(id))
    return true;
  Dialect *dialect = getDialect();
  if (!dialect)
    return false;
  if (isRegistered() && dialect->hasPromisedInterface(record->id, id))
    return true;
  auto hook = dialect->getDescriptor().getRegisteredInterfaceForOp;
  return hook && hook(*dialect, id, getStringRef());
}

const void *OperationName::getMissingInterface(TypeID id) const {
  Dialect *dialect = getDialect();
  if (!dialect)
    return nullptr;
  if (isRegistered() && dialect->hasPromisedInterface(record->id, id))
    llvm::report_fatal_error(
        llvm::Twine("an interface of '") + getStringRef() +
        "' was promised by its dialect but is not attached; register the "
        "extension that implements it");
  auto hook = dialect->getDescriptor().getRegisteredInterfaceForOp;
  return hook ? hook(*dialect, id, getStringRef()) : nullptr;
}

void OperationName::attachInterface(
    InterfaceImplementation implementation) const {
  record->context->lookupRegisteredOperation(record->id)
      ->interfaces.insert(implementation);
}

} // namespace mlir
