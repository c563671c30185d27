// SPDX-License-Identifier: Apache-2.0
//
// Runs a loop nest over constant tensors.
#ifndef DIALECTS_ONNX_EVALUATE_NEST_EVALUATOR_H
#define DIALECTS_ONNX_EVALUATE_NEST_EVALUATOR_H

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/ir/structure/block.h"
#include "core/ir/structure/region.h"
#include "dialects/onnx/evaluate/constant_tensor.h"
#include "dialects/onnx/evaluate/scalar_program.h"
#include "dialects/onnx/indexed/indexed_op.h"
#include "llvm/ADT/SmallVector.h"

namespace mlir::onnx {

/// The tensors of an operator; an operand or result that is omitted is nullopt.
struct EvaluatedTensors {
  std::vector<std::optional<ConstantTensor>> operands, results;
};

/// Runs a nest whose sizes are constants.
class NestEvaluator {
public:
  NestEvaluator(const IndexedNest &nest, EvaluatedTensors &tensors,
                Location location)
      : nest(nest), tensors(tensors), location(location) {}

  /// Writes the results. `budget` is reduced by the cost. Returns false if the
  /// nest cannot be evaluated or the budget is exceeded; results may be partly
  /// written.
  bool run(int64_t &budget);

private:
  using Point = llvm::SmallVector<int64_t>;

  struct Bounds {
    int64_t extent;
    AffineExpr lower, upper;
  };

  /// The place of an element: an affine function of the point if `map` is null.
  struct Access {
    ConstantTensor *tensor;
    AffineMap map;
    llvm::SmallVector<int64_t> shape;
    llvm::SmallVector<int64_t> steps;
    int64_t base = 0;
  };

  struct Stage {
    llvm::SmallVector<Bounds> loops;
    llvm::SmallVector<Access> reads, writes;
    llvm::SmallVector<ScalarBits> initial;
    std::optional<ScalarProgram> program;
    /// Whether the call fails; true once it does.
    std::unique_ptr<ConstantTensor> failure;
    /// The nest's arguments: the induction variables, the elements, and the
    /// carried values.
    unsigned numIndices = 0;
  };

  bool prepare();
  bool addStage(const IndexedStage &stage);
  std::optional<Access> prepareAccess(const IndexedAccess &access,
                                      bool isResult, unsigned numDims);
  bool compile(const IndexedStage &stage, Stage &prepared);
  bool addLoops(llvm::ArrayRef<IndexedLoop> loops,
                llvm::SmallVector<Bounds> &bounds);
  bool getCost(int64_t &cost) const;

  template <typename Body>
  bool forEachPoint(llvm::ArrayRef<Bounds> loops, unsigned depth, Body body);
  bool runStages();
  bool runPoint(const IndexedStage &indexed, Stage &stage,
                llvm::MutableArrayRef<ScalarBits> accumulators);
  std::optional<int64_t> locate(const Access &access,
                                llvm::ArrayRef<int64_t> indirect) const;

  const IndexedNest &nest;
  EvaluatedTensors &tensors;
  Location location;
  llvm::SmallVector<Bounds> loops;
  std::vector<Stage> stages;
  /// Owns the code of all stages.
  Region code;
  Point point;
  llvm::SmallVector<ScalarBits> carried, arguments;
  int64_t *budget = nullptr;
};

} // namespace mlir::onnx

#endif // DIALECTS_ONNX_EVALUATE_NEST_EVALUATOR_H
