// SPDX-License-Identifier: Apache-2.0
#include "tools/onnx-mlir/options.h"

#include <tuple>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "core/support/command_line.h"
#include "targets/machine/machine_model.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/Path.h"
#include "llvm/TargetParser/Triple.h"

namespace onnx_mlir {
namespace {

using mlir::CommandLine;
using mlir::native::OptimizationLevel;

/// The options as text before validation.
struct RawOptions {
  std::string input;
  std::string output;
  std::string shapeInformation;
  std::string triple;
  std::string architecture;
  std::string cpu;
  std::string tag;
  /// Only its sizes are set.
  ShapeInformation sizes;
  OutputKind kind = OutputKind::Library;
  OptimizationLevel level = OptimizationLevel::O3;
  bool strictFloats = false;
  bool keepsRowMajor = false;
  bool verbose = false;
  bool preserveLocations = false;
  bool fullConstants = false;
  std::optional<int64_t> maxPrintedElements;
  std::optional<int64_t> maxPrintedResource;
  bool version = false;
};

void declare(CommandLine &commandLine, RawOptions &raw) {
  commandLine.addPositional("model.onnx", raw.input,
                            "the model to compile, or MLIR (.mlir, or - for "
                            "standard input)");
  commandLine.addValue("o", raw.output, "path",
                       "the output file; the extension is appended if it is "
                       "missing (default: beside the model)");
  commandLine.addChoice("EmitLib", raw.kind, OutputKind::Library,
                        "a shared library, .so (default)");
  commandLine.addChoice("EmitObj", raw.kind, OutputKind::Object,
                        "the code as an object file, .o, without the weights "
                        "and the runtime");
  commandLine.addChoice("EmitONNXBasic", raw.kind, OutputKind::ONNXBasic,
                        "the model in the onnx dialect, .onnx.mlir");
  commandLine.addChoice("EmitONNXIR", raw.kind, OutputKind::ONNXIR,
                        "the model in the onnx dialect with inferred shapes, "
                        ".onnx.mlir");
  commandLine.addChoice("EmitMLIR", raw.kind, OutputKind::MLIR,
                        "the code as MLIR in the dialects func, scf, arith, "
                        "math and memref, .onnx.mlir");
  commandLine.addChoice("EmitLLVMIR", raw.kind, OutputKind::LLVMIR,
                        "the code in the llvm dialect, .onnx.mlir, before LLVM "
                        "optimizes it");
  commandLine.addValue("shapeInformation", raw.shapeInformation,
                       "i:d1x...xdn,...",
                       "shapes of inputs that the model does not specify, by "
                       "index");
  commandLine.addAction("dim", "name=size",
                        "the size of the dimensions with a name; may be "
                        "repeated",
                        [&raw](llvm::StringRef text) {
                          absl::Status status =
                              parseDimensionSize(text, raw.sizes);
                          if (status.ok())
                            return status;
                          return absl::InvalidArgumentError(absl::StrCat(
                              "option '--dim': ", status.message()));
                        });
  commandLine.addValue("mtriple", raw.triple, "triple",
                       "x86_64-linux-gnu, powerpc64le-linux-gnu or "
                       "s390x-linux-gnu (default: this machine's)");
  commandLine.addValue("mcpu", raw.cpu, "cpu,...",
                       "CPUs to have code for, separated by commas, of which "
                       "the best one that it can run is chosen when it runs; "
                       "'native' is this machine's (default: x86-64-v3, pwr9, "
                       "z14)");
  commandLine.addValue("march", raw.architecture, "arch",
                       "x86-64, ppc64le or systemz, the architecture of the "
                       "triple, or a CPU, as --mcpu");
  commandLine.addChoice("O0", raw.level, OptimizationLevel::O0,
                        "do not optimize");
  commandLine.addChoice("O1", raw.level, OptimizationLevel::O1,
                        "optimize a little");
  commandLine.addChoice("O2", raw.level, OptimizationLevel::O2,
                        "optimize more");
  commandLine.addChoice("O3", raw.level, OptimizationLevel::O3,
                        "optimize most (default)");
  commandLine.addFlag("fp-strict", raw.strictFloats,
                      "do not reassociate floats or lose the sign of zero");
  commandLine.addFlag("disable-layout", raw.keepsRowMajor,
                      "store tensors between convolutions in row-major order");
  commandLine.addValue("tag", raw.tag, "name",
                       "suffix of a second set of exported functions, or NONE "
                       "(default: the output's name)");
  commandLine.addFlag("emit-full-mlir-code", raw.fullConstants,
                      "print the large constants in MLIR");
  commandLine.addInteger("mlir-elide-elementsattrs-if-larger",
                         raw.maxPrintedElements, 0,
                         "elide constants with more elements in MLIR "
                         "(default: 100)");
  commandLine.addInteger("mlir-elide-resource-strings-if-larger",
                         raw.maxPrintedResource, 0,
                         "elide resources with a longer text in MLIR "
                         "(default: 100)");
  commandLine.addFlag("preserveLocations", raw.preserveLocations,
                      "print locations in MLIR: the names of nodes");
  commandLine.addFlag("verbose", raw.verbose, "print progress messages");
  commandLine.addAlias("v", "verbose");
  commandLine.addFlag("version", raw.version, "print the version and exit");
}

llvm::StringRef getExtension(OutputKind kind) {
  switch (kind) {
  case OutputKind::ONNXBasic:
  case OutputKind::ONNXIR:
  case OutputKind::MLIR:
  case OutputKind::LLVMIR:
    return ".onnx.mlir";
  case OutputKind::Object:
    return ".o";
  case OutputKind::Library:
    return ".so";
  }
  llvm_unreachable("all kinds are listed");
}

std::string getOutput(const RawOptions &raw) {
  llvm::StringRef extension = getExtension(raw.kind);
  llvm::SmallString<128> path(raw.output);
  if (raw.output.empty()) {
    path = raw.input == "-" ? "stdin" : raw.input;
    llvm::sys::path::replace_extension(path, "");
  }
  if (!path.ends_with(extension))
    path += extension;
  return path.str().str();
}

/// Returns the triple of an architecture as llc names it, or "".
llvm::StringRef getTriple(llvm::StringRef architecture) {
  return llvm::StringSwitch<llvm::StringRef>(architecture)
      .Cases("x86-64", "x86_64", "x86_64-linux-gnu")
      .Cases("ppc64le", "powerpc64le", "powerpc64le-linux-gnu")
      .Cases("systemz", "s390x", "s390x-linux-gnu")
      .Default("");
}

/// Completes the triple or the CPU from --march.
absl::Status applyArchitecture(RawOptions &raw) {
  if (raw.architecture.empty())
    return absl::OkStatus();
  const llvm::StringRef triple = getTriple(raw.architecture);
  std::string &other = triple.empty() ? raw.cpu : raw.triple;
  if (other.empty()) {
    other = triple.empty() ? raw.architecture : triple.str();
    return absl::OkStatus();
  }
  if (triple.empty()
          ? other == raw.architecture
          : llvm::Triple(other).getArch() == llvm::Triple(triple).getArch())
    return absl::OkStatus();
  return absl::InvalidArgumentError(
      absl::StrCat("option '--march': '", raw.architecture, "' contradicts --",
                   triple.empty() ? "mcpu" : "mtriple", "=", other));
}

/// Returns a key that is greater for a CPU with wider vectors, and for a newer
/// one of those with equally wide vectors.
std::tuple<unsigned, size_t, llvm::StringRef>
getRank(const mlir::native::Target &target) {
  const mlir::machine::MachineModel *model =
      mlir::machine::lookupMachine(target.triple.str(), target.cpu);
  if (!model)
    return {0, 0, target.cpu};
  const size_t row = model - mlir::machine::getMachines().data();
  return {model->vectorBits, row + 1, target.cpu};
}

/// Returns the targets of a list of CPUs, the best one first.
absl::StatusOr<std::vector<mlir::native::Target>>
resolveTargets(llvm::StringRef triple, llvm::StringRef cpus) {
  llvm::SmallVector<llvm::StringRef> names;
  cpus.split(names, ',');
  std::vector<mlir::native::Target> targets;
  for (llvm::StringRef name : names) {
    if (name.empty() && names.size() > 1)
      return absl::InvalidArgumentError(absl::StrCat(
          "option '--mcpu': '", cpus.str(), "' has an empty name"));
    absl::StatusOr<mlir::native::Target> target =
        mlir::native::resolveTarget(triple, name);
    if (!target.ok())
      return target.status();
    for (const mlir::native::Target &other : targets)
      if (other.cpu == target->cpu)
        return absl::InvalidArgumentError(absl::StrCat(
            "option '--mcpu': '", cpus.str(), "' has ", target->cpu, " twice"));
    targets.push_back(*std::move(target));
  }
  llvm::sort(targets, [](const auto &a, const auto &b) {
    return getRank(a) > getRank(b);
  });
  return targets;
}

/// Returns the tag as a part of C names: replaces invalid characters by '_'.
std::string getTag(const RawOptions &raw, llvm::StringRef output) {
  if (raw.tag == "NONE")
    return "";
  llvm::StringRef name = llvm::sys::path::filename(output);
  name.consume_back(getExtension(raw.kind));
  std::string tag = raw.tag.empty() ? name.str() : raw.tag;
  for (char &c : tag)
    if (!llvm::isAlnum(c))
      c = '_';
  return tag;
}

} // namespace

std::string getCpus(llvm::ArrayRef<mlir::native::Target> targets) {
  return llvm::join(llvm::map_range(targets,
                                    [](const mlir::native::Target &target) {
                                      return llvm::StringRef(target.cpu);
                                    }),
                    ",");
}

const char versionText[] = "onnx-mlir 0.1 (LLVM 19)";

std::string Options::describe() const {
  std::string text = absl::StrCat("-O", static_cast<int>(level),
                                  " --mtriple=", targets.front().triple.str(),
                                  " --mcpu=", getCpus(targets));
  if (strictFloats)
    text += " --fp-strict";
  if (keepsRowMajor)
    text += " --disable-layout";
  const char *separator = " --shapeInformation=";
  for (const auto &[index, shape] : shapes.shapes) {
    absl::StrAppend(&text, separator, index, ":",
                    llvm::join(llvm::map_range(shape,
                                               [](int64_t dimension) {
                                                 return std::to_string(
                                                     dimension);
                                               }),
                               "x"));
    separator = ",";
  }
  for (const auto &[name, size] : shapes.sizes)
    absl::StrAppend(&text, " --dim=", name, "=", size);
  return text;
}

absl::StatusOr<std::optional<Options>>
parseOptions(llvm::ArrayRef<const char *> arguments,
             llvm::raw_ostream &output) {
  RawOptions raw;
  CommandLine commandLine("onnx-mlir", "compiles an ONNX model to native code");
  declare(commandLine, raw);
  absl::Status status = commandLine.parse(arguments);
  if (raw.version) {
    output << versionText << "\n";
    return std::nullopt;
  }
  if (!status.ok())
    return status;
  if (commandLine.helpRequested()) {
    commandLine.printHelp(output);
    return std::nullopt;
  }
  if (absl::Status applied = applyArchitecture(raw); !applied.ok())
    return applied;
  absl::StatusOr<std::vector<mlir::native::Target>> targets =
      resolveTargets(raw.triple, raw.cpu);
  if (!targets.ok())
    return targets.status();
  absl::StatusOr<ShapeInformation> shapes =
      parseShapeInformation(raw.shapeInformation);
  if (!shapes.ok())
    return absl::InvalidArgumentError(absl::StrCat(
        "option '--shapeInformation': ", shapes.status().message()));
  shapes->sizes = std::move(raw.sizes.sizes);
  if (llvm::StringRef(raw.output).ends_with("/"))
    return absl::InvalidArgumentError(absl::StrCat("option '-o': '", raw.output,
                                                   "' is a folder: expected a "
                                                   "file"));
  std::string path = getOutput(raw);
  std::string tag = getTag(raw, path);
  return Options{raw.input,
                 std::move(path),
                 raw.kind,
                 *std::move(shapes),
                 *std::move(targets),
                 raw.level,
                 std::move(tag),
                 raw.strictFloats,
                 raw.keepsRowMajor,
                 raw.verbose,
                 raw.preserveLocations,
                 raw.fullConstants,
                 raw.maxPrintedElements,
                 raw.maxPrintedResource};
}

} // namespace onnx_mlir
