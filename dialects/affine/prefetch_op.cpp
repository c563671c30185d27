// SPDX-License-Identifier: Apache-2.0
//
// prefetch.
#include "core/ir/format/asm_parser.h"
#include "dialects/affine/operands.h"
#include "dialects/memref/memref.h"

using namespace mlir;
using namespace mlir::affine;

ParseResult AffinePrefetchOp::parse(OpAsmParser &parser,
                                    OperationState &result) {
  Builder &builder = parser.getBuilder();
  OpAsmParser::UnresolvedOperand memref;
  SmallVector<OpAsmParser::UnresolvedOperand> indices;
  StringRef access, cache;
  IntegerAttr locality;
  Attribute map;
  MemRefType type;
  if (parser.parseOperand(memref) ||
      parser.parseAffineMapOfSSAIds(indices, map, getMapAttrStrName(),
                                    result.attributes) ||
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

void AffinePrefetchOp::print(OpAsmPrinter &p) {
  p << " " << getMemref() << '[';
  p.printAffineMapOfSSAIds(getMap(), getMapOperands());
  p << "], " << (getIsWrite() ? "write" : "read") << ", locality<"
    << getLocalityHint() << ">, " << (getIsDataCache() ? "data" : "instr");
  p.printOptionalAttrDict((*this)->getAttrs(),
                          {getMapAttrStrName(), getLocalityHintAttrStrName(),
                           getIsDataCacheAttrStrName(),
                           getIsWriteAttrStrName()});
  p << " : " << getMemRefType();
}

/// 1. The map has a result for each dimension.
/// 2. There is an operand for each input.
/// 3. The operands are valid dimensions or symbols.
LogicalResult AffinePrefetchOp::verify() {
  // 1.
  const AffineMap map = getMap();
  if (map.getNumResults() != getMemRefType().getRank())
    return emitOpError(
        "affine.prefetch affine map num results must equal memref rank");

  // 2.
  if (map.getNumInputs() != getMapOperands().size())
    return emitOpError("too few operands");

  // 3.
  Region *scope = getAffineScope(*this);
  for (Value index : getMapOperands())
    if (!isValidDim(index, scope) && !isValidSymbol(index, scope))
      return emitOpError(
          "index must be a valid dimension or symbol identifier");
  return success();
}

/// prefetch(cast(m))[i] -> prefetch(m)[i]
LogicalResult AffinePrefetchOp::fold(FoldAdaptor,
                                     SmallVectorImpl<OpFoldResult> &) {
  return memref::foldMemRefCast(*this);
}
