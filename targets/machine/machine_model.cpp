// SPDX-License-Identifier: Apache-2.0
#include "targets/machine/machine_model.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace mlir::machine;
using llvm::StringRef;
using llvm::Triple;

namespace {

constexpr Architecture architectures[] = {
    {.kind = Triple::x86_64,
     .triple = "x86_64-unknown-linux-gnu",
     .dataLayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-"
                   "f80:128-n8:16:32:64-S128",
     .isLittleEndian = true,
     .pointerBits = 64,
     .stackAlignmentBits = 128,
     .defaultCpu = "x86-64-v3"},
    {.kind = Triple::ppc64le,
     .triple = "powerpc64le-unknown-linux-gnu",
     .dataLayout = "e-m:e-Fn32-i64:64-n32:64-S128-v256:256:256-v512:512:512",
     .isLittleEndian = true,
     .pointerBits = 64,
     .stackAlignmentBits = 128,
     .defaultCpu = "pwr9"},
    {.kind = Triple::systemz,
     .triple = "s390x-unknown-linux-gnu",
     .dataLayout = "E-m:e-i1:8:16-i8:8:16-i64:64-f128:64-v128:64-a:8:16-n32:64",
     .isLittleEndian = false,
     .pointerBits = 64,
     .stackAlignmentBits = 64,
     .defaultCpu = "z14"},
};

constexpr uint32_t KiB = 1024;
constexpr uint32_t MiB = 1024 * KiB;

// Features that each generation adds to the previous ones.
#define X86_V2 "cx16,popcnt,sahf,sse3,sse4.1,sse4.2,ssse3"
#define X86_V3 X86_V2 ",avx,avx2,bmi,bmi2,f16c,fma,lzcnt,movbe"
#define X86_V4 X86_V3 ",avx512bw,avx512cd,avx512dq,avx512f,avx512vl"
#define X86_CASCADELAKE X86_V4 ",avx512vnni"
#define X86_ICELAKE                                                            \
  X86_CASCADELAKE ",avx512bitalg,avx512ifma,avx512vbmi,avx512vbmi2,"           \
                  "avx512vpopcntdq"
#define X86_ZNVER4 X86_ICELAKE ",avx512bf16"
#define X86_SAPPHIRERAPIDS                                                     \
  X86_ZNVER4 ",amx-bf16,amx-int8,amx-tile,avx512fp16,avxvnni"
#define X86_ZNVER5 X86_ZNVER4 ",avx512vp2intersect,avxvnni"
#define POWER8 "altivec,vsx,direct-move,power8-altivec,power8-vector"
#define POWER9 POWER8 ",isa-v30-instructions,power9-altivec,power9-vector"
#define POWER10                                                                \
  POWER9 ",isa-v31-instructions,mma,paired-vector-memops,power10-vector,"      \
         "prefix-instrs"
#define Z13 "vector,load-store-on-cond,load-store-on-cond-2,distinct-ops"
#define Z14 Z13 ",miscellaneous-extensions-2,vector-enhancements-1"
#define Z15 Z14 ",miscellaneous-extensions-3,vector-enhancements-2"
#define Z16 Z15 ",nnp-assist,vector-packed-decimal-enhancement-2"

// Columns: CPU, architecture, features, vector bits and registers, caches (L1d,
// L2, L3, line), FMA ports and latency. The caches of an x86-64 level are those
// of the smallest machines that have the level.
constexpr MachineModel machines[] = {
    {"x86-64",
     Triple::x86_64,
     "",
     128,
     16,
     {32 * KiB, 256 * KiB, 1 * MiB, 64},
     0,
     0},
    {"x86-64-v2",
     Triple::x86_64,
     X86_V2,
     128,
     16,
     {32 * KiB, 256 * KiB, 1 * MiB, 64},
     0,
     0},
    {"x86-64-v3",
     Triple::x86_64,
     X86_V3,
     256,
     16,
     {32 * KiB, 256 * KiB, 1 * MiB, 64},
     2,
     5},
    {"x86-64-v4",
     Triple::x86_64,
     X86_V4,
     512,
     32,
     {32 * KiB, 1 * MiB, 1408 * KiB, 64},
     2,
     4},
    {"haswell",
     Triple::x86_64,
     X86_V3,
     256,
     16,
     {32 * KiB, 256 * KiB, 2 * MiB, 64},
     2,
     5},
    {"broadwell",
     Triple::x86_64,
     X86_V3,
     256,
     16,
     {32 * KiB, 256 * KiB, 2 * MiB, 64},
     2,
     5},
    {"skylake",
     Triple::x86_64,
     X86_V3,
     256,
     16,
     {32 * KiB, 256 * KiB, 2 * MiB, 64},
     2,
     4},
    {"skylake-avx512",
     Triple::x86_64,
     X86_V4,
     512,
     32,
     {32 * KiB, 1 * MiB, 1408 * KiB, 64},
     2,
     4},
    {"cascadelake",
     Triple::x86_64,
     X86_CASCADELAKE,
     512,
     32,
     {32 * KiB, 1 * MiB, 1408 * KiB, 64},
     2,
     4},
    {"icelake-server",
     Triple::x86_64,
     X86_ICELAKE,
     512,
     32,
     {48 * KiB, 1280 * KiB, 1536 * KiB, 64},
     2,
     4},
    {"sapphirerapids",
     Triple::x86_64,
     X86_SAPPHIRERAPIDS,
     512,
     32,
     {48 * KiB, 2 * MiB, 1920 * KiB, 64},
     2,
     4},
    {"znver1",
     Triple::x86_64,
     X86_V3,
     256,
     16,
     {32 * KiB, 512 * KiB, 2 * MiB, 64},
     1,
     5},
    {"znver2",
     Triple::x86_64,
     X86_V3,
     256,
     16,
     {32 * KiB, 512 * KiB, 4 * MiB, 64},
     2,
     5},
    {"znver3",
     Triple::x86_64,
     X86_V3,
     256,
     16,
     {32 * KiB, 512 * KiB, 4 * MiB, 64},
     2,
     4},
    {"znver4",
     Triple::x86_64,
     X86_ZNVER4,
     512,
     32,
     {32 * KiB, 1 * MiB, 4 * MiB, 64},
     1,
     4},
    {"znver5",
     Triple::x86_64,
     X86_ZNVER5,
     512,
     32,
     {48 * KiB, 1 * MiB, 4 * MiB, 64},
     2,
     4},

    {"pwr8",
     Triple::ppc64le,
     POWER8,
     128,
     64,
     {64 * KiB, 512 * KiB, 8 * MiB, 128},
     2,
     6},
    {"pwr9",
     Triple::ppc64le,
     POWER9,
     128,
     64,
     {32 * KiB, 256 * KiB, 5 * MiB, 128},
     2,
     7},
    {"pwr10",
     Triple::ppc64le,
     POWER10,
     128,
     64,
     {32 * KiB, 1 * MiB, 4 * MiB, 128},
     4,
     7},

    {"z13",
     Triple::systemz,
     Z13,
     128,
     32,
     {128 * KiB, 2 * MiB, 8 * MiB, 256},
     1,
     8},
    {"z14",
     Triple::systemz,
     Z14,
     128,
     32,
     {128 * KiB, 4 * MiB, 12 * MiB, 256},
     2,
     7},
    {"z15",
     Triple::systemz,
     Z15,
     128,
     32,
     {128 * KiB, 4 * MiB, 21 * MiB, 256},
     2,
     6},
    {"z16",
     Triple::systemz,
     Z16,
     128,
     32,
     {128 * KiB, 32 * MiB, 32 * MiB, 256},
     2,
     6},
};

} // namespace

llvm::ArrayRef<Architecture> machine::getArchitectures() {
  return architectures;
}

llvm::ArrayRef<MachineModel> machine::getMachines() { return machines; }

const Architecture *machine::lookupArchitecture(StringRef name) {
  Triple triple(Triple::normalize(name));
  const bool isGnu = triple.getEnvironment() == Triple::GNU ||
                     triple.getEnvironment() == Triple::UnknownEnvironment;
  if (!triple.isOSLinux() || !isGnu)
    return nullptr;
  const auto *found = llvm::find_if(architectures, [&](const auto &row) {
    return row.kind == triple.getArch();
  });
  return found == std::end(architectures) ? nullptr : found;
}

const Architecture &machine::getArchitecture(const MachineModel &machine) {
  return *llvm::find_if(architectures, [&](const Architecture &row) {
    return row.kind == machine.architecture;
  });
}

StringRef machine::getCanonicalCpu(StringRef cpu) {
  return llvm::StringSwitch<StringRef>(cpu)
      .Case("power8", "pwr8")
      .Case("power9", "pwr9")
      .Case("power10", "pwr10")
      .Case("arch11", "z13")
      .Case("arch12", "z14")
      .Case("arch13", "z15")
      .Case("arch14", "z16")
      .Default(cpu);
}

const MachineModel *machine::lookupMachine(StringRef triple, StringRef cpu) {
  const Architecture *architecture = lookupArchitecture(triple);
  if (!architecture)
    return nullptr;
  StringRef name =
      cpu.empty() ? architecture->defaultCpu : getCanonicalCpu(cpu);
  const auto *found = llvm::find_if(machines, [&](const MachineModel &row) {
    return row.architecture == architecture->kind && row.cpu == name;
  });
  return found == std::end(machines) ? nullptr : found;
}
