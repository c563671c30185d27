// SPDX-License-Identifier: Apache-2.0
#include "tools/mlir-runner/options.h"

using namespace mlir;

std::string RunnerOptions::getObjectFilename() const {
  return objectFilename.empty() ? input + ".o" : objectFilename;
}

void mlir::addRunnerOptions(CommandLine &commands, RunnerOptions &options) {
  commands.addOptionalPositional(
      "input file", options.input,
      "the module to run; standard input by default");
  commands.addValue("e", options.entryPoint, "function name",
                    "the function to call (main)");
  commands.addValue("entry-point-result", options.entryPointResult,
                    "f32 | i32 | i64 | void",
                    "the type of its result, which is printed (f32)");
  commands.addFlag("no-implicit-module", options.noImplicitModule,
                   "do not wrap the input in a module");
  commands.addFlag("host-supports-jit", options.hostSupportsJit,
                   "print whether this machine can run code, and exit");
  commands.addFlag("version", options.showVersion,
                   "print the version and exit");
  commands.beginGroup("Code generation");
  for (unsigned level = 0; level < 4; ++level)
    commands.addChoice("O" + std::to_string(level), options.level,
                       std::optional<unsigned>(level),
                       "optimize and generate code at this level");
  commands.addValue("march", options.architecture, "architecture",
                    "the architecture to generate code for");
  commands.addValues("mattr", options.attributes, "+a,-b,...",
                     "features to add to the CPU or to remove from it");
  commands.addFlag("dump-object-file", options.dumpObjectFile,
                   "write the object file");
  commands.addValue("object-filename", options.objectFilename, "filename",
                    "the path of the object file (INPUT.o)");
  commands.beginGroup("Linking");
  commands.addValues("shared-libs", options.sharedLibs, "path,...",
                     "shared libraries whose symbols the module may use");
}

llvm::SmallVector<llvm::StringRef>
mlir::splitLists(const std::vector<std::string> &lists) {
  llvm::SmallVector<llvm::StringRef> items;
  for (const std::string &list : lists)
    llvm::StringRef(list).split(items, ',', /*MaxSplit=*/-1,
                                /*KeepEmpty=*/false);
  return items;
}
