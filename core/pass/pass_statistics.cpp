// SPDX-License-Identifier: Apache-2.0
#include <map>
#include <vector>

#include "core/pass/op_pass_manager_impl.h"
#include "llvm/Support/Format.h"

namespace mlir {

using detail::OpToOpPassAdaptor;

namespace {

constexpr llvm::StringLiteral reportTitle = "... Pass statistics report ...";

struct Statistic {
  std::string name;
  std::string description;
  uint64_t value;
};

/// Returns the statistics of a pass, sorted by name.
std::vector<Statistic> getSorted(const Pass &pass) {
  std::vector<Statistic> statistics;
  for (const Pass::Statistic *statistic : pass.getStatistics())
    statistics.push_back({statistic->getName().str(),
                          statistic->getDesc().str(), statistic->getValue()});
  llvm::sort(statistics, [](const Statistic &a, const Statistic &b) {
    return a.name < b.name;
  });
  return statistics;
}

void printPass(llvm::raw_ostream &os, unsigned indent, llvm::StringRef name,
               llvm::ArrayRef<Statistic> statistics) {
  os.indent(indent) << name << "\n";
  size_t nameWidth = 0, valueWidth = 0;
  for (const Statistic &statistic : statistics) {
    nameWidth = std::max(nameWidth, statistic.name.size());
    valueWidth = std::max(valueWidth, std::to_string(statistic.value).size());
  }
  for (const Statistic &statistic : statistics)
    os.indent(indent + 2) << "(S) "
                          << llvm::right_justify(
                                 std::to_string(statistic.value), valueWidth)
                          << ' '
                          << llvm::left_justify(statistic.name, nameWidth)
                          << " - " << statistic.description << "\n";
}

/// Prints the statistics summed up per pass class.
void printList(llvm::raw_ostream &os, const OpPassManager &manager) {
  std::map<std::string, std::map<std::string, Statistic>> byPass;
  std::vector<const OpPassManager *> worklist = {&manager};
  while (!worklist.empty()) {
    const OpPassManager *current = worklist.back();
    worklist.pop_back();
    for (const Pass &pass : current->getPasses()) {
      if (auto *adaptor = llvm::dyn_cast<OpToOpPassAdaptor>(&pass)) {
        for (const OpPassManager &nested : adaptor->getPassManagers())
          worklist.push_back(&nested);
        continue;
      }
      for (const Statistic &statistic : getSorted(pass)) {
        auto [entry, isNew] =
            byPass[pass.getName().str()].try_emplace(statistic.name, statistic);
        if (!isNew)
          entry->second.value += statistic.value;
      }
    }
  }
  for (const auto &[name, statistics] : byPass) {
    std::vector<Statistic> values;
    for (const auto &[statisticName, statistic] : statistics)
      values.push_back(statistic);
    printPass(os, /*indent=*/0, name, values);
  }
}

/// Prints along the nesting of the pipeline; passes without statistics are
/// printed, too.
void printPipeline(llvm::raw_ostream &os, const OpPassManager &manager,
                   unsigned indent) {
  for (const Pass &pass : manager.getPasses()) {
    auto *adaptor = llvm::dyn_cast<OpToOpPassAdaptor>(&pass);
    if (!adaptor) {
      printPass(os, indent, pass.getName(), getSorted(pass));
      continue;
    }
    llvm::ArrayRef<OpPassManager> managers = adaptor->getPassManagers();
    unsigned nestedIndent = indent;
    if (managers.size() > 1) {
      os.indent(indent) << adaptor->getAdaptorName() << "\n";
      nestedIndent += 2;
    }
    for (const OpPassManager &nested : managers) {
      os.indent(nestedIndent)
          << "'" << nested.getOpAnchorName() << "' Pipeline\n";
      printPipeline(os, nested, nestedIndent + 2);
    }
  }
}

} // namespace

void PassManager::dumpStatistics() {
  llvm::raw_ostream &os = *statisticsStream;
  const std::string line = "===" + std::string(73, '-') + "===\n";
  os << line;
  os.indent((80 - reportTitle.size()) / 2) << reportTitle << '\n' << line;
  if (*statisticsMode == PassDisplayMode::List)
    printList(os, *this);
  else
    printPipeline(os, *this, /*indent=*/0);
  os << "\n";
  os.flush();
}

void PassManager::enableStatistics(PassDisplayMode displayMode,
                                   llvm::raw_ostream &os) {
  statisticsMode = displayMode;
  statisticsStream = &os;
}

} // namespace mlir
