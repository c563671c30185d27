// SPDX-License-Identifier: Apache-2.0
//
// Ops that return or change only shapes, and ops that fill a shape.
#include <algorithm>
#include <optional>

#include "absl/strings/str_cat.h"
#include "targets/onnx/status.h"
#include "targets/onnx/tensor_data.h"
#include "targets/onnx_direct/loop_nest.h"
#include "targets/onnx_direct/op_table.h"
#include "targets/onnx_direct/status_macros.h"
#include "llvm/ADT/STLExtras.h"

namespace onnx_mlir::direct {

using ::onnx::TensorProto;

/// Plans the first output as input 0 with the shape `shape`.
static absl::StatusOr<Plan> planShaped(Op &op, llvm::ArrayRef<int64_t> shape) {
  TensorType result = {op.getType(0).element, Shape(shape)};
  RETURN_IF_ERROR(op.setResult(0, result));
  if (result.size() != op.getType(0).size())
    return invalidArgument("an input of type " + toString(op.getType(0)) +
                           " cannot take the shape " + toString(shape));
  return Plan::alias();
}

static absl::StatusOr<Plan> planIdentity(Op &op) {
  return planShaped(op, op.getShape(0));
}

/// Rejects training mode, which drops elements. It is an input since operator
/// set 12.
static absl::StatusOr<Plan> planDropout(Op &op) {
  op.ignoreAttribute("ratio");
  op.ignoreAttribute("seed");
  if (op.hasInput(2)) {
    ASSIGN_OR_RETURN(std::vector<int64_t> training,
                     op.takeIntegers(2, "training_mode"));
    if (llvm::any_of(training, [](int64_t on) { return on != 0; }))
      return unimplemented("training mode is not supported");
  }
  return planShaped(op, op.getShape(0));
}

/// A 0 stands for the input's dimension unless 'allowzero' is set. One -1
/// stands for the remaining dimension.
static absl::StatusOr<Plan> planReshape(Op &op) {
  ASSIGN_OR_RETURN(std::vector<int64_t> given, op.takeIntegers(1, "shape"));
  ASSIGN_OR_RETURN(int64_t allowZero, op.getAttribute<int64_t>("allowzero", 0));
  const TensorType &input = op.getType(0);
  absl::Status unsuitable =
      invalidArgument("an input of type " + toString(input) +
                      " cannot take the shape " + toString(given));
  Shape shape(given.begin(), given.end());
  int64_t *inferred = nullptr;
  for (auto [i, extent] : llvm::enumerate(shape)) {
    if (extent == -1 && !inferred) {
      inferred = &extent;
      extent = 1;
    } else if (extent == 0 && !allowZero) {
      if (i >= input.shape.size())
        return unsuitable;
      extent = input.shape[i];
    }
  }
  if (inferred) {
    RETURN_IF_ERROR(checkTensorType({input.element, shape}));
    int64_t known = product(shape);
    if (known == 0 || input.size() % known != 0)
      return unsuitable;
    *inferred = input.size() / known;
  }
  return planShaped(op, shape);
}

static absl::StatusOr<Plan> planFlatten(Op &op) {
  ASSIGN_OR_RETURN(int64_t axis, op.getAttribute<int64_t>("axis", 1));
  llvm::ArrayRef<int64_t> shape = op.getShape(0);
  int64_t rank = shape.size();
  if (axis != rank) {
    ASSIGN_OR_RETURN(axis, normalizeAxis(axis, rank));
  }
  return planShaped(
      op, {product(shape.take_front(axis)), product(shape.drop_front(axis))});
}

static absl::StatusOr<Plan> planSqueeze(Op &op) {
  ASSIGN_OR_RETURN(auto given, op.takeIntegers("axes", 13, 1));
  llvm::ArrayRef<int64_t> shape = op.getShape(0);
  std::vector<int64_t> axes;
  if (given) {
    ASSIGN_OR_RETURN(axes, normalizeAxes(*given, shape.size()));
  } else {
    for (size_t i = 0; i < shape.size(); ++i)
      if (shape[i] == 1)
        axes.push_back(i);
  }
  Shape result;
  for (size_t i = 0; i < shape.size(); ++i) {
    bool isDropped = llvm::is_contained(axes, static_cast<int64_t>(i));
    if (isDropped && shape[i] != 1)
      return invalidArgument(absl::StrCat("axis ", i, " has extent ", shape[i],
                                          ": only 1 can be squeezed"));
    if (!isDropped)
      result.push_back(shape[i]);
  }
  return planShaped(op, result);
}

static absl::StatusOr<Plan> planUnsqueeze(Op &op) {
  ASSIGN_OR_RETURN(auto given, op.takeIntegers("axes", 13, 1));
  if (!given)
    return invalidArgument("'axes' are missing");
  Shape shape = op.getShape(0);
  ASSIGN_OR_RETURN(std::vector<int64_t> axes,
                   normalizeAxes(*given, shape.size() + given->size()));
  for (int64_t axis : axes)
    shape.insert(shape.begin() + axis, 1);
  return planShaped(op, shape);
}

static Plan planIntegers(llvm::ArrayRef<int64_t> elements) {
  return Plan::constant(writeIntegers(elements, TensorProto::INT64));
}

static absl::StatusOr<Plan> planShape(Op &op) {
  llvm::ArrayRef<int64_t> shape = op.getShape(0);
  int64_t rank = shape.size();
  ASSIGN_OR_RETURN(int64_t start, op.getAttribute<int64_t>("start", 0));
  ASSIGN_OR_RETURN(int64_t end, op.getAttribute<int64_t>("end", rank));
  start = std::clamp<int64_t>(start < 0 ? start + rank : start, 0, rank);
  end = std::clamp<int64_t>(end < 0 ? end + rank : end, start, rank);
  RETURN_IF_ERROR(op.setResult(0, {TensorProto::INT64, {end - start}}));
  return planIntegers(shape.slice(start, end - start));
}

static absl::StatusOr<Plan> planSize(Op &op) {
  RETURN_IF_ERROR(op.setResult(0, {TensorProto::INT64, {}}));
  return planIntegers(op.getType(0).size());
}

/// Returns the bytes of the element that fills a ConstantOfShape; f32 0 by
/// default.
static absl::StatusOr<std::vector<char>> getFillElement(Op &op,
                                                        DataType &element) {
  ASSIGN_OR_RETURN(const TensorProto *value,
                   op.getAttribute<const TensorProto *>("value", nullptr));
  element = TensorProto::FLOAT;
  if (!value)
    return std::vector<char>(4, 0);
  std::vector<char> storage;
  ASSIGN_OR_RETURN(TensorData data, getInlineData(*value, storage));
  element = data.type;
  RETURN_IF_ERROR(checkTensorType({element, {}}));
  if (data.size() != 1)
    return invalidArgument("attribute 'value' must have one element");
  return data.bytes.vec();
}

static absl::StatusOr<Plan> planConstantOfShape(Op &op) {
  ASSIGN_OR_RETURN(std::vector<int64_t> shape, op.takeIntegers(0, "input"));
  DataType element;
  ASSIGN_OR_RETURN(std::vector<char> fill, getFillElement(op, element));
  TensorType result = {element, Shape(shape.begin(), shape.end())};
  RETURN_IF_ERROR(op.setResult(0, result));
  if (result.size() <= maxFoldedElements) {
    std::vector<char> bytes;
    for (int64_t i = 0; i < result.size(); ++i)
      llvm::append_range(bytes, fill);
    return Plan::constant(std::move(bytes));
  }
  return Plan::emitted([fill, element](Kernel &kernel) {
    const Operand &output = kernel.outputs[0];
    mlir::Value value = mlir::arith::ConstantOp::create(
        kernel.builder,
        getConstant(kernel.builder.getContext(), element, fill));
    emitLoop(kernel.builder, output.type.size(),
             [&](mlir::Value index) { kernel.store(value, output, index); });
  });
}

llvm::ArrayRef<OpEntry> getShapeOps() {
  static constexpr OpEntry entries[] = {
      {"ConstantOfShape", 1, 1, 1, planConstantOfShape},
      {"Dropout", 1, 3, 1, planDropout},
      {"Flatten", 1, 1, 1, planFlatten},
      {"Identity", 1, 1, 1, planIdentity},
      {"Reshape", 2, 2, 1, planReshape},
      {"Shape", 1, 1, 1, planShape},
      {"Size", 1, 1, 1, planSize},
      {"Squeeze", 1, 2, 1, planSqueeze},
      {"Unsqueeze", 1, 2, 1, planUnsqueeze},
  };
  return entries;
}

} // namespace onnx_mlir::direct
