// SPDX-License-Identifier: Apache-2.0
#include "tools/onnx-mlir-run/tensor.h"

#include <algorithm>
#include <cstring>
#include <optional>

#include "targets/onnx/status.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/MathExtras.h"

namespace onnx_mlir {

absl::StatusOr<Tensor>
makeTensor(int32_t dataType, llvm::ArrayRef<int64_t> shape, uint64_t size) {
  const ElementType *type = findElementType(dataType);
  if (!type)
    return invalidArgument("element type " + llvm::Twine(dataType) +
                           " is not known");
  const int64_t elementSize = getElementSize(*type);
  if (elementSize == 0)
    return invalidArgument("elements of type " + type->name +
                           " are not supported: models do not take them");
  std::optional<int64_t> count = getNumElements(shape);
  int64_t needed = 0;
  if (!count || llvm::MulOverflow(*count, elementSize, needed))
    return invalidArgument("shape has a negative dimension, or more elements "
                           "than memory can hold");
  if (static_cast<uint64_t>(needed) != size)
    return invalidArgument("has " + llvm::Twine(size) +
                           " bytes of elements, but its type and shape need " +
                           llvm::Twine(needed));
  return Tensor{type, shape.vec(), {}};
}

std::string describeType(const Tensor &tensor) {
  std::string text;
  for (int64_t size : tensor.shape)
    text += std::to_string(size) + "x";
  return text + tensor.type->name.str();
}

void swapBytes(llvm::MutableArrayRef<char> elements, unsigned width) {
  if (width > 1)
    for (size_t i = 0; i + width <= elements.size(); i += width)
      std::reverse(elements.begin() + i, elements.begin() + i + width);
}

std::vector<char> gather(const char *first, llvm::ArrayRef<int64_t> shape,
                         llvm::ArrayRef<int64_t> strides, unsigned width) {
  const size_t count = *getNumElements(shape);
  std::vector<char> elements(count * width);
  std::vector<int64_t> index(shape.size());
  int64_t offset = 0;
  for (size_t i = 0; i < count; ++i) {
    std::memcpy(elements.data() + i * width, first + offset, width);
    for (size_t axis = shape.size(); axis-- > 0;) {
      offset += strides[axis];
      if (++index[axis] < shape[axis])
        break;
      offset -= strides[axis] * shape[axis];
      index[axis] = 0;
    }
  }
  return elements;
}

} // namespace onnx_mlir
