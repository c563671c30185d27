// SPDX-License-Identifier: Apache-2.0
//
// Evaluation of affine maps on constants.
#include "core/ir/affine/affine_expr_visitor.h"
#include "core/ir/affine/affine_map.h"
#include "core/ir/structure/builders.h"

using namespace mlir;

namespace {
/// The state of an evaluated expression.
struct Evaluated {
  enum State : uint8_t { Unknown, Poison, Known } state = Unknown;
  int64_t value = 0;
};

/// Evaluates expressions whose inputs are partially constant.
class Evaluator : public AffineExprVisitor<Evaluator> {
public:
  Evaluator(unsigned numDims, llvm::ArrayRef<Attribute> operands)
      : numDims(numDims), operands(operands) {}

  Evaluated evaluate(AffineExpr expr) {
    walkPostOrder(expr);
    return results.pop_back_val();
  }

  void visitAffineBinaryOpExpr(AffineBinaryOpExpr expr) {
    Evaluated rhs = results.pop_back_val();
    Evaluated &lhs = results.back();
    if (lhs.state == Evaluated::Known)
      lhs = apply(expr.getKind(), lhs.value, rhs);
  }
  void visitConstantExpr(AffineConstantExpr expr) {
    results.push_back({Evaluated::Known, expr.getValue()});
  }
  void visitDimExpr(AffineDimExpr expr) { pushOperand(expr.getPosition()); }
  void visitSymbolExpr(AffineSymbolExpr expr) {
    pushOperand(numDims + expr.getPosition());
  }

private:
  static Evaluated apply(AffineExprKind kind, int64_t lhs, Evaluated rhs) {
    if (rhs.state != Evaluated::Known)
      return rhs;
    bool isPoison = kind == AffineExprKind::Mod
                        ? rhs.value < 1
                        : rhs.value == 0 && kind != AffineExprKind::Add &&
                              kind != AffineExprKind::Mul;
    if (isPoison)
      return {Evaluated::Poison};
    std::optional<int64_t> value =
        detail::foldAffineBinaryOp(kind, lhs, rhs.value);
    return value ? Evaluated{Evaluated::Known, *value} : Evaluated{};
  }

  void pushOperand(unsigned position) {
    results.emplace_back();
    auto attribute = llvm::dyn_cast_or_null<IntegerAttr>(operands[position]);
    if (!attribute)
      return;
    if (std::optional<int64_t> value = attribute.getAPSInt().tryExtValue())
      results.back() = {Evaluated::Known, *value};
  }

  unsigned numDims;
  llvm::ArrayRef<Attribute> operands;
  llvm::SmallVector<Evaluated, 8> results;
};
} // namespace

AffineMap
AffineMap::partialConstantFold(llvm::ArrayRef<Attribute> operands,
                               llvm::SmallVectorImpl<int64_t> *results,
                               bool *hasPoison) const {
  assert(operands.size() == getNumInputs() && "one operand per input");
  Evaluator evaluator(getNumDims(), operands);
  llvm::SmallVector<AffineExpr, 4> exprs;
  llvm::SmallVector<int64_t, 4> values;
  for (AffineExpr expr : getResults()) {
    Evaluated value = evaluator.evaluate(expr);
    if (value.state == Evaluated::Poison && hasPoison) {
      *hasPoison = true;
      return {};
    }
    if (value.state != Evaluated::Known) {
      exprs.push_back(expr);
      continue;
    }
    exprs.push_back(getAffineConstantExpr(value.value, getContext()));
    values.push_back(value.value);
  }
  if (results && values.size() == exprs.size())
    results->append(values);
  return get(getNumDims(), getNumSymbols(), exprs, getContext());
}

LogicalResult AffineMap::constantFold(llvm::ArrayRef<Attribute> operands,
                                      llvm::SmallVectorImpl<Attribute> &results,
                                      bool *hasPoison) const {
  llvm::SmallVector<int64_t, 4> values;
  AffineMap folded = partialConstantFold(operands, &values, hasPoison);
  if (!folded || values.size() != getNumResults())
    return failure();
  Type index = IndexType::get(getContext());
  for (int64_t value : values)
    results.push_back(IntegerAttr::get(index, value));
  return success();
}

AffineMap
mlir::foldAttributesIntoMap(Builder &builder, AffineMap map,
                            llvm::ArrayRef<OpFoldResult> operands,
                            llvm::SmallVectorImpl<Value> &remainingValues) {
  assert(operands.size() == map.getNumInputs() && "one operand per input");
  llvm::SmallVector<AffineExpr> dims, symbols;
  unsigned numDims = 0, numSymbols = 0;
  for (auto [i, operand] : llvm::enumerate(operands)) {
    bool isDim = i < map.getNumDims();
    AffineExpr input;
    if (auto attribute = llvm::dyn_cast<Attribute>(operand)) {
      input = builder.getAffineConstantExpr(
          llvm::cast<IntegerAttr>(attribute).getInt());
    } else {
      remainingValues.push_back(llvm::cast<Value>(operand));
      input = isDim ? builder.getAffineDimExpr(numDims++)
                    : builder.getAffineSymbolExpr(numSymbols++);
    }
    (isDim ? dims : symbols).push_back(input);
  }
  return map.replaceDimsAndSymbols(dims, symbols, numDims, numSymbols);
}
