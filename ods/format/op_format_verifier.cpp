// SPDX-License-Identifier: Apache-2.0

#include "ods/format/op_format_parser.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir::ods;
using Kind = FormatElement::Kind;
using llvm::failed;
using llvm::failure;
using llvm::LogicalResult;
using llvm::success;

/// 1. There is an attr-dict directive.
/// 2. A colon is not ambiguous; see verifyColons.
/// 3. Regions are not ambiguous; see verifyAttrDictRegions.
/// 4. The types of all operands and results are given or inferred.
/// 5. All regions are in the format.
/// 6. All successors are in the format.
/// 7. Clauses are not ambiguous; see verifyOILists.
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

/// 1. The element is an attribute or a type directive.
LogicalResult OpFormatParser::verifyQualified(llvm::SMLoc loc,
                                              const FormatElement &element) {
  if (element.kind == Kind::Attribute || element.kind == Kind::Type)
    return success();
  return emitError(
      loc, "'qualified' directive expects an attribute or a `type` directive");
}

/// 1. Arguments are variables, attribute dictionaries, strings, types of
///    variables, or references to these. The directives for all operands,
///    regions or successors may only be referenced.
/// 2. A type directive refers to a variable.
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

/// Each element of the group satisfies verifyOptionalElement.
LogicalResult OpFormatParser::verifyOptionalGroup(llvm::SMLoc loc,
                                                  Elements elements,
                                                  const FormatElement *anchor) {
  for (const FormatElement &element : elements)
    if (failed(verifyOptionalElement(loc, element, &element == anchor)))
      return failure();
  return success();
}

/// 1. An attribute that is the anchor is optional or has a default value.
/// 2. A property that is the anchor has a default value and an optional parser.
/// 3. Operands and 4. results have variable length, also in type directives.
/// 5. A custom directive that is the anchor satisfies verifyAnchorArguments.
/// 6. Literals, whitespace and optional groups are not the anchor.
/// 7. There are no other elements, except regions.
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

/// 1. Each argument that is not a reference can be the anchor of the group.
LogicalResult
OpFormatParser::verifyAnchorArguments(llvm::SMLoc loc,
                                      const FormatElement &custom) {
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

/// Each variable in the element satisfies verifyClauseVariable.
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

/// 1. An attribute is optional or has a default value.
/// 2. A property has a default value.
/// 3. Operands and 4. results have variable length.
/// 5. There are no other variables, except regions.
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

/// 1. A literal after an oilist does not begin a clause of it.
/// 2. Clauses of adjacent oilists begin with different literals.
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

/// Reports that a region or successor is missing in the format.
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

/// 1. Each region is in the format.
LogicalResult OpFormatParser::verifyRegions(llvm::SMLoc loc) {
  if (use.allRegions)
    return success();
  int missing = use.regions.find_first_unset();
  return missing == -1 ? success()
                       : reportMissing(loc, "region", missing,
                                       op.getRegion(missing).name);
}

/// 1. Each successor is in the format.
LogicalResult OpFormatParser::verifySuccessors(llvm::SMLoc loc) {
  if (use.allSuccessors)
    return success();
  int missing = use.successors.find_first_unset();
  return missing == -1 ? success()
                       : reportMissing(loc, "successor", missing,
                                       op.getSuccessor(missing).name);
}
