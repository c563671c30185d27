// SPDX-License-Identifier: Apache-2.0
//
// Functions without branches on integers, compiled to be run many times. The
// meaning of each operation is written here once more, on machine words; it
// shares no code with folders and range rules.
#ifndef TESTS_ENUMERATION_PROGRAM_H
#define TESTS_ENUMERATION_PROGRAM_H

#include <cstdint>
#include <string>
#include <vector>

#include "core/ir/structure/operation.h"
#include "llvm/ADT/ArrayRef.h"

namespace mlir::enumeration {

/// An integer of at most 64 bits, or poison.
struct Number {
  uint64_t bits = 0;
  bool isPoison = true;

  static Number of(uint64_t bits) { return {bits, false}; }
};

struct Instruction;

/// Computes the results from operands that are not poison. Results are poison
/// before. Returns false if the behavior is undefined.
using Compute = bool (*)(const Instruction &instruction,
                         const uint64_t *operands, Number *results);

struct Instruction {
  Compute compute = nullptr;
  /// The width of the first operand, and of the first result.
  unsigned width = 0, resultWidth = 0;
  bool nsw = false, nuw = false, exact = false;
  /// Poison as the second operand is undefined behavior.
  bool isDivision = false, isSignedDivision = false;
  /// The predicate of a comparison, in the order of arith.
  unsigned predicate = 0;
  /// Slots of operands; results have consecutive slots.
  unsigned operands[3] = {0, 0, 0}, numOperands = 0;
  unsigned results = 0, numResults = 0;
};

/// One lane of a function: vectors of N elements are N programs.
class Program {
public:
  /// Compiles a function of one block. `index` has `indexWidth` bits.
  /// Errors: `error` names an operation or type that is not known.
  Program(Operation *function, unsigned lane, unsigned indexWidth,
          std::string &error);

  /// Computes the results. Returns false if the behavior is undefined.
  bool run(llvm::ArrayRef<Number> arguments, std::vector<Number> &results);

private:
  bool addConstant(Operation &op, unsigned lane);
  bool addInstruction(Operation &op, std::string &error);
  unsigned getWidth(Type type) const;

  unsigned indexWidth;
  std::vector<Number> slots;
  std::vector<Instruction> instructions;
  std::vector<unsigned> returned;
  llvm::DenseMap<Value, unsigned> slotOf;
};

/// Returns the low `width` bits.
inline uint64_t truncate(uint64_t bits, unsigned width) {
  return width >= 64 ? bits : bits & ((uint64_t(1) << width) - 1);
}

} // namespace mlir::enumeration

#endif // TESTS_ENUMERATION_PROGRAM_H
