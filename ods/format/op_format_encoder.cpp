// SPDX-License-Identifier: Apache-2.0

#include "ods/format/format_spacing.h"
#include "ods/format/format_writer.h"
#include "ods/format/op_format.h"
#include "ods/format/op_format_parser.h"

using namespace mlir::ods;
using Kind = FormatElement::Kind;

namespace {

/// The context of an element.
struct Place {
  /// True directly inside an optional group, where attributes are required.
  bool isInGroup = false;
  /// True if the element decides whether its group is parsed.
  bool decides = false;
};

class OpFormatEncoder {
public:
  OpFormatEncoder(const Operator &op, const OpFormatUse &use)
      : op(op), use(use) {}

  void encodeAll(llvm::ArrayRef<FormatElement> elements, FormatWriter &writer) {
    for (const FormatElement &element : elements)
      encode(element, writer);
  }
  std::vector<CustomDirectiveModel> takeDirectives() {
    return std::move(directives);
  }
  std::vector<unsigned> takeProperties() { return std::move(properties); }

private:
  using Anchors = llvm::SmallVector<std::pair<AnchorKind, unsigned>>;

  void encode(const FormatElement &element, FormatWriter &writer,
              Place place = {});
  void encodeEntity(const FormatElement &element, FormatWriter &writer,
                    Place place);
  void encodeWhitespace(const FormatElement &element, FormatWriter &writer);
  void encodeAttribute(const FormatElement &element, FormatWriter &writer,
                       unsigned flags, Place place);
  void encodeDictionary(FormatOpcode opcode, FormatWriter &writer);
  void encodeSetUnit(const FormatElement &element, FormatWriter &writer);
  void encodeOptional(const FormatElement &element, FormatWriter &writer);
  unsigned encodeGroup(llvm::ArrayRef<FormatElement> group, unsigned start,
                       const FormatElement *unit, bool decides,
                       FormatWriter &writer);
  void encodeOIList(const FormatElement &element, FormatWriter &writer);
  void encodeClause(llvm::ArrayRef<FormatElement> elements,
                    FormatWriter &writer);

  AttributeForm getForm(const FormatElement &element) const;
  bool isUnit(const FormatElement &element) const;
  unsigned addDirective(const FormatElement &element, bool isOptional);
  void writeTypeSource(const FormatElement &element, FormatWriter &writer);
  void writeElided(FormatWriter &writer);
  void addAnchors(const FormatElement &element, Anchors &anchors) const;
  void addAnchor(const FormatElement &variable, Anchors &anchors) const;

  const Operator &op;
  const OpFormatUse &use;
  FormatSpacing spacing;
  std::vector<CustomDirectiveModel> directives;
  std::vector<unsigned> properties;
};

} // namespace

OpFormatModel mlir::ods::encodeOpFormat(const Operator &op,
                                        ParsedOpFormat &&format) {
  OpFormatEncoder encoder(op, format.use);
  FormatWriter writer;
  encoder.encodeAll(format.elements, writer);
  OpFormatModel model;
  model.program = std::move(writer).take();
  model.operandTypes = std::move(format.operandTypes);
  model.resultTypes = std::move(format.resultTypes);
  model.infersResultTypes = format.infersResultTypes;
  model.properties = encoder.takeProperties();
  model.directives = encoder.takeDirectives();
  return model;
}

void OpFormatEncoder::encode(const FormatElement &element, FormatWriter &writer,
                             Place place) {
  switch (element.kind) {
  case Kind::Literal:
    writer.begin(FormatOpcode::Literal,
                 spacing.addLiteral(element.text) ? SpaceBefore : 0);
    return writer.writeString(element.text);
  case Kind::Whitespace:
    return encodeWhitespace(element, writer);
  case Kind::Optional:
    return encodeOptional(element, writer);
  case Kind::OIList:
    return encodeOIList(element, writer);
  case Kind::AttrDict:
    return encodeDictionary(FormatOpcode::AttrDict, writer);
  case Kind::AttrDictWithKeyword:
    return encodeDictionary(FormatOpcode::AttrDictWithKeyword, writer);
  case Kind::PropDict:
    return encodeDictionary(FormatOpcode::PropDict, writer);
  default:
    return encodeEntity(element, writer, place);
  }
}

/// Encodes a variable or a directive that is printed like one.
void OpFormatEncoder::encodeEntity(const FormatElement &element,
                                   FormatWriter &writer, Place place) {
  unsigned flags = spacing.addEntity() ? SpaceBefore : 0;
  if (element.isQualified)
    flags |= Qualified;
  auto writeVariable = [&](FormatOpcode opcode) {
    writer.begin(opcode, flags);
    writer.writeNumber(element.index);
  };
  switch (element.kind) {
  case Kind::Attribute:
    return encodeAttribute(element, writer, flags, place);
  case Kind::Operand:
    return writeVariable(FormatOpcode::Operand);
  case Kind::Property:
    properties.push_back(element.index);
    return writeVariable(FormatOpcode::Property);
  case Kind::Region:
    return writeVariable(FormatOpcode::Region);
  case Kind::Successor:
    return writeVariable(FormatOpcode::Successor);
  case Kind::Operands:
    return writer.begin(FormatOpcode::Operands, flags);
  case Kind::Regions:
    return writer.begin(FormatOpcode::Regions, flags);
  case Kind::Successors:
    return writer.begin(FormatOpcode::Successors, flags);
  case Kind::Type:
    writer.begin(FormatOpcode::Type, flags);
    return writeTypeSource(element.children.front(), writer);
  case Kind::FunctionalType:
    writer.begin(FormatOpcode::FunctionalType, flags);
    writeTypeSource(element.children.front(), writer);
    return writeTypeSource(element.children.back(), writer);
  case Kind::Custom:
    writer.begin(FormatOpcode::Custom, flags);
    return writer.writeNumber(addDirective(element, place.decides));
  default:
    assert(false && "the parser lets no other element stand here");
  }
}

void OpFormatEncoder::encodeWhitespace(const FormatElement &element,
                                       FormatWriter &writer) {
  if (element.text == "\\n")
    return writer.begin(FormatOpcode::Newline);
  if (!element.text.empty())
    writer.begin(FormatOpcode::Space);
  spacing.lastWasPunctuation = element.text.empty();
  spacing.wantsSpace = false;
}

//===----------------------------------------------------------------------===//
// Attributes and properties

/// Returns true for an enumeration attribute that formats contain as a case.
static bool isFormattedAsEnum(const Attribute &attribute) {
  Attribute base = attribute.getBaseAttr();
  return base.isEnumAttr() &&
         !EnumInfo(base.getDef()).getUnderlyingType().empty() &&
         base.isConstBuildable();
}

AttributeForm OpFormatEncoder::getForm(const FormatElement &element) const {
  const Attribute &attribute = op.getAttribute(element.index).attr;
  if (isFormattedAsEnum(attribute))
    return AttributeForm::Enum;
  if (attribute.getBaseAttr().getAttrDefName() == "SymbolNameAttr")
    return AttributeForm::SymbolName;
  std::optional<Type> type = attribute.getValueType();
  if (type && type->getBuilderCall())
    return AttributeForm::WithoutType;
  bool isFull =
      element.isQualified || attribute.getStorageType() == "::mlir::Attribute";
  return isFull ? AttributeForm::Full : AttributeForm::Stripped;
}

void OpFormatEncoder::encodeAttribute(const FormatElement &element,
                                      FormatWriter &writer, unsigned flags,
                                      Place place) {
  bool isOptional = op.getAttribute(element.index).attr.isOptional();
  if (place.decides || (isOptional && !place.isInGroup))
    flags |= MayBeMissing;
  writer.begin(FormatOpcode::Attribute, flags);
  writer.writeNumber(element.index);
  writer.writeByte(static_cast<uint8_t>(getForm(element)));
}

bool OpFormatEncoder::isUnit(const FormatElement &element) const {
  if (element.kind == Kind::Attribute)
    return op.getAttribute(element.index).attr.isUnitAttr();
  return element.kind == Kind::Property &&
         op.getProperty(element.index).prop.isUnit();
}

void OpFormatEncoder::encodeSetUnit(const FormatElement &element,
                                    FormatWriter &writer) {
  writer.begin(FormatOpcode::SetUnit);
  writer.writeByte(element.kind == Kind::Property);
  writer.writeNumber(element.index);
}

void OpFormatEncoder::encodeDictionary(FormatOpcode opcode,
                                       FormatWriter &writer) {
  unsigned flags = 0;
  if (opcode == FormatOpcode::PropDict)
    flags |= SpaceBefore;
  else if (use.propDict)
    flags |= DiscardableOnly;
  if (!use.allOperands && op.getTrait("::mlir::OpTrait::"
                                      "AttrSizedOperandSegments"))
    flags |= WithoutOperandSegments;
  if (!use.allResultTypes && op.getTrait("::mlir::OpTrait::"
                                         "AttrSizedResultSegments"))
    flags |= WithoutResultSegments;
  writer.begin(opcode, flags);
  writeElided(writer);
  spacing.lastWasPunctuation = false;
}

void OpFormatEncoder::writeElided(FormatWriter &writer) {
  llvm::BitVector attributes = use.attributes;
  // Inner group sizes are inferred from the text.
  for (unsigned index : use.operands.set_bits()) {
    const TypeConstraint &constraint = op.getOperand(index).constraint;
    if (!constraint.isVariadicOfVariadic())
      continue;
    std::optional<Operator::Entity> sizes =
        op.lookup(constraint.getVariadicOfVariadicSegmentSizeAttr());
    if (sizes && sizes->kind == Operator::Entity::Kind::Attribute)
      attributes.set(sizes->index);
  }
  for (const llvm::BitVector &used : {attributes, use.properties}) {
    writer.writeNumber(used.count());
    for (unsigned index : used.set_bits())
      writer.writeNumber(index);
  }
}

//===----------------------------------------------------------------------===//
// Groups

/// Returns the number of elements written before the one at `start`.
unsigned OpFormatEncoder::encodeGroup(llvm::ArrayRef<FormatElement> group,
                                      unsigned start, const FormatElement *unit,
                                      bool decides, FormatWriter &writer) {
  unsigned numBefore = 0;
  for (auto [index, element] : llvm::enumerate(group)) {
    if (index == start)
      numBefore = writer.getNumElements();
    if (&element == unit)
      encodeSetUnit(element, writer);
    else
      encode(element, writer,
             {/*isInGroup=*/true, /*decides=*/decides && index == start});
  }
  return numBefore;
}

void OpFormatEncoder::encodeOptional(const FormatElement &element,
                                     FormatWriter &writer) {
  // A unit attribute that is the anchor is set if its group is present. It is
  // neither printed nor parsed unless it is the first element.
  const auto &anchorGroup =
      element.isInverted ? element.elseChildren : element.children;
  const FormatElement *unit = &element.getAnchor();
  if (!isUnit(*unit) || element.anchor == getParseStart(anchorGroup))
    unit = nullptr;

  FormatWriter first, second;
  unsigned numBefore =
      encodeGroup(element.children, getParseStart(element.children), unit,
                  /*decides=*/true, first);
  encodeGroup(element.elseChildren, getParseStart(element.elseChildren), unit,
              /*decides=*/false, second);

  Anchors anchors;
  addAnchors(element.getAnchor(), anchors);
  writer.begin(FormatOpcode::Optional, element.isInverted ? Inverted : 0);
  writer.writeAnchors(anchors);
  writer.writeNumber(numBefore);
  writer.writeSequence(first);
  writer.writeSequence(second);
}

void OpFormatEncoder::addAnchors(const FormatElement &element,
                                 Anchors &anchors) const {
  switch (element.kind) {
  case Kind::Custom:
    for (const FormatElement &argument : element.children)
      if (argument.kind != Kind::Ref)
        addAnchors(argument, anchors);
    return;
  case Kind::Type:
  case Kind::FunctionalType:
    // The inputs represent the results as well.
    return addAnchor(element.children.front(), anchors);
  default:
    return addAnchor(element, anchors);
  }
}

void OpFormatEncoder::addAnchor(const FormatElement &variable,
                                Anchors &anchors) const {
  switch (variable.kind) {
  case Kind::Operand:
    anchors.emplace_back(AnchorKind::Operand, variable.index);
    break;
  case Kind::Result:
    anchors.emplace_back(AnchorKind::Result, variable.index);
    break;
  case Kind::Attribute:
    anchors.emplace_back(AnchorKind::Attribute, variable.index);
    break;
  case Kind::Property:
    anchors.emplace_back(AnchorKind::Property, variable.index);
    break;
  case Kind::Region:
    anchors.emplace_back(AnchorKind::Region, variable.index);
    break;
  default:
    assert(false && "the parser lets nothing else be an anchor");
  }
}

void OpFormatEncoder::encodeOIList(const FormatElement &element,
                                   FormatWriter &writer) {
  FormatWriter clauses;
  for (const FormatElement &clause : element.children) {
    llvm::SmallVector<const FormatElement *> variables;
    collectVariables(clause, variables);
    Anchors anchors;
    for (const FormatElement *variable : variables)
      addAnchor(*variable, anchors);
    FormatWriter sequence;
    encodeClause(clause.children, sequence);
    clauses.writeAnchors(anchors);
    clauses.writeSequence(sequence);
  }
  writer.begin(FormatOpcode::OIList);
  writer.writeNumber(element.children.size());
  writer.append(clauses);
}

void OpFormatEncoder::encodeClause(llvm::ArrayRef<FormatElement> elements,
                                   FormatWriter &writer) {
  if (elements.size() != 2 || !isUnit(elements.back()))
    return encodeAll(elements, writer);
  encode(elements.front(), writer);
  encodeSetUnit(elements.back(), writer);
}

//===----------------------------------------------------------------------===//
// Types and custom

void OpFormatEncoder::writeTypeSource(const FormatElement &element,
                                      FormatWriter &writer) {
  auto write = [&](TypeSource source) {
    writer.writeByte(static_cast<uint8_t>(source));
  };
  switch (element.kind) {
  case Kind::Operand:
    write(TypeSource::Operand);
    return writer.writeNumber(element.index);
  case Kind::Result:
    write(TypeSource::Result);
    return writer.writeNumber(element.index);
  case Kind::Operands:
    return write(TypeSource::Operands);
  default:
    assert(element.kind == Kind::Results && "the parser lets nothing else in");
    return write(TypeSource::Results);
  }
}

static CustomArgument::Kind getArgumentKind(const FormatElement &element) {
  using ArgumentKind = CustomArgument::Kind;
  switch (element.kind) {
  case Kind::Operand:
    return ArgumentKind::Operand;
  case Kind::Attribute:
    return ArgumentKind::Attribute;
  case Kind::Property:
    return ArgumentKind::Property;
  case Kind::Region:
    return ArgumentKind::Region;
  case Kind::Successor:
    return ArgumentKind::Successor;
  case Kind::Type:
    return element.children.front().kind == Kind::Operand
               ? ArgumentKind::OperandType
               : ArgumentKind::ResultType;
  case Kind::AttrDict:
  case Kind::AttrDictWithKeyword:
    return ArgumentKind::AttrDict;
  case Kind::PropDict:
    return ArgumentKind::PropDict;
  case Kind::Operands:
    return ArgumentKind::Operands;
  case Kind::Regions:
    return ArgumentKind::Regions;
  case Kind::Successors:
    return ArgumentKind::Successors;
  default:
    assert(element.kind == Kind::String && "the parser lets nothing else in");
    return ArgumentKind::String;
  }
}

unsigned OpFormatEncoder::addDirective(const FormatElement &element,
                                       bool isOptional) {
  CustomDirectiveModel &directive =
      directives.emplace_back(CustomDirectiveModel{element.text, {}, false});
  directive.isOptional = isOptional;
  for (const FormatElement &child : element.children) {
    bool isReference = child.kind == Kind::Ref;
    const FormatElement &value = isReference ? child.children.front() : child;
    unsigned index =
        value.kind == Kind::Type ? value.children.front().index : value.index;
    directive.arguments.push_back(
        {getArgumentKind(value), isReference, index, value.text});
  }
  return directives.size() - 1;
}
