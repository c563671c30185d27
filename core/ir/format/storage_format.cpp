// SPDX-License-Identifier: Apache-2.0
#include "core/ir/format/storage_format.h"

#include <cstddef>
#include <cstring>
#include <utility>

#include "core/ir/descriptor/expression_impl.h"
#include "core/ir/descriptor/storage_class.h"
#include "core/ir/format/assembly_format_impl.h"
#include "core/ir/format/field_parser_impl.h"
#include "core/ir/format/field_text.h"
#include "core/ir/format/stripped_form.h"
#include "core/ir/storage/storage_allocator.h"
#include "llvm/ADT/StringExtras.h"

namespace mlir {

StorageFormatState::~StorageFormatState() = default;

/// Returns the enumeration of a parameter, adjusted for its textual form.
static EnumDescriptor getEnumText(const ParameterUse &use) {
  EnumDescriptor enumeration = *use.enumeration;
  if (use.isPlainEnum)
    enumeration.isAttribute = false;
  return enumeration;
}

namespace {

using detail::FormatReader;
using ods::AnchorKind;
using ods::FormatFlags;
using ods::FormatOpcode;

/// Finds out whether an optional parameter is absent: whether the next token is
/// the literal that follows it in the format.
class AbsenceFinder {
public:
  AbsenceFinder(AsmParser &parser, const StorageFormat &format, unsigned index)
      : text(parser.getCurrentLocation().getPointer()), format(format),
        index(index), reader(format.program) {}

  bool isAbsent() {
    visitElements(reader.takeNumber(), /*isAtRest=*/false);
    return result;
  }

private:
  bool isAt(llvm::StringRef literal) const;
  // These functions read elements and return true if the next token is a
  // literal that begins them. `isAtRest` is the same for the elements behind
  // them, which matters if they may be empty.
  bool visitElements(unsigned count, bool isAtRest);
  bool visitElement(bool isAtRest);
  bool visitParams(bool isAtRest);
  bool visitGroup(bool isAtRest);

  const char *text;
  const StorageFormat &format;
  unsigned index;
  FormatReader reader;
  bool result = false;
};

/// Returns true if the next token is the literal and no value begins with it.
/// The text ends with a null character.
bool AbsenceFinder::isAt(llvm::StringRef literal) const {
  if (literal != "->" &&
      llvm::StringRef("([{<-+*?@#!%").contains(literal.front()))
    return false;
  if (std::strncmp(text, literal.data(), literal.size()) != 0)
    return false;
  const char next = text[literal.size()];
  if (llvm::isAlnum(literal.back()) || literal.back() == '_')
    return !llvm::isAlnum(next) && !llvm::StringRef("_$.").contains(next);
  return literal != ":" || next != ':';
}

bool AbsenceFinder::visitElements(unsigned count, bool isAtRest) {
  if (count == 0)
    return isAtRest;
  const FormatReader first = reader;
  reader.skipElement();
  const bool isAtNext = visitElements(count - 1, isAtRest);
  const FormatReader behind = std::exchange(reader, first);
  const bool isAtFirst = visitElement(isAtNext);
  reader = behind;
  return isAtFirst;
}

bool AbsenceFinder::visitElement(bool isAtRest) {
  const FormatOpcode opcode = reader.takeOpcode();
  reader.takeByte();
  switch (opcode) {
  case FormatOpcode::Literal: {
    const llvm::StringRef literal = reader.takeString();
    return literal.empty() ? isAtRest : isAt(literal);
  }
  case FormatOpcode::Parameter: {
    const unsigned parameter = reader.takeNumber();
    if (parameter == index)
      result = isAtRest;
    return isAtRest && format.parameters[parameter].hasDefault;
  }
  case FormatOpcode::Params:
    return visitParams(isAtRest);
  case FormatOpcode::Optional:
    return visitGroup(isAtRest);
  case FormatOpcode::Space:
  case FormatOpcode::Newline:
    return isAtRest;
  default: // Struct and Custom
    return false;
  }
}

bool AbsenceFinder::visitParams(bool isAtRest) {
  bool mayBeEmpty = true;
  for (unsigned count = reader.takeNumber(); count--;) {
    const unsigned parameter = reader.takeNumber();
    if (parameter == index)
      result = isAtRest || isAt(",");
    mayBeEmpty &= format.parameters[parameter].hasDefault;
  }
  return mayBeEmpty && isAtRest;
}

bool AbsenceFinder::visitGroup(bool isAtRest) {
  reader.skipAnchors();
  unsigned numBefore = reader.takeNumber();
  const unsigned count = reader.takeNumber() - numBefore;
  while (numBefore--)
    reader.skipElement();
  if (count == 0) {
    // The group only prints space.
    reader.skipSequence();
    return isAtRest;
  }
  const FormatReader decision = reader;
  for (unsigned i = 0; i != count; ++i)
    reader.skipElement();
  // If the deciding element is absent, so is the group.
  const bool isAtElse = visitElements(reader.takeNumber(), isAtRest);
  const FormatReader behind = std::exchange(reader, decision);
  const bool isAtDecision = visitElement(isAtElse);
  visitElements(count - 1, isAtRest);
  reader = behind;
  return isAtDecision || isAtElse;
}

/// Parses one type or attribute.
class StorageParser final : public StorageFormatState {
public:
  StorageParser(AsmParser &parser, const StorageDescriptor &descriptor)
      : parser(parser), descriptor(descriptor), format(*descriptor.format),
        reader(format.program), fields(parser, descriptor),
        parsed(descriptor.parameters.fields.size(), false) {}

  const BaseStorage *parse(Type type);

  void *getParameter(unsigned index) override {
    return &fields.get<char>(getField(index));
  }
  bool isParsed(unsigned index) const override { return parsed[index]; }
  void setParsed(unsigned index) override {
    parsed[index] = true;
    fields.setPresent(getField(index));
  }
  StorageAllocator &getAllocator() override { return fields.getScratch(); }
  Type getType() const override { return selfType; }

  ParseResult parseSequence();
  ParseResult parseElement();
  /// Parses the element that decides about its group. Returns whether it is
  /// present.
  FailureOr<bool> parseDecision();

private:
  const FieldDescriptor &getField(unsigned index) const {
    return descriptor.parameters.fields[index];
  }

  ParseResult setSelfType(Type type, llvm::SMLoc loc);
  void setDefaults();
  /// Returns true if the parameter may be omitted and the next token is the
  /// literal that follows it. Its parser must not be called then.
  bool isAbsent(unsigned index) {
    return format.parameters[index].hasDefault &&
           AbsenceFinder(parser, format, index).isAbsent();
  }
  ParseResult parseParameter(unsigned index);
  ParseResult parseValue(unsigned index);
  ParseResult parseHandle(const Constraint *constraint, Type &type) {
    return parseStripped(parser, constraint, /*isQualified=*/false, type);
  }
  ParseResult parseHandle(const Constraint *constraint, Attribute &attribute) {
    return parseStripped(parser, constraint, /*isQualified=*/false, Type(),
                         attribute);
  }
  template <typename Handle>
  ParseResult parseHandles(unsigned index, const Constraint *constraint);
  void setEnum(const FieldDescriptor &field, int64_t value) {
    detail::setField(field, fields.getObject(), ExprValue(value),
                     fields.getScratch());
  }
  OptionalParseResult parseOptionalParameter(unsigned index);
  OptionalParseResult parseOptionalValue(unsigned index,
                                         const FieldDescriptor &field);
  ParseResult parseParams(bool isFirstParsed);
  ParseResult parseStruct();
  OptionalParseResult parseCustom();

  AsmParser &parser;
  const StorageDescriptor &descriptor;
  const StorageFormat &format;
  FormatReader reader;
  detail::ParameterParser fields;
  llvm::SmallVector<bool> parsed;
  Type selfType;
};

ParseResult StorageParser::setSelfType(Type type, llvm::SMLoc loc) {
  for (auto [i, use] : llvm::enumerate(format.parameters)) {
    if (!use.isSelfType || !type)
      continue;
    if (use.constraint && !isOfClass(*use.constraint, type))
      return parser.emitError(loc, "invalid kind of type specified");
    fields.get<Type>(getField(i)) = type;
    parsed[i] = true;
  }
  return success();
}

/// Sets parameters that were not parsed to their defaults.
void StorageParser::setDefaults() {
  MLIRContext *context = parser.getContext();
  for (auto [i, use] : llvm::enumerate(format.parameters)) {
    if (parsed[i])
      continue;
    if (use.setDefault) {
      use.setDefault(context, getParameter(i), fields.getScratch());
      fields.setPresent(getField(i));
    } else if (!use.defaultValue.empty())
      detail::setField(getField(i), fields.getObject(),
                       evaluate(use.defaultValue, {context, ExprValue()}),
                       fields.getScratch());
  }
}

const BaseStorage *StorageParser::parse(Type type) {
  const llvm::SMLoc loc = parser.getCurrentLocation();
  selfType = type;
  if (setSelfType(type, loc) || parseSequence())
    return nullptr;
  setDefaults();
  return fields.getResult(descriptor, loc);
}

ParseResult StorageParser::parseSequence() {
  for (unsigned count = reader.takeNumber(); count--;)
    if (parseElement())
      return failure();
  return success();
}

ParseResult StorageParser::parseElement() {
  const FormatOpcode opcode = reader.takeOpcode();
  reader.takeByte();
  switch (opcode) {
  case FormatOpcode::Literal:
    return detail::parseFormatLiteral(parser, reader.takeString());
  case FormatOpcode::Parameter: {
    const unsigned index = reader.takeNumber();
    return isAbsent(index) ? ParseResult(success()) : parseParameter(index);
  }
  case FormatOpcode::Params:
    return parseParams(/*isFirstParsed=*/false);
  case FormatOpcode::Struct:
    return parseStruct();
  case FormatOpcode::Custom: {
    const OptionalParseResult result = parseCustom();
    return result.has_value() ? *result : ParseResult(success());
  }
  case FormatOpcode::Optional:
    return detail::parseFormatGroup(reader, *this);
  default: // Space and Newline
    return success();
  }
}

FailureOr<bool> StorageParser::parseDecision() {
  const FormatOpcode opcode = reader.takeOpcode();
  reader.takeByte();
  switch (opcode) {
  case FormatOpcode::Literal:
    return succeeded(
        detail::parseOptionalFormatLiteral(parser, reader.takeString()));
  case FormatOpcode::Parameter:
    return detail::decideBy(parseOptionalParameter(reader.takeNumber()));
  case FormatOpcode::Params: {
    FormatReader ahead = reader;
    ahead.takeNumber();
    const OptionalParseResult first =
        parseOptionalParameter(ahead.takeNumber());
    if (!first.has_value() || *first) {
      reader.skipNumbers(reader.takeNumber());
      return detail::decideBy(first);
    }
    if (parseParams(/*isFirstParsed=*/true))
      return failure();
    return true;
  }
  case FormatOpcode::Struct:
    if (parseStruct())
      return failure();
    return true;
  default: // Custom
    return detail::decideBy(parseCustom());
  }
}

// Parameters.

/// Parses a list of types or attributes, separated by commas.
/// `!dialect.mnemonic` is omitted if the constraint determines the kind.
template <typename Handle>
ParseResult StorageParser::parseHandles(unsigned index,
                                        const Constraint *constraint) {
  llvm::SmallVector<Handle> handles;
  if (parser.parseCommaSeparatedList(
          [&] { return parseHandle(constraint, handles.emplace_back()); }))
    return failure();
  fields.get<llvm::ArrayRef<Handle>>(getField(index)) =
      fields.getScratch().copyInto(llvm::ArrayRef<Handle>(handles));
  return success();
}

ParseResult StorageParser::parseValue(unsigned index) {
  const ParameterUse &use = format.parameters[index];
  const FieldDescriptor &field = getField(index);
  if (use.parse)
    return use.parse(parser, selfType, getParameter(index),
                     fields.getScratch());
  // A field of kind Optional is optional in every element.
  if (field.kind == FieldKind::Optional) {
    const OptionalParseResult result = parseOptionalParameter(index);
    return result.has_value() ? *result : ParseResult(success());
  }
  if (use.enumeration) {
    int64_t value = 0;
    if (parseEnum(parser, getEnumText(use), value))
      return failure();
    setEnum(field, value);
    return success();
  }
  switch (field.kind) {
  case FieldKind::Type:
    return parseHandle(use.constraint, fields.get<Type>(field));
  case FieldKind::Attribute:
    return parseHandle(use.constraint, fields.get<Attribute>(field));
  case FieldKind::TypeArray:
    return parseHandles<Type>(index, use.constraint);
  case FieldKind::AttributeArray:
    return parseHandles<Attribute>(index, use.constraint);
  default:
    return fields.parseInFormat(field);
  }
}

ParseResult StorageParser::parseParameter(unsigned index) {
  parsed[index] = true;
  if (succeeded(parseValue(index))) {
    fields.setPresent(getField(index));
    return success();
  }
  return parser.emitError(parser.getCurrentLocation(), "failed to parse ")
         << format.name << " parameter '" << getField(index).name
         << "' which is to be a `" << format.parameters[index].cppType << "`";
}

OptionalParseResult StorageParser::parseOptionalParameter(unsigned index) {
  if (isAbsent(index))
    return std::nullopt;
  const FieldDescriptor &field = getField(index);
  const bool isOptional = field.kind == FieldKind::Optional;
  const OptionalParseResult result = parseOptionalValue(
      index, isOptional ? makePresent(field, fields.getObject()) : field);
  parsed[index] = result.has_value();
  if (result.has_value() && succeeded(*result))
    fields.setPresent(field);
  if (isOptional && !result.has_value())
    makeAbsent(field, fields.getObject());
  return result;
}

/// Parses an optional parameter. `field` is the value if the parameter's kind
/// is Optional.
OptionalParseResult
StorageParser::parseOptionalValue(unsigned index,
                                  const FieldDescriptor &field) {
  const ParameterUse &use = format.parameters[index];
  if (use.parseOptional)
    return use.parseOptional(parser, selfType, getParameter(index),
                             fields.getScratch());
  if (use.enumeration) {
    int64_t value = 0;
    OptionalParseResult result =
        parseOptionalEnum(parser, getEnumText(use), value);
    if (result.has_value() && succeeded(*result))
      setEnum(field, value);
    return result;
  }
  switch (field.kind) {
  case FieldKind::Type:
    return parser.parseOptionalType(fields.get<Type>(field));
  case FieldKind::Attribute:
    return parser.parseOptionalAttribute(fields.get<Attribute>(field));
  case FieldKind::Bool:
    return parser.parseOptionalInteger(fields.get<bool>(field));
  case FieldKind::Int32:
    return parser.parseOptionalInteger(fields.get<int32_t>(field));
  case FieldKind::UInt32:
    return parser.parseOptionalInteger(fields.get<uint32_t>(field));
  case FieldKind::Int64:
    return parser.parseOptionalInteger(fields.get<int64_t>(field));
  case FieldKind::UInt64:
    return parser.parseOptionalInteger(fields.get<uint64_t>(field));
  default:
    if (getField(index).kind == FieldKind::Optional)
      return ParseResult(fields.parseInFormat(field));
    return ParseResult(parseParameter(index));
  }
}

/// Parses all parameters; those that are present are separated by commas.
ParseResult StorageParser::parseParams(bool isFirstParsed) {
  bool isFirst = true;
  for (unsigned count = reader.takeNumber(); count--;) {
    const unsigned index = reader.takeNumber();
    const bool mayBeMissing = format.parameters[index].hasDefault;
    if (std::exchange(isFirstParsed, false)) {
      isFirst = false;
    } else if (!isFirst) {
      if (mayBeMissing && parser.parseOptionalComma())
        continue;
      if ((!mayBeMissing && parser.parseComma()) || parseParameter(index))
        return failure();
    } else if (mayBeMissing && count != 0) {
      const OptionalParseResult parsed = parseOptionalParameter(index);
      if (parsed.has_value() && *parsed)
        return failure();
      isFirst = !parsed.has_value();
    } else if (!isAbsent(index)) {
      if (parseParameter(index))
        return failure();
      isFirst = false;
    }
  }
  return success();
}

/// Parses `name = value, …`.
ParseResult StorageParser::parseStruct() {
  struct Field {
    unsigned index;
    FormatReader body;
    bool isSeen = false;
  };
  llvm::SmallVector<Field> members;
  for (unsigned count = reader.takeNumber(); count--;) {
    const unsigned index = reader.takeNumber();
    members.push_back({index, reader});
    reader.skipSequence();
  }
  const FormatReader behind = reader;
  auto hasDefault = [&](const Field &member) {
    return format.parameters[member.index].hasDefault;
  };
  const bool mayBeEmpty = llvm::all_of(members, hasDefault);
  // If all members are required, all commas are required, too.
  const bool hasAll = llvm::none_of(members, hasDefault);
  size_t seen = 0;
  llvm::StringRef name;
  if (mayBeEmpty && parser.parseOptionalKeyword(&name)) {
    reader = behind;
    return success();
  }
  do {
    if (name.empty() && parser.parseKeyword(&name))
      return parser.emitError(parser.getCurrentLocation(),
                              "expected a parameter name in struct");
    if (parser.parseEqual())
      return failure();
    auto *member = llvm::find_if(members, [&](const Field &field) {
      return !field.isSeen && getField(field.index).name == name;
    });
    if (member == members.end())
      return parser.emitError(parser.getCurrentLocation(),
                              "duplicate or unknown struct parameter name: ")
             << name;
    member->isSeen = true;
    name = {};
    reader = member->body;
    FormatReader ahead = reader;
    if (ahead.takeNumber() == 0 ? parseParameter(member->index)
                                : parseSequence())
      return failure();
    ++seen;
  } while (hasAll ? seen != members.size() && succeeded(parser.parseComma())
                  : succeeded(parser.parseOptionalComma()));
  reader = behind;
  if (hasAll)
    return success(seen == members.size());
  for (const Field &member : members)
    if (!member.isSeen && !hasDefault(member))
      return parser.emitError(parser.getCurrentLocation(),
                              "struct is missing required parameter: ")
             << getField(member.index).name;
  return success();
}

OptionalParseResult StorageParser::parseCustom() {
  return format.directives[reader.takeNumber()].parse(parser, *this);
}

// Printing.

class StoragePrinter {
public:
  StoragePrinter(const BaseStorage *storage, AsmPrinter &printer)
      : parameters(getParameters(storage)), printer(printer),
        descriptor(storage->abstract->getDescriptor()),
        format(*descriptor.format), reader(format.program),
        context(storage->abstract->getContext()) {}

  void printSequence();

private:
  bool isDefault(unsigned index);
  void printElement();
  void printParameter(unsigned index, uint8_t flags);
  template <typename Handle>
  void printHandles(const FieldDescriptor &field, const Constraint *constraint,
                    bool isQualified);
  void printParams(uint8_t flags);
  void printStruct(uint8_t flags);

  const void *parameters;
  AsmPrinter &printer;
  const StorageDescriptor &descriptor;
  const StorageFormat &format;
  FormatReader reader;
  MLIRContext *context;
};

bool StoragePrinter::isDefault(unsigned index) {
  const ParameterUse &use = format.parameters[index];
  if (!use.hasDefault)
    return false;
  const FieldDescriptor &field = descriptor.parameters.fields[index];
  // Compute the default in a copy of the struct without the field, since a
  // default may depend on other fields.
  StorageAllocator scratch;
  void *object =
      scratch.allocate(descriptor.parameters.size, alignof(std::max_align_t));
  std::memcpy(object, parameters, descriptor.parameters.size);
  std::memset(&getField<char>(field, object), 0, getLayout(field).size);
  if (use.setDefault)
    use.setDefault(context, &getField<char>(field, object), scratch);
  else if (!use.defaultValue.empty())
    detail::setField(field, object,
                     evaluate(use.defaultValue, {context, ExprValue()}),
                     scratch);
  return equalFields({llvm::ArrayRef(field), descriptor.parameters.size},
                     object, parameters);
}

void StoragePrinter::printSequence() {
  for (unsigned count = reader.takeNumber(); count--;)
    printElement();
}

void StoragePrinter::printElement() {
  const FormatOpcode opcode = reader.takeOpcode();
  const uint8_t flags = reader.takeByte();
  auto printSpace = [&] {
    if (flags & FormatFlags::SpaceBefore)
      printer << ' ';
  };
  switch (opcode) {
  case FormatOpcode::Literal:
    printSpace();
    printer << reader.takeString();
    break;
  case FormatOpcode::Space:
    printer << ' ';
    break;
  case FormatOpcode::Newline:
    printer.printNewline();
    break;
  case FormatOpcode::Parameter: {
    const unsigned index = reader.takeNumber();
    if (!isDefault(index)) {
      printSpace();
      printParameter(index, flags);
    }
    break;
  }
  case FormatOpcode::Params:
    printParams(flags);
    break;
  case FormatOpcode::Struct:
    printStruct(flags);
    break;
  case FormatOpcode::Custom:
    printSpace();
    format.directives[reader.takeNumber()].print(printer, parameters);
    break;
  case FormatOpcode::Optional:
    detail::printFormatGroup(
        reader, flags,
        [this](AnchorKind, unsigned index) { return !isDefault(index); },
        [this] { printSequence(); });
    break;
  default: // elements of operations only
    break;
  }
}

template <typename Handle>
void StoragePrinter::printHandles(const FieldDescriptor &field,
                                  const Constraint *constraint,
                                  bool isQualified) {
  llvm::interleaveComma(getField<llvm::ArrayRef<Handle>>(field, parameters),
                        printer.getStream(), [&](Handle handle) {
                          printStripped(printer, constraint, isQualified,
                                        handle);
                        });
}

void StoragePrinter::printParameter(unsigned index, uint8_t flags) {
  const ParameterUse &use = format.parameters[index];
  const FieldDescriptor &field = descriptor.parameters.fields[index];
  const bool isQualified = flags & FormatFlags::Qualified;
  if (use.print)
    return use.print(printer, &getField<char>(field, parameters));
  if (use.enumeration) {
    const ExprValue value = detail::getFieldValue(field, parameters);
    if (!value.isNull())
      printEnum(printer, getEnumText(use), value.getInteger());
    return;
  }
  switch (field.kind) {
  case FieldKind::Type:
    return printStripped(printer, use.constraint, isQualified,
                         getField<Type>(field, parameters));
  case FieldKind::Attribute:
    return printStripped(printer, use.constraint, isQualified,
                         getField<Attribute>(field, parameters));
  case FieldKind::TypeArray:
    return printHandles<Type>(field, use.constraint, isQualified);
  case FieldKind::AttributeArray:
    return printHandles<Attribute>(field, use.constraint, isQualified);
  default:
    detail::printFieldInFormat(printer, field, parameters);
  }
}

void StoragePrinter::printParams(uint8_t flags) {
  bool isFirst = true;
  for (unsigned count = reader.takeNumber(); count--;) {
    const unsigned index = reader.takeNumber();
    if (isDefault(index))
      continue;
    if (!std::exchange(isFirst, false))
      printer << ", ";
    else if (flags & FormatFlags::SpaceBefore)
      printer << ' ';
    printParameter(index, flags);
  }
}

void StoragePrinter::printStruct(uint8_t flags) {
  bool isFirst = true;
  for (unsigned count = reader.takeNumber(); count--;) {
    const unsigned index = reader.takeNumber();
    if (isDefault(index)) {
      reader.skipSequence();
      continue;
    }
    if (!std::exchange(isFirst, false))
      printer << ", ";
    else if (flags & FormatFlags::SpaceBefore)
      printer << ' ';
    printer << descriptor.parameters.fields[index].name << " = ";
    FormatReader ahead = reader;
    if (ahead.takeNumber() == 0)
      printParameter(index, 0);
    printSequence();
  }
}

} // namespace

const BaseStorage *parseByFormat(AsmParser &parser,
                                 const StorageDescriptor &descriptor,
                                 Type type) {
  return StorageParser(parser, descriptor).parse(type);
}

void printByFormat(const BaseStorage *storage, AsmPrinter &printer) {
  StoragePrinter(storage, printer).printSequence();
}

namespace {

/// Returns the context of the first parameter that has one, or null.
MLIRContext *findContext(const StorageDescriptor &descriptor,
                         const void *parameters) {
  MLIRContext *context = nullptr;
  walkFields(
      descriptor.parameters, parameters,
      [&](Attribute attribute) { context = attribute.getContext(); },
      [&](Type type) { context = type.getContext(); });
  return context;
}

bool isSatisfied(const Constraint &constraint, const FieldDescriptor &field,
                 const void *parameters, MLIRContext *context) {
  if (constraint.predicate) {
    const void *memory = &getField<char>(field, parameters);
    // Predicates receive types and attributes as their storage.
    if (field.kind == FieldKind::Type || field.kind == FieldKind::Attribute)
      memory = getField<const BaseStorage *>(field, parameters);
    return constraint.predicate(memory);
  }
  return constraint.expression.empty() ||
         holds(constraint.expression,
               {context, detail::getFieldValue(field, parameters)});
}

} // namespace

/// 1. Each parameter satisfies its constraint, in order.
LogicalResult verifyParameters(EmitErrorFn emitError,
                               const StorageDescriptor &descriptor,
                               const void *parameters) {
  MLIRContext *context = findContext(descriptor, parameters);
  for (auto [field, use] : llvm::zip_equal(descriptor.parameters.fields,
                                           descriptor.format->parameters)) {
    const Constraint *constraint = use.constraint;
    if (constraint && !constraint->summary.empty() &&
        !isSatisfied(*constraint, field, parameters, context))
      return emitError() << "failed to verify '" << field.name
                         << "': " << constraint->summary;
  }
  return success();
}

/// 1. The parameters satisfy their constraints, if verifiesConstraints is set.
/// 2. The verifier of the definition accepts them, if there is one.
LogicalResult verifyStorage(EmitErrorFn emitError,
                            const StorageDescriptor &descriptor,
                            const void *parameters) {
  if (descriptor.verifiesConstraints &&
      failed(verifyParameters(emitError, descriptor, parameters)))
    return failure();
  return success(!descriptor.verify ||
                 succeeded(descriptor.verify(emitError, parameters)));
}

} // namespace mlir
