// SPDX-License-Identifier: Apache-2.0
//
// Machine models: what a compiler may count on of a CPU, as data. One record
// per CPU, one per architecture.
//
// Source: of x86-64, the psABI (levels), Intel's "64 and IA-32 Architectures
// Optimization Reference Manual" and AMD's "Software Optimization Guide" for
// families 17h, 19h and 1Ah; of Power, IBM's "POWER8", "POWER9" and "POWER10
// Processor User's Manual"; of z, "z/Architecture Principles of Operation" and
// IBM's "Technical Guide" of each machine. Names, and latencies that no manual
// gives, are those of LLVM 19, and so are data layouts.
#ifndef TARGETS_MACHINE_MACHINE_MODEL_H
#define TARGETS_MACHINE_MACHINE_MODEL_H

#include <cstdint>

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/TargetParser/Triple.h"

namespace mlir::machine {

/// What all CPUs of an architecture have in common.
struct Architecture {
  llvm::Triple::ArchType kind;
  /// As users write it, and LLVM's normalised form.
  llvm::StringRef triple;
  /// LLVM's, which says how types lie in memory.
  llvm::StringRef dataLayout;
  bool isLittleEndian;
  unsigned pointerBits;
  /// Of the stack pointer at calls.
  unsigned stackAlignmentBits;
  /// The CPU of those who name none.
  llvm::StringRef defaultCpu;
};

/// Bytes; 0 where a CPU has none, or it is not known. All are of one core: of a
/// cache that cores share, its share.
struct Caches {
  uint32_t l1d;
  uint32_t l2;
  uint32_t l3;
  uint32_t line;
};

/// A CPU.
struct MachineModel {
  /// LLVM's name.
  llvm::StringRef cpu;
  llvm::Triple::ArchType architecture;
  /// What it has beyond the architecture's oldest CPU, as far as it matters to
  /// generated code: LLVM's names, with commas.
  llvm::StringRef features;
  /// The widest registers for which it is worth while to write code, and how
  /// many there are.
  unsigned vectorBits;
  unsigned vectorRegisters;
  Caches caches;
  /// Fused multiply-adds of that width that begin in a cycle; 0 if it has none.
  unsigned fmaPorts;
  /// Cycles until the result of one can be used; 0 if it has none.
  unsigned fmaLatency;
};

/// All architectures, and all CPUs, those of an architecture from old to new.
llvm::ArrayRef<Architecture> getArchitectures();
llvm::ArrayRef<MachineModel> getMachines();

/// The architecture of a Linux triple with glibc, or null.
const Architecture *lookupArchitecture(llvm::StringRef triple);

/// The architecture of a CPU.
const Architecture &getArchitecture(const MachineModel &machine);

/// LLVM's name of a CPU that users may know by another (`power9`, `arch12`);
/// other names are themselves.
llvm::StringRef getCanonicalCpu(llvm::StringRef cpu);

/// The CPU of a name or alias, of the triple's architecture; its default if the
/// name is empty. Null if either is not known.
const MachineModel *lookupMachine(llvm::StringRef triple, llvm::StringRef cpu);

} // namespace mlir::machine

#endif // TARGETS_MACHINE_MACHINE_MODEL_H
