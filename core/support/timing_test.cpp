// SPDX-License-Identifier: Apache-2.0
#include "core/support/timing.h"

#include <chrono>
#include <string>
#include <thread>
#include <vector>

#include "llvm/ADT/StringRef.h"
#include "gtest/gtest.h"

namespace mlir {
namespace {

/// Records the printed lines.
class Recorder : public OutputStrategy {
public:
  struct Line {
    std::string text;
    TimeRecord time;
  };
  Recorder(std::vector<Line> &lines)
      : OutputStrategy(llvm::errs()), lines(lines) {}
  void printHeader(const TimeRecord &) override {}
  void printFooter() override {}
  void printTime(const TimeRecord &, const TimeRecord &) override {}
  void printListEntry(llvm::StringRef name, const TimeRecord &time,
                      const TimeRecord &, bool) override {
    lines.push_back({name.str(), time});
  }
  void printTreeEntry(unsigned indent, llvm::StringRef name,
                      const TimeRecord &time, const TimeRecord &) override {
    lines.push_back({std::string(indent, ' ') + name.str(), time});
  }
  void printTreeEntryEnd(unsigned, bool) override {}

private:
  std::vector<Line> &lines;
};

class TimingTest : public ::testing::Test {
protected:
  TimingTest() {
    manager.setEnabled(true);
    manager.setOutput(std::make_unique<Recorder>(lines));
  }
  std::vector<std::string> getNames() {
    std::vector<std::string> names;
    for (const Recorder::Line &line : lines)
      names.push_back(line.text);
    return names;
  }
  std::vector<Recorder::Line> lines;
  DefaultTimingManager manager;
};

TEST_F(TimingTest, NestsAndMergesByName) {
  {
    TimingScope root = manager.getRootScope();
    TimingScope outer = root.nest("outer");
    outer.nest("inner");
    outer.nest("inner");
    outer.stop();
    root.nest("second");
  }
  manager.print();
  EXPECT_EQ(getNames(), (std::vector<std::string>{"outer", "  inner", "second",
                                                  "Rest", "Total"}));
}

TEST_F(TimingTest, HiddenOnesGiveTheirPlaceToWhatIsInThem) {
  {
    TimingScope root = manager.getRootScope();
    TimingScope outer = root.nest("outer");
    outer.hide();
    outer.nest("inner");
  }
  manager.print();
  EXPECT_EQ(getNames(), (std::vector<std::string>{"inner", "Rest", "Total"}));
}

TEST_F(TimingTest, ThreadsCountAsUserTime) {
  {
    TimingScope root = manager.getRootScope();
    Timer timer = manager.getRootTimer();
    auto work = [&] {
      TimingScope scope(timer.nest("work"));
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
    };
    std::thread a(work), b(work);
    a.join();
    b.join();
  }
  manager.print();
  ASSERT_EQ(getNames(), (std::vector<std::string>{"work", "Rest", "Total"}));
  EXPECT_GE(lines[0].time.user, 0.04);
  EXPECT_LT(lines[0].time.wall, lines[0].time.user);
}

TEST_F(TimingTest, ListHasEachNameOnceTheLongestFirst) {
  manager.setDisplayMode(DefaultTimingManager::DisplayMode::List);
  {
    TimingScope root = manager.getRootScope();
    root.nest("a").nest("b");
    TimingScope b = root.nest("b");
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
  manager.print();
  EXPECT_EQ(getNames(),
            (std::vector<std::string>{"root", "b", "a", "Rest", "Total"}));
}

TEST(DisabledTiming, PrintsNothingAndHasNoTimers) {
  DefaultTimingManager manager;
  std::string text;
  llvm::raw_string_ostream os(text);
  manager.setOutput(
      createOutputStrategy(DefaultTimingManager::OutputFormat::Text, os));
  EXPECT_FALSE(manager.getRootScope().nest("a"));
  manager.print();
  EXPECT_EQ(text, "");
}

TEST(TimingOutput, Json) {
  std::string text;
  llvm::raw_string_ostream os(text);
  auto output =
      createOutputStrategy(DefaultTimingManager::OutputFormat::Json, os);
  output->printHeader({2, 4});
  output->printTreeEntry(0, "a", {1, 1}, {2, 4});
  output->printTreeEntryEnd(0);
  output->printListEntry("Total", {2, 4}, {2, 4}, /*lastEntry=*/true);
  output->printFooter();
  EXPECT_EQ(text, "[\n"
                  "{\"user\": {\"duration\":   1.0000, \"percentage\":  25.0}, "
                  "\"wall\": {\"duration\":   1.0000, \"percentage\":  50.0}, "
                  "\"name\": \"a\", \"passes\": [\n"
                  "{}]},\n"
                  "{\"user\": {\"duration\":   4.0000, \"percentage\": 100.0}, "
                  "\"wall\": {\"duration\":   2.0000, \"percentage\": 100.0}, "
                  "\"name\": \"Total\"}\n"
                  "]\n");
}

TEST(TimingOutput, JsonHasNoUserTimeIfItIsTheWallTime) {
  std::string text;
  llvm::raw_string_ostream os(text);
  auto output =
      createOutputStrategy(DefaultTimingManager::OutputFormat::Json, os);
  output->printListEntry("Total", {2, 2}, {2, 2}, /*lastEntry=*/true);
  EXPECT_EQ(text, "{\"wall\": {\"duration\":   2.0000, \"percentage\": 100.0}, "
                  "\"name\": \"Total\"}\n");
}

} // namespace
} // namespace mlir
