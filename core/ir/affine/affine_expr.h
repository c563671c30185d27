// SPDX-License-Identifier: Apache-2.0
//
// Affine expressions over dimensions and symbols. Source: the MLIR Language
// Reference, "Affine expressions".
#ifndef CORE_IR_AFFINE_AFFINE_EXPR_H
#define CORE_IR_AFFINE_AFFINE_EXPR_H

#include <cstdint>
#include <optional>
#include <type_traits>

#include "core/ir/context/context.h"
#include "core/ir/descriptor/trait.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseMapInfo.h"
#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/Casting.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir {

class AffineMap;
class IntegerSet;

/// The binary kinds come first. Simplification orders operands by this order to
/// find a canonical form.
enum class AffineExprKind : uint8_t {
  Add,
  Mul,
  Mod,
  FloorDiv,
  CeilDiv,
  LastBinary = CeilDiv,
  Constant,
  DimId,
  SymbolId,
};

namespace detail {
/// The kind of object that an affine handle points to. All kinds are uniqued in
/// one table.
enum class AffineStorageKind : uint8_t { Expr, Map, Set };

struct AffineExprStorage {
  MLIRContext *context;
  AffineStorageKind storageKind = AffineStorageKind::Expr;
  AffineExprKind kind;
  bool isSymbolicOrConstant = true;
  bool isPureAffine = true;
  /// The number of operations on the longest path from here to a leaf.
  uint32_t depth = 0;
  /// Operands of a binary expression; null for other kinds.
  const AffineExprStorage *lhs = nullptr, *rhs = nullptr;
  /// Constants: their value. Dimensions and symbols: their position. Binary
  /// expressions: their largest known divisor.
  int64_t value = 0;
};
} // namespace detail

/// An affine expression of one context, or null. Expressions are simplified on
/// construction and uniqued: equal expressions are the same object. Trivially
/// copyable.
class AffineExpr {
public:
  using ImplType = const detail::AffineExprStorage;

  constexpr AffineExpr(const detail::AffineExprStorage *impl = nullptr)
      : impl(impl) {}
  explicit operator bool() const { return impl != nullptr; }
  bool operator!() const { return impl == nullptr; }
  friend bool operator==(AffineExpr a, AffineExpr b) {
    return a.impl == b.impl;
  }
  friend bool operator==(AffineExpr a, int64_t b);

  MLIRContext *getContext() const { return impl->context; }
  AffineExprKind getKind() const { return impl->kind; }

  /// Returns true if the expression consists of constants and symbols only.
  /// O(1).
  bool isSymbolicOrConstant() const;
  /// Returns true if each product has a constant factor and each divisor and
  /// modulus is a constant. O(1).
  bool isPureAffine() const;
  /// Returns a number that divides every value of the expression, computed from
  /// constants and operations alone; returns 0 if the expression is always 0.
  /// O(1).
  int64_t getLargestKnownDivisor() const;
  /// Returns true if `factor` is known to divide every value of the expression;
  /// false if `factor` is 0.
  bool isMultipleOf(int64_t factor) const;
  bool isFunctionOfDim(unsigned position) const;
  bool isFunctionOfSymbol(unsigned position) const;

  /// Visits all subexpressions, operands before their operation. The callback
  /// returns void, or a WalkResult that may interrupt the walk; walk returns
  /// the same type.
  template <typename Function> auto walk(Function &&callback) const {
    using Result = std::invoke_result_t<Function &, AffineExpr>;
    if constexpr (std::is_void_v<Result>) {
      walkWhile([&](AffineExpr expr) {
        callback(expr);
        return true;
      });
    } else {
      bool completed = walkWhile([&](AffineExpr expr) {
        return !Result(callback(expr)).wasInterrupted();
      });
      return completed ? Result::advance() : Result::interrupt();
    }
  }
  /// Visits in the same order until the callback returns false. Returns true if
  /// the callback never returned false.
  bool walkWhile(llvm::function_ref<bool(AffineExpr)> callback) const;

  /// Replaces dimensions and symbols by position. Positions past the end of the
  /// arrays are kept. All replacement functions simplify the expressions that
  /// they change, as the operators do.
  AffineExpr replaceDimsAndSymbols(llvm::ArrayRef<AffineExpr> dims,
                                   llvm::ArrayRef<AffineExpr> symbols) const;
  AffineExpr replaceDims(llvm::ArrayRef<AffineExpr> dims) const;
  AffineExpr replaceSymbols(llvm::ArrayRef<AffineExpr> symbols) const;
  /// Replaces each occurrence of `expr` with `replacement`; outermost
  /// occurrences are replaced first.
  AffineExpr replace(AffineExpr expr, AffineExpr replacement) const;
  AffineExpr replace(const llvm::DenseMap<AffineExpr, AffineExpr> &map) const;
  /// Adds `shift` to the position of each dimension from `offset` on; there are
  /// `numDims` dimensions.
  AffineExpr shiftDims(unsigned numDims, unsigned shift,
                       unsigned offset = 0) const;
  AffineExpr shiftSymbols(unsigned numSymbols, unsigned shift,
                          unsigned offset = 0) const;
  /// Replaces each dimension by the result of `map` at its position.
  AffineExpr compose(AffineMap map) const;

  AffineExpr operator+(int64_t value) const;
  AffineExpr operator+(AffineExpr other) const;
  AffineExpr operator-() const;
  AffineExpr operator-(int64_t value) const;
  AffineExpr operator-(AffineExpr other) const;
  AffineExpr operator*(int64_t value) const;
  AffineExpr operator*(AffineExpr other) const;
  AffineExpr operator%(uint64_t value) const;
  AffineExpr operator%(AffineExpr other) const;
  AffineExpr floorDiv(uint64_t value) const;
  AffineExpr floorDiv(AffineExpr other) const;
  AffineExpr ceilDiv(uint64_t value) const;
  AffineExpr ceilDiv(AffineExpr other) const;

  /// Prints the expression in the syntax of affine maps: `d0 + s0 * 2`.
  void print(llvm::raw_ostream &os) const;
  /// Prints the expression; the callback prints the names of dimensions and
  /// symbols.
  void print(llvm::raw_ostream &os,
             llvm::function_ref<void(unsigned position, bool isSymbol)>
                 printValueName) const;
  void dump() const;

  const detail::AffineExprStorage *getImpl() const { return impl; }
  const void *getAsOpaquePointer() const { return impl; }
  static AffineExpr getFromOpaquePointer(const void *pointer) {
    return static_cast<const detail::AffineExprStorage *>(pointer);
  }

protected:
  const detail::AffineExprStorage *impl;
};

/// A binary operation on two expressions.
class AffineBinaryOpExpr : public AffineExpr {
public:
  using AffineExpr::AffineExpr;
  static bool classof(AffineExpr expr) {
    return expr.getKind() <= AffineExprKind::LastBinary;
  }
  AffineExpr getLHS() const { return impl->lhs; }
  AffineExpr getRHS() const { return impl->rhs; }
};

class AffineDimExpr : public AffineExpr {
public:
  using AffineExpr::AffineExpr;
  static bool classof(AffineExpr expr) {
    return expr.getKind() == AffineExprKind::DimId;
  }
  unsigned getPosition() const { return impl->value; }
};

class AffineSymbolExpr : public AffineExpr {
public:
  using AffineExpr::AffineExpr;
  static bool classof(AffineExpr expr) {
    return expr.getKind() == AffineExprKind::SymbolId;
  }
  unsigned getPosition() const { return impl->value; }
};

class AffineConstantExpr : public AffineExpr {
public:
  using AffineExpr::AffineExpr;
  static bool classof(AffineExpr expr) {
    return expr.getKind() == AffineExprKind::Constant;
  }
  int64_t getValue() const { return impl->value; }
};

AffineExpr getAffineDimExpr(unsigned position, MLIRContext *context);
AffineExpr getAffineSymbolExpr(unsigned position, MLIRContext *context);
AffineExpr getAffineConstantExpr(int64_t constant, MLIRContext *context);
llvm::SmallVector<AffineExpr>
getAffineConstantExprs(llvm::ArrayRef<int64_t> constants, MLIRContext *context);
/// Returns the simplified expression. Operations that would overflow or divide
/// by zero are not folded. O(1), except that divisions and moduli of sums visit
/// each summand.
AffineExpr getAffineBinaryOpExpr(AffineExprKind kind, AffineExpr lhs,
                                 AffineExpr rhs);
/// Returns the number of operations on the longest path from the expression to
/// a leaf. Functions on expressions do not recurse; readers reject expressions
/// deeper than the maximum.
inline uint32_t getAffineExprDepth(AffineExpr expr) {
  return expr.getImpl()->depth;
}
inline constexpr uint32_t MaximumAffineExprDepth = 10000;

namespace detail {
/// Returns the simplified form of an operation on two simplified operands, or
/// null if none applies.
AffineExpr simplifyAffineBinaryOp(AffineExprKind kind, AffineExpr lhs,
                                  AffineExpr rhs);
/// Folds an operation on two constants. Returns nullopt if it overflows,
/// divides by zero, or has a modulus that is not positive.
std::optional<int64_t> foldAffineBinaryOp(AffineExprKind kind, int64_t lhs,
                                          int64_t rhs);
} // namespace detail

inline AffineExpr operator+(int64_t value, AffineExpr expr) {
  return expr + value;
}
inline AffineExpr operator*(int64_t value, AffineExpr expr) {
  return expr * value;
}
inline AffineExpr operator-(int64_t value, AffineExpr expr) {
  return expr * -1 + value;
}

/// Rewrites the expression as a sum of products, collects like terms and
/// cancels common factors of divisions. Returns the expression unchanged if a
/// coefficient would overflow or a constant divisor is not positive.
AffineExpr simplifyAffineExpr(AffineExpr expr, unsigned numDims,
                              unsigned numSymbols);
/// Returns the upper or lower bound of an expression whose dimensions and
/// symbols (dimensions first) lie in the given closed intervals; returns
/// nullopt if none is known. A division or modulus has a bound only if it is
/// the outermost operation.
std::optional<int64_t>
getBoundForAffineExpr(AffineExpr expr, unsigned numDims, unsigned numSymbols,
                      llvm::ArrayRef<std::optional<int64_t>> lowerBounds,
                      llvm::ArrayRef<std::optional<int64_t>> upperBounds,
                      bool isUpper);
/// Builds the expression of a flattened form. The coefficients are those of
/// dimensions, symbols, local expressions and the constant, in this order.
AffineExpr getAffineExprFromFlatForm(llvm::ArrayRef<int64_t> coefficients,
                                     unsigned numDims, unsigned numSymbols,
                                     llvm::ArrayRef<AffineExpr> locals,
                                     MLIRContext *context);
/// Flattens a pure affine expression. The result has coefficients of
/// dimensions, symbols, one local per remaining division or modulus (appended
/// to `locals`), and the constant.
/// Errors: returns failure without a diagnostic if the expression is not pure
/// affine or simplifyAffineExpr cannot simplify it.
LogicalResult
getFlattenedAffineExpr(AffineExpr expr, unsigned numDims, unsigned numSymbols,
                       llvm::SmallVectorImpl<int64_t> &coefficients,
                       llvm::SmallVectorImpl<AffineExpr> *locals = nullptr);

inline llvm::hash_code hash_value(AffineExpr expr) {
  return llvm::hash_value(expr.getAsOpaquePointer());
}
llvm::raw_ostream &operator<<(llvm::raw_ostream &os, AffineExpr expr);

/// Binds expressions to the dimensions d0, d1, … in order: `bindDims(context,
/// i, j)`.
template <typename... Exprs>
void bindDims(MLIRContext *context, Exprs &...exprs) {
  unsigned position = 0;
  ((exprs = getAffineDimExpr(position++, context)), ...);
}
template <typename... Exprs>
void bindSymbols(MLIRContext *context, Exprs &...exprs) {
  unsigned position = 0;
  ((exprs = getAffineSymbolExpr(position++, context)), ...);
}
/// Binds each element of `exprs` to the dimension at its index.
template <typename Expr>
void bindDimsList(MLIRContext *context, llvm::MutableArrayRef<Expr> exprs) {
  for (auto [position, expr] : llvm::enumerate(exprs))
    expr = getAffineDimExpr(position, context);
}
template <typename Expr>
void bindSymbolsList(MLIRContext *context, llvm::MutableArrayRef<Expr> exprs) {
  for (auto [position, expr] : llvm::enumerate(exprs))
    expr = getAffineSymbolExpr(position, context);
}

} // namespace mlir

namespace llvm {
template <> struct DenseMapInfo<mlir::AffineExpr> {
  static mlir::AffineExpr getEmptyKey() {
    return mlir::AffineExpr::getFromOpaquePointer(
        DenseMapInfo<void *>::getEmptyKey());
  }
  static mlir::AffineExpr getTombstoneKey() {
    return mlir::AffineExpr::getFromOpaquePointer(
        DenseMapInfo<void *>::getTombstoneKey());
  }
  static unsigned getHashValue(mlir::AffineExpr expr) {
    return DenseMapInfo<const void *>::getHashValue(expr.getAsOpaquePointer());
  }
  static bool isEqual(mlir::AffineExpr a, mlir::AffineExpr b) { return a == b; }
};
// `To` may be incomplete if `From` is none of these.
template <typename To, typename From>
struct CastInfo<
    To, From,
    std::enable_if_t<std::conjunction_v<
        std::is_base_of<mlir::AffineExpr, std::remove_const_t<From>>,
        std::is_base_of<mlir::AffineExpr, To>>>>
    : NullableValueCastFailed<To>,
      DefaultDoCastIfPossible<To, From, CastInfo<To, From>> {
  static bool isPossible(mlir::AffineExpr expr) {
    if constexpr (std::is_base_of_v<To, From>)
      return true;
    else
      return To::classof(expr);
  }
  static To doCast(mlir::AffineExpr expr) { return To(expr.getImpl()); }
};
} // namespace llvm

#endif // CORE_IR_AFFINE_AFFINE_EXPR_H
