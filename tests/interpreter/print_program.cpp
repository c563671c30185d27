// SPDX-License-Identifier: Apache-2.0
//
// print_program: prints the random program of a seed.
#include "core/ir/context.h"
#include "core/ir/registry.h"
#include "core/support/command_line.h"
#include "core/support/tool.h"
#include "tests/interpreter/program_kinds.h"
#include "tests/passes/all_passes.h"

namespace mlir::interpreter {

static absl::Status printProgram(llvm::StringRef kindName, uint64_t seed) {
  Registry registry;
  registerAllPasses(registry);
  MLIRContext context(registry.getDialects(), MLIRContext::Threading::Disabled);
  context.loadAllAvailableDialects();
  for (const ProgramKind &kind : getProgramKinds()) {
    if (kind.name != kindName)
      continue;
    llvm::outs()
        << RandomPrograms(&context, registry, kind.options).getText(seed);
    return absl::OkStatus();
  }
  return absl::InvalidArgumentError("there are no programs of kind '" +
                                    kindName.str() + "'");
}

} // namespace mlir::interpreter

int main(int argc, char **argv) {
  std::string kind = "Programs";
  std::optional<int64_t> seed;
  mlir::CommandLine line("print_program", "Prints a random program.");
  line.addValue("kind", kind, "KIND", "see program_kinds.cpp");
  line.addInteger("seed", seed, 0, "what it follows from");
  absl::Status status =
      line.parse(llvm::ArrayRef<const char *>(argv + 1, argc - 1));
  if (status.ok() && line.helpRequested())
    line.printHelp(llvm::outs());
  else if (status.ok())
    status = mlir::interpreter::printProgram(kind, seed.value_or(0));
  return mlir::finishTool(status);
}
