// SPDX-License-Identifier: Apache-2.0
//
// Prints fields. field_text_parser.cpp parses them.
#include "core/ir/format/field_text.h"

#include <algorithm>

#include "core/ir/affine/affine_map.h"
#include "core/ir/affine/integer_set.h"
#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/format/field_parser_impl.h"
#include "core/ir/format/storage_format.h"
#include "core/ir/print/asm_printer_impl.h"
#include "core/ir/text/text_output.h"

namespace mlir {

using llvm::ArrayRef;
using llvm::StringRef;

const FieldDescriptor *findFieldWithoutText(const FieldTable &table) {
  for (const FieldDescriptor &field : table.fields) {
    const bool hasText = field.kind == FieldKind::Custom
                             ? field.hooks && field.hooks->toAttribute &&
                                   field.hooks->fromAttribute
                             : field.kind != FieldKind::Pointer;
    if (!hasText || field.isMutable)
      return &field;
  }
  return nullptr;
}

bool hasFormat(const StorageDescriptor &descriptor) {
  return descriptor.format && !descriptor.format->program.empty();
}

namespace {

/// Prints the fields of one object.
class FieldPrinter {
public:
  FieldPrinter(const void *object, AsmPrinter &printer)
      : object(static_cast<const char *>(object)), printer(printer) {}

  void print(const FieldDescriptor &field);
  void printInFormat(const FieldDescriptor &field);

private:
  template <typename T> const T &get(const FieldDescriptor &field) const {
    return getField<T>(field, object);
  }

  void printOne(bool value) { os() << (value ? "true" : "false"); }
  void printOne(int32_t value) { os() << value; }
  void printOne(int64_t value) { os() << value; }
  void printOne(StringRef value) { printer.printString(value); }
  void printOne(Type type) {
    if (type)
      printer.printType(type);
    else
      os() << '?';
  }
  void printOne(Attribute attribute) {
    if (attribute)
      printer.printAttribute(attribute);
    else
      os() << '?';
  }
  template <typename T> void printArray(ArrayRef<T> elements) {
    os() << '[';
    printList(elements);
    os() << ']';
  }
  template <typename T> void printList(ArrayRef<T> elements) {
    llvm::interleaveComma(elements, os(),
                          [&](const T &element) { printOne(element); });
  }
  void printNamed(ArrayRef<NamedAttribute> attributes);
  void printBlob(const Blob &blob);
  Attribute getMapOf(AffineExpr expr);

  llvm::raw_ostream &os() { return printer.getStream(); }

  const char *object;
  AsmPrinter &printer;
};

void FieldPrinter::printNamed(ArrayRef<NamedAttribute> attributes) {
  os() << '{';
  llvm::interleaveComma(attributes, os(), [&](NamedAttribute attribute) {
    printer.printNamedAttribute(attribute);
  });
  os() << '}';
}

void FieldPrinter::printBlob(const Blob &blob) {
  os() << "blob<" << blob.getElementWidth() << ", " << blob.getAlignment()
       << ", \"0x";
  detail::printHex(os(), blob);
  os() << "\">";
}

/// Returns the smallest map with the expression as its result.
Attribute FieldPrinter::getMapOf(AffineExpr expr) {
  if (!expr)
    return nullptr;
  unsigned numDims = 0, numSymbols = 0;
  expr.walk([&](AffineExpr each) {
    if (auto dim = dyn_cast<AffineDimExpr>(each))
      numDims = std::max(numDims, dim.getPosition() + 1);
    else if (auto symbol = dyn_cast<AffineSymbolExpr>(each))
      numSymbols = std::max(numSymbols, symbol.getPosition() + 1);
  });
  return AffineMapAttr::get(AffineMap::get(numDims, numSymbols, expr));
}

void FieldPrinter::printInFormat(const FieldDescriptor &field) {
  switch (field.kind) {
  case FieldKind::BoolArray:
    return printList(get<ArrayRef<bool>>(field));
  case FieldKind::Int32Array:
    return printList(get<ArrayRef<int32_t>>(field));
  case FieldKind::Int64Array:
    return printList(get<ArrayRef<int64_t>>(field));
  case FieldKind::StringArray:
    return printList(get<ArrayRef<StringRef>>(field));
  case FieldKind::AffineMap:
    get<AffineMap>(field).print(os());
    return;
  case FieldKind::IntegerSet:
    get<IntegerSet>(field).print(os());
    return;
  case FieldKind::Optional:
    if (const auto present = getPresent(field, object))
      printInFormat(*present);
    return;
  default:
    print(field);
  }
}

void FieldPrinter::print(const FieldDescriptor &field) {
  switch (field.kind) {
  case FieldKind::Bool:
    return printOne(get<bool>(field));
  case FieldKind::Int32:
    return printOne(get<int32_t>(field));
  case FieldKind::UInt32:
    os() << get<uint32_t>(field);
    return;
  case FieldKind::Int64:
    return printOne(get<int64_t>(field));
  case FieldKind::UInt64:
    os() << get<uint64_t>(field);
    return;
  case FieldKind::Integer: {
    const auto &integer = get<StoredInteger>(field);
    detail::printWide(os(), integer.get(), /*isSigned=*/true);
    os() << " : i" << integer.width;
    return;
  }
  case FieldKind::String:
    return printOne(get<StringRef>(field));
  case FieldKind::Type:
    return printOne(get<Type>(field));
  case FieldKind::Attribute:
    return printOne(get<Attribute>(field));
  case FieldKind::AffineExpr:
    return printOne(getMapOf(get<AffineExpr>(field)));
  case FieldKind::AffineMap: {
    const AffineMap map = get<AffineMap>(field);
    return printOne(map ? Attribute(AffineMapAttr::get(map)) : Attribute());
  }
  case FieldKind::IntegerSet: {
    const IntegerSet set = get<IntegerSet>(field);
    return printOne(set ? Attribute(IntegerSetAttr::get(set)) : Attribute());
  }
  case FieldKind::BoolArray:
    return printArray(get<ArrayRef<bool>>(field));
  case FieldKind::Int32Array:
    return printArray(get<ArrayRef<int32_t>>(field));
  case FieldKind::Int64Array:
    return printArray(get<ArrayRef<int64_t>>(field));
  case FieldKind::StringArray:
    return printArray(get<ArrayRef<StringRef>>(field));
  case FieldKind::TypeArray:
    return printArray(get<ArrayRef<Type>>(field));
  case FieldKind::AttributeArray:
    return printArray(get<ArrayRef<Attribute>>(field));
  case FieldKind::NamedAttributeArray:
    return printNamed(get<ArrayRef<NamedAttribute>>(field));
  case FieldKind::Blob:
    return printBlob(get<Blob>(field));
  case FieldKind::Optional:
    if (const auto present = getPresent(field, object))
      return print(*present);
    os() << '?';
    return;
  case FieldKind::Int32Inline:
    return printArray(ArrayRef(&get<int32_t>(field), field.count));
  case FieldKind::Custom:
    return printOne(field.hooks->toAttribute(
        &get<char>(field), printer.getImpl().getState().context));
  case FieldKind::Pointer:
    break;
  }
  llvm_unreachable("a field without a text");
}

} // namespace

void printFields(const BaseStorage *storage, AsmPrinter &printer) {
  const FieldTable &table = storage->abstract->getDescriptor().parameters;
  if (table.fields.empty())
    return;
  printer.getStream() << '<';
  FieldPrinter fields(getParameters(storage), printer);
  llvm::interleaveComma(
      table.fields, printer.getStream(),
      [&](const FieldDescriptor &field) { fields.print(field); });
  printer.getStream() << '>';
}

void detail::printFieldInFormat(AsmPrinter &printer,
                                const FieldDescriptor &field,
                                const void *object) {
  FieldPrinter(object, printer).printInFormat(field);
}

template <typename Descriptor, typename Handle>
static void printBehindMnemonic(Handle handle, AsmPrinter &printer) {
  const auto &descriptor = static_cast<const Descriptor &>(
      handle.getImpl()->abstract->getDescriptor());
  if (descriptor.print)
    descriptor.print(handle, printer);
  else if (hasFormat(descriptor))
    printByFormat(handle.getImpl(), printer);
  else if (hasFieldText(descriptor))
    printFields(handle.getImpl(), printer);
}

void printAfterMnemonic(Type type, AsmPrinter &printer) {
  printBehindMnemonic<TypeDescriptor>(type, printer);
}

void printAfterMnemonic(Attribute attribute, AsmPrinter &printer) {
  printBehindMnemonic<AttributeDescriptor>(attribute, printer);
}

template <typename Descriptor, typename Handle>
static LogicalResult printOneOf(llvm::ArrayRef<const Descriptor *> kinds,
                                Handle handle, AsmPrinter &printer) {
  const StorageDescriptor *own = &handle.getImpl()->abstract->getDescriptor();
  if (own->mnemonic.empty() || !llvm::is_contained(kinds, own))
    return failure();
  printer << own->mnemonic;
  printAfterMnemonic(handle, printer);
  return success();
}

LogicalResult printKindOf(ArrayRef<const TypeDescriptor *> kinds, Type type,
                          AsmPrinter &printer) {
  return printOneOf(kinds, type, printer);
}

LogicalResult printKindOf(ArrayRef<const AttributeDescriptor *> kinds,
                          Attribute attribute, AsmPrinter &printer) {
  return printOneOf(kinds, attribute, printer);
}

} // namespace mlir
