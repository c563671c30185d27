// SPDX-License-Identifier: Apache-2.0
//
// Prints elements attributes.
#include "core/ir/builtin/elements_data.h"
#include "core/ir/data/float_semantics.h"
#include "core/ir/print/asm_printer_impl.h"
#include "core/ir/text/text_output.h"

namespace mlir::detail {

using llvm::ArrayRef;

static void printIntegerBits(llvm::raw_ostream &os, IntegerType type,
                             const llvm::APInt &bits) {
  if (type && type.getWidth() == 1) {
    os << (bits.isZero() ? "false" : "true");
    return;
  }
  const bool isSigned = !type || !type.isUnsigned();
  if (bits.getBitWidth() == 0) {
    os << '0';
  } else if (bits.getBitWidth() > 64) {
    printWide(os, bits, isSigned);
  } else if (isSigned) {
    printSignedNumber(os, bits.getSExtValue());
  } else {
    printNumber(os, bits.getZExtValue());
  }
}

/// Prints one number of dense elements or of a dense array.
static void printBits(llvm::raw_ostream &os, Type type,
                      const llvm::APInt &bits) {
  if (auto floatType = dyn_cast<FloatType>(type)) {
    const FloatSemantics &semantics = floatType.getFloatSemantics();
    printFloat(semantics, floatFromBits(semantics, bits), os);
  } else {
    printIntegerBits(os, dyn_cast<IntegerType>(type), bits);
  }
}

/// Calls `printElement` with the indices of all elements and prints them as
/// nested lists of the given shape.
static void printNestedLists(llvm::raw_ostream &os, ArrayRef<int64_t> shape,
                             uint64_t numElements,
                             llvm::function_ref<void(uint64_t)> printElement) {
  const size_t rank = shape.size();
  llvm::SmallVector<int64_t, 4> position(rank, 0);
  size_t numOpen = 0;
  for (uint64_t i = 0; i != numElements; ++i) {
    if (i != 0)
      os << ", ";
    for (; numOpen != rank; ++numOpen)
      os << '[';
    printElement(i);
    // Close complete lists. The next element opens them again.
    while (numOpen != 0 && ++position[numOpen - 1] == shape[numOpen - 1]) {
      position[--numOpen] = 0;
      os << ']';
    }
  }
}

/// Prints element `index` of data with this layout.
void PrinterImpl::printElement(const ElementLayout &layout, ArrayRef<char> data,
                               uint64_t index) {
  if (layout.numbers == 2)
    os() << '(';
  for (unsigned part = 0; part != layout.numbers; ++part) {
    if (part != 0)
      os() << ',';
    printBits(os(), layout.numberType,
              readBits(data, layout.numberStorage,
                       index * layout.numbers + part, layout.width));
  }
  if (layout.numbers == 2)
    os() << ')';
}

bool isPrintedAsSplat(DenseElementsAttr attribute) {
  const ElementLayout layout = getElementLayout(attribute.getElementType());
  // Elements of zero width have no data from which a splat could be recognized.
  return attribute.isSplat() &&
         (layout.kind == ElementKind::String || layout.getStorageWidth() != 0);
}

/// Prints the contents of the angle brackets.
void PrinterImpl::printDenseElements(DenseElementsAttr attribute,
                                     bool allowHex) {
  const ShapedType type = attribute.getType();
  const ElementLayout layout = getElementLayout(type.getElementType());
  // Elements of zero width take no memory in any number, but their list does.
  constexpr uint64_t longestList = 1000;
  const bool isEndless =
      layout.getStorageWidth() == 0 && getNumElementsOrMax(type) > longestList;
  if (allowHex && layout.kind != ElementKind::String &&
      (isEndless || getFlags().shouldPrintElementsAttrWithHex(attribute))) {
    os() << "\"0x";
    printHex(os(), attribute.getRawData());
    os() << '"';
    return;
  }
  auto print = [&](uint64_t index) {
    if (layout.kind == ElementKind::String)
      printQuoted(os(), attribute.getRawStringData()[index]);
    else if (layout.kind == ElementKind::Custom)
      printAttribute(attribute.getElement(index), TypeElision::Must);
    else
      printElement(layout, attribute.getRawData(), index);
  };
  if (isPrintedAsSplat(attribute))
    print(0);
  else
    printNestedLists(os(), type.getShape(), type.getNumElements(), print);
}

void PrinterImpl::printDense(DenseElementsAttr attribute) {
  if (getFlags().shouldElideElementsAttr(attribute))
    return printElided();
  os() << "dense<";
  printDenseElements(attribute, /*allowHex=*/true);
  os() << '>';
}

void PrinterImpl::printSparse(SparseElementsAttr attribute) {
  const DenseElementsAttr indices = attribute.getIndices();
  const DenseElementsAttr values = attribute.getValues();
  if (getFlags().shouldElideElementsAttr(indices) ||
      getFlags().shouldElideElementsAttr(values))
    return printElided();
  os() << "sparse<";
  if (indices.getNumElements() != 0) {
    printDenseElements(indices, /*allowHex=*/false);
    os() << ", ";
    printDenseElements(values, /*allowHex=*/true);
  }
  os() << '>';
}

void PrinterImpl::printNumbers(DenseArrayAttr attribute) {
  const Type type = attribute.getElementType();
  const ArrayRef<char> data = attribute.getRawData();
  const size_t count = attribute.getSize();
  const size_t bytes = count ? data.size() / count : 0;
  const unsigned width = type.getIntOrFloatBitWidth();
  for (size_t i = 0; i != count; ++i) {
    os() << (i == 0 ? "" : ", ");
    printBits(os(), type, readBits(data, bytes * 8, i, width));
  }
}

void PrinterImpl::printDenseArray(DenseArrayAttr attribute) {
  os() << "array<";
  printType(attribute.getElementType());
  if (!attribute.empty())
    os() << ": ";
  printNumbers(attribute);
  os() << '>';
}

void PrinterImpl::printStripped(DenseArrayAttr attribute) {
  if (isCollecting())
    return printAttribute(attribute);
  if (state.aliases.print(os(), attribute))
    return;
  os() << '[';
  printNumbers(attribute);
  os() << ']';
}

} // namespace mlir::detail
