// SPDX-License-Identifier: Apache-2.0

#include "ods/format/op_format_parser.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir::ods;
using Kind = FormatElement::Kind;
using llvm::failed;
using llvm::failure;
using llvm::LogicalResult;
using llvm::success;

LogicalResult OpFormatParser::verify(llvm::SMLoc loc, Elements elements) {
  if (!use.attrDict)
    return emitError(
        loc, "'attr-dict' directive not found in custom assembly format");
  if (failed(verifyColons(loc, elements)) ||
      failed(verifyAttrDictRegions(loc, elements)) ||
      failed(resolveTypes(loc)) || failed(verifyRegions(loc)) ||
      failed(verifySuccessors(loc)))
    return failure();
  return verifyOILists(loc, elements);
}

LogicalResult OpFormatParser::verifyQualified(llvm::SMLoc loc,
                                              const FormatElement &element) {
  if (element.kind == Kind::Attribute || element.kind == Kind::Type)
    return success();
  return emitError(
      loc, "'qualified' directive expects an attribute or a `type` directive");
}

LogicalResult OpFormatParser::verifyCustomArguments(llvm::SMLoc loc,
                                                    Elements arguments) {
  for (const FormatElement &argument : arguments) {
    bool isRef = argument.kind == Kind::Ref;
    const FormatElement &element = isRef ? argument.children.front() : argument;
    switch (element.kind) {
    case Kind::AttrDict:
    case Kind::AttrDictWithKeyword:
    case Kind::PropDict:
    case Kind::String:
      break;
    case Kind::Operands:
    case Kind::Regions:
    case Kind::Successors:
      if (isRef)
        break;
      [[fallthrough]];
    default:
      if (!isVariable(element.kind))
        return emitError(loc, "only variables and types may be used as "
                              "parameters to a custom directive");
      break;
    case Kind::Type:
      if (!isVariable(element.children.front().kind))
        return emitError(loc, "type directives within a custom directive may "
                              "only refer to variables");
      break;
    }
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Optional groups

LogicalResult OpFormatParser::verifyOptionalGroup(llvm::SMLoc loc,
                                                  Elements elements,
                                                  const FormatElement *anchor) {
  for (const FormatElement &element : elements)
    if (failed(verifyOptionalElement(loc, element, &element == anchor)))
      return failure();
  return success();
}

LogicalResult OpFormatParser::verifyOptionalElement(
    llvm::SMLoc loc, const FormatElement &element, bool isAnchor) {
  switch (element.kind) {
  case Kind::Attribute: {
    const Attribute &attribute = op.getAttribute(element.index).attr;
    if (isAnchor && !attribute.isOptional() && !attribute.hasDefaultValue())
      return emitError(loc, "only optional or default-valued attributes can be "
                            "used to anchor an optional group");
    return success();
  }
  case Kind::Property: {
    const Property &property = op.getProperty(element.index).prop;
    if (isAnchor &&
        !(property.hasDefaultValue() && property.hasOptionalParser()))
      return emitError(loc, "only properties with default values that can be "
                            "optionally parsed (have the `let optionalParser = "
                            "...` field defined) can be used to anchor an "
                            "optional group");
    return success();
  }
  case Kind::Operand:
    if (!op.getOperand(element.index).isVariableLength())
      return emitError(loc, "only variable length operands can be used within "
                            "an optional group");
    return success();
  case Kind::Result:
    if (!op.getResult(element.index).isVariableLength())
      return emitError(loc, "only variable length results can be used within "
                            "an optional group");
    return success();
  case Kind::Region:
    return success();
  case Kind::Type:
  case Kind::FunctionalType:
    for (const FormatElement &child : element.children)
      if (failed(verifyOptionalElement(loc, child, /*isAnchor=*/false)))
        return failure();
    return success();
  case Kind::Custom:
    return isAnchor ? verifyAnchorArguments(loc, element) : success();
  case Kind::Literal:
  case Kind::Whitespace:
  case Kind::Optional:
    if (isAnchor)
      return emitError(loc, "only variables and types can be used to anchor an "
                            "optional group");
    return success();
  default:
    return emitError(loc, "only literals, types, and variables can be used "
                          "within an optional group");
  }
}

LogicalResult
OpFormatParser::verifyAnchorArguments(llvm::SMLoc loc,
                                      const FormatElement &custom) {
  // Each argument can be the anchor.
  for (const FormatElement &argument : custom.children)
    if (argument.kind != Kind::Ref &&
        failed(verifyOptionalElement(loc, argument, /*isAnchor=*/true)))
      return failure();
  return success();
}

//===----------------------------------------------------------------------===//
// Clauses

void mlir::ods::collectVariables(
    const FormatElement &element,
    llvm::SmallVectorImpl<const FormatElement *> &variables) {
  switch (element.kind) {
  case Kind::Type:
  case Kind::Ref:
    return;
  default:
    break;
  }
  if (isVariable(element.kind))
    variables.push_back(&element);
  for (const FormatElement &child : element.children)
    collectVariables(child, variables);
  for (const FormatElement &child : element.elseChildren)
    collectVariables(child, variables);
}

LogicalResult
OpFormatParser::verifyClauseElement(llvm::SMLoc loc,
                                    const FormatElement &element) {
  llvm::SmallVector<const FormatElement *> variables;
  collectVariables(element, variables);
  for (const FormatElement *variable : variables)
    if (failed(verifyClauseVariable(loc, *variable)))
      return failure();
  return success();
}

LogicalResult
OpFormatParser::verifyClauseVariable(llvm::SMLoc loc,
                                     const FormatElement &variable) {
  unsigned index = variable.index;
  switch (variable.kind) {
  case Kind::Attribute: {
    const Attribute &attribute = op.getAttribute(index).attr;
    if (!attribute.isOptional() && !attribute.hasDefaultValue())
      return emitError(loc, "only optional attributes can be used in an oilist "
                            "parsing group");
    return success();
  }
  case Kind::Property:
    if (!op.getProperty(index).prop.hasDefaultValue())
      return emitError(loc, "only default-valued or optional properties can be "
                            "used in an olist parsing group");
    return success();
  case Kind::Operand:
    if (!op.getOperand(index).isVariableLength())
      return emitError(loc, "only variable length operands can be used within "
                            "an oilist parsing group");
    return success();
  case Kind::Result:
    if (!op.getResult(index).isVariableLength())
      return emitError(loc, "only variable length results can be used within "
                            "an oilist parsing group");
    return success();
  case Kind::Region:
    return success();
  default:
    return emitError(loc, "only literals, types, and variables can be used "
                          "within an oilist group");
  }
}

LogicalResult OpFormatParser::verifyOILists(llvm::SMLoc loc,
                                            Elements elements) {
  // Literals that begin clauses of the directly preceding lists.
  llvm::SmallVector<llvm::StringRef> literals;
  for (const FormatElement &element : elements) {
    if (element.kind == Kind::Literal &&
        llvm::is_contained(literals, element.text))
      return emitError(
          loc, "format ambiguity because " + element.text +
                   " is used both in oilist element and the adjacent literal.");
    if (element.kind != Kind::OIList) {
      literals.clear();
      continue;
    }
    size_t numBefore = literals.size();
    for (const FormatElement &clause : element.children) {
      llvm::StringRef literal = clause.children.front().text;
      if (llvm::is_contained(llvm::ArrayRef(literals).take_front(numBefore),
                             literal))
        return emitError(loc, "format ambiguity because " + literal +
                                  " is used in two adjacent oilist elements.");
      literals.push_back(literal);
    }
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Required elements

LogicalResult OpFormatParser::reportMissing(llvm::SMLoc loc,
                                            llvm::StringRef kind,
                                            unsigned index,
                                            llvm::StringRef name) {
  return emitErrorAndNote(loc,
                          kind + " #" + llvm::Twine(index) + ", named '" +
                              name + "', not found",
                          "suggest adding a '$" + name +
                              "' directive to the custom assembly format");
}

LogicalResult OpFormatParser::verifyRegions(llvm::SMLoc loc) {
  if (use.allRegions)
    return success();
  int missing = use.regions.find_first_unset();
  return missing == -1 ? success()
                       : reportMissing(loc, "region", missing,
                                       op.getRegion(missing).name);
}

LogicalResult OpFormatParser::verifySuccessors(llvm::SMLoc loc) {
  if (use.allSuccessors)
    return success();
  int missing = use.successors.find_first_unset();
  return missing == -1 ? success()
                       : reportMissing(loc, "successor", missing,
                                       op.getSuccessor(missing).name);
}
