// SPDX-License-Identifier: Apache-2.0
//
// Makes types and attributes from definitions.
#include "core/ir/definition/definition_impl.h"
#include "core/ir/interface/op_asm_interface.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/MathExtras.h"

namespace mlir {
namespace detail {
namespace {

constexpr OpAsmTypeTable typeMnemonicAlias = {
    .getAlias = [](Type type, llvm::raw_ostream &os) {
      os << type.getImpl()->abstract->getDescriptor().mnemonic;
      return OpAsmAliasResult::OverridableAlias;
    }};
constexpr OpAsmAttrTable attributeMnemonicAlias = {
    .getAlias = [](Attribute attribute, llvm::raw_ostream &os) {
      os << attribute.getImpl()->abstract->getDescriptor().mnemonic;
      return OpAsmAliasResult::OverridableAlias;
    }};

InterfaceImplementation getMnemonicAlias(bool isType) {
  if (isType)
    return {TypeID::get<OpAsmTypeInterface>(), &typeMnemonicAlias};
  return {TypeID::get<OpAsmAttrInterface>(), &attributeMnemonicAlias};
}

} // namespace

FieldTable layOut(llvm::MutableArrayRef<FieldDescriptor> fields) {
  uint64_t size = 0;
  for (FieldDescriptor &field : fields) {
    const FieldLayout layout = getLayout(field);
    size = llvm::alignTo(size, layout.alignment);
    field.offset = size;
    size += layout.size;
  }
  return {fields, static_cast<uint32_t>(llvm::alignTo(size, 8))};
}

bool DefinitionMaker::isDefinable(FieldKind kind, FieldKind element) {
  if (kind != FieldKind::Optional)
    return kind < FieldKind::Int32Inline;
  switch (element) {
  case FieldKind::Bool:
  case FieldKind::Int32:
  case FieldKind::UInt32:
  case FieldKind::Int64:
  case FieldKind::UInt64:
  case FieldKind::String:
  case FieldKind::BoolArray:
  case FieldKind::Int32Array:
  case FieldKind::Int64Array:
    return true;
  default:
    return false;
  }
}

void DefinitionMaker::fillParameters(const StorageDefinition &definition,
                                     StorageDescriptor &kind) {
  const Owner owner = {definition.name, definition.location};
  llvm::StringSet<> names;
  auto fields = makeArray<FieldDescriptor>(
      definition.parameters, [&](const ParameterDefinition &parameter) {
        const bool isKnown = isDefinable(parameter.kind, parameter.element);
        if (!isKnown)
          error(owner, "parameter '" + parameter.name + "' of '" + owner.name +
                           "' is of a type that needs C++");
        if (!names.insert(parameter.name).second)
          error(owner, "parameter '" + parameter.name + "' of '" + owner.name +
                           "' is defined twice");
        return FieldDescriptor{
            .name = parameter.name,
            .kind = isKnown ? parameter.kind : FieldKind::Attribute,
            .offset = 0,
            .optional = parameter.isOptional,
            .constraint = getConstraint(parameter.constraint, owner),
            .element = parameter.element};
      });
  kind.parameters = layOut(fields);
  if (!definition.format && !definition.verifiesParameters)
    return;
  auto *format = make<StorageFormat>();
  format->name = definition.formatName;
  format->parameters = makeArray<ParameterUse>(
      definition.parameters, [&](const ParameterDefinition &parameter) {
        return ParameterUse{
            .cppType = parameter.cppType,
            .hasDefault = parameter.hasDefault,
            .isSelfType = parameter.isSelfType,
            .defaultValue = checkExpression(parameter.defaultValue, owner),
            .enumeration = getEnum(parameter.enumeration, parameter.kind,
                                   parameter.element, owner),
            .isPlainEnum = parameter.isPlainEnum,
            .constraint = getConstraint(parameter.constraint, owner)};
      });
  if (definition.format) {
    format->program = *definition.format;
    if (!isStorageFormat(format->program,
                         {.parameters = definition.parameters.size()}))
      error(owner, "'" + owner.name + "' has a format that needs C++");
  }
  kind.format = format;
  kind.verifiesConstraints = definition.verifiesParameters;
}

void DefinitionMaker::fillStorage(const StorageDefinition &definition,
                                  StorageDescriptor &kind, bool isType) {
  const Owner owner = {definition.name, definition.location};
  kind.mnemonic = definition.mnemonic;
  kind.summary = definition.summary;
  kind.description = definition.description;
  fillParameters(definition, kind);
  kind.traits = getTraits(definition.traits, owner, /*isOp=*/false);
  kind.interfaces = getInterfaces(definition.interfaces, owner, kind);
  if (!definition.hasMnemonicAlias)
    return;
  llvm::SmallVector<InterfaceImplementation> all(kind.interfaces);
  all.push_back(getMnemonicAlias(isType));
  kind.interfaces = arena.copyInto(llvm::ArrayRef(all));
}

} // namespace detail
} // namespace mlir
