// SPDX-License-Identifier: Apache-2.0
//
// Compiles the record of a rule to its program and to the C++ functions that it
// calls.
#ifndef DRR_COMPILER_COMPILED_RULE_H
#define DRR_COMPILER_COMPILED_RULE_H

#include <string>
#include <vector>

#include "drr/model/pattern.h"

namespace mlir {
namespace ods {

/// A function that a program calls by its index among the functions of the
/// rule.
struct RuleFunction {
  std::string name;
  /// The definition of the function and of its helpers, at namespace scope.
  std::string definition;
  /// The purpose of the function in diagnostics: "the native code 'foo($0)'".
  std::string purpose;
};

struct CompiledRule {
  /// The name of the C++ class: that of the record, or a generated one.
  std::string name;
  std::string program;
  std::vector<RuleFunction> functions;
};

/// Compiles a rule. Parts without an expression become C++ functions whose
/// names begin with `name`.
/// Errors: reports errors at the record and ends the program.
CompiledRule compileRule(Pattern &pattern, llvm::StringRef name);

} // namespace ods
} // namespace mlir

#endif // DRR_COMPILER_COMPILED_RULE_H
