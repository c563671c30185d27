// SPDX-License-Identifier: Apache-2.0
#include "targets/machine/host.h"

#include <algorithm>
#include <optional>

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/TargetParser/Host.h"

namespace mlir::machine {
namespace {

using llvm::StringRef;

/// Returns the first line of a sysfs file, or an empty string if it cannot be
/// read. Files in sysfs have no size, so it is read as a stream.
std::string readLine(const llvm::Twine &path) {
  auto buffer = llvm::MemoryBuffer::getFileAsStream(path);
  return buffer ? (*buffer)->getBuffer().split('\n').first.str() : "";
}

/// Parses a size in bytes, such as `48K` or `1M`.
std::optional<uint64_t> parseSize(StringRef text) {
  unsigned shift = 0;
  if (text.consume_back("K"))
    shift = 10;
  else if (text.consume_back("M"))
    shift = 20;
  uint32_t number = 0;
  if (text.getAsInteger(10, number))
    return std::nullopt;
  return static_cast<uint64_t>(number) << shift;
}

/// Counts the CPUs in a list such as `0-3,8`; returns 1 if `list` is malformed.
uint64_t countCpus(StringRef list) {
  uint64_t count = 0;
  llvm::SmallVector<StringRef> ranges;
  list.split(ranges, ',', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
  for (StringRef range : ranges) {
    auto [first, last] = range.split('-');
    uint32_t from = 0, to = 0;
    if (first.getAsInteger(10, from))
      return 1;
    if (last.empty())
      to = from;
    else if (last.getAsInteger(10, to) || to < from)
      return 1;
    count += static_cast<uint64_t>(to) - from + 1;
  }
  return std::max<uint64_t>(count, 1);
}

/// A cache as Linux describes it.
struct HostCache {
  std::string level;
  std::string type;
  std::optional<uint64_t> size;
  std::optional<uint64_t> line;
  uint64_t cpus;
};

HostCache readCache(const std::string &folder) {
  return {readLine(folder + "/level"), readLine(folder + "/type"),
          parseSize(readLine(folder + "/size")),
          parseSize(readLine(folder + "/coherency_line_size")),
          countCpus(readLine(folder + "/shared_cpu_list"))};
}

/// Returns the newest level of x86-64 that has no feature known to be missing.
StringRef findLevel(const llvm::StringMap<bool> &features) {
  StringRef best = "x86-64";
  // Without any known feature only the oldest level is safe.
  if (features.empty())
    return best;
  for (StringRef level : {"x86-64-v2", "x86-64-v3", "x86-64-v4"})
    if (getMissingFeatures(*lookupMachine("x86_64-linux-gnu", level), features)
            .empty())
      best = level;
  return best;
}

} // namespace

std::string getHostTriple() {
  return llvm::Triple::normalize(llvm::sys::getDefaultTargetTriple());
}

std::vector<StringRef>
getMissingFeatures(const MachineModel &model,
                   const llvm::StringMap<bool> &features) {
  llvm::SmallVector<StringRef> names;
  model.features.split(names, ',', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
  std::vector<StringRef> missing;
  for (StringRef name : names) {
    auto found = features.find(name);
    if (found != features.end() && !found->second)
      missing.push_back(name);
  }
  return missing;
}

const MachineModel *findModel(llvm::Triple::ArchType architecture,
                              StringRef detected,
                              const llvm::StringMap<bool> &features) {
  StringRef cpu = detected.empty() ? "generic" : detected;
  switch (architecture) {
  case llvm::Triple::x86_64:
    if (const auto *model = lookupMachine("x86_64-linux-gnu", cpu))
      return model;
    return lookupMachine("x86_64-linux-gnu", findLevel(features));
  case llvm::Triple::ppc64le:
    // The ABI requires a POWER8.
    cpu = llvm::StringSwitch<StringRef>(getCanonicalCpu(cpu))
              .Cases("pwr10", "pwr11", "future", "pwr10")
              .Case("pwr9", "pwr9")
              .Default("pwr8");
    return lookupMachine("powerpc64le-linux-gnu", cpu);
  case llvm::Triple::systemz:
    if (cpu == "arch15" || cpu == "z17")
      cpu = "z16";
    return lookupMachine("s390x-linux-gnu", cpu);
  default:
    return nullptr;
  }
}

Caches readCaches(StringRef folder, const Caches &fallback) {
  Caches caches = fallback;
  uint64_t threads = 1;
  constexpr unsigned most = 8;
  for (unsigned i = 0; i < most; ++i) {
    HostCache cache = readCache((folder + "/index" + llvm::Twine(i)).str());
    if (!cache.size || cache.type == "Instruction" || *cache.size > UINT32_MAX)
      continue;
    if (cache.level == "1") {
      threads = cache.cpus;
      caches.l1d = *cache.size;
      caches.line = cache.line.value_or(caches.line);
      continue;
    }
    // A shared cache counts as one core's share.
    const uint64_t cores = std::max<uint64_t>(cache.cpus / threads, 1);
    if (cache.level == "2")
      caches.l2 = *cache.size / cores;
    else if (cache.level == "3")
      caches.l3 = *cache.size / cores;
  }
  return caches;
}

} // namespace mlir::machine
