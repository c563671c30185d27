// SPDX-License-Identifier: Apache-2.0
//
// Decodes and evaluates expressions on logic, numbers, lists and operations.
// Other files contain the functions on types and attributes.
#include "core/ir/descriptor/expression.h"

#include "core/ir/descriptor/expression_impl.h"
#include "core/ir/descriptor/value_groups.h"
#include "core/ir/structure/attribute.h"
#include "core/ir/structure/block.h"
#include "core/ir/structure/operation.h"
#include "core/ir/structure/region.h"
#include "ods/encoding/byte_reader.h"
#include "llvm/Support/MathExtras.h"

namespace mlir {

using ods::Immediate;
using ods::Opcode;

bool operator==(const ExprValue &a, const ExprValue &b) {
  using Kind = ExprValue::Kind;
  if (a.kind != b.kind)
    return false;
  switch (a.kind) {
  case Kind::Null:
    return false;
  case Kind::Bool:
  case Kind::Integer:
    return a.number == b.number;
  case Kind::String:
    return a.getString() == b.getString();
  case Kind::List:
    return llvm::equal(a.getList(), b.getList());
  default:
    return a.pointer == b.pointer;
  }
}

namespace {

/// Evaluates an expression from a position in the bytes.
class Evaluator : ods::ByteReader {
public:
  Evaluator(llvm::StringRef bytes, const ExprEnvironment &environment)
      : ByteReader(bytes), environment(environment) {}

  ExprValue evaluate(const ExprValue &self) {
    return evaluate(takeOpcode(), self);
  }
  /// Evaluates an expression as a boolean.
  bool test(const ExprValue &self) { return test(takeOpcode(), self); }

private:
  // Called after the opcode has been read.
  ExprValue evaluate(Opcode opcode, const ExprValue &self);
  bool test(Opcode opcode, const ExprValue &self);

  Opcode peekOpcode() const { return Opcode(peekByte()); }
  Opcode takeOpcode() { return Opcode(takeByte()); }
  unsigned takeNumArguments(Opcode opcode) {
    const int8_t fixed = ods::getOpcodeInfo(opcode).numArguments;
    return fixed < 0 ? takeByte() : fixed;
  }
  void skip(unsigned count = 1);
  void goTo(const ByteReader &place) { ByteReader::operator=(place); }

  bool testAll(const ExprValue &self, bool stopsAt);
  bool testElements(const ExprValue &self, bool stopsAt);
  ExprValue list(const ExprValue &self);
  ExprValue map(const ExprValue &self);
  ExprValue call(Opcode opcode, const ExprValue &self);
  ExprValue getEntity(Opcode opcode, unsigned index);

  const ExprEnvironment &environment;
};

/// Skips expressions.
void Evaluator::skip(unsigned count) {
  while (count--) {
    const Opcode opcode = takeOpcode();
    switch (ods::getOpcodeInfo(opcode).immediate) {
    case Immediate::None:
      break;
    case Immediate::Integer:
      takeSigned();
      break;
    case Immediate::String:
      takeString();
      break;
    case Immediate::Class:
      takeByte();
      break;
    case Immediate::Index:
      takeUnsigned();
      break;
    }
    count += takeNumArguments(opcode);
  }
}

/// Evaluates `and` or `or` after its opcode.
bool Evaluator::testAll(const ExprValue &self, bool stopsAt) {
  unsigned count = takeByte();
  while (count--)
    if (test(self) == stopsAt) {
      skip(count);
      return stopsAt;
    }
  return !stopsAt;
}

/// Evaluates `any` or `all` after its opcode.
bool Evaluator::testElements(const ExprValue &self, bool stopsAt) {
  const ExprValue list = evaluate(self);
  const ByteReader body = *this;
  skip();
  const ByteReader behind = *this;
  bool result = !stopsAt && list.getKind() == ExprValue::Kind::List;
  for (const ExprValue &element : list.getList()) {
    goTo(body);
    if (test(element) == stopsAt) {
      result = stopsAt;
      break;
    }
  }
  goTo(behind);
  return result;
}

ExprValue Evaluator::list(const ExprValue &self) {
  std::vector<ExprValue> elements;
  unsigned count = takeNumArguments(Opcode::List);
  elements.reserve(count);
  while (count--)
    elements.push_back(evaluate(self));
  return ExprValue(std::move(elements));
}

ExprValue Evaluator::map(const ExprValue &self) {
  const ExprValue list = evaluate(self);
  const ByteReader body = *this;
  skip();
  const ByteReader behind = *this;
  std::vector<ExprValue> results;
  results.reserve(list.getList().size());
  for (const ExprValue &element : list.getList()) {
    goTo(body);
    results.push_back(evaluate(element));
  }
  goTo(behind);
  return ExprValue(std::move(results));
}

bool Evaluator::test(Opcode opcode, const ExprValue &self) {
  switch (opcode) {
  case Opcode::True:
  case Opcode::False:
    return opcode == Opcode::True;
  case Opcode::And:
  case Opcode::Or:
    return testAll(self, /*stopsAt=*/opcode == Opcode::Or);
  case Opcode::Not:
    return !test(self);
  case Opcode::All:
  case Opcode::Any:
    return testElements(self, /*stopsAt=*/opcode == Opcode::Any);
  case Opcode::Let: {
    const ExprValue value = evaluate(self);
    return test(value);
  }
  case Opcode::IsA: {
    const auto entityClass = ods::EntityClass(takeByte());
    if (peekOpcode() == Opcode::Self) {
      takeOpcode();
      return detail::isOfClass(entityClass, self);
    }
    return detail::isOfClass(entityClass, evaluate(self));
  }
  default:
    return evaluate(opcode, self).getBool();
  }
}

ExprValue Evaluator::evaluate(Opcode opcode, const ExprValue &self) {
  switch (opcode) {
  case Opcode::True:
  case Opcode::False:
  case Opcode::And:
  case Opcode::Or:
  case Opcode::Not:
  case Opcode::All:
  case Opcode::Any:
  case Opcode::IsA:
    return ExprValue(test(opcode, self));
  case Opcode::Integer:
    return ExprValue(takeSigned());
  case Opcode::String:
    return ExprValue(takeString());
  case Opcode::Self:
    return self;
  case Opcode::Null:
    return {};
  case Opcode::Operand:
  case Opcode::OperandGroup:
  case Opcode::Result:
  case Opcode::ResultGroup:
  case Opcode::Attribute:
  case Opcode::Property:
  case Opcode::Region:
  case Opcode::RegionGroup:
  case Opcode::Successor:
  case Opcode::SuccessorGroup:
    return getEntity(opcode, takeUnsigned());
  case Opcode::If: {
    const bool condition = test(self);
    if (!condition)
      skip();
    ExprValue result = evaluate(self);
    if (condition)
      skip();
    return result;
  }
  case Opcode::Let: {
    const ExprValue value = evaluate(self);
    return evaluate(value);
  }
  case Opcode::List:
    return list(self);
  case Opcode::Map:
    return map(self);
  case Opcode::TypeOf: {
    // A shortcut for the most common subject of predicates.
    const ExprValue argument = evaluate(self);
    if (Value value = argument.getValue())
      return ExprValue(value.getType());
    return detail::applyToAttribute(
        {opcode, {}, argument, environment.context});
  }
  default:
    return call(opcode, self);
  }
}

// Entities of the operation.

template <typename Range> ExprValue listOf(Range &&range) {
  std::vector<ExprValue> elements;
  for (auto &&element : range)
    elements.emplace_back(element);
  return ExprValue(std::move(elements));
}

template <typename Range> ExprValue firstOf(Range &&range) {
  return range.empty() ? ExprValue() : ExprValue(Value(range.front()));
}

ExprValue listOfValues(auto &&range) {
  return listOf(llvm::map_range(range, [](Value value) { return value; }));
}

ExprValue getRegionList(llvm::MutableArrayRef<Region> regions) {
  return listOf(
      llvm::map_range(regions, [](Region &region) { return &region; }));
}

/// Returns the value of the property at `index`.
ExprValue getProperty(Operation *op, size_t index) {
  const FieldDescriptor &field = op->getName().getProperties().fields[index];
  return detail::getFieldValue(field, op->getPropertiesStorage());
}

ExprValue Evaluator::getEntity(Opcode opcode, unsigned index) {
  Operation *op = environment.op;
  if (!op)
    return {};
  switch (opcode) {
  case Opcode::Operand:
    return firstOf(getOperandGroup(op, index));
  case Opcode::OperandGroup:
    return listOfValues(getOperandGroup(op, index));
  case Opcode::Result:
    return firstOf(getResultGroup(op, index));
  case Opcode::ResultGroup:
    return listOfValues(getResultGroup(op, index));
  case Opcode::Attribute:
    return getProperty(op, index);
  case Opcode::Property:
    return getProperty(op, op->getName().getDescriptor()->attributes.size() +
                               index);
  case Opcode::Region: {
    auto regions = getRegionGroup(op, index);
    return regions.empty() ? ExprValue() : ExprValue(&regions.front());
  }
  case Opcode::RegionGroup:
    return getRegionList(getRegionGroup(op, index));
  case Opcode::Successor: {
    auto successors = getSuccessorGroup(op, index);
    return successors.empty() ? ExprValue() : ExprValue(successors.front());
  }
  case Opcode::SuccessorGroup:
    return listOf(getSuccessorGroup(op, index));
  default:
    return {};
  }
}

// Calls.

/// Returns an element of a list. A negative index counts from the end.
ExprValue getAt(llvm::ArrayRef<ExprValue> list, int64_t index) {
  if (index < 0)
    index += list.size();
  return index >= 0 && index < int64_t(list.size()) ? list[index] : ExprValue();
}

bool isInteger(const ExprValue &value) {
  return value.getKind() == ExprValue::Kind::Integer;
}

ExprValue compare(Opcode opcode, const ExprValue &a, const ExprValue &b) {
  if (opcode == Opcode::Equal)
    return ExprValue(a == b);
  if (opcode == Opcode::NotEqual)
    return ExprValue(a && b && !(a == b));
  if (!isInteger(a) || !isInteger(b))
    return ExprValue(false);
  const int64_t x = a.getInteger(), y = b.getInteger();
  switch (opcode) {
  case Opcode::Less:
    return ExprValue(x < y);
  case Opcode::LessEqual:
    return ExprValue(x <= y);
  case Opcode::Greater:
    return ExprValue(x > y);
  case Opcode::GreaterEqual:
    return ExprValue(x >= y);
  default:
    return ExprValue(uint64_t(x) < uint64_t(y));
  }
}

ExprValue calculate(Opcode opcode, const ExprValue &a, const ExprValue &b) {
  if (!isInteger(a) || !isInteger(b))
    return {};
  const uint64_t x = a.getInteger(), y = b.getInteger();
  switch (opcode) {
  case Opcode::Add:
    return ExprValue(int64_t(x + y));
  case Opcode::Subtract:
    return ExprValue(int64_t(x - y));
  case Opcode::Multiply:
    return ExprValue(int64_t(x * y));
  case Opcode::Remainder:
    // Division by zero yields null. Division by -1 would overflow for the
    // smallest integer; the remainder is 0.
    if (y == 0 || int64_t(y) == -1)
      return y == 0 ? ExprValue() : ExprValue(int64_t(0));
    return ExprValue(int64_t(x) % int64_t(y));
  case Opcode::BitAnd:
    return ExprValue(int64_t(x & y));
  default:
    return ExprValue(int64_t(x | y));
  }
}

ExprValue slice(const ExprValue &list, int64_t front, int64_t back) {
  llvm::ArrayRef<ExprValue> elements = list.getList();
  const int64_t size = elements.size();
  front = std::clamp<int64_t>(front, 0, size);
  back = std::clamp<int64_t>(back, 0, size - front);
  elements = elements.drop_front(front).drop_back(back);
  return ExprValue(std::vector<ExprValue>(elements.begin(), elements.end()));
}

/// Returns null if the count is negative or exceeds the maximum.
ExprValue repeat(int64_t count, const ExprValue &value) {
  constexpr int64_t maximum = int64_t(1) << 20;
  if (count < 0 || count > maximum)
    return {};
  return ExprValue(std::vector<ExprValue>(count, value));
}

ExprValue getSize(const ExprValue &value) {
  if (value.getKind() == ExprValue::Kind::String)
    return ExprValue(int64_t(value.getString().size()));
  if (value.getKind() == ExprValue::Kind::List)
    return ExprValue(int64_t(value.getList().size()));
  return {};
}

ExprValue areAllEqual(llvm::ArrayRef<ExprValue> values) {
  return ExprValue(values.size() < 2 ||
                   llvm::all_of(values, [&](const ExprValue &value) {
                     return value == values[0];
                   }));
}

ExprValue isSorted(const ExprValue &list, bool strictly) {
  if (list.getKind() != ExprValue::Kind::List)
    return {};
  llvm::ArrayRef<ExprValue> numbers = list.getList();
  for (size_t i = 1; i < numbers.size(); ++i) {
    const int64_t before = numbers[i - 1].getInteger();
    const int64_t here = numbers[i].getInteger();
    if (here < before || (strictly && here == before))
      return ExprValue(false);
  }
  return ExprValue(true);
}

/// Applies a function of lists, regions or the operation. Returns nullopt for
/// other opcodes.
std::optional<ExprValue> applyToOther(const detail::ExprCall &call,
                                      Operation *op) {
  llvm::ArrayRef<ExprValue> arguments = call.arguments;
  switch (call.opcode) {
  case Opcode::Size:
    return getSize(arguments[0]);
  case Opcode::At:
    return getAt(arguments[0].getList(), arguments[1].getInteger());
  case Opcode::Contains:
    return ExprValue(llvm::is_contained(arguments[0].getList(), arguments[1]));
  case Opcode::AllEqual:
    return areAllEqual(arguments[0].getList());
  case Opcode::IsSorted:
  case Opcode::IsStrictlySorted:
    return isSorted(arguments[0], call.opcode == Opcode::IsStrictlySorted);
  case Opcode::DropFront:
    return slice(arguments[0], arguments[1].getInteger(), 0);
  case Opcode::DropBack:
    return slice(arguments[0], 0, arguments[1].getInteger());
  case Opcode::Repeat:
    return repeat(arguments[0].getInteger(), arguments[1]);
  case Opcode::OperandAt:
    return op ? getAt(listOfValues(op->getOperands()).getList(),
                      arguments[0].getInteger())
              : ExprValue();
  case Opcode::ResultAt:
    return op ? getAt(listOfValues(op->getResults()).getList(),
                      arguments[0].getInteger())
              : ExprValue();
  case Opcode::Operands:
    return op ? listOfValues(op->getOperands()) : ExprValue();
  case Opcode::Results:
    return op ? listOfValues(op->getResults()) : ExprValue();
  case Opcode::AttributeNamed:
    return op ? ExprValue(op->getAttr(call.immediate)) : ExprValue();
  case Opcode::NumBlocks:
    if (Region *region = arguments[0].getRegion())
      return ExprValue(int64_t(std::distance(region->begin(), region->end())));
    return ExprValue();
  case Opcode::BlockArguments:
    if (Region *region = arguments[0].getRegion(); region && !region->empty())
      return listOfValues(region->front().getArguments());
    return ExprValue();
  default:
    return std::nullopt;
  }
}

ExprValue apply(const detail::ExprCall &call, Operation *op) {
  llvm::ArrayRef<ExprValue> arguments = call.arguments;
  if (call.opcode > Opcode::IsA && call.opcode < Opcode::IntegerType)
    return detail::applyToType(call);
  if (call.opcode >= Opcode::TypeOf && call.opcode < Opcode::BoolAttr)
    return detail::applyToAttribute(call);
  if (call.opcode >= Opcode::Equal && call.opcode <= Opcode::UnsignedLess)
    return compare(call.opcode, arguments[0], arguments[1]);
  if (call.opcode == Opcode::IsPowerOfTwo)
    return ExprValue(isInteger(arguments[0]) && arguments[0].getInteger() > 0 &&
                     llvm::isPowerOf2_64(arguments[0].getInteger()));
  if (call.opcode == Opcode::IsNull)
    return ExprValue(arguments[0].isNull());
  if (call.opcode >= Opcode::Add && call.opcode <= Opcode::BitOr)
    return calculate(call.opcode, arguments[0], arguments[1]);
  if (call.opcode == Opcode::BitNot)
    return isInteger(arguments[0]) ? ExprValue(~arguments[0].getInteger())
                                   : ExprValue();
  if (std::optional<ExprValue> value = applyToOther(call, op))
    return *value;
  // Types and attributes can be created in a context only.
  if (!call.context)
    return {};
  return call.opcode < Opcode::TypeOf ? detail::makeType(call)
                                      : detail::makeAttribute(call);
}

ExprValue Evaluator::call(Opcode opcode, const ExprValue &self) {
  llvm::StringRef immediate;
  if (ods::getOpcodeInfo(opcode).immediate == Immediate::String)
    immediate = takeString();
  const unsigned count = takeNumArguments(opcode);
  detail::ExprCall call = {opcode, immediate, {}, environment.context};
  // Most calls have one or two arguments.
  if (count <= 2) {
    ExprValue arguments[2];
    for (unsigned i = 0; i < count; ++i)
      arguments[i] = evaluate(self);
    call.arguments = llvm::ArrayRef(arguments, count);
    return apply(call, environment.op);
  }
  std::vector<ExprValue> arguments;
  for (unsigned i = 0; i < count; ++i)
    arguments.push_back(evaluate(self));
  call.arguments = arguments;
  return apply(call, environment.op);
}

} // namespace

ExprValue evaluate(llvm::StringRef expression,
                   const ExprEnvironment &environment) {
  return Evaluator(expression, environment).evaluate(environment.self);
}

bool holds(llvm::StringRef expression, const ExprEnvironment &environment) {
  return Evaluator(expression, environment).test(environment.self);
}

} // namespace mlir
