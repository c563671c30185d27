// SPDX-License-Identifier: Apache-2.0
//
// Transfers between memory spaces: dma_start, dma_wait.
#include "core/ir/format/asm_parser.h"
#include "dialects/memref/memref.h"

using namespace mlir;
using namespace mlir::memref;

void DmaStartOp::build(OpBuilder &, OperationState &state, Value srcMemRef,
                       ValueRange srcIndices, Value destMemRef,
                       ValueRange destIndices, Value numElements,
                       Value tagMemRef, ValueRange tagIndices, Value stride,
                       Value elementsPerStride) {
  state.addOperands(srcMemRef);
  state.addOperands(srcIndices);
  state.addOperands(destMemRef);
  state.addOperands(destIndices);
  state.addOperands({numElements, tagMemRef});
  state.addOperands(tagIndices);
  if (stride)
    state.addOperands({stride, elementsPerStride});
}

namespace {
/// A memref and its indices.
struct ElementOperands {
  OpAsmParser::UnresolvedOperand memref;
  SmallVector<OpAsmParser::UnresolvedOperand> indices;

  ParseResult parse(OpAsmParser &parser) {
    return failure(
        parser.parseOperand(memref) ||
        parser.parseOperandList(indices, OpAsmParser::Delimiter::Square));
  }
  ParseResult resolve(OpAsmParser &parser, Type type,
                      SmallVectorImpl<Value> &operands) const {
    return failure(parser.resolveOperand(memref, type, operands) ||
                   parser.resolveOperands(
                       indices, parser.getBuilder().getIndexType(), operands));
  }
};
} // namespace

ParseResult DmaStartOp::parse(OpAsmParser &parser, OperationState &result) {
  ElementOperands source, destination, tag;
  OpAsmParser::UnresolvedOperand numElements;
  SmallVector<OpAsmParser::UnresolvedOperand> stride;
  if (source.parse(parser) || parser.parseComma() ||
      destination.parse(parser) || parser.parseComma() ||
      parser.parseOperand(numElements) || parser.parseComma() ||
      tag.parse(parser) || parser.parseTrailingOperandList(stride))
    return failure();
  if (!stride.empty() && stride.size() != 2)
    return parser.emitError(parser.getNameLoc(),
                            "expected two stride related operands");

  SmallVector<Type> types;
  if (parser.parseColonTypeList(types))
    return failure();
  if (types.size() != 3)
    return parser.emitError(parser.getNameLoc(), "fewer/more types expected");

  const Type index = parser.getBuilder().getIndexType();
  return failure(source.resolve(parser, types[0], result.operands) ||
                 destination.resolve(parser, types[1], result.operands) ||
                 parser.resolveOperand(numElements, index, result.operands) ||
                 tag.resolve(parser, types[2], result.operands) ||
                 parser.resolveOperands(stride, index, result.operands));
}

void DmaStartOp::print(OpAsmPrinter &p) {
  p << " " << getSrcMemRef() << '[' << getSrcIndices() << "], "
    << getDstMemRef() << '[' << getDstIndices() << "], " << getNumElements()
    << ", " << getTagMemRef() << '[' << getTagIndices() << ']';
  if (isStrided())
    p << ", " << getStride() << ", " << getNumElementsPerStride();
  p.printOptionalAttrDict((*this)->getAttrs());
  p << " : " << getSrcMemRef().getType() << ", " << getDstMemRef().getType()
    << ", " << getTagMemRef().getType();
}

static bool areIndices(OperandRange values) {
  return llvm::all_of(values,
                      [](Value value) { return value.getType().isIndex(); });
}

static LogicalResult verifyAtLeast(DmaStartOp op, unsigned numOperands) {
  if (op.getNumOperands() >= numOperands)
    return success();
  return op.emitOpError("expected at least ") << numOperands << " operands";
}

static LogicalResult verifyElement(DmaStartOp op, StringRef name, Value memref,
                                   function_ref<unsigned()> getNumNeeded,
                                   function_ref<OperandRange()> getIndices) {
  if (!isa<MemRefType>(memref.getType()))
    return op.emitOpError("expected ") << name << " to be of memref type";
  if (failed(verifyAtLeast(op, getNumNeeded())))
    return failure();
  if (!areIndices(getIndices()))
    return op.emitOpError("expected ")
           << name << " indices to be of index type";
  return success();
}

/// 1. There are at least four operands.
/// 2. The source is a memref with an index for each dimension.
/// 3. So is the destination.
/// 4. The number of elements has type index.
/// 5. The tag is a memref with an index for each dimension.
/// 6. There are no further operands, or two.
/// 7. The two have type index.
/// The ranks determine the position of the next operand.
LogicalResult DmaStartOp::verify() {
  // 1.
  if (failed(verifyAtLeast(*this, 4)))
    return failure();

  // 2.
  if (failed(verifyElement(
          *this, "source", getSrcMemRef(),
          [&] { return 4 + getSrcMemRefRank(); },
          [&] { return getSrcIndices(); })))
    return failure();

  // 3.
  if (failed(verifyElement(
          *this, "destination", getDstMemRef(),
          [&] { return 4 + getSrcMemRefRank() + getDstMemRefRank(); },
          [&] { return getDstIndices(); })))
    return failure();

  // 4.
  if (!getNumElements().getType().isIndex())
    return emitOpError("expected num elements to be of index type");

  // 5.
  auto getNumPlain = [&] {
    return 4 + getSrcMemRefRank() + getDstMemRefRank() + getTagMemRefRank();
  };
  if (failed(verifyElement(*this, "tag", getTagMemRef(), getNumPlain,
                           [&] { return getTagIndices(); })))
    return failure();

  // 6.
  const unsigned numMore = getNumOperands() - getNumPlain();
  if (numMore != 0 && numMore != 2)
    return emitOpError("incorrect number of operands");

  // 7.
  if (numMore == 2 && (!getStride().getType().isIndex() ||
                       !getNumElementsPerStride().getType().isIndex()))
    return emitOpError(
        "expected stride and num elements per stride to be of type index");
  return success();
}

/// 1. There are as many indices as the tag has dimensions.
LogicalResult DmaWaitOp::verify() {
  if (getTagIndices().size() == getTagMemRefRank())
    return success();
  return emitOpError("expected tagIndices to have the same number of elements "
                     "as the tagMemRef rank, expected ")
         << getTagMemRefRank() << ", but got " << getTagIndices().size();
}
