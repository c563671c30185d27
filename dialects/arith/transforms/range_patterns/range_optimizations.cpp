// SPDX-License-Identifier: Apache-2.0
#include "core/interfaces/static_values.h"
#include "core/ir/context/context.h"
#include "core/ir/descriptor/traits.h"
#include "core/ir/interface/side_effects.h"
#include "core/ir/structure/matchers.h"
#include "dialects/arith/arith.h"
#include "dialects/arith/transforms/range_patterns/range_patterns.h"
#include "llvm/ADT/DenseSet.h"

using namespace mlir;
using namespace mlir::arith;

void RangeListener::notifyOperationErased(Operation *op) {
  solver.eraseState(solver.getProgramPointAfter(op));
  for (Value result : op->getResults())
    solver.eraseState(result);
}

void RangeListener::notifyBlockErased(Block *block) {
  for (Value argument : block->getArguments())
    solver.eraseState(argument);
}

std::optional<ConstantIntRanges> arith::getRange(const DataFlowSolver &solver,
                                                 Value value) {
  const auto *state =
      solver.lookupState<dataflow::IntegerValueRangeLattice>(value);
  if (!state || state->getValue().isUninitialized())
    return std::nullopt;
  return state->getValue().getValue();
}

void arith::copyRange(DataFlowSolver &solver, Value from, Value to) {
  const auto *state =
      solver.lookupState<dataflow::IntegerValueRangeLattice>(from);
  if (state)
    (void)solver.getOrCreateState<dataflow::IntegerValueRangeLattice>(to)->join(
        *state);
}

static std::optional<APInt> getConstant(const DataFlowSolver &solver,
                                        Value value) {
  const std::optional<ConstantIntRanges> range = getRange(solver, value);
  return range ? range->getConstantValue() : std::nullopt;
}

/// Returns an attribute of an integer type, or a splat of a shaped type.
static Attribute getAttribute(Type type, const APInt &value) {
  auto shape = dyn_cast<ShapedType>(type);
  if (!shape)
    return IntegerAttr::get(type, value);
  if (!shape.hasStaticShape())
    return nullptr;
  return DenseElementsAttr::get(
      shape, IntegerAttr::get(shape.getElementType(), value));
}

static Operation *createConstant(RewriterBase &rewriter, Value value,
                                 const APInt &number) {
  Attribute attribute = getAttribute(value.getType(), number);
  if (!attribute)
    return nullptr;
  Operation *op = value.getDefiningOp();
  if (!op)
    op = value.getParentRegion()->getParentOp();
  if (Dialect *dialect = op->getDialect())
    if (Operation *constant = dialect->materializeConstant(
            rewriter, attribute, value.getType(), value.getLoc()))
      return constant;
  return rewriter.getContext()
      ->getOrLoadDialect<ArithDialect>()
      ->materializeConstant(rewriter, attribute, value.getType(),
                            value.getLoc());
}

LogicalResult dataflow::maybeReplaceWithConstant(DataFlowSolver &solver,
                                                 RewriterBase &rewriter,
                                                 Value value) {
  if (value.use_empty())
    return failure();
  const std::optional<APInt> number = getConstant(solver, value);
  if (!number)
    return failure();
  Operation *constant = createConstant(rewriter, value, *number);
  if (!constant)
    return failure();
  solver.eraseState(Value(constant->getResult(0)));
  copyRange(solver, value, constant->getResult(0));
  rewriter.replaceAllUsesWith(value, constant->getResult(0));
  return success();
}

namespace {

/// x -> c, for results and block arguments
/// Guard: the range of x is [c, c].
struct MaterializeKnownConstantValues : RewritePattern {
  MaterializeKnownConstantValues(MLIRContext *context, DataFlowSolver &solver)
      : RewritePattern(MatchAnyOpTypeTag(), /*benefit=*/1, context),
        solver(solver) {}

  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override {
    const bool replacedArguments = replaceArgumentsAround(op, rewriter);
    if (matchPattern(op, m_Constant()) || !hasConstant(op->getResults()))
      return success(replacedArguments);
    bool changed = replacedArguments, replacedAll = true;
    for (Value result : op->getResults()) {
      const bool replaced = succeeded(
          dataflow::maybeReplaceWithConstant(solver, rewriter, result));
      changed |= replaced;
      replacedAll &= replaced || result.use_empty();
    }
    if (replacedAll && isOpTriviallyDead(op)) {
      rewriter.eraseOp(op);
      changed = true;
    }
    // There are no constants of dynamic shape.
    return success(changed);
  }

private:
  bool hasConstant(ValueRange values) const {
    return llvm::any_of(values, [&](Value value) {
      return !value.use_empty() && getConstant(solver, value);
    });
  }

  /// Replaces all block arguments in the enclosing isolated operation, once.
  /// Region simplification removes and adds arguments without notifying
  /// listeners. A new argument may have the address of an old one, and would
  /// get its range.
  bool replaceArgumentsAround(Operation *op, PatternRewriter &rewriter) const {
    Operation *scope =
        op->hasTrait<OpTrait::IsIsolatedFromAbove>()
            ? op
            : op->getParentWithTrait<OpTrait::IsIsolatedFromAbove>();
    if (!scope || !seenScopes.insert(scope).second)
      return false;
    PatternRewriter::InsertionGuard guard(rewriter);
    bool replaced = false;
    scope->walk<WalkOrder::PreOrder>([&](Operation *nested) {
      if (nested != scope && nested->hasTrait<OpTrait::IsIsolatedFromAbove>())
        return WalkResult::skip();
      for (Region &region : nested->getRegions())
        for (Block &block : region) {
          rewriter.setInsertionPointToStart(&block);
          for (BlockArgument argument : block.getArguments())
            replaced |= succeeded(
                dataflow::maybeReplaceWithConstant(solver, rewriter, argument));
        }
      return WalkResult::advance();
    });
    return replaced;
  }

  mutable llvm::DenseSet<Operation *> seenScopes;
  DataFlowSolver &solver;
};

/// x rem c -> x
/// Guard: 0 <= x < c.
template <typename RemOp> struct DeleteTrivialRem : OpRewritePattern<RemOp> {
  DeleteTrivialRem(MLIRContext *context, DataFlowSolver &solver)
      : OpRewritePattern<RemOp>(context), solver(solver) {}

  LogicalResult matchAndRewrite(RemOp op,
                                PatternRewriter &rewriter) const override {
    const Value lhs = op.getLhs();
    const std::optional<int64_t> modulus =
        getConstantIntValue(Value(op.getRhs()));
    const std::optional<ConstantIntRanges> range = getRange(solver, lhs);
    if (!modulus || *modulus <= 0 || !range)
      return failure();
    constexpr bool isUnsigned = std::is_same_v<RemOp, RemUIOp>;
    const APInt &min = isUnsigned ? range->umin() : range->smin();
    const APInt &max = isUnsigned ? range->umax() : range->smax();
    if (min.isNegative() || min.uge(*modulus) || max.isNegative() ||
        max.uge(*modulus) || min.ugt(max))
      return failure();
    rewriter.replaceOp(op, ValueRange{lhs});
    return success();
  }

private:
  DataFlowSolver &solver;
};

} // namespace

void arith::populateIntRangeOptimizationsPatterns(RewritePatternSet &patterns,
                                                  DataFlowSolver &solver) {
  patterns.add<MaterializeKnownConstantValues, DeleteTrivialRem<RemSIOp>,
               DeleteTrivialRem<RemUIOp>>(patterns.getContext(), solver);
}
