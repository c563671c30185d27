// SPDX-License-Identifier: Apache-2.0
//
// The text of expressions.
#include <cctype>

#include "dialects/onnx/shape/dim_expr_impl.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

namespace mlir::onnx {

//===----------------------------------------------------------------------===//
// Printing

static void printOperand(llvm::raw_ostream &os, DimExpr expr) {
  if (expr.getConstant() || expr.getSymbol())
    os << expr;
  else
    os << "(" << expr << ")";
}

static void printAtom(llvm::raw_ostream &os, const DimAtom &atom) {
  switch (atom.kind) {
  case DimAtom::Symbol:
  case DimAtom::Alias:
    if (atom.name.empty())
      os << "?" << atom.id;
    else
      os << atom.name;
    return;
  case DimAtom::FloorDiv:
    os << "(";
    printOperand(os, atom.operands[0]);
    os << " floordiv ";
    printOperand(os, atom.operands[1]);
    os << ")";
    return;
  case DimAtom::Max:
    os << "max(0, " << atom.operands[0] << ")";
    return;
  case DimAtom::Broadcast:
    os << "broadcast(";
    llvm::interleaveComma(atom.operands, os);
    os << ")";
    return;
  }
}

/// Prints the factors of a term without its sign.
static void printTerm(llvm::raw_ostream &os, const DimTerm &term) {
  const uint64_t magnitude = term.coefficient < 0 ? -uint64_t(term.coefficient)
                                                  : uint64_t(term.coefficient);
  if (magnitude != 1)
    os << magnitude << " * ";
  llvm::interleave(
      term.factors, os, [&](const DimAtom *factor) { printAtom(os, *factor); },
      " * ");
}

void DimExpr::print(llvm::raw_ostream &os) const {
  if (!sum) {
    os << "?";
    return;
  }
  bool isFirst = true;
  for (const DimTerm &term : getTerms()) {
    if (term.coefficient < 0)
      os << (isFirst ? "-" : " - ");
    else if (!isFirst)
      os << " + ";
    printTerm(os, term);
    isFirst = false;
  }
  const int64_t constant = getConstantTerm();
  if (isFirst)
    os << constant;
  else if (constant)
    os << (constant < 0 ? " - " : " + ")
       << (constant < 0 ? -uint64_t(constant) : uint64_t(constant));
}

std::string DimExpr::str() const {
  std::string text;
  llvm::raw_string_ostream os(text);
  print(os);
  return text;
}

llvm::raw_ostream &operator<<(llvm::raw_ostream &os, DimExpr expr) {
  expr.print(os);
  return os;
}

//===----------------------------------------------------------------------===//
// Parsing

namespace {

class Parser {
public:
  Parser(DimExprContext &context, llvm::StringRef text,
         llvm::function_ref<DimExpr(llvm::StringRef)> lookup)
      : context(context), text(text), lookup(lookup) {}

  /// These return null after an error.
  DimExpr parseAll() {
    const DimExpr result = parseSum();
    return peek().empty() ? result : DimExpr();
  }

private:
  static constexpr unsigned maxDepth = 32;

  DimExpr parseSum();
  DimExpr parseProduct();
  DimExpr parseFactor();
  DimExpr parseCall(llvm::StringRef function);
  llvm::StringRef peek();
  bool consume(llvm::StringRef token);

  DimExprContext &context;
  llvm::StringRef text;
  llvm::function_ref<DimExpr(llvm::StringRef)> lookup;
  unsigned depth = 0;
};

} // namespace

static bool isWord(char c) { return llvm::isAlnum(c) || c == '_'; }

/// Returns the next token: a number, a name, // or another character. A name
/// may contain dots and hyphens between other characters.
llvm::StringRef Parser::peek() {
  text = text.ltrim();
  if (text.starts_with("//"))
    return text.take_front(2);
  size_t size = 0;
  while (size < text.size() &&
         (isWord(text[size]) ||
          (size > 0 && !llvm::isDigit(text[0]) && size + 1 < text.size() &&
           (text[size] == '.' || text[size] == '-' || text[size] == ':') &&
           isWord(text[size + 1]))))
    ++size;
  return text.take_front(std::max<size_t>(size, 1));
}

bool Parser::consume(llvm::StringRef token) {
  if (peek() != token)
    return false;
  text = text.drop_front(token.size());
  return true;
}

DimExpr Parser::parseSum() {
  DimExpr result = parseProduct();
  while (result) {
    const bool isMinus = peek() == "-";
    if (!consume("+") && !consume("-"))
      break;
    const DimExpr next = parseProduct();
    if (!next)
      return next;
    result = isMinus ? context.sub(result, next) : context.add(result, next);
  }
  return result;
}

DimExpr Parser::parseProduct() {
  DimExpr result = parseFactor();
  while (result) {
    const llvm::StringRef op = peek();
    if (!llvm::is_contained({"*", "//", "%", "floordiv", "ceildiv", "mod"}, op))
      break;
    text = text.drop_front(op.size());
    const DimExpr next = parseFactor();
    if (!next)
      return next;
    if (op == "*")
      result = context.mul(result, next);
    else if (next.getConstant() && *next.getConstant() <= 0)
      return DimExpr();
    else if (op == "ceildiv")
      result = context.ceilDiv(result, next);
    else if (op == "//" || op == "floordiv")
      result = context.floorDiv(result, next);
    else
      result = context.mod(result, next);
  }
  return result;
}

DimExpr Parser::parseCall(llvm::StringRef function) {
  const bool isMax = function == "max";
  DimExpr result = parseSum();
  while (result && consume(",")) {
    const DimExpr next = parseSum();
    if (!next)
      return next;
    result = isMax ? context.max(result, next) : context.min(result, next);
  }
  return consume(")") ? result : DimExpr();
}

DimExpr Parser::parseFactor() {
  if (++depth > maxDepth)
    return DimExpr();
  DimExpr result;
  const llvm::StringRef token = peek();
  if (consume("(")) {
    result = parseSum();
    if (!consume(")"))
      result = DimExpr();
  } else if (consume("-")) {
    if (const DimExpr operand = parseFactor())
      result = context.mul(operand, -1);
  } else if (!token.empty() && llvm::isDigit(token[0])) {
    int64_t value = 0;
    if (!token.getAsInteger(10, value))
      result = context.getConstant(value);
    text = text.drop_front(token.size());
  } else if (!token.empty() && isWord(token[0])) {
    text = text.drop_front(token.size());
    const std::string lower = token.lower();
    if ((lower == "min" || lower == "max") && consume("("))
      result = parseCall(lower);
    else
      result = lookup(token);
  }
  --depth;
  return result;
}

DimExpr DimExprContext::parse(
    llvm::StringRef text,
    llvm::function_ref<DimExpr(llvm::StringRef name)> lookup) {
  return Parser(*this, text, lookup).parseAll();
}

} // namespace mlir::onnx
