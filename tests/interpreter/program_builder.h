// SPDX-License-Identifier: Apache-2.0
//
// The text of a random program during generation. Only random_program.h and its
// implementation use it.
#ifndef TESTS_INTERPRETER_PROGRAM_BUILDER_H
#define TESTS_INTERPRETER_PROGRAM_BUILDER_H

#include "core/random/random_source.h"
#include "tests/interpreter/random_program.h"
#include "tests/interpreter/signatures.h"
#include "llvm/ADT/Twine.h"

namespace mlir::interpreter {

/// A visible value, by its name in the text.
struct ProgramValue {
  std::string name;
  Type type;
};

/// A visible memref with a known layout.
struct ProgramMemRef {
  std::string name, type;
  Type elementType;
  llvm::SmallVector<int64_t> sizes, strides;
  int64_t offset = 0;
  bool isReadOnly = false;
  /// The type contains all sizes and strides, so that views can be created.
  bool isStatic = true;
};

struct ProgramFunction {
  std::string name;
  llvm::SmallVector<Type> arguments, results;
};

class ProgramBuilder {
public:
  ProgramBuilder(MLIRContext *context, const RandomProgramOptions &options,
                 const SignatureTable &signatures, llvm::ArrayRef<Type> types,
                 uint64_t seed);

  std::string build();

private:
  using Values = llvm::SmallVector<ProgramValue, 4>;

  // Text.
  void line(const llvm::Twine &text);
  std::string fresh() { return "%v" + std::to_string(numNames++); }
  std::string freshBlock() { return "^b" + std::to_string(numNames++); }
  /// Appends a line that defines a value, which is visible from then on.
  std::string define(Type type, const llvm::Twine &operation);

  // Values.
  Type drawType();
  /// Draws a type that satisfies `isGood`.
  Type drawType(llvm::function_ref<bool(Type)> isGood);
  llvm::SmallVector<Type> drawTypes(unsigned atMost);
  /// Returns a visible value or a constant.
  std::string pick(Type type);
  Values pickAll(llvm::ArrayRef<Type> types);
  std::string drawConstant(Type type);
  std::string drawNumber(Type type);
  /// Defines a constant of integers or floats; a shaped type is filled with it.
  std::string constant(Type type, const llvm::Twine &number);
  std::string constantIndex(int64_t value);
  /// Returns an index in [0, `size`).
  std::string pickIndex(int64_t size);
  /// Appends a line `name a, b : type`.
  std::string binary(llvm::StringRef name, Type type, const llvm::Twine &a,
                     const llvm::Twine &b);
  std::string select(Type type, llvm::StringRef condition,
                     llvm::StringRef whenTrue, llvm::StringRef whenFalse);
  void addResults(llvm::StringRef name, llvm::ArrayRef<Type> types);
  /// Ends the scope of values defined since `begin`, and frees memory that was
  /// allocated since.
  struct Mark {
    size_t numValues, numMemRefs, numAllocations;
  };
  Mark begin() const;
  void end(const Mark &mark);
  /// Runs `body`, which writes a region, and ends the scope of its values. The
  /// region has one block unless `ofBlocks` is true.
  template <typename BodyT> void inScope(BodyT body, bool ofBlocks = false) {
    const Mark mark = begin();
    const bool hadBlocks = std::exchange(hasBlocks, ofBlocks);
    indentation += 2;
    ++depth;
    body(mark);
    --depth;
    indentation -= 2;
    hasBlocks = hadBlocks;
  }

  // Steps
  void addSteps(unsigned count);
  void addStep();
  void addOperation();
  void addOperation(const DrawnOperation &operation);
  void addOperationWithoutOverflow();
  void addCall();
  // scf
  void addRegionStep();
  void addIf();
  void addFor();
  void addWhile();
  void addIndexSwitch();
  void addParallel();
  void addExecuteRegion();
  /// Generates steps and a terminator with values of the types.
  void addBody(llvm::StringRef terminator, llvm::ArrayRef<Type> types);
  // cf, in regions that may have several blocks
  void addBranchStep();
  void addDiamond();
  void addSwitch();
  void addBranchLoop();
  /// Returns true where control always arrives, even after inlining. Otherwise
  /// greedy patterns, also those of the peer, may not terminate on a loop of
  /// blocks that is never entered.
  bool mayLoop() const { return depth == 0 && isProgram; }
  void addBlock(const std::string &name, llvm::ArrayRef<Type> arguments,
                Values &values);
  void branchTo(const std::string &block, const Values &values);
  // memref
  void addMemoryStep();
  void addAllocation();
  void addView(const ProgramMemRef &source);
  void addAccess(const ProgramMemRef &memref);
  void addCopy(const ProgramMemRef &memref);
  std::string pickIndices(const ProgramMemRef &memref);
  // tensor
  void addTensorStep();
  void addForall();

  // Guards of operands, which avoid undefined results of an operation
  std::string guard(const DrawnOperation &operation, const Signature &signature,
                    unsigned operand, std::string value);
  std::string guardDivisor(Type type, const std::string &value);
  std::string guardShift(Type type, const std::string &value);
  std::string guardRange(Type from, Type to, bool isSigned,
                         const std::string &value);
  std::string guardNaN(Type type, const std::string &value);

  void addFunction(const std::string &name, unsigned numSteps, bool isPrivate);

  MLIRContext *context;
  const RandomProgramOptions &options;
  const SignatureTable &signatures;
  std::vector<Type> types;
  RandomSource random;
  std::string text;
  llvm::raw_string_ostream os;
  std::vector<ProgramValue> values;
  std::vector<ProgramMemRef> memrefs;
  /// Lines that free memory.
  std::vector<std::string> allocations;
  std::vector<ProgramFunction> functions;
  std::string globals;
  unsigned numNames = 0;
  unsigned indentation = 2;
  /// Nesting depth of regions and branches.
  unsigned depth = 0;
  /// True if a block may end here and another one begin.
  bool hasBlocks = true;
  /// True in the function `program`.
  bool isProgram = false;
};

} // namespace mlir::interpreter

#endif // TESTS_INTERPRETER_PROGRAM_BUILDER_H
