// SPDX-License-Identifier: Apache-2.0
//
// Fuzz target: parses arbitrary bytes as a NumPy file. An array that can be
// read survives writing and reading.
#include <cstdint>
#include <cstdlib>
#include <string>

#include "absl/status/statusor.h"
#include "tools/onnx-mlir-run/npy.h"
#include "tools/onnx-mlir-run/tensor.h"
#include "llvm/ADT/StringRef.h"

using namespace onnx_mlir;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  absl::StatusOr<Tensor> tensor =
      parseNpy(llvm::StringRef(reinterpret_cast<const char *>(data), size));
  if (!tensor.ok())
    return 0;
  absl::StatusOr<std::string> file = encodeNpy(*tensor);
  if (!file.ok())
    return 0;
  absl::StatusOr<Tensor> again = parseNpy(*file);
  if (!again.ok() || again->type != tensor->type ||
      again->shape != tensor->shape || again->elements != tensor->elements)
    std::abort();
  return 0;
}
