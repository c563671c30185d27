// SPDX-License-Identifier: Apache-2.0
#include "targets/machine/resolve.h"

#include <algorithm>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "core/support/near_miss.h"
#include "targets/machine/host.h"
#include "targets/machine/known_features.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/TargetParser/Host.h"

namespace mlir::machine {
namespace {

using llvm::StringRef;

/// A set of features that remembers the order of insertion.
class FeatureSet {
public:
  explicit FeatureSet(const MachineModel &model)
      : architecture(model.architecture) {
    llvm::SmallVector<StringRef> names;
    model.features.split(names, ',', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
    for (StringRef name : names) {
      states[name] = true;
      order.push_back(name.str());
    }
  }

  void set(StringRef name, bool isOn) {
    if (!llvm::is_contained(order, name))
      order.push_back(name.str());
    setFeature(architecture, name, isOn, states);
  }

  bool has(StringRef name) const { return states.lookup(name); }

  std::vector<std::string> list() const {
    std::vector<std::string> signedNames;
    for (const std::string &name : order)
      signedNames.push_back((has(name) ? "+" : "-") + name);
    return signedNames;
  }

private:
  llvm::Triple::ArchType architecture;
  llvm::StringMap<bool> states;
  std::vector<std::string> order;
};

/// Returns the width of the widest vectors that the features permit.
unsigned getVectorBits(llvm::Triple::ArchType architecture,
                       const FeatureSet &features) {
  switch (architecture) {
  case llvm::Triple::x86_64:
    if (features.has("prefer-128-bit") || !features.has("avx"))
      return 128;
    return features.has("avx512f") && !features.has("prefer-256-bit") ? 512
                                                                      : 256;
  case llvm::Triple::ppc64le:
    return features.has("altivec") ? 128 : 0;
  default:
    return features.has("vector") && !features.has("soft-float") ? 128 : 0;
  }
}

/// Adapts the vectors and multiply-adds of `model` to the features.
void applyFeatures(const FeatureSet &features, MachineModel &model) {
  const bool isX86 = model.architecture == llvm::Triple::x86_64;
  const unsigned bits = getVectorBits(model.architecture, features);
  // An instruction that takes two cycles at full width takes one at half.
  if (bits > 0 && bits < model.vectorBits)
    model.fmaPorts = std::min(model.fmaPorts * model.vectorBits / bits, 2u);
  model.vectorBits = bits;
  if (isX86)
    model.vectorRegisters = features.has("avx512f") ? 32 : 16;
  else if (model.architecture == llvm::Triple::ppc64le)
    model.vectorRegisters = features.has("vsx") ? 64 : 32;
  if (bits == 0)
    model.vectorRegisters = 0;
  const bool hasFma = isX86 ? features.has("fma") || features.has("fma4") ||
                                  features.has("avx512f")
                            : bits > 0;
  if (!hasFma) {
    model.fmaPorts = model.fmaLatency = 0;
  } else if (model.fmaPorts == 0) {
    // The base model lacks this feature: assume one slow port.
    model.fmaPorts = 1;
    model.fmaLatency = 5;
  }
}

absl::Status unknownCpu(const Architecture &architecture, StringRef cpu) {
  std::vector<std::string> known;
  for (const MachineModel &row : getMachines())
    if (row.architecture == architecture.kind)
      known.push_back(row.cpu.str());
  return absl::InvalidArgumentError(
      absl::StrCat("cpu '", std::string(cpu), "' is not known for ",
                   std::string(architecture.triple.split('-').first),
                   "; expected one of: ", llvm::join(known, ", "), ", native"));
}

absl::Status applyFeature(StringRef feature, const MachineModel &model,
                          FeatureSet &features) {
  StringRef name = feature;
  const bool isOn = name.consume_front("+");
  if (!isOn && !name.consume_front("-"))
    return absl::InvalidArgumentError(absl::StrCat(
        "feature '", std::string(feature), "' must start with '+' or '-'"));
  llvm::ArrayRef<StringRef> known = getKnownFeatures(model.architecture);
  if (llvm::is_contained(known, name)) {
    features.set(name, isOn);
    return absl::OkStatus();
  }
  NearMiss near(name);
  for (StringRef candidate : known)
    near.compare(candidate);
  return absl::InvalidArgumentError(absl::StrCat(
      "feature '", std::string(name), "' is not known for ",
      std::string(getArchitecture(model).triple.split('-').first),
      near.getQuestion(), "; expected one of: ", llvm::join(known, ", ")));
}

/// Returns the model of the host and stores its missing features in `missing`.
absl::StatusOr<MachineModel> getHostModel(const Architecture &architecture,
                                          std::vector<std::string> &missing) {
  llvm::Triple host(getHostTriple());
  if (host.getArch() != architecture.kind)
    return absl::InvalidArgumentError(absl::StrCat(
        "cpu 'native' is a ", std::string(host.getArchName()), ", not a ",
        std::string(architecture.triple.split('-').first)));
  llvm::StringMap<bool> features;
  for (const auto &entry : llvm::sys::getHostCPUFeatures())
    features[entry.getKey()] = entry.getValue();
  StringRef name = llvm::sys::getHostCPUName();
  const MachineModel *found = findModel(architecture.kind, name, features);
  if (!found)
    return unknownCpu(architecture, name);
  for (StringRef feature : getMissingFeatures(*found, features))
    missing.push_back(("-" + feature).str());
  MachineModel model = *found;
  model.caches = readCaches(cacheFolder, model.caches);
  return model;
}

} // namespace

absl::StatusOr<Machine> resolveMachine(StringRef tripleName, StringRef cpu,
                                       StringRef featureList) {
  std::string triple = tripleName.empty() ? getHostTriple()
                                          : llvm::Triple::normalize(tripleName);
  const Architecture *architecture = lookupArchitecture(triple);
  if (!architecture)
    return absl::InvalidArgumentError(absl::StrCat(
        "target triple '",
        std::string(tripleName.empty() ? StringRef(triple) : tripleName),
        "' is not supported: expected x86_64-linux-gnu, powerpc64le-linux-gnu "
        "or s390x-linux-gnu"));
  std::vector<std::string> asked;
  absl::StatusOr<MachineModel> model = MachineModel();
  if (cpu == "native") {
    model = getHostModel(*architecture, asked);
  } else if (const MachineModel *found = lookupMachine(triple, cpu)) {
    model = *found;
  } else {
    model = unknownCpu(*architecture, cpu);
  }
  if (!model.ok())
    return model.status();

  llvm::SmallVector<StringRef> list;
  featureList.split(list, ',', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
  for (StringRef feature : list)
    asked.push_back(feature.str());
  FeatureSet features(*model);
  for (const std::string &feature : asked)
    if (absl::Status status = applyFeature(feature, *model, features);
        !status.ok())
      return status;
  if (!asked.empty())
    applyFeatures(features, *model);
  return Machine{std::move(triple), *std::move(model), features.list()};
}

} // namespace mlir::machine
