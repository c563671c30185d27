// SPDX-License-Identifier: Apache-2.0
#include "tools/onnx-mlir/error_scope.h"

#include "core/ir/builtin/builtin_locations.h"
#include "targets/onnx/quote.h"
#include "llvm/ADT/Twine.h"

namespace onnx_mlir {

/// Returns `location` for the front of a message, or an empty string.
static std::string describe(mlir::Location location) {
  if (auto file = location.getAttr().findInstanceOf<mlir::FileLineColRange>())
    return (file.getFilename().getValue() + ":" +
            llvm::Twine(file.getStartLine()) + ":" +
            llvm::Twine(file.getStartColumn()) + ": ")
        .str();
  if (auto name = llvm::dyn_cast<mlir::NameLoc>(location.getAttr()))
    return "node " + quote(name.getName().getValue()) + ": ";
  return "";
}

ErrorScope::ErrorScope(mlir::MLIRContext &context)
    : handler(&context, [this](mlir::Diagnostic &diagnostic) {
        if (diagnostic.getSeverity() == mlir::DiagnosticSeverity::Error &&
            message.empty()) {
          location = describe(diagnostic.getLocation());
          message = diagnostic.str();
        }
        return mlir::success();
      }) {}

} // namespace onnx_mlir
