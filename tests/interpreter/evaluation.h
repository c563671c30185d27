// SPDX-License-Identifier: Apache-2.0
//
// What an evaluator sees of a run, and what it may do.
#ifndef TESTS_INTERPRETER_EVALUATION_H
#define TESTS_INTERPRETER_EVALUATION_H

#include "core/ir/elements.h"
#include "core/ir/operation.h"
#include "tests/interpreter/interpreter.h"
#include "tests/interpreter/memory.h"

namespace mlir::interpreter {

/// Values by SSA values, and the stack memory, of one call.
struct Interpreter::Frame {
  llvm::DenseMap<Value, RuntimeValue> values;
  /// One list per region of an operation that ends the life of stack memory.
  std::vector<std::vector<std::shared_ptr<Buffer>>> scopes;
};

/// How control has left a region: by which terminator, with which values.
struct Interpreter::Exit {
  Operation *terminator = nullptr;
  RuntimeValues values;
};

/// One operation being evaluated. An evaluator gives as many results as the
/// operation has, or, if it is a terminator, branches or leaves.
class Evaluation {
public:
  using Exit = Interpreter::Exit;

  Evaluation(Interpreter &interpreter, Interpreter::Frame &frame,
             Operation *op);

  Operation *getOp() const { return op; }
  MLIRContext *getContext() const { return op->getContext(); }
  Interpreter &getInterpreter() { return interpreter; }

  // What goes in.
  llvm::ArrayRef<RuntimeValue> getOperands() const { return operands; }
  const RuntimeValue &getOperand(unsigned i) const { return operands[i]; }
  /// The operands of a group of the operation's descriptor.
  llvm::ArrayRef<RuntimeValue> getOperandGroup(unsigned index) const;
  /// What any value that is visible stands for.
  const RuntimeValue &getValue(Value value) const;
  /// The operand as an index or another integer, sign-extended.
  /// Errors: it is poison.
  FailureOr<int64_t> getInt(const RuntimeValue &value);
  FailureOr<Shape> getInts(llvm::ArrayRef<RuntimeValue> values);
  /// The static numbers of an attribute, with those of a group of operands
  /// where they are dynamic.
  FailureOr<Shape> getMixed(llvm::StringRef attribute, unsigned group);
  /// A symbol, looked up from the operation.
  Operation *lookup(llvm::StringRef attribute) const;

  // What comes out.
  /// The next result.
  void give(RuntimeValue value) { results.push_back(std::move(value)); }
  /// The next result, of this type.
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
  /// Goes on at a block.
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

  // What it may do.
  FailureOr<Exit> runRegion(Region &region,
                            llvm::ArrayRef<RuntimeValue> arguments);
  FailureOr<RuntimeValues> call(Operation *function,
                                llvm::ArrayRef<RuntimeValue> arguments) {
    return interpreter.call(function, arguments, op->getLoc());
  }
  /// New memory for a memref of these sizes and strides.
  /// Errors: a negative size; too much.
  FailureOr<MemRef> allocate(Buffer::Kind kind, Type elementType, Shape sizes,
                             Shape strides, int64_t offset = 0);
  /// Looks whether so many elements are not too many, and no size is negative.
  LogicalResult checkSizes(llvm::ArrayRef<int64_t> sizes, Type elementType);
  /// What belongs to a global; made empty when it is asked for first.
  RuntimeValue &getGlobal(Operation *global) {
    return interpreter.globals[global];
  }

private:
  friend class Interpreter;
  Interpreter &interpreter;
  Interpreter::Frame &frame;
  Operation *op;
  RuntimeValues operands;
  /// Or what goes to the next block, or out.
  RuntimeValues results;
  Block *nextBlock = nullptr;
  bool leaves = false;
};

} // namespace mlir::interpreter

#endif // TESTS_INTERPRETER_EVALUATION_H
