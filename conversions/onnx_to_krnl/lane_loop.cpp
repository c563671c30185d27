// SPDX-License-Identifier: Apache-2.0
#include "conversions/onnx_to_krnl/lane_loop.h"

#include "core/ir/builtin/builtin_attribute_interfaces.h"
#include "core/ir/builtin/builtin_types.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::onnx_to_krnl {

using onnx::IndexedAccess;
using onnx::IndexedLoop;
using onnx::IndexedNest;
using onnx::IndexedRead;
using onnx::IndexedStage;

namespace {

/// How an access depends on a loop.
enum class Dependence : uint8_t { None, Neighbors, Other };

} // namespace

static Dependence getDependence(const IndexedAccess &access, unsigned dim) {
  const AffineMap map = access.map;
  const auto depends = [&](AffineExpr result) {
    return result.isFunctionOfDim(dim);
  };
  if (llvm::none_of(map.getResults(), depends))
    return Dependence::None;
  const auto last = dyn_cast<AffineDimExpr>(map.getResults().back());
  const bool areNeighbors =
      last && last.getPosition() == dim &&
      llvm::none_of(map.getResults().drop_back(), depends);
  return areNeighbors ? Dependence::Neighbors : Dependence::Other;
}

static bool dependsOn(const IndexedLoop &loop, unsigned dim) {
  return (loop.lower && loop.lower.isFunctionOfDim(dim)) ||
         (loop.upper && loop.upper.isFunctionOfDim(dim));
}

/// Returns whether the points of a loop access elements of their own wherever
/// elements are written, and no iteration of the stage differs between points.
static bool isIndependent(const IndexedStage &stage, unsigned dim) {
  return llvm::all_of(stage.reads,
                      [&](const IndexedRead &read) {
                        const Dependence found = getDependence(read, dim);
                        return read.indirect.empty() &&
                               found != Dependence::Other &&
                               !(read.isResult && found == Dependence::None);
                      }) &&
         llvm::all_of(stage.writes,
                      [&](const IndexedAccess &write) {
                        return getDependence(write, dim) ==
                               Dependence::Neighbors;
                      }) &&
         llvm::none_of(
             stage.loops,
             [&](const IndexedLoop &loop) { return dependsOn(loop, dim); }) &&
         llvm::none_of(stage.initial, [](TypedAttr initial) {
           return initial.getType().isInteger(1);
         });
}

bool hasLaneLoop(const IndexedNest &nest) {
  if (nest.loops.empty() || nest.usesIndices)
    return false;
  const IndexedLoop &last = nest.loops.back();
  const unsigned dim = nest.loops.size() - 1;
  if (last.lower || last.upper ||
      last.extent.getConstant().value_or(numLanes) < numLanes)
    return false;
  return llvm::all_of(nest.stages,
                      [&](const IndexedStage &stage) {
                        return isIndependent(stage, dim);
                      }) &&
         llvm::any_of(nest.stages, [&](const IndexedStage &stage) {
           return !stage.loops.empty() &&
                  llvm::any_of(stage.reads, [&](const IndexedRead &read) {
                    return getDependence(read, dim) == Dependence::Neighbors;
                  });
         });
}

} // namespace mlir::onnx_to_krnl
