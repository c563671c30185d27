// SPDX-License-Identifier: Apache-2.0
#include "ods/model/dialect.h"

#include "ods/model/record.h"
#include "llvm/TableGen/Error.h"

using namespace mlir::ods;
using llvm::StringRef;

Dialect::Dialect(const llvm::Record *def) : def(def) {
  if (!def)
    return;
  checkClass(*def, "Dialect");
  dependentDialects = def->getValueAsListOfStrings("dependentDialects");
}

StringRef Dialect::getName() const { return def->getValueAsString("name"); }

StringRef Dialect::getCppNamespace() const {
  return def->getValueAsString("cppNamespace");
}

std::string Dialect::getCppClassName() const {
  std::string name = def->getName().str();
  llvm::erase(name, '_');
  return name;
}

StringRef Dialect::getSummary() const {
  return getOptionalString(*def, "summary").value_or("");
}

StringRef Dialect::getDescription() const {
  return getOptionalString(*def, "description").value_or("");
}

std::optional<StringRef> Dialect::getExtraClassDeclaration() const {
  return getOptionalString(*def, "extraClassDeclaration");
}

bool Dialect::hasCanonicalizer() const {
  return def->getValueAsBit("hasCanonicalizer");
}

bool Dialect::hasConstantMaterializer() const {
  return def->getValueAsBit("hasConstantMaterializer");
}

bool Dialect::hasNonDefaultDestructor() const {
  return def->getValueAsBit("hasNonDefaultDestructor");
}

bool Dialect::hasOperationAttrVerify() const {
  return def->getValueAsBit("hasOperationAttrVerify");
}

bool Dialect::hasRegionArgAttrVerify() const {
  return def->getValueAsBit("hasRegionArgAttrVerify");
}

bool Dialect::hasRegionResultAttrVerify() const {
  return def->getValueAsBit("hasRegionResultAttrVerify");
}

bool Dialect::hasOperationInterfaceFallback() const {
  return def->getValueAsBit("hasOperationInterfaceFallback");
}

bool Dialect::useDefaultAttributePrinterParser() const {
  return def->getValueAsBit("useDefaultAttributePrinterParser");
}

bool Dialect::useDefaultTypePrinterParser() const {
  return def->getValueAsBit("useDefaultTypePrinterParser");
}

bool Dialect::isExtensible() const {
  return def->getValueAsBit("isExtensible");
}

bool Dialect::usePropertiesForAttributes() const {
  return def->getValueAsBit("usePropertiesForAttributes");
}

const llvm::DagInit *Dialect::getDiscardableAttributes() const {
  return def->getValueAsDag("discardableAttrs");
}

std::optional<Dialect>
mlir::ods::findDialect(llvm::ArrayRef<llvm::Record *> dialectDefs,
                       StringRef selected) {
  if (dialectDefs.empty()) {
    llvm::errs() << "no dialect was found\n";
    return std::nullopt;
  }
  if (selected.empty()) {
    if (dialectDefs.size() == 1)
      return Dialect(dialectDefs.front());
    llvm::errs() << "when more than 1 dialect is present, one must be selected "
                    "via '-dialect'\n";
    return std::nullopt;
  }
  const auto *it =
      llvm::find_if(dialectDefs, [&](const llvm::Record *candidate) {
        return Dialect(candidate).getName() == selected;
      });
  if (it == dialectDefs.end()) {
    llvm::errs() << "selected dialect with '-dialect' does not exist\n";
    return std::nullopt;
  }
  return Dialect(*it);
}
