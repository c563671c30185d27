// SPDX-License-Identifier: Apache-2.0
#include "dialects/onnx/evaluate/scalar_program.h"

#include <algorithm>
#include <cmath>
#include <functional>

#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/builtin/builtin_types.h"
#include "core/ir/data/float_semantics.h"
#include "core/support/llvm.h"
#include "dialects/arith/arith.h"
#include "dialects/memref/memref.h"
#include "dialects/scf/scf.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/MathExtras.h"

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
template <typename T> ScalarBits min(ScalarBits a, ScalarBits b, ScalarBits) {
  return Number<T>::put(std::min(Number<T>::get(a), Number<T>::get(b)));
}
template <typename T> ScalarBits max(ScalarBits a, ScalarBits b, ScalarBits) {
  return Number<T>::put(std::max(Number<T>::get(a), Number<T>::get(b)));
}
template <typename T, typename Relation>
ScalarBits compare(ScalarBits a, ScalarBits b, ScalarBits) {
  return Relation()(Number<T>::get(a), Number<T>::get(b));
}
// Divisors are positive.
ScalarBits divide(ScalarBits a, ScalarBits b, ScalarBits) {
  return static_cast<ScalarBits>(static_cast<int64_t>(a) /
                                 static_cast<int64_t>(b));
}
ScalarBits remainder(ScalarBits a, ScalarBits b, ScalarBits) {
  return static_cast<ScalarBits>(static_cast<int64_t>(a) %
                                 static_cast<int64_t>(b));
}
ScalarBits floorDivide(ScalarBits a, ScalarBits b, ScalarBits) {
  return static_cast<ScalarBits>(llvm::divideFloorSigned(
      static_cast<int64_t>(a), static_cast<int64_t>(b)));
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

using Function = ScalarBits (*)(ScalarBits, ScalarBits, ScalarBits);

/// Returns the function of an operation on integers that wrap around.
template <typename T> static Function lookupInteger(Operation *op) {
  if (isa<arith::AddIOp>(op))
    return add<T>;
  if (isa<arith::SubIOp>(op))
    return sub<T>;
  if (isa<arith::MinSIOp>(op))
    return min<std::make_signed_t<T>>;
  if (isa<arith::MaxSIOp>(op))
    return max<std::make_signed_t<T>>;
  return isa<arith::MulIOp>(op) ? mul<T> : nullptr;
}

/// Returns the function of a division of 64-bit integers by a positive
/// constant.
static Function lookupDivision(Operation *op) {
  if (!isa<arith::DivSIOp, arith::RemSIOp, arith::FloorDivSIOp>(op))
    return nullptr;
  auto divisor = op->getOperand(1).getDefiningOp<arith::ConstantOp>();
  const auto value =
      divisor ? dyn_cast<IntegerAttr>(divisor.getValueAttr()) : IntegerAttr();
  if (!value || !value.getValue().isStrictlyPositive())
    return nullptr;
  if (isa<arith::DivSIOp>(op))
    return divide;
  return isa<arith::RemSIOp>(op) ? remainder : floorDivide;
}

/// Returns the function of an operation on the bits of integers of any width,
/// or null.
static Function lookupBits(Operation *op) {
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

/// Returns the function of a comparison of unsigned integers T.
template <typename T>
static Function lookupComparison(arith::CmpIPredicate predicate) {
  using Signed = std::make_signed_t<T>;
  switch (predicate) {
  case arith::CmpIPredicate::ne:
    return compare<T, std::not_equal_to<T>>;
  case arith::CmpIPredicate::slt:
    return compare<Signed, std::less<Signed>>;
  case arith::CmpIPredicate::sle:
    return compare<Signed, std::less_equal<Signed>>;
  case arith::CmpIPredicate::sgt:
    return compare<Signed, std::greater<Signed>>;
  case arith::CmpIPredicate::sge:
    return compare<Signed, std::greater_equal<Signed>>;
  default:
    return nullptr;
  }
}

template <typename T> static Function lookupFloat(Operation *op) {
  if (isa<arith::AddFOp>(op))
    return add<T>;
  if (isa<arith::SubFOp>(op))
    return sub<T>;
  if (isa<arith::MulFOp>(op))
    return mul<T>;
  return isa<arith::DivFOp>(op) ? div<T> : nullptr;
}

ScalarProgram::Direct ScalarProgram::lookup(Operation *op) {
  if (op->getNumResults() != 1)
    return nullptr;
  if (const Function function = lookupBits(op))
    return function;
  if (auto comparison = dyn_cast<arith::CmpIOp>(op)) {
    const unsigned width = getWidth(comparison->getOperand(0).getType());
    const arith::CmpIPredicate predicate = comparison.getPredicate();
    return width == 64   ? lookupComparison<uint64_t>(predicate)
           : width == 32 ? lookupComparison<uint32_t>(predicate)
                         : nullptr;
  }
  const Type type = op->getResult(0).getType();
  if (type.isF32())
    return lookupFloat<float>(op);
  if (type.isF64())
    return lookupFloat<double>(op);
  if (type.isSignlessInteger(64) || type.isIndex()) {
    if (const Function function = lookupDivision(op))
      return function;
    return lookupInteger<uint64_t>(op);
  }
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

bool ScalarProgram::addOperands(Step &step, ValueRange operands) {
  for (Value operand : operands) {
    const auto found = places.find(operand);
    if (found == places.end())
      return false;
    step.operands.push_back(found->second);
  }
  return true;
}

/// Sets the tensor and the places of an index. A memref has its shape.
bool ScalarProgram::addMemoryAccess(Step &step, ValueRange index) {
  const bool isStore = step.kind == Step::Store;
  step.tensor = tensors.lookup(step.op->getOperand(isStore ? 1 : 0));
  return step.tensor && addOperands(step, index);
}

/// Adds the blocks of a branch or a loop of scf.
bool ScalarProgram::addRegions(Step &step) {
  if (isa<scf::IfOp>(step.op))
    step.kind = Step::If;
  else if (isa<scf::ForOp>(step.op) &&
           step.op->getOperand(0).getType().isIndex())
    step.kind = Step::For;
  else if (isa<scf::WhileOp>(step.op))
    step.kind = Step::While;
  else
    return false;
  if (!addOperands(step, step.op->getOperands()))
    return false;
  for (Region &region : step.op->getRegions()) {
    Code &block = step.blocks.emplace_back();
    if (!region.empty() &&
        (!region.hasOneBlock() || !addBlock(region.front(), block)))
      return false;
  }
  return true;
}

bool ScalarProgram::addOperation(Operation &op, Code &code) {
  Step step;
  step.op = &op;
  if (isa<memref::LoadOp>(op)) {
    step.kind = Step::Load;
    if (!addMemoryAccess(step, op.getOperands().drop_front()))
      return false;
  } else if (isa<memref::StoreOp>(op)) {
    step.kind = Step::Store;
    if (!addOperands(step, op.getOperand(0)) ||
        !addMemoryAccess(step, op.getOperands().drop_front(2)))
      return false;
  } else if (op.getNumRegions() != 0) {
    if (!addRegions(step))
      return false;
  } else if (op.getNumResults() != 1) {
    return false;
  } else if (!addOperands(step, op.getOperands())) {
    return false;
  }
  for (Value result : op.getResults()) {
    const std::optional<unsigned> place = addValue(result);
    if (!place)
      return false;
    step.results.push_back(*place);
  }
  if (auto constant = dyn_cast<arith::ConstantOp>(op)) {
    const std::optional<ScalarBits> bits =
        getScalarBits(constant.getValueAttr());
    values[step.results[0]] = bits.value_or(0);
    return bits.has_value();
  }
  if (step.kind == Step::Fold && (step.direct = lookup(&op)))
    step.kind = Step::Call;
  code.cost += step.kind != Step::Fold                        ? 1
               : op.getName().getDialectNamespace() == "math" ? functionCost
                                                              : foldCost;
  for (const Code &block : step.blocks)
    code.cost += block.cost;
  code.steps.push_back(std::move(step));
  return true;
}

bool ScalarProgram::addBlock(Block &block, Code &code) {
  for (BlockArgument argument : block.getArguments()) {
    if (tensors.contains(argument))
      continue;
    const std::optional<unsigned> place = addValue(argument);
    if (!place)
      return false;
    code.arguments.push_back(*place);
  }
  for (Operation &op : block) {
    if (!isa<scf::YieldOp, scf::ConditionOp>(op)) {
      if (!addOperation(op, code))
        return false;
      continue;
    }
    for (Value operand : op.getOperands()) {
      const auto found = places.find(operand);
      if (found == places.end())
        return false;
      code.yielded.push_back(found->second);
    }
  }
  return true;
}

std::optional<ScalarProgram>
ScalarProgram::compile(Block &block, llvm::ArrayRef<Value> results,
                       const Tensors &tensors) {
  ScalarProgram program;
  program.code.cost = 1;
  program.tensors = tensors;
  if (!program.addBlock(block, program.code))
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
    values[step.results[0]] =
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
    values[step.results[0]] = values[found->second];
    return true;
  }
  const std::optional<ScalarBits> bits =
      getScalarBits(cast<Attribute>(folded[0]));
  values[step.results[0]] = bits.value_or(0);
  return bits.has_value();
}

/// Loads an element or stores it, unless its index is outside.
bool ScalarProgram::access(const Step &step) {
  const bool isStore = step.kind == Step::Store;
  int64_t place = 0;
  for (auto [operand, size] :
       llvm::zip(llvm::ArrayRef(step.operands).drop_front(isStore ? 1 : 0),
                 step.tensor->getType().getShape())) {
    const int64_t index = static_cast<int64_t>(values[operand]);
    if (index < 0 || index >= size)
      return false;
    place = place * size + index;
  }
  if (isStore)
    step.tensor->write(place, values[step.operands[0]]);
  else
    values[step.results[0]] = step.tensor->read(place);
  return true;
}

//===----------------------------------------------------------------------===//
// Branches and loops

bool ScalarProgram::spend(int64_t cost) {
  remaining -= cost;
  return remaining >= 0;
}

/// Copies values to places that may be among those that are read.
void ScalarProgram::move(llvm::ArrayRef<unsigned> from,
                         llvm::ArrayRef<unsigned> to) {
  llvm::SmallVector<ScalarBits, 8> copies;
  for (unsigned place : from.take_front(to.size()))
    copies.push_back(values[place]);
  for (auto [copy, place] : llvm::zip(copies, to))
    values[place] = copy;
}

bool ScalarProgram::runBranch(const Step &step) {
  const Code &block = step.blocks[values[step.operands[0]] != 0 ? 0 : 1];
  if (!run(block))
    return false;
  move(block.yielded, step.results);
  return true;
}

/// Operands are the bounds, the step and the initial values.
bool ScalarProgram::runFor(const Step &step) {
  const Code &body = step.blocks[0];
  const auto bound = [&](unsigned i) {
    return static_cast<int64_t>(values[step.operands[i]]);
  };
  const int64_t upper = bound(1), stride = bound(2);
  const auto carried = llvm::ArrayRef(body.arguments).drop_front();
  move(llvm::ArrayRef(step.operands).drop_front(3), carried);
  int64_t index = bound(0);
  while (index < upper) {
    values[body.arguments[0]] = static_cast<ScalarBits>(index);
    if (stride <= 0 || !spend(body.cost + 1) || !run(body))
      return false;
    move(body.yielded, carried);
    if (llvm::AddOverflow(index, stride, index))
      break;
  }
  move(carried, step.results);
  return true;
}

/// Block 0 yields a condition and values for block 1, which yields those for
/// block 0.
bool ScalarProgram::runWhile(const Step &step) {
  const Code &before = step.blocks[0], &after = step.blocks[1];
  move(step.operands, before.arguments);
  while (spend(before.cost + after.cost + 1) && run(before)) {
    const auto forwarded = llvm::ArrayRef(before.yielded).drop_front();
    if (values[before.yielded[0]] == 0) {
      move(forwarded, step.results);
      return true;
    }
    move(forwarded, after.arguments);
    if (!run(after))
      return false;
    move(after.yielded, before.arguments);
  }
  return false;
}

bool ScalarProgram::run(const Step &step) {
  auto operand = [&](unsigned i) {
    return i < step.operands.size() ? values[step.operands[i]] : 0;
  };
  switch (step.kind) {
  case Step::Call:
    values[step.results[0]] = step.direct(operand(0), operand(1), operand(2));
    return true;
  case Step::Fold:
    return fold(step);
  case Step::Load:
  case Step::Store:
    return access(step);
  case Step::If:
    return runBranch(step);
  case Step::For:
    return runFor(step);
  case Step::While:
    return runWhile(step);
  }
  return false;
}

bool ScalarProgram::run(const Code &block) {
  return llvm::all_of(block.steps, [&](const Step &step) { return run(step); });
}

bool ScalarProgram::run(llvm::ArrayRef<ScalarBits> arguments, int64_t &budget) {
  for (auto [argument, place] : llvm::zip(arguments, code.arguments))
    values[place] = argument;
  remaining = budget;
  const bool isDone = run(code);
  budget = remaining;
  return isDone;
}

} // namespace mlir::onnx
