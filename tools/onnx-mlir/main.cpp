// SPDX-License-Identifier: Apache-2.0
//
// onnx-mlir: compiles an ONNX model to a native library.
#include <optional>

#include "core/support/tool.h"
#include "tools/onnx-mlir/compile.h"
#include "tools/onnx-mlir/options.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/raw_ostream.h"

int main(int argc, char **argv) {
  absl::StatusOr<std::optional<onnx_mlir::Options>> options =
      onnx_mlir::parseOptions(llvm::ArrayRef(argv, argc).drop_front(),
                              llvm::outs());
  if (!options.ok())
    return mlir::finishTool(options.status());
  return mlir::finishTool(*options ? onnx_mlir::compile(**options, llvm::errs())
                                   : absl::OkStatus());
}
