// SPDX-License-Identifier: Apache-2.0
#include "ods/model/trait.h"

#include "ods/model/interfaces.h"
#include "ods/model/predicate.h"
#include "ods/model/record.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Support/Casting.h"
#include "llvm/TableGen/Error.h"

using namespace mlir::ods;
using llvm::Record;
using llvm::StringRef;

Trait Trait::create(const llvm::Init *init, const Record &user) {
  const Record &def = getDefOf(init, user, "'traits'", "Trait");
  if (def.isSubClassOf("PredTrait"))
    return Trait(Kind::Pred, &def);
  if (def.isSubClassOf("GenInternalTrait"))
    return Trait(Kind::Internal, &def);
  if (def.isSubClassOf("InterfaceTrait"))
    return Trait(Kind::Interface, &def);
  getDefOf(init, user, "'traits'", "NativeTrait");
  return Trait(Kind::Native, &def);
}

/// Returns the qualified name of a trait's class.
static std::string getQualified(const Record &def) {
  const StringRef trait = def.getValueAsString("trait");
  const StringRef cppNamespace = def.getValueAsString("cppNamespace");
  return cppNamespace.empty() ? trait.str()
                              : (cppNamespace + "::" + trait).str();
}

std::optional<std::string> Trait::getQualifiedName() const {
  if (kind == Kind::Pred)
    return std::nullopt;
  if (kind == Kind::Internal)
    return def->getValueAsString("trait").str();
  return getQualified(*def);
}

std::string NativeTrait::getFullyQualifiedTraitName() const {
  return getQualified(*def);
}

bool NativeTrait::isStructuralOpTrait() const {
  return def->isSubClassOf("StructuralOpTrait");
}

StringRef NativeTrait::getExtraConcreteClassDeclaration() const {
  return def->getValueAsString("extraConcreteClassDeclaration");
}

StringRef NativeTrait::getExtraConcreteClassDefinition() const {
  return def->getValueAsString("extraConcreteClassDefinition");
}

std::string PredTrait::getPredTemplate() const {
  return Pred(def->getValueInit("predicate")).getCondition();
}

std::optional<std::string> PredTrait::getExpression(const Operator *op) const {
  return Pred(def->getValueInit("predicate")).getExpression(op, def);
}

StringRef PredTrait::getSummary() const {
  return def->getValueAsString("summary");
}

StringRef InternalTrait::getFullyQualifiedTraitName() const {
  return def->getValueAsString("trait");
}

Interface InterfaceTrait::getInterface() const { return Interface(def); }

std::string InterfaceTrait::getFullyQualifiedTraitName() const {
  return getQualified(*def);
}

bool InterfaceTrait::shouldDeclareMethods() const {
  return def->isSubClassOf("DeclareInterfaceMethods");
}

std::vector<StringRef> InterfaceTrait::getAlwaysDeclaredMethods() const {
  return def->getValueAsListOfStrings("alwaysOverriddenMethods");
}

namespace {

/// Collects the traits of one record.
class TraitCollector {
public:
  explicit TraitCollector(const Record &user)
      : user(user), isOp(user.isSubClassOf("Op")) {}

  void insert(llvm::ArrayRef<llvm::Init *> list, unsigned depth = 0);

  std::vector<Trait> traits;

private:
  void checkDependencies(const Record &trait) const;

  const Record &user;
  const bool isOp;
  llvm::SmallPtrSet<const llvm::Init *, 32> seen;
};

} // namespace

void TraitCollector::checkDependencies(const Record &trait) const {
  if (!isOp && !trait.getValue("dependentTraits"))
    return;
  for (const llvm::Init *init : *trait.getValueAsListInit("dependentTraits"))
    if (!seen.contains(init))
      PrintFatalError(user.getLoc(),
                      trait.getValueAsString("trait") + " requires " +
                          getDefOf(init, trait, "'dependentTraits'")
                              .getValueAsString("trait") +
                          " to precede it in traits list");
}

void TraitCollector::insert(llvm::ArrayRef<llvm::Init *> list, unsigned depth) {
  if (depth > maxDepth)
    reportTooDeep(user);
  for (const llvm::Init *init : list) {
    const Record &def = getDefOf(init, user, "'traits'", "Trait");
    if (def.isSubClassOf("TraitList")) {
      insert(getOptionalList(def, "traits"), depth + 1);
      continue;
    }
    if (!seen.insert(init).second)
      continue;
    if (def.isSubClassOf("Interface"))
      insert(getOptionalList(def, "baseInterfaces"), depth + 1);
    checkDependencies(def);
    traits.push_back(Trait::create(init, user));
  }
}

std::vector<Trait> mlir::ods::flattenTraits(const Record &user,
                                            StringRef field) {
  TraitCollector collector(user);
  collector.insert(getOptionalList(user, field));
  return std::move(collector.traits);
}
