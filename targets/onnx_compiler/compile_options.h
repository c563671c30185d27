// SPDX-License-Identifier: Apache-2.0
//
// The target and the options of a model's compilation.
#ifndef TARGETS_ONNX_COMPILER_COMPILE_OPTIONS_H
#define TARGETS_ONNX_COMPILER_COMPILE_OPTIONS_H

#include <cstdint>
#include <string>
#include <vector>

namespace onnx_mlir {

/// An instruction set extension that the code may use: a bit in the words that
/// the runtime reads from the CPU (OMCpuFeature).
struct CpuFeature {
  std::string name;
  int64_t word;
  int64_t bit;
};

/// A CPU that there is code for.
struct MachineFacts {
  /// LLVM's name of the CPU that the code requires.
  std::string cpu;
  /// Features added to or removed from the CPU: a comma-separated list of `+x`
  /// and `-x`.
  std::string features;
  std::vector<CpuFeature> cpuFeatures;
};

/// The CPUs that the code may rely on.
struct TargetFacts {
  /// Those of the module (machines.h). The runtime chooses the first that it
  /// can.
  std::vector<MachineFacts> machines;
  /// The CPU that code requires which runs before the CPU is checked.
  std::string baselineCpu;
};

/// Options of a compilation. The library reports its command line.
struct CompileOptions {
  /// Adds a second set of exported functions, `run_main_graph_TAG` and so on,
  /// so that several models can be linked together. No second set if empty or
  /// "NONE".
  std::string tag;
  std::string compilerVersion;
  std::string commandLine;
  /// Floats are neither reassociated nor lose the sign of zero. Implies
  /// `keepsRowMajor`.
  bool strictFloats = false;
  /// Tensors between convolutions are stored in row-major order, as all others.
  bool keepsRowMajor = false;
};

} // namespace onnx_mlir

#endif // TARGETS_ONNX_COMPILER_COMPILE_OPTIONS_H
