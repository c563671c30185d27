// SPDX-License-Identifier: Apache-2.0
#include "core/ir/affine/affine_expr.h"

#include <limits>
#include <numeric>

#include "core/ir/affine/affine_map.h"
#include "core/ir/storage/hasher.h"
#include "core/ir/storage/storage_allocator.h"
#include "core/ir/storage/storage_uniquer.h"
#include "llvm/ADT/SmallVectorExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using mlir::detail::AffineExprStorage;
using mlir::detail::AffineStorageKind;

// Creation.

static bool isBinary(const AffineExprStorage &storage) {
  return storage.kind <= AffineExprKind::LastBinary;
}

static bool isSameExpr(const AffineExprStorage &a, const AffineExprStorage &b) {
  if (a.context != b.context || a.storageKind != b.storageKind ||
      a.kind != b.kind)
    return false;
  return isBinary(a) ? a.lhs == b.lhs && a.rhs == b.rhs : a.value == b.value;
}

/// Returns the unique object equal to `key`. If it is new, `complete` sets its
/// derived fields.
static AffineExpr
getUniqued(const AffineExprStorage &key,
           llvm::function_ref<void(AffineExprStorage &)> complete) {
  Hasher hasher(static_cast<uint64_t>(key.kind));
  if (isBinary(key)) {
    hasher.add(key.lhs);
    hasher.add(key.rhs);
  } else {
    hasher.add(static_cast<uint64_t>(key.value));
  }
  auto isEqual = [&](const void *object) {
    return isSameExpr(*static_cast<const AffineExprStorage *>(object), key);
  };
  auto create = [&](StorageAllocator &allocator) {
    auto *storage = new (allocator.allocate(sizeof(AffineExprStorage),
                                            alignof(AffineExprStorage)))
        AffineExprStorage(key);
    complete(*storage);
    return storage;
  };
  return static_cast<const AffineExprStorage *>(
      key.context->getAffineUniquer().get(hasher.get(), isEqual, create));
}

static AffineExpr getLeaf(AffineExprKind kind, int64_t value,
                          MLIRContext *context) {
  AffineExprStorage key = {.context = context, .kind = kind};
  key.isSymbolicOrConstant = kind != AffineExprKind::DimId;
  key.value = value;
  return getUniqued(key, [](AffineExprStorage &) {});
}

AffineExpr mlir::getAffineDimExpr(unsigned position, MLIRContext *context) {
  return getLeaf(AffineExprKind::DimId, position, context);
}

AffineExpr mlir::getAffineSymbolExpr(unsigned position, MLIRContext *context) {
  return getLeaf(AffineExprKind::SymbolId, position, context);
}

AffineExpr mlir::getAffineConstantExpr(int64_t constant, MLIRContext *context) {
  return getLeaf(AffineExprKind::Constant, constant, context);
}

llvm::SmallVector<AffineExpr>
mlir::getAffineConstantExprs(llvm::ArrayRef<int64_t> constants,
                             MLIRContext *context) {
  return llvm::map_to_vector(constants, [&](int64_t constant) {
    return getAffineConstantExpr(constant, context);
  });
}

static bool isPureAffineOp(const AffineExprStorage &op) {
  if (!op.lhs->isPureAffine || !op.rhs->isPureAffine)
    return false;
  bool isConstantRHS = op.rhs->kind == AffineExprKind::Constant;
  if (op.kind == AffineExprKind::Mul)
    return isConstantRHS || op.lhs->kind == AffineExprKind::Constant;
  return op.kind == AffineExprKind::Add || isConstantRHS;
}

/// Returns a divisor of a product: the product of the factors' divisors, or the
/// greater one if their product overflows.
static int64_t multiplyDivisors(int64_t a, int64_t b) {
  int64_t product;
  return llvm::MulOverflow(a, b, product) ? std::max(a, b) : product;
}

/// Returns a divisor of a quotient. It is 1 unless the divisor is a constant
/// that divides the dividend's known divisor.
static int64_t divideDivisor(int64_t dividend, AffineExpr divisor) {
  auto constant = llvm::dyn_cast<AffineConstantExpr>(divisor);
  if (!constant || constant.getValue() == 0)
    return 1;
  if (constant.getValue() == std::numeric_limits<int64_t>::min())
    return 1;
  int64_t factor = std::abs(constant.getValue());
  return dividend % factor == 0 ? dividend / factor : 1;
}

static int64_t getLargestKnownDivisorOfOp(const AffineExprStorage &op) {
  int64_t lhs = AffineExpr(op.lhs).getLargestKnownDivisor();
  int64_t rhs = AffineExpr(op.rhs).getLargestKnownDivisor();
  switch (op.kind) {
  case AffineExprKind::Mul:
    return multiplyDivisors(lhs, rhs);
  case AffineExprKind::FloorDiv:
  case AffineExprKind::CeilDiv:
    return divideDivisor(lhs, op.rhs);
  default:
    return std::gcd(lhs, rhs);
  }
}

AffineExpr mlir::getAffineBinaryOpExpr(AffineExprKind kind, AffineExpr lhs,
                                       AffineExpr rhs) {
  assert(kind <= AffineExprKind::LastBinary && "not an operation");
  if (AffineExpr simplified = detail::simplifyAffineBinaryOp(kind, lhs, rhs))
    return simplified;
  AffineExprStorage key = {.context = lhs.getContext(), .kind = kind};
  key.lhs = lhs.getImpl();
  key.rhs = rhs.getImpl();
  return getUniqued(key, [](AffineExprStorage &op) {
    op.depth = std::max(op.lhs->depth, op.rhs->depth) + 1;
    op.isSymbolicOrConstant =
        op.lhs->isSymbolicOrConstant && op.rhs->isSymbolicOrConstant;
    op.isPureAffine = isPureAffineOp(op);
    op.value = getLargestKnownDivisorOfOp(op);
  });
}

// Queries.

bool mlir::operator==(AffineExpr expr, int64_t value) {
  return expr && expr.getKind() == AffineExprKind::Constant &&
         expr.getImpl()->value == value;
}

bool AffineExpr::isSymbolicOrConstant() const {
  return impl->isSymbolicOrConstant;
}

bool AffineExpr::isPureAffine() const { return impl->isPureAffine; }

int64_t AffineExpr::getLargestKnownDivisor() const {
  switch (getKind()) {
  case AffineExprKind::Constant: {
    // The absolute value of the smallest integer overflows. Half of it is a
    // divisor, too.
    constexpr int64_t smallest = std::numeric_limits<int64_t>::min();
    return std::abs(impl->value == smallest ? smallest / 2 : impl->value);
  }
  case AffineExprKind::DimId:
  case AffineExprKind::SymbolId:
    return 1;
  default:
    return impl->value;
  }
}

bool AffineExpr::isMultipleOf(int64_t factor) const {
  return factor != 0 && getLargestKnownDivisor() % factor == 0;
}

bool AffineExpr::isFunctionOfDim(unsigned position) const {
  AffineExpr dim = getAffineDimExpr(position, getContext());
  return !walkWhile([&](AffineExpr expr) { return expr != dim; });
}

bool AffineExpr::isFunctionOfSymbol(unsigned position) const {
  AffineExpr symbol = getAffineSymbolExpr(position, getContext());
  return !walkWhile([&](AffineExpr expr) { return expr != symbol; });
}

// Walks and replacements.

namespace {
/// Iterates over the nodes of a tree without recursion, operands before their
/// operation.
class PostOrder {
public:
  explicit PostOrder(AffineExpr root) { push(root); }

  bool isDone() const { return stack.empty(); }
  /// Returns the next node: its operands have been visited or skipped. Calls
  /// `wantsOperands` when it reaches an operation, to decide whether its
  /// operands are visited.
  AffineExpr next(llvm::function_ref<bool(AffineExpr)> wantsOperands) {
    while (true) {
      auto [storage, isExpanded] = stack.back();
      if (isExpanded || !isBinary(*storage) || !wantsOperands(storage)) {
        stack.pop_back();
        return storage;
      }
      stack.back().isExpanded = true;
      push(storage->rhs);
      push(storage->lhs);
    }
  }

private:
  struct Entry {
    const AffineExprStorage *storage;
    bool isExpanded;
  };
  void push(AffineExpr expr) { stack.push_back({expr.getImpl(), false}); }

  llvm::SmallVector<Entry, 16> stack;
};
} // namespace

bool AffineExpr::walkWhile(
    llvm::function_ref<bool(AffineExpr)> callback) const {
  PostOrder order(*this);
  while (!order.isDone())
    if (!callback(order.next([](AffineExpr) { return true; })))
      return false;
  return true;
}

/// Replaces each node of `root` by the result of `lookup`. If `lookup` returns
/// null, the node is rebuilt from its replaced operands.
static AffineExpr
replaceNodes(AffineExpr root,
             llvm::function_ref<AffineExpr(AffineExpr)> lookup) {
  llvm::SmallVector<AffineExpr, 16> results;
  PostOrder order(root);
  AffineExpr replacement;
  auto wantsOperands = [&](AffineExpr expr) {
    replacement = lookup(expr);
    return !replacement;
  };
  while (!order.isDone()) {
    replacement = nullptr;
    AffineExpr expr = order.next(wantsOperands);
    auto op = llvm::dyn_cast<AffineBinaryOpExpr>(expr);
    if (!op)
      replacement = lookup(expr);
    if (replacement || !op) {
      results.push_back(replacement ? replacement : expr);
      continue;
    }
    AffineExpr rhs = results.pop_back_val(), lhs = results.pop_back_val();
    bool isSame = lhs == op.getLHS() && rhs == op.getRHS();
    results.push_back(isSame ? expr
                             : getAffineBinaryOpExpr(expr.getKind(), lhs, rhs));
  }
  return results.front();
}

AffineExpr
AffineExpr::replaceDimsAndSymbols(llvm::ArrayRef<AffineExpr> dims,
                                  llvm::ArrayRef<AffineExpr> symbols) const {
  return replaceNodes(*this, [&](AffineExpr expr) -> AffineExpr {
    if (auto dim = llvm::dyn_cast<AffineDimExpr>(expr))
      return dim.getPosition() < dims.size() ? dims[dim.getPosition()] : expr;
    if (auto symbol = llvm::dyn_cast<AffineSymbolExpr>(expr))
      return symbol.getPosition() < symbols.size()
                 ? symbols[symbol.getPosition()]
                 : expr;
    return nullptr;
  });
}

AffineExpr AffineExpr::replaceDims(llvm::ArrayRef<AffineExpr> dims) const {
  return replaceDimsAndSymbols(dims, {});
}

AffineExpr
AffineExpr::replaceSymbols(llvm::ArrayRef<AffineExpr> symbols) const {
  return replaceDimsAndSymbols({}, symbols);
}

AffineExpr AffineExpr::replace(AffineExpr expr, AffineExpr replacement) const {
  return replaceNodes(*this, [&](AffineExpr each) {
    return each == expr ? replacement : nullptr;
  });
}

AffineExpr
AffineExpr::replace(const llvm::DenseMap<AffineExpr, AffineExpr> &map) const {
  return replaceNodes(*this, [&](AffineExpr each) { return map.lookup(each); });
}

AffineExpr AffineExpr::shiftDims(unsigned numDims, unsigned shift,
                                 unsigned offset) const {
  return replaceNodes(*this, [&](AffineExpr expr) -> AffineExpr {
    auto dim = llvm::dyn_cast<AffineDimExpr>(expr);
    if (!dim || dim.getPosition() < offset || dim.getPosition() >= numDims)
      return nullptr;
    return getAffineDimExpr(dim.getPosition() + shift, getContext());
  });
}

AffineExpr AffineExpr::shiftSymbols(unsigned numSymbols, unsigned shift,
                                    unsigned offset) const {
  return replaceNodes(*this, [&](AffineExpr expr) -> AffineExpr {
    auto symbol = llvm::dyn_cast<AffineSymbolExpr>(expr);
    if (!symbol || symbol.getPosition() < offset ||
        symbol.getPosition() >= numSymbols)
      return nullptr;
    return getAffineSymbolExpr(symbol.getPosition() + shift, getContext());
  });
}

AffineExpr AffineExpr::compose(AffineMap map) const {
  return replaceDimsAndSymbols(map.getResults(), {});
}

// Operators.

AffineExpr AffineExpr::operator+(int64_t value) const {
  return *this + getAffineConstantExpr(value, getContext());
}
AffineExpr AffineExpr::operator+(AffineExpr other) const {
  return getAffineBinaryOpExpr(AffineExprKind::Add, *this, other);
}
AffineExpr AffineExpr::operator-() const { return *this * -1; }
AffineExpr AffineExpr::operator-(int64_t value) const {
  return *this - getAffineConstantExpr(value, getContext());
}
AffineExpr AffineExpr::operator-(AffineExpr other) const {
  return *this + -other;
}
AffineExpr AffineExpr::operator*(int64_t value) const {
  return *this * getAffineConstantExpr(value, getContext());
}
AffineExpr AffineExpr::operator*(AffineExpr other) const {
  return getAffineBinaryOpExpr(AffineExprKind::Mul, *this, other);
}
AffineExpr AffineExpr::operator%(uint64_t value) const {
  return *this % getAffineConstantExpr(value, getContext());
}
AffineExpr AffineExpr::operator%(AffineExpr other) const {
  return getAffineBinaryOpExpr(AffineExprKind::Mod, *this, other);
}
AffineExpr AffineExpr::floorDiv(uint64_t value) const {
  return floorDiv(getAffineConstantExpr(value, getContext()));
}
AffineExpr AffineExpr::floorDiv(AffineExpr other) const {
  return getAffineBinaryOpExpr(AffineExprKind::FloorDiv, *this, other);
}
AffineExpr AffineExpr::ceilDiv(uint64_t value) const {
  return ceilDiv(getAffineConstantExpr(value, getContext()));
}
AffineExpr AffineExpr::ceilDiv(AffineExpr other) const {
  return getAffineBinaryOpExpr(AffineExprKind::CeilDiv, *this, other);
}
