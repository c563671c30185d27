// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx_direct/tensor.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "targets/onnx/tensor_type.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Endian.h"

namespace onnx_mlir::direct {

namespace endian = llvm::support::endian;
using ::onnx::TensorProto;

/// Far above available memory, but sums of sizes in bytes do not overflow.
constexpr int64_t maxElements = int64_t(1) << 40;

int64_t TensorType::size() const { return product(shape); }

/// A limit, because loops are emitted by recursion over the dimensions.
constexpr size_t maxRank = 64;

absl::Status checkTensorType(const TensorType &type) {
  if (type.element != TensorProto::FLOAT && !isIntegral(type.element))
    return absl::UnimplementedError(
        absl::StrCat("element type ", getElementTypeName(type.element),
                     " is not supported: only f32, i64, i32 and bool are"));
  if (type.shape.size() > maxRank)
    return absl::UnimplementedError(
        absl::StrCat("rank ", type.shape.size(),
                     " is not supported: it must be at most ", maxRank));
  int64_t size = 1;
  for (int64_t extent : type.shape) {
    if (extent < 0)
      return absl::InvalidArgumentError(absl::StrCat("shape ",
                                                     toString(type.shape),
                                                     " has a negative "
                                                     "dimension"));
    if (extent > maxElements / size)
      return absl::InvalidArgumentError(absl::StrCat(
          "a tensor of shape ", toString(type.shape), " is too large"));
    size *= std::max<int64_t>(extent, 1);
  }
  return absl::OkStatus();
}

bool isIntegral(DataType element) {
  return element == TensorProto::INT64 || element == TensorProto::INT32 ||
         element == TensorProto::BOOL;
}

unsigned getElementWidth(DataType element) {
  if (element == TensorProto::INT64)
    return 8;
  return element == TensorProto::BOOL ? 1 : 4;
}

std::string toString(const TensorType &type) {
  return getElementTypeName(type.element) + toString(type.shape);
}

std::string toString(llvm::ArrayRef<int64_t> shape) {
  return absl::StrCat("[", absl::StrJoin(shape, ", "), "]");
}

int64_t product(llvm::ArrayRef<int64_t> extents) {
  int64_t result = 1;
  for (int64_t extent : extents)
    result *= extent;
  return result;
}

Shape rowMajorStrides(llvm::ArrayRef<int64_t> shape) {
  Shape strides(shape.size());
  int64_t stride = 1;
  for (size_t i = shape.size(); i-- > 0;) {
    strides[i] = stride;
    stride *= shape[i];
  }
  return strides;
}

absl::StatusOr<int64_t> normalizeAxis(int64_t axis, int64_t rank) {
  if (axis < -rank || axis >= rank)
    return absl::InvalidArgumentError(
        absl::StrCat("axis ", axis, " is outside of a tensor of rank ", rank));
  return axis < 0 ? axis + rank : axis;
}

absl::StatusOr<std::vector<int64_t>> normalizeAxes(llvm::ArrayRef<int64_t> axes,
                                                   int64_t rank) {
  std::vector<int64_t> result;
  for (int64_t axis : axes) {
    absl::StatusOr<int64_t> normalized = normalizeAxis(axis, rank);
    if (!normalized.ok())
      return normalized.status();
    result.push_back(*normalized);
  }
  std::sort(result.begin(), result.end());
  auto twice = std::adjacent_find(result.begin(), result.end());
  if (twice != result.end())
    return absl::InvalidArgumentError(
        absl::StrCat("axis ", *twice, " is given twice"));
  return result;
}

absl::StatusOr<Shape> broadcastShapes(llvm::ArrayRef<Shape> shapes) {
  Shape result;
  for (const Shape &shape : shapes) {
    Shape longer = shape.size() > result.size() ? shape : result;
    const Shape &shorter = shape.size() > result.size() ? result : shape;
    size_t skipped = longer.size() - shorter.size();
    for (size_t i = 0; i < shorter.size(); ++i) {
      int64_t &extent = longer[skipped + i];
      if (extent != shorter[i] && extent != 1 && shorter[i] != 1)
        return absl::InvalidArgumentError(
            absl::StrCat("shapes ", toString(result), " and ", toString(shape),
                         " do not broadcast"));
      extent = extent == 1 ? shorter[i] : extent;
    }
    result = longer;
  }
  return result;
}

Shape broadcastStrides(llvm::ArrayRef<int64_t> from,
                       llvm::ArrayRef<int64_t> to) {
  Shape own = rowMajorStrides(from);
  size_t skipped = to.size() - from.size();
  Shape strides(to.size(), 0);
  for (size_t i = 0; i < from.size(); ++i)
    if (from[i] != 1)
      strides[skipped + i] = own[i];
  return strides;
}

void collapseDimensions(Shape &extents, llvm::MutableArrayRef<Shape> strides) {
  size_t kept = 0;
  for (size_t i = 0; i < extents.size(); ++i) {
    if (extents[i] == 1)
      continue;
    bool mergeable = kept > 0 && llvm::all_of(strides, [&](Shape &s) {
                       return s[kept - 1] == s[i] * extents[i];
                     });
    size_t target = mergeable ? kept - 1 : kept++;
    extents[target] = mergeable ? extents[target] * extents[i] : extents[i];
    for (Shape &s : strides)
      s[target] = s[i];
  }
  extents.resize(kept);
  for (Shape &s : strides)
    s.resize(kept);
}

void forEachIndex(llvm::ArrayRef<int64_t> extents,
                  llvm::function_ref<void(llvm::ArrayRef<int64_t>)> visit) {
  if (llvm::is_contained(extents, 0))
    return;
  Shape index(extents.size(), 0);
  while (true) {
    visit(index);
    size_t i = extents.size();
    while (i > 0 && ++index[i - 1] == extents[i - 1])
      index[--i] = 0;
    if (i == 0)
      return;
  }
}

int64_t dot(llvm::ArrayRef<int64_t> indices, llvm::ArrayRef<int64_t> strides) {
  int64_t result = 0;
  for (auto [index, stride] : llvm::zip_equal(indices, strides))
    result += index * stride;
  return result;
}

int64_t readInteger(llvm::ArrayRef<char> bytes, DataType element,
                    int64_t index) {
  const char *start = bytes.data() + index * getElementWidth(element);
  if (element == TensorProto::INT64)
    return endian::read<int64_t, llvm::endianness::little>(start);
  if (element == TensorProto::INT32)
    return endian::read<int32_t, llvm::endianness::little>(start);
  return *start != 0;
}

std::vector<char> writeIntegers(llvm::ArrayRef<int64_t> elements,
                                DataType element) {
  unsigned width = getElementWidth(element);
  std::vector<char> bytes(elements.size() * width);
  char *next = bytes.data();
  for (int64_t value : elements) {
    if (element == TensorProto::INT64)
      endian::write<int64_t, llvm::endianness::little>(next, value);
    else if (element == TensorProto::INT32)
      endian::write<int32_t, llvm::endianness::little>(next, value);
    else
      *next = value != 0;
    next += width;
  }
  return bytes;
}

} // namespace onnx_mlir::direct
