// SPDX-License-Identifier: Apache-2.0
#include "core/support/timing.h"
#include "llvm/Support/Format.h"

namespace mlir {
namespace {

constexpr unsigned textWidth = 80;

double getPercentage(double part, double total) {
  return total == 0 ? 0 : 100.0 * part / total;
}

/// Prints a table.
class TextOutput : public OutputStrategy {
public:
  using OutputStrategy::OutputStrategy;

  void printHeader(const TimeRecord &total) override {
    const std::string line = "===" + std::string(73, '-') + "===";
    const llvm::StringRef title = "... Execution time report ...";
    os << line << '\n';
    os.indent((textWidth - title.size()) / 2) << title << '\n';
    os << line << '\n';
    os << llvm::format("  Total Execution Time: %.4f seconds\n\n", total.wall);
    if (total.user != total.wall)
      os << "  ----User Time----";
    os << "  ----Wall Time----  ----Name----\n";
  }
  void printFooter() override { os.flush(); }
  void printTime(const TimeRecord &time, const TimeRecord &total) override {
    auto print = [&](double part, double whole) {
      os << llvm::format("  %8.4f (%5.1f%%)", part, getPercentage(part, whole));
    };
    if (total.user != total.wall)
      print(time.user, total.user);
    print(time.wall, total.wall);
  }
  void printListEntry(llvm::StringRef name, const TimeRecord &time,
                      const TimeRecord &total, bool) override {
    printTime(time, total);
    os << "  " << name << "\n";
  }
  void printTreeEntry(unsigned indent, llvm::StringRef name,
                      const TimeRecord &time,
                      const TimeRecord &total) override {
    printTime(time, total);
    os.indent(indent + 2) << name << "\n";
  }
  void printTreeEntryEnd(unsigned, bool) override {}
};

/// Prints a list of objects. Lists in a tree end with an empty object.
class JsonOutput : public OutputStrategy {
public:
  using OutputStrategy::OutputStrategy;

  void printHeader(const TimeRecord &) override { os << "[\n"; }
  void printFooter() override { os << "]\n"; }
  void printTime(const TimeRecord &time, const TimeRecord &total) override {
    auto print = [&](llvm::StringRef name, double part, double whole) {
      os << '"' << name << "\": {\"duration\": " << llvm::format("%8.4f", part)
         << ", \"percentage\": "
         << llvm::format("%5.1f", getPercentage(part, whole)) << "}";
    };
    // As in the text format: on a single thread there is only one time.
    if (total.user != total.wall) {
      print("user", time.user, total.user);
      os << ", ";
    }
    print("wall", time.wall, total.wall);
  }
  void printListEntry(llvm::StringRef name, const TimeRecord &time,
                      const TimeRecord &total, bool lastEntry) override {
    printName(name, time, total);
    os << "}" << (lastEntry ? "" : ",") << "\n";
  }
  void printTreeEntry(unsigned indent, llvm::StringRef name,
                      const TimeRecord &time,
                      const TimeRecord &total) override {
    os.indent(indent);
    printName(name, time, total);
    os << ", \"passes\": [\n";
  }
  void printTreeEntryEnd(unsigned indent, bool lastEntry) override {
    os.indent(indent) << "{}]}" << (lastEntry ? "" : ",") << "\n";
  }

private:
  void printName(llvm::StringRef name, const TimeRecord &time,
                 const TimeRecord &total) {
    os << "{";
    printTime(time, total);
    os << ", \"name\": \"" << name << "\"";
  }
};

} // namespace

std::unique_ptr<OutputStrategy>
createOutputStrategy(DefaultTimingManager::OutputFormat format,
                     llvm::raw_ostream &os) {
  if (format == DefaultTimingManager::OutputFormat::Json)
    return std::make_unique<JsonOutput>(os);
  return std::make_unique<TextOutput>(os);
}

} // namespace mlir
