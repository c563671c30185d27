// SPDX-License-Identifier: Apache-2.0
//
// Types and attributes made from definitions.
#include "core/ir/definition_impl.h"
#include "core/ir/op_asm_interface.h"
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

void DefinitionMaker::layOut(llvm::MutableArrayRef<FieldDescriptor> fields,
                             FieldTable &table) {
  uint64_t size = 0;
  for (FieldDescriptor &field : fields) {
    const FieldLayout layout = getLayout(field);
    size = llvm::alignTo(size, layout.alignment);
    field.offset = size;
    size += layout.size;
  }
  table = {fields, static_cast<uint32_t>(llvm::alignTo(size, 8))};
}

bool DefinitionMaker::isDefinable(FieldKind kind) {
  return kind < FieldKind::Int32Inline;
}

void DefinitionMaker::fillParameters(const StorageDefinition &definition,
                                     StorageDescriptor &kind) {
  const Owner owner = {definition.name, definition.location};
  llvm::StringSet<> names;
  auto fields = makeArray<FieldDescriptor>(
      definition.parameters, [&](const ParameterDefinition &parameter) {
        if (!isDefinable(parameter.kind))
          error(owner, "parameter '" + parameter.name + "' of '" + owner.name +
                           "' is of a type that needs C++");
        if (!names.insert(parameter.name).second)
          error(owner, "parameter '" + parameter.name + "' of '" + owner.name +
                           "' is defined twice");
        return FieldDescriptor{
            .name = parameter.name,
            .kind = isDefinable(parameter.kind) ? parameter.kind
                                                : FieldKind::Attribute,
            .offset = 0,
            .optional = parameter.isOptional,
            .constraint = getConstraint(parameter.constraint, owner)};
      });
  layOut(fields, kind.parameters);
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
            .enumeration =
                getEnum(parameter.enumeration, parameter.kind, owner),
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
