// SPDX-License-Identifier: Apache-2.0
//
// Tensors of numbers in memory, for the evaluation of operators.
#ifndef DIALECTS_ONNX_EVALUATE_CONSTANT_TENSOR_H
#define DIALECTS_ONNX_EVALUATE_CONSTANT_TENSOR_H

#include <cstdint>
#include <memory>
#include <optional>

#include "core/ir/builtin/builtin_types.h"
#include "core/ir/builtin/elements.h"
#include "core/ir/data/blob.h"
#include "core/ir/data/element_source.h"
#include "llvm/ADT/SmallVector.h"

namespace mlir::onnx {

/// The bits of an element of at most 64 bits; the bits above are zero.
using ScalarBits = uint64_t;

/// The elements of a tensor, each in as many whole bytes as its type has bits,
/// little-endian; bool takes a byte.
class ConstantTensor {
public:
  /// Views the elements of an attribute, which must outlive the tensor. Those
  /// of a large recipe are computed when they are read. Returns nullopt if the
  /// data is not there, or an element is no integer or float of at most 64
  /// bits.
  static std::optional<ConstantTensor> view(ElementsAttr elements);
  /// Does the same, but copies the elements.
  static std::optional<ConstantTensor> copy(ElementsAttr elements);
  /// Returns a tensor of zeros, or nullopt for other elements.
  static std::optional<ConstantTensor> create(RankedTensorType type);
  /// Does the same, but the zeros take memory only after `allocate`.
  static std::optional<ConstantTensor> declare(RankedTensorType type);
  /// Allocates a tensor that is declared, if it is not yet.
  void allocate();

  RankedTensorType getType() const { return type; }
  /// Returns whether all elements are the first, the only one that is stored.
  bool isSplat() const { return splat; }

  /// Sequential reads are fast.
  ScalarBits read(int64_t index) const;
  void write(int64_t index, ScalarBits bits);

  /// Returns the elements as an attribute: a resource if they are large.
  ElementsAttr take();

private:
  explicit ConstantTensor(RankedTensorType type);
  ScalarBits decode(const char *bytes) const;

  /// Elements that are computed when they are read, and the last of them.
  struct Computed {
    std::unique_ptr<ElementSource> source;
    llvm::SmallVector<char, 0> block;
    int64_t first = 0, size = 0;

    const char *read(int64_t index);
  };

  RankedTensorType type;
  unsigned width = 0;
  bool splat = false;
  const char *data = nullptr;
  /// Owns the elements of a tensor that is created, and bools.
  Blob blob;
  char *memory = nullptr;
  std::shared_ptr<Computed> computed;
};

} // namespace mlir::onnx

#endif // DIALECTS_ONNX_EVALUATE_CONSTANT_TENSOR_H
