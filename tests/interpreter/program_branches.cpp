// SPDX-License-Identifier: Apache-2.0
//
// Generates operations of cf in a random program.
#include "tests/interpreter/program_builder.h"
#include "llvm/ADT/StringExtras.h"

namespace mlir::interpreter {

void ProgramBuilder::addBranchStep() {
  switch (random.below(4)) {
  case 0:
    return addSwitch();
  case 1:
    return mayLoop() ? addBranchLoop() : addDiamond();
  default:
    return addDiamond();
  }
}

/// Returns text such as `^b(%0, %1 : i32, f32)`.
template <typename ValuesT>
static std::string getBranch(const std::string &block, const ValuesT &values) {
  std::vector<std::string> names, types;
  for (const ProgramValue &value : values) {
    names.push_back(value.name);
    types.push_back(getText(value.type));
  }
  if (names.empty())
    return block;
  return block + "(" + llvm::join(names, ", ") + " : " +
         llvm::join(types, ", ") + ")";
}

void ProgramBuilder::branchTo(const std::string &block, const Values &passed) {
  line("cf.br " + getBranch(block, passed));
}

void ProgramBuilder::addBlock(const std::string &name,
                              llvm::ArrayRef<Type> list, Values &arguments) {
  std::vector<std::string> texts;
  for (Type type : list) {
    arguments.push_back({fresh(), type});
    texts.push_back(arguments.back().name + ": " + getText(type));
  }
  indentation -= 2;
  line(name + (texts.empty() ? "" : "(" + llvm::join(texts, ", ") + ")") + ":");
  indentation += 2;
}

void ProgramBuilder::addDiamond() {
  const llvm::SmallVector<Type> list = drawTypes(2);
  const std::string condition = pick(IntegerType::get(context, 1));
  const std::string a = freshBlock(), b = freshBlock(), join = freshBlock();
  // One branch may go directly to the join block.
  const bool isTriangle = random.chance(30);
  line("cf.cond_br " + condition + ", " + a + ", " +
       (isTriangle ? getBranch(join, pickAll(list)) : b));
  for (const std::string &block : {a, b}) {
    if (isTriangle && block == b)
      continue;
    Values none;
    addBlock(block, {}, none);
    const Mark mark = begin();
    ++depth;
    addSteps(1 + random.below(3));
    --depth;
    const Values passed = pickAll(list);
    end(mark);
    branchTo(join, passed);
  }
  Values arguments;
  addBlock(join, list, arguments);
  values.insert(values.end(), arguments.begin(), arguments.end());
}

void ProgramBuilder::addSwitch() {
  const llvm::SmallVector<Type> list = drawTypes(2);
  const Type type = drawType([](Type each) {
    return each.isInteger() && each.getIntOrFloatBitWidth() > 4;
  });
  const std::string flag =
      binary("arith.andi", type, pick(type), constant(type, "3"));
  const std::string join = freshBlock();
  const unsigned numCases = 1 + random.below(3);
  std::vector<std::string> blocks, cases;
  // The syntax does not accept a result by number here.
  Values passed;
  for (Type each : list)
    passed.push_back({drawConstant(each), each});
  const std::string fallback = getBranch(join, passed);
  for (unsigned i = 0; i < numCases; ++i) {
    blocks.push_back(freshBlock());
    cases.push_back(std::to_string(i) + ": " + blocks.back());
  }
  line("cf.switch " + flag + " : " + getText(type) + ", [default: " + fallback +
       ", " + llvm::join(cases, ", ") + "]");
  for (const std::string &block : blocks) {
    Values none;
    addBlock(block, {}, none);
    const Mark mark = begin();
    ++depth;
    addSteps(random.below(3));
    --depth;
    const Values passed = pickAll(list);
    end(mark);
    branchTo(join, passed);
  }
  Values arguments;
  addBlock(join, list, arguments);
  values.insert(values.end(), arguments.begin(), arguments.end());
}

void ProgramBuilder::addBranchLoop() {
  const Type index = IndexType::get(context);
  const llvm::SmallVector<Type> carried = drawTypes(2);
  llvm::SmallVector<Type> list = {index};
  list.append(carried.begin(), carried.end());
  const std::string head = freshBlock(), body = freshBlock(),
                    exit = freshBlock();
  Values inits = {{constantIndex(0), index}};
  inits.append(pickAll(carried));
  branchTo(head, inits);
  Values arguments;
  addBlock(head, list, arguments);
  values.insert(values.end(), arguments.begin(), arguments.end());
  const std::string condition =
      define(IntegerType::get(context, 1),
             "arith.cmpi ult, " + arguments[0].name + ", " +
                 constantIndex(random.below(5)) + " : index");
  line("cf.cond_br " + condition + ", " + body + ", " + exit);
  Values none;
  addBlock(body, {}, none);
  const Mark mark = begin();
  ++depth;
  addSteps(1 + random.below(3));
  --depth;
  Values passed = {
      {binary("arith.addi", index, arguments[0].name, constantIndex(1)),
       index}};
  passed.append(pickAll(carried));
  end(mark);
  branchTo(head, passed);
  addBlock(exit, {}, none);
}

} // namespace mlir::interpreter
