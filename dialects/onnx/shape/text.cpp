// SPDX-License-Identifier: Apache-2.0
//
// Shapes of operators on strings.
#include "core/ir/builtin/builtin_attributes.h"
#include "dialects/onnx/shape/op_shapes.h"
#include "dialects/onnx/shape/tables.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::onnx {

static LogicalResult inferStrings(OpShapes &op) {
  op.setShape(0, op.getShape(0));
  return success();
}

static LogicalResult inferStringConcat(OpShapes &op) {
  FailureOr<DimShape> shape = op.broadcast({op.getShape(0), op.getShape(1)});
  if (failed(shape))
    return failure();
  op.setShape(0, *shape);
  return success();
}

/// StringNormalizer removes the words of a list.
static LogicalResult inferStringNormalizer(OpShapes &op) {
  DimShape shape = op.getShape(0);
  if (op.hasAttribute("stopwords") && shape && !shape->empty())
    shape->back() = DimExpr();
  op.setShape(0, shape);
  return success();
}

/// StringSplit: the parts as a new dimension, and their numbers.
static LogicalResult inferStringSplit(OpShapes &op) {
  DimShape shape = op.getShape(0);
  op.setShape(1, shape);
  if (shape)
    shape->push_back(DimExpr());
  op.setShape(0, shape);
  return success();
}

/// TfIdfVectorizer: as many columns as the largest index and one.
static LogicalResult inferTfIdfVectorizer(OpShapes &op) {
  DimShape shape = op.getShape(0);
  const auto indices = op.getInts("ngram_indexes");
  if (!shape || !indices)
    return success();
  if (failed(op.checkRank(0, 1, 2)))
    return failure();
  int64_t most = -1;
  for (int64_t index : *indices)
    most = std::max(most, index);
  const DimExpr columns = op.dims.add(op.constant(most), 1);
  op.setShape(0, shape->size() == 1 ? DimList{columns}
                                    : DimList{shape->front(), columns});
  return success();
}

InferShapesTable getTextTable() {
  static constexpr InferShapesRow table[] = {
      {"RegexFullMatch", inferStrings},
      {"StringConcat", inferStringConcat},
      {"StringNormalizer", inferStringNormalizer},
      {"StringSplit", inferStringSplit},
      {"TfIdfVectorizer", inferTfIdfVectorizer},
  };
  return table;
}

} // namespace mlir::onnx
