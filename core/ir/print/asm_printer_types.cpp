// SPDX-License-Identifier: Apache-2.0
//
// Prints types.
#include "core/ir/builtin/builtin_types.h"
#include "core/ir/format/field_text.h"
#include "core/ir/format/storage_format.h"
#include "core/ir/print/asm_printer_impl.h"
#include "core/ir/text/text_output.h"

namespace mlir::detail {

using llvm::ArrayRef;
using llvm::StringRef;

void PrinterImpl::printType(Type type) {
  if (isCollecting())
    return collect({.kind = PrintedItem::Kind::Type,
                    .pointer = type.getAsOpaquePointer()});
  if (!type) {
    os() << "<<NULL TYPE>>";
    return;
  }
  if (!state.aliases.print(os(), type))
    nest([this, type] { printTypeBody(type); });
}

bool PrinterImpl::printAlias(Type type) {
  if (!isCollecting())
    return state.aliases.print(os(), type);
  printType(type);
  return true;
}

/// Returns the type's name without its dialect, the text of types without
/// parameters.
static StringRef getKeyword(Type type) {
  StringRef name = type.getAbstractType().getName();
  name.consume_front("builtin.");
  return name;
}

void PrinterImpl::printTypeBody(Type type) {
  switch (type.getTypeID().getValue()) {
  case id<IntegerType>():
    return printInteger(cast<IntegerType>(type));
  case id<IndexType>():
  case id<NoneType>():
  case id<Float4E2M1FNType>():
  case id<Float6E2M3FNType>():
  case id<Float6E3M2FNType>():
  case id<Float8E5M2Type>():
  case id<Float8E4M3Type>():
  case id<Float8E4M3FNType>():
  case id<Float8E5M2FNUZType>():
  case id<Float8E4M3FNUZType>():
  case id<Float8E4M3B11FNUZType>():
  case id<Float8E3M4Type>():
  case id<Float8E8M0FNUType>():
  case id<BFloat16Type>():
  case id<Float16Type>():
  case id<FloatTF32Type>():
  case id<Float32Type>():
  case id<Float64Type>():
  case id<Float80Type>():
  case id<Float128Type>():
    os() << getKeyword(type);
    return;
  case id<FunctionType>():
    return printFunction(cast<FunctionType>(type));
  case id<GraphType>():
    return printFunction(cast<GraphType>(type));
  case id<VectorType>():
    return printVector(cast<VectorType>(type));
  case id<RankedTensorType>():
    return printRankedTensor(cast<RankedTensorType>(type));
  case id<UnrankedTensorType>():
    os() << "tensor<*x";
    printType(cast<UnrankedTensorType>(type).getElementType());
    os() << '>';
    return;
  case id<MemRefType>():
    return printMemRef(cast<MemRefType>(type));
  case id<UnrankedMemRefType>():
    return printUnrankedMemRef(cast<UnrankedMemRefType>(type));
  case id<ComplexType>():
    os() << "complex<";
    printType(cast<ComplexType>(type).getElementType());
    os() << '>';
    return;
  case id<TupleType>():
    return printTuple(cast<TupleType>(type));
  case id<OpaqueType>():
    return printOpaque(cast<OpaqueType>(type));
  default:
    return printDialectSymbol(type, '!');
  }
}

void PrinterImpl::printInteger(IntegerType type) {
  if (!type.isSignless())
    os() << (type.isSigned() ? 's' : 'u');
  os() << 'i';
  printNumber(os(), type.getWidth());
}

void PrinterImpl::printTypes(TypeRange types) {
  for (size_t i = 0, e = types.size(); i != e; ++i) {
    if (i != 0)
      os() << ", ";
    printType(types[i]);
  }
}

void PrinterImpl::printArrowTypes(TypeRange types) {
  os() << " -> ";
  const bool needsParens =
      types.size() != 1 || isa<FunctionType, GraphType>(types[0]);
  if (needsParens)
    os() << '(';
  printTypes(types);
  if (needsParens)
    os() << ')';
}

void PrinterImpl::printDimensions(ArrayRef<int64_t> shape) {
  for (size_t i = 0; i != shape.size(); ++i) {
    if (i != 0)
      os() << 'x';
    if (ShapedType::isDynamic(shape[i]))
      os() << '?';
    else
      printSignedNumber(os(), shape[i]);
  }
}

/// Prints the sizes, each followed by `x`.
void PrinterImpl::printShape(ArrayRef<int64_t> shape) {
  printDimensions(shape);
  if (!shape.empty())
    os() << 'x';
}

template <typename FunctionLikeType>
void PrinterImpl::printFunction(FunctionLikeType type) {
  os() << '(';
  printTypes(type.getInputs());
  os() << ')';
  printArrowTypes(type.getResults());
}

void PrinterImpl::printVector(VectorType type) {
  os() << "vector<";
  const ArrayRef<bool> scalable = type.getScalableDims();
  for (auto [i, size] : llvm::enumerate(type.getShape())) {
    const bool isScalable = i < scalable.size() && scalable[i];
    if (isScalable)
      os() << '[';
    printSignedNumber(os(), size);
    os() << (isScalable ? "]x" : "x");
  }
  printType(type.getElementType());
  os() << '>';
}

void PrinterImpl::printRankedTensor(RankedTensorType type) {
  os() << "tensor<";
  printShape(type.getShape());
  printType(type.getElementType());
  if (Attribute encoding = type.getEncoding()) {
    os() << ", ";
    printAttribute(encoding);
  }
  os() << '>';
}

void PrinterImpl::printMemRef(MemRefType type) {
  os() << "memref<";
  printShape(type.getShape());
  printType(type.getElementType());
  const MemRefLayoutAttrInterface layout = type.getLayout();
  if (!isa<AffineMapAttr>(layout) || !layout.isIdentity()) {
    os() << ", ";
    printAttribute(layout, TypeElision::May);
  }
  if (Attribute space = type.getMemorySpace()) {
    os() << ", ";
    printAttribute(space, TypeElision::May);
  }
  os() << '>';
}

void PrinterImpl::printUnrankedMemRef(UnrankedMemRefType type) {
  os() << "memref<*x";
  printType(type.getElementType());
  if (Attribute space = type.getMemorySpace()) {
    os() << ", ";
    printAttribute(space, TypeElision::May);
  }
  os() << '>';
}

void PrinterImpl::printTuple(TupleType type) {
  os() << "tuple<";
  printTypes(type.getTypes());
  os() << '>';
}

void PrinterImpl::printOpaque(OpaqueType type) {
  detail::printDialectSymbol(os(), '!', type.getDialectNamespace(),
                             type.getTypeData());
}

static void callDialect(Type type, PrinterImpl &impl) {
  DialectAsmPrinter printer(impl);
  const Dialect &dialect = type.getDialect();
  if (auto *print = dialect.getDescriptor().printType)
    print(dialect, type, printer);
}

static void callDialect(Attribute attribute, PrinterImpl &impl) {
  DialectAsmPrinter printer(impl);
  const Dialect &dialect = attribute.getDialect();
  if (auto *print = dialect.getDescriptor().printAttribute)
    print(dialect, attribute, printer);
}

static const StorageDescriptor &getDescriptor(Type type) {
  return type.getAbstractType().getDescriptor();
}
static const StorageDescriptor &getDescriptor(Attribute attribute) {
  return attribute.getAbstractAttribute().getDescriptor();
}

template <typename T> static void callDescriptor(T value, PrinterImpl &impl) {
  AsmPrinter printer(impl);
  printAfterMnemonic(value, printer);
}

template <typename T> void PrinterImpl::printParameters(T value) {
  if (getDescriptor(value).mnemonic.empty())
    callDialect(value, *this);
  else
    callDescriptor(value, *this);
}

template void PrinterImpl::printParameters(Type value);
template void PrinterImpl::printParameters(Attribute value);

template <typename T>
void PrinterImpl::printDialectSymbol(T value, char sigil) {
  llvm::raw_ostream *outer = output;
  const bool isOutermost = !std::exchange(inSymbol, true);
  if (!symbolText)
    symbolText = std::make_unique<SymbolText>();
  llvm::SmallVectorImpl<char> &text = symbolText->text;
  if (isOutermost)
    text.clear();
  output = &symbolText->stream;
  os() << sigil << value.getDialect().getNamespace() << '.';
  const size_t start = text.size();
  os() << getDescriptor(value).mnemonic;
  printParameters(value);
  const StringRef body(text.data() + start, text.size() - start);
  if (!isSimpleDialectSymbol(body)) {
    text[start - 1] = '<';
    os() << '>';
  }
  output = outer;
  inSymbol = !isOutermost;
  if (isOutermost)
    os() << symbolText->text;
}

template void PrinterImpl::printDialectSymbol(Attribute value, char sigil);

void PrinterImpl::printStripped(Type type) {
  if (isCollecting())
    return printType(type);
  if (state.aliases.print(os(), type))
    return;
  const uint64_t before = os().tell();
  nest([=, this] {
    if (!getDescriptor(type).mnemonic.empty())
      callDescriptor(type, *this);
    if (os().tell() == before)
      printTypeBody(type);
  });
}

void PrinterImpl::printStripped(Attribute attribute) {
  if (isCollecting())
    return printAttribute(attribute);
  if (state.aliases.print(os(), attribute))
    return;
  const uint64_t before = os().tell();
  nest([=, this] {
    if (!getDescriptor(attribute).mnemonic.empty())
      callDescriptor(attribute, *this);
    if (os().tell() == before)
      printAttributeBody(attribute);
  });
}

void AsmStateImpl::printCachedType(PrinterImpl &printer, Type type) {
  // Longer texts are not cached.
  constexpr size_t MaximumText = 4096;
  if (!type)
    return printer.printType(type);
  auto [entry, isNew] = typeTexts.try_emplace(type);
  if (!isNew && entry->second.data()) {
    printer.os() << entry->second;
    return;
  }
  if (!isNew)
    return printer.printType(type);
  llvm::SmallString<64> text;
  llvm::raw_svector_ostream stream(text);
  PrinterImpl(stream, *this).printType(type);
  // A multi-line text depends on the current indentation.
  if (StringRef(text).contains('\n'))
    return printer.printType(type);
  printer.os() << text;
  if (text.size() <= MaximumText)
    typeTexts[type] = StringRef(text).copy(allocator);
}

} // namespace mlir::detail
