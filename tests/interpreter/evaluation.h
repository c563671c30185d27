// SPDX-License-Identifier: Apache-2.0
//
// The interface between an evaluator and the interpreter.
#ifndef TESTS_INTERPRETER_EVALUATION_H
#define TESTS_INTERPRETER_EVALUATION_H

#include "core/ir/builtin/elements.h"
#include "core/ir/structure/operation.h"
#include "tests/interpreter/interpreter.h"
#include "tests/interpreter/memory.h"

namespace mlir::interpreter {

/// The values and the stack memory of one call.
struct Interpreter::Frame {
  llvm::DenseMap<Value, RuntimeValue> values;
  /// The allocations of each active region that ends the lifetime of stack
  /// memory.
  std::vector<std::vector<std::shared_ptr<Buffer>>> scopes;
};

/// The terminator by which control left a region, and its values.
struct Interpreter::Exit {
  Operation *terminator = nullptr;
  RuntimeValues values;
};

/// The evaluation of one operation. An evaluator gives one value per result,
/// or, for a terminator, branches or leaves the region.
class Evaluation {
public:
  using Exit = Interpreter::Exit;

  Evaluation(Interpreter &interpreter, Interpreter::Frame &frame,
             Operation *op);

  Operation *getOp() const { return op; }
  MLIRContext *getContext() const { return op->getContext(); }
  Interpreter &getInterpreter() { return interpreter; }

  // Inputs.
  llvm::ArrayRef<RuntimeValue> getOperands() const { return operands; }
  const RuntimeValue &getOperand(unsigned i) const { return operands[i]; }
  /// Returns the operands of a group in the operation's descriptor.
  llvm::ArrayRef<RuntimeValue> getOperandGroup(unsigned index) const;
  /// Returns the runtime value of any visible SSA value.
  const RuntimeValue &getValue(Value value) const;
  /// Returns a value of index or integer type, sign-extended.
  /// Errors: the value is poison.
  FailureOr<int64_t> getInt(const RuntimeValue &value);
  FailureOr<Shape> getInts(llvm::ArrayRef<RuntimeValue> values);
  /// Returns the numbers of an attribute. Dynamic entries come from a group of
  /// operands.
  FailureOr<Shape> getMixed(llvm::StringRef attribute, unsigned group);
  /// Looks up a symbol from the operation.
  Operation *lookup(llvm::StringRef attribute) const;

  // Outputs.
  /// Sets the next result.
  void give(RuntimeValue value) { results.push_back(std::move(value)); }
  /// Sets the next result to a scalar of the result's type.
  void give(Element element) {
    const Type type = op->getResult(results.size()).getType();
    give(RuntimeValue(type, std::move(element)));
  }
  void giveInt(int64_t value) {
    give(RuntimeValue::ofIndex(getContext(), value));
  }
  void giveAll(llvm::ArrayRef<RuntimeValue> values) {
    results.append(values.begin(), values.end());
  }
  /// Continues at a block.
  void branchTo(Block *block, llvm::ArrayRef<RuntimeValue> arguments) {
    nextBlock = block;
    results.assign(arguments.begin(), arguments.end());
  }
  /// Leaves the region.
  void leave(llvm::ArrayRef<RuntimeValue> values) {
    leaves = true;
    results.assign(values.begin(), values.end());
  }
  /// Ends the run with an error at the operation.
  LogicalResult fail(const llvm::Twine &message) {
    return interpreter.fail(op->getLoc(), message);
  }
  LogicalResult fail(AccessError error) { return fail(llvm::Twine(error)); }

  // Services of the interpreter.
  FailureOr<Exit> runRegion(Region &region,
                            llvm::ArrayRef<RuntimeValue> arguments);
  FailureOr<RuntimeValues> call(Operation *function,
                                llvm::ArrayRef<RuntimeValue> arguments) {
    return interpreter.call(function, arguments, op->getLoc());
  }
  /// Allocates memory for a memref of the given sizes and strides.
  /// Errors: a size is negative, or the total exceeds the limit.
  FailureOr<MemRef> allocate(Buffer::Kind kind, Type elementType, Shape sizes,
                             Shape strides, int64_t offset = 0);
  /// Checks that no size is negative and that the total is within the limit.
  LogicalResult checkSizes(llvm::ArrayRef<int64_t> sizes, Type elementType);
  /// Returns the value of a global, which is empty at first.
  RuntimeValue &getGlobal(Operation *global) {
    return interpreter.globals[global];
  }

private:
  friend class Interpreter;
  Interpreter &interpreter;
  Interpreter::Frame &frame;
  Operation *op;
  RuntimeValues operands;
  /// The results, or the operands of the next block or of the exit.
  RuntimeValues results;
  Block *nextBlock = nullptr;
  bool leaves = false;
};

} // namespace mlir::interpreter

#endif // TESTS_INTERPRETER_EVALUATION_H
