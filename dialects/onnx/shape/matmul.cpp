// SPDX-License-Identifier: Apache-2.0
//
// Shapes of products of matrices.
#include "dialects/onnx/shape/op_shapes.h"
#include "dialects/onnx/shape/tables.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::onnx {

/// The product of operands `a` and `b` as numpy.matmul defines it.
static LogicalResult multiplyMatrices(OpShapes &op, unsigned a, unsigned b) {
  DimShape left = op.getShape(a), right = op.getShape(b);
  if (failed(op.checkRank(a, 1, INT64_MAX)) ||
      failed(op.checkRank(b, 1, INT64_MAX)))
    return failure();
  if (!left || !right)
    return success();
  const bool isLeftVector = left->size() == 1;
  const bool isRightVector = right->size() == 1;
  const DimExpr inner =
      isRightVector ? right->front() : (*right)[right->size() - 2];
  if (failed(op.unify(left->back(), inner, "inner sizes")))
    return failure();
  const DimExpr rows = isLeftVector ? DimExpr() : (*left)[left->size() - 2];
  const DimExpr columns = right->back();
  left->pop_back_n(isLeftVector ? 1 : 2);
  right->pop_back_n(isRightVector ? 1 : 2);
  FailureOr<DimShape> result = op.broadcast({left, right});
  if (failed(result))
    return failure();
  if (!isLeftVector)
    (*result)->push_back(rows);
  if (!isRightVector)
    (*result)->push_back(columns);
  op.setShape(0, *result);
  return success();
}

static LogicalResult inferMatMul(OpShapes &op) {
  return multiplyMatrices(op, 0, 1);
}

/// Each operand has a scale and a zero point.
static LogicalResult inferQLinearMatMul(OpShapes &op) {
  return multiplyMatrices(op, 0, 3);
}

static LogicalResult inferGemm(OpShapes &op) {
  if (failed(op.checkRank(0, 2, 2)) || failed(op.checkRank(1, 2, 2)))
    return failure();
  const bool transposesA = op.getInt("transA", 0) != 0;
  const bool transposesB = op.getInt("transB", 0) != 0;
  if (failed(op.unify(op.getSize(0, !transposesA), op.getSize(1, transposesB),
                      "inner sizes")))
    return failure();
  op.setShape(0,
              DimList{op.getSize(0, transposesA), op.getSize(1, !transposesB)});
  return success();
}

//===----------------------------------------------------------------------===//
// Einsum

namespace {

/// Reads the equation of an Einsum operation term by term.
class Equation {
public:
  explicit Equation(OpShapes &op) : op(op) {}

  LogicalResult infer();

private:
  LogicalResult addTerm(llvm::StringRef term, const DimList &shape);
  LogicalResult addLetter(char letter, DimExpr size);
  LogicalResult addEllipsis(DimList sizes);
  std::string getImplicitResult(llvm::ArrayRef<llvm::StringRef> terms);

  OpShapes &op;
  llvm::MapVector<char, DimExpr> letters;
  DimShape ellipsis;
};

} // namespace

LogicalResult Equation::addLetter(char letter, DimExpr size) {
  const auto [entry, isNew] = letters.try_emplace(letter, size);
  if (isNew || entry->second.isConstant(1)) {
    entry->second = size;
    return success();
  }
  if (size.isConstant(1))
    return success();
  FailureOr<DimExpr> both = op.unify(entry->second, size, "sizes of an index");
  if (failed(both))
    return failure();
  entry->second = *both;
  return success();
}

LogicalResult Equation::addEllipsis(DimList sizes) {
  if (!ellipsis) {
    ellipsis = std::move(sizes);
    return success();
  }
  FailureOr<DimShape> both = op.broadcast({*ellipsis, sizes});
  if (failed(both))
    return failure();
  ellipsis = *both;
  return success();
}

LogicalResult Equation::addTerm(llvm::StringRef term, const DimList &shape) {
  const auto [before, after] = term.split("...");
  const bool hasEllipsis = term.contains("...");
  const size_t named = before.size() + after.size();
  if (hasEllipsis ? named > shape.size() : named != shape.size())
    return op.error("has a term '" + term + "' for an operand of rank " +
                    llvm::Twine(shape.size()));
  for (auto [letter, size] : llvm::zip(before, shape))
    if (failed(addLetter(letter, size)))
      return failure();
  const llvm::ArrayRef<DimExpr> rest =
      llvm::ArrayRef(shape).drop_front(before.size());
  if (hasEllipsis && failed(addEllipsis(DimList(rest.drop_back(after.size())))))
    return failure();
  for (auto [letter, size] : llvm::zip(after, rest.take_back(after.size())))
    if (failed(addLetter(letter, size)))
      return failure();
  return success();
}

/// Without a result, it is the ellipsis and the letters that occur once,
/// sorted.
std::string Equation::getImplicitResult(llvm::ArrayRef<llvm::StringRef> terms) {
  std::string result;
  for (auto &[letter, size] : letters) {
    size_t count = 0;
    for (llvm::StringRef term : terms)
      count += term.count(letter);
    if (count == 1)
      result += letter;
  }
  llvm::sort(result);
  return (ellipsis ? "..." : "") + result;
}

LogicalResult Equation::infer() {
  std::string text;
  for (char c : op.getString("equation"))
    if (c != ' ')
      text += c;
  const auto [left, right] = llvm::StringRef(text).split("->");
  llvm::SmallVector<llvm::StringRef> terms;
  left.split(terms, ',');
  if (terms.size() != op.getNumOperands())
    return op.error("has an equation with " + llvm::Twine(terms.size()) +
                    " terms for " + llvm::Twine(op.getNumOperands()) +
                    " operands");
  for (auto [i, term] : llvm::enumerate(terms)) {
    const DimShape shape = op.getShape(i);
    if (!shape)
      return success();
    if (failed(addTerm(term, *shape)))
      return failure();
  }
  const std::string result = llvm::StringRef(text).contains("->")
                                 ? right.str()
                                 : getImplicitResult(terms);
  const auto [before, after] = llvm::StringRef(result).split("...");
  DimList shape;
  for (char letter : before)
    shape.push_back(letters.lookup(letter));
  if (llvm::StringRef(result).contains("...") && ellipsis)
    shape.append(ellipsis->begin(), ellipsis->end());
  for (char letter : after)
    shape.push_back(letters.lookup(letter));
  op.setShape(0, shape);
  return success();
}

static LogicalResult inferEinsum(OpShapes &op) { return Equation(op).infer(); }

/// Det: the shape without the last two dimensions.
static LogicalResult inferDet(OpShapes &op) {
  if (failed(op.checkRank(0, 2, INT64_MAX)))
    return failure();
  DimShape shape = op.getShape(0);
  if (!shape)
    return success();
  shape->pop_back_n(2);
  op.setShape(0, shape);
  return success();
}

InferShapesTable getMatMulTable() {
  static constexpr InferShapesRow table[] = {
      {"Det", inferDet},
      {"Einsum", inferEinsum},
      {"Gemm", inferGemm},
      {"MatMul", inferMatMul},
      {"MatMulInteger", inferMatMul},
      {"QLinearMatMul", inferQLinearMatMul},
  };
  return table;
}

} // namespace mlir::onnx
