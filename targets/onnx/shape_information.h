// SPDX-License-Identifier: Apache-2.0
//
// The value of the flag --shapeInformation: shapes that a user gives to the
// inputs of a model.
#ifndef TARGETS_ONNX_SHAPE_INFORMATION_H
#define TARGETS_ONNX_SHAPE_INFORMATION_H

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include "absl/status/statusor.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace onnx_mlir {

/// Shapes by input index. A dimension of -1 is known only at run time.
struct ShapeInformation {
  /// -1 stands for all inputs that have no entry of their own.
  std::map<int64_t, std::vector<int64_t>> shapes;

  /// The shape given to input `index`; nullopt when there is none.
  std::optional<llvm::ArrayRef<int64_t>> find(int64_t index) const;

  /// The greatest index that was given by number; -1 when none was. One that
  /// the model lacks is the user's mistake.
  int64_t getLastIndex() const;
};

/// Reads `0:1x3x48x320,1:?x8`: input indices from 0, or -1 for all inputs that
/// are not given one by one; dimensions that are numbers, or -1 or ? for one
/// known only at run time. The empty text gives no shapes.
/// Errors: InvalidArgument naming the part of the text that is wrong.
absl::StatusOr<ShapeInformation> parseShapeInformation(llvm::StringRef text);

} // namespace onnx_mlir

#endif // TARGETS_ONNX_SHAPE_INFORMATION_H
