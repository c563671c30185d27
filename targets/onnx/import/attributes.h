// SPDX-License-Identifier: Apache-2.0
//
// Converts the tensors and attributes of ONNX to attributes of MLIR.
#ifndef TARGETS_ONNX_IMPORT_ATTRIBUTES_H
#define TARGETS_ONNX_IMPORT_ATTRIBUTES_H

#include <memory>

#include "absl/status/statusor.h"
#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/context/context.h"
#include "onnx/onnx_pb.h"
#include "targets/onnx/model.h"

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

  mlir::MLIRContext *context;
  std::shared_ptr<const Model> model;
  /// The number of elements that are shared with the model.
  unsigned numShared = 0;
};

} // namespace onnx_mlir

#endif // TARGETS_ONNX_IMPORT_ATTRIBUTES_H
