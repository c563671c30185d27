// SPDX-License-Identifier: Apache-2.0
//
// Finds the types of the results of a node from its operands and attributes.
// Shapes of tensors are left open; shape inference finds them.
#ifndef TARGETS_ONNX_IMPORT_RESULT_TYPES_H
#define TARGETS_ONNX_IMPORT_RESULT_TYPES_H

#include <vector>

#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/structure/type.h"
#include "targets/onnx/import/schema.h"
#include "llvm/ADT/ArrayRef.h"

namespace onnx_mlir {

/// A node before it becomes an operation.
struct NodeTypes {
  const Schema &schema;
  /// `none` for an operand that is omitted.
  llvm::ArrayRef<mlir::Type> operands;
  mlir::DictionaryAttr attributes;
  /// The types that each region yields.
  llvm::ArrayRef<std::vector<mlir::Type>> yielded;

  mlir::MLIRContext *getContext() const { return attributes.getContext(); }
};

/// Returns the type of result `index`, or null if the node does not determine
/// it.
mlir::Type inferResultType(const NodeTypes &node, unsigned index);

} // namespace onnx_mlir

#endif // TARGETS_ONNX_IMPORT_RESULT_TYPES_H
