// SPDX-License-Identifier: Apache-2.0
#include "tools/mlir-runner/options.h"

using namespace mlir;

std::string RunnerOptions::getObjectFilename() const {
  return objectFilename.empty() ? input + ".o" : objectFilename;
}

void mlir::addRunnerOptions(CommandLine &commands, RunnerOptions &options) {
  commands.addOptionalPositional("input file", options.input,
                                 "what is run; standard input by default");
  commands.addValue("e", options.entryPoint, "function name",
                    "the function that is called (main)");
  commands.addValue("entry-point-result", options.entryPointResult,
                    "f32 | i32 | i64 | void",
                    "what it returns, and is printed (f32)");
  commands.addFlag("no-implicit-module", options.noImplicitModule,
                   "put no module around the input's operation");
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
                    "the architecture that code is generated for");
  commands.addValues("mattr", options.attributes, "+a,-b,...",
                     "features of the CPU to use or not to use");
  commands.addFlag("dump-object-file", options.dumpObjectFile,
                   "write the object file");
  commands.addValue("object-filename", options.objectFilename, "filename",
                    "where the object file is written (INPUT.o)");
  commands.beginGroup("Linking");
  commands.addValues("shared-libs", options.sharedLibs, "path,...",
                     "shared libraries whose symbols are used");
}

llvm::SmallVector<llvm::StringRef>
mlir::splitLists(const std::vector<std::string> &lists) {
  llvm::SmallVector<llvm::StringRef> items;
  for (const std::string &list : lists)
    llvm::StringRef(list).split(items, ',', /*MaxSplit=*/-1,
                                /*KeepEmpty=*/false);
  return items;
}
