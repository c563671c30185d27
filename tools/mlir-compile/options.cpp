// SPDX-License-Identifier: Apache-2.0
#include "tools/mlir-compile/options.h"

#include "core/support/command_line.h"
#include "llvm/Config/llvm-config.h"

namespace mlir {
namespace {

using native::OptimizationLevel;
using native::OutputKind;

void declare(CommandLine &commands, MlirCompileOptions &options,
             bool &showVersion) {
  commands.addOptionalPositional("input file", options.input,
                                 "a module of the llvm dialect; standard input "
                                 "by default");
  commands.addValue("o", options.output, "filename",
                    "the output file; standard output by default");
  commands.addEnum<OutputKind>(
      "emit", options.kind,
      {{"llvm", OutputKind::LLVMIR},
       {"llvm-bc", OutputKind::Bitcode},
       {"asm", OutputKind::Assembly},
       {"obj", OutputKind::Object},
       {"lib", OutputKind::Library},
       {"exe", OutputKind::Executable}},
      "LLVM IR as text or bitcode, assembly, an object "
      "file (default), a shared library, or an "
      "executable");
  commands.addChoice("O0", options.level, OptimizationLevel::O0,
                     "do not optimize");
  commands.addChoice("O1", options.level, OptimizationLevel::O1,
                     "optimize a little");
  commands.addChoice("O2", options.level, OptimizationLevel::O2,
                     "optimize more (default)");
  commands.addChoice("O3", options.level, OptimizationLevel::O3,
                     "optimize most");
  commands.addValue("mtriple", options.triple, "triple",
                    "x86_64-linux-gnu, powerpc64le-linux-gnu or "
                    "s390x-linux-gnu (default: the module's, or this "
                    "machine's)");
  commands.addValue("mcpu", options.cpu, "cpu",
                    "oldest CPU to run on, or 'native' (default: the module's, "
                    "or x86-64-v3, pwr9, z14)");
  commands.addValue("mattr", options.features, "+a,-b,...",
                    "features to add to the CPU or to remove from it");
  commands.addFlag("allow-undefined", options.allowsUndefined,
                   "a shared library may use symbols that are found only when "
                   "it is loaded");
  commands.addFlag("version", showVersion, "print the version and exit");
}

} // namespace

absl::Status parseMlirCompileOptions(llvm::ArrayRef<const char *> arguments,
                                     MlirCompileOptions &options, bool &isDone,
                                     llvm::raw_ostream &output) {
  bool showVersion = false;
  CommandLine commands("mlir-compile",
                       "compiles the llvm dialect to native code");
  declare(commands, options, showVersion);
  if (absl::Status status = commands.parse(arguments); !status.ok())
    return status;
  isDone = commands.helpRequested() || showVersion;
  if (commands.helpRequested())
    commands.printHelp(output);
  else if (showVersion)
    output << "MLIR (LLVM " << LLVM_VERSION_STRING << ")\n";
  const bool isLinked = options.kind == OutputKind::Library ||
                        options.kind == OutputKind::Executable;
  if (!isDone && isLinked && options.output == "-")
    return absl::InvalidArgumentError(
        "--emit=lib and --emit=exe need a file: expected -o");
  return absl::OkStatus();
}

} // namespace mlir
