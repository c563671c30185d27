// SPDX-License-Identifier: Apache-2.0
#include "tests/interpreter/program_kinds.h"

namespace mlir::interpreter {

std::vector<ProgramKind> getProgramKinds() {
  RandomProgramOptions numbers;
  numbers.hasBranches = numbers.hasRegions = numbers.hasMemory = false;
  numbers.numSteps = 60;
  RandomProgramOptions elements = numbers;
  elements.types = {"i8",
                    "i32",
                    "i64",
                    "f32",
                    "f64",
                    "f16",
                    "bf16",
                    "vector<3xi1>",
                    "vector<3xi32>",
                    "vector<3xf32>",
                    "vector<3xi64>",
                    "vector<3xindex>"};
  elements.hasScalarResults = false;
  RandomProgramOptions tensors;
  tensors.types = {"i16",          "i32",           "f32",
                   "tensor<3xi1>", "tensor<3xi32>", "tensor<3xindex>",
                   "tensor<3xf32>"};
  tensors.hasTensors = true;
  tensors.hasScalarResults = false;
  RandomProgramOptions complex = numbers;
  complex.types = {"i32", "f32", "f64", "complex<f32>", "complex<f64>"};
  complex.hasScalarResults = false;
  RandomProgramOptions poison = elements;
  poison.hasPoison = true;
  poison.hasFunctions = false;
  poison.numSteps = 25;
  return {{"Programs", {}},       {"Poison", poison},   {"Numbers", numbers},
          {"Elements", elements}, {"Tensors", tensors}, {"Complex", complex}};
}

std::vector<ProgramKind>
getNativeProgramKinds(llvm::Triple::ArchType architecture) {
  std::vector<ProgramKind> kinds;
  for (ProgramKind kind : getProgramKinds()) {
    if (kind.options.hasPoison || kind.options.hasTensors)
      continue;
    kind.options.hasScalarResults = true;
    // QEMU up to 7.2 reports that a subnormal float belongs to every class that
    // `xststdcsp` tests for.
    if (architecture == llvm::Triple::ppc64le)
      kind.options.leftOut = {"math.isfinite", "math.isinf", "math.isnormal"};
    // Lowering to calls for elements of vectors uses operations of `vector`
    // that have no lowering yet.
    if (kind.name == "Elements")
      kind.options.leftOut.push_back("math.ipowi");
    kinds.push_back(kind);
  }
  return kinds;
}

} // namespace mlir::interpreter
