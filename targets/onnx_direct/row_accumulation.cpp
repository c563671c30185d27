// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx_direct/row_accumulation.h"

namespace onnx_mlir::direct {

namespace arith = mlir::arith;
using mlir::Value;

void emitAccumulation(Kernel &kernel, const Operand &output, Value start,
                      LoopRange range, llvm::ArrayRef<WeightedRow> rows) {
  auto &builder = kernel.builder;
  emitLoop(builder, range, [&](Value i) {
    Value target = add(builder, start, i);
    Value sum = kernel.load(output, target);
    for (const WeightedRow &row : rows) {
      Value source = addScaled(builder, row.start, i, row.stride);
      sum =
          kernel.multiplyAdd(sum, row.weight, kernel.load(*row.input, source));
    }
    kernel.store(sum, output, target);
  });
}

void emitBlocks(KernelBuilder &builder, int64_t extent, int64_t size,
                llvm::function_ref<void(Value, int64_t)> body) {
  int64_t whole = extent / size * size;
  LoopRange blocks = {builder.index(0), builder.index(whole), size};
  emitLoop(builder, blocks, [&](Value first) { body(first, size); });
  if (whole != extent)
    body(builder.index(whole), extent - whole);
}

} // namespace onnx_mlir::direct
