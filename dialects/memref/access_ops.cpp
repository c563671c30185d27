// SPDX-License-Identifier: Apache-2.0
//
// Element access: load, store, prefetch.
#include "core/ir/format/asm_parser.h"
#include "dialects/memref/memref.h"

using namespace mlir;
using namespace mlir::memref;

/// 1. There are as many indices as dimensions.
LogicalResult LoadOp::verify() {
  const int64_t rank = getMemRefType().getRank();
  if (static_cast<int64_t>(getIndices().size()) != rank)
    return emitOpError("incorrect number of indices for load, expected ")
           << rank << " but got " << getIndices().size();
  return success();
}

/// 1. There are as many indices as dimensions.
LogicalResult StoreOp::verify() {
  if (static_cast<int64_t>(getIndices().size()) != getMemRefType().getRank())
    return emitOpError("store index operand count not equal to memref rank");
  return success();
}

ParseResult PrefetchOp::parse(OpAsmParser &parser, OperationState &result) {
  Builder &builder = parser.getBuilder();
  OpAsmParser::UnresolvedOperand memref;
  SmallVector<OpAsmParser::UnresolvedOperand> indices;
  StringRef access, cache;
  IntegerAttr locality;
  MemRefType type;
  if (parser.parseOperand(memref) ||
      parser.parseOperandList(indices, OpAsmParser::Delimiter::Square) ||
      parser.parseComma() || parser.parseKeyword(&access) ||
      parser.parseComma() || parser.parseKeyword("locality") ||
      parser.parseLess() ||
      parser.parseAttribute(locality, builder.getI32Type(),
                            getLocalityHintAttrStrName(), result.attributes) ||
      parser.parseGreater() || parser.parseComma() ||
      parser.parseKeyword(&cache) ||
      parser.parseOptionalAttrDict(result.attributes) ||
      parser.parseColonType(type) ||
      parser.resolveOperand(memref, type, result.operands) ||
      parser.resolveOperands(indices, builder.getIndexType(), result.operands))
    return failure();

  if (access != "read" && access != "write")
    return parser.emitError(parser.getNameLoc(),
                            "rw specifier has to be 'read' or 'write'");
  if (cache != "data" && cache != "instr")
    return parser.emitError(parser.getNameLoc(),
                            "cache type has to be 'data' or 'instr'");
  result.addAttribute(getIsWriteAttrStrName(),
                      builder.getBoolAttr(access == "write"));
  result.addAttribute(getIsDataCacheAttrStrName(),
                      builder.getBoolAttr(cache == "data"));
  return success();
}

void PrefetchOp::print(OpAsmPrinter &p) {
  p << " " << getMemref() << '[' << getIndices() << "], "
    << (getIsWrite() ? "write" : "read") << ", locality<" << getLocalityHint()
    << ">, " << (getIsDataCache() ? "data" : "instr");
  p.printOptionalAttrDict((*this)->getAttrs(), {getLocalityHintAttrStrName(),
                                                getIsWriteAttrStrName(),
                                                getIsDataCacheAttrStrName()});
  p << " : " << getMemRefType();
}

/// 1. There are as many indices as dimensions.
LogicalResult PrefetchOp::verify() {
  if (static_cast<int64_t>(getIndices().size()) != getMemRefType().getRank())
    return emitOpError("too few indices");
  return success();
}
