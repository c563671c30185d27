// SPDX-License-Identifier: Apache-2.0
//
// Tensors of numbers in memory, for the evaluation of operators.
#ifndef DIALECTS_ONNX_EVALUATE_CONSTANT_TENSOR_H
#define DIALECTS_ONNX_EVALUATE_CONSTANT_TENSOR_H

#include <cstdint>
#include <optional>

#include "core/ir/builtin/builtin_types.h"
#include "core/ir/builtin/elements.h"
#include "core/ir/data/blob.h"

namespace mlir::onnx {

/// The bits of an element of at most 64 bits; the bits above are zero.
using ScalarBits = uint64_t;

/// The elements of a tensor, each in as many whole bytes as its type has bits,
/// little-endian; bool takes a byte.
class ConstantTensor {
public:
  /// Views the elements of an attribute, which must outlive the tensor. Returns
  /// nullopt if the data is not there, or an element is no integer or float of
  /// at most 64 bits.
  static std::optional<ConstantTensor> view(ElementsAttr elements);
  /// Returns a tensor of zeros, or nullopt for other elements.
  static std::optional<ConstantTensor> create(RankedTensorType type);

  RankedTensorType getType() const { return type; }
  /// Returns whether all elements are the first, the only one that is stored.
  bool isSplat() const { return splat; }

  ScalarBits read(int64_t index) const;
  void write(int64_t index, ScalarBits bits);

  /// Returns the elements as an attribute: a resource if they are large.
  ElementsAttr take();

private:
  explicit ConstantTensor(RankedTensorType type);

  RankedTensorType type;
  unsigned width = 0;
  bool splat = false;
  const char *data = nullptr;
  /// Owns the elements of a tensor that is created, and bools.
  Blob blob;
  char *memory = nullptr;
};

} // namespace mlir::onnx

#endif // DIALECTS_ONNX_EVALUATE_CONSTANT_TENSOR_H
