// SPDX-License-Identifier: Apache-2.0
#include "targets/native/cpu_features.h"

#include <iterator>
#include <memory>
#include <utility>

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/TargetParser/X86TargetParser.h"

namespace mlir::native {
namespace {

// Returns facility N of the z/Architecture (Principles of Operation, "Facility
// Indications"). The words after the first contain the result of STORE FACILITY
// LIST EXTENDED.
constexpr CpuFeature facility(llvm::StringRef name, unsigned number) {
  return {name, 1 + number / 64, 63 - number % 64};
}

// Word 0 is AT_HWCAP, which tells whether the system saves vector registers.
constexpr CpuFeature zFeatures[] = {
    facility("fp-extension", 37),
    facility("distinct-ops", 45),
    facility("fast-serialization", 45),
    facility("high-word", 45),
    facility("interlocked-access1", 45),
    facility("load-store-on-cond", 45),
    facility("population-count", 45),
    facility("load-and-trap", 49),
    facility("miscellaneous-extensions", 49),
    facility("load-and-zero-rightmost-byte", 53),
    facility("load-store-on-cond-2", 53),
    facility("vector", 129),
    {"vector", 0, 11},
    facility("miscellaneous-extensions-2", 58),
    facility("vector-enhancements-1", 135),
    facility("miscellaneous-extensions-3", 61),
    facility("vector-enhancements-2", 148),
};

// Word 0 is AT_HWCAP, word 1 AT_HWCAP2 (Linux, asm/cputable.h).
constexpr CpuFeature powerFeatures[] = {
    {"altivec", 0, 28},
    {"vsx", 0, 7},
    {"isa-v207-instructions", 1, 31},
    {"isa-v30-instructions", 1, 23},
    {"isa-v31-instructions", 1, 18},
    {"mma", 1, 17},
};

// Extensions in LLVM's CPU tables that code uses only on explicit request.
constexpr llvm::StringRef x86OnRequest[] = {
    "64bit",    "adx",      "aes",       "amx-bf16",    "amx-complex",
    "amx-fp16", "amx-int8", "amx-tile",  "cldemote",    "clflushopt",
    "clwb",     "clzero",   "cmpccxadd", "enqcmd",      "fsgsbase",
    "fxsr",     "gfni",     "hreset",    "invpcid",     "kl",
    "lwp",      "mwaitx",   "movdir64b", "movdiri",     "pclmul",
    "pconfig",  "pku",      "prefetchi", "prefetchwt1", "prfchw",
    "ptwrite",  "raoint",   "rdpid",     "rdpru",       "rdrnd",
    "rdseed",   "rtm",      "serialize", "sgx",         "sha",
    "sha512",   "shstk",    "sm3",       "sm4",         "tbm",
    "tsxldtrk", "uintr",    "usermsr",   "vaes",        "vpclmulqdq",
    "waitpkg",  "wbnoinvd", "widekl",    "x87",         "xsave",
    "xsavec",   "xsaveopt", "xsaves",    "crc32",       "mmx",
};

// The numbers of features in the CPU model words of compiler-rt.
constexpr std::pair<llvm::StringRef, unsigned> x86Numbers[] = {
#define X86_FEATURE_COMPAT(ENUM, STR, PRIORITY)                                \
  {STR, llvm::X86::FEATURE_##ENUM},
#include "llvm/TargetParser/X86TargetParser.def"
};

std::vector<CpuFeature> x86Features(const Target &target) {
  llvm::SmallVector<llvm::StringRef, 64> ofCpu;
  llvm::X86::getFeaturesForCPU(target.cpu, ofCpu);
  llvm::StringMap<bool> enabled;
  for (llvm::StringRef name : ofCpu)
    enabled[name] = true;
  llvm::SmallVector<llvm::StringRef> changes;
  llvm::StringRef(target.features)
      .split(changes, ',', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
  for (llvm::StringRef change : changes) {
    const bool isOn = change.front() == '+';
    enabled[change.drop_front()] = isOn;
    llvm::X86::updateImpliedFeatures(change.drop_front(), isOn, enabled);
  }
  std::vector<CpuFeature> features;
  for (auto [name, number] : x86Numbers)
    if (enabled.lookup(name) && !llvm::is_contained(x86OnRequest, name))
      features.push_back({name, number / 32, number % 32});
  return features;
}

std::vector<CpuFeature> selectEnabled(llvm::ArrayRef<CpuFeature> known,
                                      const Target &target) {
  std::unique_ptr<llvm::TargetMachine> machine =
      createTargetMachine(target, OptimizationLevel::O0);
  const llvm::MCSubtargetInfo &info = *machine->getMCSubtargetInfo();
  std::vector<CpuFeature> features;
  llvm::copy_if(known, std::back_inserter(features), [&](const CpuFeature &f) {
    return info.checkFeatures(("+" + f.name).str());
  });
  return features;
}

} // namespace

std::vector<CpuFeature> getRequiredCpuFeatures(const Target &target) {
  switch (target.triple.getArch()) {
  case llvm::Triple::x86_64:
    return x86Features(target);
  case llvm::Triple::ppc64le:
    return selectEnabled(powerFeatures, target);
  default:
    return selectEnabled(zFeatures, target);
  }
}

} // namespace mlir::native
