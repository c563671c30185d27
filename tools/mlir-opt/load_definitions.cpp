// SPDX-License-Identifier: Apache-2.0
#include "tools/mlir-opt/load_definitions.h"

#include "core/interfaces/described_interfaces.h"
#include "ods/load/load_td.h"
#include "llvm/ADT/Twine.h"

namespace mlir {

std::unique_ptr<DefinedDialects>
loadDefinitions(llvm::ArrayRef<std::string> files,
                llvm::ArrayRef<std::string> includeDirs,
                const DialectRegistry &registry, RuleList &rules,
                llvm::raw_ostream &diagnostics) {
  ods::LoadOptions options;
  options.includeDirs = includeDirs;
  for (llvm::StringRef name : registry.getDialectNames())
    options.knownDialects.push_back(name.str());
  std::vector<DialectDefinition> definitions;
  std::vector<ods::LoadedRule> loaded;
  for (const std::string &file : files) {
    auto read = ods::readDefinitions(file, options, diagnostics, &loaded);
    if (!read)
      return nullptr;
    for (DialectDefinition &definition : *read) {
      options.knownDialects.push_back(definition.name);
      definitions.push_back(std::move(definition));
    }
  }
  for (ods::LoadedRule &rule : loaded)
    rules.add(std::move(rule.location), std::move(rule.program));
  return makeDialects(
      std::move(definitions), registry, getDescribedInterfaces(),
      [&](llvm::StringRef location, const llvm::Twine &message) {
        diagnostics << location << (location.empty() ? "" : ": ")
                    << "error: " << message << "\n";
      });
}

} // namespace mlir
