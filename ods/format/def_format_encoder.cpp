// SPDX-License-Identifier: Apache-2.0

#include <utility>

#include "ods/format/def_format.h"
#include "ods/format/format_spacing.h"
#include "ods/format/format_writer.h"

using namespace mlir::ods;
using Kind = FormatElement::Kind;

namespace {

class DefFormatEncoder {
public:
  void encodeAll(llvm::ArrayRef<FormatElement> elements, FormatWriter &writer) {
    for (; !elements.empty(); elements = elements.drop_front())
      if (elements.front().kind == Kind::Optional)
        encodeOptional(elements.front(), elements.drop_front(), writer);
      else
        encode(elements.front(), writer);
  }
  std::vector<CustomDirectiveModel> takeDirectives() {
    return std::move(directives);
  }

private:
  using Anchors = llvm::SmallVector<std::pair<AnchorKind, unsigned>>;

  void encode(const FormatElement &element, FormatWriter &writer,
              bool decides = false);
  void encodeWhitespace(const FormatElement &element, FormatWriter &writer);
  void encodeParams(const FormatElement &element, FormatWriter &writer);
  void encodeStruct(const FormatElement &element, FormatWriter &writer);
  void encodeOptional(const FormatElement &element,
                      llvm::ArrayRef<FormatElement> rest, FormatWriter &writer);
  void encodeGap(llvm::ArrayRef<FormatElement> rest, FormatWriter &writer);
  void encodeConditionalGap(llvm::ArrayRef<FormatElement> rest,
                            FormatWriter &writer);
  void addAnchors(const FormatElement &element, Anchors &anchors) const;
  unsigned addDirective(const FormatElement &element, bool isOptional);

  FormatSpacing spacing;
  std::vector<CustomDirectiveModel> directives;
};

} // namespace

DefFormatModel
mlir::ods::encodeDefFormat(const std::vector<FormatElement> &elements) {
  DefFormatEncoder encoder;
  FormatWriter writer;
  encoder.encodeAll(elements, writer);
  return {std::move(writer).take(), encoder.takeDirectives()};
}

void DefFormatEncoder::encode(const FormatElement &element,
                              FormatWriter &writer, bool decides) {
  switch (element.kind) {
  case Kind::Literal:
    writer.begin(FormatOpcode::Literal,
                 spacing.addLiteral(element.text) ? SpaceBefore : 0);
    return writer.writeString(element.text);
  case Kind::Whitespace:
    return encodeWhitespace(element, writer);
  case Kind::Optional:
    return encodeOptional(element, {}, writer);
  case Kind::Params:
    return encodeParams(element, writer);
  case Kind::Struct:
    return encodeStruct(element, writer);
  case Kind::Parameter: {
    unsigned flags = spacing.addEntity() ? SpaceBefore : 0;
    writer.begin(FormatOpcode::Parameter,
                 flags | (element.isQualified ? Qualified : 0));
    return writer.writeNumber(element.index);
  }
  default:
    assert(element.kind == Kind::Custom && "nothing else stands here");
    writer.begin(FormatOpcode::Custom, spacing.addEntity() ? SpaceBefore : 0);
    return writer.writeNumber(addDirective(element, decides));
  }
}

void DefFormatEncoder::encodeWhitespace(const FormatElement &element,
                                        FormatWriter &writer) {
  if (element.text.empty())
    spacing.lastWasPunctuation = true;
  else
    writer.begin(element.text == " " ? FormatOpcode::Space
                                     : FormatOpcode::Newline);
  spacing.wantsSpace = false;
}

void DefFormatEncoder::encodeParams(const FormatElement &element,
                                    FormatWriter &writer) {
  writer.begin(FormatOpcode::Params, spacing.addEntity() ? SpaceBefore : 0);
  writer.writeNumber(element.children.size());
  for (const FormatElement &parameter : element.children)
    writer.writeNumber(parameter.index);
}

void DefFormatEncoder::encodeStruct(const FormatElement &element,
                                    FormatWriter &writer) {
  writer.begin(FormatOpcode::Struct, spacing.addEntity() ? SpaceBefore : 0);
  writer.writeNumber(element.children.size());
  for (const FormatElement &field : element.children) {
    bool isCustom = field.kind == Kind::Custom;
    writer.writeNumber(isCustom ? field.children.front().index : field.index);
    // The position after `name = `.
    spacing = {.wantsSpace = false, .lastWasPunctuation = true};
    FormatWriter value;
    if (isCustom || field.isQualified)
      encode(field, value);
    writer.writeSequence(value);
  }
  spacing = {.wantsSpace = true, .lastWasPunctuation = false};
}

void DefFormatEncoder::encodeOptional(const FormatElement &element,
                                      llvm::ArrayRef<FormatElement> rest,
                                      FormatWriter &writer) {
  FormatWriter first, second;
  unsigned start = getParseStart(element.children);
  unsigned numBefore = 0;
  const FormatSpacing before = spacing;
  for (auto [index, child] : llvm::enumerate(element.children)) {
    if (index == start)
      numBefore = first.getNumElements();
    encode(child, first, /*decides=*/index == start);
  }
  // The spacing after the group continues as if the first sequence were
  // absent.
  const FormatSpacing behind = std::exchange(spacing, before);
  encodeAll(element.elseChildren, second);
  if (behind.wantsSpace && !behind.lastWasPunctuation)
    encodeGap(rest, first);

  Anchors anchors;
  addAnchors(element.getAnchor(), anchors);
  writer.begin(FormatOpcode::Optional, element.isInverted ? Inverted : 0);
  writer.writeAnchors(anchors);
  writer.writeNumber(numBefore);
  writer.writeSequence(first);
  writer.writeSequence(second);
}

/// Adds a space behind the first sequence of a group that ends with a word or a
/// value, if the next element that is printed begins with a word or a value and
/// has no space before it: the spacing is as if the sequence were absent.
void DefFormatEncoder::encodeGap(llvm::ArrayRef<FormatElement> rest,
                                 FormatWriter &writer) {
  if (rest.empty())
    return;
  const FormatElement &next = rest.front();
  FormatSpacing ahead = spacing;
  switch (next.kind) {
  case Kind::Whitespace:
    return;
  case Kind::Literal:
    if (!ahead.addLiteral(next.text) && !ahead.lastWasPunctuation)
      writer.begin(FormatOpcode::Space);
    return;
  case Kind::Optional:
    return encodeConditionalGap(rest, writer);
  case Kind::Custom:
    if (!ahead.addEntity())
      writer.begin(FormatOpcode::Space);
    return;
  default:
    if (!ahead.addEntity())
      encodeConditionalGap(rest, writer);
  }
}

/// Adds a space that depends on whether the next element is printed. The group
/// has no element that decides, since the parser skips it.
void DefFormatEncoder::encodeConditionalGap(llvm::ArrayRef<FormatElement> rest,
                                            FormatWriter &writer) {
  const FormatElement &next = rest.front();
  const bool isGroup = next.kind == Kind::Optional;
  FormatWriter ifPresent, ifAbsent;
  if (!isGroup) {
    ifPresent.begin(FormatOpcode::Space);
  } else {
    encodeGap(next.children, ifPresent);
    encodeGap(next.elseChildren.empty()
                  ? rest.drop_front()
                  : llvm::ArrayRef<FormatElement>(next.elseChildren),
              ifAbsent);
  }
  if (ifPresent.getNumElements() + ifAbsent.getNumElements() == 0)
    return;
  Anchors anchors;
  addAnchors(isGroup ? next.getAnchor() : next, anchors);
  writer.begin(FormatOpcode::Optional, next.isInverted ? Inverted : 0);
  writer.writeAnchors(anchors);
  writer.writeNumber(ifPresent.getNumElements());
  writer.writeSequence(ifPresent);
  writer.writeSequence(ifAbsent);
}

void DefFormatEncoder::addAnchors(const FormatElement &element,
                                  Anchors &anchors) const {
  if (element.kind == Kind::Parameter)
    anchors.emplace_back(AnchorKind::Parameter, element.index);
  if (element.kind == Kind::Ref)
    return;
  for (const FormatElement &child : element.children)
    addAnchors(child, anchors);
}

unsigned DefFormatEncoder::addDirective(const FormatElement &element,
                                        bool isOptional) {
  CustomDirectiveModel directive{element.text, {}, isOptional};
  for (const FormatElement &child : element.children) {
    bool isReference = child.kind == Kind::Ref;
    const FormatElement &value = isReference ? child.children.front() : child;
    directive.arguments.push_back({value.kind == Kind::String
                                       ? CustomArgument::Kind::String
                                       : CustomArgument::Kind::Parameter,
                                   isReference, value.index, value.text});
  }
  directives.push_back(std::move(directive));
  return directives.size() - 1;
}
