// SPDX-License-Identifier: Apache-2.0
//
// apply, min, max.
#include "core/interfaces/int_range_common.h"
#include "core/ir/format/asm_parser.h"
#include "dialects/affine/compose.h"
#include "dialects/affine/operands.h"
#include "dialects/ub/ub.h"

using namespace mlir;
using namespace mlir::affine;

// apply

ParseResult AffineApplyOp::parse(OpAsmParser &parser, OperationState &result) {
  AffineMapAttr map;
  unsigned numDims;
  if (parser.parseAttribute(map, "map", result.attributes) ||
      parseDimAndSymbolList(parser, result.operands, numDims) ||
      parser.parseOptionalAttrDict(result.attributes))
    return failure();
  if (map.getValue().getNumDims() != numDims ||
      map.getValue().getNumInputs() != result.operands.size())
    return parser.emitError(parser.getNameLoc(),
                            "dimension or symbol index mismatch");
  result.types.append(map.getValue().getNumResults(),
                      parser.getBuilder().getIndexType());
  return success();
}

void AffineApplyOp::print(OpAsmPrinter &p) {
  p << " " << getMapAttr();
  printDimAndSymbolList(p, getMapOperands(), getMap().getNumDims());
  p.printOptionalAttrDict((*this)->getAttrs(), {"map"});
}

/// 1. There is an operand for each input of the map.
/// 2. The map has one result.
/// 3. No symbol operand is only a valid dimension. Values that are neither are
/// accepted.
LogicalResult AffineApplyOp::verify() {
  const AffineMap map = getMap();
  // 1.
  if (getNumOperands() != map.getNumInputs())
    return emitOpError(
        "operand count and affine map dimension and symbol count must match");

  // 2.
  if (map.getNumResults() != 1)
    return emitOpError("mapping must produce one value");

  // 3.
  Region *scope = getAffineScope(*this);
  for (Value symbol : getSymbolOperands())
    if (affine::isValidDim(symbol, scope) &&
        !affine::isValidSymbol(symbol, scope))
      return emitError("dimensional operand cannot be used as a symbol");
  return success();
}

void AffineApplyOp::inferResultRanges(ArrayRef<ConstantIntRanges> argRanges,
                                      SetIntRangeFn setResultRange) {
  const AffineMap map = getMap();
  const unsigned numDims = map.getNumDims();
  setResultRange(getResult(),
                 intrange::inferAffineExpr(map.getResult(0),
                                           argRanges.take_front(numDims),
                                           argRanges.drop_front(numDims)));
}

bool AffineApplyOp::isValidDim() {
  return llvm::all_of(getMapOperands(), [](Value operand) {
    return affine::isValidDim(operand);
  });
}

bool AffineApplyOp::isValidDim(Region *region) {
  return llvm::all_of(getMapOperands(), [&](Value operand) {
    return affine::isValidDim(operand, region);
  });
}

bool AffineApplyOp::isValidSymbol() {
  return llvm::all_of(getMapOperands(), [](Value operand) {
    return affine::isValidSymbol(operand);
  });
}

bool AffineApplyOp::isValidSymbol(Region *region) {
  return llvm::all_of(getMapOperands(), [&](Value operand) {
    return affine::isValidSymbol(operand, region);
  });
}

/// 1. apply (x) -> (x), x -> x
/// 2. apply of constants -> constant, or poison
OpFoldResult AffineApplyOp::fold(FoldAdaptor adaptor) {
  const AffineMap map = getMap();
  // 1.
  if (auto dim = dyn_cast<AffineDimExpr>(map.getResult(0)))
    return Value(getOperand(dim.getPosition()));
  if (auto symbol = dyn_cast<AffineSymbolExpr>(map.getResult(0)))
    return Value(getOperand(map.getNumDims() + symbol.getPosition()));

  // 2.
  SmallVector<Attribute, 1> results;
  bool hasPoison = false;
  if (succeeded(
          map.constantFold(adaptor.getMapOperands(), results, &hasPoison)))
    return results.front();
  if (hasPoison)
    return Attribute(ub::PoisonAttr::get(getContext()));
  return {};
}

// min, max

template <typename OpT>
static ParseResult parseMinMax(OpAsmParser &parser, OperationState &result) {
  const Type index = parser.getBuilder().getIndexType();
  SmallVector<OpAsmParser::UnresolvedOperand> dims, symbols;
  AffineMapAttr map;
  if (parser.parseAttribute(map, OpT::getMapAttrStrName(), result.attributes) ||
      parser.parseOperandList(dims, OpAsmParser::Delimiter::Paren) ||
      parser.parseOperandList(symbols,
                              OpAsmParser::Delimiter::OptionalSquare) ||
      parser.parseOptionalAttrDict(result.attributes) ||
      parser.resolveOperands(dims, index, result.operands) ||
      parser.resolveOperands(symbols, index, result.operands))
    return failure();
  result.addTypes(index);
  return success();
}

template <typename OpT> static void printMinMax(OpAsmPrinter &p, OpT op) {
  p << " " << op.getMapAttr();
  printDimAndSymbolList(p, op.getOperands(), op.getMap().getNumDims());
  p.printOptionalAttrDict(op->getAttrs(), {OpT::getMapAttrStrName()});
}

/// 1. There is an operand for each input of the map.
/// 2. The map has a result.
template <typename OpT> static LogicalResult verifyMinMax(OpT op) {
  // 1.
  if (op.getNumOperands() != op.getMap().getNumInputs())
    return op.emitOpError(
        "operand count and affine map dimension and symbol count must match");

  // 2.
  if (op.getMap().getNumResults() == 0)
    return op.emitOpError("affine map expect at least one result");
  return success();
}

/// 1. min ()[s] -> (s), x -> x
/// 2. min of constants -> constant
/// 3. Constant parts of the map are folded.
/// The same for max.
template <typename OpT>
static OpFoldResult foldMinMax(OpT op, ArrayRef<Attribute> operands) {
  SmallVector<int64_t, 2> results;
  const AffineMap folded = op.getMap().partialConstantFold(operands, &results);
  // 1.
  if (folded.getNumSymbols() == 1 && folded.isSymbolIdentity())
    return Value(op.getOperand(0));

  // 3.
  if (results.empty()) {
    if (folded == op.getMap())
      return {};
    op.setMap(folded);
    return Value(op->getResult(0));
  }

  // 2.
  const auto [least, greatest] =
      std::minmax_element(results.begin(), results.end());
  return Attribute(
      IntegerAttr::get(IndexType::get(op.getContext()),
                       std::is_same_v<OpT, AffineMinOp> ? *least : *greatest));
}

ParseResult AffineMinOp::parse(OpAsmParser &parser, OperationState &result) {
  return parseMinMax<AffineMinOp>(parser, result);
}
void AffineMinOp::print(OpAsmPrinter &p) { printMinMax(p, *this); }
/// 1. and 2. of verifyMinMax.
LogicalResult AffineMinOp::verify() { return verifyMinMax(*this); }
OpFoldResult AffineMinOp::fold(FoldAdaptor adaptor) {
  return foldMinMax(*this, adaptor.getOperands());
}

ParseResult AffineMaxOp::parse(OpAsmParser &parser, OperationState &result) {
  return parseMinMax<AffineMaxOp>(parser, result);
}
void AffineMaxOp::print(OpAsmPrinter &p) { printMinMax(p, *this); }
/// 1. and 2. of verifyMinMax.
LogicalResult AffineMaxOp::verify() { return verifyMinMax(*this); }
OpFoldResult AffineMaxOp::fold(FoldAdaptor adaptor) {
  return foldMinMax(*this, adaptor.getOperands());
}
