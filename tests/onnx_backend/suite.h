// SPDX-License-Identifier: Apache-2.0
//
// Reads the files that bundle.py writes: tests of ONNX models with their inputs
// and expected outputs.
#ifndef TESTS_ONNX_BACKEND_SUITE_H
#define TESTS_ONNX_BACKEND_SUITE_H

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "llvm/ADT/StringRef.h"

namespace onnx_mlir {

/// An input or output.
struct SuiteValue {
  enum Kind { Absent, TensorMessage, Sequence, Other, Optional };
  Kind kind;
  /// A serialized TensorProto.
  std::string message;
  /// The elements of a sequence, or the content of an optional value.
  std::vector<SuiteValue> elements;
};

/// Inputs of a model and the outputs that it must compute.
struct DataSet {
  std::vector<SuiteValue> inputs;
  std::vector<SuiteValue> outputs;
};

struct SuiteCase {
  /// KIND/NAME, as ONNX names it: node/test_abs.
  std::string name;
  double relativeTolerance;
  double absoluteTolerance;
  /// A serialized ModelProto.
  std::string model;
  std::vector<DataSet> dataSets;
};

/// Reads the file `path`.
/// Errors, which start with the path: it cannot be read or is malformed.
absl::StatusOr<std::vector<SuiteCase>> readSuite(llvm::StringRef path);

} // namespace onnx_mlir

#endif // TESTS_ONNX_BACKEND_SUITE_H
