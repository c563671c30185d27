// SPDX-License-Identifier: Apache-2.0
//
// Parameters of types and attributes while they are being read; for core/ir
// only.
#ifndef CORE_IR_FIELD_PARSER_IMPL_H
#define CORE_IR_FIELD_PARSER_IMPL_H

#include "core/ir/affine_map.h"
#include "core/ir/asm_parser.h"
#include "core/ir/integer_set.h"
#include "core/ir/storage_allocator.h"
#include "core/ir/storage_descriptor.h"

namespace mlir {
namespace detail {

/// Parameters while they are being read.
class ParameterParser {
public:
  ParameterParser(AsmParser &parser, const StorageDescriptor &descriptor);
  ~ParameterParser();
  ParameterParser(const ParameterParser &) = delete;

  /// All of them: `<a, b>`.
  ParseResult parse();
  /// One of them, in the form of its kind.
  ParseResult parse(const FieldDescriptor &field);
  /// One of them as it stands in formats: arrays without brackets.
  ParseResult parseInFormat(const FieldDescriptor &field);

  void *getObject() { return object; }
  template <typename T> T &get(const FieldDescriptor &field) {
    return getField<T>(field, object);
  }
  StorageAllocator &getScratch() { return scratch; }

  /// The type or attribute with these parameters; null after a message.
  const BaseStorage *getResult(const StorageDescriptor &descriptor,
                               llvm::SMLoc place);

private:
  ParseResult parseOne(bool &value);
  ParseResult parseOne(int32_t &value) { return parser.parseInteger(value); }
  ParseResult parseOne(int64_t &value) { return parser.parseInteger(value); }
  ParseResult parseOne(llvm::StringRef &value);
  ParseResult parseOne(Type &value) { return parser.parseType(value); }
  ParseResult parseOne(Attribute &value);
  ParseResult failValue(llvm::SMLoc place) {
    return parser.emitError(place, "invalid value for parameter '")
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
  /// The field that is being read.
  const FieldDescriptor *current = nullptr;
  /// What the fields refer to.
  StorageAllocator scratch;
  char *object;
};

/// Prints one as parseInFormat reads it.
void printFieldInFormat(AsmPrinter &printer, const FieldDescriptor &field,
                        const void *object);

} // namespace detail
} // namespace mlir

#endif // CORE_IR_FIELD_PARSER_IMPL_H
