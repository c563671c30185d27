// SPDX-License-Identifier: Apache-2.0
#include "tools/onnx-mlir-run/compare.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "targets/onnx/tensor_type.h"
#include "tools/onnx-mlir-run/element.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

namespace onnx_mlir {

/// Returns the largest magnitude of the finite elements of `tensor`, or 0.
static double getLargest(const Tensor &tensor) {
  const size_t width = getElementSize(*tensor.type);
  double largest = 0;
  for (size_t i = 0; i < tensor.elements.size(); i += width) {
    Number number = readNumber(*tensor.type, tensor.elements.data() + i);
    if (number.isFinite())
      largest = std::max(largest, number.getMagnitude());
  }
  return largest;
}

/// Returns by how much the difference exceeds `allowed`; at most 0 if it does
/// not.
static double getExcess(const ElementType &type, const char *got,
                        const char *expected, double allowed) {
  Number a = readNumber(type, got), b = readNumber(type, expected);
  if (a.isFinite() && b.isFinite())
    return getDistance(type, got, expected) - allowed;
  bool same = (a.isNaN() && b.isNaN()) ||
              (a.real == b.real && a.imaginary == b.imaginary);
  return same ? 0 : std::numeric_limits<double>::infinity();
}

/// Returns the index of element number `element`, such as `[1,0,2]`, or `[]`
/// for a scalar.
static std::string describeIndex(const Tensor &tensor, int64_t element) {
  std::string text;
  for (size_t axis = tensor.shape.size(); axis-- > 0;) {
    text.insert(0, (axis ? "," : "") +
                       std::to_string(element % tensor.shape[axis]));
    element /= tensor.shape[axis];
  }
  return "[" + text + "]";
}

std::optional<std::string> findDifference(const Tensor &got,
                                          const Tensor &expected,
                                          const Tolerance &tolerance) {
  if (got.type != expected.type || got.shape != expected.shape)
    return "got a tensor of " + describeType(got) + ", expected one of " +
           describeType(expected);
  const ElementType &type = *got.type;
  const size_t width = getElementSize(type);
  const double ofLargest =
      tolerance.ofLargest ? *tolerance.ofLargest * getLargest(expected) : 0;
  auto getAllowed = [&](const char *element) {
    return tolerance.ofLargest
               ? ofLargest
               : tolerance.absolute +
                     tolerance.relative *
                         readNumber(type, element).getMagnitude();
  };

  int64_t differing = 0;
  size_t worst = 0;
  double worstExcess = 0;
  for (size_t i = 0; i < got.elements.size(); i += width) {
    const char *element = expected.elements.data() + i;
    double excess =
        getExcess(type, got.elements.data() + i, element, getAllowed(element));
    differing += excess > 0;
    if (excess > worstExcess) {
      worstExcess = excess;
      worst = i;
    }
  }
  if (differing == 0)
    return std::nullopt;

  const char *element = expected.elements.data() + worst;
  std::string text;
  llvm::raw_string_ostream stream(text);
  stream << "element " << describeIndex(got, worst / width) << ": got "
         << printNumber(type, got.elements.data() + worst) << ", expected "
         << printNumber(type, element) << ", tolerance "
         << llvm::format("%.3g", getAllowed(element)) << " (" << differing
         << " of " << got.getNumElements() << " elements differ)";
  return text;
}

} // namespace onnx_mlir
