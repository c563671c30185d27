// SPDX-License-Identifier: Apache-2.0
//
// The printer interfaces for hooks. They are implemented in
// asm_printer_types.cpp, asm_printer_attributes.cpp, asm_printer_elements.cpp,
// asm_printer_locations.cpp and asm_printer_operation.cpp.
#include "core/ir/print/asm_printer.h"

#include "core/ir/affine/affine_map.h"
#include "core/ir/builtin/elements.h"
#include "core/ir/data/float_semantics.h"
#include "core/ir/print/asm_printer_impl.h"
#include "core/ir/text/text_output.h"

namespace mlir {

using llvm::ArrayRef;
using llvm::StringRef;

llvm::raw_ostream &AsmPrinter::getStream() const { return impl->os(); }

const OpPrintingFlags &AsmPrinter::getFlags() const { return impl->getFlags(); }

void AsmPrinter::printType(Type type) { impl->printType(type); }

void AsmPrinter::printAttribute(Attribute attribute) {
  impl->printAttribute(attribute);
}

void AsmPrinter::printAttributeWithoutType(Attribute attribute) {
  impl->printAttribute(attribute, detail::TypeElision::Must);
}

MLIRContext *AsmPrinter::getContext() const { return impl->getState().context; }

void AsmPrinter::printStripped(Type type) { impl->printStripped(type); }

void AsmPrinter::printStripped(Attribute attribute) {
  impl->printStripped(attribute);
}

void AsmPrinter::printStripped(DenseArrayAttr attribute) {
  impl->printStripped(attribute);
}

void AsmPrinter::printFloat(const llvm::APFloat &value) {
  const FloatSemantics *semantics = lookupFloatSemantics(value.getSemantics());
  assert(semantics && "a format of a builtin type");
  mlir::printFloat(*semantics, value, getStream());
}

void AsmPrinter::printKeywordOrString(StringRef keyword) {
  detail::printKeywordOrString(getStream(), keyword);
}

void AsmPrinter::printString(StringRef string) {
  detail::printQuoted(getStream(), string);
}

void AsmPrinter::printSymbolName(StringRef symbol) {
  detail::printSymbolName(getStream(), symbol);
}

void detail::PrinterImpl::printNewline() {
  os() << '\n';
  printIndent();
}

void AsmPrinter::printResourceHandle(ResourceHandle handle) {
  impl->printResourceHandle(handle);
}

LogicalResult AsmPrinter::printAlias(Type type) {
  return success(impl->printAlias(type));
}

LogicalResult AsmPrinter::printAlias(Attribute attribute) {
  return success(impl->printAlias(attribute));
}

void AsmPrinter::printNamedAttribute(NamedAttribute attribute) {
  impl->printNamedAttribute(attribute);
}

void AsmPrinter::printOptionalAttrDict(ArrayRef<NamedAttribute> attributes,
                                       ArrayRef<StringRef> elided) {
  impl->printAttributeList(attributes, elided, "");
}

void AsmPrinter::printOptionalAttrDictWithKeyword(
    ArrayRef<NamedAttribute> attributes, ArrayRef<StringRef> elided) {
  impl->printAttributeList(attributes, elided, " attributes");
}

void AsmPrinter::printDimensionList(ArrayRef<int64_t> shape) {
  impl->printDimensions(shape);
}

void AsmPrinter::printOptionalArrowTypeList(TypeRange types) {
  if (!types.empty())
    impl->printArrowTypes(types);
}

void AsmPrinter::printArrowTypeList(TypeRange types) {
  impl->printArrowTypes(types);
}

void AsmPrinter::printFunctionalType(TypeRange inputs, TypeRange results) {
  getStream() << '(';
  impl->printTypes(inputs);
  getStream() << ')';
  impl->printArrowTypes(results);
}

void AsmPrinter::printOptionalLocationSpecifier(Location location) {
  impl->printTrailingLocation(location);
}

LogicalResult AsmPrinter::pushCyclicPrinting(const void *opaquePointer) {
  return success(impl->cyclicKeys.insert(opaquePointer));
}

void AsmPrinter::popCyclicPrinting() { impl->cyclicKeys.pop_back(); }

void AsmPrinter::printNewline() { impl->printNewline(); }

void AsmPrinter::increaseIndent() { impl->increaseIndent(); }

void AsmPrinter::decreaseIndent() { impl->decreaseIndent(); }

void OpAsmPrinter::printOperand(Value value, llvm::raw_ostream &os) {
  operations->printOperand(value, os);
}

void OpAsmPrinter::printRegionArgument(BlockArgument argument,
                                       ArrayRef<NamedAttribute> attributes,
                                       bool omitType) {
  operations->printRegionArgument(argument, attributes, omitType);
}

void OpAsmPrinter::printSuccessor(Block *successor) {
  operations->printSuccessor(successor);
}

void OpAsmPrinter::printSuccessorAndUseList(Block *successor,
                                            ValueRange operands) {
  printSuccessor(successor);
  if (operands.empty())
    return;
  getStream() << '(';
  printOperands(operands);
  getStream() << " : ";
  getImpl().printTypes(operands.getTypes());
  getStream() << ')';
}

void OpAsmPrinter::printRegion(Region &region, bool printEntryBlockArgs,
                               bool printBlockTerminators,
                               bool printEmptyBlock) {
  operations->printRegion(region, printEntryBlockArgs, printBlockTerminators,
                          printEmptyBlock);
}

void OpAsmPrinter::shadowRegionArgs(Region &region, ValueRange names) {
  if (!getImpl().isCollecting())
    getImpl().getState().names.shadowRegionArgs(region, names);
}

void OpAsmPrinter::printAffineMapOfSSAIds(AffineMap map, ValueRange operands) {
  const unsigned numDims = map.getNumDims();
  llvm::SmallVector<Value> values(operands);
  const ArrayRef<Value> all(values);
  llvm::interleaveComma(map.getResults(), getStream(), [&](AffineExpr expr) {
    printAffineExprOfSSAIds(expr, all.take_front(numDims),
                            all.drop_front(numDims));
  });
}

void OpAsmPrinter::printAffineExprOfSSAIds(AffineExpr expr, ValueRange dims,
                                           ValueRange symbols) {
  if (getImpl().isCollecting())
    return;
  expr.print(getStream(), [&](unsigned position, bool isSymbol) {
    if (!isSymbol)
      return printOperand(dims[position]);
    getStream() << "symbol(";
    printOperand(symbols[position]);
    getStream() << ')';
  });
}

void OpAsmPrinter::printGenericOp(Operation *op, bool printOpName) {
  operations->printGenericOp(op, printOpName);
}

void OpAsmPrinter::printCustomOrGenericOp(Operation *op) {
  operations->printCustomOrGenericOp(op);
}

void OpAsmPrinter::printOpName(Operation *op) { operations->printOpName(op); }

} // namespace mlir
