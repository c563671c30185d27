// SPDX-License-Identifier: Apache-2.0
#include "dialects/onnx/transforms/lower_to_loop/activation.h"

#include <optional>
#include <utility>

#include "core/ir/context/diagnostics.h"
#include "core/ir/structure/operation.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::onnx {
namespace {

/// A function that an operator may name.
struct ActivationRow {
  llvm::StringLiteral name;
  llvm::StringLiteral op;
  /// The defaults of constants that the function has.
  std::optional<double> alpha, beta;
};

} // namespace

static const ActivationRow rows[] = {
    {"Affine", "", 1.0, 0.0},
    {"Elu", "Elu", 1.0, std::nullopt},
    {"HardSigmoid", "HardSigmoid", 0.2, 0.5},
    {"LeakyRelu", "LeakyRelu", 0.01, std::nullopt},
    {"Relu", "Relu", std::nullopt, std::nullopt},
    {"ScaledTanh", "", 1.0, 1.0},
    {"Sigmoid", "Sigmoid", std::nullopt, std::nullopt},
    {"Softplus", "Softplus", std::nullopt, std::nullopt},
    {"Softsign", "Softsign", std::nullopt, std::nullopt},
    {"Tanh", "Tanh", std::nullopt, std::nullopt},
    {"ThresholdedRelu", "ThresholdedRelu", 1.0, std::nullopt},
};

static const ActivationRow *lookupRow(llvm::StringRef name) {
  for (const ActivationRow &row : rows)
    if (name.equals_insensitive(row.name))
      return &row;
  return nullptr;
}

/// Returns the floats that an attribute lists.
static SmallVector<double> getFloats(Operation *op, StringRef name) {
  SmallVector<double> values;
  if (auto list = op->getAttrOfType<ArrayAttr>(name))
    for (Attribute element : list)
      values.push_back(cast<FloatAttr>(element).getValueAsDouble());
  return values;
}

FailureOr<SmallVector<Activation>> readActivations(Operation *op,
                                                   ArrayRef<StringRef> defaults,
                                                   unsigned numDirections) {
  SmallVector<StringRef> names;
  if (auto list = op->getAttrOfType<ArrayAttr>("activations"))
    for (Attribute element : list)
      names.push_back(cast<StringAttr>(element).getValue());
  if (names.empty())
    for (unsigned i = 0; i < numDirections; ++i)
      llvm::append_range(names, defaults);
  const size_t expected = defaults.size() * numDirections;
  // ONNX's default for RNN has an activation for each of two directions.
  if (names.size() < expected)
    return op->emitOpError()
           << "has " << names.size() << " activations, expected " << expected;
  names.truncate(expected);
  const SmallVector<double> alphas = getFloats(op, "activation_alpha");
  const SmallVector<double> betas = getFloats(op, "activation_beta");
  size_t nextAlpha = 0, nextBeta = 0;
  SmallVector<Activation> activations;
  for (StringRef name : names) {
    const ActivationRow *row = lookupRow(name);
    if (!row)
      return op->emitOpError()
             << "has the activation '" << name << "', which does not exist";
    Activation activation = {row->name, row->alpha.value_or(0),
                             row->beta.value_or(0)};
    if (row->alpha && nextAlpha < alphas.size())
      activation.alpha = alphas[nextAlpha++];
    if (row->beta && nextBeta < betas.size())
      activation.beta = betas[nextBeta++];
    activations.push_back(activation);
  }
  return activations;
}

Value applyActivation(OpWriter &write, const Activation &activation,
                      Value value) {
  const Type type = getElementTypeOf(value);
  Value alpha, beta;
  // alpha * x + beta
  if (activation.name == "Affine") {
    alpha = write.number(activation.alpha, type);
    beta = write.number(activation.beta, type);
    return write.create("Add", {write.create("Mul", {value, alpha}), beta});
  }
  // alpha * tanh(beta * x)
  if (activation.name == "ScaledTanh") {
    alpha = write.number(activation.alpha, type);
    beta = write.number(activation.beta, type);
    Value tanh = write.create("Tanh", write.create("Mul", {value, beta}));
    return write.create("Mul", {tanh, alpha});
  }
  const ActivationRow *row = lookupRow(activation.name);
  SmallVector<std::pair<llvm::StringLiteral, Attribute>> attributes;
  if (row->alpha)
    attributes.emplace_back(llvm::StringLiteral("alpha"),
                            write.builder.getF32FloatAttr(activation.alpha));
  if (row->beta)
    attributes.emplace_back(llvm::StringLiteral("beta"),
                            write.builder.getF32FloatAttr(activation.beta));
  return write.create(row->op, value, attributes);
}

} // namespace mlir::onnx
