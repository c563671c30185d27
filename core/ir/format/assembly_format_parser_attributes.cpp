// SPDX-License-Identifier: Apache-2.0
//
// Parses attributes and properties of operations by their format.
#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/builtin/builtin_types.h"
#include "core/ir/descriptor/expression.h"
#include "core/ir/descriptor/op_invariants.h"
#include "core/ir/format/assembly_format_parser_impl.h"
#include "core/ir/format/stripped_form.h"
#include "llvm/ADT/SmallVectorExtras.h"
#include "llvm/ADT/StringExtras.h"

namespace mlir {
namespace detail {

using ods::AttributeForm;
using ods::FormatFlags;

// Attributes and properties.

ParseResult FormatParser::parseAttribute(uint8_t flags) {
  const unsigned index = reader.takeNumber();
  const auto form = AttributeForm(reader.takeByte());
  if (!(flags & FormatFlags::MayBeMissing))
    return parseAttribute(index, form, flags);
  const OptionalParseResult parsed = parseOptionalAttribute(index, form);
  return parsed.has_value() ? *parsed : ParseResult(success());
}

Type getValueType(const OpAttributeDescriptor &use, MLIRContext *context) {
  return use.valueType.empty()
             ? Type()
             : evaluate(use.valueType, {context, ExprValue()}).getType();
}

ParseResult FormatParser::parseAttribute(unsigned index, AttributeForm form,
                                         uint8_t flags) {
  const OpAttributeDescriptor &use = descriptor.attributes[index];
  if (form == AttributeForm::Enum)
    return *parseEnumCase(index, /*isOptional=*/false);
  if (form == AttributeForm::SymbolName) {
    StringAttr name;
    if (parser.parseSymbolName(name))
      return failure();
    state.setAttribute(index, name);
    return success();
  }
  Attribute attribute;
  if (parseStripped(parser, use.constraint, flags & FormatFlags::Qualified,
                    getValueType(use, parser.getContext()), attribute))
    return failure();
  state.setAttribute(index, attribute);
  return success();
}

OptionalParseResult FormatParser::parseOptionalAttribute(unsigned index,
                                                         AttributeForm form) {
  const OpAttributeDescriptor &use = descriptor.attributes[index];
  const Constraint &constraint = orAnything(use.constraint);
  if (form == AttributeForm::Enum)
    return parseEnumCase(index, /*isOptional=*/true);
  Attribute attribute;
  OptionalParseResult parsed;
  Type type = form == AttributeForm::WithoutType
                  ? getValueType(use, parser.getContext())
                  : Type();
  auto parseAs = [&]<typename T>(T typed) {
    parsed = parser.parseOptionalAttribute(typed, type);
    attribute = typed;
  };
  if (form == AttributeForm::SymbolName) {
    StringAttr name;
    if (parser.parseOptionalSymbolName(name))
      return std::nullopt;
    attribute = name;
    parsed = success();
  } else if (constraint.entityClass == ods::EntityClass::StringAttr) {
    parseAs(StringAttr());
  } else if (constraint.entityClass == ods::EntityClass::ArrayAttr) {
    parseAs(ArrayAttr());
  } else if (constraint.entityClass == ods::EntityClass::SymbolRefAttr ||
             constraint.entityClass == ods::EntityClass::FlatSymbolRefAttr) {
    parseAs(SymbolRefAttr());
  } else {
    parseAs(Attribute());
  }
  // The verifier checks the class.
  if (parsed.has_value() && succeeded(*parsed))
    state.setAttribute(index, attribute);
  return parsed;
}

/// Parses an enumeration case, as keyword or string, of an attribute that
/// stores its value.
OptionalParseResult FormatParser::parseEnumCase(unsigned index,
                                                bool isOptional) {
  const OpAttributeDescriptor &use = descriptor.attributes[index];
  const EnumDescriptor &enumeration = *use.enumeration;
  const llvm::SMLoc loc = parser.getCurrentLocation();
  auto strings = llvm::map_to_vector(
      enumeration.cases, [](const EnumCaseDescriptor &c) { return c.string; });
  llvm::StringRef text;
  std::string string;
  if (parser.parseOptionalKeyword(&text, strings)) {
    StringAttr quoted;
    OptionalParseResult parsed = parser.parseOptionalAttribute(
        quoted, NoneType::get(parser.getContext()));
    if (parsed.has_value() && *parsed)
      return parsed;
    if (!parsed.has_value()) {
      if (isOptional)
        return std::nullopt;
      return parser.emitError(loc)
             << "expected string or keyword containing one of the following "
                "enum values for attribute '"
             << use.name << "' [" << llvm::join(strings, ", ") << "]";
    }
    text = quoted.getValue();
  }
  if (text.empty())
    return success();
  std::optional<int64_t> value = symbolize(enumeration, text);
  if (!value)
    return parser.emitError(loc, "invalid ")
           << use.name << " attribute specification: \"" << text << '"';
  state.setAttribute(
      index,
      IntegerAttr::get(IntegerType::get(parser.getContext(), enumeration.width),
                       *value));
  return success();
}

ParseResult FormatParser::parseProperty(unsigned index) {
  const llvm::SMLoc loc = parser.getCurrentLocation();
  const PropertyUse &use = descriptor.otherProperties[index];
  if (succeeded(detail::parseProperty(parser, descriptor, index, state)))
    return success();
  return parser.emitError(loc, "invalid value for property ")
         << use.name << ", expected "
         << (use.constraint ? use.constraint->summary : "");
}

ParseResult FormatParser::parseDictionary(bool withKeyword) {
  const llvm::SMLoc loc = parser.getCurrentLocation();
  if (withKeyword ? parser.parseOptionalAttrDictWithKeyword(result.attributes)
                  : parser.parseOptionalAttrDict(result.attributes))
    return failure();
  return verifyInherentAttributes(descriptor, result.attributes, [&] {
    return parser.emitError(loc)
           << "'" << result.name.getStringRef() << "' op ";
  });
}

/// Parses `<{…}>` with the properties that are not elsewhere in the format.
ParseResult FormatParser::parsePropDict() {
  llvm::SmallVector<llvm::StringRef> elsewhere;
  for (unsigned count = reader.takeNumber(); count--;)
    elsewhere.push_back(descriptor.attributes[reader.takeNumber()].name);
  for (unsigned count = reader.takeNumber(); count--;)
    elsewhere.push_back(descriptor.otherProperties[reader.takeNumber()].name);
  Attribute attribute = DictionaryAttr::get(parser.getContext());
  if (succeeded(parser.parseOptionalLess()) &&
      (parser.parseAttribute(attribute) || parser.parseGreater()))
    return failure();
  auto emitError = [&] {
    return mlir::emitError(result.location)
           << "invalid properties " << attribute << " for op "
           << result.name.getStringRef() << ": ";
  };
  void *properties = descriptor.properties.size == 0
                         ? nullptr
                         : result.getOrAddPropertiesStorage();
  return setPropertiesFromParsedAttr(descriptor, properties, attribute,
                                     elsewhere, emitError);
}

} // namespace detail
} // namespace mlir
