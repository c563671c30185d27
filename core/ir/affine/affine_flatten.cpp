// SPDX-License-Identifier: Apache-2.0
#include "core/ir/affine/affine_flatten.h"

#include <numeric>
#include <tuple>

#include "llvm/Support/MathExtras.h"

using namespace mlir;

// Linear forms.

LogicalResult LinearForm::add(const LinearForm &other) {
  if (llvm::AddOverflow(constant, other.constant, constant))
    return failure();
  if (other.terms.size() <= 1)
    return success(
        other.terms.empty() ||
        succeeded(add(other.terms[0].variable, other.terms[0].coefficient)));
  llvm::SmallVector<Term, 4> sum;
  sum.reserve(terms.size() + other.terms.size());
  const Term *a = terms.begin(), *b = other.terms.begin();
  while (a != terms.end() && b != other.terms.end()) {
    if (a->variable != b->variable) {
      sum.push_back(a->variable < b->variable ? *a++ : *b++);
      continue;
    }
    int64_t coefficient;
    if (llvm::AddOverflow(a->coefficient, b->coefficient, coefficient))
      return failure();
    if (coefficient != 0)
      sum.push_back({a->variable, coefficient});
    ++a, ++b;
  }
  sum.append(a, static_cast<const Term *>(terms.end()));
  sum.append(b, other.terms.end());
  terms = std::move(sum);
  return success();
}

LogicalResult LinearForm::add(unsigned variable, int64_t coefficient) {
  Term *place = llvm::partition_point(
      terms, [&](const Term &term) { return term.variable < variable; });
  if (place == terms.end() || place->variable != variable) {
    terms.insert(place, {variable, coefficient});
    return success();
  }
  if (llvm::AddOverflow(place->coefficient, coefficient, place->coefficient))
    return failure();
  if (place->coefficient == 0)
    terms.erase(place);
  return success();
}

LogicalResult LinearForm::scale(int64_t factor) {
  if (factor == 0) {
    *this = {};
    return success();
  }
  for (Term &term : terms)
    if (llvm::MulOverflow(term.coefficient, factor, term.coefficient))
      return failure();
  return success(!llvm::MulOverflow(constant, factor, constant));
}

int64_t LinearForm::getGCD(int64_t start) const {
  auto toUnsigned = [](int64_t value) {
    return value < 0 ? -static_cast<uint64_t>(value)
                     : static_cast<uint64_t>(value);
  };
  uint64_t gcd = std::gcd(toUnsigned(start), toUnsigned(constant));
  for (const Term &term : terms)
    gcd = std::gcd(gcd, toUnsigned(term.coefficient));
  return gcd;
}

void LinearForm::divideExactly(int64_t divisor) {
  for (Term &term : terms)
    term.coefficient /= divisor;
  constant /= divisor;
}

// Flattening.

FailureOr<LinearForm> AffineExprFlattener::flatten(AffineExpr expr) {
  operands.clear();
  if (failed(walkPostOrder(expr)))
    return failure();
  return operands.pop_back_val();
}

LogicalResult AffineExprFlattener::visitConstantExpr(AffineConstantExpr expr) {
  operands.emplace_back().constant = expr.getValue();
  return success();
}

LogicalResult AffineExprFlattener::visitDimExpr(AffineDimExpr expr) {
  operands.push_back(LinearForm::getVariable(expr.getPosition()));
  return success(expr.getPosition() < numDims);
}

LogicalResult AffineExprFlattener::visitSymbolExpr(AffineSymbolExpr expr) {
  operands.push_back(LinearForm::getVariable(numDims + expr.getPosition()));
  return success(expr.getPosition() < numSymbols);
}

LogicalResult AffineExprFlattener::visitAddExpr(AffineBinaryOpExpr expr) {
  LinearForm rhs = operands.pop_back_val();
  return operands.back().add(rhs);
}

LogicalResult AffineExprFlattener::visitMulExpr(AffineBinaryOpExpr expr) {
  LinearForm rhs = operands.pop_back_val();
  if (llvm::isa<AffineConstantExpr>(expr.getRHS()))
    return operands.back().scale(rhs.constant);
  replaceByLocal(AffineExprKind::Mul, rhs);
  return success();
}

/// x mod c = x - q * c, where q is x floordiv c after cancelling common
/// factors.
LogicalResult AffineExprFlattener::visitModExpr(AffineBinaryOpExpr expr) {
  LinearForm rhs = operands.pop_back_val();
  if (!llvm::isa<AffineConstantExpr>(expr.getRHS())) {
    replaceByLocal(AffineExprKind::Mod, rhs);
    return success();
  }
  int64_t modulus = rhs.constant;
  if (modulus <= 0)
    return failure();
  LinearForm &result = operands.back();
  int64_t gcd = result.getGCD(modulus);
  if (gcd == modulus) {
    result = {};
    return success();
  }
  LinearForm dividend = result;
  dividend.divideExactly(gcd);
  AffineExpr quotient = getExpr(dividend).floorDiv(modulus / gcd);
  unsigned local = getLocal(quotient, std::move(dividend), modulus / gcd);
  return result.add(local, -modulus);
}

LogicalResult AffineExprFlattener::visitFloorDivExpr(AffineBinaryOpExpr expr) {
  return visitDivision(expr);
}

LogicalResult AffineExprFlattener::visitCeilDivExpr(AffineBinaryOpExpr expr) {
  return visitDivision(expr);
}

LogicalResult AffineExprFlattener::visitDivision(AffineBinaryOpExpr expr) {
  LinearForm rhs = operands.pop_back_val();
  if (!llvm::isa<AffineConstantExpr>(expr.getRHS())) {
    replaceByLocal(expr.getKind(), rhs);
    return success();
  }
  if (rhs.constant <= 0)
    return failure();
  LinearForm &result = operands.back();
  int64_t gcd = result.getGCD(rhs.constant);
  int64_t divisor = rhs.constant / gcd;
  result.divideExactly(gcd);
  if (divisor == 1)
    return success();
  AffineExpr quotient = getAffineBinaryOpExpr(
      expr.getKind(), getExpr(result), getAffineConstantExpr(divisor, context));
  // x ceildiv c = (x + c - 1) floordiv c.
  bool isCeil = expr.getKind() == AffineExprKind::CeilDiv;
  if (isCeil &&
      llvm::AddOverflow(result.constant, divisor - 1, result.constant))
    return failure();
  unsigned local = getLocal(quotient, std::move(result), divisor);
  result = LinearForm::getVariable(local);
  return success();
}

/// Replaces the last operand by a local variable for a semi-affine operation
/// with that operand as left-hand side.
void AffineExprFlattener::replaceByLocal(AffineExprKind kind,
                                         const LinearForm &rhs) {
  LinearForm &result = operands.back();
  AffineExpr expr = getAffineBinaryOpExpr(kind, getExpr(result), getExpr(rhs));
  result = LinearForm::getVariable(getLocal(expr, {}, 0));
}

unsigned AffineExprFlattener::getLocal(AffineExpr expr, LinearForm dividend,
                                       int64_t divisor) {
  unsigned next = numDims + numSymbols + locals.size();
  auto [entry, isNew] = localOfExpr.try_emplace(expr, next);
  if (isNew)
    locals.push_back({expr, std::move(dividend), divisor});
  return entry->second;
}

// Conversion to expressions.

AffineExpr AffineExprFlattener::getVariableExpr(unsigned variable) const {
  if (variable < numDims)
    return getAffineDimExpr(variable, context);
  if (variable < numDims + numSymbols)
    return getAffineSymbolExpr(variable - numDims, context);
  return locals[variable - numDims - numSymbols].expr;
}

AffineExpr AffineExprFlattener::getExpr(const LinearForm &form) const {
  AffineExpr sum = getAffineConstantExpr(0, context);
  for (auto [variable, coefficient] : form.terms)
    sum = sum + getVariableExpr(variable) * coefficient;
  return sum + form.constant;
}

namespace {
/// A term of a sum with its sort key. Terms on the dimension or symbol at one
/// position are next to each other, sorted by rank.
struct PlacedTerm {
  unsigned position;
  int64_t rank;
  unsigned variable;
  AffineExpr expr;

  bool operator<(const PlacedTerm &other) const {
    return std::tie(position, rank, variable) <
           std::tie(other.position, other.rank, other.variable);
  }
};
} // namespace

static bool isLeaf(AffineExpr expr, AffineExprKind kind) {
  return expr.getKind() == kind;
}

/// Returns the position of a dimension or symbol.
static unsigned getPosition(AffineExpr leaf) { return leaf.getImpl()->value; }

/// Returns the sort key of a term. At one position, the order is: the
/// dimension; operations on the dimension and a constant, last variable first;
/// operations on the dimension and a symbol, by symbol; the symbol; operations
/// on the symbol and a constant or another symbol, by variable. Returns nullopt
/// for other terms.
static std::optional<PlacedTerm> placeTerm(AffineExpr expr, unsigned variable,
                                           unsigned numVariables) {
  auto place = [&](AffineExpr leaf, int64_t rank) {
    return PlacedTerm{getPosition(leaf), rank, variable, expr};
  };
  int64_t number = variable, count = numVariables;
  if (isLeaf(expr, AffineExprKind::DimId))
    return place(expr, -2 * count);
  if (isLeaf(expr, AffineExprKind::SymbolId))
    return place(expr, count);
  auto op = llvm::dyn_cast<AffineBinaryOpExpr>(expr);
  if (!op)
    return std::nullopt;
  AffineExpr lhs = op.getLHS(), rhs = op.getRHS();
  bool isConstantRHS = isLeaf(rhs, AffineExprKind::Constant);
  bool isSymbolRHS = isLeaf(rhs, AffineExprKind::SymbolId);
  if (!isConstantRHS && !isSymbolRHS)
    return std::nullopt;
  if (isLeaf(lhs, AffineExprKind::SymbolId))
    return place(lhs, count + number);
  if (!isLeaf(lhs, AffineExprKind::DimId))
    return std::nullopt;
  int64_t rank = isConstantRHS ? -number - 1 : getPosition(rhs);
  return place(lhs, rank);
}

AffineExpr
AffineExprFlattener::getSemiAffineExpr(const LinearForm &form) const {
  llvm::SmallVector<PlacedTerm, 8> placed;
  llvm::SmallVector<AffineExpr, 8> others;
  unsigned numVariables = numDims + numSymbols + locals.size();
  for (auto [variable, coefficient] : form.terms) {
    AffineExpr expr = getVariableExpr(variable);
    std::optional<PlacedTerm> term = placeTerm(expr, variable, numVariables);
    if (!term) {
      others.push_back(expr * coefficient);
      continue;
    }
    term->expr = expr * coefficient;
    placed.push_back(*term);
  }
  llvm::sort(placed);
  AffineExpr sum = getAffineConstantExpr(0, context);
  for (const PlacedTerm &term : placed)
    sum = sum + term.expr;
  for (AffineExpr expr : others)
    sum = sum + expr;
  return sum + form.constant;
}

// Free functions.

/// Returns true if the expression has more than `size` nodes. Subexpressions
/// that occur twice count twice. Visits at most `size` + 1 nodes.
static bool isLargerThan(AffineExpr expr, unsigned size) {
  return !expr.walkWhile([&](AffineExpr) { return size-- != 0; });
}

/// Returns true if `simplified` is large and has at least twice as many nodes
/// as `expr`. A modulus of a modulus repeats its dividend, which doubles the
/// size at each level.
static bool growsTooLarge(AffineExpr expr, AffineExpr simplified) {
  constexpr unsigned maximumSize = 4096;
  if (!isLargerThan(simplified, maximumSize))
    return false;
  unsigned size = 0;
  expr.walkWhile([&](AffineExpr) { return ++size; });
  return isLargerThan(simplified, std::max(maximumSize, 2 * size));
}

/// Returns the expression of a flattened form of `expr`.
static AffineExpr rebuild(AffineExpr expr, const LinearForm &form,
                          const AffineExprFlattener &flattener) {
  AffineExpr simplified = flattener.getExpr(form);
  if (expr.isPureAffine() || simplified == expr)
    return simplified;
  return flattener.getSemiAffineExpr(form);
}

AffineExpr mlir::simplifyAffineExpr(AffineExpr expr, unsigned numDims,
                                    unsigned numSymbols) {
  if (!expr.isPureAffine())
    expr = detail::simplifySymbolicDivisions(expr);
  AffineExprFlattener flattener(expr.getContext(), numDims, numSymbols);
  FailureOr<LinearForm> form = flattener.flatten(expr);
  if (failed(form))
    return expr;
  AffineExpr simplified = rebuild(expr, *form, flattener);
  return flattener.getLocals().empty() || !growsTooLarge(expr, simplified)
             ? simplified
             : expr;
}

AffineExpr mlir::getAffineExprFromFlatForm(llvm::ArrayRef<int64_t> coefficients,
                                           unsigned numDims,
                                           unsigned numSymbols,
                                           llvm::ArrayRef<AffineExpr> locals,
                                           MLIRContext *context) {
  assert(coefficients.size() == numDims + numSymbols + locals.size() + 1 &&
         "one coefficient per variable and the constant");
  AffineExpr sum = getAffineConstantExpr(0, context);
  for (auto [i, coefficient] : llvm::enumerate(coefficients.drop_back())) {
    if (coefficient == 0)
      continue;
    AffineExpr variable = i < numDims ? getAffineDimExpr(i, context)
                          : i < numDims + numSymbols
                              ? getAffineSymbolExpr(i - numDims, context)
                              : locals[i - numDims - numSymbols];
    sum = sum + variable * coefficient;
  }
  return sum + coefficients.back();
}

LogicalResult
mlir::getFlattenedAffineExpr(AffineExpr expr, unsigned numDims,
                             unsigned numSymbols,
                             llvm::SmallVectorImpl<int64_t> &coefficients,
                             llvm::SmallVectorImpl<AffineExpr> *locals) {
  if (!expr.isPureAffine())
    return failure();
  AffineExprFlattener flattener(expr.getContext(), numDims, numSymbols);
  FailureOr<LinearForm> form = flattener.flatten(expr);
  if (failed(form))
    return failure();
  size_t numVariables = numDims + numSymbols + flattener.getLocals().size();
  coefficients.assign(numVariables + 1, 0);
  for (auto [variable, coefficient] : form->terms)
    coefficients[variable] = coefficient;
  coefficients.back() = form->constant;
  if (locals)
    for (const AffineExprFlattener::Local &local : flattener.getLocals())
      locals->push_back(local.expr);
  return success();
}
