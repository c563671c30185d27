// SPDX-License-Identifier: Apache-2.0
//
// Printer interfaces for hooks of types, attributes, operations and dialects,
// and AsmState, which holds the names of all values in an operation.
#ifndef CORE_IR_PRINT_ASM_PRINTER_H
#define CORE_IR_PRINT_ASM_PRINTER_H

#include <memory>

#include "core/ir/data/resources.h"
#include "core/ir/print/op_printing_flags.h"
#include "core/ir/structure/operation.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/ScopeExit.h"

namespace mlir {

class AffineExpr;
class AffineMap;
class AsmResourcePrinter;
class DenseArrayAttr;
class FallbackAsmResourceMap;
class IntegerSet;
class OpFoldResult;
class ResourceFileWriter;

namespace detail {
class PrinterImpl;
class AsmStateImpl;
class ModulePrinter;
} // namespace detail

/// The names of values, blocks, aliases and resources nested in one operation.
/// It is computed once and can be reused for several prints while the IR does
/// not change.
class AsmState {
public:
  /// Verifies the operation unless the flags say otherwise; an invalid
  /// operation is printed in generic form.
  explicit AsmState(Operation *op,
                    const OpPrintingFlags &flags = OpPrintingFlags(),
                    FallbackAsmResourceMap *resources = nullptr);
  explicit AsmState(MLIRContext *context,
                    const OpPrintingFlags &flags = OpPrintingFlags(),
                    FallbackAsmResourceMap *resources = nullptr);
  ~AsmState();
  AsmState(const AsmState &) = delete;

  const OpPrintingFlags &getPrinterFlags() const;
  /// Adds a section of external resources to the output.
  void attachResourcePrinter(std::unique_ptr<AsmResourcePrinter> printer);
  /// Writes large blobs of dialects to a file; `writer` returns the references
  /// that are printed instead. Each print writes the blobs again. `writer` must
  /// outlive this object.
  void setResourceFile(ResourceFileWriter &writer);
  /// Makes each print record the byte offset at which each operation begins in
  /// the text. `places` must outlive this object.
  void setOperationPlaces(llvm::DenseMap<Operation *, uint64_t> &places);
  detail::AsmStateImpl &getImpl() { return *impl; }

private:
  std::unique_ptr<detail::AsmStateImpl> impl;
};

/// Prints types and attributes.
class AsmPrinter {
public:
  explicit AsmPrinter(detail::PrinterImpl &impl) : impl(&impl) {}
  AsmPrinter(const AsmPrinter &) = delete;

  llvm::raw_ostream &getStream() const;
  MLIRContext *getContext() const;
  const OpPrintingFlags &getFlags() const;

  void printType(Type type);
  void printAttribute(Attribute attribute);
  /// Prints the attribute without the trailing colon and type.
  void printAttributeWithoutType(Attribute attribute);
  /// Prints a type without `!dialect.` or an attribute without `#dialect.`. A
  /// DenseArrayAttr is printed without `array<i32:`, as `[1, 2]`.
  template <typename T> void printStrippedAttrOrType(T value) {
    printStripped(value);
  }
  template <typename T> void printStrippedAttrOrType(llvm::ArrayRef<T> values) {
    llvm::interleaveComma(values, getStream(),
                          [this](T value) { printStripped(value); });
  }
  void printFloat(const llvm::APFloat &value);
  /// Prints an integer of any width in decimal, including character types.
  template <typename T> void printInteger(T value) {
    if constexpr (std::is_same_v<T, bool>)
      getStream() << (value ? "true" : "false");
    else if constexpr (std::is_integral_v<T> && sizeof(T) == 1)
      getStream() << static_cast<int>(value);
    else
      getStream() << value;
  }
  /// Prints a keyword, or a quoted string if it is not a valid keyword.
  void printKeywordOrString(llvm::StringRef keyword);
  /// Prints the string escaped and in double quotes.
  void printString(llvm::StringRef string);
  /// Prints `@name`; the name is quoted if needed.
  void printSymbolName(llvm::StringRef symbol);
  void printResourceHandle(ResourceHandle handle);
  /// Prints the alias. Returns failure and prints nothing if there is none.
  LogicalResult printAlias(Type type);
  LogicalResult printAlias(Attribute attribute);
  void printNamedAttribute(NamedAttribute attribute);
  /// Prints `{a = 1, b}` without the attributes named in `elided`; prints
  /// nothing if none remains.
  void printOptionalAttrDict(llvm::ArrayRef<NamedAttribute> attributes,
                             llvm::ArrayRef<llvm::StringRef> elided = {});
  void
  printOptionalAttrDictWithKeyword(llvm::ArrayRef<NamedAttribute> attributes,
                                   llvm::ArrayRef<llvm::StringRef> elided = {});
  /// Prints `2x?x4`.
  void printDimensionList(llvm::ArrayRef<int64_t> shape);
  /// Prints ` -> type` or ` -> (types)`; prints nothing for an empty list.
  void printOptionalArrowTypeList(TypeRange types);
  void printArrowTypeList(TypeRange types);
  /// Prints `(types) -> types`.
  void printFunctionalType(TypeRange inputs, TypeRange results);
  /// Prints `loc(…)` or the location's alias.
  void printOptionalLocationSpecifier(Location location);

  /// Ends the line and indents the next one.
  void printNewline();
  void increaseIndent();
  void decreaseIndent();

  /// Marks a type or attribute that contains itself as being printed. Returns
  /// failure if a print of the same key is in progress.
  LogicalResult pushCyclicPrinting(const void *opaquePointer);
  void popCyclicPrinting();

  detail::PrinterImpl &getImpl() const { return *impl; }

private:
  void printStripped(Type type);
  void printStripped(Attribute attribute);
  void printStripped(DenseArrayAttr attribute);
  detail::PrinterImpl *impl;
};

/// Prints types and attributes of a dialect.
class DialectAsmPrinter : public AsmPrinter {
public:
  using AsmPrinter::AsmPrinter;
};

/// Prints operations.
class OpAsmPrinter : public AsmPrinter {
public:
  OpAsmPrinter(detail::PrinterImpl &impl, detail::ModulePrinter &operations)
      : AsmPrinter(impl), operations(&operations) {}

  void printOperand(Value value) { printOperand(value, getStream()); }
  void printOperand(Value value, llvm::raw_ostream &os);
  template <typename Range> void printOperands(const Range &values) {
    llvm::interleaveComma(values, getStream(),
                          [this](Value value) { printOperand(value); });
  }
  /// Prints `%name: type {attributes}`.
  void printRegionArgument(BlockArgument argument,
                           llvm::ArrayRef<NamedAttribute> attributes = {},
                           bool omitType = false);
  void printFunctionalType(Operation *op) {
    printFunctionalType(op->getOperandTypes(), op->getResultTypes());
  }
  using AsmPrinter::printFunctionalType;
  void printSuccessor(Block *successor);
  void printSuccessorAndUseList(Block *successor, ValueRange operands);
  void printRegion(Region &region, bool printEntryBlockArgs = true,
                   bool printBlockTerminators = true,
                   bool printEmptyBlock = false);
  /// Prints the arguments of the region's entry block under the names of the
  /// values in `names`, by position. Null values keep the argument's own name.
  void shadowRegionArgs(Region &region, ValueRange names);
  /// Prints an affine map with operands in place of its dimensions and symbols.
  void printAffineMapOfSSAIds(AffineMap map, ValueRange operands);
  void printAffineExprOfSSAIds(AffineExpr expr, ValueRange dims,
                               ValueRange symbols);
  void printGenericOp(Operation *op, bool printOpName = true);
  void printCustomOrGenericOp(Operation *op);
  /// Prints the operation's name, without the dialect prefix if that is the
  /// default dialect.
  void printOpName(Operation *op);

private:
  detail::ModulePrinter *operations;
};

// Stream operators for printers, as hooks use them.
template <typename Printer>
concept IsAsmPrinter = std::is_base_of_v<AsmPrinter, Printer>;

template <IsAsmPrinter Printer> Printer &operator<<(Printer &p, Type type) {
  p.printType(type);
  return p;
}
template <IsAsmPrinter Printer>
Printer &operator<<(Printer &p, Attribute attribute) {
  p.printAttribute(attribute);
  return p;
}
template <IsAsmPrinter Printer>
Printer &operator<<(Printer &p, const llvm::APFloat &value) {
  p.printFloat(value);
  return p;
}
template <std::derived_from<OpAsmPrinter> Printer>
Printer &operator<<(Printer &p, Value value) {
  p.printOperand(value);
  return p;
}
template <std::derived_from<OpAsmPrinter> Printer>
Printer &operator<<(Printer &p, Block *successor) {
  p.printSuccessor(successor);
  return p;
}
template <IsAsmPrinter Printer, typename T>
  requires(std::is_convertible_v<T, llvm::StringRef> ||
           std::is_arithmetic_v<T>) &&
          (!std::is_base_of_v<Attribute, T>)
Printer &operator<<(Printer &p, const T &text) {
  if constexpr (std::is_same_v<T, bool>)
    p.getStream() << (text ? "true" : "false");
  else if constexpr (std::is_arithmetic_v<T>)
    p.getStream() << text;
  else
    p.getStream() << llvm::StringRef(text);
  return p;
}
template <IsAsmPrinter Printer, typename Range>
  requires requires(const Range &range) { range.begin() != range.end(); } &&
           (!std::is_convertible_v<Range, llvm::StringRef>) &&
           (!std::is_base_of_v<Attribute, Range>) &&
           (!std::is_base_of_v<Type, Range>)
Printer &operator<<(Printer &p, const Range &range) {
  llvm::interleaveComma(range, p.getStream(),
                        [&](const auto &element) { p << element; });
  return p;
}

} // namespace mlir

#endif // CORE_IR_PRINT_ASM_PRINTER_H
