// SPDX-License-Identifier: Apache-2.0
#include "ods/model/constraint.h"

#include "ods/model/record.h"
#include "llvm/TableGen/Error.h"

using namespace mlir::ods;
using llvm::Record;
using llvm::StringRef;

Constraint::Constraint(const Record *record)
    : Constraint(record, CK_Uncategorized) {
  for (unsigned depth = 0; def->isSubClassOf("OpVariable"); ++depth) {
    if (depth > maxDepth)
      reportTooDeep(*record);
    def = def->getValueAsDef("constraint");
  }
  if (def->isSubClassOf("TypeConstraint"))
    kind = CK_Type;
  else if (def->isSubClassOf("AttrConstraint"))
    kind = CK_Attr;
  else if (def->isSubClassOf("PropConstraint"))
    kind = CK_Prop;
  else if (def->isSubClassOf("RegionConstraint"))
    kind = CK_Region;
  else if (def->isSubClassOf("SuccessorConstraint"))
    kind = CK_Successor;
  else
    checkClass(*def, "Constraint");
}

Pred Constraint::getPredicate() const {
  return Pred(getOptionalDef(*def, "predicate"));
}

std::string Constraint::getConditionTemplate() const {
  return getPredicate().getCondition();
}

StringRef Constraint::getSummary() const {
  if (std::optional<StringRef> summary =
          def->getValueAsOptionalString("summary"))
    return *summary;
  return def->getName();
}

StringRef Constraint::getDescription() const {
  return getOptionalString(*def, "description").value_or("");
}

/// Returns the record from which an anonymous definition is derived, or null.
static const Record *getBase(const Record &def, Constraint::Kind kind) {
  if (!def.isAnonymous())
    return nullptr;
  switch (kind) {
  case Constraint::CK_Attr:
    return getOptionalDef(def, "baseAttr");
  case Constraint::CK_Prop:
    return getOptionalDef(def, "baseProperty");
  case Constraint::CK_Type:
    return getOptionalDef(def, "baseType");
  default:
    return nullptr;
  }
}

std::optional<StringRef> Constraint::getBaseDefName() const {
  const Record *base = getBase(*def, kind);
  if (!base)
    return std::nullopt;
  for (unsigned depth = 0; const Record *next = getBase(*base, kind); ++depth) {
    if (depth > maxDepth)
      reportTooDeep(*def);
    base = next;
  }
  return base->getName();
}

StringRef Constraint::getDefName() const {
  return getBaseDefName().value_or(def->getName());
}

std::string Constraint::getUniqueDefName() const {
  std::optional<StringRef> base = getBaseDefName();
  if (!base)
    return def->getName().str();
  return (*base + "(" + def->getName() + ")").str();
}

std::optional<StringRef> Constraint::getCppFunctionName() const {
  return getOptionalString(*def, "cppFunctionName");
}

AppliedConstraint::AppliedConstraint(Constraint &&constraint, StringRef self,
                                     std::vector<std::string> &&entities)
    : constraint(constraint), self(self.str()), entities(std::move(entities)) {}

/// Returns true if a key is not a record.
static bool isSpecial(Constraint constraint) {
  using Info = llvm::DenseMapInfo<Constraint>;
  return constraint == Info::getEmptyKey() ||
         constraint == Info::getTombstoneKey();
}

unsigned llvm::DenseMapInfo<Constraint>::getHashValue(Constraint constraint) {
  if (isSpecial(constraint))
    return RecordInfo::getHashValue(&constraint.getDef());
  return llvm::hash_combine(constraint.getPredicate(), constraint.getSummary());
}

bool llvm::DenseMapInfo<Constraint>::isEqual(Constraint lhs, Constraint rhs) {
  if (lhs == rhs)
    return true;
  if (isSpecial(lhs) || isSpecial(rhs))
    return false;
  return lhs.getPredicate() == rhs.getPredicate() &&
         lhs.getSummary() == rhs.getSummary();
}
