// SPDX-License-Identifier: Apache-2.0
//
// The text of a random program as it grows. Not for others than
// random_program.h.
#ifndef TESTS_INTERPRETER_PROGRAM_BUILDER_H
#define TESTS_INTERPRETER_PROGRAM_BUILDER_H

#include "core/random/random_source.h"
#include "tests/interpreter/random_program.h"
#include "tests/interpreter/signatures.h"
#include "llvm/ADT/Twine.h"

namespace mlir::interpreter {

/// A value that can be used, by its name in the text.
struct ProgramValue {
  std::string name;
  Type type;
};

/// A memref that can be used; its layout is known.
struct ProgramMemRef {
  std::string name, type;
  Type elementType;
  llvm::SmallVector<int64_t> sizes, strides;
  int64_t offset = 0;
  bool isReadOnly = false;
  /// Other views of it can be made: its type says all.
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
  /// A line that defines a value, which can be used from here on.
  std::string define(Type type, const llvm::Twine &operation);

  // Values.
  Type drawType();
  /// One for which `isGood` says yes.
  Type drawType(llvm::function_ref<bool(Type)> isGood);
  llvm::SmallVector<Type> drawTypes(unsigned atMost);
  /// A value that is there, or a constant.
  std::string pick(Type type);
  Values pickAll(llvm::ArrayRef<Type> types);
  std::string drawConstant(Type type);
  std::string drawNumber(Type type);
  /// A constant of integers or floats, in each element.
  std::string constant(Type type, const llvm::Twine &number);
  std::string constantIndex(int64_t value);
  /// An index at least 0 and less than `size`.
  std::string pickIndex(int64_t size);
  /// A line `name a, b : type`.
  std::string binary(llvm::StringRef name, Type type, const llvm::Twine &a,
                     const llvm::Twine &b);
  std::string select(Type type, llvm::StringRef condition,
                     llvm::StringRef whenTrue, llvm::StringRef whenFalse);
  void addResults(llvm::StringRef name, llvm::ArrayRef<Type> types);
  /// What has been defined since `begin` is not visible any more; memory of
  /// it is given back.
  struct Mark {
    size_t numValues, numMemRefs, numAllocations;
  };
  Mark begin() const;
  void end(const Mark &mark);
  /// Runs `body`, which writes a region, of one block unless `ofBlocks`, and
  /// ends what has been visible in it.
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

  // Steps.
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
  /// Steps, and a terminator with values of the types.
  void addBody(llvm::StringRef terminator, llvm::ArrayRef<Type> types);
  // cf, where there may be several blocks
  void addBranchStep();
  void addDiamond();
  void addSwitch();
  void addBranchLoop();
  /// Where control always comes, also after calls have been inlined: patterns
  /// do not end on a loop of blocks that is never entered, with the peer
  /// either.
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

  // Operands that are guarded, so that an operation has a result.
  std::string guard(const DrawnOperation &operation, const Signature &signature,
                    unsigned operand, std::string value);
  std::string guardSummand(ComplexType type, const std::string &value);
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
  /// Lines that give memory back.
  std::vector<std::string> allocations;
  std::vector<ProgramFunction> functions;
  std::string globals;
  unsigned numNames = 0;
  unsigned indentation = 2;
  /// Regions and branches in each other.
  unsigned depth = 0;
  /// Whether a block may end here, and another one begin.
  bool hasBlocks = true;
  /// Whether this is the function `program`.
  bool isProgram = false;
};

} // namespace mlir::interpreter

#endif // TESTS_INTERPRETER_PROGRAM_BUILDER_H
