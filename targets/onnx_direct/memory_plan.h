// SPDX-License-Identifier: Apache-2.0
//
// Assigns memory to each value at run time.
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

/// The size of a value, and the first and last step during which its memory is
/// in use.
struct Lifetime {
  uint64_t size;
  int first;
  int last;
};

/// Assigns each of `lifetimes`, in order, the lowest aligned offset that is
/// free. Values whose lifetimes share a step do not overlap in memory. Returns
/// the offsets and stores the size of the memory in `total`. Units: bytes.
std::vector<uint64_t> assignOffsets(llvm::ArrayRef<Lifetime> lifetimes,
                                    uint64_t &total);

/// A location in memory.
struct Location {
  enum class Base : uint8_t { Inputs, Outputs, Scratch, Weights };
  Base base;
  /// Inputs, Outputs, Weights: an index. Scratch: an offset in bytes.
  uint64_t position;

  friend bool operator==(const Location &, const Location &) = default;
};

/// An output that no step writes.
struct OutputCopy {
  const Tensor *value;
  uint64_t output;
};

/// The plan for all values that steps read or write. Results that are graph
/// outputs are written in place.
class MemoryPlan {
public:
  explicit MemoryPlan(const Graph &graph);

  Location locate(const Tensor &value) const;

  /// Returns the size of the scratch memory, a multiple of the alignment.
  /// Units: bytes.
  uint64_t getScratchSize() const { return scratchSize; }
  /// Return the constants that are read from memory, and their total size with
  /// alignment. Units: bytes.
  llvm::ArrayRef<const Tensor *> getWeights() const { return weights; }
  uint64_t getWeightsSize() const { return weightsSize; }
  /// Returns the outputs to copy after the last step.
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
