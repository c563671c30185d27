// SPDX-License-Identifier: Apache-2.0
#include "ods/model/interfaces.h"

#include "ods/model/record.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/Casting.h"
#include "llvm/TableGen/Error.h"

using namespace mlir::ods;
using llvm::Record;
using llvm::StringRef;

//===----------------------------------------------------------------------===//
// InterfaceMethod
//===----------------------------------------------------------------------===//

InterfaceMethod::InterfaceMethod(const Record *def, std::string uniqueName,
                                 const Record &interface)
    : def(def), uniqueName(std::move(uniqueName)) {
  const llvm::DagInit *args = def->getValueAsDag("arguments");
  for (unsigned i = 0, e = args->getNumArgs(); i < e; ++i) {
    const auto *type = llvm::dyn_cast<llvm::StringInit>(args->getArg(i));
    if (!type)
      PrintFatalError(getUseLoc(*def, interface),
                      "expected a string as the type of argument #" +
                          llvm::Twine(i) + " of interface method '" +
                          getName() + "', but got '" +
                          args->getArg(i)->getAsString() + "'");
    arguments.push_back({type->getValue(), args->getArgNameStr(i)});
  }
}

StringRef InterfaceMethod::getReturnType() const {
  return def->getValueAsString("returnType");
}

StringRef InterfaceMethod::getName() const {
  return def->getValueAsString("name");
}

/// Returns trimmed code, or nullopt if it is empty.
static std::optional<StringRef> getCode(const Record &def, StringRef field) {
  const StringRef code = def.getValueAsString(field).trim();
  return code.empty() ? std::nullopt : std::optional(code);
}

std::optional<StringRef> InterfaceMethod::getBody() const {
  return getCode(*def, "body");
}

std::optional<StringRef> InterfaceMethod::getDefaultImplementation() const {
  return getCode(*def, "defaultBody");
}

std::optional<StringRef> InterfaceMethod::getDescription() const {
  return getOptionalString(*def, "description");
}

//===----------------------------------------------------------------------===//
// Interface
//===----------------------------------------------------------------------===//

Interface::Interface(const Record *def) : def(def) {
  Cache cache;
  checkClass(*def, "Interface");
  populateMethods();
  populateBases(cache, 0);
}

Interface::Interface(const Record *def, Cache &cache, unsigned depth)
    : def(def) {
  if (depth > maxDepth)
    reportTooDeep(*def);
  populateMethods();
  populateBases(cache, depth);
}

void Interface::populateMethods() {
  llvm::StringSet<> names;
  for (const llvm::Init *init : getOptionalList(*def, "methods")) {
    const Record &method = getDefOf(init, *def, "'methods'", "InterfaceMethod");
    std::string name = method.getValueAsString("name").str();
    while (!names.insert(name).second)
      name += "_" + std::to_string(names.size());
    methods.emplace_back(&method, name, *def);
  }
}

std::shared_ptr<const Interface>
Interface::getBase(const Record &base, Cache &cache, unsigned depth) {
  if (auto it = cache.find(&base); it != cache.end())
    return it->second;
  std::shared_ptr<const Interface> interface(
      new Interface(&base, cache, depth + 1));
  cache[&base] = interface;
  return interface;
}

void Interface::populateBases(Cache &cache, unsigned depth) {
  llvm::StringSet<> names;
  auto add = [&](std::shared_ptr<const Interface> base) {
    if (names.insert(base->getName()).second)
      baseInterfaces.push_back(std::move(base));
  };
  for (const llvm::Init *init : getOptionalList(*def, "baseInterfaces")) {
    const Record &record =
        getDefOf(init, *def, "'baseInterfaces'", "Interface");
    std::shared_ptr<const Interface> base = getBase(record, cache, depth);
    for (const auto &inherited : base->baseInterfaces)
      add(inherited);
    add(base);
  }
}

StringRef Interface::getName() const {
  return def->getValueAsString("cppInterfaceName");
}

std::string Interface::getFullyQualifiedName() const {
  const StringRef cppNamespace = getCppNamespace();
  return cppNamespace.empty() ? getName().str()
                              : (cppNamespace + "::" + getName()).str();
}

StringRef Interface::getCppNamespace() const {
  return def->getValueAsString("cppNamespace");
}

std::optional<StringRef> Interface::getDescription() const {
  return getOptionalString(*def, "description");
}

std::optional<StringRef> Interface::getExtraClassDeclaration() const {
  return getOptionalString(*def, "extraClassDeclaration");
}

std::optional<StringRef> Interface::getExtraTraitClassDeclaration() const {
  return getOptionalString(*def, "extraTraitClassDeclaration");
}

std::optional<StringRef> Interface::getExtraSharedClassDeclaration() const {
  return getOptionalString(*def, "extraSharedClassDeclaration");
}

std::optional<StringRef> Interface::getExtraClassOf() const {
  return getOptionalString(*def, "extraClassOf");
}

std::optional<StringRef> Interface::getVerify() const {
  if (!llvm::isa<OpInterface>(this))
    return std::nullopt;
  return getOptionalString(*def, "verify");
}

bool Interface::verifyWithRegions() const {
  return getBitOrFalse(*def, "verifyWithRegions");
}

bool AttrInterface::classof(const Interface *interface) {
  return interface->getDef().isSubClassOf("AttrInterface");
}

bool OpInterface::classof(const Interface *interface) {
  return interface->getDef().isSubClassOf("OpInterface");
}

bool TypeInterface::classof(const Interface *interface) {
  return interface->getDef().isSubClassOf("TypeInterface");
}

bool DialectInterface::classof(const Interface *interface) {
  return interface->getDef().isSubClassOf("DialectInterface");
}

void mlir::ods::checkForGeneration(const Interface &interface) {
  for (const InterfaceMethod &method : interface.getMethods())
    if (method.getName() == "verifyTrait")
      llvm::PrintFatalError(
          "'verifyTrait' method cannot be specified as interface method for '" +
          interface.getName() + "'; use the 'verify' field instead");
}
