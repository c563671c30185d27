// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx_direct/memory_plan.h"

#include <algorithm>

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

namespace onnx_mlir::direct {

static uint64_t getSize(const Tensor &value) {
  return value.type.size() * getElementWidth(value.type.element);
}

static const Tensor *getOwner(const Tensor &value) {
  return value.alias ? value.alias : &value;
}

std::vector<uint64_t> assignOffsets(llvm::ArrayRef<Lifetime> lifetimes,
                                    uint64_t &total) {
  std::vector<uint64_t> offsets;
  total = 0;
  for (const Lifetime &lifetime : lifetimes) {
    std::vector<std::pair<uint64_t, uint64_t>> taken;
    for (auto [other, offset] : llvm::zip(lifetimes, offsets))
      if (other.first <= lifetime.last && lifetime.first <= other.last)
        taken.emplace_back(offset, offset + other.size);
    llvm::sort(taken);
    uint64_t size = llvm::alignTo(lifetime.size, memoryAlignment);
    uint64_t offset = 0;
    for (auto [begin, end] : taken) {
      if (offset + size <= begin)
        break;
      offset = std::max(offset, llvm::alignTo(end, memoryAlignment));
    }
    offsets.push_back(offset);
    total = std::max(total, offset + size);
  }
  return offsets;
}

MemoryPlan::MemoryPlan(const Graph &graph) {
  placeOutputs(graph);
  for (const Step &step : graph.steps)
    for (const Tensor *input : step.inputs)
      if (input && input->isConstant())
        placeWeight(*input);
  for (const OutputCopy &copy : copies)
    if (copy.value->isConstant())
      placeWeight(*copy.value);
  placeScratch(graph);
}

Location MemoryPlan::locate(const Tensor &value) const {
  if (value.kind == Tensor::Kind::Input)
    return {Location::Base::Inputs, value.inputIndex};
  return locations.at(getOwner(value));
}

/// Places a result that is a graph output in the memory of the first such
/// output.
void MemoryPlan::placeOutputs(const Graph &graph) {
  for (auto [i, value] : llvm::enumerate(graph.outputs)) {
    Location location = {Location::Base::Outputs, i};
    if (value->kind != Tensor::Kind::Computed ||
        !locations.try_emplace(getOwner(*value), location).second)
      copies.push_back({value, i});
  }
}

void MemoryPlan::placeWeight(const Tensor &value) {
  Location location = {Location::Base::Weights, weights.size()};
  if (!locations.try_emplace(&value, location).second)
    return;
  weights.push_back(&value);
  weightsSize += llvm::alignTo(getSize(value), memoryAlignment);
}

void MemoryPlan::placeScratch(const Graph &graph) {
  std::vector<const Tensor *> values;
  std::vector<Lifetime> lifetimes;
  std::map<const Tensor *, size_t> positions;
  for (auto [i, step] : llvm::enumerate(graph.steps)) {
    int now = i;
    for (const Tensor *output : step.outputs) {
      if (locations.count(output))
        continue;
      positions[output] = values.size();
      values.push_back(output);
      lifetimes.push_back({getSize(*output), now, now});
    }
    for (const Tensor *input : step.inputs) {
      auto position = positions.find(input ? getOwner(*input) : nullptr);
      if (position != positions.end())
        lifetimes[position->second].last = now;
    }
  }
  std::vector<uint64_t> offsets = assignOffsets(lifetimes, scratchSize);
  for (auto [value, offset] : llvm::zip_equal(values, offsets))
    locations[value] = {Location::Base::Scratch, offset};
}

} // namespace onnx_mlir::direct
