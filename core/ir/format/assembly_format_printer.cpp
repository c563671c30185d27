// SPDX-License-Identifier: Apache-2.0
//
// Prints the custom form of operations by their format.
#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/descriptor/op_invariants.h"
#include "core/ir/descriptor/properties.h"
#include "core/ir/descriptor/value_groups.h"
#include "core/ir/format/assembly_format.h"
#include "core/ir/format/assembly_format_impl.h"
#include "core/ir/format/stripped_form.h"
#include "core/ir/print/asm_printer.h"
#include "core/ir/print/asm_printer_impl.h"
#include "core/ir/structure/implicit_terminator.h"

namespace mlir {
namespace {

using detail::FormatReader;
using ods::AnchorKind;
using ods::AttributeForm;
using ods::FormatFlags;
using ods::FormatOpcode;
using ods::TypeSource;

/// Prints one operation.
class FormatPrinter {
public:
  FormatPrinter(Operation *op, OpAsmPrinter &printer)
      : op(op), printer(printer), os(printer.getStream()),
        isCollecting(printer.getImpl().isCollecting()),
        descriptor(*op->getName().getDescriptor()),
        reader(descriptor.format->program) {}

  // Instantiated once with all elements inlined, since printing spends most of
  // its time here.
  LLVM_ATTRIBUTE_NOINLINE void printSequence();

private:
  void printElement();
  void printBody(FormatOpcode opcode, uint8_t flags);

  auto anchorTest() {
    return [this](AnchorKind kind, unsigned index) {
      return detail::isPresent(op, kind, index);
    };
  }
  void printClauses();

  void printOperands(unsigned index);
  void printAttribute(uint8_t flags);
  void printEnumAttribute(const EnumDescriptor &enumeration,
                          Attribute attribute);
  void printDictionary(bool withKeyword, uint8_t flags);
  void printPropDict(uint8_t flags);
  llvm::SmallVector<llvm::StringRef> takeElided(uint8_t flags);
  void addInherent(llvm::ArrayRef<llvm::StringRef> elided,
                   llvm::SmallVectorImpl<NamedAttribute> &attributes);

  TypeRange takeTypes();
  void printTypes(uint8_t flags);
  void printTypes(const ValueDescriptor &value, ValueRange values,
                  uint8_t flags);
  void printFunctionalType();
  void printRegions(llvm::MutableArrayRef<Region> regions);
  void printRegion(Region &region);

  Attribute getAttribute(unsigned index) {
    return getField<Attribute>(descriptor.properties.fields[index],
                               op->getPropertiesStorage());
  }
  /// Returns the inner sizes of a VariadicOfVariadic group.
  llvm::ArrayRef<int32_t> getInnerSegments(const ValueDescriptor &value);

  Operation *op;
  OpAsmPrinter &printer;
  llvm::raw_ostream &os;
  /// True if only types, attributes and regions are collected for aliases.
  const bool isCollecting;
  const OpDescriptor &descriptor;
  FormatReader reader;
};

void FormatPrinter::printSequence() {
  for (unsigned count = reader.takeNumber(); count--;)
    printElement();
}

void FormatPrinter::printElement() {
  const FormatOpcode opcode = reader.takeOpcode();
  const uint8_t flags = reader.takeByte();
  if (flags & FormatFlags::SpaceBefore)
    os << ' ';
  printBody(opcode, flags);
}

void FormatPrinter::printBody(FormatOpcode opcode, uint8_t flags) {
  switch (opcode) {
  case FormatOpcode::Literal:
    os << reader.takeString();
    break;
  case FormatOpcode::Space:
    os << ' ';
    break;
  case FormatOpcode::Newline:
    printer.printNewline();
    break;
  case FormatOpcode::Operand:
    printOperands(reader.takeNumber());
    break;
  case FormatOpcode::Attribute:
    printAttribute(flags);
    break;
  case FormatOpcode::Property:
    detail::printProperty(printer, op, reader.takeNumber());
    break;
  case FormatOpcode::Region:
    printRegions(getRegionGroup(op, reader.takeNumber()));
    break;
  case FormatOpcode::Successor:
    llvm::interleaveComma(getSuccessorGroup(op, reader.takeNumber()),
                          printer.getStream(),
                          [&](Block *block) { printer << block; });
    break;
  case FormatOpcode::Operands:
    printer.printOperands(op->getOperands());
    break;
  case FormatOpcode::Regions:
    printRegions(op->getRegions());
    break;
  case FormatOpcode::Successors:
    llvm::interleaveComma(op->getSuccessors(), printer.getStream(),
                          [&](Block *block) { printer << block; });
    break;
  case FormatOpcode::AttrDict:
  case FormatOpcode::AttrDictWithKeyword:
    printDictionary(opcode == FormatOpcode::AttrDictWithKeyword, flags);
    break;
  case FormatOpcode::PropDict:
    printPropDict(flags);
    break;
  case FormatOpcode::Type:
    printTypes(flags);
    break;
  case FormatOpcode::FunctionalType:
    printFunctionalType();
    break;
  case FormatOpcode::Custom:
    descriptor.format->directives[reader.takeNumber()].print(printer, op);
    break;
  case FormatOpcode::Optional:
    detail::printFormatGroup(reader, flags, anchorTest(),
                             [this] { printSequence(); });
    break;
  case FormatOpcode::SetUnit:
    reader.takeByte();
    reader.takeNumber();
    break;
  case FormatOpcode::OIList:
    printClauses();
    break;
  default: // elements of types and attributes only
    break;
  }
}

// Groups.

bool hasDefaultProperty(Operation *op, const FieldDescriptor &field) {
  return hasDefault(op->getName().getProperties(), field,
                    op->getPropertiesStorage());
}

} // namespace

bool detail::isPresent(Operation *op, AnchorKind kind, unsigned index) {
  const OpDescriptor &descriptor = *op->getName().getDescriptor();
  switch (kind) {
  case AnchorKind::Operand:
    return !getOperandGroup(op, index).empty();
  case AnchorKind::Result:
    return !getResultGroup(op, index).empty();
  case AnchorKind::Attribute: {
    Attribute attribute = getField<Attribute>(
        descriptor.properties.fields[index], op->getPropertiesStorage());
    return attribute && attribute != getDefaultAttribute(op->getName(), index);
  }
  case AnchorKind::Property:
    return !hasDefaultProperty(op, getPropertyField(descriptor, index));
  case AnchorKind::Region: {
    auto regions = getRegionGroup(op, index);
    if (descriptor.regions[index].isVariadic)
      return !regions.empty();
    return !regions.empty() && !regions.front().empty();
  }
  default:
    return false;
  }
}

namespace {

void FormatPrinter::printClauses() {
  for (unsigned count = reader.takeNumber(); count--;) {
    if (reader.takeAnchors(anchorTest()))
      printSequence();
    else
      reader.skipSequence();
  }
}

// Operands.

/// Prints `values` as groups in parentheses, with the given sizes.
template <typename Range, typename Print>
void printGroups(OpAsmPrinter &printer, Range values,
                 llvm::ArrayRef<int32_t> sizes, Print print) {
  size_t first = 0;
  llvm::interleaveComma(sizes, printer.getStream(), [&](int32_t size) {
    const size_t here = std::min(first, size_t(values.size()));
    const size_t count =
        std::min<size_t>(std::max(size, 0), values.size() - here);
    printer << "(";
    print(values.slice(here, count));
    printer << ")";
    first = here + count;
  });
}

llvm::ArrayRef<int32_t>
FormatPrinter::getInnerSegments(const ValueDescriptor &value) {
  auto sizes = op->getAttrOfType<DenseI32ArrayAttr>(value.segments);
  return sizes ? sizes.asArrayRef() : llvm::ArrayRef<int32_t>();
}

void FormatPrinter::printOperands(unsigned index) {
  if (isCollecting)
    return;
  const ValueDescriptor &value = descriptor.operands[index];
  OperandRange operands = getOperandGroup(op, index);
  if (value.multiplicity == Multiplicity::VariadicOfVariadic)
    printGroups(printer, operands, getInnerSegments(value),
                [&](OperandRange group) { printer.printOperands(group); });
  else
    printer.printOperands(operands);
}

// Attributes.

/// Prints the case whose value an attribute stores, as keyword or string.
void FormatPrinter::printEnumAttribute(const EnumDescriptor &enumeration,
                                       Attribute attribute) {
  auto number = llvm::dyn_cast_or_null<IntegerAttr>(attribute);
  if (!number)
    return;
  const std::string text =
      stringify(enumeration, number.getValue().getZExtValue());
  if (enumeration.isBitEnum)
    printer << text;
  else
    printer.printKeywordOrString(text);
}

void FormatPrinter::printAttribute(uint8_t flags) {
  const unsigned index = reader.takeNumber();
  const auto form = AttributeForm(reader.takeByte());
  const OpAttributeDescriptor &use = descriptor.attributes[index];
  Attribute attribute = getAttribute(index);
  switch (form) {
  case AttributeForm::Full:
    printer.printAttribute(attribute);
    break;
  case AttributeForm::WithoutType:
    printer.printAttributeWithoutType(attribute);
    break;
  case AttributeForm::Stripped:
    printStripped(printer, use.constraint, flags & FormatFlags::Qualified,
                  attribute);
    break;
  case AttributeForm::SymbolName:
    if (auto name = llvm::dyn_cast_or_null<StringAttr>(attribute))
      printer.printSymbolName(name.getValue());
    break;
  case AttributeForm::Enum:
    printEnumAttribute(*use.enumeration, attribute);
    break;
  }
}

/// Returns the names that an attribute dictionary omits: those elsewhere in the
/// format and those with default values.
llvm::SmallVector<llvm::StringRef> FormatPrinter::takeElided(uint8_t flags) {
  llvm::SmallVector<llvm::StringRef> names;
  if (flags & FormatFlags::WithoutOperandSegments)
    names.push_back("operandSegmentSizes");
  if (flags & FormatFlags::WithoutResultSegments)
    names.push_back("resultSegmentSizes");
  for (unsigned count = reader.takeNumber(); count--;)
    names.push_back(descriptor.attributes[reader.takeNumber()].name);
  for (unsigned count = reader.takeNumber(); count--;)
    names.push_back(descriptor.otherProperties[reader.takeNumber()].name);
  for (auto [i, use] : llvm::enumerate(descriptor.attributes)) {
    Attribute attribute = getAttribute(i);
    if (attribute && attribute == getDefaultAttribute(op->getName(), i))
      names.push_back(use.name);
  }
  return names;
}

/// Adds inherent attributes that the dictionary shows, sorted by name.
void FormatPrinter::addInherent(
    llvm::ArrayRef<llvm::StringRef> elided,
    llvm::SmallVectorImpl<NamedAttribute> &attributes) {
  const OperationRecord &record = op->getName().getRecord();
  const size_t numDiscardable = attributes.size();
  for (auto [i, field] : llvm::enumerate(descriptor.properties.fields)) {
    if (llvm::is_contained(elided, field.name) ||
        (field.kind != FieldKind::Int32Inline && hasDefaultProperty(op, field)))
      continue;
    if (Attribute value = getPropertyAsAttribute(
            field, op->getPropertiesStorage(), op->getContext()))
      attributes.emplace_back(llvm::cast<StringAttr>(record.propertyNames[i]),
                              value);
  }
  if (attributes.size() > numDiscardable)
    llvm::sort(attributes);
}

void FormatPrinter::printDictionary(bool withKeyword, uint8_t flags) {
  const llvm::SmallVector<llvm::StringRef> elided = takeElided(flags);
  llvm::SmallVector<NamedAttribute> attributes(op->getDiscardableAttrs());
  if (!(flags & FormatFlags::DiscardableOnly))
    addInherent(elided, attributes);
  if (attributes.empty())
    return;
  if (withKeyword)
    printer.printOptionalAttrDictWithKeyword(attributes, elided);
  else
    printer.printOptionalAttrDict(attributes, elided);
}

void FormatPrinter::printPropDict(uint8_t flags) {
  const llvm::SmallVector<llvm::StringRef> elided = takeElided(flags);
  const OperationRecord &record = op->getName().getRecord();
  llvm::SmallVector<NamedAttribute> shown;
  for (auto [i, field] : llvm::enumerate(descriptor.properties.fields)) {
    const bool isShown = field.kind == FieldKind::Int32Inline ||
                         isRequiredProperty(descriptor, i) ||
                         !hasDefaultProperty(op, field);
    if (!isShown || llvm::is_contained(elided, field.name))
      continue;
    if (Attribute value = getPropertyAsAttribute(
            field, op->getPropertiesStorage(), op->getContext()))
      shown.emplace_back(llvm::cast<StringAttr>(record.propertyNames[i]),
                         value);
  }
  if (!shown.empty())
    printer << "<" << Attribute(DictionaryAttr::get(op->getContext(), shown))
            << ">";
}

// Types.

/// Returns the types that a TypeSource denotes.
TypeRange FormatPrinter::takeTypes() {
  switch (TypeSource(reader.takeByte())) {
  case TypeSource::Operand:
    return TypeRange(ValueRange(getOperandGroup(op, reader.takeNumber())));
  case TypeSource::Result:
    return TypeRange(ValueRange(getResultGroup(op, reader.takeNumber())));
  case TypeSource::Operands:
    return TypeRange(ValueRange(op->getOperands()));
  default:
    return TypeRange(ValueRange(op->getResults()));
  }
}

void FormatPrinter::printTypes(const ValueDescriptor &value, ValueRange values,
                               uint8_t flags) {
  if (value.multiplicity == Multiplicity::VariadicOfVariadic) {
    printGroups(printer, values, getInnerSegments(value),
                [&](ValueRange group) { printer << group.getTypes(); });
  } else if (value.multiplicity == Multiplicity::Single && !values.empty()) {
    printStripped(printer, value.constraint, flags & FormatFlags::Qualified,
                  values.front().getType());
  } else {
    printer << values.getTypes();
  }
}

void FormatPrinter::printTypes(uint8_t flags) {
  FormatReader ahead = reader;
  const auto source = TypeSource(ahead.takeByte());
  if (source > TypeSource::Result) {
    printer << takeTypes();
    return;
  }
  reader = ahead;
  const unsigned index = reader.takeNumber();
  if (source == TypeSource::Operand)
    printTypes(descriptor.operands[index], getOperandGroup(op, index), flags);
  else
    printTypes(descriptor.results[index], getResultGroup(op, index), flags);
}

void FormatPrinter::printFunctionalType() {
  TypeRange inputs = takeTypes();
  printer.printFunctionalType(inputs, takeTypes());
}

// Regions.

/// Returns true if an implicit terminator has contents, so that it must be
/// printed.
bool hasContents(Operation *terminator) {
  return terminator->getNumOperands() != 0 ||
         terminator->getNumResults() != 0 || !terminator->getAttrs().empty();
}

void FormatPrinter::printRegion(Region &region) {
  const bool isImplicit = !getImplicitTerminator(op->getName()).empty();
  bool printsTerminators = true;
  if (isImplicit && !region.empty() && !region.front().empty())
    printsTerminators = hasContents(&region.front().back());
  printer.printRegion(region, /*printEntryBlockArgs=*/true, printsTerminators);
}

void FormatPrinter::printRegions(llvm::MutableArrayRef<Region> regions) {
  llvm::interleaveComma(regions, printer.getStream(),
                        [&](Region &region) { printRegion(region); });
}

} // namespace

void printByFormat(Operation *op, OpAsmPrinter &printer) {
  FormatPrinter(op, printer).printSequence();
}

} // namespace mlir
