// SPDX-License-Identifier: Apache-2.0
//
// Converts the tensors and attributes of ONNX to attributes of MLIR.
#ifndef TARGETS_ONNX_IMPORT_ATTRIBUTES_H
#define TARGETS_ONNX_IMPORT_ATTRIBUTES_H

#include <memory>

#include "absl/status/statusor.h"
#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/builtin/builtin_types.h"
#include "core/ir/context/context.h"
#include "core/ir/data/blob.h"
#include "onnx/onnx_pb.h"
#include "targets/onnx/model.h"
#include "targets/onnx/tensor_data.h"

namespace onnx_mlir {

/// Converts parts of one model. Elements of tensors are not copied if they are
/// large: the attributes keep the model alive.
class AttributeImporter {
public:
  AttributeImporter(mlir::MLIRContext *context,
                    std::shared_ptr<const Model> model)
      : context(context), model(std::move(model)) {}

  /// Returns the elements of `tensor`, a part of the model.
  /// Errors: those of Model::readTensor.
  absl::StatusOr<mlir::ElementsAttr>
  importTensor(const ::onnx::TensorProto &tensor);

  /// Returns the elements of a sparse tensor as a dense one.
  /// Errors: InvalidArgument if indices or shape are not valid.
  absl::StatusOr<mlir::ElementsAttr>
  importSparseTensor(const ::onnx::SparseTensorProto &tensor);

  /// Returns the value of an attribute of a node that is neither a graph nor a
  /// reference to an attribute of a function.
  /// Errors: InvalidArgument, without the name of the attribute.
  absl::StatusOr<mlir::Attribute>
  importAttribute(const ::onnx::AttributeProto &attribute);

private:
  absl::StatusOr<mlir::ElementsAttr>
  importStrings(const ::onnx::TensorProto &tensor);
  /// Returns elements that ONNX and MLIR store in the same way.
  mlir::ElementsAttr importBytes(mlir::RankedTensorType type, mlir::Blob bytes);
  /// Returns elements of the model, which are not copied.
  mlir::Blob view(const TensorData &data) const;
  /// Frees the memory of elements number `first` to `last` - 1 of the model.
  void release(TensorData data, int64_t first, int64_t last) const;

  mlir::MLIRContext *context;
  std::shared_ptr<const Model> model;
  /// The number of elements that are shared with the model.
  unsigned numShared = 0;
};

} // namespace onnx_mlir

#endif // TARGETS_ONNX_IMPORT_ATTRIBUTES_H
