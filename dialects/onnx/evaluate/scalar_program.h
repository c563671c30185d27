// SPDX-License-Identifier: Apache-2.0
//
// Straight-line code on scalars, which is run for each element.
#ifndef DIALECTS_ONNX_EVALUATE_SCALAR_PROGRAM_H
#define DIALECTS_ONNX_EVALUATE_SCALAR_PROGRAM_H

#include <optional>
#include <vector>

#include "core/ir/structure/block.h"
#include "core/ir/structure/operation.h"
#include "dialects/onnx/evaluate/constant_tensor.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"

namespace mlir::onnx {

/// Returns the bits of a number, or nullopt for another attribute.
std::optional<ScalarBits> getScalarBits(Attribute attribute);

/// The operations of a block without regions, on scalars of at most 64 bits.
/// The most frequent ones run directly; others are folded. Floats round to
/// nearest; a NaN that is computed is the quiet one without sign and payload.
class ScalarProgram {
public:
  /// Compiles the operations of `block`, which must outlive the program.
  /// Returns nullopt if a value is no scalar.
  static std::optional<ScalarProgram> compile(Block &block,
                                              llvm::ArrayRef<Value> results);

  /// Runs the operations. `arguments` are those of the block. Returns false if
  /// an operation does not fold.
  bool run(llvm::ArrayRef<ScalarBits> arguments);
  unsigned getNumResults() const { return results.size(); }
  /// Returns the value of result `i` of the last run.
  ScalarBits getResult(unsigned i) const { return values[results[i]]; }

  /// Returns how much a run costs, in direct operations.
  int64_t getCost() const { return cost; }

private:
  using Direct = ScalarBits (*)(ScalarBits a, ScalarBits b, ScalarBits c);

  struct Step {
    Operation *op;
    /// Null for an operation that is folded.
    Direct direct;
    llvm::SmallVector<unsigned, 3> operands;
    unsigned result;
  };

  static Direct lookup(Operation *op);
  std::optional<unsigned> addValue(Value value);
  bool addOperation(Operation &op);
  bool fold(const Step &step);

  std::vector<Step> steps;
  std::vector<ScalarBits> values;
  std::vector<unsigned> results;
  llvm::DenseMap<Value, unsigned> places;
  int64_t cost = 0;
};

} // namespace mlir::onnx

#endif // DIALECTS_ONNX_EVALUATE_SCALAR_PROGRAM_H
