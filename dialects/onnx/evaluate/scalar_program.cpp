// SPDX-License-Identifier: Apache-2.0
#include "dialects/onnx/evaluate/scalar_program.h"

#include <cmath>

#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/builtin/builtin_types.h"
#include "core/ir/data/float_semantics.h"
#include "core/support/llvm.h"
#include "dialects/arith/arith.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/bit.h"

namespace mlir::onnx {

/// The costs of an operation that is folded, and of a function of math, whose
/// fold is correctly rounded.
static constexpr int64_t foldCost = 64;
static constexpr int64_t functionCost = 1024;

/// Returns the bits of a scalar; 0 for another type.
static unsigned getWidth(Type type) {
  if (type.isIndex())
    return 64;
  return type.isIntOrFloat() && type.getIntOrFloatBitWidth() <= 64
             ? type.getIntOrFloatBitWidth()
             : 0;
}

//===----------------------------------------------------------------------===//
// Attributes

std::optional<ScalarBits> getScalarBits(Attribute attribute) {
  if (auto number = dyn_cast_if_present<IntegerAttr>(attribute)) {
    const llvm::APInt value = number.getValue();
    if (value.getBitWidth() > 64)
      return std::nullopt;
    return value.getZExtValue();
  }
  auto number = dyn_cast_if_present<FloatAttr>(attribute);
  if (!number || getWidth(number.getType()) == 0)
    return std::nullopt;
  return floatToBits(cast<FloatType>(number.getType()).getFloatSemantics(),
                     number.getValue())
      .getZExtValue();
}

static Attribute getAttribute(Type type, ScalarBits bits) {
  const llvm::APInt value(getWidth(type), bits);
  if (auto floatType = dyn_cast<FloatType>(type))
    return FloatAttr::get(type,
                          floatFromBits(floatType.getFloatSemantics(), value));
  return IntegerAttr::get(type, value);
}

//===----------------------------------------------------------------------===//
// Direct operations

namespace {

/// The host's representation of a scalar.
template <typename T> struct Number {
  static T get(ScalarBits bits) { return static_cast<T>(bits); }
  static ScalarBits put(T value) {
    return static_cast<std::make_unsigned_t<T>>(value);
  }
};
template <> struct Number<float> {
  static float get(ScalarBits bits) {
    return llvm::bit_cast<float>(static_cast<uint32_t>(bits));
  }
  static ScalarBits put(float value) {
    return std::isnan(value) ? 0x7fc00000u : llvm::bit_cast<uint32_t>(value);
  }
};
template <> struct Number<double> {
  static double get(ScalarBits bits) { return llvm::bit_cast<double>(bits); }
  static ScalarBits put(double value) {
    return std::isnan(value) ? 0x7ff8000000000000u
                             : llvm::bit_cast<uint64_t>(value);
  }
};

template <typename T> ScalarBits add(ScalarBits a, ScalarBits b, ScalarBits) {
  return Number<T>::put(Number<T>::get(a) + Number<T>::get(b));
}
template <typename T> ScalarBits sub(ScalarBits a, ScalarBits b, ScalarBits) {
  return Number<T>::put(Number<T>::get(a) - Number<T>::get(b));
}
template <typename T> ScalarBits mul(ScalarBits a, ScalarBits b, ScalarBits) {
  return Number<T>::put(Number<T>::get(a) * Number<T>::get(b));
}
template <typename T> ScalarBits div(ScalarBits a, ScalarBits b, ScalarBits) {
  return Number<T>::put(Number<T>::get(a) / Number<T>::get(b));
}
ScalarBits select(ScalarBits condition, ScalarBits a, ScalarBits b) {
  return condition != 0 ? a : b;
}

// Bits that are those of unsigned numbers of any width.
ScalarBits bitAnd(ScalarBits a, ScalarBits b, ScalarBits) { return a & b; }
ScalarBits bitOr(ScalarBits a, ScalarBits b, ScalarBits) { return a | b; }
ScalarBits bitXor(ScalarBits a, ScalarBits b, ScalarBits) { return a ^ b; }
ScalarBits shiftRight(ScalarBits a, ScalarBits b, ScalarBits) {
  return b < 64 ? a >> b : 0;
}
ScalarBits isBelow(ScalarBits a, ScalarBits b, ScalarBits) { return a < b; }
ScalarBits isEqual(ScalarBits a, ScalarBits b, ScalarBits) { return a == b; }

} // namespace

/// Returns the function of an operation on the bits of integers of any width,
/// or null.
static auto lookupBits(Operation *op)
    -> ScalarBits (*)(ScalarBits, ScalarBits, ScalarBits) {
  if (isa<arith::SelectOp>(op))
    return select;
  if (isa<arith::AndIOp>(op))
    return bitAnd;
  if (isa<arith::OrIOp>(op))
    return bitOr;
  if (isa<arith::XOrIOp>(op))
    return bitXor;
  if (isa<arith::ShRUIOp>(op))
    return shiftRight;
  if (auto compare = dyn_cast<arith::CmpIOp>(op)) {
    if (compare.getPredicate() == arith::CmpIPredicate::ult)
      return isBelow;
    if (compare.getPredicate() == arith::CmpIPredicate::eq)
      return isEqual;
  }
  return nullptr;
}

/// Returns the function of an operation on integers that wrap around.
template <typename T>
static auto lookupInteger(Operation *op)
    -> ScalarBits (*)(ScalarBits, ScalarBits, ScalarBits) {
  if (isa<arith::AddIOp>(op))
    return add<T>;
  if (isa<arith::SubIOp>(op))
    return sub<T>;
  return isa<arith::MulIOp>(op) ? mul<T> : nullptr;
}

template <typename T>
static auto lookupFloat(Operation *op)
    -> ScalarBits (*)(ScalarBits, ScalarBits, ScalarBits) {
  if (isa<arith::AddFOp>(op))
    return add<T>;
  if (isa<arith::SubFOp>(op))
    return sub<T>;
  if (isa<arith::MulFOp>(op))
    return mul<T>;
  return isa<arith::DivFOp>(op) ? div<T> : nullptr;
}

ScalarProgram::Direct ScalarProgram::lookup(Operation *op) {
  if (const Direct function = lookupBits(op))
    return function;
  const Type type = op->getResult(0).getType();
  if (type.isF32())
    return lookupFloat<float>(op);
  if (type.isF64())
    return lookupFloat<double>(op);
  if (type.isSignlessInteger(64) || type.isIndex())
    return lookupInteger<uint64_t>(op);
  return type.isSignlessInteger(32) ? lookupInteger<uint32_t>(op) : nullptr;
}

//===----------------------------------------------------------------------===//
// Programs

std::optional<unsigned> ScalarProgram::addValue(Value value) {
  if (getWidth(value.getType()) == 0)
    return std::nullopt;
  const unsigned place = values.size();
  values.push_back(0);
  places[value] = place;
  return place;
}

bool ScalarProgram::addOperation(Operation &op) {
  if (op.getNumResults() != 1 || op.getNumRegions() != 0)
    return false;
  const std::optional<unsigned> place = addValue(op.getResult(0));
  if (!place)
    return false;
  if (auto constant = dyn_cast<arith::ConstantOp>(op)) {
    const std::optional<ScalarBits> bits =
        getScalarBits(constant.getValueAttr());
    values[*place] = bits.value_or(0);
    return bits.has_value();
  }
  Step step{&op, lookup(&op), {}, *place};
  for (Value operand : op.getOperands()) {
    const auto found = places.find(operand);
    if (found == places.end())
      return false;
    step.operands.push_back(found->second);
  }
  cost += step.direct                                    ? 1
          : op.getName().getDialectNamespace() == "math" ? functionCost
                                                         : foldCost;
  steps.push_back(std::move(step));
  return true;
}

std::optional<ScalarProgram>
ScalarProgram::compile(Block &block, llvm::ArrayRef<Value> results) {
  ScalarProgram program;
  program.cost = 1;
  for (BlockArgument argument : block.getArguments())
    if (!program.addValue(argument))
      return std::nullopt;
  for (Operation &op : block)
    if (!program.addOperation(op))
      return std::nullopt;
  for (Value result : results) {
    const auto found = program.places.find(result);
    if (found == program.places.end())
      return std::nullopt;
    program.results.push_back(found->second);
  }
  return program;
}

/// Returns a float rounded to a narrower type. The fold of the operation only
/// applies to floats that it does not round.
static ScalarBits truncate(ScalarBits bits, Type from, Type to) {
  const FloatSemantics &narrow = cast<FloatType>(to).getFloatSemantics();
  const llvm::APFloat value =
      floatFromBits(cast<FloatType>(from).getFloatSemantics(),
                    llvm::APInt(getWidth(from), bits));
  return floatToBits(narrow, roundToFloat(narrow, value)).getZExtValue();
}

bool ScalarProgram::fold(const Step &step) {
  if (isa<arith::TruncFOp>(step.op)) {
    values[step.result] =
        truncate(values[step.operands[0]], step.op->getOperand(0).getType(),
                 step.op->getResult(0).getType());
    return true;
  }
  llvm::SmallVector<Attribute, 3> constants;
  for (auto [operand, place] : llvm::zip(step.op->getOperands(), step.operands))
    constants.push_back(getAttribute(operand.getType(), values[place]));
  llvm::SmallVector<OpFoldResult, 1> folded;
  if (failed(step.op->fold(constants, folded)) || folded.size() != 1)
    return false;
  if (auto value = dyn_cast<Value>(folded[0])) {
    const auto found = places.find(value);
    if (found == places.end())
      return false;
    values[step.result] = values[found->second];
    return true;
  }
  const std::optional<ScalarBits> bits =
      getScalarBits(cast<Attribute>(folded[0]));
  values[step.result] = bits.value_or(0);
  return bits.has_value();
}

bool ScalarProgram::run(llvm::ArrayRef<ScalarBits> arguments) {
  llvm::copy(arguments, values.begin());
  for (const Step &step : steps) {
    if (!step.direct) {
      if (!fold(step))
        return false;
      continue;
    }
    auto operand = [&](unsigned i) {
      return i < step.operands.size() ? values[step.operands[i]] : 0;
    };
    values[step.result] = step.direct(operand(0), operand(1), operand(2));
  }
  return true;
}

} // namespace mlir::onnx
