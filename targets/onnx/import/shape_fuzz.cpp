// SPDX-License-Identifier: Apache-2.0
//
// Fuzz target: infers the shapes of a model that is read from arbitrary bytes.
#include <cstdint>
#include <memory>
#include <utility>

#include "absl/status/statusor.h"
#include "core/ir/context/diagnostics.h"
#include "core/ir/verify/verifier.h"
#include "dialects/func/func.h"
#include "dialects/onnx/shape/shape_analysis.h"
#include "targets/onnx/import/import.h"
#include "targets/onnx/model.h"
#include "llvm/ADT/StringRef.h"

using namespace onnx_mlir;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  llvm::StringRef bytes(reinterpret_cast<const char *>(data), size);
  absl::StatusOr<std::unique_ptr<Model>> model =
      Model::parse(bytes, "fuzz.onnx", /*baseDirectory=*/"");
  if (!model.ok())
    return 0;
  mlir::MLIRContext context(mlir::MLIRContext::Threading::Disabled);
  mlir::ScopedDiagnosticHandler handler(
      &context, [](mlir::Diagnostic &) { return mlir::success(); });
  absl::StatusOr<mlir::OwningOpRef<mlir::ModuleOp>> module =
      importModel(&context, std::move(*model));
  if (!module.ok() || mlir::failed(mlir::verify(**module)))
    return 0;
  for (mlir::func::FuncOp function : (*module)->getOps<mlir::func::FuncOp>())
    (void)mlir::onnx::ShapeAnalysis(function);
  return 0;
}
