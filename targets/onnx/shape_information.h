// SPDX-License-Identifier: Apache-2.0
//
// Parses the values of --shapeInformation and --dim, which set the sizes of a
// model's inputs.
#ifndef TARGETS_ONNX_SHAPE_INFORMATION_H
#define TARGETS_ONNX_SHAPE_INFORMATION_H

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace onnx_mlir {

/// Shapes by input index, and sizes by name. The dimension -1 is dynamic.
struct ShapeInformation {
  /// The key -1 applies to all inputs without an entry of their own.
  std::map<int64_t, std::vector<int64_t>> shapes;
  /// The sizes of dimensions to which a model gives names.
  std::map<std::string, int64_t> sizes;

  bool empty() const { return shapes.empty() && sizes.empty(); }

  /// Returns the shape of input `index`, or nullopt if none is given.
  std::optional<llvm::ArrayRef<int64_t>> find(int64_t index) const;

  /// Returns the greatest input index that was given, or -1 if none was. The
  /// caller checks that the model has such an input.
  int64_t getLastIndex() const;
};

/// Parses text such as `0:1x3x48x320,1:?x8`. An entry starts with an input
/// index, from 0, or with -1 for all inputs without their own entry. A
/// dimension is a number, or -1 or ? if it is dynamic. The empty text yields no
/// shapes.
/// Errors: InvalidArgument, naming the part of the text that is malformed.
absl::StatusOr<ShapeInformation> parseShapeInformation(llvm::StringRef text);

/// Parses text such as `batch=4` and adds it to `information.sizes`. The name
/// ends at the last `=`.
/// Errors: InvalidArgument if the text has another form, the size is negative,
/// or the name has a size already.
absl::Status parseDimensionSize(llvm::StringRef text,
                                ShapeInformation &information);

} // namespace onnx_mlir

#endif // TARGETS_ONNX_SHAPE_INFORMATION_H
