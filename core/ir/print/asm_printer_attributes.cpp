// SPDX-License-Identifier: Apache-2.0
//
// Prints attributes, except elements attributes (asm_printer_elements.cpp) and
// locations (asm_printer_locations.cpp).
#include "core/ir/data/float_semantics.h"
#include "core/ir/print/asm_printer_impl.h"
#include "core/ir/text/text_output.h"

namespace mlir::detail {

using llvm::ArrayRef;
using llvm::StringRef;

void PrinterImpl::printAttribute(Attribute attribute, TypeElision elision) {
  if (isCollecting())
    return collect({.kind = elision == TypeElision::Must
                                ? PrintedItem::Kind::AttributeWithoutType
                                : PrintedItem::Kind::Attribute,
                    .pointer = attribute.getAsOpaquePointer()});
  if (!attribute) {
    os() << "<<NULL ATTRIBUTE>>";
    return;
  }
  if (!state.aliases.print(os(), attribute))
    nest([=, this] { printAttributeBody(attribute, elision); });
}

bool PrinterImpl::printAlias(Attribute attribute) {
  if (!isCollecting())
    return state.aliases.print(os(), attribute);
  printAttribute(attribute);
  return true;
}

/// Prints ` : type`.
void PrinterImpl::printTypeSuffix(Type type, TypeElision elision) {
  if (elision == TypeElision::Must || isa<NoneType>(type))
    return;
  os() << " : ";
  printType(type);
}

void PrinterImpl::printAttributeBody(Attribute attribute, TypeElision elision) {
  switch (attribute.getTypeID().getValue()) {
  case id<UnitAttr>():
    os() << "unit";
    return;
  case id<IntegerAttr>():
    return printIntegerAttr(cast<IntegerAttr>(attribute), elision);
  case id<FloatAttr>():
    return printFloatAttr(cast<FloatAttr>(attribute), elision);
  case id<StringAttr>():
    printQuoted(os(), cast<StringAttr>(attribute).getValue());
    return printTypeSuffix(cast<StringAttr>(attribute).getType(), elision);
  case id<ArrayAttr>():
    return printArray(cast<ArrayAttr>(attribute));
  case id<DictionaryAttr>():
    return printDictionary(cast<DictionaryAttr>(attribute));
  case id<TypeAttr>():
    return printType(cast<TypeAttr>(attribute).getValue());
  case id<SymbolRefAttr>():
    return printSymbolRef(cast<SymbolRefAttr>(attribute));
  case id<AffineMapAttr>():
    os() << "affine_map<" << cast<AffineMapAttr>(attribute).getValue() << '>';
    return;
  case id<IntegerSetAttr>():
    os() << "affine_set<" << cast<IntegerSetAttr>(attribute).getValue() << '>';
    return;
  case id<DenseTypedElementsAttr>():
  case id<DenseStringElementsAttr>():
    printDense(cast<DenseElementsAttr>(attribute));
    return printTypeSuffix(cast<DenseElementsAttr>(attribute).getType(),
                           elision);
  case id<SparseElementsAttr>():
    printSparse(cast<SparseElementsAttr>(attribute));
    return printTypeSuffix(cast<SparseElementsAttr>(attribute).getType(),
                           elision);
  case id<DenseResourceElementsAttr>(): {
    auto elements = cast<DenseResourceElementsAttr>(attribute);
    os() << "dense_resource<";
    printResourceHandle(elements.getRawHandle());
    os() << '>';
    return printTypeSuffix(elements.getType(), elision);
  }
  case id<DenseArrayAttr>():
    return printDenseArray(cast<DenseArrayAttr>(attribute));
  case id<StridedLayoutAttr>():
    return printStridedLayout(cast<StridedLayoutAttr>(attribute));
  case id<DistinctAttr>():
    return printDistinct(cast<DistinctAttr>(attribute));
  case id<OpaqueAttr>():
    printOpaque(cast<OpaqueAttr>(attribute));
    return printTypeSuffix(cast<OpaqueAttr>(attribute).getType(), elision);
  case id<UnknownLoc>():
  case id<FileLineColRange>():
  case id<NameLoc>():
  case id<CallSiteLoc>():
  case id<FusedLoc>():
  case id<OpaqueLoc>():
    return printLocationDefinition(cast<LocationAttr>(attribute));
  default:
    printDialectSymbol(attribute, '#');
    if (auto typed = dyn_cast<TypedAttr>(attribute))
      printTypeSuffix(typed.getType(), elision);
  }
}

void PrinterImpl::printNamedAttribute(NamedAttribute attribute) {
  const Attribute value = attribute.getValue();
  if (isCollecting())
    return isa<UnitAttr>(value) ? void() : printAttribute(value);
  printKeywordOrString(os(), attribute.getName().getValue());
  if (isa<UnitAttr>(value))
    return;
  os() << " = ";
  printAttribute(value);
}

void PrinterImpl::printAttributeList(ArrayRef<NamedAttribute> attributes,
                                     ArrayRef<StringRef> elided,
                                     StringRef keyword) {
  bool isFirst = true;
  for (NamedAttribute attribute : attributes) {
    if (!elided.empty() &&
        llvm::is_contained(elided, attribute.getName().getValue()))
      continue;
    if (std::exchange(isFirst, false))
      os() << keyword << " {";
    else
      os() << ", ";
    printNamedAttribute(attribute);
  }
  if (!isFirst)
    os() << '}';
}

void PrinterImpl::printDictionary(DictionaryAttr attribute) {
  os() << '{';
  bool isFirst = true;
  for (NamedAttribute entry : attribute.getValue()) {
    if (!std::exchange(isFirst, false))
      os() << ", ";
    printNamedAttribute(entry);
  }
  os() << '}';
}

void PrinterImpl::printArray(ArrayAttr attribute) {
  os() << '[';
  bool isFirst = true;
  for (Attribute element : attribute.getValue()) {
    if (!std::exchange(isFirst, false))
      os() << ", ";
    printAttribute(element, TypeElision::May);
  }
  os() << ']';
}

/// Returns true if integers of this type are printed as `true` or `false`.
static bool isBool(Type type) {
  auto integer = dyn_cast<IntegerType>(type);
  return integer && integer.isSignless() && integer.getWidth() == 1;
}

static bool isUnsigned(Type type) {
  auto integer = dyn_cast<IntegerType>(type);
  return integer && integer.isUnsigned();
}

void PrinterImpl::printIntegerAttr(IntegerAttr attribute, TypeElision elision) {
  const Type type = attribute.getType();
  const llvm::APInt value = attribute.getValue();
  if (isBool(type)) {
    os() << (value.isZero() ? "false" : "true");
    return;
  }
  if (value.getBitWidth() > 64)
    printWide(os(), value, !isUnsigned(type));
  else if (isUnsigned(type))
    printNumber(os(), value.getZExtValue());
  else
    printSignedNumber(os(), value.getBitWidth() ? value.getSExtValue() : 0);
  // An integer without a type is parsed as i64.
  if (elision != TypeElision::May || !type.isSignlessInteger(64))
    printTypeSuffix(type, elision);
}

void PrinterImpl::printFloatAttr(FloatAttr attribute, TypeElision elision) {
  const Type type = attribute.getType();
  llvm::SmallString<32> text;
  llvm::raw_svector_ostream stream(text);
  printFloat(cast<FloatType>(type).getFloatSemantics(), attribute.getValue(),
             stream);
  os() << text;
  // A decimal float without a type is parsed as f64; a hexadecimal one is not.
  const bool isDefault = type.isF64() && !text.starts_with("0x");
  if (elision != TypeElision::May || !isDefault)
    printTypeSuffix(type, elision);
}

void PrinterImpl::printSymbolRef(SymbolRefAttr attribute) {
  printSymbolName(os(), attribute.getRootReference());
  for (FlatSymbolRefAttr nested : attribute.getNestedReferences()) {
    os() << "::";
    printSymbolName(os(), nested.getValue());
  }
}

/// Prints a number, or `?` if it is dynamic.
static void printMaybeDynamic(llvm::raw_ostream &os, int64_t number) {
  if (ShapedType::isDynamic(number))
    os << '?';
  else
    printSignedNumber(os, number);
}

void PrinterImpl::printStridedLayout(StridedLayoutAttr attribute) {
  os() << "strided<[";
  bool isFirst = true;
  for (int64_t stride : attribute.getStrides()) {
    if (!std::exchange(isFirst, false))
      os() << ", ";
    printMaybeDynamic(os(), stride);
  }
  os() << ']';
  if (attribute.getOffset() != 0) {
    os() << ", offset: ";
    printMaybeDynamic(os(), attribute.getOffset());
  }
  os() << '>';
}

void PrinterImpl::printDistinct(DistinctAttr attribute) {
  os() << "distinct[";
  printNumber(os(), state.getDistinctID(attribute));
  os() << "]<";
  if (!isa<UnitAttr>(attribute.getReferencedAttr()))
    printAttribute(attribute.getReferencedAttr());
  os() << '>';
}

void PrinterImpl::printOpaque(OpaqueAttr attribute) {
  detail::printDialectSymbol(os(), '#', attribute.getDialectNamespace(),
                             attribute.getAttrData());
}

void PrinterImpl::printResourceHandle(ResourceHandle handle) {
  if (isCollecting())
    return;
  printKeywordOrString(os(), handle.getKey());
  state.addResource(handle);
}

} // namespace mlir::detail
