// SPDX-License-Identifier: Apache-2.0
//
// Fuzz target: imports arbitrary bytes as a binary model, and as one in ONNX's
// syntax, where more mutations are nearly valid models. The module may be
// invalid, as types of attributes are not checked before verification, but
// nothing crashes.
#include <cstdint>
#include <memory>
#include <utility>

#include "absl/status/statusor.h"
#include "core/ir/context/diagnostics.h"
#include "core/ir/verify/verifier.h"
#include "targets/onnx/import/import.h"
#include "targets/onnx/model.h"
#include "targets/onnx/model_format.h"
#include "llvm/ADT/StringRef.h"

using namespace onnx_mlir;

/// Imports and verifies `bytes` in one format.
static void import(llvm::StringRef bytes, ModelFormat format) {
  absl::StatusOr<std::unique_ptr<Model>> model =
      Model::parse(bytes, "fuzz.onnx", /*baseDirectory=*/"", format);
  if (!model.ok())
    return;
  mlir::MLIRContext context(mlir::MLIRContext::Threading::Disabled);
  mlir::ScopedDiagnosticHandler handler(
      &context, [](mlir::Diagnostic &) { return mlir::success(); });
  absl::StatusOr<mlir::OwningOpRef<mlir::ModuleOp>> module =
      importModel(&context, std::move(*model));
  if (module.ok())
    (void)mlir::verify(**module);
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  llvm::StringRef bytes(reinterpret_cast<const char *>(data), size);
  for (ModelFormat format : {ModelFormat::Binary, ModelFormat::OnnxText})
    import(bytes, format);
  return 0;
}
