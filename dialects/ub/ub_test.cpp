// SPDX-License-Identifier: Apache-2.0
#include "dialects/ub/ub.h"

#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/context/context.h"
#include "core/ir/structure/builders.h"
#include "gtest/gtest.h"

namespace mlir::ub {
namespace {

TEST(UB, Materialize) {
  DialectRegistry registry;
  registry.insert<UBDialect>();
  MLIRContext context;
  context.appendDialectRegistry(registry);
  context.loadAllAvailableDialects();
  auto *dialect = context.getLoadedDialect<UBDialect>();
  OpBuilder builder(&context);
  const Location loc = builder.getUnknownLoc();
  const Type type = builder.getF32Type();

  OwningOpRef<Operation *> op = dialect->materializeConstant(
      builder, PoisonAttr::get(&context), type, loc);
  auto poison = dyn_cast_or_null<PoisonOp>(op.get());
  ASSERT_TRUE(poison);
  EXPECT_EQ(poison.getResult().getType(), type);
  EXPECT_TRUE(isa<PoisonAttr>(poison.getValue()));
  EXPECT_EQ(
      dialect->materializeConstant(builder, builder.getUnitAttr(), type, loc),
      nullptr);
}

} // namespace
} // namespace mlir::ub
