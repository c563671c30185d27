// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx_direct/strided_copy.h"

#include <algorithm>

#include "targets/onnx_direct/loop_nest.h"

namespace onnx_mlir::direct {

static bool isFoldable(const Op &op, const std::vector<StridedCopy> &copies) {
  int64_t size = 0;
  for (size_t i = 0; i < op.getNumOutputs(); ++i)
    size += op.getResult(i).size();
  return size <= maxFoldedElements &&
         std::all_of(copies.begin(), copies.end(), [&](const StridedCopy &c) {
           return op.getInput(c.input).isConstant();
         });
}

static Plan foldCopies(const Op &op, const std::vector<StridedCopy> &copies) {
  Plan plan;
  unsigned width = getElementWidth(op.getResult().element);
  for (size_t i = 0; i < op.getNumOutputs(); ++i)
    plan.folded.emplace_back(op.getResult(i).size() * width);
  for (const StridedCopy &copy : copies) {
    const char *source = op.getInput(copy.input).bytes.data();
    char *target = plan.folded[copy.output].data();
    forEachIndex(copy.extents, [&](llvm::ArrayRef<int64_t> index) {
      int64_t from = copy.sourceOffset + dot(index, copy.sourceStrides);
      int64_t to = copy.targetOffset + dot(index, copy.targetStrides);
      std::copy_n(source + from * width, width, target + to * width);
    });
  }
  return plan;
}

/// Returns true if all elements of input 0 are copied, in order, to the only
/// output.
static bool movesNothing(const Op &op, const std::vector<StridedCopy> &copies) {
  const StridedCopy &copy = copies.front();
  return copies.size() == 1 && op.getNumOutputs() == 1 && copy.input == 0 &&
         op.getType(0).size() == op.getResult().size() &&
         copy.sourceOffset == copy.targetOffset &&
         copy.sourceStrides == copy.targetStrides;
}

static void emitCopy(Kernel &kernel, const StridedCopy &copy) {
  emitLoops(
      kernel.builder, copy.extents, [&](llvm::ArrayRef<mlir::Value> indices) {
        mlir::Value element =
            kernel.load(kernel.inputs[copy.input],
                        linearIndex(kernel.builder, indices, copy.sourceStrides,
                                    copy.sourceOffset));
        kernel.store(element, kernel.outputs[copy.output],
                     linearIndex(kernel.builder, indices, copy.targetStrides,
                                 copy.targetOffset));
      });
}

Plan planCopies(const Op &op, std::vector<StridedCopy> copies) {
  for (StridedCopy &copy : copies) {
    Shape strides[] = {copy.sourceStrides, copy.targetStrides};
    collapseDimensions(copy.extents, strides);
    copy.sourceStrides = strides[0];
    copy.targetStrides = strides[1];
  }
  if (isFoldable(op, copies))
    return foldCopies(op, copies);
  if (movesNothing(op, copies))
    return Plan::alias();
  return Plan::emitted([copies = std::move(copies)](Kernel &kernel) {
    for (const StridedCopy &copy : copies)
      emitCopy(kernel, copy);
  });
}

} // namespace onnx_mlir::direct
