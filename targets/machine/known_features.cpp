// SPDX-License-Identifier: Apache-2.0
#include "targets/machine/known_features.h"

#include <utility>
#include <vector>

#include "llvm/ADT/SmallVector.h"
#include "llvm/TargetParser/X86TargetParser.h"

using namespace mlir;
using llvm::StringRef;
using llvm::Triple;

namespace {

constexpr StringRef allX86[] = {
#define X86_FEATURE(ENUM, STR) STR,
#include "llvm/TargetParser/X86TargetParser.def"
    "prefer-256-bit",
    "prefer-128-bit",
};

/// Returns LLVM's list without the entries that only keep its numbering:
/// placeholders, and extensions that LLVM's back end no longer supports.
llvm::ArrayRef<StringRef> getKnownX86() {
  static const std::vector<StringRef> known = [] {
    std::vector<StringRef> names;
    for (StringRef name : allX86)
      if (!name.starts_with("__") && !name.starts_with("avx5124"))
        names.push_back(name);
    return names;
  }();
  return known;
}

constexpr StringRef knownPower[] = {
    "allow-unaligned-fp-access",
    "altivec",
    "bpermd",
    "cmpb",
    "crbits",
    "crypto",
    "direct-move",
    "extdiv",
    "fcpsgn",
    "float128",
    "fpcvt",
    "fprnd",
    "fpu",
    "fre",
    "fres",
    "frsqrte",
    "frsqrtes",
    "fsqrt",
    "hard-float",
    "htm",
    "icbt",
    "isa-v206-instructions",
    "isa-v207-instructions",
    "isa-v30-instructions",
    "isa-v31-instructions",
    "isel",
    "ldbrx",
    "lfiwax",
    "longcall",
    "mfocrf",
    "mma",
    "paired-vector-memops",
    "partword-atomics",
    "pcrelative-memops",
    "popcntd",
    "power10-vector",
    "power8-altivec",
    "power8-vector",
    "power9-altivec",
    "power9-vector",
    "prefix-instrs",
    "privileged",
    "quadword-atomics",
    "recipprec",
    "rop-protect",
    "secure-plt",
    "stfiwx",
    "vsx",
};

constexpr StringRef knownZ[] = {
    "backchain",
    "bear-enhancement",
    "deflate-conversion",
    "dfp-packed-conversion",
    "dfp-zoned-conversion",
    "distinct-ops",
    "enhanced-dat-2",
    "enhanced-sort",
    "execution-hint",
    "fast-serialization",
    "fp-extension",
    "guarded-storage",
    "high-word",
    "insert-reference-bits-multiple",
    "interlocked-access1",
    "load-and-trap",
    "load-and-zero-rightmost-byte",
    "load-store-on-cond",
    "load-store-on-cond-2",
    "message-security-assist-extension3",
    "message-security-assist-extension4",
    "message-security-assist-extension5",
    "message-security-assist-extension7",
    "message-security-assist-extension8",
    "message-security-assist-extension9",
    "miscellaneous-extensions",
    "miscellaneous-extensions-2",
    "miscellaneous-extensions-3",
    "nnp-assist",
    "population-count",
    "processor-activity-instrumentation",
    "processor-assist",
    "reset-dat-protection",
    "reset-reference-bits-multiple",
    "soft-float",
    "test-pending-external-interruption",
    "transactional-execution",
    "unaligned-symbols",
    "vector",
    "vector-enhancements-1",
    "vector-enhancements-2",
    "vector-packed-decimal",
    "vector-packed-decimal-enhancement",
    "vector-packed-decimal-enhancement-2",
};

/// The first feature requires the second.
using Need = std::pair<StringRef, StringRef>;

constexpr Need needs[] = {
    {"vsx", "altivec"},
    {"direct-move", "vsx"},
    {"float128", "vsx"},
    {"power8-altivec", "altivec"},
    {"power8-vector", "vsx"},
    {"power8-vector", "power8-altivec"},
    {"power9-altivec", "isa-v30-instructions"},
    {"power9-altivec", "power8-altivec"},
    {"power9-vector", "power8-vector"},
    {"power9-vector", "power9-altivec"},
    {"isa-v31-instructions", "isa-v30-instructions"},
    {"isa-v31-instructions", "prefix-instrs"},
    {"power10-vector", "isa-v31-instructions"},
    {"power10-vector", "power9-vector"},
    {"paired-vector-memops", "isa-v30-instructions"},
    {"mma", "paired-vector-memops"},
    {"mma", "power8-vector"},
    {"mma", "power9-altivec"},
    {"load-store-on-cond-2", "load-store-on-cond"},
    {"miscellaneous-extensions-2", "miscellaneous-extensions"},
    {"miscellaneous-extensions-3", "miscellaneous-extensions-2"},
    {"vector-enhancements-1", "vector"},
    {"vector-enhancements-2", "vector-enhancements-1"},
    {"vector-packed-decimal", "vector"},
    {"vector-packed-decimal-enhancement", "vector-packed-decimal"},
    {"vector-packed-decimal-enhancement-2", "vector-packed-decimal"},
};

} // namespace

llvm::ArrayRef<StringRef> machine::getKnownFeatures(Triple::ArchType kind) {
  switch (kind) {
  case Triple::x86_64:
    return getKnownX86();
  case Triple::ppc64le:
    return knownPower;
  case Triple::systemz:
    return knownZ;
  default:
    return {};
  }
}

void machine::setFeature(Triple::ArchType kind, StringRef feature, bool isOn,
                         llvm::StringMap<bool> &features) {
  if (kind == Triple::x86_64) {
    features[feature] = isOn;
    llvm::X86::updateImpliedFeatures(feature, isOn, features);
    return;
  }
  llvm::SmallVector<StringRef> worklist = {feature};
  while (!worklist.empty()) {
    StringRef current = worklist.pop_back_val();
    features[current] = isOn;
    for (auto [user, needed] : needs)
      if ((isOn ? user : needed) == current)
        worklist.push_back(isOn ? needed : user);
  }
}
