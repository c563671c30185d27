// SPDX-License-Identifier: Apache-2.0
//
// global, load, memcpy, prefetch, store.
#include "dialects/krnl/memory_ops.h"
#include "core/ir/format/asm_parser.h"
#include "core/ir/print/asm_printer.h"

using namespace mlir;
using namespace mlir::krnl;

/// 1. The shape is an array with the sizes of the memref.
/// 2. A value is an elements attribute with the shape and the element type of
/// the memref.
LogicalResult GlobalOp::verify() {
  const auto type = cast<MemRefType>(getOutput().getType());

  // 1.
  auto sizes = dyn_cast<ArrayAttr>(getShapeAttr());
  auto isSize = [](auto pair) {
    auto number = dyn_cast<IntegerAttr>(std::get<0>(pair));
    return number && number.getValue().getSignificantBits() <= 64 &&
           number.getValue().getSExtValue() == std::get<1>(pair);
  };
  if (!sizes || sizes.size() != type.getShape().size() ||
      !llvm::all_of(llvm::zip(sizes, type.getShape()), isSize))
    return emitOpError("has shape ")
           << getShapeAttr() << ", which differs from that of " << type;

  // 2.
  if (!getValueAttr())
    return success();
  auto elements = dyn_cast<ElementsAttr>(getValueAttr());
  if (!elements)
    return emitOpError("has a value that is not an elements attribute");
  const ShapedType shaped = elements.getShapedType();
  if (shaped.getShape() != type.getShape() ||
      shaped.getElementType() != type.getElementType())
    return emitOpError("has a value of type ")
           << Type(shaped) << ", but yields " << type;
  return success();
}

static LogicalResult verifyIndices(Operation *op, MemRefType type,
                                   size_t numIndices) {
  if (static_cast<size_t>(type.getRank()) == numIndices)
    return success();
  return op->emitOpError("has ")
         << numIndices << " indices for a memref of rank " << type.getRank();
}

/// 1. There is an index for each dimension.
LogicalResult LoadOp::verify() {
  return verifyIndices(*this, getMemRefType(), getIndices().size());
}

/// 1. There is an index for each dimension.
LogicalResult StoreOp::verify() {
  return verifyIndices(*this, getMemRefType(), getIndices().size());
}

/// 1. Destination and source have the same element type.
/// 2. Both have identity layouts.
LogicalResult MemcpyOp::verify() {
  const auto to = cast<MemRefType>(getDest().getType());
  const auto from = cast<MemRefType>(getSrc().getType());
  // 1.
  if (to.getElementType() != from.getElementType())
    return emitOpError("copies from ")
           << from << " to " << to << "; the element types differ";

  // 2.
  for (MemRefType type : {to, from})
    if (!type.getLayout().isIdentity())
      return emitOpError("copies elements of ")
             << type << ", whose layout is not the identity";
  return success();
}

// prefetch

ParseResult PrefetchOp::parse(OpAsmParser &parser, OperationState &result) {
  Builder &builder = parser.getBuilder();
  OpAsmParser::UnresolvedOperand memref;
  SmallVector<OpAsmParser::UnresolvedOperand> indices;
  Attribute map;
  StringRef access, cache;
  IntegerAttr locality;
  MemRefType type;
  if (parser.parseOperand(memref) ||
      parser.parseAffineMapOfSSAIds(indices, map, "map", result.attributes) ||
      parser.parseComma())
    return failure();
  const llvm::SMLoc accessLoc = parser.getCurrentLocation();
  if (parser.parseKeyword(&access))
    return failure();
  if (access != "read" && access != "write")
    return parser.emitError(accessLoc, "expected 'read' or 'write'");
  if (parser.parseComma() || parser.parseKeyword("locality") ||
      parser.parseLess() ||
      parser.parseAttribute(locality, builder.getI32Type(), "localityHint",
                            result.attributes) ||
      parser.parseGreater() || parser.parseComma())
    return failure();
  const llvm::SMLoc cacheLoc = parser.getCurrentLocation();
  if (parser.parseKeyword(&cache))
    return failure();
  if (cache != "data" && cache != "instr")
    return parser.emitError(cacheLoc, "expected 'data' or 'instr'");
  result.addAttribute("isWrite", builder.getBoolAttr(access == "write"));
  result.addAttribute("isDataCache", builder.getBoolAttr(cache == "data"));
  return failure(
      parser.parseOptionalAttrDict(result.attributes) ||
      parser.parseColonType(type) ||
      parser.resolveOperand(memref, type, result.operands) ||
      parser.resolveOperands(indices, builder.getIndexType(), result.operands));
}

void PrefetchOp::print(OpAsmPrinter &p) {
  p << " " << getMemref() << '[';
  p.printAffineMapOfSSAIds(getMap(), getIndices());
  p << "], " << (getIsWrite() ? "write" : "read") << ", locality<"
    << getLocalityHint() << ">, " << (getIsDataCache() ? "data" : "instr");
  p.printOptionalAttrDict((*this)->getAttrs(),
                          {"map", "localityHint", "isDataCache", "isWrite"});
  p << " : " << getMemRefType();
}

/// 1. The map has a result for each dimension.
/// 2. There is an operand for each input of the map.
LogicalResult PrefetchOp::verify() {
  // 1.
  if (failed(verifyIndices(*this, getMemRefType(), getMap().getNumResults())))
    return failure();

  // 2.
  if (getMap().getNumInputs() != getIndices().size())
    return emitOpError("has ")
           << getIndices().size() << " operands for a map with "
           << getMap().getNumInputs() << " inputs";
  return success();
}
