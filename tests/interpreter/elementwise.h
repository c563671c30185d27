// SPDX-License-Identifier: Apache-2.0
//
// Creates elementwise evaluators from functions of numbers.
#ifndef TESTS_INTERPRETER_ELEMENTWISE_H
#define TESTS_INTERPRETER_ELEMENTWISE_H

#include "tests/interpreter/evaluation.h"

namespace mlir::interpreter {

/// The result of a function of numbers: an element, which may be poison, or the
/// reason for immediate undefined behavior.
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

/// Computes the elements of all results from one element of each operand.
/// Returns failure after Evaluation::fail.
using ElementFunction =
    llvm::function_ref<LogicalResult(llvm::ArrayRef<const Element *> operands,
                                     llvm::MutableArrayRef<Element> results)>;

/// Evaluates an operation element by element. Operands have the same shape or
/// are scalars, which are used for all elements.
LogicalResult mapElements(Evaluation &evaluation, ElementFunction compute);

/// Does the same for one result. The result is poison if an operand is.
LogicalResult mapNumbers(
    Evaluation &evaluation,
    llvm::function_ref<Computed(llvm::ArrayRef<const Element *>)> compute);

// The flags that an operation has.

struct IntegerFlags {
  bool nsw = false, nuw = false, exact = false;
};
IntegerFlags getIntegerFlags(Operation *op);

struct FloatFlags {
  bool nnan = false, ninf = false;
  /// Returns true if a flag turns the value into poison.
  bool forbids(const llvm::APFloat &value) const {
    return (nnan && value.isNaN()) || (ninf && value.isInfinity());
  }
};
FloatFlags getFloatFlags(Operation *op);

// Functions of two integers of the same width.

using IntegerFunction = Computed (*)(const IntegerFlags &flags,
                                     const llvm::APInt &a,
                                     const llvm::APInt &b);
/// Creates an evaluator of a binary integer operation.
Evaluator makeIntegerEvaluator(IntegerFunction function);
/// Does the same, but poison as second operand is undefined behavior.
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

/// Evaluates a predicate by its name (`eq`, `slt`, `uge`, …).
bool holds(llvm::StringRef predicate, const llvm::APInt &a,
           const llvm::APInt &b);

// Functions of floats of one format.

/// Computes `maximum` and `minimum` of IEEE 754-2019. If `propagatesNaN` is
/// false, returns the number if the other operand is NaN. -0.0 is less than
/// 0.0.
llvm::APFloat getMaximum(const llvm::APFloat &a, const llvm::APFloat &b,
                         bool propagatesNaN);
llvm::APFloat getMinimum(const llvm::APFloat &a, const llvm::APFloat &b,
                         bool propagatesNaN);

} // namespace mlir::interpreter

#endif // TESTS_INTERPRETER_ELEMENTWISE_H
