// SPDX-License-Identifier: Apache-2.0
#include "ods/model/attr_or_type_def.h"

#include "ods/model/interfaces.h"
#include "ods/model/record.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/TableGen/Error.h"

using namespace mlir::ods;
using llvm::Record;
using llvm::StringRef;

//===----------------------------------------------------------------------===//
// AttrOrTypeBuilder
//===----------------------------------------------------------------------===//

std::optional<StringRef> AttrOrTypeBuilder::getReturnType() const {
  return getOptionalString(*def, "returnType");
}

bool AttrOrTypeBuilder::hasInferredContextParameter() const {
  return def->getValueAsBit("hasInferredContextParam");
}

//===----------------------------------------------------------------------===//
// AttrOrTypeDef
//===----------------------------------------------------------------------===//

AttrOrTypeDef::AttrOrTypeDef(const Record *def) : def(def) {
  checkClass(*def, "AttrOrTypeDef");
  populateBuilders();
  traits = flattenTraits(*def);
  populateParameters();
  checkFormat();
}

std::vector<std::string> AttrOrTypeDef::getTraitNames() const {
  std::vector<std::string> names;
  for (const Trait &trait : traits)
    if (const auto *native = llvm::dyn_cast<NativeTrait>(&trait))
      // The trait that makes storages mutable has no class.
      if (std::string name = native->getFullyQualifiedTraitName();
          !StringRef(name).ends_with("::IsMutable"))
        names.push_back(std::move(name));
  return names;
}

std::vector<std::string> AttrOrTypeDef::getInterfaceNames() const {
  std::vector<std::string> names;
  for (const Trait &trait : traits) {
    const auto *use = llvm::dyn_cast<InterfaceTrait>(&trait);
    if (!use)
      continue;
    std::string name = use->getInterface().getFullyQualifiedName();
    if (!StringRef(name).starts_with("::"))
      name.insert(0, "::");
    if (!llvm::is_contained(names, name))
      names.push_back(std::move(name));
  }
  return names;
}

void AttrOrTypeDef::populateBuilders() {
  for (const llvm::Init *init : getOptionalList(*def, "builders")) {
    AttrOrTypeBuilder builder(
        &getDefOf(init, *def, "'builders'", "AttrOrTypeBuilder"),
        def->getLoc());
    for (const Builder::Parameter &parameter : builder.getParameters())
      if (!parameter.getName())
        PrintFatalError(def->getLoc(), "builder parameters must have a name");
    builders.push_back(builder);
  }
}

void AttrOrTypeDef::populateParameters() {
  const llvm::DagInit *dag = def->getValueAsDag("parameters");
  for (unsigned i = 0, e = dag->getNumArgs(); i < e; ++i) {
    parameters.emplace_back(def, dag, i);
    parameters.back().getCppType();
  }
}

void AttrOrTypeDef::checkFormat() const {
  const bool isCustom = hasCustomAssemblyFormat();
  const bool isDeclared = getAssemblyFormat().has_value();
  if (!getMnemonic() && (isCustom || isDeclared))
    PrintFatalError(getLoc(),
                    "'assemblyFormat' or 'hasCustomAssemblyFormat' can only be "
                    "used when 'mnemonic' is set");
  if (isCustom && isDeclared)
    PrintFatalError(getLoc(), "cannot specify both 'assemblyFormat' and "
                              "'hasCustomAssemblyFormat'");
  if (getMnemonic() && !parameters.empty() && !isCustom && !isDeclared)
    PrintFatalError(getLoc(),
                    "must specify either 'assemblyFormat' or "
                    "'hasCustomAssemblyFormat' when 'mnemonic' is set");
  if (isDeclared && !genAccessors())
    PrintFatalError(getLoc(),
                    "'assemblyFormat' requires 'genAccessors' to be true");
}

void AttrOrTypeDef::checkForGeneration() const {
  llvm::StringSet<> names;
  for (const AttrOrTypeParameter &parameter : parameters) {
    if (parameter.isAnonymous())
      PrintFatalError(getLoc(), "all parameters must have a name");
    if (!names.insert(parameter.getName()).second)
      PrintFatalError(getLoc(),
                      "duplicate parameter '" + parameter.getName() + "'");
    StringRef type = parameter.getCppType().trim();
    type.consume_front("::");
    if ((type == "llvm::APInt" || type == "APInt" || type == "mlir::APInt") &&
        !parameter.hasCustomComparator())
      PrintFatalError(
          getLoc(),
          "Using a raw APInt parameter without a custom comparator is not "
          "supported because an assert in the equality operator is triggered "
          "when the two APInts have different bit widths. This can lead to "
          "unexpected crashes. Use an `APIntParameter` or provide a custom "
          "comparator.");
  }
}

Dialect AttrOrTypeDef::getDialect() const {
  return Dialect(getOptionalDef(*def, "dialect"));
}

bool AttrOrTypeDef::hasDescription() const {
  const llvm::RecordVal *value = def->getValue("description");
  return value && llvm::isa<llvm::StringInit>(value->getValue());
}

StringRef AttrOrTypeDef::getDescription() const {
  return def->getValueAsString("description");
}

bool AttrOrTypeDef::hasSummary() const {
  const llvm::RecordVal *value = def->getValue("summary");
  return value && llvm::isa<llvm::StringInit>(value->getValue());
}

StringRef AttrOrTypeDef::getSummary() const {
  return def->getValueAsString("summary");
}

StringRef AttrOrTypeDef::getCppClassName() const {
  return def->getValueAsString("cppClassName");
}

StringRef AttrOrTypeDef::getCppBaseClassName() const {
  return def->getValueAsString("cppBaseClassName");
}

StringRef AttrOrTypeDef::getStorageClassName() const {
  return def->getValueAsString("storageClass");
}

StringRef AttrOrTypeDef::getStorageNamespace() const {
  return def->getValueAsString("storageNamespace");
}

bool AttrOrTypeDef::genStorageClass() const {
  return def->getValueAsBit("genStorageClass");
}

bool AttrOrTypeDef::hasStorageCustomConstructor() const {
  return def->getValueAsBit("hasStorageCustomConstructor");
}

std::optional<StringRef> AttrOrTypeDef::getMnemonic() const {
  return def->getValueAsOptionalString("mnemonic");
}

std::string AttrOrTypeDef::getQualifiedMnemonic() const {
  std::optional<StringRef> mnemonic = getMnemonic();
  const Dialect dialect = getDialect();
  if (!mnemonic || !dialect)
    return mnemonic.value_or("").str();
  return (dialect.getName() + "." + *mnemonic).str();
}

std::string AttrOrTypeDef::getQualifiedName() const {
  for (StringRef field : {"typeName", "attrName"})
    if (const std::optional<StringRef> name = getOptionalString(*def, field))
      return name->str();
  if (std::string name = getQualifiedMnemonic(); !name.empty())
    return name;
  return (getDialect().getName() + "." + getName()).str();
}

bool AttrOrTypeDef::hasNormalizer() const {
  return def->getValueAsBit("hasNormalizer");
}

bool AttrOrTypeDef::hasCustomAssemblyFormat() const {
  return def->getValueAsBit("hasCustomAssemblyFormat");
}

std::optional<StringRef> AttrOrTypeDef::getAssemblyFormat() const {
  return def->getValueAsOptionalString("assemblyFormat");
}

bool AttrOrTypeDef::genAccessors() const {
  return def->getValueAsBit("genAccessors");
}

bool AttrOrTypeDef::genVerifyDecl() const {
  return def->getValueAsBit("genVerifyDecl");
}

bool AttrOrTypeDef::genVerifyInvariantsImpl() const {
  return llvm::any_of(parameters, [](const AttrOrTypeParameter &parameter) {
    return parameter.getConstraint().has_value();
  });
}

std::optional<StringRef> AttrOrTypeDef::getExtraDecls() const {
  return getOptionalString(*def, "extraClassDeclaration");
}

std::optional<StringRef> AttrOrTypeDef::getExtraDefs() const {
  return getOptionalString(*def, "extraClassDefinition");
}

bool AttrOrTypeDef::genMnemonicAlias() const {
  return def->getValueAsBit("genMnemonicAlias");
}

bool AttrOrTypeDef::skipDefaultBuilders() const {
  return def->getValueAsBit("skipDefaultBuilders");
}

bool AttrOrTypeDef::isMutable() const {
  return llvm::any_of(traits, [](const Trait &trait) {
    return trait.getQualifiedName() == "::mlir::TypeTrait::IsMutable";
  });
}

std::optional<StringRef> AttrDef::getTypeBuilder() const {
  return getOptionalString(*def, "typeBuilder");
}

bool AttrDef::classof(const AttrOrTypeDef *def) {
  return def->getDef()->isSubClassOf("AttrDef");
}

StringRef AttrDef::getAttrName() const {
  return def->getValueAsString("attrName");
}

bool TypeDef::classof(const AttrOrTypeDef *def) {
  return def->getDef()->isSubClassOf("TypeDef");
}

StringRef TypeDef::getTypeName() const {
  return def->getValueAsString("typeName");
}
