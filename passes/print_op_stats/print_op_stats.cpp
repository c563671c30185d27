// SPDX-License-Identifier: Apache-2.0
#include "passes/print_op_stats/print_op_stats.h"

#include <map>

#include "core/ir/text/ordered_output.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"

namespace mlir {

#define GEN_PASS_DEF_PRINTOPSTATS
#include "passes/print_op_stats/print_op_stats_pass.h.inc"

namespace {

using Counts = std::map<std::string, uint64_t>;

/// Returns dialect and name of the operation. A name without a dot has no
/// dialect.
std::pair<llvm::StringRef, llvm::StringRef> splitName(llvm::StringRef name) {
  return name.contains('.') ? name.split('.')
                            : std::make_pair(llvm::StringRef(), name);
}

/// Prints a table with the names aligned at their dots.
void printTable(llvm::raw_ostream &os, const Counts &counts) {
  os << "Operations encountered:\n-----------------------\n";
  size_t dialectWidth = 0, nameWidth = 0;
  for (const auto &[fullName, count] : counts) {
    auto [dialect, name] = splitName(fullName);
    dialectWidth = std::max(dialectWidth, dialect.size());
    nameWidth = std::max(nameWidth, name.size());
  }
  for (const auto &[fullName, count] : counts) {
    auto [dialect, name] = splitName(fullName);
    os << llvm::right_justify(dialect, dialectWidth + 2)
       << (dialect.empty() ? ' ' : '.') << llvm::left_justify(name, nameWidth)
       << " , " << count << '\n';
  }
}

void printJSON(llvm::raw_ostream &os, const Counts &counts) {
  os << "{\n";
  llvm::interleave(
      counts, os,
      [&](const auto &entry) {
        os << "  \"";
        llvm::printEscapedString(entry.first, os);
        os << "\" : " << entry.second;
      },
      ",\n");
  os << "\n}\n";
}

struct PrintOpStats : impl::PrintOpStatsBase<PrintOpStats> {
  using PrintOpStatsBase::PrintOpStatsBase;

  void runOnOperation() override {
    Counts counts;
    getOperation()->walk(
        [&](Operation *op) { ++counts[op->getName().getStringRef().str()]; });
    std::string text;
    llvm::raw_string_ostream os(text);
    if (printAsJSON)
      printJSON(os, counts);
    else
      printTable(os, counts);
    writeInOrder(&getContext(), [text] { llvm::errs() << text; });
    markAllAnalysesPreserved();
  }
};

} // namespace

} // namespace mlir
