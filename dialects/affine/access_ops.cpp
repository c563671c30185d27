// SPDX-License-Identifier: Apache-2.0
//
// load, store.
#include "core/ir/format/asm_parser.h"
#include "core/ir/verify/symbol_table.h"
#include "dialects/affine/operands.h"
#include "dialects/memref/memref.h"

using namespace mlir;
using namespace mlir::affine;

/// Returns the identity map with as many dimensions as the memref.
static AffineMap getIdentityMap(Builder &builder, Value memref) {
  const int64_t rank = cast<MemRefType>(memref.getType()).getRank();
  return rank ? builder.getMultiDimIdentityMap(rank)
              : builder.getEmptyAffineMap();
}

/// 1. The map has a result for each dimension.
/// 2. There is an operand for each input of the map.
/// 3. The operands are valid dimensions and symbols.
static LogicalResult verifyIndexing(Operation *op, AffineMap map,
                                    OperandRange operands, MemRefType type) {
  // 1.
  if (map.getNumResults() != type.getRank())
    return op->emitOpError("affine map num results must equal memref rank");

  // 2.
  if (map.getNumInputs() != operands.size())
    return op->emitOpError("expects as many subscripts as affine map inputs");

  // 3.
  return verifyDimAndSymbolIdentifiers(op, operands, map.getNumDims());
}

// load

void AffineLoadOp::build(OpBuilder &builder, OperationState &state,
                         AffineMap map, ValueRange operands) {
  build(builder, state, operands.front(), map, operands.drop_front());
}

void AffineLoadOp::build(OpBuilder &builder, OperationState &state,
                         Value memref, AffineMap map, ValueRange mapOperands) {
  assert(map.getNumInputs() == mapOperands.size() && "an operand per input");
  state.addOperands(memref);
  state.addOperands(mapOperands);
  state.getOrAddProperties<Properties>().map = AffineMapAttr::get(map);
  state.addTypes(cast<MemRefType>(memref.getType()).getElementType());
}

void AffineLoadOp::build(OpBuilder &builder, OperationState &state,
                         Value memref, ValueRange indices) {
  build(builder, state, memref, getIdentityMap(builder, memref), indices);
}

ParseResult AffineLoadOp::parse(OpAsmParser &parser, OperationState &result) {
  MemRefType type;
  OpAsmParser::UnresolvedOperand memref;
  Attribute map;
  SmallVector<OpAsmParser::UnresolvedOperand> indices;
  if (parser.parseOperand(memref) ||
      parser.parseAffineMapOfSSAIds(indices, map, getMapAttrStrName(),
                                    result.attributes) ||
      parser.parseOptionalAttrDict(result.attributes) ||
      parser.parseColonType(type) ||
      parser.resolveOperand(memref, type, result.operands) ||
      parser.resolveOperands(indices, parser.getBuilder().getIndexType(),
                             result.operands))
    return failure();
  result.addTypes(type.getElementType());
  return success();
}

void AffineLoadOp::print(OpAsmPrinter &p) {
  p << " " << getMemRef() << '[';
  p.printAffineMapOfSSAIds(getMap(), getMapOperands());
  p << ']';
  p.printOptionalAttrDict((*this)->getAttrs(), {getMapAttrStrName()});
  p << " : " << getMemRefType();
}

/// 1. The result has the element type of the memref.
/// 2. to 4. The indices are valid (1. to 3. of verifyIndexing).
LogicalResult AffineLoadOp::verify() {
  const MemRefType type = getMemRefType();
  if (getType() != type.getElementType())
    return emitOpError("result type must match element type of memref");
  return verifyIndexing(*this, getMap(), getMapOperands(), type);
}

/// Returns the value of the constant global variable that `memref` refers to,
/// or null.
static DenseElementsAttr getConstantElements(Value memref) {
  auto getGlobal = memref.getDefiningOp<memref::GetGlobalOp>();
  Operation *table =
      getGlobal ? SymbolTable::getNearestSymbolTable(getGlobal) : nullptr;
  if (!table)
    return nullptr;
  auto global = dyn_cast_or_null<memref::GlobalOp>(
      SymbolTable::lookupSymbolIn(table, getGlobal.getNameAttr()));
  if (!global)
    return nullptr;
  return dyn_cast_or_null<DenseElementsAttr>(global.getConstantInitValue());
}

/// 1. load(cast(m))[i] -> load(m)[i]
/// 2. load(constant global)[i] -> constant, if i is constant or all elements
/// are equal
OpFoldResult AffineLoadOp::fold(FoldAdaptor) {
  // 1.
  if (succeeded(memref::foldMemRefCast(*this)))
    return Value(getResult());

  // 2.
  DenseElementsAttr elements = getConstantElements(getMemRef());
  if (!elements)
    return {};
  if (auto splat = dyn_cast<SplatElementsAttr>(elements))
    return splat.getSplatValue<Attribute>();
  if (!getMap().isConstant())
    return {};
  SmallVector<uint64_t> indices;
  for (int64_t index : getMap().getConstantResults())
    indices.push_back(index);
  const ShapedType type = elements.getType();
  if (!ElementsAttr::isValidIndex(type, indices))
    return {};
  return elements.getElement(ElementsAttr::getFlattenedIndex(type, indices));
}

// store

void AffineStoreOp::build(OpBuilder &builder, OperationState &state,
                          Value valueToStore, Value memref, AffineMap map,
                          ValueRange mapOperands) {
  assert(map.getNumInputs() == mapOperands.size() && "an operand per input");
  state.addOperands({valueToStore, memref});
  state.addOperands(mapOperands);
  state.getOrAddProperties<Properties>().map = AffineMapAttr::get(map);
}

void AffineStoreOp::build(OpBuilder &builder, OperationState &state,
                          Value valueToStore, Value memref,
                          ValueRange indices) {
  build(builder, state, valueToStore, memref, getIdentityMap(builder, memref),
        indices);
}

ParseResult AffineStoreOp::parse(OpAsmParser &parser, OperationState &result) {
  MemRefType type;
  OpAsmParser::UnresolvedOperand value, memref;
  Attribute map;
  SmallVector<OpAsmParser::UnresolvedOperand> indices;
  return failure(
      parser.parseOperand(value) || parser.parseComma() ||
      parser.parseOperand(memref) ||
      parser.parseAffineMapOfSSAIds(indices, map, getMapAttrStrName(),
                                    result.attributes) ||
      parser.parseOptionalAttrDict(result.attributes) ||
      parser.parseColonType(type) ||
      parser.resolveOperand(value, type.getElementType(), result.operands) ||
      parser.resolveOperand(memref, type, result.operands) ||
      parser.resolveOperands(indices, parser.getBuilder().getIndexType(),
                             result.operands));
}

void AffineStoreOp::print(OpAsmPrinter &p) {
  p << " " << getValueToStore() << ", " << getMemRef() << '[';
  p.printAffineMapOfSSAIds(getMap(), getMapOperands());
  p << ']';
  p.printOptionalAttrDict((*this)->getAttrs(), {getMapAttrStrName()});
  p << " : " << getMemRefType();
}

/// 1. The value has the element type of the memref.
/// 2. to 4. The indices are valid (1. to 3. of verifyIndexing).
LogicalResult AffineStoreOp::verify() {
  const MemRefType type = getMemRefType();
  if (getValueToStore().getType() != type.getElementType())
    return emitOpError(
        "value to store must have the same type as memref element type");
  return verifyIndexing(*this, getMap(), getMapOperands(), type);
}

/// store(x, cast(m))[i] -> store(x, m)[i]
LogicalResult AffineStoreOp::fold(FoldAdaptor,
                                  SmallVectorImpl<OpFoldResult> &) {
  return memref::foldMemRefCast(*this, getValueToStore());
}
