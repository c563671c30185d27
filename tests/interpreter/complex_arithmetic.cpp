// SPDX-License-Identifier: Apache-2.0
//
// Parts and arithmetic of complex, with a rounding after each step.
#include "core/ir/context/registry.h"
#include "core/ir/data/float_semantics.h"
#include "tests/interpreter/elementwise.h"
#include "tests/interpreter/evaluator_family.h"

namespace mlir::interpreter {
namespace {

using llvm::APFloat;

/// Returns the type of a complex number's parts, or of a real number.
FloatType getPartType(Type type) {
  const Type element = getElementTypeOrSelf(type);
  if (auto complex = llvm::dyn_cast<ComplexType>(element))
    return llvm::dyn_cast<FloatType>(complex.getElementType());
  return llvm::dyn_cast<FloatType>(element);
}

/// A complex number and the type of its parts.
struct Parts {
  APFloat real, imaginary;

  Parts(APFloat real, APFloat imaginary)
      : real(std::move(real)), imaginary(std::move(imaginary)) {}
  Parts(FloatType type, const ComplexBits &bits)
      : real(floatFromBits(type.getFloatSemantics(), bits.real)),
        imaginary(floatFromBits(type.getFloatSemantics(), bits.imaginary)) {}

  Element toElement(FloatType type) const {
    const FloatSemantics &semantics = type.getFloatSemantics();
    auto toBits = [&](const APFloat &part) {
      return floatToBits(semantics, roundToFloat(semantics, part));
    };
    return ComplexBits{toBits(real), toBits(imaginary)};
  }
  bool isForbiddenBy(const FloatFlags &flags) const {
    return flags.forbids(real) || flags.forbids(imaginary);
  }
};

using PartsFunction = Parts (*)(llvm::ArrayRef<Parts> numbers);

Evaluator makePartsEvaluator(PartsFunction function) {
  return [function](Evaluation &evaluation) {
    Operation *op = evaluation.getOp();
    const FloatType type = getPartType(op->getOperand(0).getType());
    const FloatFlags flags = getFloatFlags(op);
    return mapNumbers(
        evaluation, [&](llvm::ArrayRef<const Element *> operands) -> Computed {
          llvm::SmallVector<Parts> numbers;
          for (const Element *operand : operands) {
            numbers.emplace_back(type, operand->getComplex());
            if (numbers.back().isForbiddenBy(flags))
              return Computed::poison();
          }
          const Parts result = function(numbers);
          return result.isForbiddenBy(flags) ? Computed::poison()
                                             : result.toElement(type);
        });
  };
}

Evaluator makeEquality(bool whenEqual) {
  return [whenEqual](Evaluation &evaluation) {
    const FloatType type =
        getPartType(evaluation.getOp()->getOperand(0).getType());
    return mapNumbers(
        evaluation, [&](llvm::ArrayRef<const Element *> operands) -> Computed {
          const Parts a(type, operands[0]->getComplex());
          const Parts b(type, operands[1]->getComplex());
          const bool areEqual =
              a.real.compare(b.real) == APFloat::cmpEqual &&
              a.imaginary.compare(b.imaginary) == APFloat::cmpEqual;
          return areEqual == whenEqual;
        });
  };
}

Evaluator makePartEvaluator(llvm::APInt ComplexBits::*part) {
  return [part](Evaluation &evaluation) {
    return mapNumbers(
        evaluation, [&](llvm::ArrayRef<const Element *> operands) -> Computed {
          return operands[0]->getComplex().*part;
        });
  };
}

LogicalResult evaluateCreate(Evaluation &evaluation) {
  return mapNumbers(evaluation,
                    [](llvm::ArrayRef<const Element *> operands) -> Computed {
                      return Element(ComplexBits{operands[0]->getBits(),
                                                 operands[1]->getBits()});
                    });
}

} // namespace

static void addComplexArithmetic(EvaluatorTable &table) {
  table["complex.add"] = makePartsEvaluator([](llvm::ArrayRef<Parts> n) {
    return Parts(n[0].real + n[1].real, n[0].imaginary + n[1].imaginary);
  });
  table["complex.sub"] = makePartsEvaluator([](llvm::ArrayRef<Parts> n) {
    return Parts(n[0].real - n[1].real, n[0].imaginary - n[1].imaginary);
  });
  table["complex.mul"] = makePartsEvaluator([](llvm::ArrayRef<Parts> n) {
    const auto &[a, b] = n[0];
    const auto &[c, d] = n[1];
    return Parts(a * c - b * d, a * d + b * c);
  });
  table["complex.neg"] = makePartsEvaluator([](llvm::ArrayRef<Parts> n) {
    return Parts(-n[0].real, -n[0].imaginary);
  });
  table["complex.conj"] = makePartsEvaluator([](llvm::ArrayRef<Parts> n) {
    return Parts(n[0].real, -n[0].imaginary);
  });
  table["complex.eq"] = makeEquality(/*whenEqual=*/true);
  table["complex.neq"] = makeEquality(/*whenEqual=*/false);
  table["complex.re"] = makePartEvaluator(&ComplexBits::real);
  table["complex.im"] = makePartEvaluator(&ComplexBits::imaginary);
  table["complex.create"] = evaluateCreate;
}

void registerComplexArithmeticEvaluators(Registry &registry) {
  registry.insertOwned<EvaluatorFamily>(
      {"ComplexArithmetic", addComplexArithmetic});
}

} // namespace mlir::interpreter
