// SPDX-License-Identifier: Apache-2.0
#include "dialects/onnx/indexed/window.h"

#include "llvm/ADT/STLExtras.h"

namespace mlir::onnx {

/// Returns the attribute, or `count` numbers 1.
static FailureOr<llvm::SmallVector<int64_t>>
readNumbers(const Operator &op, llvm::StringRef name, size_t count) {
  auto given = op.getIntegers(name);
  if (!given)
    return llvm::SmallVector<int64_t>(count, 1);
  if (given->size() != count ||
      llvm::any_of(*given, [](int64_t number) { return number < 1; }))
    return op.emitError() << "expects " << count << " positive numbers in '"
                          << name << "'";
  return *given;
}

/// Sets the padding that makes the output as large as the input divided by the
/// stride. An odd number of elements has one more at the end, or at the
/// beginning.
static void setSame(DimExprContext &dims, WindowDim &dim, bool isOddAtEnd) {
  // Between the first element of the first window and the end of the last one.
  DimExpr covered =
      dims.add(dims.mul(dims.add(dim.output, -1), dim.stride),
               dims.add(dims.mul(dims.add(dim.kernel, -1), dim.dilation), 1));
  DimExpr total = dims.max(dims.sub(covered, dim.input), 0);
  dim.padBegin = isOddAtEnd ? dims.floorDiv(total, 2) : dims.ceilDiv(total, 2);
  dim.padEnd = dims.sub(total, dim.padBegin);
}

FailureOr<llvm::SmallVector<WindowDim>> readWindow(const Operator &op,
                                                   Sizes kernel) {
  const size_t count = kernel.size();
  FailureOr<llvm::SmallVector<int64_t>> strides =
      readNumbers(op, "strides", count);
  FailureOr<llvm::SmallVector<int64_t>> dilations =
      readNumbers(op, "dilations", count);
  if (failed(strides) || failed(dilations))
    return failure();
  auto pads = op.getIntegers("pads");
  if (pads && pads->size() != 2 * count)
    return op.emitError() << "expects " << 2 * count << " numbers in 'pads'";
  const llvm::StringRef automatic = op.getString("auto_pad", "NOTSET");
  const Sizes input = op.getShape(0).drop_front(2);
  const Sizes output = op.getResultShape().drop_front(2);
  if (input.size() != count || output.size() != count)
    return op.emitError() << "expects " << count << " spatial dimensions";

  llvm::SmallVector<WindowDim> window;
  for (size_t i = 0; i < count; ++i) {
    const DimExpr zero = op.dims().getConstant(0);
    WindowDim dim = {kernel[i], (*strides)[i], (*dilations)[i], zero,
                     zero,      input[i],      output[i]};
    if (automatic.starts_with("SAME")) {
      setSame(op.dims(), dim, automatic == "SAME_UPPER");
    } else if (automatic == "NOTSET" && pads) {
      dim.padBegin = op.dims().getConstant((*pads)[i]);
      dim.padEnd = op.dims().getConstant((*pads)[count + i]);
    }
    window.push_back(dim);
  }
  return window;
}

/// Element k of the window is at k * dilation + start, which must be from 0 to
/// before the size of the tensor.
WindowIndex addWindowLoop(NestBuilder &nest, const Operator &op,
                          const WindowDim &dim, AffineExpr position) {
  AffineExpr element = nest.addLoop(dim.kernel);
  AffineExpr start = position * dim.stride - nest.size(dim.padBegin);
  const bool isInside = dim.padBegin.isConstant(0) && dim.padEnd.isConstant(0);
  if (!isInside)
    nest.limitLoop((-start).ceilDiv(dim.dilation),
                   (nest.size(dim.input) - start).ceilDiv(dim.dilation));
  return {start + element * dim.dilation, element};
}

} // namespace mlir::onnx
