// SPDX-License-Identifier: Apache-2.0
//
// Symbolic sizes of dimensions. An expression is a sum of products of atoms
// with integer coefficients. An atom is a symbol, a quotient that is rounded
// down, the larger of an expression and 0, the common size of dimensions that
// are broadcast, or a name for a large expression. Other operations are written
// with these:
//
//   ceildiv(a, b) = floordiv(a + b - 1, b)    max(a, b) = a + max(0, b - a)
//   mod(a, b) = a - b * floordiv(a, b)        min(a, b) = a - max(0, a - b)
//
// Expressions of a context are canonical and unique: they are equal if they are
// the same pointer. Divisors are positive in a valid model, so that
// simplifications assume it.
#ifndef DIALECTS_ONNX_SHAPE_DIM_EXPR_H
#define DIALECTS_ONNX_SHAPE_DIM_EXPR_H

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseMapInfo.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir::onnx {

struct DimAtom;
struct DimTerm;
class DimExprContext;

namespace detail {
struct DimSum;
} // namespace detail

/// A 64-bit integer that depends on symbols, or null. Valid as long as its
/// context.
class DimExpr {
public:
  DimExpr() = default;

  explicit operator bool() const { return sum != nullptr; }
  friend bool operator==(DimExpr a, DimExpr b) { return a.sum == b.sum; }

  /// The constant summand, and the others, the largest monomial first. Factors
  /// of a term are sorted; one that occurs twice is a square.
  int64_t getConstantTerm() const;
  llvm::ArrayRef<DimTerm> getTerms() const;

  /// Returns the value if it does not depend on symbols.
  std::optional<int64_t> getConstant() const;
  bool isConstant(int64_t value) const { return getConstant() == value; }
  /// Returns the atom if the expression is nothing else, or null.
  const DimAtom *getAtom() const;
  /// Returns the symbol if the expression is nothing else, or null.
  const DimAtom *getSymbol() const;

  using Binding = llvm::function_ref<std::optional<int64_t>(const DimAtom &)>;
  /// Returns the value for these values of symbols. Returns nullopt if a symbol
  /// has none, if a divisor is not positive, if sizes cannot be broadcast, or
  /// if the result or a part of it overflows.
  std::optional<int64_t> evaluate(Binding binding) const;

  /// Calls the function for each symbol. May call it several times for one.
  void
  walkSymbols(llvm::function_ref<void(const DimAtom &symbol)> function) const;

  void print(llvm::raw_ostream &os) const;
  std::string str() const;

private:
  friend struct DimExprBuilder;
  friend struct llvm::DenseMapInfo<DimExpr>;
  explicit DimExpr(const detail::DimSum *sum) : sum(sum) {}

  const detail::DimSum *sum = nullptr;
};

llvm::raw_ostream &operator<<(llvm::raw_ostream &os, DimExpr expr);

/// A symbol or an operation that is no sum or product. Unique in a context.
struct DimAtom {
  enum Kind : uint8_t {
    Symbol,
    /// The quotient of the operands, rounded down. The divisor is positive.
    FloorDiv,
    /// The larger of the operand and 0.
    Max,
    /// The operands that are not 1 are equal: that size, or 1.
    Broadcast,
    /// The operand, which is too large to be a part of other expressions.
    Alias,
  };

  Kind kind;
  /// The number of the atom in the order of creation.
  unsigned id;
  /// The number of nodes.
  unsigned size;
  /// The least value of a symbol or alias: 0 for a size.
  int64_t least;
  /// The name of a symbol; empty for one that has none.
  llvm::StringRef name;
  llvm::ArrayRef<DimExpr> operands;
};

struct DimTerm {
  int64_t coefficient;
  llvm::ArrayRef<const DimAtom *> factors;
};

/// Creates and owns expressions. An expression with more than `maxSize` nodes
/// becomes an alias of itself, and the operands of a sum or product with a
/// constant that overflows become aliases: its evaluation overflows. Not
/// thread-safe.
class DimExprContext {
public:
  static constexpr unsigned maxSize = 128;

  DimExprContext();
  ~DimExprContext();

  DimExpr getConstant(int64_t value);
  /// Returns the symbol with the name, which is a size, no less than 0.
  DimExpr getSymbol(llvm::StringRef name);
  /// Returns a new symbol without a name.
  DimExpr createSymbol(int64_t least);

  DimExpr add(DimExpr a, DimExpr b);
  DimExpr add(DimExpr a, int64_t b) { return add(a, getConstant(b)); }
  DimExpr sub(DimExpr a, DimExpr b);
  DimExpr mul(DimExpr a, DimExpr b);
  DimExpr mul(DimExpr a, int64_t b) { return mul(a, getConstant(b)); }
  DimExpr floorDiv(DimExpr a, DimExpr b);
  DimExpr floorDiv(DimExpr a, int64_t b) { return floorDiv(a, getConstant(b)); }
  DimExpr ceilDiv(DimExpr a, DimExpr b);
  DimExpr ceilDiv(DimExpr a, int64_t b) { return ceilDiv(a, getConstant(b)); }
  /// Returns the remainder of floorDiv.
  DimExpr mod(DimExpr a, DimExpr b);
  DimExpr min(DimExpr a, DimExpr b);
  DimExpr max(DimExpr a, DimExpr b);
  DimExpr max(DimExpr a, int64_t b) { return max(a, getConstant(b)); }
  DimExpr broadcast(llvm::ArrayRef<DimExpr> sizes);
  DimExpr product(llvm::ArrayRef<DimExpr> factors);

  /// Returns the quotient if it is exact for all values of symbols, or null.
  DimExpr divideExactly(DimExpr a, DimExpr b);

  /// Returns bounds of the values that an expression can have. They are correct
  /// if nothing overflows.
  int64_t getLowerBound(DimExpr expr);
  int64_t getUpperBound(DimExpr expr);

  /// Reads an expression such as `past + 2 * new`, with the operators + - * //
  /// %, the words floordiv, ceildiv and mod, the functions min and max, and
  /// parentheses. Returns null for other text, and if `lookup` returns null for
  /// a name.
  DimExpr parse(llvm::StringRef text,
                llvm::function_ref<DimExpr(llvm::StringRef name)> lookup);

private:
  struct Storage;
  friend struct DimExprBuilder;

  std::unique_ptr<Storage> storage;
};

} // namespace mlir::onnx

template <> struct llvm::DenseMapInfo<mlir::onnx::DimExpr> {
  using Expr = mlir::onnx::DimExpr;
  using Info = DenseMapInfo<const mlir::onnx::detail::DimSum *>;
  static Expr getEmptyKey() { return Expr(Info::getEmptyKey()); }
  static Expr getTombstoneKey() { return Expr(Info::getTombstoneKey()); }
  static unsigned getHashValue(Expr expr) {
    return Info::getHashValue(expr.sum);
  }
  static bool isEqual(Expr a, Expr b) { return a == b; }
};

#endif // DIALECTS_ONNX_SHAPE_DIM_EXPR_H
