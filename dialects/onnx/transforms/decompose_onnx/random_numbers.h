// SPDX-License-Identifier: Apache-2.0
//
// Creates random numbers from operators on integers and floats.
#ifndef DIALECTS_ONNX_TRANSFORMS_DECOMPOSE_ONNX_RANDOM_NUMBERS_H
#define DIALECTS_ONNX_TRANSFORMS_DECOMPOSE_ONNX_RANDOM_NUMBERS_H

#include "dialects/onnx/transforms/decompose_onnx/decompositions.h"
#include "dialects/onnx/transforms/decomposition/node_builder.h"

namespace mlir::onnx {

/// Creates lists of `count` random numbers. The numbers depend on the attribute
/// `seed` of the operator. Without it, they differ in each evaluation.
///
/// Number i of a list is a hash of i and of the list's key, so that loops can
/// run in any order. The hash is that of SplitMix64 (Steele, Lea and Flood,
/// Fast splittable pseudorandom number generators, OOPSLA 2014).
class RandomNumbers {
public:
  /// `count` is a scalar of i64.
  RandomNumbers(const Node &node, NodeBuilder &builder, Value count);

  /// Returns the type in which numbers for elements of `type` are computed.
  Type getWorkType(Type type) const;
  /// Creates a list of numbers u with 0 <= u < 1, of the work type of `type`.
  /// They are multiples of the distance of the numbers of `type` before 1.
  Value createUniform(Type type);
  /// Creates a list of numbers of the standard normal distribution, of the work
  /// type of `type` (Box and Muller, A note on the generation of random normal
  /// deviates, 1958).
  Value createNormal(Type type);

private:
  Value scalar(uint64_t value);
  Value mix(Value bits);

  NodeBuilder &builder;
  /// The position of each number, and the key of the next list; u64.
  Value positions, key;
};

} // namespace mlir::onnx

#endif // DIALECTS_ONNX_TRANSFORMS_DECOMPOSE_ONNX_RANDOM_NUMBERS_H
