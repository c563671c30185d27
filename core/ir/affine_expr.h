// SPDX-License-Identifier: Apache-2.0
//
// Affine expressions over dimensions and symbols. Source: the MLIR Language
// Reference, "Affine expressions".
#ifndef CORE_IR_AFFINE_EXPR_H
#define CORE_IR_AFFINE_EXPR_H

#include <cstdint>
#include <optional>
#include <type_traits>

#include "core/ir/context.h"
#include "core/ir/trait.h"
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

/// Ordered so that binary kinds come first; the order is also that in which
/// simplification looks for a canonical form.
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
/// What is behind an affine handle: all of them are in one table.
enum class AffineStorageKind : uint8_t { Expr, Map, Set };

struct AffineExprStorage {
  MLIRContext *context;
  AffineStorageKind storageKind = AffineStorageKind::Expr;
  AffineExprKind kind;
  bool isSymbolicOrConstant = true;
  bool isPureAffine = true;
  /// Operations on the longest way down.
  uint32_t depth = 0;
  /// Of binary expressions.
  const AffineExprStorage *lhs = nullptr, *rhs = nullptr;
  /// Of constants; of dimensions and symbols their position; of binary
  /// expressions their largest known divisor.
  int64_t value = 0;
};
} // namespace detail

/// An expression of some context, or null; simplified as it is made. Equal
/// when it is the same object. Trivially copyable.
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

  /// Built of constants and symbols only. O(1).
  bool isSymbolicOrConstant() const;
  /// Products have a constant factor, divisors and moduli are constants. O(1).
  bool isPureAffine() const;
  /// A number that divides every value of the expression, as far as it can be
  /// told without looking at values; 0 for what is always 0. O(1).
  int64_t getLargestKnownDivisor() const;
  /// Whether `factor` is known to divide every value; false for 0.
  bool isMultipleOf(int64_t factor) const;
  bool isFunctionOfDim(unsigned position) const;
  bool isFunctionOfSymbol(unsigned position) const;

  /// Visits all subexpressions, operands before the operation. The callback
  /// returns nothing, or a WalkResult that can interrupt; walk returns the
  /// same.
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
  /// The same until the callback returns false; whether it never did.
  bool walkWhile(llvm::function_ref<bool(AffineExpr)> callback) const;

  /// With dimensions and symbols replaced by position; those past the end of
  /// the arrays stay. Here as in all replacements, what changes is simplified
  /// again as by the operators.
  AffineExpr replaceDimsAndSymbols(llvm::ArrayRef<AffineExpr> dims,
                                   llvm::ArrayRef<AffineExpr> symbols) const;
  AffineExpr replaceDims(llvm::ArrayRef<AffineExpr> dims) const;
  AffineExpr replaceSymbols(llvm::ArrayRef<AffineExpr> symbols) const;
  /// With each occurrence of `expr` replaced; the outermost first.
  AffineExpr replace(AffineExpr expr, AffineExpr replacement) const;
  AffineExpr replace(const llvm::DenseMap<AffineExpr, AffineExpr> &map) const;
  /// With `shift` added to the positions of dimensions from `offset` on, of
  /// `numDims`.
  AffineExpr shiftDims(unsigned numDims, unsigned shift,
                       unsigned offset = 0) const;
  AffineExpr shiftSymbols(unsigned numSymbols, unsigned shift,
                          unsigned offset = 0) const;
  /// With the dimensions replaced by the results of `map`.
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

  /// In the syntax of affine maps: `d0 + s0 * 2`.
  void print(llvm::raw_ostream &os) const;
  /// The same with names of the caller's for dimensions and symbols.
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

/// An operation on two expressions.
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
/// Simplified; nothing is folded that would overflow or divide by zero. O(1)
/// but for divisions and moduli of sums, which look at each summand.
AffineExpr getAffineBinaryOpExpr(AffineExprKind kind, AffineExpr lhs,
                                 AffineExpr rhs);
/// Operations on the longest way from the expression to a leaf. Nothing here
/// recurses; readers refuse what is deeper than the maximum.
inline uint32_t getAffineExprDepth(AffineExpr expr) {
  return expr.getImpl()->depth;
}
inline constexpr uint32_t MaximumAffineExprDepth = 10000;

namespace detail {
/// What an operation on the two simplifies to, or null if it stays.
AffineExpr simplifyAffineBinaryOp(AffineExprKind kind, AffineExpr lhs,
                                  AffineExpr rhs);
/// The value of an operation on constants, unless it overflows or divides by
/// zero (for the modulus, by a number that is not positive).
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

/// The sum of products that the expression is, with like terms collected and
/// divisions cancelled down. One that would overflow, or that divides by a
/// constant that is not positive, comes back as it is.
AffineExpr simplifyAffineExpr(AffineExpr expr, unsigned numDims,
                              unsigned numSymbols);
/// The upper or lower bound of an expression whose dimensions and symbols lie
/// in the given closed intervals (dimensions first), if one can be told;
/// divisions and moduli are looked through only where they are outermost.
std::optional<int64_t>
getBoundForAffineExpr(AffineExpr expr, unsigned numDims, unsigned numSymbols,
                      llvm::ArrayRef<std::optional<int64_t>> lowerBounds,
                      llvm::ArrayRef<std::optional<int64_t>> upperBounds,
                      bool isUpper);
/// The expression that the coefficients stand for: dimensions, symbols, local
/// expressions, constant.
AffineExpr getAffineExprFromFlatForm(llvm::ArrayRef<int64_t> coefficients,
                                     unsigned numDims, unsigned numSymbols,
                                     llvm::ArrayRef<AffineExpr> locals,
                                     MLIRContext *context);
/// The coefficients of a pure affine expression: dimensions, symbols, one per
/// division and modulus that is left (added to `locals`), constant.
/// Errors: failure without a message for one that is not pure affine, or that
/// simplifyAffineExpr leaves as it is.
LogicalResult
getFlattenedAffineExpr(AffineExpr expr, unsigned numDims, unsigned numSymbols,
                       llvm::SmallVectorImpl<int64_t> &coefficients,
                       llvm::SmallVectorImpl<AffineExpr> *locals = nullptr);

inline llvm::hash_code hash_value(AffineExpr expr) {
  return llvm::hash_value(expr.getAsOpaquePointer());
}
llvm::raw_ostream &operator<<(llvm::raw_ostream &os, AffineExpr expr);

/// Declares expressions d0, d1, …: `bindDims(context, i, j)`.
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
/// The same for as many as `exprs` has room for.
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
// To may be incomplete where From is none of these.
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

#endif // CORE_IR_AFFINE_EXPR_H
