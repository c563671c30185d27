// SPDX-License-Identifier: Apache-2.0
//
// Checks of whole operations.
#include "ods/model/operator.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/TableGen/Error.h"

using namespace mlir::ods;
using llvm::StringRef;
using llvm::Twine;

/// Returns true if the accessor for a name would hide a method of all
/// operations.
static bool overlapsWithOpAPI(const Operator &op, StringRef accessor) {
  if (accessor == "AttributeNames" || accessor == "Attributes" ||
      accessor == "Operation")
    return true;
  if (accessor == "Operands")
    return op.getNumOperands() != 1 || op.getNumVariableLengthOperands() != 1;
  if (accessor == "Regions")
    return op.getNumRegions() != 1 || op.getNumVariadicRegions() != 1;
  if (accessor == "Type")
    return op.getNumResults() != 1;
  return false;
}

void Operator::assertInvariants() const {
  llvm::StringMap<StringRef> names;
  auto check = [&](StringRef name, StringRef entity) {
    if (name.empty())
      return;
    auto [it, isNew] = names.try_emplace(name, entity);
    if (!isNew && it->second == entity)
      PrintFatalError(getLoc(), "op has a conflict with two " + entity +
                                    " having the same name '" + name + "'");
    if (!isNew)
      PrintFatalError(
          getLoc(), "op has a conflict with " + it->second + " and " + entity +
                        " both having an entry with the name '" + name + "'");
    if (overlapsWithOpAPI(*this, llvm::convertToCamelFromSnakeCase(
                                     name, /*capitalizeFirst=*/true)))
      PrintFatalError(getLoc(), "generated accessor for `" + name +
                                    "` overlaps with a default one; please "
                                    "rename to avoid overlap");
  };
  for (const NamedTypeConstraint &operand : operands)
    check(operand.name, "operands");
  for (const NamedTypeConstraint &result : results)
    check(result.name, "results");
  for (const NamedRegion &region : regions)
    check(region.name, "regions");
  for (const NamedSuccessor &successor : successors)
    check(successor.name, "successors");
}

void Operator::checkSegments(bool ofOperands) const {
  const StringRef what = ofOperands ? "operands" : "results";
  const StringRef kind = ofOperands ? "Operand" : "Result";
  const unsigned numGroups = ofOperands ? getNumVariableLengthOperands()
                                        : getNumVariableLengthResults();
  auto has = [&](const Twine &name) {
    return getTrait(("::mlir::OpTrait::" + name).str()) != nullptr;
  };
  const bool sameSize = has("SameVariadic" + kind + "Size");
  const bool attrSized = has("AttrSized" + kind + "Segments");
  if (numGroups > 1 && !sameSize && !attrSized)
    PrintFatalError(getLoc(), "op has multiple variadic " + what +
                                  " but no specification over their sizes");
  if (numGroups < 2 && attrSized)
    PrintFatalError(getLoc(), "op must have at least two variadic " + what +
                                  " to use 'AttrSized" + kind +
                                  "Segments' trait");
  if (sameSize && attrSized)
    PrintFatalError(getLoc(), "op cannot have both 'AttrSized" + kind +
                                  "Segments' and 'SameVariadic" + kind +
                                  "Size' traits");
}

/// A VariadicOfVariadic operand must have an attribute with its inner group
/// sizes.
void Operator::checkSegmentAttributes() const {
  for (const NamedTypeConstraint &operand : operands) {
    if (!operand.isVariadicOfVariadic())
      continue;
    const StringRef name =
        operand.constraint.getVariadicOfVariadicSegmentSizeAttr();
    std::optional<Entity> entity = lookup(name);
    if (!entity || entity->kind != Entity::Kind::Attribute)
      PrintFatalError(getLoc(), "'" + name + "' for the sizes of operand '" +
                                    operand.name + "' names no attribute");
  }
}

/// Names in traits about types must refer to entities with a type.
void Operator::checkTypeTraits() const {
  auto check = [&](StringRef name, StringRef trait) {
    std::optional<Entity> entity = lookup(name);
    const bool isDerived = llvm::any_of(attributes, [&](const auto &attribute) {
      return attribute.name == name;
    });
    if (!isDerived && (!entity || entity->kind == Entity::Kind::Region ||
                       entity->kind == Entity::Kind::Successor))
      PrintFatalError(getLoc(), "'" + name + "' in trait '" + trait +
                                    "' names no operand, result or attribute");
  };
  for (const Trait &trait : traits) {
    const llvm::Record &record = trait.getDef();
    if (record.isSubClassOf("TypesMatchWith")) {
      check(record.getValueAsString("lhs"), "TypesMatchWith");
      check(record.getValueAsString("rhs"), "TypesMatchWith");
    } else if (record.isSubClassOf("AllTypesMatch")) {
      for (StringRef name : record.getValueAsListOfStrings("values"))
        check(name, "AllTypesMatch");
    }
  }
}

void Operator::checkTypeSources() const {
  for (const InferredResultType &source : resultTypeMapping)
    if (source.isArg() && argumentKinds[source.getIndex()].kind() ==
                              OperandAttrOrProp::Kind::Property)
      PrintFatalError(getLoc(), "Properties cannot be used for type inference");
  if (hasAttrDerivedResultType() && numNativeAttributes == 0)
    PrintFatalError(getLoc(), "op must have an attribute to use "
                              "'FirstAttrDerivedResultType' trait");
}

/// Names must not have the same accessors.
void Operator::checkStoredNames() const {
  llvm::StringSet<> accessors;
  auto check = [&](StringRef name) {
    if (name.empty())
      return;
    const std::string accessor = getGetterName(name);
    const bool isTaken = !accessors.insert(accessor).second;
    if (isTaken || accessor == "getOperation")
      PrintFatalError(getLoc(), "Unexpected overlap when generating `" +
                                    accessor + "` for " + getOperationName());
  };
  for (const NamedTypeConstraint &operand : operands)
    check(operand.name);
  for (const NamedTypeConstraint &result : results)
    check(result.name);
  for (const NamedAttribute &attribute : attributes)
    check(attribute.name);
  for (const NamedProperty &property : properties)
    check(property.name);
  for (const NamedRegion &region : regions)
    check(region.name);
  for (const NamedSuccessor &successor : successors)
    check(successor.name);
}

/// An operation without a C++ class has no methods.
void Operator::checkMethods() const {
  if (hasCppClass())
    return;
  if (hasVerifier() || hasRegionVerifier() || hasFolder() ||
      hasCanonicalizer() || hasCanonicalizeMethod() ||
      (hasCustomAssemblyFormat() && !hasAssemblyFormat()) ||
      !getExtraClassDeclaration().trim().empty() ||
      !getExtraClassDefinition().trim().empty())
    PrintFatalError(getLoc(), getOperationName() +
                                  " has no C++ class, but needs methods");
  for (const Trait &trait : getTraits()) {
    const auto *use = llvm::dyn_cast<InterfaceTrait>(&trait);
    if (use && use->shouldDeclareMethods())
      PrintFatalError(getLoc(), getOperationName() +
                                    " has no C++ class, but declares methods "
                                    "of an interface");
  }
}

void Operator::checkForGeneration() const {
  def.getValueAsString("opName");
  checkMethods();
  checkSegments(/*ofOperands=*/true);
  checkSegments(/*ofOperands=*/false);
  checkSegmentAttributes();
  checkStoredNames();
  checkTypeTraits();
  checkTypeSources();
}
