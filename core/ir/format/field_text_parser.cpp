// SPDX-License-Identifier: Apache-2.0
#include <cstring>
#include <new>

#include "core/ir/affine/affine_map.h"
#include "core/ir/affine/integer_set.h"
#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/builtin/builtin_types.h"
#include "core/ir/descriptor/constraint.h"
#include "core/ir/format/field_parser_impl.h"
#include "core/ir/format/field_text.h"
#include "core/ir/format/storage_format.h"
#include "core/ir/storage/storage_allocator.h"
#include "core/ir/structure/operation_state.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"

namespace mlir {
namespace detail {

using llvm::StringRef;
using Delimiter = AsmParser::Delimiter;

ParameterParser::ParameterParser(AsmParser &parser,
                                 const StorageDescriptor &descriptor)
    : parser(parser), table(descriptor.parameters),
      object(static_cast<char *>(
          scratch.allocate(table.size, alignof(std::max_align_t)))) {
  std::memset(object, 0, table.size);
  for (const FieldDescriptor &field : table.fields)
    if (field.kind == FieldKind::Blob)
      new (&get<char>(field)) Blob();
    else if (field.kind == FieldKind::Custom && field.hooks->initialize)
      field.hooks->initialize(&get<char>(field));
}

ParameterParser::~ParameterParser() {
  for (const FieldDescriptor &field : table.fields)
    if (field.kind == FieldKind::Blob)
      get<Blob>(field).~Blob();
    else if (field.kind == FieldKind::Custom && field.hooks->destroy &&
             hasValue(field))
      field.hooks->destroy(&get<char>(field));
}

ParseResult ParameterParser::parse() {
  if (table.fields.empty())
    return success();
  bool isFirst = true;
  if (parser.parseLess())
    return failure();
  for (const FieldDescriptor &field : table.fields)
    if ((!std::exchange(isFirst, false) && parser.parseComma()) || parse(field))
      return failure();
  return parser.parseGreater();
}

/// Returns true if fields of this kind can be null.
static bool isNullable(FieldKind kind) {
  switch (kind) {
  case FieldKind::Type:
  case FieldKind::Attribute:
  case FieldKind::AffineExpr:
  case FieldKind::AffineMap:
  case FieldKind::IntegerSet:
  case FieldKind::Custom:
    return true;
  default:
    return false;
  }
}

ParseResult ParameterParser::parse(const FieldDescriptor &field) {
  current = &field;
  if (field.optional && isNullable(field.kind) &&
      !parser.parseOptionalQuestion())
    return success();
  switch (field.kind) {
  case FieldKind::Bool:
    return parseOne(get<bool>(field));
  case FieldKind::Int32:
    return parseOne(get<int32_t>(field));
  case FieldKind::UInt32:
    return parseUnsigned(get<uint32_t>(field));
  case FieldKind::Int64:
    return parseOne(get<int64_t>(field));
  case FieldKind::UInt64:
    return parseUnsigned(get<uint64_t>(field));
  case FieldKind::Integer:
    return parseInteger(get<StoredInteger>(field));
  case FieldKind::String:
    return parseOne(get<StringRef>(field));
  case FieldKind::Type:
    return parseOne(get<Type>(field));
  case FieldKind::Attribute:
    return parseOne(get<Attribute>(field));
  case FieldKind::AffineExpr:
    return parseExpr(get<AffineExpr>(field));
  case FieldKind::AffineMap:
    return parseMap(get<AffineMap>(field));
  case FieldKind::IntegerSet:
    return parseSet(get<IntegerSet>(field));
  case FieldKind::BoolArray:
    return parseArray(get<llvm::ArrayRef<bool>>(field));
  case FieldKind::Int32Array:
    return parseArray(get<llvm::ArrayRef<int32_t>>(field));
  case FieldKind::Int64Array:
    return parseArray(get<llvm::ArrayRef<int64_t>>(field));
  case FieldKind::StringArray:
    return parseArray(get<llvm::ArrayRef<StringRef>>(field));
  case FieldKind::TypeArray:
    return parseArray(get<llvm::ArrayRef<Type>>(field));
  case FieldKind::AttributeArray:
    return parseArray(get<llvm::ArrayRef<Attribute>>(field));
  case FieldKind::NamedAttributeArray:
    return parseNamed(get<llvm::ArrayRef<NamedAttribute>>(field));
  case FieldKind::Blob:
    return parseBlob(get<Blob>(field));
  case FieldKind::Optional:
    if (!parser.parseOptionalQuestion())
      return makeAbsent(field, object), success();
    return parse(makePresent(field, object));
  case FieldKind::Int32Inline:
    return parseInline(field);
  case FieldKind::Custom:
    return parseCustom(field);
  case FieldKind::Pointer:
    break;
  }
  llvm_unreachable("a field without a text");
}

ParseResult ParameterParser::parseOne(bool &value) {
  if (!parser.parseOptionalKeyword("true")) {
    value = true;
    return success();
  }
  if (!parser.parseOptionalKeyword("false"))
    return success();
  return parser.emitError(parser.getCurrentLocation(),
                          "expected 'true' or 'false'");
}

ParseResult ParameterParser::parseOne(StringRef &value) {
  std::string string;
  if (parser.parseString(&string))
    return failure();
  value = scratch.copyInto(StringRef(string));
  return success();
}

ParseResult ParameterParser::parseOne(Attribute &value) {
  const llvm::SMLoc loc = parser.getCurrentLocation();
  if (parser.parseAttribute(value))
    return failure();
  return current->constraint && !isOfClass(*current->constraint, value)
             ? failValue(loc)
             : success();
}

template <typename T> ParseResult ParameterParser::parseUnsigned(T &value) {
  const llvm::SMLoc loc = parser.getCurrentLocation();
  llvm::APInt integer;
  if (parser.parseInteger(integer))
    return failure();
  if (integer.isNegative() || integer.getActiveBits() > 8 * sizeof(T))
    return parser.emitError(loc, "expected an unsigned integer of ")
           << 8 * sizeof(T) << " bits";
  value = static_cast<T>(integer.getZExtValue());
  return success();
}

template <typename T>
ParseResult ParameterParser::parseArray(llvm::ArrayRef<T> &array,
                                        Delimiter delimiter) {
  llvm::SmallVector<T> elements;
  if (parser.parseCommaSeparatedList(delimiter, [&] {
        T element{};
        ParseResult result = parseOne(element);
        elements.push_back(element);
        return result;
      }))
    return failure();
  array = scratch.copyInto(llvm::ArrayRef<T>(elements));
  return success();
}

ParseResult ParameterParser::parseInteger(StoredInteger &value) {
  const llvm::SMLoc loc = parser.getCurrentLocation();
  llvm::APInt integer;
  if (parser.parseInteger(integer) || parser.parseColon())
    return failure();
  const llvm::SMLoc typePlace = parser.getCurrentLocation();
  Type type;
  if (parser.parseType(type))
    return failure();
  if (!type.isSignlessInteger())
    return parser.emitError(typePlace, "expected a signless integer type");
  const unsigned width = cast<IntegerType>(type).getWidth();
  const unsigned needed = integer.isNegative() ? integer.getSignificantBits()
                                               : integer.getActiveBits();
  if (needed > width)
    return parser.emitError(loc, "integer value too large for ") << type;
  const llvm::APInt fitted = integer.sextOrTrunc(width);
  value = StoredInteger(fitted);
  if (width > 64)
    value.words = scratch.copyInto(value.getWords()).data();
  return success();
}

ParseResult ParameterParser::parseMap(AffineMap &value) {
  AffineMapAttr attribute;
  if (parser.parseAttribute(attribute))
    return failure();
  value = attribute.getValue();
  return success();
}

ParseResult ParameterParser::parseExpr(AffineExpr &value) {
  const llvm::SMLoc loc = parser.getCurrentLocation();
  AffineMap map;
  if (parseMap(map))
    return failure();
  if (map.getNumResults() != 1)
    return parser.emitError(loc, "expected a map with one result");
  value = map.getResult(0);
  return success();
}

ParseResult ParameterParser::parseSet(IntegerSet &value) {
  IntegerSetAttr attribute;
  if (parser.parseAttribute(attribute))
    return failure();
  value = attribute.getValue();
  return success();
}

ParseResult ParameterParser::parseNamed(llvm::ArrayRef<NamedAttribute> &value) {
  const llvm::SMLoc loc = parser.getCurrentLocation();
  NamedAttrList attributes;
  if (parser.parseOptionalAttrDict(attributes))
    return failure();
  if (parser.getCurrentLocation() == loc)
    return parser.emitError(loc, "expected '{'");
  value = scratch.copyInto(attributes.getAttrs());
  return success();
}

ParseResult ParameterParser::parseBlob(Blob &value) {
  uint32_t width, alignment;
  std::string text, bytes;
  if (parser.parseKeyword("blob") || parser.parseLess())
    return failure();
  llvm::SMLoc loc = parser.getCurrentLocation();
  if (parseUnsigned(width))
    return failure();
  if (width == 0)
    return parser.emitError(loc, "expected a width of at least one byte");
  if (parser.parseComma())
    return failure();
  loc = parser.getCurrentLocation();
  if (parseUnsigned(alignment))
    return failure();
  if (!llvm::isPowerOf2_32(alignment))
    return parser.emitError(loc, "expected a power of two");
  if (parser.parseComma())
    return failure();
  loc = parser.getCurrentLocation();
  if (parser.parseString(&text) || parser.parseGreater())
    return failure();
  StringRef digits = text;
  if (!digits.consume_front("0x") || digits.size() % 2 != 0 ||
      !llvm::tryGetFromHex(digits, bytes))
    return parser.emitError(loc, "expected pairs of hex digits behind '0x'");
  // `alignment` applies to copies in the context; the bytes parsed here need
  // not have it.
  const Blob copy =
      Blob::copy({bytes.data(), bytes.size()}, width, llvm::endianness::little);
  value = Blob(copy.getBytes(), width, llvm::endianness::little, alignment,
               copy.getOwner());
  return success();
}

ParseResult ParameterParser::parseInline(const FieldDescriptor &field) {
  const llvm::SMLoc loc = parser.getCurrentLocation();
  llvm::ArrayRef<int32_t> elements;
  if (parseArray(elements))
    return failure();
  if (elements.size() != field.count)
    return parser.emitError(loc, "expected ")
           << field.count << " integers, not " << elements.size();
  llvm::copy(elements, &get<int32_t>(field));
  return success();
}

ParseResult ParameterParser::parseCustom(const FieldDescriptor &field) {
  const llvm::SMLoc loc = parser.getCurrentLocation();
  Attribute attribute;
  if (parser.parseAttribute(attribute))
    return failure();
  if (!field.hooks->fromAttribute(&get<char>(field), attribute))
    return failValue(loc);
  setPresent(field);
  return success();
}

const BaseStorage *
ParameterParser::getResult(const StorageDescriptor &descriptor,
                           llvm::SMLoc loc) {
  for (const FieldDescriptor &field : table.fields)
    if (!hasValue(field)) {
      parser.emitError(loc, "no value for parameter '") << field.name << "'";
      return nullptr;
    }
  if (descriptor.normalize)
    descriptor.normalize(object);
  bool isReported = false;
  auto emitError = [&] {
    isReported = true;
    return parser.emitError(loc);
  };
  if (succeeded(verifyStorage(emitError, descriptor, object)))
    return getStorage(parser.getContext(), descriptor, object);
  if (!isReported)
    emitError() << "invalid parameters for '" << descriptor.name << "'";
  return nullptr;
}

ParseResult ParameterParser::parseInFormat(const FieldDescriptor &field) {
  current = &field;
  switch (field.kind) {
  case FieldKind::BoolArray:
    return parseArray(get<llvm::ArrayRef<bool>>(field), Delimiter::None);
  case FieldKind::Int32Array:
    return parseArray(get<llvm::ArrayRef<int32_t>>(field), Delimiter::None);
  case FieldKind::Int64Array:
    return parseArray(get<llvm::ArrayRef<int64_t>>(field), Delimiter::None);
  case FieldKind::StringArray:
    return parseArray(get<llvm::ArrayRef<StringRef>>(field), Delimiter::None);
  case FieldKind::TypeArray:
    return parseArray(get<llvm::ArrayRef<Type>>(field), Delimiter::None);
  case FieldKind::AttributeArray:
    return parseArray(get<llvm::ArrayRef<Attribute>>(field), Delimiter::None);
  case FieldKind::AffineMap:
    return parser.parseAffineMap(get<AffineMap>(field));
  case FieldKind::IntegerSet:
    return parser.parseIntegerSet(get<IntegerSet>(field));
  case FieldKind::Bool:
    return parser.parseInteger(get<bool>(field));
  default:
    return parse(field);
  }
}

} // namespace detail

const BaseStorage *parseFields(AsmParser &parser,
                               const StorageDescriptor &descriptor) {
  const llvm::SMLoc loc = parser.getNameLoc();
  detail::ParameterParser fields(parser, descriptor);
  return fields.parse() ? nullptr : fields.getResult(descriptor, loc);
}

Type parseAfterMnemonic(AsmParser &parser, const TypeDescriptor &descriptor) {
  if (hasFormat(descriptor))
    return Type(parseByFormat(parser, descriptor, nullptr));
  return descriptor.parse ? descriptor.parse(parser, descriptor)
                          : Type(parseFields(parser, descriptor));
}

Attribute parseAfterMnemonic(AsmParser &parser,
                             const AttributeDescriptor &descriptor, Type type) {
  if (hasFormat(descriptor))
    return Attribute(parseByFormat(parser, descriptor, type));
  return descriptor.parse ? descriptor.parse(parser, descriptor, type)
                          : Attribute(parseFields(parser, descriptor));
}

/// Parses a mnemonic and returns its kind, or null if there is none.
template <typename Descriptor>
static const Descriptor *parseMnemonic(llvm::ArrayRef<const Descriptor *> kinds,
                                       AsmParser &parser, StringRef *mnemonic,
                                       OptionalParseResult &result) {
  if (parser.parseKeyword(mnemonic)) {
    result = failure();
    return nullptr;
  }
  result = std::nullopt;
  for (const Descriptor *kind : kinds)
    if (!kind->mnemonic.empty() && kind->mnemonic == *mnemonic)
      return kind;
  return nullptr;
}

OptionalParseResult parseKindOf(llvm::ArrayRef<const TypeDescriptor *> kinds,
                                AsmParser &parser, StringRef *mnemonic,
                                Type &type) {
  OptionalParseResult result;
  const TypeDescriptor *kind = parseMnemonic(kinds, parser, mnemonic, result);
  if (!kind)
    return result;
  type = parseAfterMnemonic(parser, *kind);
  return success(type != nullptr);
}

OptionalParseResult
parseKindOf(llvm::ArrayRef<const AttributeDescriptor *> kinds,
            AsmParser &parser, StringRef *mnemonic, Type type,
            Attribute &attribute) {
  OptionalParseResult result;
  const AttributeDescriptor *kind =
      parseMnemonic(kinds, parser, mnemonic, result);
  if (!kind)
    return result;
  attribute = parseAfterMnemonic(parser, *kind, type);
  return success(attribute != nullptr);
}

} // namespace mlir
