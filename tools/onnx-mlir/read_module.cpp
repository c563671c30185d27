// SPDX-License-Identifier: Apache-2.0
#include "tools/onnx-mlir/read_module.h"

#include <memory>
#include <string>
#include <utility>

#include "absl/status/status.h"
#include "core/asm/parser.h"
#include "core/ir/builtin/builtin_locations.h"
#include "core/ir/verify/verifier.h"
#include "dialects/func/func.h"
#include "dialects/onnx/dialect.h"
#include "targets/onnx/import/import.h"
#include "targets/onnx/model.h"
#include "targets/onnx/quote.h"
#include "targets/onnx/status.h"
#include "tools/onnx-mlir/error_scope.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/FileSystem.h"

namespace onnx_mlir {

bool isMLIRInput(llvm::StringRef path) {
  return path == "-" || path.ends_with(".mlir");
}

static absl::StatusOr<mlir::OwningOpRef<mlir::ModuleOp>>
parseModule(mlir::MLIRContext &context, llvm::StringRef path,
            const ShapeInformation &shapes) {
  if (!shapes.empty())
    return invalidArgument(
        "option '--" +
        llvm::Twine(shapes.shapes.empty() ? "dim" : "shapeInformation") +
        "' is for models; " + quote(path) + " is MLIR");
  // The parser reports a missing file without its reason.
  llvm::sys::fs::file_status status;
  if (path != "-")
    if (std::error_code error = llvm::sys::fs::status(path, status))
      return systemError(path, error);
  ErrorScope errors(context);
  mlir::OwningOpRef<mlir::ModuleOp> module =
      mlir::parseSourceFile<mlir::ModuleOp>(path, mlir::ParserConfig(&context));
  if (!module)
    return invalidArgument(errors.getLocatedMessage());
  return module;
}

absl::StatusOr<mlir::OwningOpRef<mlir::ModuleOp>>
readModule(mlir::MLIRContext &context, llvm::StringRef path,
           const ShapeInformation &shapes) {
  context.getOrLoadDialect<mlir::func::FuncDialect>();
  context.getOrLoadDialect<mlir::onnx::ONNXDialect>();
  if (isMLIRInput(path))
    return parseModule(context, path, shapes);
  absl::StatusOr<std::unique_ptr<Model>> read = Model::read(path);
  if (!read.ok())
    return read.status();
  const std::shared_ptr<const Model> model = *std::move(read);
  ErrorScope errors(context);
  absl::StatusOr<mlir::OwningOpRef<mlir::ModuleOp>> module =
      importModel(&context, model, shapes);
  if (module.ok() && mlir::failed(mlir::verify(**module)))
    return model->locate(invalidArgument(errors.getLocatedMessage()));
  return module;
}

} // namespace onnx_mlir
