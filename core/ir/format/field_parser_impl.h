// SPDX-License-Identifier: Apache-2.0
//
// The parser of the parameters of types and attributes. Private to core/ir.
#ifndef CORE_IR_FORMAT_FIELD_PARSER_IMPL_H
#define CORE_IR_FORMAT_FIELD_PARSER_IMPL_H

#include "core/ir/affine/affine_map.h"
#include "core/ir/affine/integer_set.h"
#include "core/ir/descriptor/storage_descriptor.h"
#include "core/ir/format/asm_parser.h"
#include "core/ir/storage/storage_allocator.h"
#include "llvm/ADT/SmallPtrSet.h"

namespace mlir {
namespace detail {

/// Parses parameters into a struct.
class ParameterParser {
public:
  ParameterParser(AsmParser &parser, const StorageDescriptor &descriptor);
  ~ParameterParser();
  ParameterParser(const ParameterParser &) = delete;

  /// Parses all parameters: `<a, b>`.
  ParseResult parse();
  /// Parses one parameter in the form of its kind.
  ParseResult parse(const FieldDescriptor &field);
  /// Parses one parameter as it occurs in formats: arrays have no brackets.
  ParseResult parseInFormat(const FieldDescriptor &field);

  void *getObject() { return object; }
  template <typename T> T &get(const FieldDescriptor &field) {
    return getField<T>(field, object);
  }
  StorageAllocator &getScratch() { return scratch; }
  /// Notes that a field has a value. A field whose class has no default value
  /// is raw memory before.
  void setPresent(const FieldDescriptor &field) {
    if (isRaw(field))
      present.insert(&field);
  }

  /// Returns the type or attribute with these parameters, or null after
  /// reporting an error, also if a field is still raw memory.
  const BaseStorage *getResult(const StorageDescriptor &descriptor,
                               llvm::SMLoc loc);

private:
  /// Returns whether the field begins as raw memory.
  static bool isRaw(const FieldDescriptor &field) {
    return field.kind == FieldKind::Custom && !field.hooks->initialize;
  }
  bool hasValue(const FieldDescriptor &field) const {
    return !isRaw(field) || present.contains(&field);
  }
  ParseResult parseOne(bool &value);
  ParseResult parseOne(int32_t &value) { return parser.parseInteger(value); }
  ParseResult parseOne(int64_t &value) { return parser.parseInteger(value); }
  ParseResult parseOne(llvm::StringRef &value);
  ParseResult parseOne(Type &value) { return parser.parseType(value); }
  ParseResult parseOne(Attribute &value);
  ParseResult failValue(llvm::SMLoc loc) {
    return parser.emitError(loc, "invalid value for parameter '")
           << current->name << "'";
  }
  template <typename T> ParseResult parseUnsigned(T &value);
  template <typename T>
  ParseResult parseArray(llvm::ArrayRef<T> &array,
                         AsmParser::Delimiter delimiter);
  template <typename T> ParseResult parseArray(llvm::ArrayRef<T> &array) {
    return parseArray(array, AsmParser::Delimiter::Square);
  }
  ParseResult parseInteger(StoredInteger &value);
  ParseResult parseExpr(AffineExpr &value);
  ParseResult parseMap(AffineMap &value);
  ParseResult parseSet(IntegerSet &value);
  ParseResult parseNamed(llvm::ArrayRef<NamedAttribute> &value);
  ParseResult parseBlob(Blob &value);
  ParseResult parseInline(const FieldDescriptor &field);
  ParseResult parseCustom(const FieldDescriptor &field);

  AsmParser &parser;
  const FieldTable &table;
  /// The field that is being parsed.
  const FieldDescriptor *current = nullptr;
  /// Owns the memory that the fields refer to.
  StorageAllocator scratch;
  char *object;
  /// The fields that began as raw memory and have a value now.
  llvm::SmallPtrSet<const FieldDescriptor *, 2> present;
};

/// Prints a parameter in the form that parseInFormat parses.
void printFieldInFormat(AsmPrinter &printer, const FieldDescriptor &field,
                        const void *object);

} // namespace detail
} // namespace mlir

#endif // CORE_IR_FORMAT_FIELD_PARSER_IMPL_H
