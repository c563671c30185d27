// SPDX-License-Identifier: Apache-2.0
#include "ods/load/encode_rules.h"

#include "drr/compiler/compiled_rule.h"
#include "ods/encoding/byte_reader.h"
#include "ods/encoding/byte_writer.h"
#include "llvm/TableGen/Error.h"

using namespace mlir::ods;
using llvm::StringRef;

/// Reports parts of a rule that require C++. Errors: returns false if there are
/// any.
static bool checkNeedsNoCpp(const CompiledRule &rule, const llvm::Record &def) {
  for (const RuleFunction &function : rule.functions)
    llvm::PrintError(def.getLoc(), "'" + rule.name + "' cannot be loaded: " +
                                       function.purpose +
                                       " is known in C++ only");
  return rule.functions.empty();
}

std::optional<std::vector<LoadedRule>>
mlir::ods::encodeRules(const llvm::RecordKeeper &records,
                       const EncodingContext &context) {
  RecordOperatorMap operators;
  std::vector<LoadedRule> rules;
  unsigned numUnnamed = 0;
  bool failed = false;
  for (const llvm::Record *def :
       records.getAllDerivedDefinitionsIfDefined("Pattern")) {
    const std::string name =
        def->isAnonymous() ? "GeneratedConvert" + std::to_string(numUnnamed++)
                           : def->getName().str();
    Pattern pattern(def, operators);
    CompiledRule rule = compileRule(pattern, name);
    failed |= !checkNeedsNoCpp(rule, *def);
    rules.push_back(
        {context.describe(def->getLoc().front()), std::move(rule.program)});
  }
  if (failed)
    return std::nullopt;
  return rules;
}

std::string mlir::ods::encodeLoadedRules(llvm::ArrayRef<LoadedRule> rules) {
  ByteWriter writer;
  writer.writeUnsigned(rules.size());
  for (const LoadedRule &rule : rules) {
    writer.writeString(rule.location);
    writer.writeString(rule.program);
  }
  return std::move(writer).take();
}

std::optional<std::vector<LoadedRule>>
mlir::ods::decodeLoadedRules(StringRef bytes) {
  ByteReader reader(bytes);
  uint64_t count;
  if (!reader.tryTakeCount(count))
    return std::nullopt;
  std::vector<LoadedRule> rules;
  for (uint64_t i = 0; i < count; ++i) {
    StringRef location, program;
    if (!reader.tryTakeString(location) || !reader.tryTakeString(program))
      return std::nullopt;
    rules.push_back({location.str(), program.str()});
  }
  if (!reader.isAtEnd())
    return std::nullopt;
  return rules;
}
