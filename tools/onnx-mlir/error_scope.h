// SPDX-License-Identifier: Apache-2.0
//
// Captures diagnostics as the text of an absl::Status.
#ifndef TOOLS_ONNX_MLIR_ERROR_SCOPE_H
#define TOOLS_ONNX_MLIR_ERROR_SCOPE_H

#include <string>

#include "core/ir/context/context.h"
#include "core/ir/context/diagnostics.h"

namespace onnx_mlir {

/// Captures the first error diagnostic of a context during its lifetime, and
/// prints no diagnostic.
class ErrorScope {
public:
  explicit ErrorScope(mlir::MLIRContext &context);

  /// Returns the message of the first error, or an empty string.
  const std::string &getMessage() const { return message; }

  /// Returns the message after its location: `m.mlir:3:5: …` for a place in a
  /// file, and `node 'n': …` for a name.
  std::string getLocatedMessage() const { return location + message; }

private:
  std::string location;
  std::string message;
  mlir::ScopedDiagnosticHandler handler;
};

} // namespace onnx_mlir

#endif // TOOLS_ONNX_MLIR_ERROR_SCOPE_H
