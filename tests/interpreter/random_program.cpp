// SPDX-License-Identifier: Apache-2.0
#include "tests/interpreter/random_program.h"

#include "core/asm/parser.h"
#include "core/ir/context/context.h"
#include "tests/interpreter/program_builder.h"
#include "llvm/ADT/StringExtras.h"

namespace mlir::interpreter {
namespace {

std::vector<Type> parseTypes(MLIRContext *context,
                             llvm::ArrayRef<std::string> texts) {
  std::vector<Type> types = {IntegerType::get(context, 1),
                             IndexType::get(context)};
  for (const std::string &text : texts)
    if (Type type = parseType(text, context);
        type && !llvm::is_contained(types, type))
      types.push_back(type);
  return types;
}

std::string joinNames(llvm::ArrayRef<ProgramValue> values) {
  std::vector<std::string> texts;
  for (const ProgramValue &value : values)
    texts.push_back(value.name);
  return llvm::join(texts, ", ");
}

bool isScalar(Type type) { return type.isIntOrIndexOrFloat(); }

} // namespace

void ProgramBuilder::addSteps(unsigned count) {
  for (unsigned i = 0; i < count; ++i)
    addStep();
}

void ProgramBuilder::addStep() {
  const unsigned kind = random.below(100);
  // Limits the nesting depth of loops.
  const bool canNest = depth < 3;
  if (kind < 10 && options.hasRegions && canNest)
    return addRegionStep();
  if (kind < 14 && options.hasBranches && hasBlocks && canNest)
    return addBranchStep();
  if (kind < 30 && options.hasMemory)
    return addMemoryStep();
  if (kind < 36 && options.hasTensors)
    return addTensorStep();
  if (kind < 39 && depth < 2 && !functions.empty())
    return addCall();
  if (kind < 44)
    return addOperationWithoutOverflow();
  addOperation();
}

void ProgramBuilder::addCall() {
  const ProgramFunction callee = random.pick<ProgramFunction>(functions);
  const Values arguments = pickAll(callee.arguments);
  const std::string name = fresh();
  line(name + ":" + llvm::Twine(callee.results.size()) + " = func.call @" +
       callee.name + "(" + joinNames(arguments) + ") : (" +
       joinTypes(callee.arguments) + ") -> (" + joinTypes(callee.results) +
       ")");
  addResults(name, callee.results);
}

void ProgramBuilder::addFunction(const std::string &name, unsigned numSteps,
                                 bool isPrivate) {
  ProgramFunction function{name, drawTypes(4), {}};
  // Functions have results, and `program` has several.
  for (unsigned i = 0, e = 1 + random.below(name == "program" ? 8 : 3); i < e;
       ++i)
    function.results.push_back(options.hasScalarResults ? drawType(isScalar)
                                                        : drawType());
  values.clear();
  memrefs.clear();
  allocations.clear();
  depth = 0;
  hasBlocks = true;
  isProgram = name == "program";
  std::vector<std::string> parameters;
  for (Type type : function.arguments) {
    values.push_back({fresh(), type});
    parameters.push_back(values.back().name + ": " + getText(type));
  }
  indentation = 2;
  line("func.func " + llvm::Twine(isPrivate ? "private " : "") + "@" + name +
       "(" + llvm::join(parameters, ", ") + ") -> (" +
       joinTypes(function.results) + ") {");
  indentation = 4;
  const Mark mark = begin();
  for (unsigned i = 0; i < numSteps; ++i)
    addStep();
  const Values results = pickAll(function.results);
  end(mark);
  line("return " + joinNames(results) + " : " + joinTypes(function.results));
  indentation = 2;
  line("}");
  functions.push_back(std::move(function));
}

std::string ProgramBuilder::build() {
  const unsigned numFunctions = options.hasFunctions ? random.below(3) : 0;
  for (unsigned i = 0; i < numFunctions; ++i)
    addFunction("f" + std::to_string(i), options.numSteps / 4,
                /*isPrivate=*/random.chance(50));
  addFunction("program", options.numSteps, /*isPrivate=*/false);
  const ProgramFunction &program = functions.back();
  // Clear the values first, so that `main` returns only the program's results.
  values.clear();
  line("func.func @main() -> (" + joinTypes(program.results) + ") {");
  indentation = 4;
  Values arguments;
  for (Type type : program.arguments)
    arguments.push_back({drawConstant(type), type});
  line("%r:" + llvm::Twine(program.results.size()) + " = call @program(" +
       joinNames(arguments) + ") : (" + joinTypes(program.arguments) +
       ") -> (" + joinTypes(program.results) + ")");
  std::vector<std::string> names;
  for (size_t i = 0; i < program.results.size(); ++i)
    names.push_back("%r#" + std::to_string(i));
  line("return " + llvm::join(names, ", ") + " : " +
       joinTypes(program.results));
  indentation = 2;
  line("}");
  return "module {\n" + globals + os.str() + "}\n";
}

RandomPrograms::RandomPrograms(MLIRContext *context, const Registry &registry,
                               RandomProgramOptions options)
    : context(context), options(std::move(options)) {
  signatures = std::make_unique<const SignatureTable>(
      context, registry, this->options.dialects,
      parseTypes(context, this->options.types));
}

RandomPrograms::~RandomPrograms() = default;

std::string RandomPrograms::getText(uint64_t seed) const {
  return ProgramBuilder(context, options, *signatures,
                        parseTypes(context, options.types), seed)
      .build();
}

OwningOpRef<ModuleOp> RandomPrograms::generate(uint64_t seed) const {
  return parseSourceString<ModuleOp>(getText(seed), ParserConfig(context),
                                     "program " + std::to_string(seed));
}

std::vector<std::string> RandomPrograms::getDrawnOperations() const {
  std::vector<std::string> names;
  for (const DrawnOperation &operation : signatures->getOperations())
    names.push_back(operation.name);
  return names;
}

} // namespace mlir::interpreter
