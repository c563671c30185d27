// SPDX-License-Identifier: Apache-2.0
#include "core/debug/execution_context.h"

#include "core/ir/builtin/builtin_locations.h"
#include "core/ir/builtin/builtin_ops.h"
#include "core/ir/context/context.h"
#include "gtest/gtest.h"

namespace mlir::tracing {
namespace {

struct PaintAction : ActionImpl<PaintAction> {
  static constexpr llvm::StringLiteral tag = "paint";
  PaintAction(llvm::ArrayRef<IRUnit> units, int color)
      : ActionImpl(units), color(color) {}
  void print(llvm::raw_ostream &os) const override {
    os << "`paint` " << color;
  }
  int color;
};

class ActionTest : public ::testing::Test {
protected:
  void paint(int color) {
    executeAction<PaintAction>(
        &context, [&] { painted += std::to_string(color); },
        {module->getOperation()}, color);
  }
  void install(ExecutionContext &execution) {
    registerActionHandler(
        &context, [&](llvm::function_ref<void()> transform,
                      const Action &action) { execution(transform, action); });
  }

  MLIRContext context;
  OwningOpRef<ModuleOp> module =
      ModuleOp::create(FileLineColLoc::get(&context, "f.mlir", 3, 4));
  std::string painted;
};

TEST_F(ActionTest, AreDoneWithoutAHandler) {
  paint(1);
  EXPECT_EQ(painted, "1");
}

TEST_F(ActionTest, ALogHasALineBeforeAndOneAfter) {
  std::string log;
  llvm::raw_string_ostream os(log);
  ExecutionContext execution;
  execution.addObserver(std::make_unique<ActionLogger>(os));
  install(execution);
  paint(5);
  EXPECT_EQ(painted, "5");
  llvm::StringRef text(log);
  EXPECT_TRUE(text.contains("] begins (no breakpoint) Action `paint` 5 (module "
                            "{...})`\n"))
      << log;
  EXPECT_TRUE(text.ends_with("] completed `paint`\n")) << log;
}

TEST_F(ActionTest, ALogCanBeRestrictedToPlaces) {
  auto getLog = [&](llvm::StringRef place) {
    std::string log;
    llvm::raw_string_ostream os(log);
    ExecutionContext execution;
    execution.addObserver(std::make_unique<ActionLogger>(
        os, std::vector<ActionPlace>{*ActionPlace::parse(place)}));
    install(execution);
    paint(1);
    return log;
  };
  EXPECT_NE(getLog("f.mlir:3"), "");
  EXPECT_NE(getLog("f.mlir:3:4"), "");
  EXPECT_EQ(getLog("f.mlir:3:5"), "");
  EXPECT_EQ(getLog("g.mlir:3"), "");
  EXPECT_FALSE(ActionPlace::parse("f.mlir").ok());
  EXPECT_FALSE(ActionPlace::parse("7").ok());
}

TEST_F(ActionTest, CountersLeaveOutTheFirstAndThoseAfterSome) {
  DebugCounter counter;
  EXPECT_TRUE(counter.parse("paint-skip=1,paint-count=2,other-skip=9").ok());
  ExecutionContext execution([&](const Action &action) {
    return counter.shouldExecute(action.getTag());
  });
  install(execution);
  for (int color = 0; color < 5; ++color)
    paint(color);
  EXPECT_EQ(painted, "12");
  std::string text;
  llvm::raw_string_ostream os(text);
  counter.print(os);
  EXPECT_EQ(text, "DebugCounter counters:\n"
                  "other                           : {0,9,-1}\n"
                  "paint                           : {5,1,2}\n");
}

TEST(DebugCounter, WrongOnesAreRefused) {
  DebugCounter counter;
  EXPECT_EQ(counter.parse("paint").message(),
            "expected DebugCounter argument to have an `=` separating the "
            "counter name and value, but the provided argument was: `paint`");
  EXPECT_EQ(counter.parse("paint-skip=x").message(),
            "expected DebugCounter counter value to be numeric, but got `x`");
  EXPECT_FALSE(counter.parse("paint=1").ok());
}

TEST_F(ActionTest, AProfileIsAListOfEvents) {
  std::string text;
  llvm::raw_string_ostream os(text);
  {
    ExecutionContext execution;
    execution.addObserver(std::make_unique<ActionProfiler>(os));
    install(execution);
    paint(1);
    registerActionHandler(&context, nullptr);
  }
  llvm::StringRef profile(text);
  EXPECT_TRUE(profile.starts_with("[{\"name\": \"paint\"")) << text;
  EXPECT_TRUE(profile.contains("\"ph\": \"E\"")) << text;
  EXPECT_TRUE(profile.ends_with("}]")) << text;
}

} // namespace
} // namespace mlir::tracing
