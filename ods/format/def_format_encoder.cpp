// SPDX-License-Identifier: Apache-2.0

#include "ods/format/def_format.h"
#include "ods/format/format_spacing.h"
#include "ods/format/format_writer.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace mlir::ods;
using Kind = FormatElement::Kind;

namespace {

class DefFormatEncoder {
public:
  void encodeAll(llvm::ArrayRef<FormatElement> elements, FormatWriter &writer) {
    for (const FormatElement &element : elements)
      encode(element, writer);
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
  void encodeOptional(const FormatElement &element, FormatWriter &writer);
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
    return encodeOptional(element, writer);
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
                                      FormatWriter &writer) {
  FormatWriter first, second;
  unsigned start = getParseStart(element.children);
  unsigned numBefore = 0;
  {
    // The spacing after the group continues as if the first sequence were
    // absent.
    llvm::SaveAndRestore restoreSpacing(spacing);
    for (auto [index, child] : llvm::enumerate(element.children)) {
      if (index == start)
        numBefore = first.getNumElements();
      encode(child, first, /*decides=*/index == start);
    }
  }
  encodeAll(element.elseChildren, second);

  Anchors anchors;
  addAnchors(element.getAnchor(), anchors);
  writer.begin(FormatOpcode::Optional, element.isInverted ? Inverted : 0);
  writer.writeAnchors(anchors);
  writer.writeNumber(numBefore);
  writer.writeSequence(first);
  writer.writeSequence(second);
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
