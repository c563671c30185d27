// SPDX-License-Identifier: Apache-2.0
#include "dialects/krnl/transforms/contract_roles/contract_roles.h"

#include "core/interfaces/static_values.h"
#include "dialects/arith/arith.h"
#include "dialects/memref/memref.h"

using namespace mlir;
using namespace mlir::krnl;

/// A column is copied before it is multiplied by all rows: fewer rows do not
/// pay for it. Single elements take longer than vectors.
static constexpr int64_t minRows = 4, minRowsOfWindow = 12;

std::optional<int64_t> krnl::getConstantBound(ContractOp op,
                                              unsigned iterator) {
  return getConstantIntValue(OpFoldResult(op.getBounds()[iterator]));
}

std::optional<int64_t> krnl::getLinearFactor(AffineExpr expr, unsigned dim,
                                             AffineMap map) {
  const AffineExpr x = getAffineDimExpr(dim, expr.getContext());
  auto step = dyn_cast<AffineConstantExpr>(simplifyAffineExpr(
      expr.replace(x, x + 1) - expr, map.getNumDims(), map.getNumSymbols()));
  return step ? std::optional(step.getValue()) : std::nullopt;
}

/// Returns true if the size of a dimension is the bound of an iterator.
static bool hasSize(ContractOp op, Value memref, unsigned dim,
                    unsigned iterator) {
  const auto type = cast<MemRefType>(memref.getType());
  if (!type.isDynamicDim(dim))
    return getConstantBound(op, iterator) == type.getDimSize(dim);
  auto view = memref.getDefiningOp<memref::ReinterpretCastOp>();
  return view &&
         isEqualConstantIntOrValue(view.getMixedSizes()[dim],
                                   OpFoldResult(op.getBounds()[iterator]));
}

bool krnl::isContiguousAlong(ContractOp op, Value memref, AffineMap map,
                             ArrayRef<unsigned> iterators) {
  const auto type = cast<MemRefType>(memref.getType());
  const unsigned rank = map.getNumResults();
  if (iterators.size() > rank)
    return false;
  const unsigned first = rank - iterators.size();
  for (unsigned i = 0; i < rank; ++i) {
    const AffineExpr expr = map.getResult(i);
    if (i < first) {
      for (unsigned iterator : iterators)
        if (expr.isFunctionOfDim(iterator))
          return false;
      continue;
    }
    auto dim = dyn_cast<AffineDimExpr>(expr);
    if (!dim || dim.getPosition() != iterators[i - first])
      return false;
    if (i > first && !hasSize(op, memref, i, iterators[i - first]))
      return false;
  }
  if (iterators.size() > 1)
    return type.getLayout().isIdentity();
  SmallVector<int64_t> strides;
  int64_t offset;
  return iterators.empty() ||
         (succeeded(type.getStridesAndOffset(strides, offset)) &&
          strides.back() == 1);
}

bool krnl::isSurelyInside(ContractOp op, unsigned input, unsigned dim) {
  const AffineExpr expr = op.getInputMap(input).getResult(dim);
  Value memref = op.getInputs()[input];
  if (auto iterator = dyn_cast<AffineDimExpr>(expr))
    return hasSize(op, memref, dim, iterator.getPosition());
  auto product = dyn_cast<AffineBinaryOpExpr>(expr);
  if (!product || product.getKind() != AffineExprKind::Mul)
    return false;
  auto iterator = dyn_cast<AffineDimExpr>(product.getLHS());
  auto group = dyn_cast<AffineConstantExpr>(product.getRHS());
  if (!iterator || !group)
    return false;
  const auto bound = getConstantBound(op, iterator.getPosition());
  return bound && *bound > 0 && group.getValue() > 0 &&
         cast<MemRefType>(memref.getType()).getDimSize(dim) ==
             *bound * group.getValue();
}

/// Returns true if the map of this input depends on the iterator, and that of
/// the other one does not.
static bool isOnlyIn(ContractOp op, unsigned input, unsigned iterator) {
  return op.getInputMap(input).isFunctionOfDim(iterator) &&
         !op.getInputMap(1 - input).isFunctionOfDim(iterator);
}

/// Returns the longest list of columns that are contiguous in the output.
static SmallVector<unsigned> getColumns(ContractOp op, unsigned input) {
  SmallVector<unsigned> columns;
  const AffineMap output = op.getOutputMap();
  for (unsigned i = output.getNumResults(); i-- > 0;) {
    auto dim = dyn_cast<AffineDimExpr>(output.getResult(i));
    if (!dim || op.isReduction(dim.getPosition()) ||
        !isOnlyIn(op, input, dim.getPosition()))
      break;
    SmallVector<unsigned> longer = {dim.getPosition()};
    longer.append(columns);
    if (!isContiguousAlong(op, op.getOutput(), output, longer))
      break;
    columns = std::move(longer);
  }
  return columns;
}

/// Returns the iterator of the most rows, or nothing.
static std::optional<unsigned> getRow(ContractOp op, unsigned input) {
  std::optional<unsigned> row;
  int64_t most = 0;
  for (unsigned i = 0; i < op.getNumIterators(); ++i) {
    if (op.isReduction(i) || !isOnlyIn(op, input, i))
      continue;
    const int64_t count = getConstantBound(op, i).value_or(INT64_MAX);
    if (row && count < most)
      continue;
    row = i;
    most = count;
  }
  return row;
}

std::optional<ByteFactors> krnl::getByteFactors(ContractOp op) {
  if (op.getInputs().size() != 2 || op.getPrologue().empty() ||
      !op.getAccumulator().isInteger(32))
    return std::nullopt;
  Block &prologue = op.getPrologue().front();
  ByteFactors factors = {};
  for (unsigned i : {0, 1}) {
    Operation *extension =
        prologue.getTerminator()->getOperand(i).getDefiningOp();
    if (!isa_and_present<arith::ExtSIOp, arith::ExtUIOp>(extension) ||
        extension->getOperand(0) != prologue.getArgument(i) ||
        !prologue.getArgument(i).getType().isInteger(8))
      return std::nullopt;
    factors.isSigned[i] = isa<arith::ExtSIOp>(extension);
  }
  return factors;
}

std::optional<ContractRoles> krnl::findRoles(ContractOp op) {
  const AffineMap output = op.getOutputMap();
  const bool isOfFloats = op.getInputs().size() == 2 &&
                          op.getPrologue().empty() &&
                          isa<FloatType>(op.getAccumulator());
  if ((!isOfFloats && !getByteFactors(op)) || output.getNumResults() == 0)
    return std::nullopt;
  auto last = dyn_cast<AffineDimExpr>(output.getResults().back());
  if (!last)
    return std::nullopt;
  ContractRoles roles;
  roles.columnInput =
      op.getInputMap(0).isFunctionOfDim(last.getPosition()) ? 0 : 1;
  roles.rowInput = 1 - roles.columnInput;
  roles.columns = getColumns(op, roles.columnInput);
  if (roles.columns.empty())
    return std::nullopt;
  roles.row = getRow(op, roles.rowInput);
  for (unsigned i = 0; i < op.getNumIterators(); ++i) {
    if (op.isReduction(i))
      roles.reductions.push_back(i);
    else if (i != roles.row && !llvm::is_contained(roles.columns, i))
      roles.outer.push_back(i);
  }
  return roles;
}

std::optional<ContractRoles> krnl::getRoles(ContractOp op) {
  std::optional<ContractRoles> roles = findRoles(op);
  if (!roles || getPackedWidth(op, *roles, roles->columnInput))
    return roles;
  const auto rows = roles->row ? getConstantBound(op, *roles->row)
                               : std::optional(int64_t(1));
  const bool isInOrder =
      isContiguousAlong(op, op.getInputs()[roles->columnInput],
                        op.getInputMap(roles->columnInput), roles->columns);
  if (rows && *rows < (isInOrder ? minRows : minRowsOfWindow))
    return std::nullopt;
  return roles;
}

std::optional<int64_t> krnl::getPackedWidth(ContractOp op,
                                            const ContractRoles &roles,
                                            unsigned input) {
  const int64_t width = op.getPanelWidth(input);
  if (width == 0)
    return std::nullopt;
  const bool isColumn = input == roles.columnInput;
  const AffineMap map = op.getInputMap(input);
  const unsigned numReductions = roles.reductions.size();
  if ((isColumn ? roles.columns.size() != 1 : !roles.row) ||
      map.getNumResults() <= numReductions)
    return std::nullopt;
  const unsigned lines = map.getNumResults() - numReductions - 1;
  const auto type = cast<MemRefType>(op.getInputs()[input].getType());
  auto isIterator = [&](unsigned dim, unsigned iterator) {
    return map.getDimPosition(dim) == iterator &&
           getConstantBound(op, iterator) == type.getDimSize(dim);
  };
  if (!isIterator(lines, isColumn ? roles.columns.front() : *roles.row))
    return std::nullopt;
  for (auto [i, reduction] : llvm::enumerate(roles.reductions))
    if (!isIterator(lines + 1 + i, reduction))
      return std::nullopt;
  return width;
}
