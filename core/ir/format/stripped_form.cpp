// SPDX-License-Identifier: Apache-2.0
#include "core/ir/format/stripped_form.h"

#include "core/ir/builtin/elements.h"
#include "core/ir/format/field_text.h"

namespace mlir {
namespace {

using ods::EntityClass;

/// Parses `[1, 2]`. Returns null after reporting an error.
using ParseDenseArray = Attribute (*)(AsmParser &parser, Type type);

/// Returns null if the class is not a dense array.
ParseDenseArray getDenseArrayParser(const Constraint &constraint) {
  if (!constraint.entityClass)
    return nullptr;
  switch (*constraint.entityClass) {
  case EntityClass::DenseBoolArrayAttr:
    return &DenseBoolArrayAttr::parse;
  case EntityClass::DenseI8ArrayAttr:
    return &DenseI8ArrayAttr::parse;
  case EntityClass::DenseI16ArrayAttr:
    return &DenseI16ArrayAttr::parse;
  case EntityClass::DenseI32ArrayAttr:
    return &DenseI32ArrayAttr::parse;
  case EntityClass::DenseI64ArrayAttr:
    return &DenseI64ArrayAttr::parse;
  case EntityClass::DenseF32ArrayAttr:
    return &DenseF32ArrayAttr::parse;
  case EntityClass::DenseF64ArrayAttr:
    return &DenseF64ArrayAttr::parse;
  default:
    return nullptr;
  }
}

ParseResult parseByClass(AsmParser &parser, const Constraint &constraint,
                         Type &type) {
  if (!constraint.kind)
    return parser.parseType(type);
  const auto &kind = *static_cast<const TypeDescriptor *>(constraint.kind);
  return parser.parseCustomTypeWithFallback(
      type, [&](Type &stripped) -> ParseResult {
        stripped = parseAfterMnemonic(parser, kind);
        return success(stripped != nullptr);
      });
}

ParseResult parseByClass(AsmParser &parser, const Constraint &constraint,
                         Type valueType, Attribute &attribute) {
  const ParseDenseArray parseArray = getDenseArrayParser(constraint);
  if (!constraint.kind && !parseArray)
    return parser.parseAttribute(attribute, valueType);
  const auto *kind = static_cast<const AttributeDescriptor *>(constraint.kind);
  return parser.parseCustomAttributeWithFallback(
      attribute, valueType, [&](Attribute &stripped, Type type) -> ParseResult {
        stripped = kind ? parseAfterMnemonic(parser, *kind, type)
                        : parseArray(parser, type);
        return success(stripped != nullptr);
      });
}

} // namespace

ParseResult parseStripped(AsmParser &parser, const Constraint *constraint,
                          bool isQualified, Type &type) {
  const llvm::SMLoc loc = parser.getCurrentLocation();
  if (!constraint)
    return parser.parseType(type);
  if (isQualified ? parser.parseType(type)
                  : parseByClass(parser, *constraint, type))
    return failure();
  if (isOfClass(*constraint, type))
    return success();
  return parser.failKind(loc, getKindName(*constraint), type);
}

ParseResult parseStripped(AsmParser &parser, const Constraint *constraint,
                          bool isQualified, Type valueType,
                          Attribute &attribute) {
  const llvm::SMLoc loc = parser.getCurrentLocation();
  if (!constraint)
    return parser.parseAttribute(attribute, valueType);
  if (isQualified ? parser.parseAttribute(attribute, valueType)
                  : parseByClass(parser, *constraint, valueType, attribute))
    return failure();
  if (isOfClass(*constraint, attribute))
    return success();
  return parser.emitError(loc, "invalid kind of attribute specified");
}

void printStripped(AsmPrinter &printer, const Constraint *constraint,
                   bool isQualified, Type type) {
  if (type && constraint && constraint->kind && !isQualified &&
      isOfClass(*constraint, type))
    printer.printStrippedAttrOrType(type);
  else
    printer << type;
}

void printStripped(AsmPrinter &printer, const Constraint *constraint,
                   bool isQualified, Attribute attribute) {
  const bool isStripped = attribute && constraint && !isQualified &&
                          isOfClass(*constraint, attribute);
  if (isStripped && constraint->kind)
    printer.printStrippedAttrOrType(attribute);
  else if (isStripped && getDenseArrayParser(*constraint))
    printer.printStrippedAttrOrType(llvm::cast<DenseArrayAttr>(attribute));
  else
    printer << attribute;
}

} // namespace mlir
