// SPDX-License-Identifier: Apache-2.0
//
// Generates operations of scf in a random program.
#include "tests/interpreter/program_builder.h"
#include "llvm/ADT/StringExtras.h"

namespace mlir::interpreter {

/// Returns text such as `(i32, f32)`.
static std::string getList(llvm::ArrayRef<Type> types) {
  return "(" + joinTypes(types) + ")";
}

/// Returns text such as `%0, %1 : i32, f32`, or an empty string.
template <typename ValuesT> static std::string getTyped(const ValuesT &values) {
  std::vector<std::string> names, types;
  for (const ProgramValue &value : values) {
    names.push_back(value.name);
    types.push_back(getText(value.type));
  }
  if (names.empty())
    return "";
  return " " + llvm::join(names, ", ") + " : " + llvm::join(types, ", ");
}

void ProgramBuilder::addRegionStep() {
  using Step = void (ProgramBuilder::*)();
  static const Step steps[] = {
      &ProgramBuilder::addIf,       &ProgramBuilder::addIf,
      &ProgramBuilder::addFor,      &ProgramBuilder::addFor,
      &ProgramBuilder::addWhile,    &ProgramBuilder::addIndexSwitch,
      &ProgramBuilder::addParallel, &ProgramBuilder::addExecuteRegion};
  (this->*random.pick<Step>(steps))();
}

void ProgramBuilder::addBody(llvm::StringRef terminator,
                             llvm::ArrayRef<Type> list) {
  inScope([&](const Mark &mark) {
    addSteps(1 + random.below(4));
    const Values yielded = pickAll(list);
    end(mark);
    line(terminator + getTyped(yielded));
  });
}

/// Returns text such as `%v:2 = `, or an empty string.
static std::string getDefinition(const std::string &name, size_t count) {
  return count ? name + ":" + std::to_string(count) + " = " : "";
}
static std::string getArrow(llvm::ArrayRef<Type> types) {
  return types.empty() ? "" : " -> " + getList(types);
}

void ProgramBuilder::addIf() {
  const std::string condition = pick(IntegerType::get(context, 1));
  const llvm::SmallVector<Type> results = drawTypes(2);
  const std::string name = fresh();
  line(getDefinition(name, results.size()) + "scf.if " + condition +
       getArrow(results) + " {");
  addBody("scf.yield", results);
  if (!results.empty() || random.chance(50)) {
    line("} else {");
    addBody("scf.yield", results);
  }
  line("}");
  addResults(name, results);
}

void ProgramBuilder::addFor() {
  // Bounds are small constants or small computed numbers.
  const Type type =
      random.chance(70)
          ? Type(IndexType::get(context))
          : drawType([](Type each) {
              return each.isIndex() ||
                     (each.isInteger() && each.getIntOrFloatBitWidth() > 4);
            });
  auto pickSmall = [&](int64_t mask) {
    return random.chance(50)
               ? constant(type, llvm::Twine(random.below(mask + 1)))
               : binary("arith.andi", type, pick(type),
                        constant(type, llvm::Twine(mask)));
  };
  const std::string from = pickSmall(3);
  const std::string to = pickSmall(3);
  const std::string step = constant(type, llvm::Twine(1 + random.below(2)));
  const llvm::SmallVector<Type> results = drawTypes(2);
  const Values inits = pickAll(results);
  const std::string name = fresh();
  const std::string variable = fresh();
  Values arguments;
  std::vector<std::string> carried;
  for (const ProgramValue &init : inits) {
    arguments.push_back({fresh(), init.type});
    carried.push_back(arguments.back().name + " = " + init.name);
  }
  line(getDefinition(name, results.size()) + "scf.for " +
       (random.chance(20) ? "unsigned " : "") + variable + " = " + from +
       " to " + to + " step " + step +
       (results.empty() ? ""
                        : " iter_args(" + llvm::join(carried, ", ") + ") -> " +
                              getList(results)) +
       (type.isIndex() ? "" : " : " + getText(type)) + " {");
  const size_t numVisible = values.size();
  values.push_back({variable, type});
  values.insert(values.end(), arguments.begin(), arguments.end());
  addBody("scf.yield", results);
  values.resize(numVisible);
  line("}");
  addResults(name, results);
}

void ProgramBuilder::addWhile() {
  const Type index = IndexType::get(context);
  const llvm::SmallVector<Type> carried = drawTypes(2);
  llvm::SmallVector<Type> all = {index};
  all.append(carried.begin(), carried.end());
  Values inits = {{constantIndex(0), index}};
  inits.append(pickAll(carried));
  const std::string name = fresh();
  Values before, after;
  std::vector<std::string> initial, arguments;
  for (const ProgramValue &init : inits) {
    before.push_back({fresh(), init.type});
    after.push_back({fresh(), init.type});
    initial.push_back(before.back().name + " = " + init.name);
    arguments.push_back(after.back().name + ": " + getText(init.type));
  }
  line(getDefinition(name, all.size()) + "scf.while (" +
       llvm::join(initial, ", ") + ") : " + getList(all) + " -> " +
       getList(all) + " {");
  // The first value counts iterations and ends the loop.
  inScope([&](const Mark &mark) {
    values.insert(values.end(), before.begin(), before.end());
    addSteps(random.below(3));
    std::string condition =
        define(IntegerType::get(context, 1),
               "arith.cmpi slt, " + before[0].name + ", " +
                   constantIndex(random.below(5)) + " : index");
    if (random.chance(40))
      condition = binary("arith.andi", IntegerType::get(context, 1), condition,
                         pick(IntegerType::get(context, 1)));
    Values passed = {before[0]};
    passed.append(pickAll(carried));
    end(mark);
    line("scf.condition(" + condition + ")" + getTyped(passed));
  });
  line("} do {");
  line("^bb0(" + llvm::join(arguments, ", ") + "):");
  inScope([&](const Mark &mark) {
    values.insert(values.end(), after.begin(), after.end());
    addSteps(1 + random.below(3));
    Values passed = {
        {binary("arith.addi", index, after[0].name, constantIndex(1)), index}};
    passed.append(pickAll(carried));
    end(mark);
    line("scf.yield" + getTyped(passed));
  });
  line("}");
  addResults(name, all);
}

void ProgramBuilder::addIndexSwitch() {
  const std::string index = pickIndex(4);
  const llvm::SmallVector<Type> results = drawTypes(2);
  const std::string name = fresh();
  line(getDefinition(name, results.size()) + "scf.index_switch " + index +
       (results.empty() ? "" : " -> " + joinTypes(results)));
  for (unsigned i = 0, e = random.below(4); i < e; ++i) {
    line("case " + llvm::Twine(i) + " {");
    addBody("scf.yield", results);
    line("}");
  }
  line("default {");
  addBody("scf.yield", results);
  line("}");
  addResults(name, results);
}

void ProgramBuilder::addParallel() {
  const Type type =
      drawType([](Type each) { return each.isInteger() || each.isIndex(); });
  const std::string name = fresh();
  const std::string variable = fresh();
  const std::string from = constantIndex(0);
  const std::string to = constantIndex(random.below(5));
  const std::string step = constantIndex(1 + random.below(2));
  const std::string init = pick(type);
  line(name + ":1 = scf.parallel (" + variable + ") = (" + from + ") to (" +
       to + ") step (" + step + ") init (" + init + ") -> " + getText(type) +
       " {");
  inScope([&](const Mark &mark) {
    // Iterations may run in any order, so they may only read outer memory.
    std::vector<ProgramMemRef> around = memrefs;
    for (ProgramMemRef &memref : memrefs)
      memref.isReadOnly = true;
    values.push_back({variable, IndexType::get(context)});
    addSteps(1 + random.below(3));
    const std::string value = pick(type);
    end(mark);
    memrefs = around;
    static const llvm::StringRef reductions[] = {"arith.addi", "arith.muli",
                                                 "arith.xori", "arith.maxsi"};
    const std::string a = fresh(), b = fresh(), c = fresh();
    const std::string suffix = " : " + getText(type);
    line("scf.reduce(" + value + suffix + ") {");
    line("^bb0(" + a + ": " + getText(type) + ", " + b + ": " + getText(type) +
         "):");
    line("  " + c + " = " + random.pick<llvm::StringRef>(reductions) + " " + a +
         ", " + b + suffix);
    line("  scf.reduce.return " + c + suffix);
    line("}");
  });
  line("}");
  addResults(name, type);
}

void ProgramBuilder::addExecuteRegion() {
  const llvm::SmallVector<Type> results = drawTypes(2);
  const std::string name = fresh();
  line(getDefinition(name, results.size()) + "scf.execute_region" +
       getArrow(results) + " {");
  auto addBlocks = [&](const Mark &mark) {
    addSteps(1 + random.below(3));
    if (options.hasBranches)
      addBranchStep();
    const Values yielded = pickAll(results);
    end(mark);
    line("scf.yield" + getTyped(yielded));
  };
  inScope(addBlocks, /*ofBlocks=*/true);
  line("}");
  addResults(name, results);
}

} // namespace mlir::interpreter
