// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx_direct/graph_inputs.h"

#include <optional>

#include "absl/strings/str_cat.h"
#include "targets/onnx/quote.h"
#include "targets/onnx/status.h"
#include "targets/onnx_direct/status_macros.h"
#include "llvm/ADT/STLExtras.h"

namespace onnx_mlir::direct {

constexpr int64_t dynamic = -1;

/// Returns the declared shape with -1 for dynamic dimensions, or nullopt if
/// none is declared.
static std::optional<Shape>
getDeclaredShape(const ::onnx::TypeProto::Tensor &type) {
  if (!type.has_shape())
    return std::nullopt;
  Shape shape;
  for (const auto &dim : type.shape().dim())
    shape.push_back(dim.dim_value() > 0 ? dim.dim_value() : dynamic);
  return shape;
}

/// Completes `declared` by `given`; -1 if a dimension is in neither.
static absl::StatusOr<Shape> mergeShapes(std::optional<Shape> declared,
                                         llvm::ArrayRef<int64_t> given) {
  if (!declared)
    return Shape(given);
  if (declared->size() != given.size())
    return invalidArgument(absl::StrCat("has ", declared->size(),
                                        " dimensions, --shapeInformation gives "
                                        "it ",
                                        given.size()));
  Shape merged;
  for (auto [i, own] : llvm::enumerate(*declared)) {
    if (own != dynamic && given[i] != dynamic && own != given[i])
      return invalidArgument(absl::StrCat("has ", own, " as dimension ", i,
                                          ", --shapeInformation gives it ",
                                          given[i]));
    merged.push_back(own == dynamic ? given[i] : own);
  }
  return merged;
}

/// Returns the type of input `index`. Error messages continue the input's name.
static absl::StatusOr<TensorType>
resolveInputType(const ::onnx::ValueInfoProto &input, int64_t index,
                 const ShapeInformation &shapes) {
  if (!input.type().has_tensor_type())
    return unimplemented("is not a tensor: only tensors are supported");
  const ::onnx::TypeProto::Tensor &type = input.type().tensor_type();
  std::optional<Shape> shape = getDeclaredShape(type);
  if (auto given = shapes.find(index)) {
    ASSIGN_OR_RETURN(shape, mergeShapes(shape, *given));
  }
  std::string remedy =
      absl::StrCat(": give its shape with --shapeInformation=", index, ":...");
  if (!shape)
    return invalidArgument("has no shape" + remedy);
  for (auto [i, extent] : llvm::enumerate(*shape))
    if (extent == dynamic)
      return invalidArgument(
          absl::StrCat("has a dynamic dimension ", i, remedy));
  return TensorType{static_cast<DataType>(type.elem_type()), *shape};
}

absl::StatusOr<std::vector<TensorType>>
resolveInputTypes(llvm::ArrayRef<const ::onnx::ValueInfoProto *> inputs,
                  const ShapeInformation &shapes) {
  int64_t last = shapes.getLastIndex();
  if (last >= static_cast<int64_t>(inputs.size()))
    return invalidArgument(absl::StrCat("--shapeInformation gives a shape to "
                                        "input ",
                                        last, ", but the model has ",
                                        inputs.size(), " inputs"));
  std::vector<TensorType> types;
  for (auto [i, input] : llvm::enumerate(inputs)) {
    absl::StatusOr<TensorType> type = resolveInputType(*input, i, shapes);
    if (!type.ok())
      return absl::Status(type.status().code(),
                          absl::StrCat("input ", quote(input->name()), " ",
                                       type.status().message()));
    types.push_back(*std::move(type));
  }
  return types;
}

} // namespace onnx_mlir::direct
