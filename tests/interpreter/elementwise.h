// SPDX-License-Identifier: Apache-2.0
//
// Evaluators that work element by element, from functions of numbers.
#ifndef TESTS_INTERPRETER_ELEMENTWISE_H
#define TESTS_INTERPRETER_ELEMENTWISE_H

#include "tests/interpreter/evaluation.h"

namespace mlir::interpreter {

/// What a function of numbers gives: an element, poison among them, or, where
/// the behaviour is undefined at once, why.
struct Computed {
  Computed(Element element) : element(std::move(element)) {}
  Computed(llvm::APInt bits) : element(std::move(bits)) {}
  Computed(bool value) : element(Element::ofBool(value)) {}
  static Computed poison() { return Element(); }
  static Computed undefined(const char *why) {
    Computed result = Element();
    result.whyUndefined = why;
    return result;
  }

  Element element;
  const char *whyUndefined = nullptr;
};

/// Sets the elements of all results, given one of each operand. Failure after
/// Evaluation::fail.
using ElementFunction =
    llvm::function_ref<LogicalResult(llvm::ArrayRef<const Element *> operands,
                                     llvm::MutableArrayRef<Element> results)>;

/// Evaluates with each element of the operands, which are of one shape or
/// scalars (these stand for all elements).
LogicalResult mapElements(Evaluation &evaluation, ElementFunction compute);

/// The same of one result, which is poison where an operand is.
LogicalResult mapNumbers(
    Evaluation &evaluation,
    llvm::function_ref<Computed(llvm::ArrayRef<const Element *>)> compute);

// Flags, as far as an operation has them.

struct IntegerFlags {
  bool nsw = false, nuw = false, exact = false;
};
IntegerFlags getIntegerFlags(Operation *op);

struct FloatFlags {
  bool nnan = false, ninf = false;
  /// Whether a flag makes poison of a value.
  bool forbids(const llvm::APFloat &value) const {
    return (nnan && value.isNaN()) || (ninf && value.isInfinity());
  }
};
FloatFlags getFloatFlags(Operation *op);

// Functions of two integers of one width.

using IntegerFunction = Computed (*)(const IntegerFlags &flags,
                                     const llvm::APInt &a,
                                     const llvm::APInt &b);
/// An evaluator of an operation on integers with two operands.
Evaluator makeIntegerEvaluator(IntegerFunction function);
/// The same, where poison as second operand is undefined behaviour, too.
Evaluator makeDivisionEvaluator(IntegerFunction function);

Computed divideUnsigned(const IntegerFlags &, const llvm::APInt &,
                        const llvm::APInt &);
Computed divideSigned(const IntegerFlags &, const llvm::APInt &,
                      const llvm::APInt &);
Computed ceilDivideUnsigned(const IntegerFlags &, const llvm::APInt &,
                            const llvm::APInt &);
Computed ceilDivideSigned(const IntegerFlags &, const llvm::APInt &,
                          const llvm::APInt &);
Computed floorDivideSigned(const IntegerFlags &, const llvm::APInt &,
                           const llvm::APInt &);
Computed remainderUnsigned(const IntegerFlags &, const llvm::APInt &,
                           const llvm::APInt &);
Computed remainderSigned(const IntegerFlags &, const llvm::APInt &,
                         const llvm::APInt &);
Computed shiftLeft(const IntegerFlags &, const llvm::APInt &,
                   const llvm::APInt &);
Computed shiftRightUnsigned(const IntegerFlags &, const llvm::APInt &,
                            const llvm::APInt &);
Computed shiftRightSigned(const IntegerFlags &, const llvm::APInt &,
                          const llvm::APInt &);

/// Whether a predicate, by its name (`eq`, `slt`, `uge`, …), holds.
bool holds(llvm::StringRef predicate, const llvm::APInt &a,
           const llvm::APInt &b);

// Functions of floats of one format.

/// `maximum` and `minimum` of IEEE 754-2019 if `propagatesNaN`, else the number
/// where one is NaN; -0.0 is less than 0.0.
llvm::APFloat getMaximum(const llvm::APFloat &a, const llvm::APFloat &b,
                         bool propagatesNaN);
llvm::APFloat getMinimum(const llvm::APFloat &a, const llvm::APFloat &b,
                         bool propagatesNaN);

} // namespace mlir::interpreter

#endif // TESTS_INTERPRETER_ELEMENTWISE_H
