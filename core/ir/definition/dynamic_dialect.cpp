// SPDX-License-Identifier: Apache-2.0
#include "core/ir/definition/dynamic_dialect.h"

#include "core/ir/affine/affine_map.h"
#include "core/ir/affine/integer_set.h"
#include "core/ir/context/context.h"
#include "core/ir/data/blob.h"
#include "core/ir/definition/definition_impl.h"
#include "core/ir/structure/attribute.h"

namespace mlir {
namespace {

/// A descriptor and all data that it refers to.
template <typename Descriptor> struct Owned {
  std::string name, mnemonic, summary, description;
  std::vector<DynamicField> definitions;
  std::vector<FieldDescriptor> fields;
  std::vector<TraitUse> traits;
  std::vector<InterfaceImplementation> interfaces;
  Descriptor descriptor;

  template <typename Definition>
  Owned(llvm::StringRef dialect, Definition &definition,
        std::vector<DynamicField> givenFields)
      : name(dialect.str() + "." + definition.name), mnemonic(definition.name),
        summary(std::move(definition.summary)),
        description(std::move(definition.description)),
        definitions(std::move(givenFields)),
        traits(std::move(definition.traits)),
        interfaces(std::move(definition.interfaces)),
        descriptor(makeDescriptor()) {}

private:
  /// Computes the layout of the fields and returns their table.
  FieldTable layOut() {
    for (const DynamicField &field : definitions)
      fields.push_back({.name = field.name,
                        .kind = field.kind,
                        .offset = 0,
                        .optional = field.optional});
    return detail::layOut(fields);
  }

  Descriptor makeDescriptor() {
    Descriptor made{};
    made.name = name;
    made.id = TypeID::fromName(name);
    made.traits = traits;
    made.interfaces = interfaces;
    made.summary = summary;
    made.description = description;
    if constexpr (std::is_same_v<Descriptor, OpDescriptor>) {
      made.properties = layOut();
    } else {
      made.parameters = layOut();
      made.mnemonic = mnemonic;
    }
    return made;
  }
};

/// The descriptor of a dialect and its name.
struct OwnedDialect {
  explicit OwnedDialect(llvm::StringRef dialectName) : name(dialectName) {
    descriptor.name = name;
    descriptor.id = TypeID::fromName(name);
  }
  std::string name;
  DialectDescriptor descriptor{};
};

} // namespace

struct DynamicDialect::Storage {
  std::unique_ptr<OwnedDialect> dialect;
  std::deque<Owned<OpDescriptor>> operations;
  std::deque<Owned<TypeDescriptor>> types;
  std::deque<Owned<AttributeDescriptor>> attributes;
};

DynamicDialect::DynamicDialect(const DialectDescriptor &descriptor,
                               MLIRContext *context)
    : Dialect(descriptor, context), storage(std::make_unique<Storage>()) {}

DynamicDialect::~DynamicDialect() = default;

DynamicDialect *DynamicDialect::create(MLIRContext *context,
                                       llvm::StringRef name) {
  assert(!context->getLoadedDialect(name) && "the dialect is there already");
  auto owned = std::make_unique<OwnedDialect>(name);
  owned->descriptor.construct = [](const DialectDescriptor &descriptor,
                                   MLIRContext *context) {
    return std::unique_ptr<Dialect>(
        std::make_unique<DynamicDialect>(descriptor, context));
  };
  auto *dialect = static_cast<DynamicDialect *>(
      context->getOrLoadDialect(owned->descriptor));
  dialect->storage->dialect = std::move(owned);
  return dialect;
}

const OpDescriptor &DynamicDialect::add(DynamicOpDefinition definition) {
  auto &owned = storage->operations.emplace_back(
      getNamespace(), definition, std::move(definition.properties));
  owned.descriptor.hooks = definition.hooks;
  addOperation(owned.descriptor);
  return owned.descriptor;
}

const TypeDescriptor &
DynamicDialect::addType(DynamicStorageDefinition definition) {
  auto &owned = storage->types.emplace_back(getNamespace(), definition,
                                            std::move(definition.parameters));
  owned.descriptor.verify = definition.verify;
  Dialect::addType(owned.descriptor);
  return owned.descriptor;
}

const AttributeDescriptor &
DynamicDialect::addAttribute(DynamicStorageDefinition definition) {
  auto &owned = storage->attributes.emplace_back(
      getNamespace(), definition, std::move(definition.parameters));
  owned.descriptor.verify = definition.verify;
  Dialect::addAttribute(owned.descriptor);
  return owned.descriptor;
}

} // namespace mlir
