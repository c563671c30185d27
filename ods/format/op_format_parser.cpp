// SPDX-License-Identifier: Apache-2.0

#include "ods/format/op_format_parser.h"

using namespace mlir::ods;
using Kind = FormatElement::Kind;
using llvm::failed;
using llvm::failure;

OpFormatUse::OpFormatUse(const Operator &op)
    : operands(op.getNumOperands()), operandTypes(op.getNumOperands()),
      resultTypes(op.getNumResults()), attributes(op.getNumNativeAttributes()),
      properties(op.getNumProperties()), regions(op.getNumRegions()),
      successors(op.getNumSuccessors()) {}

llvm::FailureOr<ParsedOpFormat> OpFormatParser::parseFormat() {
  llvm::FailureOr<std::vector<FormatElement>> elements = parse();
  if (failed(elements))
    return failure();
  return ParsedOpFormat{std::move(*elements), std::move(use),
                        std::move(operandRules), std::move(resultRules),
                        infersResultTypes};
}

FormatParser::ElementResult OpFormatParser::parseVariable(llvm::SMLoc loc,
                                                          llvm::StringRef name,
                                                          Context context) {
  std::optional<Operator::Entity> entity = op.lookup(name);
  if (!entity)
    return emitError(loc, "expected variable to refer to an argument, region, "
                          "result, or successor");
  return bind(loc, name, context, *entity);
}

FormatParser::ElementResult OpFormatParser::bind(llvm::SMLoc loc,
                                                 llvm::StringRef name,
                                                 Context context,
                                                 Operator::Entity entity) {
  using EntityKind = Operator::Entity::Kind;
  switch (entity.kind) {
  case EntityKind::Attribute:
  case EntityKind::Property:
    return bindAttributeLike(loc, name, context, entity);
  case EntityKind::Operand:
    return bindOperand(loc, name, context, entity.index);
  case EntityKind::Region:
  case EntityKind::Successor:
    return bindGroup(loc, name, context, entity);
  case EntityKind::Result:
    if (context != Context::Type)
      return emitError(loc, "result variables can can only be used as a child "
                            "to a 'type' directive");
    return FormatElement{.kind = Kind::Result, .index = entity.index};
  }
  return failure();
}

FormatParser::ElementResult
OpFormatParser::bindAttributeLike(llvm::SMLoc loc, llvm::StringRef name,
                                  Context context, Operator::Entity entity) {
  bool isAttribute = entity.kind == Operator::Entity::Kind::Attribute;
  llvm::StringRef what = isAttribute ? "attribute" : "property";
  llvm::BitVector &seen = isAttribute ? use.attributes : use.properties;
  if (context == Context::Type)
    return emitError(loc,
                     llvm::Twine(isAttribute ? "attributes" : "properties") +
                         " cannot be used as children to a `type` "
                         "directive");
  if (context == Context::Ref) {
    if (!seen.test(entity.index))
      return emitError(loc, what + " '" + name +
                                "' must be bound before it is referenced");
  } else if (seen.test(entity.index)) {
    return emitError(loc, what + " '" + name + "' is already bound");
  }
  seen.set(entity.index);
  return FormatElement{.kind = isAttribute ? Kind::Attribute : Kind::Property,
                       .index = entity.index};
}

FormatParser::ElementResult OpFormatParser::bindOperand(llvm::SMLoc loc,
                                                        llvm::StringRef name,
                                                        Context context,
                                                        unsigned index) {
  if (context == Context::TopLevel || context == Context::Custom) {
    if (use.allOperands || use.operands.test(index))
      return emitError(loc, "operand '" + name + "' is already bound");
    use.operands.set(index);
  } else if (context == Context::Ref && !use.operands.test(index)) {
    return emitError(loc, "operand '" + name +
                              "' must be bound before it is referenced");
  }
  return FormatElement{.kind = Kind::Operand, .index = index};
}

FormatParser::ElementResult OpFormatParser::bindGroup(llvm::SMLoc loc,
                                                      llvm::StringRef name,
                                                      Context context,
                                                      Operator::Entity entity) {
  bool isRegion = entity.kind == Operator::Entity::Kind::Region;
  llvm::StringRef what = isRegion ? "region" : "successor";
  llvm::BitVector &seen = isRegion ? use.regions : use.successors;
  bool hasAll = isRegion ? use.allRegions : use.allSuccessors;
  if (context == Context::TopLevel || context == Context::Custom) {
    if (hasAll || seen.test(entity.index))
      return emitError(loc, what + " '" + name + "' is already bound");
    seen.set(entity.index);
  } else if (context != Context::Ref) {
    return emitError(loc, what + "s can only be used at the top level "
                                 "or in a ref directive");
  } else if (!seen.test(entity.index)) {
    return emitError(loc, what + " '" + name +
                              "' must be bound before it is referenced");
  }
  return FormatElement{.kind = isRegion ? Kind::Region : Kind::Successor,
                       .index = entity.index};
}
