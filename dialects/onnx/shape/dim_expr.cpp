// SPDX-License-Identifier: Apache-2.0
//
// Unique expressions, sums and products. Division and bounds are in
// dim_expr_division.cpp and dim_expr_bounds.cpp.
#include "dialects/onnx/shape/dim_expr.h"

#include <algorithm>

#include "dialects/onnx/shape/dim_expr_impl.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Support/MathExtras.h"

namespace mlir::onnx {

using detail::DimAtomNode;
using detail::DimSum;

static void profileTerms(llvm::FoldingSetNodeID &id, int64_t constant,
                         llvm::ArrayRef<DimTerm> terms) {
  id.AddInteger(constant);
  for (const DimTerm &term : terms) {
    id.AddInteger(term.coefficient);
    id.AddInteger(term.factors.size());
    for (const DimAtom *factor : term.factors)
      id.AddInteger(factor->id);
  }
}

void DimSum::Profile(llvm::FoldingSetNodeID &id) const {
  profileTerms(id, constant, terms);
}

static void profileAtom(llvm::FoldingSetNodeID &id, const DimAtom &atom) {
  id.AddInteger(uint8_t(atom.kind));
  // Each symbol is unique by itself.
  if (atom.kind == DimAtom::Symbol)
    id.AddInteger(atom.id);
  for (DimExpr operand : atom.operands)
    profileTerms(id, operand.getConstantTerm(), operand.getTerms());
}

void DimAtomNode::Profile(llvm::FoldingSetNodeID &id) const {
  profileAtom(id, atom);
}

//===----------------------------------------------------------------------===//
// DimExpr

int64_t DimExpr::getConstantTerm() const { return sum->constant; }

llvm::ArrayRef<DimTerm> DimExpr::getTerms() const { return sum->terms; }

std::optional<int64_t> DimExpr::getConstant() const {
  if (!sum || !sum->terms.empty())
    return std::nullopt;
  return sum->constant;
}

const DimAtom *DimExpr::getAtom() const {
  if (!sum || sum->constant != 0 || sum->terms.size() != 1)
    return nullptr;
  const DimTerm &term = sum->terms.front();
  return term.coefficient == 1 && term.factors.size() == 1
             ? term.factors.front()
             : nullptr;
}

const DimAtom *DimExpr::getSymbol() const {
  const DimAtom *atom = getAtom();
  return atom && atom->kind == DimAtom::Symbol ? atom : nullptr;
}

/// Visits each alias once.
static void walkSymbolsOf(DimExpr expr,
                          llvm::function_ref<void(const DimAtom &)> function,
                          llvm::SmallPtrSetImpl<const DimAtom *> &aliases) {
  for (const DimTerm &term : expr.getTerms())
    for (const DimAtom *factor : term.factors) {
      if (factor->kind == DimAtom::Symbol)
        function(*factor);
      if (factor->kind == DimAtom::Alias && !aliases.insert(factor).second)
        continue;
      for (DimExpr operand : factor->operands)
        walkSymbolsOf(operand, function, aliases);
    }
}

void DimExpr::walkSymbols(
    llvm::function_ref<void(const DimAtom &)> function) const {
  llvm::SmallPtrSet<const DimAtom *, 4> aliases;
  walkSymbolsOf(*this, function, aliases);
}

//===----------------------------------------------------------------------===//
// Evaluation

/// Returns the size that the values have if they are broadcast.
static std::optional<int64_t> broadcastValues(llvm::ArrayRef<int64_t> values) {
  int64_t result = 1;
  for (int64_t value : values) {
    if (value == 1)
      continue;
    if (result != 1 && result != value)
      return std::nullopt;
    result = value;
  }
  return result;
}

namespace {

/// Evaluates expressions for the same values of symbols, each alias once.
class Evaluator {
public:
  explicit Evaluator(DimExpr::Binding binding) : binding(binding) {}

  std::optional<int64_t> evaluate(DimExpr expr);

private:
  std::optional<int64_t> evaluate(const DimAtom &atom);

  DimExpr::Binding binding;
  llvm::DenseMap<const DimAtom *, std::optional<int64_t>> aliases;
};

} // namespace

std::optional<int64_t> Evaluator::evaluate(const DimAtom &atom) {
  if (atom.kind == DimAtom::Symbol)
    return binding(atom);
  if (atom.kind == DimAtom::Alias) {
    if (const auto found = aliases.find(&atom); found != aliases.end())
      return found->second;
    const std::optional<int64_t> value = evaluate(atom.operands[0]);
    return aliases[&atom] = value;
  }
  llvm::SmallVector<int64_t> values;
  for (DimExpr operand : atom.operands) {
    const std::optional<int64_t> value = evaluate(operand);
    if (!value)
      return std::nullopt;
    values.push_back(*value);
  }
  if (atom.kind == DimAtom::Max)
    return std::max<int64_t>(values[0], 0);
  if (atom.kind == DimAtom::Broadcast)
    return broadcastValues(values);
  if (values[1] <= 0)
    return std::nullopt;
  return llvm::divideFloorSigned(values[0], values[1]);
}

std::optional<int64_t> Evaluator::evaluate(DimExpr expr) {
  int64_t result = expr.getConstantTerm();
  for (const DimTerm &term : expr.getTerms()) {
    int64_t product = term.coefficient;
    for (const DimAtom *factor : term.factors) {
      const std::optional<int64_t> value = evaluate(*factor);
      if (!value || llvm::MulOverflow(product, *value, product))
        return std::nullopt;
    }
    if (llvm::AddOverflow(result, product, result))
      return std::nullopt;
  }
  return result;
}

std::optional<int64_t> DimExpr::evaluate(Binding binding) const {
  return Evaluator(binding).evaluate(*this);
}

//===----------------------------------------------------------------------===//
// Polynomials

/// Returns whether monomial `a` is larger: of a higher degree, or of the same
/// degree with more of an earlier atom.
static bool isLarger(llvm::ArrayRef<const DimAtom *> a,
                     llvm::ArrayRef<const DimAtom *> b) {
  if (a.size() != b.size())
    return a.size() > b.size();
  for (auto [x, y] : llvm::zip(a, b))
    if (x != y)
      return x->id < y->id;
  return false;
}

Polynomial::Polynomial(DimExpr expr) : constant(expr.getConstantTerm()) {
  for (const DimTerm &term : expr.getTerms())
    terms.push_back({term.coefficient, llvm::to_vector<2>(term.factors)});
}

void Polynomial::addProduct(DimExpr expr, const Term &factor) {
  const auto addTerm = [&](int64_t coefficient,
                           llvm::ArrayRef<const DimAtom *> factors) {
    Term term = {0, factor.factors};
    overflows |=
        llvm::MulOverflow(coefficient, factor.coefficient, term.coefficient);
    term.factors.append(factors.begin(), factors.end());
    llvm::sort(term.factors,
               [](const auto *a, const auto *b) { return a->id < b->id; });
    if (term.factors.empty())
      overflows |= llvm::AddOverflow(constant, term.coefficient, constant);
    else
      terms.push_back(std::move(term));
  };
  if (expr.getConstantTerm())
    addTerm(expr.getConstantTerm(), {});
  for (const DimTerm &term : expr.getTerms())
    addTerm(term.coefficient, term.factors);
}

void Polynomial::normalize() {
  llvm::sort(terms, [](const Term &a, const Term &b) {
    return isLarger(a.factors, b.factors);
  });
  llvm::SmallVector<Term, 4> merged;
  for (Term &term : terms) {
    if (!merged.empty() && merged.back().factors == term.factors)
      overflows |=
          llvm::AddOverflow(merged.back().coefficient, term.coefficient,
                            merged.back().coefficient);
    else
      merged.push_back(std::move(term));
  }
  llvm::erase_if(merged, [](const Term &term) { return !term.coefficient; });
  terms = std::move(merged);
}

//===----------------------------------------------------------------------===//
// Unique objects

DimExpr DimExprBuilder::getAlias(DimExpr expr) {
  const int64_t least = context.getLowerBound(expr);
  return getExpr(createAtom({DimAtom::Alias, 0, 1, least, "", expr}));
}

DimExpr DimExprBuilder::getSum(Polynomial &&polynomial) {
  polynomial.normalize();
  if (polynomial.overflows)
    return DimExpr();
  unsigned size = 1;
  for (const Polynomial::Term &term : polynomial.terms) {
    ++size;
    for (const DimAtom *factor : term.factors)
      size += factor->size;
  }
  const DimExpr sum = getUniqueSum(polynomial, size);
  return isLarge(sum) ? getAlias(sum) : sum;
}

DimExpr DimExprBuilder::getUniqueSum(const Polynomial &polynomial,
                                     unsigned size) {
  DimExprContext::Storage &storage = *context.storage;
  llvm::SmallVector<DimTerm> terms;
  for (const Polynomial::Term &term : polynomial.terms)
    terms.push_back({term.coefficient, term.factors});
  llvm::FoldingSetNodeID id;
  profileTerms(id, polynomial.constant, terms);
  void *position = nullptr;
  if (DimSum *sum = storage.sums.FindNodeOrInsertPos(id, position))
    return DimExpr(sum);
  for (DimTerm &term : terms)
    term.factors = storage.copy(term.factors);
  auto *sum = new (storage.allocator) DimSum;
  sum->constant = polynomial.constant;
  sum->terms = storage.copy(llvm::ArrayRef(terms));
  sum->size = size;
  storage.sums.InsertNode(sum, position);
  return DimExpr(sum);
}

const DimAtom *DimExprBuilder::createAtom(DimAtom atom) {
  DimExprContext::Storage &storage = *context.storage;
  atom.id = storage.numAtoms;
  llvm::FoldingSetNodeID id;
  profileAtom(id, atom);
  void *position = nullptr;
  if (DimAtomNode *node = storage.atoms.FindNodeOrInsertPos(id, position))
    return &node->atom;
  ++storage.numAtoms;
  atom.name = atom.name.copy(storage.allocator);
  atom.operands = storage.copy(atom.operands);
  auto *node = new (storage.allocator) DimAtomNode;
  node->atom = atom;
  storage.atoms.InsertNode(node, position);
  return &node->atom;
}

DimExpr DimExprBuilder::getExpr(const DimAtom *atom) {
  Polynomial polynomial;
  polynomial.terms.push_back({1, {atom}});
  return getSum(std::move(polynomial));
}

DimExpr DimExprBuilder::getAtom(DimAtom::Kind kind,
                                llvm::ArrayRef<DimExpr> operands) {
  unsigned size = 1;
  for (DimExpr operand : operands)
    size += operand.sum->size;
  // If an expression of the atom alone is too large, it becomes an alias.
  return getExpr(createAtom({kind, 0, size, INT64_MIN, "", operands}));
}

//===----------------------------------------------------------------------===//
// DimExprContext

DimExprContext::DimExprContext() : storage(std::make_unique<Storage>()) {}
DimExprContext::~DimExprContext() = default;

DimExpr DimExprContext::getConstant(int64_t value) {
  Polynomial polynomial;
  polynomial.constant = value;
  return DimExprBuilder{*this}.getSum(std::move(polynomial));
}

DimExpr DimExprContext::getSymbol(llvm::StringRef name) {
  DimExpr &symbol = storage->names[name];
  if (!symbol) {
    DimExprBuilder builder{*this};
    symbol = builder.getExpr(
        builder.createAtom({DimAtom::Symbol, 0, 1, /*least=*/0, name, {}}));
  }
  return symbol;
}

DimExpr DimExprContext::createSymbol(int64_t least) {
  DimExprBuilder builder{*this};
  return builder.getExpr(
      builder.createAtom({DimAtom::Symbol, 0, 1, least, "", {}}));
}

DimExpr DimExprContext::add(DimExpr a, DimExpr b) {
  DimExprBuilder builder{*this};
  Polynomial sum(a);
  sum.addProduct(b, {1, {}});
  if (const DimExpr result = builder.getSum(std::move(sum)))
    return result;
  return add(builder.getAlias(a), builder.getAlias(b));
}

DimExpr DimExprContext::sub(DimExpr a, DimExpr b) {
  DimExprBuilder builder{*this};
  Polynomial difference(a);
  difference.addProduct(b, {-1, {}});
  if (const DimExpr result = builder.getSum(std::move(difference)))
    return result;
  return sub(builder.getAlias(a), builder.getAlias(b));
}

DimExpr DimExprContext::mul(DimExpr a, DimExpr b) {
  DimExprBuilder builder{*this};
  DimExpr result;
  // The product has no more terms than this.
  if ((a.getTerms().size() + 1) * (b.getTerms().size() + 1) <= maxSize) {
    Polynomial product;
    for (const DimTerm &term : b.getTerms())
      product.addProduct(a,
                         {term.coefficient, llvm::to_vector<2>(term.factors)});
    product.addProduct(a, {b.getConstantTerm(), {}});
    result = builder.getSum(std::move(product));
  }
  return result ? result : mul(builder.getAlias(a), builder.getAlias(b));
}

DimExpr DimExprContext::product(llvm::ArrayRef<DimExpr> factors) {
  DimExpr result = getConstant(1);
  for (DimExpr factor : factors)
    result = mul(result, factor);
  return result;
}

DimExpr DimExprContext::max(DimExpr a, DimExpr b) {
  // The larger of 0 and the difference is canonical if its first coefficient is
  // positive: max(0, d) = d + max(0, -d).
  const DimExpr difference = sub(b, a);
  if (const std::optional<int64_t> constant = difference.getConstant())
    return *constant >= 0 ? b : a;
  if (getLowerBound(difference) >= 0)
    return b;
  if (getUpperBound(difference) <= 0)
    return a;
  if (difference.getTerms().front().coefficient > 0)
    return add(a, DimExprBuilder{*this}.getAtom(DimAtom::Max, difference));
  return add(b, DimExprBuilder{*this}.getAtom(DimAtom::Max, sub(a, b)));
}

DimExpr DimExprContext::min(DimExpr a, DimExpr b) {
  return sub(add(a, b), max(a, b));
}

DimExpr DimExprContext::broadcast(llvm::ArrayRef<DimExpr> sizes) {
  llvm::SmallVector<DimExpr> operands;
  for (DimExpr size : sizes) {
    const DimAtom *atom = size.getAtom();
    if (atom && atom->kind == DimAtom::Broadcast)
      operands.append(atom->operands.begin(), atom->operands.end());
    else if (!size.isConstant(1))
      operands.push_back(size);
  }
  for (DimExpr operand : operands)
    if (operand.getConstant())
      return operand;
  // The result does not depend on the order of the sizes.
  llvm::sort(operands, [](DimExpr a, DimExpr b) { return a.str() < b.str(); });
  operands.erase(llvm::unique(operands), operands.end());
  if (operands.empty())
    return getConstant(1);
  if (operands.size() == 1)
    return operands.front();
  return DimExprBuilder{*this}.getAtom(DimAtom::Broadcast, operands);
}

} // namespace mlir::onnx
