// SPDX-License-Identifier: Apache-2.0
//
// From the record of a rule to its program, and to the C++ that it needs.
#ifndef DRR_COMPILER_COMPILE_RULE_H
#define DRR_COMPILER_COMPILE_RULE_H

#include <string>
#include <vector>

#include "drr/model/pattern.h"

namespace mlir {
namespace ods {

/// A function that a program calls by its place among those of the rule.
struct RuleFunction {
  std::string name;
  /// Its definition, and what it calls, at the level of namespaces.
  std::string definition;
  /// What it does, for messages: "the native code 'foo($0)'".
  std::string purpose;
};

struct CompiledRule {
  /// Of the C++ class: the record's, or a made one.
  std::string name;
  std::string program;
  std::vector<RuleFunction> functions;
};

/// Compiles a rule. What has no expression becomes a function in C++, whose
/// name begins with `name`.
/// Errors: at the record, and the program ends, for everything that is wrong
/// with it.
CompiledRule compileRule(Pattern &pattern, llvm::StringRef name);

} // namespace ods
} // namespace mlir

#endif // DRR_COMPILER_COMPILE_RULE_H
