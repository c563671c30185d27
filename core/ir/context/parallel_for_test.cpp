// SPDX-License-Identifier: Apache-2.0
#include <atomic>
#include <chrono>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "core/ir/ir_fixture.h"
#include "core/ir/text/ordered_output.h"

namespace mlir {
namespace {

class ParallelForTest : public IRTest {
protected:
  ParallelForTest()
      : handler(&context, [this](Diagnostic &diagnostic) {
          log += diagnostic.str() + ";";
        }) {}

  std::string log;
  ScopedDiagnosticHandler handler;
};

TEST_F(ParallelForTest, CallsOnceForEachNumber) {
  std::vector<std::atomic<int>> calls(1000);
  parallelFor(&context, calls.size(), [&](size_t i) { ++calls[i]; });
  for (const std::atomic<int> &count : calls)
    EXPECT_EQ(count, 1);
}

TEST_F(ParallelForTest, CallsOfOneTaskAreNotAtTheSameTime) {
  context.setNumThreads(3);
  std::vector<std::atomic<int>> running(3);
  std::atomic<int> calls = 0;
  parallelFor(&context, 1000, [&](size_t, size_t task) {
    ASSERT_LT(task, running.size());
    EXPECT_EQ(running[task]++, 0);
    ++calls;
    --running[task];
  });
  EXPECT_EQ(calls, 1000);
}

TEST_F(ParallelForTest, NothingToDo) {
  parallelFor(&context, 0, [](size_t) { FAIL(); });
}

TEST_F(ParallelForTest, WithoutThreadsItGoesInOrderInTheCaller) {
  context.disableMultithreading();
  std::string order;
  const std::thread::id caller = std::this_thread::get_id();
  parallelFor(&context, 5, [&](size_t i) {
    order += std::to_string(i);
    EXPECT_EQ(std::this_thread::get_id(), caller);
  });
  EXPECT_EQ(order, "01234");
}

TEST_F(ParallelForTest, ThereAreAsManyThreadsAsWereAskedFor) {
  context.setNumThreads(5);
  EXPECT_EQ(context.getNumThreads(), 5u);
  context.disableMultithreading();
  EXPECT_EQ(context.getNumThreads(), 1u);
}

TEST_F(ParallelForTest, OtherOutputIsInTheOrderOfMessages) {
  std::string expected;
  for (unsigned i = 0; i < 50; ++i)
    expected += std::to_string(i) + "a;" + std::to_string(i) + "b;" +
                std::to_string(i) + "c;";
  parallelFor(&context, 50, [&](size_t i) {
    emitError(location) << i << "a";
    if (i < 4)
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
    writeInOrder(&context, [&, i] { log += std::to_string(i) + "b;"; });
    emitError(location) << i << "c";
  });
  EXPECT_EQ(log, expected);
}

TEST_F(ParallelForTest, MessagesComeInTheOrderOfTheNumbers) {
  std::string expected;
  for (unsigned i = 0; i < 100; ++i)
    expected += std::to_string(i) + "a;" + std::to_string(i) + "b;";
  parallelFor(&context, 100, [&](size_t i) {
    emitError(location) << i << "a";
    // The first items report their diagnostics last.
    if (i < 4)
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
    emitError(location) << i << "b";
  });
  EXPECT_EQ(log, expected);
}

TEST_F(ParallelForTest, NestedOnesKeepTheOrder) {
  std::string expected;
  for (unsigned i = 0; i < 8; ++i) {
    expected += std::to_string(i) + ":;";
    for (unsigned j = 0; j < 8; ++j)
      expected += std::to_string(i) + "." + std::to_string(j) + ";";
    expected += std::to_string(i) + "!;";
  }
  parallelFor(&context, 8, [&](size_t i) {
    emitError(location) << i << ":";
    parallelFor(&context, 8,
                [&](size_t j) { emitError(location) << i << "." << j; });
    emitError(location) << i << "!";
  });
  EXPECT_EQ(log, expected);
}

TEST_F(ParallelForTest, NotesStayWithTheirMessage) {
  std::string notes;
  ScopedDiagnosticHandler inner(&context, [&](Diagnostic &diagnostic) {
    notes += diagnostic.str() + "(";
    for (Diagnostic &note : diagnostic.getNotes())
      notes += note.str();
    notes += ")";
  });
  parallelFor(&context, 3,
              [&](size_t i) { emitError(location).attachNote() << i; });
  EXPECT_EQ(notes, "(0)(1)(2)");
}

using ParallelDiagnosticHandlerTest = ParallelForTest;

TEST_F(ParallelDiagnosticHandlerTest, HandsOnInOrderWhenItEnds) {
  {
    ParallelDiagnosticHandler parallel(&context);
    parallel.setOrderIDForThread(1);
    emitError(location, "one");
    std::thread other([&] {
      parallel.setOrderIDForThread(0);
      emitError(location, "zero");
      parallel.eraseOrderIDForThread();
    });
    other.join();
    parallel.eraseOrderIDForThread();
    EXPECT_EQ(log, "");
  }
  EXPECT_EQ(log, "zero;one;");
}

TEST_F(ParallelDiagnosticHandlerTest, OtherThreadsAreNoneOfItsBusiness) {
  ParallelDiagnosticHandler parallel(&context);
  emitError(location, "now");
  EXPECT_EQ(log, "now;");
}

TEST_F(ParallelDiagnosticHandlerTest, OneInAnotherHasItsOwnOrder) {
  {
    ParallelDiagnosticHandler outer(&context);
    outer.setOrderIDForThread(1);
    {
      ParallelDiagnosticHandler inner(&context);
      inner.setOrderIDForThread(1);
      emitError(location, "inner one");
      inner.setOrderIDForThread(0);
      emitError(location, "inner zero");
      inner.eraseOrderIDForThread();
    }
    outer.setOrderIDForThread(0);
    emitError(location, "outer zero");
    outer.eraseOrderIDForThread();
  }
  EXPECT_EQ(log, "outer zero;inner zero;inner one;");
}

TEST_F(ParallelDiagnosticHandlerTest, AThreadMayGoOnToAnotherItem) {
  {
    ParallelDiagnosticHandler parallel(&context);
    for (size_t item : {2, 0, 1}) {
      parallel.setOrderIDForThread(item);
      emitError(location) << item;
      parallel.eraseOrderIDForThread();
    }
  }
  EXPECT_EQ(log, "0;1;2;");
}

} // namespace
} // namespace mlir
