// SPDX-License-Identifier: Apache-2.0
#include "ods/model/type.h"

#include "ods/model/expression_encoder.h"
#include "ods/model/record.h"

using namespace mlir::ods;
using llvm::Record;
using llvm::StringRef;

TypeConstraint::TypeConstraint(const Record *record) : Constraint(record) {
  checkClass(*def, "TypeConstraint");
}

StringRef TypeConstraint::getVariadicOfVariadicSegmentSizeAttr() const {
  return def->getValueAsString("segmentAttrName");
}

const Record &TypeConstraint::getBaseDef() const {
  const Record *base = def;
  for (unsigned depth = 0;
       base->isSubClassOf("Optional") || base->isSubClassOf("Variadic");
       ++depth) {
    if (depth > maxDepth)
      reportTooDeep(*def);
    base = base->getValueAsDef("baseType");
  }
  return *base;
}

std::optional<StringRef> TypeConstraint::getBuilderCall() const {
  return getOptionalString(getBaseDef(), "builderCall");
}

std::optional<std::string> TypeConstraint::getBuilderExpression() const {
  if (!getBuilderCall())
    return std::nullopt;
  return encodeExpressionField(getBaseDef(), "builderExpr");
}

StringRef TypeConstraint::getCppType() const {
  return def->getValueAsString("cppType");
}

Dialect Type::getDialect() const {
  return Dialect(getOptionalDef(*def, "dialect"));
}
