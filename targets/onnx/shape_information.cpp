// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx/shape_information.h"

#include <utility>

#include "targets/onnx/quote.h"
#include "targets/onnx/status.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/Twine.h"

namespace onnx_mlir {

static constexpr int64_t allInputs = -1;
static constexpr int64_t dynamic = -1;

static absl::StatusOr<std::vector<int64_t>>
parseDimensions(llvm::StringRef text) {
  std::vector<int64_t> dimensions;
  llvm::SmallVector<llvm::StringRef, 4> parts;
  text.split(parts, 'x');
  for (llvm::StringRef part : parts) {
    int64_t size = 0;
    if (part.trim() == "?")
      size = dynamic;
    else if (part.trim().getAsInteger(10, size) || size < dynamic)
      return invalidArgument("dimension " + quote(part) + " of shape " +
                             quote(text) +
                             " is not a number, -1 or ? (unknown)");
    dimensions.push_back(size);
  }
  return dimensions;
}

absl::StatusOr<ShapeInformation> parseShapeInformation(llvm::StringRef text) {
  ShapeInformation information;
  if (text.trim().empty())
    return information;
  llvm::SmallVector<llvm::StringRef, 4> parts;
  text.split(parts, ',');
  for (llvm::StringRef part : parts) {
    auto [index, shape] = part.trim().split(':');
    int64_t input = 0;
    if (index.size() == part.trim().size())
      return invalidArgument("shape information " + quote(part) +
                             " is not of the form INPUT:D1xD2x...");
    if (index.trim().getAsInteger(10, input) || input < allInputs)
      return invalidArgument("input " + quote(index) +
                             " of shape information " + quote(part) +
                             " is not an index from 0, or -1 for all inputs");
    absl::StatusOr<std::vector<int64_t>> dimensions =
        parseDimensions(shape.trim());
    if (!dimensions.ok())
      return dimensions.status();
    if (!information.shapes.emplace(input, std::move(*dimensions)).second)
      return invalidArgument("shape information gives input " +
                             llvm::Twine(input) + " two shapes");
  }
  return information;
}

absl::Status parseDimensionSize(llvm::StringRef text,
                                ShapeInformation &information) {
  const auto [name, number] = text.rsplit('=');
  int64_t size = 0;
  if (name.empty() || number.getAsInteger(10, size) || size < 0)
    return invalidArgument(quote(text) + " is not of the form NAME=SIZE");
  if (!information.sizes.emplace(name.str(), size).second)
    return invalidArgument("dimension " + quote(name) + " has two sizes");
  return absl::OkStatus();
}

std::optional<llvm::ArrayRef<int64_t>>
ShapeInformation::find(int64_t index) const {
  auto found = shapes.find(index);
  if (found == shapes.end())
    found = shapes.find(allInputs);
  if (found == shapes.end())
    return std::nullopt;
  return llvm::ArrayRef<int64_t>(found->second);
}

int64_t ShapeInformation::getLastIndex() const {
  return shapes.empty() ? -1 : shapes.rbegin()->first;
}

} // namespace onnx_mlir
