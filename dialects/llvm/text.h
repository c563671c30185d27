// SPDX-License-Identifier: Apache-2.0
//
// Parsing and printing utilities of llvm operations. Private to this dialect.
#ifndef DIALECTS_LLVM_TEXT_H
#define DIALECTS_LLVM_TEXT_H

#include "core/ir/format/asm_parser.h"
#include "core/ir/print/asm_printer.h"
#include "dialects/llvm/llvm.h"

namespace mlir::LLVM {

/// Parses the keyword of a case, if present, and returns its number.
std::optional<int64_t> parseOptionalCase(AsmParser &parser,
                                         const EnumDescriptor &enumeration);

// Parse a keyword, if present. The first case is the default.
inline Linkage parseOptionalLinkage(AsmParser &parser) {
  return static_cast<Linkage>(
      parseOptionalCase(parser, linkage::linkageDescriptor).value_or(0));
}
inline Visibility parseOptionalVisibility(AsmParser &parser) {
  return static_cast<Visibility>(
      parseOptionalCase(parser, visibilityDescriptor).value_or(0));
}
inline UnnamedAddr parseOptionalUnnamedAddr(AsmParser &parser) {
  return static_cast<UnnamedAddr>(
      parseOptionalCase(parser, unnamedAddrDescriptor).value_or(0));
}
inline CConv parseOptionalCConv(AsmParser &parser) {
  return static_cast<CConv>(
      parseOptionalCase(parser, cconv::cConvDescriptor).value_or(0));
}
inline TailCallKind parseOptionalTailCallKind(AsmParser &parser) {
  return static_cast<TailCallKind>(
      parseOptionalCase(parser, tailcallkind::tailCallKindDescriptor)
          .value_or(0));
}

/// Returns the attributes without fastmath flags that are the default.
SmallVector<NamedAttribute>
dropDefaultFastmathFlags(ArrayRef<NamedAttribute> attributes);

/// Operand bundles during parsing.
struct ParsedOpBundles {
  SmallVector<SmallVector<OpAsmParser::UnresolvedOperand>> operands;
  SmallVector<SmallVector<Type>> types;
  ArrayAttr tags;

  /// Parses bundles, if present.
  ParseResult parse(OpAsmParser &parser);
  /// Resolves the operands and adds them to `state`, together with the sizes
  /// and tags as properties.
  ParseResult resolve(OpAsmParser &parser, OperationState &state,
                      StringAttr sizesName, StringAttr tagsName) const;
  int32_t size() const;
};

// Parse and print `["tag"(%a, %b : i32, ptr), …]`.
OptionalParseResult parseOpBundles(
    OpAsmParser &parser,
    SmallVector<SmallVector<OpAsmParser::UnresolvedOperand>> &operands,
    SmallVector<SmallVector<Type>> &operandTypes, ArrayAttr &tags);
void printOpBundles(OpAsmPrinter &printer, Operation *op,
                    OperandRangeRange operands, TypeRange operandTypes,
                    std::optional<ArrayAttr> tags);

// Custom directives of assembly formats.
ParseResult parseShuffleType(AsmParser &parser, Type v1Type, Type &resultType,
                             DenseI32ArrayAttr mask);
inline void printShuffleType(AsmPrinter &, Operation *, Type, Type,
                             DenseI32ArrayAttr) {}
ParseResult parseInsertExtractValueElementType(AsmParser &parser,
                                               Type &valueType,
                                               Type containerType,
                                               DenseI64ArrayAttr position);
inline void printInsertExtractValueElementType(AsmPrinter &, Operation *, Type,
                                               Type, DenseI64ArrayAttr) {}
ParseResult
parseGEPIndices(OpAsmParser &parser,
                SmallVectorImpl<OpAsmParser::UnresolvedOperand> &indices,
                DenseI32ArrayAttr &rawConstantIndices);
void printGEPIndices(OpAsmPrinter &printer, GEPOp op, OperandRange indices,
                     DenseI32ArrayAttr rawConstantIndices);
ParseResult parseSwitchOpCases(
    OpAsmParser &parser, Type flagType, DenseIntElementsAttr &caseValues,
    SmallVectorImpl<Block *> &caseDestinations,
    SmallVector<SmallVector<OpAsmParser::UnresolvedOperand>> &caseOperands,
    SmallVector<SmallVector<Type>> &caseOperandTypes);
void printSwitchOpCases(OpAsmPrinter &printer, SwitchOp op, Type flagType,
                        DenseIntElementsAttr caseValues,
                        SuccessorRange caseDestinations,
                        OperandRangeRange caseOperands,
                        TypeRange caseOperandTypes);
ParseResult parseIndirectBrOpSucessors(
    OpAsmParser &parser, Type flagType, SmallVectorImpl<Block *> &successors,
    SmallVector<SmallVector<OpAsmParser::UnresolvedOperand>> &operands,
    SmallVector<SmallVector<Type>> &operandTypes);
void printIndirectBrOpSucessors(OpAsmPrinter &printer, IndirectBrOp op,
                                Type flagType, SuccessorRange successors,
                                OperandRangeRange operands,
                                TypeRange operandTypes);
ParseResult parseLLVMLinkage(OpAsmParser &parser, LinkageAttr &linkage);
void printLLVMLinkage(OpAsmPrinter &printer, Operation *op,
                      LinkageAttr linkage);

/// 1. Tags are strings.
/// 2. There are as many tags as bundles.
template <typename OpT> LogicalResult verifyOperandBundles(OpT op) {
  const std::optional<ArrayAttr> tags = op.getOpBundleTags();
  if (tags && !llvm::all_of(*tags, llvm::IsaPred<StringAttr>))
    return op.emitError("operand bundle tag must be a StringAttr");
  const size_t numBundles = op.getOpBundleOperands().size();
  const size_t numTags = tags ? tags->size() : 0;
  if (numBundles != numTags)
    return op.emitError("expected ")
           << numBundles << " operand bundle tags, but actually got "
           << numTags;
  return success();
}

} // namespace mlir::LLVM

#endif // DIALECTS_LLVM_TEXT_H
