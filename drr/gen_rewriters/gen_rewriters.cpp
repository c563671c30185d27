// SPDX-License-Identifier: Apache-2.0
#include "drr/gen_rewriters/gen_rewriters.h"

#include "drr/compiler/compiled_rule.h"
#include "ods/gen_enum/cpp_text.h"

using namespace mlir::ods;

static void emitRule(const CompiledRule &rule, llvm::raw_ostream &os) {
  for (const RuleFunction &function : rule.functions)
    os << function.definition;
  std::string functions = "{}";
  if (!rule.functions.empty()) {
    functions = rule.name + "Functions";
    os << "static constexpr ::mlir::RuleFunction " << functions << "[] = {";
    for (const RuleFunction &function : rule.functions)
      os << "\n    &" << function.name << ',';
    os << "\n};\n";
  }
  os << "struct " << rule.name << " : ::mlir::RulePattern {\n  explicit "
     << rule.name << "(::mlir::MLIRContext *context)\n"
     << "      : ::mlir::RulePattern({" << quoteBytes(rule.program) << ",\n"
     << "                             " << functions << "},\n"
     << "                            context) {}\n};\n\n";
}

bool mlir::ods::emitRewriters(const llvm::RecordKeeper &records,
                              llvm::raw_ostream &os) {
  emitFirstLine(records, os);
  RecordOperatorMap operators;
  std::vector<std::string> names;
  unsigned numUnnamed = 0;
  for (const llvm::Record *def : records.getAllDerivedDefinitions("Pattern")) {
    names.push_back(def->isAnonymous()
                        ? "GeneratedConvert" + std::to_string(numUnnamed++)
                        : def->getName().str());
    Pattern pattern(def, operators);
    emitRule(compileRule(pattern, names.back()), os);
  }
  os << "[[maybe_unused]] void populateWithGenerated(\n"
        "    ::mlir::RewritePatternSet &patterns) {\n";
  for (const std::string &name : names)
    os << "  patterns.add<" << name << ">(patterns.getContext());\n";
  os << "}\n";
  return false;
}
