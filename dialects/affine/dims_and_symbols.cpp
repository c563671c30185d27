// SPDX-License-Identifier: Apache-2.0
//
// Validity of dimensions and symbols, and parsing and printing of their lists.
#include "dialects/affine/operands.h"

#include "core/interfaces/shaped_op.h"
#include "core/ir/format/asm_parser.h"
#include "dialects/memref/memref.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace mlir;
using namespace mlir::affine;

static bool isOfAffineScope(Operation *op) {
  return op && op->hasTrait<OpTrait::AffineScope>();
}

bool affine::isTopLevelValue(Value value, Region *region) {
  return value.getParentRegion() == region;
}

bool affine::isTopLevelValue(Value value) {
  // A detached region has no affine scope.
  Region *region = value.getParentRegion();
  return region && isOfAffineScope(region->getParentOp());
}

Region *affine::getAffineScope(Operation *op) {
  while (Operation *parent = op->getParentOp()) {
    if (isOfAffineScope(parent))
      return op->getParentRegion();
    op = parent;
  }
  return nullptr;
}

Region *affine::getAffineAnalysisScope(Operation *op) {
  while (Operation *parent = op->getParentOp()) {
    if (!isa<AffineForOp, AffineIfOp, AffineParallelOp>(parent))
      return op->getParentRegion();
    op = parent;
  }
  return nullptr;
}

/// Returns true if a value is defined in `region` or above it, with no isolated
/// operation between.
static bool isTopLevelValueOrAbove(Value value, Region *region) {
  Region *definedIn = value.getParentRegion();
  while (region) {
    if (definedIn == region)
      return true;
    Operation *parent = region->getParentOp();
    if (!parent || parent->hasTrait<OpTrait::IsIsolatedFromAbove>())
      return false;
    region = parent->getParentRegion();
  }
  return false;
}

/// Returns true if size `dim` of the result of `op` is static or a valid
/// symbol.
template <typename OpT>
static bool isSizeValidSymbol(OpT op, int64_t dim, Region *region) {
  const MemRefType type = op.getType();
  if (dim < 0 || dim >= type.getRank())
    return false;
  if (!type.isDynamicDim(dim))
    return true;
  const int64_t position =
      llvm::count(type.getShape().take_front(dim), ShapedType::kDynamic);
  return isValidSymbol(op.getDynamicSizes()[position], region);
}

/// Returns true if a size is a valid symbol: the size of a value that is
/// defined at the top level, or a size operand of the operation that defines
/// the memref, through casts.
static bool isDimOpValidSymbol(ShapedDimOpInterface dimOp, Region *region) {
  Value shaped = dimOp.getShapedValue();
  if (isTopLevelValue(shaped))
    return true;
  const std::optional<int64_t> dim = getConstantIntValue(dimOp.getDimension());
  if (!dim)
    return false;
  while (auto castOp = shaped.getDefiningOp<memref::CastOp>()) {
    if (isa<UnrankedMemRefType>(castOp.getSource().getType()))
      return false;
    shaped = castOp.getSource();
  }
  if (auto view = shaped.getDefiningOp<memref::ViewOp>())
    return isSizeValidSymbol(view, *dim, region);
  if (auto subview = shaped.getDefiningOp<memref::SubViewOp>())
    return isSizeValidSymbol(subview, *dim, region);
  if (auto alloc = shaped.getDefiningOp<memref::AllocOp>())
    return isSizeValidSymbol(alloc, *dim, region);
  return false;
}

bool affine::isValidSymbol(Value value) {
  if (!value || !value.getType().isIndex())
    return false;
  if (isTopLevelValue(value))
    return true;
  Operation *op = value.getDefiningOp();
  return op && isValidSymbol(value, getAffineScope(op));
}

/// A value is a valid symbol if it is
/// 1. defined at the top level or above it,
/// 2. a constant,
/// 3. the result of a pure operation of valid symbols, or
/// 4. a size that is a valid symbol.
/// Integers count as indices below a cast that a conversion has left. Each
/// operation is visited once.
bool affine::isValidSymbol(Value value, Region *region) {
  llvm::SmallPtrSet<Operation *, 8> seen;
  // Values, each with whether integers count.
  SmallVector<std::pair<Value, bool>> pending = {{value, false}};
  while (!pending.empty()) {
    auto [next, isConverted] = pending.pop_back_val();
    if (!next.getType().isIndex() &&
        !(isConverted && next.getType().isSignlessInteger()))
      return false;
    // 1.
    if (region && isTopLevelValueOrAbove(next, region))
      continue;
    Operation *op = next.getDefiningOp();
    if (!op)
      return false;
    // 2.
    if (getConstantAttribute(next))
      continue;
    // 4. This precedes 3., since the operand is no index.
    if (auto dimOp = dyn_cast<ShapedDimOpInterface>(op)) {
      if (!isDimOpValidSymbol(dimOp, region))
        return false;
      continue;
    }
    // 3.
    if (!isPure(op))
      return false;
    if (seen.insert(op).second)
      for (Value operand : op->getOperands())
        pending.push_back(
            {operand, isConverted || isa<UnrealizedConversionCastOp>(op)});
  }
  return true;
}

bool affine::isValidDim(Value value) {
  if (!value.getType().isIndex())
    return false;
  if (Operation *op = value.getDefiningOp())
    return isValidDim(value, getAffineScope(op));
  return isAffineInductionVar(value) || isTopLevelValue(value);
}

bool affine::isValidDim(Value value, Region *region) {
  llvm::SmallPtrSet<Operation *, 8> seen;
  SmallVector<Value> pending(1, value);
  while (!pending.empty()) {
    Value next = pending.pop_back_val();
    if (!next.getType().isIndex())
      return false;
    if (isValidSymbol(next, region) || isAffineInductionVar(next))
      continue;
    Operation *op = next.getDefiningOp();
    if (isa_and_present<AffineApplyOp, AffineDelinearizeIndexOp,
                        AffineLinearizeIndexOp>(op)) {
      if (seen.insert(op).second)
        llvm::append_range(pending, op->getOperands());
      continue;
    }
    auto dimOp = dyn_cast_or_null<ShapedDimOpInterface>(op);
    if (!dimOp || !isTopLevelValue(dimOp.getShapedValue()))
      return false;
  }
  return true;
}

ParseResult affine::parseDimAndSymbolList(OpAsmParser &parser,
                                          SmallVectorImpl<Value> &operands,
                                          unsigned &numDims) {
  SmallVector<OpAsmParser::UnresolvedOperand> list;
  if (parser.parseOperandList(list, OpAsmParser::Delimiter::Paren))
    return failure();
  numDims = list.size();
  return failure(
      parser.parseOperandList(list, OpAsmParser::Delimiter::OptionalSquare) ||
      parser.resolveOperands(list, parser.getBuilder().getIndexType(),
                             operands));
}

void affine::printDimAndSymbolList(OpAsmPrinter &p, OperandRange operands,
                                   unsigned numDims) {
  p << '(' << operands.take_front(numDims) << ')';
  if (operands.size() > numDims)
    p << '[' << operands.drop_front(numDims) << ']';
}

LogicalResult affine::verifyDimAndSymbolIdentifiers(Operation *op,
                                                    OperandRange operands,
                                                    unsigned numDims) {
  Region *scope = getAffineScope(op);
  for (Value dim : operands.take_front(numDims))
    if (!isValidDim(dim, scope))
      return op->emitOpError("operand cannot be used as a dimension id");
  for (Value symbol : operands.drop_front(numDims))
    if (!isValidSymbol(symbol, scope))
      return op->emitOpError("operand cannot be used as a symbol");
  return success();
}
