// SPDX-License-Identifier: Apache-2.0
//
// The syntax of lists of integers and values, `[0, %i, 4]`. Assembly formats
// use it as a custom directive: custom<DynamicIndexList>($offsets,
// $static_offsets).
#ifndef CORE_INTERFACES_DYNAMIC_INDEX_LIST_H
#define CORE_INTERFACES_DYNAMIC_INDEX_LIST_H

#include "core/ir/builtin/elements.h"
#include "core/ir/format/asm_parser.h"
#include "core/ir/print/asm_printer.h"

namespace mlir {

/// Print and parse a list. ShapedType::kDynamic in `integers` stands for the
/// next of `values`, which is followed by a colon and its type if types are
/// given. An element with a scalable flag has its own brackets: `[[4], 8]`.
void printDynamicIndexList(
    OpAsmPrinter &printer, Operation *op, OperandRange values,
    llvm::ArrayRef<int64_t> integers, llvm::ArrayRef<bool> scalableFlags,
    TypeRange valueTypes = TypeRange(),
    AsmParser::Delimiter delimiter = AsmParser::Delimiter::Square);
inline void printDynamicIndexList(
    OpAsmPrinter &printer, Operation *op, OperandRange values,
    llvm::ArrayRef<int64_t> integers, TypeRange valueTypes = TypeRange(),
    AsmParser::Delimiter delimiter = AsmParser::Delimiter::Square) {
  printDynamicIndexList(printer, op, values, integers, {}, valueTypes,
                        delimiter);
}

ParseResult parseDynamicIndexList(
    OpAsmParser &parser,
    llvm::SmallVectorImpl<OpAsmParser::UnresolvedOperand> &values,
    DenseI64ArrayAttr &integers, DenseBoolArrayAttr &scalableFlags,
    llvm::SmallVectorImpl<Type> *valueTypes = nullptr,
    AsmParser::Delimiter delimiter = AsmParser::Delimiter::Square);
inline ParseResult parseDynamicIndexList(
    OpAsmParser &parser,
    llvm::SmallVectorImpl<OpAsmParser::UnresolvedOperand> &values,
    DenseI64ArrayAttr &integers,
    llvm::SmallVectorImpl<Type> *valueTypes = nullptr,
    AsmParser::Delimiter delimiter = AsmParser::Delimiter::Square) {
  DenseBoolArrayAttr scalableFlags;
  return parseDynamicIndexList(parser, values, integers, scalableFlags,
                               valueTypes, delimiter);
}

} // namespace mlir

#endif // CORE_INTERFACES_DYNAMIC_INDEX_LIST_H
