// SPDX-License-Identifier: Apache-2.0
//
// Machine models: the properties of CPUs that a compiler may rely on, as data.
// There is one record per CPU and one per architecture.
//
// Source: x86-64: the psABI (levels), Intel's "64 and IA-32 Architectures
// Optimization Reference Manual" and AMD's "Software Optimization Guide" for
// families 17h, 19h and 1Ah. Power: IBM's "POWER8", "POWER9" and "POWER10
// Processor User's Manual". z: "z/Architecture Principles of Operation" and
// IBM's "Technical Guide" of each machine. LLVM 19: names, data layouts, and
// latencies that no manual gives.
#ifndef TARGETS_MACHINE_MACHINE_MODEL_H
#define TARGETS_MACHINE_MACHINE_MODEL_H

#include <cstdint>

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/TargetParser/Triple.h"

namespace mlir::machine {

/// Properties that all CPUs of an architecture share.
struct Architecture {
  llvm::Triple::ArchType kind;
  /// The triple as users write it, which is also LLVM's normalized form.
  llvm::StringRef triple;
  /// LLVM's data layout string.
  llvm::StringRef dataLayout;
  bool isLittleEndian;
  unsigned pointerBits;
  /// Alignment of the stack pointer at calls.
  unsigned stackAlignmentBits;
  /// The CPU that is used if none is named.
  llvm::StringRef defaultCpu;
};

/// Cache sizes in bytes; 0 if the CPU has no such cache or its size is unknown.
/// All sizes are per core: a shared cache counts as one core's share.
struct Caches {
  uint32_t l1d;
  uint32_t l2;
  uint32_t l3;
  uint32_t line;
};

/// The model of one CPU.
struct MachineModel {
  /// LLVM's name of the CPU.
  llvm::StringRef cpu;
  llvm::Triple::ArchType architecture;
  /// Features that the CPU has in addition to the architecture's oldest CPU, as
  /// far as they matter to generated code. LLVM's names, separated by commas.
  llvm::StringRef features;
  /// The widest vector registers that are worth using, and their number.
  unsigned vectorBits;
  unsigned vectorRegisters;
  Caches caches;
  /// Number of fused multiply-adds of `vectorBits` that can start in one cycle;
  /// 0 without such an instruction.
  unsigned fmaPorts;
  /// Latency of a fused multiply-add in cycles; 0 without such an instruction.
  unsigned fmaLatency;
};

/// Return all architectures and all CPUs. The CPUs of an architecture are
/// sorted from old to new.
llvm::ArrayRef<Architecture> getArchitectures();
llvm::ArrayRef<MachineModel> getMachines();

/// Returns the architecture of a Linux triple with glibc, or null if it is not
/// supported.
const Architecture *lookupArchitecture(llvm::StringRef triple);

/// Returns the architecture of a CPU.
const Architecture &getArchitecture(const MachineModel &machine);

/// Returns LLVM's name for an alias of a CPU (`power9`, `arch12`), and other
/// names unchanged.
llvm::StringRef getCanonicalCpu(llvm::StringRef cpu);

/// Returns the model of a CPU by name or alias for the triple's architecture,
/// or the architecture's default if the name is empty. Returns null if the
/// architecture or the name is unknown.
const MachineModel *lookupMachine(llvm::StringRef triple, llvm::StringRef cpu);

} // namespace mlir::machine

#endif // TARGETS_MACHINE_MACHINE_MODEL_H
