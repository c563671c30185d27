// SPDX-License-Identifier: Apache-2.0
//
// Shapes of the operators of ai.onnx.ml and of training.
#include "core/ir/builtin/builtin_attributes.h"
#include "dialects/onnx/shape/op_shapes.h"
#include "dialects/onnx/shape/tables.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::onnx {

static LogicalResult inferMapped(OpShapes &op) {
  op.setShape(0, op.getShape(0));
  return success();
}

/// Returns the number of samples: a vector is one.
static DimExpr countSamples(OpShapes &op) {
  const std::optional<int64_t> rank = op.getRank(0);
  return rank && *rank < 2 ? op.constant(1) : op.getSize(0, 0);
}

/// Returns the number of elements of a list, or null.
static DimExpr countList(OpShapes &op,
                         llvm::ArrayRef<llvm::StringLiteral> names) {
  for (llvm::StringRef name : names)
    if (const auto list = op.op.getAttrOfType<ArrayAttr>(name);
        list && list.size() > 0)
      return op.constant(list.size());
  return DimExpr();
}

/// A label for each sample, and a score for each class.
static LogicalResult inferClassifier(OpShapes &op) {
  const DimExpr samples = countSamples(op);
  const DimExpr classes = countList(
      op, {"classlabels_int64s", "classlabels_ints", "classlabels_strings"});
  op.setShape(0, DimList{samples});
  op.setShape(1, DimList{samples, classes});
  return success();
}

/// samples x targets
template <const char *attribute>
static LogicalResult inferRegressor(OpShapes &op) {
  op.setShape(0,
              DimList{countSamples(op), op.constant(op.getInt(attribute, 1))});
  return success();
}

static constexpr char linearTargets[] = "targets";
static constexpr char treeTargets[] = "n_targets";

static LogicalResult inferSVMRegressor(OpShapes &op) {
  op.setShape(0, DimList{countSamples(op), op.constant(1)});
  return success();
}

/// The last dimension has the selected features.
static LogicalResult inferArrayFeatureExtractor(OpShapes &op) {
  DimShape shape = op.getShape(0);
  const DimShape indices = op.getShape(1);
  if (!shape || !indices || shape->empty())
    return success();
  const DimExpr count = op.product(*indices);
  shape->back() = count;
  if (shape->size() == 1)
    shape->insert(shape->begin(), op.constant(1));
  op.setShape(0, shape);
  return success();
}

/// samples x the sum of the features
static LogicalResult inferFeatureVectorizer(OpShapes &op) {
  const auto sizes = op.getInts("inputdimensions");
  DimExpr total = sizes ? op.constant(0) : DimExpr();
  if (sizes)
    for (int64_t size : *sizes)
      total = op.dims.add(total, size);
  op.setShape(0, DimList{countSamples(op), total});
  return success();
}

/// The categories as a new dimension.
static LogicalResult inferOneHotEncoder(OpShapes &op) {
  DimShape shape = op.getShape(0);
  if (shape)
    shape->push_back(countList(op, {"cats_int64s", "cats_strings"}));
  op.setShape(0, shape);
  return success();
}

/// A row of features.
static LogicalResult inferFeatures(OpShapes &op) {
  op.setShape(0, DimList{op.constant(1), countList(op, {"int64_vocabulary",
                                                        "string_vocabulary"})});
  return success();
}

/// The operands after the rate and the time are groups of tensors: the values,
/// their gradients, and as many states as there are results beside the values.
static LogicalResult inferOptimizer(OpShapes &op) {
  const unsigned numResults = op.getNumResults();
  if (op.getNumOperands() < 2)
    return success();
  const unsigned numTensors = op.getNumOperands() - 2;
  // groups of operands = groups of results + the gradients
  if (numTensors <= numResults)
    return success();
  const unsigned size = numTensors - numResults;
  for (unsigned i = 0; i < numResults; ++i)
    op.setShape(i, op.getShape(2 + (i < size ? i : i + size)));
  return success();
}

InferShapesTable getTraditionalMlTable() {
  static constexpr InferShapesRow table[] = {
      {"Adagrad", inferOptimizer},
      {"Adam", inferOptimizer},
      {"ArrayFeatureExtractor", inferArrayFeatureExtractor},
      {"CategoryMapper", inferMapped},
      {"DictVectorizer", inferFeatures},
      {"FeatureVectorizer", inferFeatureVectorizer},
      {"LabelEncoder", inferMapped},
      {"LinearClassifier", inferClassifier},
      {"LinearRegressor", inferRegressor<linearTargets>},
      {"Momentum", inferOptimizer},
      {"Normalizer", inferMapped},
      {"OneHotEncoder", inferOneHotEncoder},
      {"SVMClassifier", inferClassifier},
      {"SVMRegressor", inferSVMRegressor},
      {"Scaler", inferMapped},
      {"TreeEnsemble", inferRegressor<treeTargets>},
      {"TreeEnsembleClassifier", inferClassifier},
      {"TreeEnsembleRegressor", inferRegressor<treeTargets>},
  };
  return table;
}

} // namespace mlir::onnx
