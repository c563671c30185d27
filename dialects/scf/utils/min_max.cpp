// SPDX-License-Identifier: Apache-2.0
#include "dialects/scf/utils/min_max.h"

#include "core/interfaces/loop_like.h"
#include "core/rewrite/rewriter.h"
#include "dialects/affine/value_constraints.h"
#include "dialects/scf/scf.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using affine::FlatAffineValueConstraints;
using presburger::BoundType;

LogicalResult scf::matchForLikeLoop(Value iv, OpFoldResult &lb,
                                    OpFoldResult &ub, OpFoldResult &step) {
  auto argument = dyn_cast<BlockArgument>(iv);
  Operation *owner = argument ? argument.getOwner()->getParentOp() : nullptr;
  if (!owner || !isa<ForOp, ParallelOp, ForallOp>(owner))
    return failure();
  auto loop = cast<LoopLikeOpInterface>(owner);
  const SmallVector<Value> variables = *loop.getLoopInductionVars();
  const size_t i = llvm::find(variables, iv) - variables.begin();
  if (i == variables.size())
    return failure();
  lb = (*loop.getLoopLowerBounds())[i];
  ub = (*loop.getLoopUpperBounds())[i];
  step = (*loop.getLoopSteps())[i];
  return success();
}

/// Adds a symbol for a bound. If the bound is constant, adds an equality.
static unsigned addSymbol(FlatAffineValueConstraints &cstr, OpFoldResult bound,
                          std::optional<int64_t> constant) {
  auto value = dyn_cast_if_present<Value>(bound);
  const unsigned symbol =
      value ? cstr.appendSymbolVar(ValueRange(value)) : cstr.appendSymbolVar();
  if (constant)
    cstr.addBound(BoundType::EQ, symbol, *constant);
  return symbol;
}

/// Returns whether lb + step >= ub, for constant lb and ub.
static bool hasOneRoundAtMost(std::optional<int64_t> lb,
                              std::optional<int64_t> ub, int64_t step) {
  int64_t second;
  return lb && ub && !llvm::AddOverflow(*lb, step, second) && second >= *ub;
}

LogicalResult scf::addLoopRangeConstraints(FlatAffineValueConstraints &cstr,
                                           Value iv, OpFoldResult lb,
                                           OpFoldResult ub, OpFoldResult step) {
  const std::optional<int64_t> stepConstant = getConstantIntValue(step);
  if (!stepConstant)
    return failure();
  const std::optional<int64_t> lower = getConstantIntValue(lb);
  const std::optional<int64_t> upper = getConstantIntValue(ub);
  MLIRContext *context = iv.getContext();
  const unsigned ofIv = cstr.appendDimVar(ValueRange(iv));
  const unsigned ofLower = addSymbol(cstr, lb, lower);
  const unsigned ofUpper = addSymbol(cstr, ub, upper);

  // iv - lb >= 0
  SmallVector<int64_t> row(cstr.getNumCols());
  row[ofIv] = 1;
  row[ofLower] = -1;
  cstr.addInequality(row);

  // iv < lb + step * ((ub - lb - 1) floordiv step) + 1
  auto getExpr = [&](std::optional<int64_t> constant, unsigned symbol) {
    return constant
               ? getAffineConstantExpr(*constant, context)
               : getAffineSymbolExpr(symbol - cstr.getNumDimVars(), context);
  };
  const AffineExpr first = getExpr(lower, ofLower);
  AffineExpr end = first + 1;
  if (!hasOneRoundAtMost(lower, upper, *stepConstant))
    end = end + (getExpr(upper, ofUpper) - first - 1).floorDiv(*stepConstant) *
                    *stepConstant;
  return cstr.addBound(
      BoundType::UB, ofIv,
      AffineMap::get(cstr.getNumDimVars(), cstr.getNumSymbolVars(), end));
}

static LogicalResult replaceMinMaxOp(RewriterBase &rewriter, Operation *op,
                                     FlatAffineValueConstraints constraints) {
  auto simplified =
      affine::simplifyConstrainedMinMaxOp(op, std::move(constraints));
  if (failed(simplified))
    return failure();
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(op);
  rewriter.replaceOpWithNewOp<affine::AffineApplyOp>(op, simplified->first,
                                                     simplified->second);
  return success();
}

LogicalResult scf::canonicalizeMinMaxOpInLoop(RewriterBase &rewriter,
                                              Operation *op,
                                              LoopMatcherFn loopMatcher) {
  FlatAffineValueConstraints constraints;
  llvm::SmallDenseSet<Value> variables;
  for (Value operand : op->getOperands()) {
    OpFoldResult lb, ub, step;
    if (variables.contains(operand) ||
        failed(loopMatcher(operand, lb, ub, step)))
      continue;
    variables.insert(operand);
    if (failed(addLoopRangeConstraints(constraints, operand, lb, ub, step)))
      return failure();
  }
  return replaceMinMaxOp(rewriter, op, std::move(constraints));
}

LogicalResult scf::rewritePeeledMinMaxOp(RewriterBase &rewriter, Operation *op,
                                         Value iv, Value ub, Value step,
                                         bool insideLoop) {
  FlatAffineValueConstraints constraints;
  constraints.appendDimVar(ValueRange(iv));
  for (Value value : {ub, step})
    addSymbol(constraints, value, getConstantIntValue(value));
  // ub - iv - step >= 0, or iv - ub + step - 1 >= 0
  const int64_t full[] = {-1, 1, -1, 0}, rest[] = {1, -1, 1, -1};
  constraints.addInequality(ArrayRef<int64_t>(insideLoop ? full : rest));
  return replaceMinMaxOp(rewriter, op, std::move(constraints));
}
