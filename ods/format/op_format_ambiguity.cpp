// SPDX-License-Identifier: Apache-2.0
//
// Rejects ambiguous sequences: a colon after an attribute that may end with a
// colon and a type, and an attribute dictionary after a region.

#include "ods/format/op_format_parser.h"
#include "llvm/ADT/STLFunctionalExtras.h"

using namespace mlir::ods;
using Kind = FormatElement::Kind;
using llvm::failed;
using llvm::failure;
using llvm::LogicalResult;
using llvm::success;

namespace {

using Elements = llvm::ArrayRef<FormatElement>;

/// Searches for an element of one kind (a base) that may be followed by an
/// element of another kind in the text.
class AdjacencyCheck {
public:
  using Follows = llvm::function_ref<bool(const FormatElement &base,
                                          const FormatElement &element)>;

  /// `isFollowedBy` reports an error and returns true if the element must not
  /// follow the base.
  AdjacencyCheck(const Operator &op,
                 llvm::function_ref<bool(const FormatElement &)> isBase,
                 Follows isFollowedBy)
      : op(op), isBase(isBase), isFollowedBy(isFollowedBy) {}

  /// Returns failure, or a base at the end of the elements, or null.
  llvm::FailureOr<const FormatElement *> check(Elements elements);

private:
  enum class Outcome { Wrong, Right, ReachedEnd };

  Outcome checkBehind(const FormatElement &base, Elements elements,
                      bool isGuarded = false);
  bool isParsedOptionally(const FormatElement &element);
  llvm::FailureOr<const FormatElement *> findBase(const FormatElement &element);

  const Operator &op;
  llvm::function_ref<bool(const FormatElement &)> isBase;
  Follows isFollowedBy;
};

} // namespace

bool AdjacencyCheck::isParsedOptionally(const FormatElement &element) {
  unsigned index = element.index;
  switch (element.kind) {
  case Kind::Attribute: {
    const Attribute &attribute = op.getAttribute(index).attr;
    return attribute.isOptional() || attribute.hasDefaultValue();
  }
  case Kind::Property: {
    const Property &property = op.getProperty(index).prop;
    return property.hasDefaultValue() && property.hasOptionalParser();
  }
  case Kind::Operand:
    return op.getOperand(index).isVariableLength();
  case Kind::Successor:
    return op.getSuccessor(index).isVariadic();
  case Kind::Region:
    return op.getRegion(index).isVariadic();
  case Kind::Whitespace:
  case Kind::AttrDict:
  case Kind::AttrDictWithKeyword:
    return true;
  default:
    return false;
  }
}

/// `isGuarded`: the first element is present if any of the elements is.
AdjacencyCheck::Outcome AdjacencyCheck::checkBehind(const FormatElement &base,
                                                    Elements elements,
                                                    bool isGuarded) {
  for (const FormatElement &element : elements) {
    if (isFollowedBy(base, element))
      return Outcome::Wrong;
    if (element.kind == Kind::Optional) {
      if (checkBehind(base, element.children, true) == Outcome::Wrong ||
          checkBehind(base, element.elseChildren) == Outcome::Wrong)
        return Outcome::Wrong;
      continue;
    }
    bool isGuard = isGuarded && &element == &elements.front();
    if (isGuard || !isParsedOptionally(element))
      return Outcome::Right;
  }
  return Outcome::ReachedEnd;
}

/// Returns the element itself if it is a base, or a base at the end of the
/// groups of an optional element.
llvm::FailureOr<const FormatElement *>
AdjacencyCheck::findBase(const FormatElement &element) {
  if (isBase(element))
    return &element;
  if (element.kind != Kind::Optional)
    return nullptr;
  llvm::FailureOr<const FormatElement *> first = check(element.children);
  if (failed(first))
    return failure();
  llvm::FailureOr<const FormatElement *> second = check(element.elseChildren);
  if (failed(second))
    return failure();
  return *first ? *first : *second;
}

llvm::FailureOr<const FormatElement *>
AdjacencyCheck::check(Elements elements) {
  for (auto [index, element] : llvm::enumerate(elements)) {
    llvm::FailureOr<const FormatElement *> base = findBase(element);
    if (failed(base))
      return failure();
    if (!*base)
      continue;
    switch (checkBehind(**base, elements.drop_front(index + 1))) {
    case Outcome::Wrong:
      return failure();
    case Outcome::ReachedEnd:
      return *base;
    case Outcome::Right:
      break;
    }
  }
  return nullptr;
}

/// 1. No colon follows an attribute whose text may end with a type.
LogicalResult OpFormatParser::verifyColons(llvm::SMLoc loc, Elements elements) {
  auto mayEndWithType = [&](const FormatElement &element) {
    if (element.kind != Kind::Attribute)
      return false;
    const Attribute &attribute = op.getAttribute(element.index).attr;
    std::optional<Type> type = attribute.getValueType();
    return !(type && type->getBuilderCall()) &&
           (element.isQualified ||
            attribute.getStorageType() == "::mlir::Attribute");
  };
  auto isColon = [&](const FormatElement &base, const FormatElement &element) {
    if (element.kind != Kind::Literal || element.text != ":")
      return false;
    (void)emitError(loc, "format ambiguity caused by `:` literal found after "
                         "attribute `" +
                             op.getAttribute(base.index).name +
                             "` which does not have a buildable type");
    return true;
  };
  return AdjacencyCheck(op, mayEndWithType, isColon).check(elements);
}

/// 1. No region follows an attr-dict without keyword.
LogicalResult OpFormatParser::verifyAttrDictRegions(llvm::SMLoc loc,
                                                    Elements elements) {
  auto isAttrDict = [](const FormatElement &element) {
    return element.kind == Kind::AttrDict;
  };
  auto isRegion = [&](const FormatElement &, const FormatElement &element) {
    if (element.kind != Kind::Region)
      return false;
    (void)emitErrorAndNote(loc,
                           "format ambiguity caused by `attr-dict` directive "
                           "followed by region `" +
                               op.getRegion(element.index).name + "`",
                           "try using `attr-dict-with-keyword` instead");
    return true;
  };
  return AdjacencyCheck(op, isAttrDict, isRegion).check(elements);
}
