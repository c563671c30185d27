// SPDX-License-Identifier: Apache-2.0
//
// Printing, as hooks of types, attributes, operations and dialects see it, and
// AsmState, which knows the names of everything in one operation.
#ifndef CORE_IR_ASM_PRINTER_H
#define CORE_IR_ASM_PRINTER_H

#include <memory>

#include "core/ir/op_printing_flags.h"
#include "core/ir/operation.h"
#include "core/ir/resources.h"
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

/// The names of values, blocks, aliases and resources under one operation;
/// made once, used by several prints as long as the IR does not change.
class AsmState {
public:
  /// Verifies the operation unless the flags say otherwise, to fall back on the
  /// generic form.
  explicit AsmState(Operation *op,
                    const OpPrintingFlags &flags = OpPrintingFlags(),
                    FallbackAsmResourceMap *resources = nullptr);
  explicit AsmState(MLIRContext *context,
                    const OpPrintingFlags &flags = OpPrintingFlags(),
                    FallbackAsmResourceMap *resources = nullptr);
  ~AsmState();
  AsmState(const AsmState &) = delete;

  const OpPrintingFlags &getPrinterFlags() const;
  /// Has a section of external resources printed, too.
  void attachResourcePrinter(std::unique_ptr<AsmResourcePrinter> printer);
  /// Has the larger blobs of dialects written to a file: `writer`, which
  /// outlives this, gives the references that are printed. Each print writes
  /// them again.
  void setResourceFile(ResourceFileWriter &writer);
  /// Has each print note where in its text operations begin, in bytes; `places`
  /// outlives this.
  void setOperationPlaces(llvm::DenseMap<Operation *, uint64_t> &places);
  detail::AsmStateImpl &getImpl() { return *impl; }

private:
  std::unique_ptr<detail::AsmStateImpl> impl;
};

/// What prints types and attributes.
class AsmPrinter {
public:
  explicit AsmPrinter(detail::PrinterImpl &impl) : impl(&impl) {}
  AsmPrinter(const AsmPrinter &) = delete;

  llvm::raw_ostream &getStream() const;
  MLIRContext *getContext() const;
  const OpPrintingFlags &getFlags() const;

  void printType(Type type);
  void printAttribute(Attribute attribute);
  /// Without the type behind a colon.
  void printAttributeWithoutType(Attribute attribute);
  /// `!dialect.` of types and `#dialect.` of attributes left out; `array<i32:`
  /// of a DenseArrayAttr: `[1, 2]`.
  template <typename T> void printStrippedAttrOrType(T value) {
    printStripped(value);
  }
  template <typename T> void printStrippedAttrOrType(llvm::ArrayRef<T> values) {
    llvm::interleaveComma(values, getStream(),
                          [this](T value) { printStripped(value); });
  }
  void printFloat(const llvm::APFloat &value);
  /// In decimal; of any width, also where a character would be printed as one.
  template <typename T> void printInteger(T value) {
    if constexpr (std::is_same_v<T, bool>)
      getStream() << (value ? "true" : "false");
    else if constexpr (std::is_integral_v<T> && sizeof(T) == 1)
      getStream() << static_cast<int>(value);
    else
      getStream() << value;
  }
  /// As a keyword if it can be one, else quoted.
  void printKeywordOrString(llvm::StringRef keyword);
  /// In double quotes, escaped.
  void printString(llvm::StringRef string);
  /// `@name`, quoted if needed.
  void printSymbolName(llvm::StringRef symbol);
  void printResourceHandle(ResourceHandle handle);
  /// The alias; failure, and nothing, if there is none.
  LogicalResult printAlias(Type type);
  LogicalResult printAlias(Attribute attribute);
  void printNamedAttribute(NamedAttribute attribute);
  /// `{a = 1, b}` without those of `elided`; nothing if none is left.
  void printOptionalAttrDict(llvm::ArrayRef<NamedAttribute> attributes,
                             llvm::ArrayRef<llvm::StringRef> elided = {});
  void
  printOptionalAttrDictWithKeyword(llvm::ArrayRef<NamedAttribute> attributes,
                                   llvm::ArrayRef<llvm::StringRef> elided = {});
  /// `2x?x4`
  void printDimensionList(llvm::ArrayRef<int64_t> shape);
  /// ` -> type` or ` -> (types)`; nothing for none.
  void printOptionalArrowTypeList(TypeRange types);
  void printArrowTypeList(TypeRange types);
  /// `(types) -> types`
  void printFunctionalType(TypeRange inputs, TypeRange results);
  /// `loc(…)` or its alias.
  void printOptionalLocationSpecifier(Location location);

  /// Ends the line; the next one begins with the indentation.
  void printNewline();
  void increaseIndent();
  void decreaseIndent();

  /// Entered once per type or attribute that contains itself; failure: it is
  /// being printed already.
  LogicalResult pushCyclicPrinting(const void *opaquePointer);
  void popCyclicPrinting();

  detail::PrinterImpl &getImpl() const { return *impl; }

private:
  void printStripped(Type type);
  void printStripped(Attribute attribute);
  void printStripped(DenseArrayAttr attribute);
  detail::PrinterImpl *impl;
};

/// What prints types and attributes of a dialect.
class DialectAsmPrinter : public AsmPrinter {
public:
  using AsmPrinter::AsmPrinter;
};

/// What prints operations.
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
  /// `%name: type {attributes}`
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
  /// The region's arguments have the names of `names`, by position; null
  /// values are left alone.
  void shadowRegionArgs(Region &region, ValueRange names);
  /// An affine map with operands in the place of dimensions and symbols.
  void printAffineMapOfSSAIds(AffineMap map, ValueRange operands);
  void printAffineExprOfSSAIds(AffineExpr expr, ValueRange dims,
                               ValueRange symbols);
  void printGenericOp(Operation *op, bool printOpName = true);
  void printCustomOrGenericOp(Operation *op);
  /// The name without the dialect where that is the default.
  void printOpName(Operation *op);

private:
  detail::ModulePrinter *operations;
};

// Streaming into a printer, as hooks are used to.
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

#endif // CORE_IR_ASM_PRINTER_H
