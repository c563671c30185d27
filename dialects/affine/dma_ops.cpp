// SPDX-License-Identifier: Apache-2.0
//
// dma_start, dma_wait.
#include "core/ir/format/asm_parser.h"
#include "dialects/affine/operands.h"
#include "dialects/memref/memref.h"

using namespace mlir;
using namespace mlir::affine;

namespace {
/// A memref and its indices.
struct ElementOperands {
  OpAsmParser::UnresolvedOperand memref;
  SmallVector<OpAsmParser::UnresolvedOperand> indices;

  ParseResult parse(OpAsmParser &parser, OperationState &result,
                    StringRef mapName) {
    Attribute map;
    return failure(parser.parseOperand(memref) ||
                   parser.parseAffineMapOfSSAIds(indices, map, mapName,
                                                 result.attributes));
  }
  ParseResult resolve(OpAsmParser &parser, Type type,
                      OperationState &result) const {
    return failure(parser.resolveOperand(memref, type, result.operands) ||
                   parser.resolveOperands(indices,
                                          parser.getBuilder().getIndexType(),
                                          result.operands));
  }
};
} // namespace

static void printElement(OpAsmPrinter &p, Value memref, AffineMap map,
                         OperandRange indices) {
  p << memref << '[';
  p.printAffineMapOfSSAIds(map, indices);
  p << ']';
}

/// Verifies that the named attributes are maps.
static LogicalResult verifyMaps(Operation *op, ArrayRef<StringRef> names) {
  for (StringRef name : names)
    if (!op->getAttrOfType<AffineMapAttr>(name))
      return op->emitOpError()
             << "requires an affine map attribute '" << name << "'";
  return success();
}

// dma_start

void AffineDmaStartOp::build(OpBuilder &, OperationState &state,
                             Value srcMemRef, AffineMap srcMap,
                             ValueRange srcIndices, Value destMemRef,
                             AffineMap dstMap, ValueRange destIndices,
                             Value tagMemRef, AffineMap tagMap,
                             ValueRange tagIndices, Value numElements,
                             Value stride, Value elementsPerStride) {
  state.addOperands(srcMemRef);
  state.addOperands(srcIndices);
  state.addOperands(destMemRef);
  state.addOperands(destIndices);
  state.addOperands(tagMemRef);
  state.addOperands(tagIndices);
  state.addOperands(numElements);
  if (stride)
    state.addOperands({stride, elementsPerStride});
  state.addAttribute(getSrcMapAttrStrName(), AffineMapAttr::get(srcMap));
  state.addAttribute(getDstMapAttrStrName(), AffineMapAttr::get(dstMap));
  state.addAttribute(getTagMapAttrStrName(), AffineMapAttr::get(tagMap));
}

ParseResult AffineDmaStartOp::parse(OpAsmParser &parser,
                                    OperationState &result) {
  ElementOperands source, destination, tag;
  OpAsmParser::UnresolvedOperand numElements;
  SmallVector<OpAsmParser::UnresolvedOperand> stride;
  SmallVector<Type> types;
  if (source.parse(parser, result, getSrcMapAttrStrName()) ||
      parser.parseComma() ||
      destination.parse(parser, result, getDstMapAttrStrName()) ||
      parser.parseComma() ||
      tag.parse(parser, result, getTagMapAttrStrName()) ||
      parser.parseComma() || parser.parseOperand(numElements) ||
      parser.parseTrailingOperandList(stride))
    return failure();
  if (!stride.empty() && stride.size() != 2)
    return parser.emitError(parser.getNameLoc(),
                            "expected two stride related operands");
  if (parser.parseColonTypeList(types))
    return failure();
  if (types.size() != 3)
    return parser.emitError(parser.getNameLoc(), "expected three types");
  const Type index = parser.getBuilder().getIndexType();
  return failure(source.resolve(parser, types[0], result) ||
                 destination.resolve(parser, types[1], result) ||
                 tag.resolve(parser, types[2], result) ||
                 parser.resolveOperand(numElements, index, result.operands) ||
                 parser.resolveOperands(stride, index, result.operands));
}

void AffineDmaStartOp::print(OpAsmPrinter &p) {
  p << " ";
  printElement(p, getSrcMemRef(), getSrcMap(), getSrcIndices());
  p << ", ";
  printElement(p, getDstMemRef(), getDstMap(), getDstIndices());
  p << ", ";
  printElement(p, getTagMemRef(), getTagMap(), getTagIndices());
  p << ", " << getNumElements();
  if (isStrided())
    p << ", " << getStride() << ", " << getNumElementsPerStride();
  p << " : " << getSrcMemRef().getType() << ", " << getDstMemRef().getType()
    << ", " << getTagMemRef().getType();
}

/// 1. The maps are affine map attributes.
/// 2. The number of operands matches the maps.
/// 3. Source, destination and tag are memrefs.
/// 4. The operands of the maps are indices and valid dimensions or symbols.
LogicalResult AffineDmaStartOp::verify() {
  // 1.
  if (failed(verifyMaps(*this, {getSrcMapAttrStrName(), getDstMapAttrStrName(),
                                getTagMapAttrStrName()})))
    return failure();

  // 2.
  const unsigned numOperands = getNumElementsOperandIndex() + 1;
  if (getNumOperands() != numOperands && getNumOperands() != numOperands + 2)
    return emitOpError("incorrect number of operands");

  // 3.
  if (!isa<MemRefType>(getSrcMemRef().getType()))
    return emitOpError("expected DMA source to be of memref type");
  if (!isa<MemRefType>(getDstMemRef().getType()))
    return emitOpError("expected DMA destination to be of memref type");
  if (!isa<MemRefType>(getTagMemRef().getType()))
    return emitOpError("expected DMA tag to be of memref type");

  // 4.
  Region *scope = getAffineScope(*this);
  const std::pair<OperandRange, StringRef> groups[] = {
      {getSrcIndices(), "src"},
      {getDstIndices(), "dst"},
      {getTagIndices(), "tag"}};
  for (const auto &[indices, which] : groups) {
    for (Value index : indices) {
      if (!index.getType().isIndex())
        return emitOpError()
               << which << " index to dma_start must have 'index' type";
      if (!isValidDim(index, scope) && !isValidSymbol(index, scope))
        return emitOpError() << which
                             << " index must be a valid dimension or symbol "
                                "identifier";
    }
  }
  return success();
}

/// dma_start of cast memrefs -> dma_start of the sources of the casts
LogicalResult AffineDmaStartOp::fold(FoldAdaptor,
                                     SmallVectorImpl<OpFoldResult> &) {
  return memref::foldMemRefCast(*this);
}

NamedAttribute AffineDmaStartOp::getAffineMapAttrForMemRef(Value memref) {
  const StringRef name = memref == getSrcMemRef()   ? getSrcMapAttrStrName()
                         : memref == getDstMemRef() ? getDstMapAttrStrName()
                                                    : getTagMapAttrStrName();
  return {StringAttr::get(getContext(), name), (*this)->getAttr(name)};
}

// dma_wait

void AffineDmaWaitOp::build(OpBuilder &, OperationState &state, Value tagMemRef,
                            AffineMap tagMap, ValueRange tagIndices,
                            Value numElements) {
  state.addOperands(tagMemRef);
  state.addOperands(tagIndices);
  state.addOperands(numElements);
  state.addAttribute(getTagMapAttrStrName(), AffineMapAttr::get(tagMap));
}

ParseResult AffineDmaWaitOp::parse(OpAsmParser &parser,
                                   OperationState &result) {
  ElementOperands tag;
  OpAsmParser::UnresolvedOperand numElements;
  Type type;
  if (tag.parse(parser, result, getTagMapAttrStrName()) ||
      parser.parseComma() || parser.parseOperand(numElements) ||
      parser.parseColonType(type))
    return failure();
  return failure(tag.resolve(parser, type, result) ||
                 parser.resolveOperand(numElements,
                                       parser.getBuilder().getIndexType(),
                                       result.operands));
}

void AffineDmaWaitOp::print(OpAsmPrinter &p) {
  p << " ";
  printElement(p, getTagMemRef(), getTagMap(), getTagIndices());
  p << ", " << getNumElements() << " : " << getTagMemRef().getType();
}

/// 1. The map is an affine map attribute.
/// 2. The number of operands matches the map.
/// 3. The tag is a memref.
/// 4. The operands of the map are indices and valid dimensions or symbols.
LogicalResult AffineDmaWaitOp::verify() {
  // 1.
  if (failed(verifyMaps(*this, {getTagMapAttrStrName()})))
    return failure();

  // 2.
  if (getNumOperands() != getTagMap().getNumInputs() + 2)
    return emitOpError("incorrect number of operands");

  // 3.
  if (!isa<MemRefType>(getTagMemRef().getType()))
    return emitOpError("expected DMA tag to be of memref type");

  // 4.
  Region *scope = getAffineScope(*this);
  for (Value index : getTagIndices()) {
    if (!index.getType().isIndex())
      return emitOpError("index to dma_wait must have 'index' type");
    if (!isValidDim(index, scope) && !isValidSymbol(index, scope))
      return emitOpError(
          "index must be a valid dimension or symbol identifier");
  }
  return success();
}

/// dma_wait(cast(tag)) -> dma_wait(tag)
LogicalResult AffineDmaWaitOp::fold(FoldAdaptor,
                                    SmallVectorImpl<OpFoldResult> &) {
  return memref::foldMemRefCast(*this);
}

NamedAttribute AffineDmaWaitOp::getAffineMapAttrForMemRef(Value memref) {
  assert(memref == getTagMemRef() && "the memref of another operation");
  return {StringAttr::get(getContext(), getTagMapAttrStrName()),
          (*this)->getAttr(getTagMapAttrStrName())};
}
