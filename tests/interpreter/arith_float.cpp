// SPDX-License-Identifier: Apache-2.0
//
// Floats of arith, and their comparison.
#include "core/ir/context/registry.h"
#include "core/ir/data/float_semantics.h"
#include "dialects/arith/arith.h"
#include "tests/interpreter/elementwise.h"
#include "tests/interpreter/evaluator_family.h"

namespace mlir::interpreter {
namespace {

using llvm::APFloat;

constexpr auto toNearest = APFloat::rmNearestTiesToEven;

/// A function of two floats of one format. The result is rounded to the type if
/// it is represented in a wider format.
using FloatFunction = APFloat (*)(const APFloat &a, const APFloat &b);

Evaluator makeFloatEvaluator(FloatFunction function) {
  return [function](Evaluation &evaluation) {
    Operation *op = evaluation.getOp();
    const auto type =
        llvm::cast<FloatType>(getElementTypeOrSelf(op->getResult(0).getType()));
    const FloatFlags flags = getFloatFlags(op);
    return mapNumbers(
        evaluation, [&](llvm::ArrayRef<const Element *> operands) -> Computed {
          const APFloat a = operands[0]->getFloat(type);
          const APFloat b = operands[1]->getFloat(type);
          const APFloat result =
              roundToFloat(type.getFloatSemantics(), function(a, b));
          if (flags.forbids(a) || flags.forbids(b) || flags.forbids(result))
            return Computed::poison();
          return Element::ofFloat(type, result);
        });
  };
}

LogicalResult evaluateNegation(Evaluation &evaluation) {
  Operation *op = evaluation.getOp();
  const auto type =
      llvm::cast<FloatType>(getElementTypeOrSelf(op->getResult(0).getType()));
  const FloatFlags flags = getFloatFlags(op);
  return mapNumbers(evaluation,
                    [&](llvm::ArrayRef<const Element *> operands) -> Computed {
                      const APFloat value = operands[0]->getFloat(type);
                      if (flags.forbids(value))
                        return Computed::poison();
                      return Element::ofFloat(
                          type, roundToFloat(type.getFloatSemantics(), -value));
                    });
}

/// Evaluates a predicate by name: its first letter gives the result for NaN,
/// the rest the relation of numbers.
bool holdsOfFloats(llvm::StringRef predicate, const APFloat &a,
                   const APFloat &b) {
  if (predicate == "true" || predicate == "false")
    return predicate == "true";
  const bool isUnordered = a.isNaN() || b.isNaN();
  if (predicate == "ord" || predicate == "uno")
    return isUnordered == (predicate == "uno");
  if (isUnordered)
    return predicate.front() == 'u';
  const APFloat::cmpResult order = a.compare(b);
  const bool isLess = order == APFloat::cmpLessThan;
  const bool isEqual = order == APFloat::cmpEqual;
  return llvm::StringSwitch<bool>(predicate.drop_front())
      .Case("eq", isEqual)
      .Case("ne", !isEqual)
      .Case("lt", isLess)
      .Case("le", isLess || isEqual)
      .Case("gt", !isLess && !isEqual)
      .Case("ge", !isLess)
      .Default(false);
}

LogicalResult evaluateFloatCompare(Evaluation &evaluation) {
  auto op = llvm::cast<arith::CmpFOp>(evaluation.getOp());
  const auto type =
      llvm::cast<FloatType>(getElementTypeOrSelf(op->getOperand(0).getType()));
  const llvm::StringRef name = arith::stringifyCmpFPredicate(op.getPredicate());
  const FloatFlags flags = getFloatFlags(op);
  return mapNumbers(evaluation,
                    [&](llvm::ArrayRef<const Element *> operands) -> Computed {
                      const APFloat a = operands[0]->getFloat(type);
                      const APFloat b = operands[1]->getFloat(type);
                      if (flags.forbids(a) || flags.forbids(b))
                        return Computed::poison();
                      return holdsOfFloats(name, a, b);
                    });
}

} // namespace

static void addArithFloats(EvaluatorTable &table) {
  auto addBinary = [&](llvm::StringRef name, FloatFunction function) {
    table[name] = makeFloatEvaluator(function);
  };
  addBinary("arith.addf", [](const APFloat &a, const APFloat &b) {
    APFloat result = a;
    result.add(b, toNearest);
    return result;
  });
  addBinary("arith.subf", [](const APFloat &a, const APFloat &b) {
    APFloat result = a;
    result.subtract(b, toNearest);
    return result;
  });
  addBinary("arith.mulf", [](const APFloat &a, const APFloat &b) {
    APFloat result = a;
    result.multiply(b, toNearest);
    return result;
  });
  addBinary("arith.divf", [](const APFloat &a, const APFloat &b) {
    APFloat result = a;
    result.divide(b, toNearest);
    return result;
  });
  addBinary("arith.remf", [](const APFloat &a, const APFloat &b) {
    APFloat result = a;
    result.mod(b);
    return result;
  });
  addBinary("arith.maximumf", [](const APFloat &a, const APFloat &b) {
    return getMaximum(a, b, /*propagatesNaN=*/true);
  });
  addBinary("arith.minimumf", [](const APFloat &a, const APFloat &b) {
    return getMinimum(a, b, /*propagatesNaN=*/true);
  });
  addBinary("arith.maxnumf", [](const APFloat &a, const APFloat &b) {
    return getMaximum(a, b, /*propagatesNaN=*/false);
  });
  addBinary("arith.minnumf", [](const APFloat &a, const APFloat &b) {
    return getMinimum(a, b, /*propagatesNaN=*/false);
  });
  table["arith.negf"] = evaluateNegation;
  table["arith.cmpf"] = evaluateFloatCompare;
}

void registerArithFloatsEvaluators(Registry &registry) {
  registry.insertOwned<EvaluatorFamily>({"ArithFloats", addArithFloats});
}

} // namespace mlir::interpreter
