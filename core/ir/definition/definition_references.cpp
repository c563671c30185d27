// SPDX-License-Identifier: Apache-2.0
//
// Resolves references in definitions, by name or by index.
#include "core/ir/builtin/builtin_dialect.h"
#include "core/ir/builtin/builtin_type_interfaces.h"
#include "core/ir/context/context.h"
#include "core/ir/definition/definition_impl.h"
#include "core/ir/descriptor/expression.h"
#include "core/ir/descriptor/traits.h"
#include "core/ir/storage/storage_allocator.h"
#include "core/ir/structure/location.h"
#include "llvm/ADT/Twine.h"

namespace mlir {
namespace detail {

const DialectDescriptor *
DefinitionMaker::lookupDialect(llvm::StringRef name) const {
  for (const MadeDialect &made : dialects)
    if (made.descriptor->name == name)
      return made.descriptor;
  return name == BuiltinDialect::descriptor.name ? &BuiltinDialect::descriptor
                                                 : registry.lookup(name);
}

/// Returns the full names that a C++ name may denote inside a namespace.
static std::vector<std::string> getCandidates(llvm::StringRef name,
                                              llvm::StringRef cppNamespace) {
  name.consume_front("::");
  cppNamespace.consume_front("::");
  std::vector<std::string> candidates = {name.str()};
  for (llvm::StringRef scope = cppNamespace; !scope.empty();
       scope = scope.rsplit("::").first) {
    candidates.push_back((scope + "::" + name).str());
    if (!scope.contains("::"))
      break;
  }
  candidates.push_back(("mlir::" + name).str());
  return candidates;
}

const DialectDescriptor *
DefinitionMaker::resolveDialect(llvm::StringRef name) const {
  if (const DialectDescriptor *dialect = lookupDialect(name))
    return dialect;
  for (const std::string &candidate :
       getCandidates(name, current->definition->cppNamespace)) {
    for (const MadeDialect &made : dialects)
      if (made.definition->cppClass == candidate)
        return made.descriptor;
    const TypeID id = TypeID::fromCppName(candidate);
    if (id == BuiltinDialect::descriptor.id)
      return &BuiltinDialect::descriptor;
    for (llvm::StringRef registered : registry.getDialectNames())
      if (registry.lookup(registered)->id == id)
        return registry.lookup(registered);
  }
  return nullptr;
}

MLIRContext &DefinitionMaker::getKnown() {
  if (!known)
    known = std::make_unique<MLIRContext>(registry,
                                          MLIRContext::Threading::Disabled);
  return *known;
}

std::optional<llvm::StringRef>
DefinitionMaker::resolveOperation(llvm::StringRef name) {
  if (name.contains('.') && !name.contains("::"))
    return name;
  for (const std::string &candidate :
       getCandidates(name, current->definition->cppNamespace)) {
    for (const MadeDialect &made : dialects)
      for (const OpDefinition &op : made.definition->operations)
        if (op.cppClass == candidate)
          return llvm::StringRef(op.name);
    getKnown().loadAllAvailableDialects();
    if (const OperationRecord *record =
            known->lookupRegisteredOperation(TypeID::fromCppName(candidate)))
      return record->descriptor->name;
  }
  return std::nullopt;
}

const StorageDescriptor *
DefinitionMaker::lookupKind(const ConstraintDefinition &definition) {
  const llvm::StringRef name = definition.kind;
  const bool isType = definition.kindOf == ConstraintDefinition::Kind::Type;
  auto find = [&](auto kinds) -> const StorageDescriptor * {
    for (const auto &kind : kinds)
      if (kind.name == name)
        return &kind;
    return nullptr;
  };
  const llvm::StringRef dialect = name.split('.').first;
  for (const MadeDialect &made : dialects)
    if (made.descriptor->name == dialect)
      return isType ? find(made.types) : find(made.attributes);
  // Kinds of registered dialects are known once their dialect is loaded.
  if (!getKnown().getOrLoadDialect(dialect))
    return nullptr;
  return isType ? static_cast<const StorageDescriptor *>(
                      lookupType(known.get(), name))
                : lookupAttribute(known.get(), name);
}

const Constraint *DefinitionMaker::getConstraint(DefinitionIndex index,
                                                 Owner owner) {
  if (index < 0)
    return nullptr;
  if (size_t(index) < current->constraints.size())
    return &current->constraints[index];
  error(owner, "'" + owner.name + "' has a constraint that is not there");
  return nullptr;
}

const EnumDescriptor *DefinitionMaker::getEnum(DefinitionIndex index,
                                               Owner owner) {
  if (index < 0)
    return nullptr;
  if (size_t(index) < current->enums.size())
    return &current->enums[index];
  error(owner, "'" + owner.name + "' has an enumeration that is not there");
  return nullptr;
}

const EnumDescriptor *DefinitionMaker::getEnum(DefinitionIndex index,
                                               FieldKind kind,
                                               FieldKind element, Owner owner) {
  const EnumDescriptor *enumeration = getEnum(index, owner);
  switch (kind == FieldKind::Optional ? element : kind) {
  case FieldKind::Int32:
  case FieldKind::UInt32:
  case FieldKind::Int64:
  case FieldKind::UInt64:
    return enumeration;
  default:
    if (enumeration)
      error(owner, "'" + owner.name +
                       "' has an enumeration where there is no integer");
    return nullptr;
  }
}

llvm::StringRef DefinitionMaker::checkExpression(llvm::StringRef bytes,
                                                 Owner owner,
                                                 const EncodingLimits &limits) {
  if (bytes.empty() || isExpression(bytes, limits))
    return bytes;
  error(owner, "'" + owner.name + "' has an expression that means nothing");
  return "";
}

//===----------------------------------------------------------------------===//
// Traits and interfaces

/// Returns the traits of types and attributes.
static llvm::ArrayRef<const Trait *> getStorageTraits() {
  static constexpr const Trait *traits[] = {&ValueSemantics::descriptor,
                                            &IsLocation::descriptor};
  return traits;
}

llvm::ArrayRef<llvm::StringRef>
DefinitionMaker::getOperationNames(const TraitDefinition &trait, Owner owner) {
  return makeArray<llvm::StringRef>(
      trait.names, [&](const std::string &name) -> llvm::StringRef {
        if (std::optional<llvm::StringRef> found = resolveOperation(name))
          return *found;
        error(owner, "'" + owner.name + "' has trait '" + trait.name +
                         "' with operation '" + name + "', which is not known");
        return name;
      });
}

const Trait *DefinitionMaker::getTrait(const TraitDefinition &definition,
                                       Owner owner, bool isOp) {
  // An unknown interface is reported once, for the list of interfaces.
  if (definition.isInterface) {
    const DescribedInterface *interface = findInterface(definition.name);
    return interface ? interface->trait : nullptr;
  }
  for (const Trait *trait : isOp ? getStandardTraits() : getStorageTraits())
    if (trait->name == definition.name)
      return trait;
  error(owner, "'" + owner.name + "' has trait '" + definition.name +
                   "', which needs C++");
  return nullptr;
}

llvm::ArrayRef<TraitUse>
DefinitionMaker::getTraits(llvm::ArrayRef<TraitDefinition> definitions,
                           Owner owner, bool isOp) {
  llvm::SmallVector<TraitUse> uses;
  for (const TraitDefinition &definition : definitions) {
    const Trait *trait = getTrait(definition, owner, isOp);
    if (!trait)
      continue;
    const bool namesOps =
        trait == &OpTrait::HasParent::descriptor ||
        trait == &OpTrait::SingleBlockImplicitTerminator::descriptor;
    if (namesOps && definition.names.empty())
      error(owner, "'" + owner.name + "' has trait '" + definition.name +
                       "' without an operation");
    uses.push_back(
        {trait, definition.number, getOperationNames(definition, owner)});
  }
  return arena.copyInto(llvm::ArrayRef<TraitUse>(uses));
}

const DescribedInterface *
DefinitionMaker::findInterface(llvm::StringRef name) const {
  name.consume_front("::");
  for (const DescribedInterface &interface : interfaces)
    if (interface.name == name)
      return &interface;
  return nullptr;
}

static std::optional<const void *> getTable(const DescribedInterface &interface,
                                            const OpDescriptor &op,
                                            StorageAllocator &arena) {
  return interface.getOpTable ? interface.getOpTable(op, arena) : std::nullopt;
}
static std::optional<const void *> getTable(const DescribedInterface &interface,
                                            const StorageDescriptor &kind,
                                            StorageAllocator &) {
  return interface.getStorageTable ? interface.getStorageTable(kind)
                                   : std::nullopt;
}

template <typename Descriptor>
llvm::ArrayRef<InterfaceImplementation>
DefinitionMaker::getInterfaces(llvm::ArrayRef<std::string> names, Owner owner,
                               const Descriptor &descriptor) {
  llvm::SmallVector<InterfaceImplementation> found;
  for (const std::string &name : names) {
    const DescribedInterface *interface = findInterface(name);
    const std::optional<const void *> table =
        interface ? getTable(*interface, descriptor, arena) : std::nullopt;
    if (!table)
      error(owner, "'" + owner.name + "' has interface '" + name +
                       "', which needs C++");
    else if (*table)
      found.push_back({interface->id, *table});
  }
  return arena.copyInto(llvm::ArrayRef<InterfaceImplementation>(found));
}

template llvm::ArrayRef<InterfaceImplementation>
DefinitionMaker::getInterfaces(llvm::ArrayRef<std::string>, Owner,
                               const OpDescriptor &);
template llvm::ArrayRef<InterfaceImplementation>
DefinitionMaker::getInterfaces(llvm::ArrayRef<std::string>, Owner,
                               const StorageDescriptor &);

} // namespace detail
} // namespace mlir
