// SPDX-License-Identifier: Apache-2.0
#include "core/ir/definition/dialect_from_definition.h"

#include "core/ir/builtin/builtin_dialect.h"
#include "core/ir/definition/definition_impl.h"
#include "core/ir/storage/storage_allocator.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/Twine.h"

namespace mlir {

struct DefinedDialects::Impl {
  // Descriptors refer to strings in the definitions.
  std::vector<DialectDefinition> definitions;
  StorageAllocator arena;
  std::vector<const DialectDescriptor *> dialects;
};

DefinedDialects::DefinedDialects(std::unique_ptr<Impl> impl)
    : impl(std::move(impl)) {}

DefinedDialects::~DefinedDialects() = default;

llvm::ArrayRef<const DialectDescriptor *> DefinedDialects::getDialects() const {
  return impl->dialects;
}

void DefinedDialects::registerIn(DialectRegistry &registry) const {
  for (const DialectDescriptor *dialect : impl->dialects)
    registry.insert(*dialect);
}

std::unique_ptr<DefinedDialects>
makeDialects(std::vector<DialectDefinition> definitions,
             const DialectRegistry &registry,
             llvm::ArrayRef<DescribedInterface> interfaces,
             EmitDefinitionErrorFn emitError) {
  auto impl = std::make_unique<DefinedDialects::Impl>();
  impl->definitions = std::move(definitions);
  detail::DefinitionMaker maker(impl->arena, registry, interfaces, emitError);
  if (!maker.make(impl->definitions))
    return nullptr;
  for (const detail::MadeDialect &made : maker.getDialects())
    impl->dialects.push_back(made.descriptor);
  return std::unique_ptr<DefinedDialects>(new DefinedDialects(std::move(impl)));
}

namespace detail {

bool DefinitionMaker::make(llvm::ArrayRef<DialectDefinition> definitions) {
  dialects.reserve(definitions.size());
  for (const DialectDefinition &definition : definitions)
    declare(definition);
  if (hasFailed)
    return false;
  for (MadeDialect &dialect : dialects)
    resolveDependencies(dialect);
  checkCycles();
  for (MadeDialect &dialect : dialects) {
    current = &dialect;
    fillEnums(dialect);
    fillConstraints(dialect);
    const DialectDefinition &definition = *dialect.definition;
    for (auto [from, to] : llvm::zip_equal(definition.types, dialect.types))
      fillStorage(from, to, /*isType=*/true);
    for (auto [from, to] :
         llvm::zip_equal(definition.attributes, dialect.attributes))
      fillStorage(from, to, /*isType=*/false);
    for (auto [from, to] :
         llvm::zip_equal(definition.operations, dialect.operations))
      fillOperation(from, to);
  }
  return !hasFailed;
}

void DefinitionMaker::error(Owner owner, const llvm::Twine &message) {
  hasFailed = true;
  emitError(owner.location, message);
}

bool DefinitionMaker::checkName(const DialectDefinition &dialect,
                                llvm::StringRef name, llvm::StringRef location,
                                llvm::StringRef what, llvm::StringSet<> &seen) {
  llvm::StringRef rest = name;
  if (!rest.consume_front(dialect.name) || !rest.consume_front(".") ||
      rest.empty()) {
    error({name, location},
          what + " '" + name + "' is not of dialect '" + dialect.name + "'");
    return false;
  }
  if (seen.insert(name).second)
    return true;
  error({name, location}, what + " '" + name + "' is defined twice");
  return false;
}

template <typename Descriptor>
llvm::MutableArrayRef<Descriptor>
DefinitionMaker::declareStorages(const MadeDialect &dialect,
                                 llvm::ArrayRef<StorageDefinition> definitions,
                                 llvm::StringRef sigil) {
  llvm::StringSet<> names, mnemonics;
  const llvm::StringRef what =
      std::is_same_v<Descriptor, TypeDescriptor> ? "type" : "attribute";
  return makeArray<Descriptor>(
      definitions, [&](const StorageDefinition &definition) {
        if (checkName(*dialect.definition, definition.name, definition.location,
                      what, names) &&
            !definition.mnemonic.empty() &&
            !mnemonics.insert(definition.mnemonic).second)
          error({definition.name, definition.location},
                what + " mnemonic '" + definition.mnemonic +
                    "' is defined twice");
        Descriptor descriptor{};
        descriptor.name = definition.name;
        descriptor.id = TypeID::fromName((sigil + definition.name).str());
        return descriptor;
      });
}

void DefinitionMaker::declareOperations(MadeDialect &dialect) {
  llvm::StringSet<> names;
  dialect.operations = makeArray<OpDescriptor>(
      dialect.definition->operations, [&](const OpDefinition &definition) {
        checkName(*dialect.definition, definition.name, definition.location,
                  "operation", names);
        return OpDescriptor{.name = definition.name,
                            .id = TypeID::fromName(definition.name)};
      });
}

void DefinitionMaker::declare(const DialectDefinition &definition) {
  const Owner owner = {definition.name, definition.location};
  if (!Dialect::isValidNamespace(definition.name))
    return error(owner, "'" + definition.name + "' cannot be a dialect's name");
  if (registry.lookup(definition.name) ||
      definition.name == BuiltinDialect::descriptor.name)
    return error(owner,
                 "dialect '" + definition.name + "' is registered already");
  if (llvm::any_of(dialects, [&](const MadeDialect &made) {
        return made.definition->name == definition.name;
      }))
    return error(owner, "dialect '" + definition.name + "' is defined twice");
  MadeDialect made{};
  made.definition = &definition;
  made.descriptor = new (
      arena.allocate(sizeof(DialectDescriptor), alignof(DialectDescriptor)))
      DialectDescriptor{.name = definition.name,
                        .id = TypeID::fromName(definition.name)};
  made.types = declareStorages<TypeDescriptor>(made, definition.types, "!");
  made.attributes =
      declareStorages<AttributeDescriptor>(made, definition.attributes, "#");
  declareOperations(made);
  made.enums =
      makeArray<EnumDescriptor>(definition.enums, [](const EnumDefinition &) {
        return EnumDescriptor();
      });
  made.constraints = makeArray<Constraint>(
      definition.constraints,
      [](const ConstraintDefinition &) { return Constraint(); });
  auto point = [](const auto &descriptor) { return &descriptor; };
  DialectDescriptor &descriptor = *made.descriptor;
  descriptor.operations =
      makeArray<const OpDescriptor *>(made.operations, point);
  descriptor.types = makeArray<const TypeDescriptor *>(made.types, point);
  descriptor.attributes =
      makeArray<const AttributeDescriptor *>(made.attributes, point);
  descriptor.allowsUnknownOperations = definition.allowsUnknownOperations;
  descriptor.allowsUnknownTypes = definition.allowsUnknownTypes;
  descriptor.allowsUnknownAttributes = definition.allowsUnknownAttributes;
  descriptor.summary = definition.summary;
  descriptor.description = definition.description;
  dialects.push_back(made);
}

void DefinitionMaker::resolveDependencies(MadeDialect &dialect) {
  current = &dialect;
  std::vector<const DialectDescriptor *> found;
  for (const std::string &name : dialect.definition->dependentDialects) {
    if (const DialectDescriptor *dependent = resolveDialect(name))
      found.push_back(dependent);
    else
      error({name, dialect.definition->location},
            "dialect '" + dialect.definition->name + "' depends on '" + name +
                "', which is not known");
  }
  dialect.descriptor->dependentDialects = arena.copyInto(llvm::ArrayRef(found));
}

void DefinitionMaker::checkCycles() {
  // Removes dialects that depend on no remaining dialect.
  std::vector<const MadeDialect *> left;
  for (const MadeDialect &dialect : dialects)
    left.push_back(&dialect);
  auto waits = [&](const MadeDialect *dialect) {
    return llvm::any_of(left, [&](const MadeDialect *other) {
      return llvm::is_contained(dialect->descriptor->dependentDialects,
                                other->descriptor);
    });
  };
  for (auto ready = llvm::find_if_not(left, waits); ready != left.end();
       ready = llvm::find_if_not(left, waits))
    left.erase(ready);
  if (!left.empty())
    error({left.front()->definition->name, left.front()->definition->location},
          "dialect '" + left.front()->definition->name + "' depends on itself");
}

void DefinitionMaker::fillEnums(MadeDialect &dialect) {
  for (auto [from, to] :
       llvm::zip_equal(dialect.definition->enums, dialect.enums)) {
    to.cppType = from.cppType;
    to.summary = from.summary;
    to.cases = makeArray<EnumCaseDescriptor>(
        from.cases, [](const EnumCaseDefinition &enumCase) {
          return EnumCaseDescriptor{enumCase.symbol, enumCase.string,
                                    enumCase.value, enumCase.isGroup};
        });
    if (from.width == 0 || from.width > 64)
      error({from.cppType, from.location},
            "enumeration '" + from.cppType + "' has no width up to 64 bits");
    to.width = from.width;
    to.isBitEnum = from.isBitEnum;
    to.separator = from.separator;
    to.printsPrimaryGroups = from.printsPrimaryGroups;
    to.isQuoted = from.isQuoted;
    to.isAttribute = from.isAttribute;
  }
}

void DefinitionMaker::fillConstraints(MadeDialect &dialect) {
  for (auto [from, to] :
       llvm::zip_equal(dialect.definition->constraints, dialect.constraints)) {
    const Owner owner = {from.summary, from.location};
    to.summary = from.summary;
    to.expression = checkExpression(from.expression, owner);
    to.entityClass = from.entityClass;
    to.expressionIsClass = from.expressionIsClass;
    if (from.kindOf == ConstraintDefinition::Kind::None)
      continue;
    to.kind = lookupKind(from);
    if (!to.kind)
      error(owner, "constraint" +
                       (from.summary.empty() ? "" : " '" + from.summary + "'") +
                       " is about '" + from.kind + "', which is not known");
  }
}

} // namespace detail
} // namespace mlir
