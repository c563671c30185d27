// SPDX-License-Identifier: Apache-2.0
//
// Code on scalars, which is run for each element.
#ifndef DIALECTS_ONNX_EVALUATE_SCALAR_PROGRAM_H
#define DIALECTS_ONNX_EVALUATE_SCALAR_PROGRAM_H

#include <optional>
#include <vector>

#include "core/ir/structure/block.h"
#include "core/ir/structure/operation.h"
#include "core/ir/structure/value.h"
#include "dialects/onnx/evaluate/constant_tensor.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"

namespace mlir::onnx {

/// Returns the bits of a number, or nullopt for another attribute.
std::optional<ScalarBits> getScalarBits(Attribute attribute);

/// The operations of a block on scalars of at most 64 bits, with the loops and
/// branches of scf, and loads from tensors and stores to them. The most
/// frequent ones run directly; others are folded. Floats round to nearest; a
/// NaN that is computed is the quiet one without sign and payload.
class ScalarProgram {
public:
  /// The tensors that memrefs among the arguments of a block stand for, and
  /// that outlive the program.
  using Tensors = llvm::DenseMap<Value, ConstantTensor *>;

  /// Compiles the operations of `block`, which must outlive the program.
  /// Returns nullopt if a value is no scalar, or if there is another operation
  /// with regions.
  static std::optional<ScalarProgram>
  compile(Block &block, llvm::ArrayRef<Value> results, const Tensors &tensors);

  /// Runs the operations. `arguments` are those of the block that are scalars.
  /// `budget` is reduced by the cost of iterations of loops. Returns false if
  /// an operation does not fold, an index is outside of a tensor, or the budget
  /// is exceeded.
  bool run(llvm::ArrayRef<ScalarBits> arguments, int64_t &budget);
  unsigned getNumResults() const { return results.size(); }
  /// Returns the value of result `i` of the last run.
  ScalarBits getResult(unsigned i) const { return values[results[i]]; }

  /// Returns how much a run costs, in direct operations; loops count once.
  int64_t getCost() const { return code.cost; }

private:
  using Direct = ScalarBits (*)(ScalarBits a, ScalarBits b, ScalarBits c);
  using Places = llvm::SmallVector<unsigned, 3>;

  struct Step;

  /// The steps of a block, and the places of its arguments and of what its
  /// terminator yields.
  struct Code {
    std::vector<Step> steps;
    Places arguments, yielded;
    int64_t cost = 0;
  };

  struct Step {
    enum Kind { Fold, Call, Load, Store, If, For, While };

    Kind kind = Fold;
    Operation *op = nullptr;
    /// The function of a call.
    Direct direct = nullptr;
    /// The tensor of a load or a store.
    ConstantTensor *tensor = nullptr;
    Places operands, results;
    /// The blocks of a branch or a loop.
    std::vector<Code> blocks;
  };

  static Direct lookup(Operation *op);
  std::optional<unsigned> addValue(Value value);
  bool addBlock(Block &block, Code &code);
  bool addOperation(Operation &op, Code &code);
  bool addOperands(Step &step, ValueRange operands);
  bool addMemoryAccess(Step &step, ValueRange index);
  bool addRegions(Step &step);

  bool run(const Code &code);
  bool run(const Step &step);
  bool fold(const Step &step);
  bool access(const Step &step);
  bool runBranch(const Step &step);
  bool runFor(const Step &step);
  bool runWhile(const Step &step);
  bool spend(int64_t cost);
  void move(llvm::ArrayRef<unsigned> from, llvm::ArrayRef<unsigned> to);

  Code code;
  std::vector<ScalarBits> values;
  std::vector<unsigned> results;
  llvm::DenseMap<Value, unsigned> places;
  Tensors tensors;
  /// The rest of the budget of a run.
  int64_t remaining = 0;
};

} // namespace mlir::onnx

#endif // DIALECTS_ONNX_EVALUATE_SCALAR_PROGRAM_H
