// SPDX-License-Identifier: Apache-2.0
//
// Where each value lies at run time.
#ifndef TARGETS_ONNX_DIRECT_MEMORY_PLAN_H
#define TARGETS_ONNX_DIRECT_MEMORY_PLAN_H

#include <cstdint>
#include <map>
#include <utility>
#include <vector>

#include "targets/onnx_direct/graph.h"
#include "llvm/ADT/ArrayRef.h"

namespace onnx_mlir::direct {

/// Alignment of values in the scratch memory and of constants. Units: bytes.
inline constexpr uint64_t memoryAlignment = 64;

/// The memory that a value needs, and the first and last step during which it
/// must keep it.
struct Lifetime {
  uint64_t size;
  int first;
  int last;
};

/// Gives each of `lifetimes` an aligned offset, the lowest that is free, in the
/// order given; those that meet in a step do not overlap in memory. Returns the
/// offsets; `total` becomes the size of all memory. Units: bytes.
std::vector<uint64_t> assignOffsets(llvm::ArrayRef<Lifetime> lifetimes,
                                    uint64_t &total);

/// A place in memory.
struct Location {
  enum class Base : uint8_t { Inputs, Outputs, Scratch, Weights };
  Base base;
  /// Inputs, Outputs, Weights: which one. Scratch: bytes from the start.
  uint64_t position;

  friend bool operator==(const Location &, const Location &) = default;
};

/// An output that no step writes.
struct OutputCopy {
  const Tensor *value;
  uint64_t output;
};

/// A plan for all values that steps read or write. Results that are graph
/// outputs are written in place.
class MemoryPlan {
public:
  explicit MemoryPlan(const Graph &graph);

  Location locate(const Tensor &value) const;

  /// In bytes, a multiple of the alignment.
  uint64_t getScratchSize() const { return scratchSize; }
  /// The constants that are read from memory, and the bytes that they take,
  /// each aligned.
  llvm::ArrayRef<const Tensor *> getWeights() const { return weights; }
  uint64_t getWeightsSize() const { return weightsSize; }
  /// To be copied after the last step.
  llvm::ArrayRef<OutputCopy> getCopies() const { return copies; }

private:
  void placeOutputs(const Graph &graph);
  void placeWeight(const Tensor &value);
  void placeScratch(const Graph &graph);

  std::map<const Tensor *, Location> locations;
  std::vector<const Tensor *> weights;
  std::vector<OutputCopy> copies;
  uint64_t scratchSize = 0;
  uint64_t weightsSize = 0;
};

} // namespace onnx_mlir::direct

#endif // TARGETS_ONNX_DIRECT_MEMORY_PLAN_H
