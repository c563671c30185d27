// SPDX-License-Identifier: Apache-2.0
//
// print_program: prints the random program with a given seed.
#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "core/ir/context/context.h"
#include "core/ir/context/registry.h"
#include "core/support/command_line.h"
#include "core/support/tool.h"
#include "tests/interpreter/program_kinds.h"
#include "tests/passes/all_passes.h"
#include "llvm/TargetParser/Triple.h"

namespace mlir::interpreter {

/// Returns all kinds of programs, or those that run natively on `architecture`.
static absl::StatusOr<std::vector<ProgramKind>>
findKinds(llvm::StringRef architecture) {
  if (architecture.empty())
    return getProgramKinds();
  const llvm::Triple triple(architecture);
  if (triple.getArch() == llvm::Triple::UnknownArch)
    return absl::InvalidArgumentError("no architecture is '" +
                                      architecture.str() + "'");
  return getNativeProgramKinds(triple.getArch());
}

static absl::Status printProgram(llvm::StringRef kindName,
                                 llvm::StringRef architecture, uint64_t seed) {
  absl::StatusOr<std::vector<ProgramKind>> kinds = findKinds(architecture);
  if (!kinds.ok())
    return kinds.status();
  Registry registry;
  registerAllPasses(registry);
  MLIRContext context(registry.getDialects(), MLIRContext::Threading::Disabled);
  context.loadAllAvailableDialects();
  for (const ProgramKind &kind : *kinds) {
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
  std::string kind = "Programs", architecture;
  std::optional<int64_t> seed;
  mlir::CommandLine line("print_program", "Prints a random program.");
  line.addValue("kind", kind, "KIND", "see program_kinds.cpp");
  line.addValue("native", architecture, "ARCHITECTURE",
                "as it runs as machine code of x86_64, s390x or powerpc64le");
  line.addInteger("seed", seed, 0, "what it follows from");
  absl::Status status =
      line.parse(llvm::ArrayRef<const char *>(argv + 1, argc - 1));
  if (status.ok() && line.helpRequested())
    line.printHelp(llvm::outs());
  else if (status.ok())
    status =
        mlir::interpreter::printProgram(kind, architecture, seed.value_or(0));
  return mlir::finishTool(status);
}
