// SPDX-License-Identifier: Apache-2.0
//
// What a model is compiled for.
#ifndef TARGETS_ONNX_DIRECT_COMPILE_OPTIONS_H
#define TARGETS_ONNX_DIRECT_COMPILE_OPTIONS_H

#include <cstdint>
#include <string>
#include <vector>

namespace onnx_mlir {

/// An instruction set extension that the code may use: a bit in the words that
/// the runtime collects of the CPU it runs on (OMCpuFeature).
struct CpuFeature {
  std::string name;
  int64_t word;
  int64_t bit;
};

/// The CPUs that the code may count on.
struct TargetFacts {
  /// LLVM's name of the one that the model's code may count on.
  std::string cpu;
  std::vector<CpuFeature> cpuFeatures;
  /// The CPU that what runs before the CPU is checked may count on.
  std::string baselineCpu;
};

/// How far a model is compiled.
enum class Stage {
  Loops, // func, scf, arith, math and memref
  LLVM,  // the llvm dialect, with all that the runtime needs
};

/// What the library tells of how it was made.
struct CompileOptions {
  /// Names a second set of the exported functions, `run_main_graph_TAG` and so
  /// on, so that several models can be linked together. Empty or "NONE": no
  /// second set.
  std::string tag;
  std::string compilerVersion;
  std::string commandLine;
};

} // namespace onnx_mlir

#endif // TARGETS_ONNX_DIRECT_COMPILE_OPTIONS_H
