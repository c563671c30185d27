// SPDX-License-Identifier: Apache-2.0
//
// Encodes constraints and enumerations without duplicates.
#include "ods/load/definition_io.h"
#include "ods/load/dialect_encoder.h"
#include "ods/model/entity_class.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"

using namespace mlir;
using namespace mlir::ods;
using llvm::Record;
using llvm::StringRef;

void DialectEncoder::setClass(StringRef cppClass, EncodedSubject subject,
                              ConstraintDefinition &constraint) const {
  if (subject == EncodedSubject::Other || isAnyEntity(cppClass))
    return;
  constraint.entityClass = findEntityClass(cppClass);
  if (constraint.entityClass)
    return;
  const auto known = classes.find(stripColons(cppClass));
  const auto kind = subject == EncodedSubject::Type
                        ? ConstraintDefinition::Kind::Type
                        : ConstraintDefinition::Kind::Attribute;
  if (known != classes.end() && known->second.kind == kind) {
    constraint.kindOf = kind;
    constraint.kind = known->second.name;
  } else {
    // Other classes are represented by the expression only.
    constraint.expressionIsClass = !constraint.expression.empty();
  }
}

DefinitionIndex DialectEncoder::addConstraint(ConstraintDefinition constraint) {
  // Different constraints have different bytes, independent of their location.
  DialectDefinition alone;
  alone.constraints.push_back(constraint);
  alone.constraints.front().location.clear();
  const auto [it, isNew] = constraints.try_emplace(
      encodeDefinitions(alone), definition.constraints.size());
  if (isNew)
    definition.constraints.push_back(std::move(constraint));
  return it->second;
}

DefinitionIndex DialectEncoder::addConstraint(const Constraint &constraint,
                                              EncodedSubject subject,
                                              StringRef cppClass,
                                              const Record &owner,
                                              StringRef what) {
  ConstraintDefinition row;
  row.summary = constraint.getSummary().str();
  row.location = describe(constraint.getDef(), owner);
  const Pred predicate = constraint.getPredicate();
  const bool isTrue = !predicate || predicate.isTrue();
  if (!isTrue) {
    if (auto expression = constraint.getExpression())
      row.expression = std::move(*expression);
    else
      refusePredicate(predicate, constraint.getDef(), owner, what,
                      "the constraint '" + row.summary + "'");
  }
  setClass(cppClass, subject, row);
  if (isTrue && subject != EncodedSubject::Type && !row.entityClass &&
      row.kind.empty())
    return NoDefinition;
  return addConstraint(std::move(row));
}

std::string DialectEncoder::describe(const Record &def,
                                     const Record &user) const {
  const Record &named = def.isAnonymous() ? user : def;
  return context.describe(named.getLoc().front());
}

static EnumDefinition encodeEnum(const EnumInfo &enumInfo) {
  EnumDefinition result;
  const std::string cppNamespace = stripColons(enumInfo.getCppNamespace());
  result.cppType = "::" + cppNamespace + (cppNamespace.empty() ? "" : "::") +
                   enumInfo.getEnumClassName().str();
  result.summary = enumInfo.getSummary().str();
  for (const auto &[i, enumCase] : llvm::enumerate(enumInfo.getAllCases()))
    result.cases.push_back(
        {enumCase.getSymbol().str(), enumCase.getStr().str(),
         enumCase.getValue() >= 0 ? enumCase.getValue() : int64_t(i),
         enumCase.isGroup()});
  result.width = enumInfo.getBitwidth();
  result.isBitEnum = enumInfo.isBitEnum();
  result.isAttribute = enumInfo.isEnumAttr();
  if (!result.isBitEnum)
    return result;
  result.separator = enumInfo.getSeparator().str();
  result.printsPrimaryGroups = enumInfo.printBitEnumPrimaryGroups();
  result.isQuoted = enumInfo.printBitEnumQuoted();
  return result;
}

DefinitionIndex DialectEncoder::addEnum(const EnumInfo &enumInfo) {
  const auto [it, isNew] =
      enums.try_emplace(&enumInfo.getDef(), definition.enums.size());
  if (isNew) {
    checkEnum(enumInfo);
    definition.enums.push_back(encodeEnum(enumInfo));
    definition.enums.back().location =
        describe(enumInfo.getDef(), *dialect.getDef());
  }
  return it->second;
}
