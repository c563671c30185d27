// SPDX-License-Identifier: Apache-2.0
//
// Functions of complex. The host computes them in long double; the result is
// rounded once.
#include <cmath>
#include <complex>

#include "core/ir/context/registry.h"
#include "tests/interpreter/evaluator_family.h"
#include "tests/interpreter/host_float.h"

namespace mlir::interpreter {
namespace {

using Complex = std::complex<long double>;

FloatType getFloatOfParts(Type type) {
  const Type element = getElementTypeOrSelf(type);
  if (auto complex = llvm::dyn_cast<ComplexType>(element))
    return llvm::dyn_cast<FloatType>(complex.getElementType());
  return llvm::dyn_cast<FloatType>(element);
}

/// The result is a complex number, or a real number in its real part.
using ComplexFunction = Complex (*)(llvm::ArrayRef<Complex> numbers);

bool isForbiddenNumber(const FloatFlags &flags, const Complex &number) {
  return (flags.nnan &&
          (std::isnan(number.real()) || std::isnan(number.imag()))) ||
         (flags.ninf &&
          (std::isinf(number.real()) || std::isinf(number.imag())));
}

Evaluator makeComplexEvaluator(ComplexFunction function) {
  return [function](Evaluation &evaluation) -> LogicalResult {
    Operation *op = evaluation.getOp();
    const FloatType type = getFloatOfParts(op->getOperand(0).getType());
    const FloatFlags flags = getFloatFlags(op);
    const bool isComplex = llvm::isa<ComplexType>(
        getElementTypeOrSelf(op->getResult(0).getType()));
    if (!isHostFloat(type))
      return evaluation.fail(
          "this function is not interpreted for this format");
    return mapNumbers(
        evaluation, [&](llvm::ArrayRef<const Element *> operands) -> Computed {
          llvm::SmallVector<Complex> numbers;
          for (const Element *operand : operands) {
            if (operand->isComplex())
              numbers.emplace_back(
                  toHost(type, operand->getComplex().real),
                  toHost(type, operand->getComplex().imaginary));
            else
              numbers.emplace_back(operand->getBits().getSExtValue());
            if (isForbiddenNumber(flags, numbers.back()))
              return Computed::poison();
          }
          const Complex result = function(numbers);
          if (isForbiddenNumber(flags, result))
            return Computed::poison();
          if (!isComplex)
            return fromHost(type, result.real());
          return Element(ComplexBits{fromHost(type, result.real()),
                                     fromHost(type, result.imag())});
        });
  };
}

/// Computes exp(z) - 1 accurately near zero.
Complex exponentialLessOne(Complex z) {
  const long double half = std::sin(z.imag() / 2);
  return {std::expm1(z.real()) * std::cos(z.imag()) - 2 * half * half,
          std::exp(z.real()) * std::sin(z.imag())};
}

/// Computes log(1 + z) accurately near zero.
Complex logarithmOfOneMore(Complex z) {
  return {std::log1p(z.real() * (2 + z.real()) + z.imag() * z.imag()) / 2,
          std::atan2(z.imag(), 1 + z.real())};
}

} // namespace

static void addComplexFunctions(EvaluatorTable &table) {
  auto add = [&](llvm::StringRef name, ComplexFunction function) {
    table[("complex." + name).str()] = makeComplexEvaluator(function);
  };
  using Numbers = llvm::ArrayRef<Complex>;
  add("abs", [](Numbers n) { return Complex(std::abs(n[0])); });
  add("angle", [](Numbers n) { return Complex(std::arg(n[0])); });
  add("atan2", [](Numbers n) {
    const Complex i(0, 1);
    return -i *
           std::log((n[1] + i * n[0]) / std::sqrt(n[0] * n[0] + n[1] * n[1]));
  });
  add("cos", [](Numbers n) { return std::cos(n[0]); });
  add("div", [](Numbers n) { return n[0] / n[1]; });
  add("exp", [](Numbers n) { return std::exp(n[0]); });
  add("expm1", [](Numbers n) { return exponentialLessOne(n[0]); });
  add("log", [](Numbers n) { return std::log(n[0]); });
  add("log1p", [](Numbers n) { return logarithmOfOneMore(n[0]); });
  add("pow", [](Numbers n) { return std::pow(n[0], n[1]); });
  add("powi", [](Numbers n) { return std::pow(n[0], n[1].real()); });
  add("rsqrt", [](Numbers n) { return Complex(1) / std::sqrt(n[0]); });
  add("sign", [](Numbers n) {
    return n[0] == Complex(0) ? n[0] : n[0] / std::abs(n[0]);
  });
  add("sin", [](Numbers n) { return std::sin(n[0]); });
  add("sqrt", [](Numbers n) { return std::sqrt(n[0]); });
  add("tan", [](Numbers n) { return std::tan(n[0]); });
  add("tanh", [](Numbers n) { return std::tanh(n[0]); });
}

void registerComplexFunctionsEvaluators(Registry &registry) {
  registry.insertOwned<EvaluatorFamily>(
      {"ComplexFunctions", addComplexFunctions});
}

} // namespace mlir::interpreter
