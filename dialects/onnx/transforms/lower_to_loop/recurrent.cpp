// SPDX-License-Identifier: Apache-2.0
//
// onnx.RNN, onnx.GRU and onnx.LSTM as loops. Each direction is a loop over the
// steps that carries the state. The products of the inputs with the weights are
// one product before the loop:
//
//   %p = Gemm(Flatten(%x), %w, %b)          the inputs of all steps
//   %y, %h = Loop(…) { %i, %h:
//     %s = Gather(%p, %i) + Gemm(%h, %r, …)  the gates of a step
//     …
//   }
//
// Sequences of different lengths: a step beyond the end of a sequence keeps the
// state and yields 0.
#include <utility>

#include "core/ir/builtin/builtin_types.h"
#include "core/ir/context/diagnostics.h"
#include "core/ir/structure/operation.h"
#include "dialects/onnx/transforms/lower_to_loop/activation.h"
#include "dialects/onnx/transforms/lower_to_loop/loops.h"
#include "dialects/onnx/transforms/lower_to_loop/op_writer.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::onnx {
namespace {

/// The weights of a direction, without the dimension of directions.
struct Weights {
  Value input, recurrent;
  /// The biases of both products, or null.
  Value inputBias, recurrentBias;
  /// The vectors of i, o and f, or null.
  SmallVector<Value> peepholes;
  ArrayRef<Activation> activations;
};

class RecurrentLowering {
public:
  explicit RecurrentLowering(Operation *op)
      : op(op), builder(op), write(builder, op),
        kind(op->getName().stripDialect()) {}

  LogicalResult run();

private:
  using State = SmallVector<Value>;

  bool has(unsigned operand) const {
    return operand < op->getNumOperands() &&
           !isa<NoneType>(op->getOperand(operand).getType());
  }
  bool isLSTM() const { return kind == "LSTM"; }
  int64_t getInteger(StringRef name, int64_t byDefault) const;
  LogicalResult readAttributes();

  Value select(Value value, unsigned direction, int64_t axis);
  Weights getWeights(unsigned direction);
  Value getInitialState(unsigned operand, unsigned direction);
  Value multiplyInputs(const Weights &weights);

  Value clip(Value gate);
  Value gemm(Value left, Value right, Value bias);
  Value apply(const Weights &weights, unsigned index, Value gate) {
    return applyActivation(write, weights.activations[index], clip(gate));
  }
  State stepRNN(const Weights &weights, Value inputs, ValueRange state);
  State stepGRU(const Weights &weights, Value inputs, ValueRange state);
  State stepLSTM(const Weights &weights, Value inputs, ValueRange state);
  SmallVector<Value> emitStep(const Weights &weights, Value inputs,
                              Value iteration, bool isReverse,
                              ValueRange state);
  void emitDirection(unsigned direction, bool isReverse);
  Value join(ValueRange parts, int64_t axis);
  void replaceResults();

  Operation *op;
  OpBuilder builder;
  OpWriter write;
  StringRef kind;
  bool isBatchFirst = false;
  unsigned numDirections = 1, numGates = 1;
  int64_t numHidden = 0;
  SmallVector<Activation> activations;
  /// The inputs, the steps first, and the numbers of steps and sequences.
  Value inputs, numSteps, numSequences;
  /// The lengths of the sequences as a column, or null.
  Value lengths;
  /// The number of the last step.
  Value lastStep;
  /// The states of all steps, the last state and the last cell of each
  /// direction.
  SmallVector<Value> allStates, lastStates, lastCells;
};

} // namespace

//===----------------------------------------------------------------------===//
// Attributes and operands

int64_t RecurrentLowering::getInteger(StringRef name, int64_t byDefault) const {
  auto value = op->getAttrOfType<IntegerAttr>(name);
  return value ? value.getValue().getSExtValue() : byDefault;
}

LogicalResult RecurrentLowering::readAttributes() {
  isBatchFirst = getInteger("layout", 0) != 0;
  auto direction = op->getAttrOfType<StringAttr>("direction");
  numDirections = direction && direction.getValue() == "bidirectional" ? 2 : 1;
  SmallVector<StringRef> defaults = {"Tanh"};
  if (kind == "GRU") {
    numGates = 3;
    defaults = {"Sigmoid", "Tanh"};
  } else if (isLSTM()) {
    numGates = 4;
    defaults = {"Sigmoid", "Tanh", "Tanh"};
  }
  FailureOr<SmallVector<Activation>> read =
      readActivations(op, defaults, numDirections);
  if (failed(read))
    return failure();
  activations = std::move(*read);
  auto type = dyn_cast<RankedTensorType>(op->getOperand(2).getType());
  numHidden = type && type.getRank() == 3 && !type.isDynamicDim(2)
                  ? type.getDimSize(2)
                  : getInteger("hidden_size", 0);
  if (numHidden <= 0)
    return op->emitOpError()
           << "has a number of hidden units that is not known";
  return success();
}

/// Removes the dimension of directions.
Value RecurrentLowering::select(Value value, unsigned direction, int64_t axis) {
  if (numDirections == 1)
    return write.squeeze(value, axis);
  return write.gather(value, write.scalar(direction), axis);
}

Weights RecurrentLowering::getWeights(unsigned direction) {
  Weights weights;
  weights.input = select(op->getOperand(1), direction, 0);
  weights.recurrent = select(op->getOperand(2), direction, 0);
  if (has(3)) {
    Value both = select(op->getOperand(3), direction, 0);
    const int64_t size = numGates * numHidden;
    weights.inputBias = write.slice(both, 0, 0, size);
    weights.recurrentBias = write.slice(both, 0, size, 2 * size);
  }
  if (isLSTM() && has(7))
    weights.peepholes =
        write.split(select(op->getOperand(7), direction, 0), 0, 3);
  const size_t count = activations.size() / numDirections;
  weights.activations = ArrayRef(activations).slice(direction * count, count);
  return weights;
}

/// Returns an operand with the state before the first step, or zeros.
Value RecurrentLowering::getInitialState(unsigned operand, unsigned direction) {
  if (has(operand))
    return select(op->getOperand(operand), direction, isBatchFirst ? 1 : 0);
  Value zero = write.number(0, getElementTypeOf(inputs));
  Value shape = write.concat({numSequences, write.constant(numHidden)}, 0);
  return write.create("Expand", {zero, shape});
}

/// Returns steps x sequences x gates of the products with the inputs.
Value RecurrentLowering::multiplyInputs(const Weights &weights) {
  Value rows = write.create("Flatten", inputs, {{"axis", write.integer(2)}});
  Value products = gemm(rows, weights.input, weights.inputBias);
  Value shape = write.concat(
      {numSteps, numSequences, write.constant(int64_t(numGates) * numHidden)},
      0);
  return write.create("Reshape", {products, shape});
}

//===----------------------------------------------------------------------===//
// Steps

Value RecurrentLowering::clip(Value gate) {
  auto threshold = op->getAttrOfType<FloatAttr>("clip");
  if (!threshold)
    return gate;
  const Type type = getElementTypeOf(gate);
  const double limit = threshold.getValueAsDouble();
  return write.create(
      "Clip", {gate, write.number(-limit, type), write.number(limit, type)});
}

/// Returns left * transposed right + bias.
Value RecurrentLowering::gemm(Value left, Value right, Value bias) {
  return write.create("Gemm", {left, right, bias ? bias : write.getNone()},
                      {{"transB", write.integer(1)}});
}

/// h' = f(x w + h r + b)
RecurrentLowering::State RecurrentLowering::stepRNN(const Weights &weights,
                                                    Value inputs,
                                                    ValueRange state) {
  Value products = gemm(state[0], weights.recurrent, weights.recurrentBias);
  return {apply(weights, 0, write.create("Add", {inputs, products}))};
}

/// z = f(…), r = f(…), n = g(x w + b + r (h r)), h' = (1 - z) n + z h
RecurrentLowering::State RecurrentLowering::stepGRU(const Weights &weights,
                                                    Value inputs,
                                                    ValueRange state) {
  auto add = [&](Value a, Value b) { return write.create("Add", {a, b}); };
  auto mul = [&](Value a, Value b) { return write.create("Mul", {a, b}); };
  const bool isLinearFirst = getInteger("linear_before_reset", 0) != 0;
  Value previous = state[0];
  SmallVector<Value> given = write.split(inputs, 1, 3);
  Value z, r, candidate;
  if (isLinearFirst) {
    SmallVector<Value> products = write.split(
        gemm(previous, weights.recurrent, weights.recurrentBias), 1, 3);
    z = apply(weights, 0, add(given[0], products[0]));
    r = apply(weights, 0, add(given[1], products[1]));
    candidate = apply(weights, 1, add(given[2], mul(r, products[2])));
  } else {
    // The third part of the weights multiplies the state after the reset.
    const int64_t size = numHidden;
    auto part = [&](Value whole, int64_t begin, int64_t end) {
      return whole ? write.slice(whole, 0, begin, end) : Value();
    };
    SmallVector<Value> products =
        write.split(gemm(previous, part(weights.recurrent, 0, 2 * size),
                         part(weights.recurrentBias, 0, 2 * size)),
                    1, 2);
    z = apply(weights, 0, add(given[0], products[0]));
    r = apply(weights, 0, add(given[1], products[1]));
    Value product =
        gemm(mul(r, previous), part(weights.recurrent, 2 * size, 3 * size),
             part(weights.recurrentBias, 2 * size, 3 * size));
    candidate = apply(weights, 1, add(given[2], product));
  }
  Value one = write.number(1, getElementTypeOf(z));
  Value rest = write.create("Sub", {one, z}, getElementTypeOf(z));
  return {add(mul(rest, candidate), mul(z, previous))};
}

/// i = f(…), f = f(…), c = f c + i g(…), o = f(…), h = o h(c)
RecurrentLowering::State RecurrentLowering::stepLSTM(const Weights &weights,
                                                     Value inputs,
                                                     ValueRange state) {
  auto add = [&](Value a, Value b) { return write.create("Add", {a, b}); };
  auto mul = [&](Value a, Value b) { return write.create("Mul", {a, b}); };
  Value products = gemm(state[0], weights.recurrent, weights.recurrentBias);
  SmallVector<Value> gates = write.split(add(inputs, products), 1, 4);
  auto peep = [&](unsigned gate, unsigned peephole, Value cell) {
    if (weights.peepholes.empty())
      return gates[gate];
    return add(gates[gate], mul(weights.peepholes[peephole], cell));
  };
  Value i = apply(weights, 0, peep(0, 0, state[1]));
  Value f;
  if (getInteger("input_forget", 0) != 0)
    f = write.create("Sub", {write.number(1, getElementTypeOf(i)), i});
  else
    f = apply(weights, 0, peep(2, 2, state[1]));
  Value c = apply(weights, 1, gates[3]);
  Value cell = add(mul(f, state[1]), mul(i, c));
  Value o = apply(weights, 0, peep(1, 1, cell));
  Value hidden = mul(o, applyActivation(write, weights.activations[2], cell));
  return {hidden, cell};
}

/// Returns the next state and the value of this step.
SmallVector<Value> RecurrentLowering::emitStep(const Weights &weights,
                                               Value inputs, Value iteration,
                                               bool isReverse,
                                               ValueRange state) {
  Value step = iteration;
  if (isReverse)
    step = write.create("Sub", {lastStep, iteration});
  Value given = write.gather(inputs, step, 0);
  State next = isLSTM()        ? stepLSTM(weights, given, state)
               : kind == "GRU" ? stepGRU(weights, given, state)
                               : stepRNN(weights, given, state);
  Value value = next[0];
  if (lengths) {
    Value isInside = write.create("Less", {step, lengths}, builder.getI1Type());
    const Type type = getElementTypeOf(value);
    value =
        write.create("Where", {isInside, value, write.number(0, type)}, type);
    for (auto [after, before] : llvm::zip(next, state))
      after = write.create("Where", {isInside, after, before}, type);
  }
  next.push_back(value);
  return next;
}

void RecurrentLowering::emitDirection(unsigned direction, bool isReverse) {
  const Weights weights = getWeights(direction);
  State state = {getInitialState(5, direction)};
  if (isLSTM())
    state.push_back(getInitialState(6, direction));
  Value products = multiplyInputs(weights);
  const SmallVector<Type> types(state.size() + 1,
                                getUnshapedType(getElementTypeOf(inputs)));
  ValueRange results = write.createLoop(
      numSteps, state, types, [&](Value iteration, ValueRange carried) {
        return emitStep(weights, products, iteration, isReverse, carried);
      });
  lastStates.push_back(results[0]);
  if (isLSTM())
    lastCells.push_back(results[1]);
  Value all = results[state.size()];
  allStates.push_back(isReverse ? write.reverse(all) : all);
}

//===----------------------------------------------------------------------===//
// Results

/// Joins the values of the directions along a new dimension.
Value RecurrentLowering::join(ValueRange parts, int64_t axis) {
  SmallVector<Value> expanded;
  for (Value part : parts)
    expanded.push_back(write.unsqueeze(part, axis));
  return expanded.size() == 1 ? expanded[0] : write.concat(expanded, axis);
}

void RecurrentLowering::replaceResults() {
  auto replace = [&](unsigned index, llvm::function_ref<Value()> makeValue) {
    if (index >= op->getNumResults() ||
        isa<NoneType>(op->getResult(index).getType()))
      return;
    Value value = makeValue();
    value.setType(op->getResult(index).getType());
    op->getResult(index).replaceAllUsesWith(value);
  };
  // Steps x directions x sequences x units, or sequences x steps x directions x
  // units.
  replace(0, [&] {
    Value all = join(allStates, 1);
    return isBatchFirst ? write.transpose(all, {2, 0, 1, 3}) : all;
  });
  replace(1, [&] { return join(lastStates, isBatchFirst ? 1 : 0); });
  replace(2, [&] { return join(lastCells, isBatchFirst ? 1 : 0); });
}

LogicalResult RecurrentLowering::run() {
  if (failed(readAttributes()))
    return failure();
  inputs = op->getOperand(0);
  if (isBatchFirst)
    inputs = write.transpose(inputs, {1, 0, 2});
  numSteps = write.dim(inputs, 0);
  numSequences = write.dim(inputs, 1);
  if (has(4)) {
    Value wide = write.create("Cast", op->getOperand(4), builder.getI64Type(),
                              {{"to", TypeAttr::get(builder.getI64Type())}});
    lengths = write.unsqueeze(wide, 1);
  }
  auto attribute = op->getAttrOfType<StringAttr>("direction");
  const StringRef direction = attribute ? attribute.getValue() : "forward";
  if (direction != "forward")
    lastStep =
        write.create("Sub", {write.squeeze(numSteps, 0), write.scalar(1)});
  if (direction != "reverse")
    emitDirection(0, /*isReverse=*/false);
  if (direction != "forward")
    emitDirection(numDirections - 1, /*isReverse=*/true);
  replaceResults();
  op->erase();
  return success();
}

LogicalResult lowerRecurrent(Operation *op) {
  return RecurrentLowering(op).run();
}

} // namespace mlir::onnx
