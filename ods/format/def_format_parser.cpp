// SPDX-License-Identifier: Apache-2.0

#include "ods/format/def_format_parser.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir::ods;
using Kind = FormatElement::Kind;
using llvm::failed;
using llvm::failure;
using llvm::LogicalResult;
using llvm::success;

bool mlir::ods::hasOnlyOptionalFields(const AttrOrTypeDef &def,
                                      const FormatElement &element) {
  return llvm::all_of(element.children, [&](const FormatElement &field) {
    return getFieldParameter(def, field).isOptional();
  });
}

FormatParser::ElementResult DefFormatParser::parseVariable(llvm::SMLoc loc,
                                                           llvm::StringRef name,
                                                           Context context) {
  llvm::ArrayRef<AttrOrTypeParameter> parameters = def.getParameters();
  const auto *found =
      llvm::find_if(parameters, [&](const AttrOrTypeParameter &parameter) {
        return parameter.getName() == name;
      });
  if (found == parameters.end())
    return emitError(loc,
                     def.getName() + " has no parameter named '" + name + "'");
  unsigned index = found - parameters.begin();
  if (context == Context::Ref) {
    if (!seen.test(index) && !found->isSelfType())
      return emitError(loc, "parameter '" + name +
                                "' must be bound before it is referenced");
  } else {
    if (seen.test(index))
      return emitError(loc, "duplicate parameter '" + name + "'");
    seen.set(index);
  }
  return FormatElement{.kind = Kind::Parameter, .index = index};
}

FormatParser::ElementResult
DefFormatParser::parseDirective(llvm::SMLoc loc, FormatToken::Kind kind,
                                Context context) {
  switch (kind) {
  case FormatToken::Params:
    return parseParams(loc, context);
  case FormatToken::Struct:
    return parseStruct(loc, context);
  default:
    return emitError(loc, "unsupported directive kind");
  }
}

FormatParser::ElementResult DefFormatParser::parseParams(llvm::SMLoc loc,
                                                         Context context) {
  if (context != Context::TopLevel && context != Context::Struct)
    return emitError(loc, "`params` can only be used at the top-level context "
                          "or within a `struct` directive");
  FormatElement params{.kind = Kind::Params};
  for (auto [index, parameter] : llvm::enumerate(def.getParameters())) {
    if (seen.test(index))
      return emitError(loc, "`params` captures duplicate parameter: " +
                                parameter.getName());
    // The self type, which follows the attribute, is not part of the format.
    if (parameter.isSelfType())
      continue;
    seen.set(index);
    params.children.push_back(
        {.kind = Kind::Parameter, .index = unsigned(index)});
  }
  return params;
}

FormatParser::ElementResult DefFormatParser::parseStruct(llvm::SMLoc loc,
                                                         Context context) {
  if (context != Context::TopLevel)
    return emitError(loc, "`struct` can only be used at the top-level context");
  FormatElement element{.kind = Kind::Struct};
  if (failed(parseToken(FormatToken::LeftParen,
                        "expected '(' before `struct` argument list")) ||
      failed(parseFields(loc, element)) ||
      failed(parseToken(FormatToken::RightParen,
                        "expected ')' at the end of an argument list")))
    return failure();
  for (const FormatElement &field : element.children)
    if (failed(verifyField(loc, field)))
      return failure();
  return element;
}

LogicalResult DefFormatParser::parseFields(llvm::SMLoc loc,
                                           FormatElement &element) {
  auto isField = [](const FormatElement &field) {
    return field.kind == Kind::Parameter || field.kind == Kind::Custom;
  };
  ElementResult field = parseElement(Context::Struct);
  if (failed(field) || !(isField(*field) || field->kind == Kind::Params))
    return emitError(
        loc, "`struct` argument list expected a parameter or directive");
  if (field->kind == Kind::Params) {
    element.children = std::move(field->children);
    return success();
  }
  element.children.push_back(std::move(*field));
  while (peek().is(FormatToken::Comma)) {
    consume();
    field = parseElement(Context::Struct);
    if (failed(field) || !isField(*field))
      return emitError(loc, "expected a parameter or `custom` directive in "
                            "`struct` argument list");
    element.children.push_back(std::move(*field));
  }
  return success();
}

/// 1. A custom directive in a struct has one argument, 2. which is a parameter.
LogicalResult DefFormatParser::verifyField(llvm::SMLoc loc,
                                           const FormatElement &field) {
  if (field.kind != Kind::Custom)
    return success();
  if (field.children.size() != 1)
    return emitError(loc, "`struct` can only contain `custom` directives with "
                          "a single argument");
  if (field.children.front().kind != Kind::Parameter)
    return emitError(loc, "a `custom` directive nested within a `struct` must "
                          "be passed a parameter");
  return success();
}

/// 1. The format does not contain the self type parameter.
/// 2. It contains all other parameters that are not optional.
/// 3. No comma follows a struct with optional parameters.
LogicalResult DefFormatParser::verify(llvm::SMLoc loc, Elements elements) {
  for (auto [index, parameter] : llvm::enumerate(def.getParameters())) {
    if (parameter.isOptional() || seen.test(index) == !parameter.isSelfType())
      continue;
    if (parameter.isSelfType())
      return emitError(loc,
                       "unexpected self type parameter in assembly format");
    return emitError(loc, "format is missing reference to parameter: " +
                              parameter.getName());
  }
  // It would be ambiguous whether a comma after the struct belongs to it.
  for (size_t i = 1; i < elements.size(); ++i) {
    const FormatElement &before = elements[i - 1];
    bool isComma = elements[i].kind == Kind::Literal && elements[i].text == ",";
    bool hasOptional =
        before.kind == Kind::Struct &&
        llvm::any_of(before.children, [&](const FormatElement &field) {
          return getFieldParameter(def, field).isOptional();
        });
    if (isComma && hasOptional)
      return emitError(loc, "`struct` directive with optional parameters "
                            "cannot be followed by a comma literal");
  }
  return success();
}

/// 1. The element is a parameter.
LogicalResult DefFormatParser::verifyQualified(llvm::SMLoc loc,
                                               const FormatElement &element) {
  if (element.kind != Kind::Parameter)
    return emitError(loc, "`qualified` argument list expected a variable");
  return success();
}

/// 1. Arguments are parameters, references to parameters, or strings.
LogicalResult DefFormatParser::verifyCustomArguments(llvm::SMLoc loc,
                                                     Elements arguments) {
  for (const FormatElement &argument : arguments) {
    Kind kind = argument.kind == Kind::Ref ? argument.children.front().kind
                                           : argument.kind;
    if (kind != Kind::Parameter && kind != Kind::String)
      return emitError(loc, "only variables and types may be used as "
                            "parameters to a custom directive");
  }
  return success();
}

/// 1. Parameters, 2. those of params, 3. those of a struct and 4. those of a
///    custom directive, except references, are optional.
LogicalResult
DefFormatParser::verifyOptionalElement(llvm::SMLoc loc,
                                       const FormatElement &element) {
  auto isRequired = [&](const FormatElement &parameter) {
    return parameter.kind == Kind::Parameter &&
           !def.getParameters()[parameter.index].isOptional();
  };
  switch (element.kind) {
  case Kind::Parameter:
    if (isRequired(element))
      return emitError(loc, "parameters in an optional group must be optional");
    return success();
  case Kind::Params:
    if (!hasOnlyOptionalFields(def, element))
      return emitError(loc, "`params` directive allowed in optional group only "
                            "if all parameters are optional");
    return success();
  case Kind::Struct:
    if (!hasOnlyOptionalFields(def, element))
      return emitError(loc, "`struct` is only allowed in an optional group if "
                            "all captured parameters are optional");
    return success();
  case Kind::Custom:
    if (llvm::any_of(element.children, isRequired))
      return emitError(loc, "`custom` is only allowed in an optional group if "
                            "all captured parameters are optional");
    return success();
  default:
    return success();
  }
}

/// 1. The anchor is a parameter, params, a struct or a custom directive.
/// 2. A custom directive has a parameter that is not a reference.
LogicalResult DefFormatParser::verifyAnchor(llvm::SMLoc loc,
                                            const FormatElement &anchor) {
  if (anchor.kind != Kind::Parameter && anchor.kind != Kind::Params &&
      anchor.kind != Kind::Struct && anchor.kind != Kind::Custom)
    return emitError(loc,
                     "optional group anchor must be a parameter or directive");
  auto isBound = [](const FormatElement &argument) {
    return argument.kind == Kind::Parameter;
  };
  if (anchor.kind == Kind::Custom && llvm::none_of(anchor.children, isBound))
    return emitError(loc, "`custom` directive with no bound parameters cannot "
                          "be used as optional group anchor");
  return success();
}

/// 1. Each element satisfies verifyOptionalElement.
/// 2. The anchor, if it is in this group, satisfies verifyAnchor.
LogicalResult
DefFormatParser::verifyOptionalGroup(llvm::SMLoc loc, Elements elements,
                                     const FormatElement *anchor) {
  for (const FormatElement &element : elements)
    if (failed(verifyOptionalElement(loc, element)))
      return failure();
  return anchor ? verifyAnchor(loc, *anchor) : success();
}
