// SPDX-License-Identifier: Apache-2.0
#include "targets/native/target.h"

#include <mutex>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/Target/TargetOptions.h"
#include "llvm/TargetParser/Host.h"
#include "llvm/TargetParser/X86TargetParser.h"

namespace mlir::native {
namespace {

/// Properties in which the architectures differ.
struct ArchitectureFacts {
  llvm::StringRef defaultCpu;
  llvm::StringRef baselineCpu;
  /// Features that the platform's ABI requires.
  llvm::StringRef required;
};

const ArchitectureFacts *getFacts(const llvm::Triple &triple) {
  static constexpr ArchitectureFacts x86{"x86-64-v3", "x86-64", ""};
  static constexpr ArchitectureFacts power{"pwr9", "pwr8",
                                           "+64bit,+isa-v207-instructions"};
  static constexpr ArchitectureFacts z{"z14", "z10", ""};
  switch (triple.getArch()) {
  case llvm::Triple::x86_64:
    return &x86;
  case llvm::Triple::ppc64le:
    return &power;
  case llvm::Triple::systemz:
    return &z;
  default:
    return nullptr;
  }
}

/// Initializes LLVM's three back ends, once.
void initializeTargets() {
  static std::once_flag once;
  std::call_once(once, [] {
#define INITIALIZE(TARGET)                                                     \
  LLVMInitialize##TARGET##TargetInfo();                                        \
  LLVMInitialize##TARGET##Target();                                            \
  LLVMInitialize##TARGET##TargetMC();                                          \
  LLVMInitialize##TARGET##AsmPrinter();                                        \
  LLVMInitialize##TARGET##AsmParser();
    INITIALIZE(X86)
    INITIALIZE(PowerPC)
    INITIALIZE(SystemZ)
#undef INITIALIZE
  });
}

const llvm::Target &lookUp(const llvm::Triple &triple) {
  initializeTargets();
  std::string error;
  const llvm::Target *target =
      llvm::TargetRegistry::lookupTarget(triple.str(), error);
  if (!target)
    llvm::report_fatal_error(llvm::StringRef(error));
  return *target;
}

/// Returns the triple of the platform that this compiler was built for.
llvm::Triple getHostTriple() {
  return llvm::Triple(
      llvm::Triple::normalize(llvm::sys::getDefaultTargetTriple()));
}

absl::StatusOr<llvm::Triple> resolveTriple(llvm::StringRef name) {
  llvm::Triple triple = name.empty()
                            ? getHostTriple()
                            : llvm::Triple(llvm::Triple::normalize(name));
  const bool isGnu =
      triple.getEnvironment() == llvm::Triple::GNU ||
      triple.getEnvironment() == llvm::Triple::UnknownEnvironment;
  if (getFacts(triple) && triple.isOSLinux() && isGnu)
    return triple;
  return absl::InvalidArgumentError(absl::StrCat(
      "target triple '", std::string(name.empty() ? triple.str() : name),
      "' is not supported: expected x86_64-linux-gnu, powerpc64le-linux-gnu or "
      "s390x-linux-gnu"));
}

/// Returns LLVM's name for an alias of a CPU, and other names unchanged.
llvm::StringRef canonicalCpu(llvm::StringRef cpu) {
  return llvm::StringSwitch<llvm::StringRef>(cpu)
      .Case("power8", "pwr8")
      .Case("power9", "pwr9")
      .Case("power10", "pwr10")
      .Default(cpu);
}

bool isKnownCpu(const llvm::Triple &triple, llvm::StringRef cpu) {
  if (triple.getArch() == llvm::Triple::x86_64)
    return llvm::X86::parseArchX86(cpu, /*Only64Bit=*/true) !=
           llvm::X86::CK_None;
  // Query the default subtarget, since LLVM prints a warning when it creates a
  // subtarget for an unknown CPU.
  const llvm::Target &target = lookUp(triple);
  std::unique_ptr<llvm::MCSubtargetInfo> any(
      target.createMCSubtargetInfo(triple.str(), "", ""));
  if (!any->isCPUStringValid(cpu))
    return false;
  std::unique_ptr<llvm::MCSubtargetInfo> info(
      target.createMCSubtargetInfo(triple.str(), cpu, ""));
  return info->checkFeatures(getFacts(triple)->required);
}

/// Returns, as `-x,`, the features that the host's CPU lacks although its name
/// implies them. Virtual machines hide features.
std::string getHiddenFeatures(const llvm::Triple &triple, llvm::StringRef cpu) {
  std::string hidden;
  if (triple.getArch() != llvm::Triple::x86_64)
    return hidden;
  llvm::SmallVector<llvm::StringRef, 64> expected;
  llvm::X86::getFeaturesForCPU(cpu, expected);
  const auto features = llvm::sys::getHostCPUFeatures();
  for (llvm::StringRef name : expected) {
    auto found = features.find(name);
    if (found != features.end() && !found->second)
      absl::StrAppend(&hidden, "-", std::string(name), ",");
  }
  return hidden;
}

/// Checks the feature names, since LLVM would only warn about unknown names.
absl::Status checkFeatures(const llvm::Triple &triple,
                           llvm::StringRef features) {
  llvm::SmallVector<llvm::StringRef> list;
  features.split(list, ',', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
  if (list.empty())
    return absl::OkStatus();
  std::unique_ptr<llvm::MCSubtargetInfo> info(
      lookUp(triple).createMCSubtargetInfo(triple.str(), "", ""));
  for (llvm::StringRef feature : list) {
    llvm::StringRef name = feature;
    if (!name.consume_front("+") && !name.consume_front("-"))
      return absl::InvalidArgumentError(absl::StrCat(
          "feature '", std::string(feature), "' must start with '+' or '-'"));
    if (llvm::none_of(info->getAllProcessorFeatures(),
                      [&](const llvm::SubtargetFeatureKV &known) {
                        return known.Key == name;
                      }))
      return absl::InvalidArgumentError(
          absl::StrCat("feature '", std::string(name), "' is not known for ",
                       std::string(triple.getArchName())));
  }
  return absl::OkStatus();
}

} // namespace

absl::StatusOr<Target> resolveTarget(llvm::StringRef tripleName,
                                     llvm::StringRef cpuName,
                                     llvm::StringRef features) {
  absl::StatusOr<llvm::Triple> triple = resolveTriple(tripleName);
  if (!triple.ok())
    return triple.status();
  std::string cpu = canonicalCpu(cpuName).str();
  std::string hidden;
  if (cpu.empty())
    cpu = getFacts(*triple)->defaultCpu.str();
  if (cpu == "native") {
    llvm::Triple host = getHostTriple();
    if (host.getArch() != triple->getArch())
      return absl::InvalidArgumentError(
          absl::StrCat("cpu 'native' is a ", std::string(host.getArchName()),
                       ", not a ", std::string(triple->getArchName())));
    cpu = llvm::sys::getHostCPUName().str();
    if (isKnownCpu(*triple, cpu))
      hidden = getHiddenFeatures(*triple, cpu);
  }
  if (!isKnownCpu(*triple, cpu))
    return absl::InvalidArgumentError(
        absl::StrCat("cpu '", std::string(cpuName), "' is not known for ",
                     std::string(triple->getArchName())));
  if (absl::Status status = checkFeatures(*triple, features); !status.ok())
    return status;
  return Target{*std::move(triple), std::move(cpu), hidden + features.str()};
}

llvm::StringRef baselineCpu(const llvm::Triple &triple) {
  return getFacts(triple)->baselineCpu;
}

std::unique_ptr<llvm::TargetMachine>
createTargetMachine(const Target &target, OptimizationLevel level) {
  llvm::TargetOptions options;
  // Round products and sums as written on every target.
  options.AllowFPOpFusion = llvm::FPOpFusion::Standard;
  // Use the sections in which glibc looks for constructors; LLVM's default are
  // older ones.
  options.UseInitArray = true;
  return std::unique_ptr<llvm::TargetMachine>(
      lookUp(target.triple)
          .createTargetMachine(
              target.triple.str(), target.cpu, target.features, options,
              llvm::Reloc::PIC_, /*CM=*/std::nullopt,
              static_cast<llvm::CodeGenOptLevel>(static_cast<int>(level))));
}

} // namespace mlir::native
