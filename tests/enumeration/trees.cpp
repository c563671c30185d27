// SPDX-License-Identifier: Apache-2.0
#include "tests/enumeration/trees.h"

#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/builtin/elements.h"
#include "core/ir/builtin/type_utilities.h"
#include "dialects/arith/arith.h"
#include "dialects/func/func.h"
#include "dialects/index/index.h"

namespace mlir::enumeration {
namespace {

using llvm::APInt;
using Operands = llvm::SmallVector<Operand, 3>;
using OperandLists = std::vector<Operands>;

unsigned getWidth(Type type) {
  type = getElementTypeOrSelf(type);
  return type.isIndex() ? 64 : type.getIntOrFloatBitWidth();
}

/// The type with elements of another width.
Type withWidth(Type type, unsigned width) {
  auto integer = IntegerType::get(type.getContext(), width);
  if (auto shaped = llvm::dyn_cast<ShapedType>(type))
    return shaped.clone(integer);
  return integer;
}

Operand makeVariable(unsigned index, Type type) {
  Operand operand;
  operand.index = index;
  operand.type = type;
  return operand;
}

Operand makeConstant(const APInt &first, const APInt &second, Type type) {
  Operand operand;
  operand.kind = Operand::Kind::Constant;
  operand.values[0] = first.getZExtValue();
  operand.values[1] = second.getZExtValue();
  operand.type = type;
  return operand;
}

Operand makeResult(unsigned index, Type type, unsigned number = 0) {
  Operand operand;
  operand.kind = Operand::Kind::Result;
  operand.index = index;
  operand.number = number;
  operand.type = type;
  return operand;
}

/// 0, 1, -1, 2, the least and the greatest numbers of a width, once each.
std::vector<APInt> getNumbers(unsigned width) {
  std::vector<APInt> numbers;
  auto add = [&](APInt number) {
    if (!llvm::is_contained(numbers, number))
      numbers.push_back(std::move(number));
  };
  add(APInt(width, 0));
  add(APInt(width, 1));
  add(APInt::getAllOnes(width));
  if (width > 1)
    add(APInt(width, 2));
  add(APInt::getSignedMinValue(width));
  add(APInt::getSignedMaxValue(width));
  return numbers;
}

/// Constants of a type; of a vector some splats, and others.
std::vector<Operand> getConstants(Type type) {
  const std::vector<APInt> numbers = getNumbers(getWidth(type));
  std::vector<Operand> constants;
  for (const APInt &number : numbers)
    constants.push_back(makeConstant(number, number, type));
  if (!llvm::isa<ShapedType>(type)) {
    Operand poison;
    poison.kind = Operand::Kind::Poison;
    poison.type = type;
    constants.push_back(poison);
    return constants;
  }
  for (size_t i = 0; i + 1 < numbers.size(); ++i)
    constants.push_back(makeConstant(numbers[i], numbers[i + 1], type));
  return constants;
}

class Enumerator {
public:
  Enumerator(Type type, const TreeFn &visit)
      : type(type), context(type.getContext()), boolType(withWidth(type, 1)),
        constants(getConstants(type)), boolConstants(getConstants(boolType)),
        visit(visit) {
    addVariants();
  }

  void run(Family family);

private:
  void addVariants();
  void addBinary(llvm::StringRef name, llvm::StringRef attribute = "");
  void addCasts(std::vector<Variant> &to, Type from, Type result);

  /// Lists of two leaves, of which one at least is a variable. The first
  /// variable is always the first that occurs.
  OperandLists getPairs(Type leafType, const std::vector<Operand> &numbers,
                        unsigned firstVariable = 0);
  /// Leaves beside an operand that has variables before `numVariables`.
  std::vector<Operand> getLeaves(Type leafType,
                                 const std::vector<Operand> &numbers,
                                 unsigned numVariables);

  void single();
  void binary();
  void compare();
  void select();
  void cast();
  void castChain();
  void extended();
  void range(const std::vector<Variant> &casts);
  void indexRange();
  void index();

  /// Calls `visit` with a tree whose variables are those of its operands.
  void emit(std::initializer_list<TreeOp> ops);
  /// outer(inner, leaf) and outer(leaf, inner), and outer(inner, inner).
  void emitOuter(const TreeOp &inner, const std::vector<Variant> &outers,
                 Type innerType, const std::vector<Operand> &numbers,
                 unsigned numVariables, unsigned number = 0);

  Type type;
  MLIRContext *context;
  Type boolType;
  std::vector<Operand> constants, boolConstants;
  std::vector<Variant> binaries, compares, both, extendeds, indexBinaries;
  Variant selectVariant;
  const TreeFn &visit;
};

void Enumerator::addBinary(llvm::StringRef name, llvm::StringRef attribute) {
  if (attribute == "overflowFlags") {
    for (unsigned flags = 0; flags < 4; ++flags)
      binaries.push_back({Variant::Kind::Binary, name, attribute,
                          arith::IntegerOverflowFlagsAttr::get(
                              context, arith::IntegerOverflowFlags(flags))});
    return;
  }
  binaries.push_back({Variant::Kind::Binary, name});
  if (attribute == "isExact")
    binaries.push_back(
        {Variant::Kind::Binary, name, attribute, UnitAttr::get(context)});
}

void Enumerator::addVariants() {
  for (llvm::StringRef name :
       {"arith.addi", "arith.subi", "arith.muli", "arith.shli"})
    addBinary(name, "overflowFlags");
  for (llvm::StringRef name :
       {"arith.shrui", "arith.shrsi", "arith.divui", "arith.divsi"})
    addBinary(name, "isExact");
  for (llvm::StringRef name :
       {"arith.ceildivui", "arith.ceildivsi", "arith.floordivsi", "arith.remui",
        "arith.remsi", "arith.andi", "arith.ori", "arith.xori", "arith.maxsi",
        "arith.maxui", "arith.minsi", "arith.minui"})
    addBinary(name);
  for (unsigned i = 0; i < 10; ++i)
    compares.push_back(
        {Variant::Kind::Compare, "arith.cmpi", "predicate",
         arith::CmpIPredicateAttr::get(context, arith::CmpIPredicate(i))});
  both = binaries;
  both.insert(both.end(), compares.begin(), compares.end());
  for (llvm::StringRef name :
       {"arith.addui_extended", "arith.mulsi_extended", "arith.mului_extended"})
    extendeds.push_back({Variant::Kind::Extended, name});
  selectVariant = {Variant::Kind::Select, "arith.select"};
  for (llvm::StringRef name :
       {"index.add",  "index.sub",      "index.mul",      "index.divs",
        "index.divu", "index.ceildivs", "index.ceildivu", "index.floordivs",
        "index.rems", "index.remu",     "index.and",      "index.or",
        "index.xor",  "index.maxs",     "index.mins",     "index.maxu",
        "index.minu", "index.shl",      "index.shrs",     "index.shru"})
    indexBinaries.push_back({Variant::Kind::Binary, name});
  for (unsigned i = 0; i < 10; ++i)
    indexBinaries.push_back({Variant::Kind::Compare, "index.cmp", "pred",
                             index::IndexCmpPredicateAttr::get(
                                 context, index::IndexCmpPredicate(i))});
}

void Enumerator::addCasts(std::vector<Variant> &to, Type from, Type result) {
  if (from == result)
    return;
  auto add = [&](llvm::StringRef name) {
    to.push_back({Variant::Kind::Cast, name, "", Attribute(), result});
  };
  if (getElementTypeOrSelf(from).isIndex() ||
      getElementTypeOrSelf(result).isIndex()) {
    add("arith.index_cast");
    add("arith.index_castui");
  } else if (getWidth(from) < getWidth(result)) {
    add("arith.extsi");
    add("arith.extui");
  } else {
    for (unsigned flags = 0; flags < 4; ++flags)
      to.push_back({Variant::Kind::Cast, "arith.trunci", "overflowFlags",
                    arith::IntegerOverflowFlagsAttr::get(
                        context, arith::IntegerOverflowFlags(flags)),
                    result});
  }
}

OperandLists Enumerator::getPairs(Type leafType,
                                  const std::vector<Operand> &numbers,
                                  unsigned firstVariable) {
  const Operand x = makeVariable(firstVariable, leafType);
  const Operand y = makeVariable(firstVariable + 1, leafType);
  OperandLists pairs = {{x, x}, {x, y}};
  for (const Operand &number : numbers) {
    pairs.push_back({x, number});
    pairs.push_back({number, x});
  }
  return pairs;
}

std::vector<Operand> Enumerator::getLeaves(Type leafType,
                                           const std::vector<Operand> &numbers,
                                           unsigned numVariables) {
  std::vector<Operand> leaves = numbers;
  for (unsigned i = 0; i <= numVariables; ++i)
    leaves.push_back(makeVariable(i, leafType));
  return leaves;
}

void Enumerator::emit(std::initializer_list<TreeOp> ops) {
  Tree tree;
  tree.ops.append(ops.begin(), ops.end());
  for (const TreeOp &op : tree.ops)
    for (const Operand &operand : op.operands)
      if (operand.kind == Operand::Kind::Variable) {
        if (tree.variables.size() <= operand.index)
          tree.variables.resize(operand.index + 1);
        // One variable cannot have two types.
        if (tree.variables[operand.index] &&
            tree.variables[operand.index] != operand.type)
          return;
        tree.variables[operand.index] = operand.type;
      }
  for (Type &variable : tree.variables)
    if (!variable)
      variable = boolType;
  visit(tree);
}

static unsigned countVariables(const Operands &operands) {
  unsigned count = 0;
  for (const Operand &operand : operands)
    if (operand.kind == Operand::Kind::Variable)
      count = std::max(count, operand.index + 1);
  return count;
}

void Enumerator::emitOuter(const TreeOp &inner,
                           const std::vector<Variant> &outers, Type innerType,
                           const std::vector<Operand> &numbers,
                           unsigned numVariables, unsigned number) {
  const Operand result = makeResult(0, innerType, number);
  const std::vector<Operand> leaves =
      getLeaves(innerType, numbers, numVariables);
  for (const Variant &outer : outers) {
    for (const Operand &leaf : leaves) {
      emit({inner, {&outer, {result, leaf}}});
      emit({inner, {&outer, {leaf, result}}});
    }
    emit({inner, {&outer, {result, result}}});
  }
}

void Enumerator::single() {
  OperandLists lists = getPairs(type, constants);
  const unsigned width = getWidth(type);
  for (unsigned a = 0; a < (1u << width); ++a)
    for (unsigned b = 0; b < (1u << width); ++b) {
      const APInt first(width, a), second(width, b);
      lists.push_back({makeConstant(first, second, type),
                       makeConstant(second, first, type)});
      lists.push_back({makeConstant(first, first, type),
                       makeConstant(second, second, type)});
    }
  const Operand condition = makeVariable(2, boolType);
  for (const Operands &operands : lists) {
    for (const Variant &variant : both)
      emit({{&variant, operands}});
    for (const Variant &variant : extendeds)
      emit({{&variant, operands}});
    emit({{&selectVariant, {condition, operands[0], operands[1]}}});
    for (const Operand &constant : boolConstants)
      emit({{&selectVariant, {constant, operands[0], operands[1]}}});
  }
}

void Enumerator::binary() {
  for (const Variant &variant : binaries)
    for (const Operands &operands : getPairs(type, constants))
      emitOuter({&variant, operands}, both, type, constants,
                countVariables(operands));
}

void Enumerator::compare() {
  std::vector<Variant> casts;
  addCasts(casts, boolType, withWidth(type, 2));
  for (const Variant &variant : compares)
    for (const Operands &operands : getPairs(type, constants)) {
      const TreeOp inner = {&variant, operands};
      const Operand bit = makeResult(0, boolType);
      const unsigned numVariables = countVariables(operands);
      const std::vector<Operand> leaves =
          getLeaves(type, constants, numVariables);
      for (const Operand &a : leaves)
        for (const Operand &b : leaves)
          emit({inner, {&selectVariant, {bit, a, b}}});
      for (const Variant &cast : casts)
        emit({inner, {&cast, {bit}}});
      std::vector<Operand> bits = boolConstants;
      bits.push_back(makeVariable(numVariables, boolType));
      bits.push_back(bit);
      for (const Variant &outer : both)
        for (const Operand &other : bits) {
          emit({inner, {&outer, {bit, other}}});
          emit({inner, {&outer, {other, bit}}});
        }
    }
}

void Enumerator::select() {
  const Operand p = makeVariable(0, boolType), q = makeVariable(1, boolType);
  const Operand result = makeResult(0, type);
  for (const Operands &operands : getPairs(type, constants, 2)) {
    const TreeOp inner = {&selectVariant, {p, operands[0], operands[1]}};
    std::vector<Operand> leaves = constants;
    leaves.push_back(operands[0]);
    leaves.push_back(operands[1]);
    for (const Operand &leaf : leaves) {
      for (const Variant &outer : both) {
        emit({inner, {&outer, {result, leaf}}});
        emit({inner, {&outer, {leaf, result}}});
      }
      for (const Operand &condition : {p, q}) {
        emit({inner, {&selectVariant, {condition, result, leaf}}});
        emit({inner, {&selectVariant, {condition, leaf, result}}});
      }
    }
  }
  // A condition that is an operation on i1.
  for (const Variant &variant : both)
    for (const Operands &bits : getPairs(boolType, boolConstants))
      for (const Operands &operands : getPairs(type, constants, 2))
        emit({{&variant, bits},
              {&selectVariant,
               {makeResult(0, boolType), operands[0], operands[1]}}});
}

void Enumerator::cast() {
  const unsigned width = getWidth(type);
  for (unsigned other = 1; other <= 5; ++other) {
    const Type otherType = withWidth(type, other);
    std::vector<Variant> toOther, fromOther;
    addCasts(toOther, type, otherType);
    addCasts(fromOther, otherType, type);
    const Operand x = makeVariable(0, otherType);
    for (const Variant &cast : toOther)
      for (const Variant &variant : binaries)
        for (const Operands &operands : getPairs(type, constants))
          emit({{&variant, operands}, {&cast, {makeResult(0, type)}}});
    for (const Variant &cast : fromOther)
      emitOuter({&cast, {x}}, both, type, constants, 0);
    // Both operands.
    if (other >= width)
      continue;
    for (const Variant &first : fromOther)
      for (const Variant &second : fromOther)
        for (const Variant &outer : both)
          for (const Operand &y : {x, makeVariable(1, otherType)})
            emit({{&first, {x}},
                  {&second, {y}},
                  {&outer, {makeResult(0, type), makeResult(1, type)}}});
  }
}

void Enumerator::castChain() {
  llvm::SmallVector<Type> types;
  for (unsigned width : {1, 2, 3, 4, 6})
    types.push_back(withWidth(type, width));
  types.push_back(withWidth(type, 64));
  if (!llvm::isa<ShapedType>(type))
    types.push_back(IndexType::get(context));
  const Operand x = makeVariable(0, type);
  for (Type second : types) {
    std::vector<Variant> firsts;
    addCasts(firsts, type, second);
    for (Type third : types) {
      std::vector<Variant> seconds;
      addCasts(seconds, second, third);
      for (const Variant &a : firsts)
        for (const Variant &b : seconds)
          emit({{&a, {x}}, {&b, {makeResult(0, second)}}});
      for (Type fourth : types) {
        std::vector<Variant> thirds;
        addCasts(thirds, third, fourth);
        for (const Variant &a : firsts)
          for (const Variant &b : seconds)
            for (const Variant &c : thirds)
              emit({{&a, {x}},
                    {&b, {makeResult(0, second)}},
                    {&c, {makeResult(1, third)}}});
      }
    }
  }
}

void Enumerator::extended() {
  for (const Operands &operands : getPairs(type, constants)) {
    const unsigned numVariables = countVariables(operands);
    for (const Variant &variant : extendeds)
      for (unsigned number : {0, 1}) {
        const bool isCarry =
            number == 1 && variant.name.ends_with("addui_extended");
        emitOuter({&variant, operands}, both, isCarry ? boolType : type,
                  isCarry ? boolConstants : constants,
                  isCarry ? 0 : numVariables, number);
      }
    for (const Variant &inner : binaries)
      emitOuter({&inner, operands}, extendeds, type, constants, numVariables);
  }
}

void Enumerator::range(const std::vector<Variant> &casts) {
  // Operands whose ranges are known, of variable `index`.
  auto getRanged = [&](unsigned index) {
    std::vector<TreeOp> ops;
    for (const Variant &variant : binaries) {
      const llvm::StringRef name = variant.name;
      if (name != "arith.andi" && name != "arith.ori" &&
          name != "arith.maxsi" && name != "arith.minsi" &&
          name != "arith.maxui" && name != "arith.minui")
        continue;
      for (const Operand &constant : constants)
        if (constant.kind == Operand::Kind::Constant)
          ops.push_back({&variant, {makeVariable(index, type), constant}});
    }
    return ops;
  };
  std::vector<TreeOp> lefts = getRanged(0), rights = getRanged(1);
  for (unsigned other = 1; other < getWidth(type) && other < 4; ++other)
    for (const Variant &variant : casts) {
      const Type from = withWidth(type, other);
      lefts.push_back({&variant, {makeVariable(0, from)}});
      rights.push_back({&variant, {makeVariable(1, from)}});
    }
  for (const TreeOp &left : lefts)
    for (const TreeOp &right : rights)
      for (const Variant &outer : both)
        emit({left,
              right,
              {&outer, {makeResult(0, type), makeResult(1, type)}}});
  // A constant has a range, too.
  for (const TreeOp &left : lefts)
    for (const Operand &constant : constants)
      for (const Variant &outer : both) {
        emit({left, {&outer, {makeResult(0, type), constant}}});
        emit({left, {&outer, {constant, makeResult(0, type)}}});
      }
}

void Enumerator::indexRange() {
  // Only operands that come from small integers have few values.
  std::vector<Variant> casts;
  addCasts(casts, IntegerType::get(context, 1), type);
  std::vector<TreeOp> lefts, rights;
  for (unsigned other = 1; other < 4; ++other)
    for (const Variant &variant : casts) {
      const Type from = IntegerType::get(context, other);
      lefts.push_back({&variant, {makeVariable(0, from)}});
      rights.push_back({&variant, {makeVariable(1, from)}});
    }
  for (const TreeOp &left : lefts)
    for (const Variant &outer : both) {
      for (const TreeOp &right : rights)
        emit({left,
              right,
              {&outer, {makeResult(0, type), makeResult(1, type)}}});
      for (const Operand &constant : constants) {
        emit({left, {&outer, {makeResult(0, type), constant}}});
        emit({left, {&outer, {constant, makeResult(0, type)}}});
      }
    }
}

void Enumerator::index() {
  std::vector<Operand> numbers;
  for (int64_t number :
       {int64_t(0), int64_t(1), int64_t(-1), int64_t(2), int64_t(31),
        int64_t(32), int64_t(INT32_MAX), int64_t(INT32_MIN), int64_t(INT64_MAX),
        INT64_MIN, int64_t(1) << 32})
    numbers.push_back(
        makeConstant(APInt(64, number, true), APInt(64, number, true), type));
  OperandLists pairs = getPairs(type, numbers);
  for (const Operand &a : numbers)
    for (const Operand &b : numbers)
      for (const Variant &variant : indexBinaries)
        emit({{&variant, {a, b}}});
  for (const Variant &variant : indexBinaries) {
    if (variant.kind != Variant::Kind::Binary)
      continue;
    for (const Operands &operands : pairs)
      emitOuter({&variant, operands}, indexBinaries, type, numbers,
                countVariables(operands));
  }
  // Casts: of the dialect to an integer and back.
  std::vector<Variant> to, from;
  for (unsigned width : {8, 32, 33, 64}) {
    for (llvm::StringRef name : {"index.casts", "index.castu"}) {
      to.push_back({Variant::Kind::Cast, name, "", Attribute(),
                    IntegerType::get(context, width)});
    }
  }
  for (llvm::StringRef name : {"index.casts", "index.castu"})
    from.push_back({Variant::Kind::Cast, name, "", Attribute(), type});
  for (const Variant &down : to)
    for (const Variant &up : from)
      emit({{&down, {makeVariable(0, type)}},
            {&up, {makeResult(0, down.castTo)}}});
  for (const Variant &down : to)
    for (const Operand &number : numbers)
      emit({{&down, {number}}});
}

void Enumerator::run(Family family) {
  switch (family) {
  case Family::Single:
    return single();
  case Family::Binary:
    return binary();
  case Family::Compare:
    return compare();
  case Family::Select:
    return select();
  case Family::Cast:
    return cast();
  case Family::CastChain:
    return castChain();
  case Family::Extended:
    return extended();
  case Family::Range: {
    std::vector<Variant> casts;
    addCasts(casts, withWidth(type, 1), type);
    return range(casts);
  }
  case Family::IndexRange:
    return indexRange();
  case Family::Index:
    return index();
  }
}

Value buildConstant(OpBuilder &builder, const Operand &operand) {
  const Location loc = builder.getUnknownLoc();
  if (operand.kind == Operand::Kind::Poison) {
    OperationState state(loc, "ub.poison");
    state.addTypes(operand.type);
    return builder.create(state)->getResult(0);
  }
  const unsigned width = getWidth(operand.type);
  const APInt first(width, operand.values[0]), second(width, operand.values[1]);
  TypedAttr value;
  if (auto shaped = llvm::dyn_cast<ShapedType>(operand.type))
    value =
        DenseElementsAttr::get(shaped, llvm::ArrayRef<APInt>{first, second});
  else
    value = IntegerAttr::get(operand.type, first);
  return arith::ConstantOp::create(builder, loc, value).getResult();
}

void addResultTypes(OperationState &state, const Variant &variant) {
  const Type first = state.operands.front().getType();
  switch (variant.kind) {
  case Variant::Kind::Binary:
    state.addTypes(first);
    return;
  case Variant::Kind::Compare:
    state.addTypes(withWidth(first, 1));
    return;
  case Variant::Kind::Select:
    state.addTypes(state.operands[1].getType());
    return;
  case Variant::Kind::Extended:
    state.addTypes(first);
    state.addTypes(
        variant.name.ends_with("addui_extended") ? withWidth(first, 1) : first);
    return;
  case Variant::Kind::Cast:
    state.addTypes(variant.castTo);
    return;
  }
}

} // namespace

void enumerateTrees(Family family, Type type, const TreeFn &visit) {
  Enumerator(type, visit).run(family);
}

void buildFunction(OpBuilder &builder, const Tree &tree, llvm::StringRef name) {
  MLIRContext *context = builder.getContext();
  const Location loc = builder.getUnknownLoc();
  auto function = func::FuncOp::create(
      loc, name, FunctionType::get(context, tree.variables, {}));
  builder.insert(function.getOperation());
  Block *block = function.addEntryBlock();
  OpBuilder body = OpBuilder::atBlockEnd(block);
  llvm::SmallVector<Operation *, 3> ops;
  for (const TreeOp &op : tree.ops) {
    OperationState state(loc, op.variant->name);
    for (const Operand &operand : op.operands) {
      if (operand.kind == Operand::Kind::Variable)
        state.addOperands(Value(block->getArgument(operand.index)));
      else if (operand.kind == Operand::Kind::Result)
        state.addOperands(Value(ops[operand.index]->getResult(operand.number)));
      else
        state.addOperands(buildConstant(body, operand));
    }
    if (op.variant->attribute)
      state.addAttribute(op.variant->attributeName, op.variant->attribute);
    addResultTypes(state, *op.variant);
    ops.push_back(body.create(state));
  }
  Operation *root = ops.back();
  body.create(OperationState(loc, "func.return", root->getResults(), {}));
  function.setFunctionType(
      FunctionType::get(context, tree.variables, root->getResultTypes()));
}

} // namespace mlir::enumeration
