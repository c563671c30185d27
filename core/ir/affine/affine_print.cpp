// SPDX-License-Identifier: Apache-2.0
//
// Prints affine expressions, maps and integer sets.
#include <limits>

#include "core/ir/affine/affine_expr.h"
#include "core/ir/affine/affine_map.h"
#include "core/ir/affine/integer_set.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

using PrintValueName =
    llvm::function_ref<void(unsigned position, bool isSymbol)>;

namespace {
/// Prints an expression with an explicit stack of pending pieces instead of
/// recursion, so that deep expressions do not overflow the stack.
class ExprPrinter {
public:
  ExprPrinter(llvm::raw_ostream &os, PrintValueName printValueName)
      : os(os), printValueName(printValueName) {}

  void print(AffineExpr expr);

private:
  /// An expression, or text optionally followed by a number.
  struct Piece {
    AffineExpr expr;
    /// True if the expression is an operand of an operation that binds tightly,
    /// so that a nested operation needs parentheses.
    bool isTight = false;
    llvm::StringRef text = {};
    std::optional<int64_t> number = {};
  };

  static Piece loose(AffineExpr expr) { return {expr}; }
  static Piece tight(AffineExpr expr) { return {expr, true}; }
  static Piece text(llvm::StringRef text,
                    std::optional<int64_t> number = std::nullopt) {
    return {nullptr, false, text, number};
  }
  void printPiece(const Piece &piece);
  void printLeaf(AffineExpr expr);
  void pushOperation(AffineBinaryOpExpr op);
  void pushSum(AffineBinaryOpExpr sum);
  /// Pushes pieces that are given in the order of the text.
  void push(std::initializer_list<Piece> pieces) {
    pending.append(std::rbegin(pieces), std::rend(pieces));
  }

  llvm::raw_ostream &os;
  PrintValueName printValueName;
  llvm::SmallVector<Piece, 16> pending;
};
} // namespace

void ExprPrinter::print(AffineExpr expr) {
  push({loose(expr)});
  while (!pending.empty())
    printPiece(pending.pop_back_val());
}

void ExprPrinter::printPiece(const Piece &piece) {
  if (!piece.expr) {
    os << piece.text;
    if (piece.number)
      os << *piece.number;
    return;
  }
  auto op = llvm::dyn_cast<AffineBinaryOpExpr>(piece.expr);
  if (!op)
    return printLeaf(piece.expr);
  if (piece.isTight) {
    os << '(';
    push({text(")")});
  }
  if (op.getKind() == AffineExprKind::Add)
    pushSum(op);
  else
    pushOperation(op);
}

void ExprPrinter::printLeaf(AffineExpr expr) {
  int64_t value = expr.getImpl()->value;
  if (expr.getKind() == AffineExprKind::Constant) {
    os << value;
    return;
  }
  bool isSymbol = expr.getKind() == AffineExprKind::SymbolId;
  if (printValueName)
    printValueName(value, isSymbol);
  else
    os << (isSymbol ? 's' : 'd') << value;
}

static llvm::StringRef getSpelling(AffineExprKind kind) {
  switch (kind) {
  case AffineExprKind::Mul:
    return " * ";
  case AffineExprKind::Mod:
    return " mod ";
  case AffineExprKind::FloorDiv:
    return " floordiv ";
  case AffineExprKind::CeilDiv:
    return " ceildiv ";
  default:
    llvm_unreachable("not an operation that binds strongly");
  }
}

void ExprPrinter::pushOperation(AffineBinaryOpExpr op) {
  if (op.getKind() == AffineExprKind::Mul && op.getRHS() == -1)
    push({text("-"), tight(op.getLHS())});
  else
    push({tight(op.getLHS()), text(getSpelling(op.getKind())),
          tight(op.getRHS())});
}

/// Returns true for a negative constant that can be printed as the subtraction
/// of its negation.
static bool isNegative(AffineExpr expr) {
  auto constant = llvm::dyn_cast<AffineConstantExpr>(expr);
  return constant && constant.getValue() < 0 &&
         constant.getValue() != std::numeric_limits<int64_t>::min();
}

void ExprPrinter::pushSum(AffineBinaryOpExpr sum) {
  AffineExpr lhs = sum.getLHS(), rhs = sum.getRHS();
  if (isNegative(rhs))
    return push({loose(lhs), text(" - ", -rhs.getImpl()->value)});
  auto product = llvm::dyn_cast<AffineBinaryOpExpr>(rhs);
  if (!product || product.getKind() != AffineExprKind::Mul ||
      !isNegative(product.getRHS()))
    return push({loose(lhs), text(" + "), loose(rhs)});
  AffineExpr factor = product.getLHS();
  if (product.getRHS() != -1)
    return push({loose(lhs), text(" - "), tight(factor),
                 text(" * ", -product.getRHS().getImpl()->value)});
  bool isSum = factor.getKind() == AffineExprKind::Add;
  push({loose(lhs), text(" - "), isSum ? tight(factor) : loose(factor)});
}

void AffineExpr::print(llvm::raw_ostream &os,
                       PrintValueName printValueName) const {
  if (!impl) {
    os << "<<NULL AFFINE EXPR>>";
    return;
  }
  ExprPrinter(os, printValueName).print(*this);
}

void AffineExpr::print(llvm::raw_ostream &os) const { print(os, nullptr); }

void AffineExpr::dump() const {
  print(llvm::errs());
  llvm::errs() << '\n';
}

llvm::raw_ostream &mlir::operator<<(llvm::raw_ostream &os, AffineExpr expr) {
  expr.print(os);
  return os;
}

/// Prints `(d0, d1)[s0]`.
static void printInputs(llvm::raw_ostream &os, unsigned numDims,
                        unsigned numSymbols) {
  auto printList = [&](char name, unsigned count) {
    for (unsigned i = 0; i != count; ++i)
      os << (i == 0 ? "" : ", ") << name << i;
  };
  os << '(';
  printList('d', numDims);
  os << ')';
  if (numSymbols == 0)
    return;
  os << '[';
  printList('s', numSymbols);
  os << ']';
}

void AffineMap::print(llvm::raw_ostream &os) const {
  if (!impl) {
    os << "<<NULL AFFINE MAP>>";
    return;
  }
  printInputs(os, getNumDims(), getNumSymbols());
  os << " -> (";
  llvm::interleaveComma(getResults(), os);
  os << ')';
}

void AffineMap::dump() const {
  print(llvm::errs());
  llvm::errs() << '\n';
}

llvm::raw_ostream &mlir::operator<<(llvm::raw_ostream &os, AffineMap map) {
  map.print(os);
  return os;
}

void IntegerSet::print(llvm::raw_ostream &os) const {
  if (!impl) {
    os << "<<NULL INTEGER SET>>";
    return;
  }
  printInputs(os, getNumDims(), getNumSymbols());
  os << " : (";
  for (unsigned i = 0; i != getNumConstraints(); ++i)
    os << (i == 0 ? "" : ", ") << getConstraint(i)
       << (isEq(i) ? " == 0" : " >= 0");
  os << ')';
}

void IntegerSet::dump() const {
  print(llvm::errs());
  llvm::errs() << '\n';
}

llvm::raw_ostream &mlir::operator<<(llvm::raw_ostream &os, IntegerSet set) {
  set.print(os);
  return os;
}
