// SPDX-License-Identifier: Apache-2.0
#include "dialects/dlti/dlti.h"

#include "core/ir/builtin/builtin_locations.h"

#include "core/asm/parser.h"
#include "core/interfaces/data_layout.h"
#include "core/ir/builtin/builtin_locations.h"
#include "core/ir/builtin/builtin_types.h"
#include "gtest/gtest.h"

namespace mlir {
namespace {

class DLTI : public testing::Test {
protected:
  DLTI() { context.loadDialect<DLTIDialect>(); }

  /// Creates a module whose layout is `spec`.
  OwningOpRef<ModuleOp> parse(StringRef spec) {
    auto module = ModuleOp::create(UnknownLoc::get(&context));
    module->setAttr(DLTIDialect::kDataLayoutAttrName,
                    parseAttribute(spec, &context));
    return OwningOpRef<ModuleOp>(module);
  }

  MLIRContext context;
  Builder b{&context};
};

TEST_F(DLTI, HasDefaultsWithoutLayout) {
  DataLayout layout;
  EXPECT_EQ(layout.getTypeSize(b.getIndexType()).getFixedValue(), 8u);
  EXPECT_EQ(layout.getTypeABIAlignment(b.getIntegerType(48)), 8u);
  EXPECT_EQ(layout.getTypeABIAlignment(b.getI64Type()), 4u);
  EXPECT_EQ(layout.getTypePreferredAlignment(b.getI64Type()), 8u);
  EXPECT_EQ(layout.getTypeSizeInBits(ComplexType::get(b.getF32Type()))
                .getFixedValue(),
            64u);
  EXPECT_EQ(layout.getTypeSize(VectorType::get({3, 3}, b.getF64Type()))
                .getFixedValue(),
            96u);
  EXPECT_FALSE(layout.getTypeIndexBitwidth(b.getI64Type()));
  EXPECT_FALSE(layout.getEndianness());
}

TEST_F(DLTI, TakesEntriesOfTheNextWiderInteger) {
  auto module = parse("#dlti.dl_spec<i32 = dense<[16, 64]> : vector<2xi64>, "
                      "i64 = dense<128> : vector<1xi64>, index = 32>");
  DataLayout layout(*module);
  EXPECT_EQ(layout.getTypeABIAlignment(b.getIntegerType(8)), 2u);
  EXPECT_EQ(layout.getTypePreferredAlignment(b.getIntegerType(8)), 8u);
  EXPECT_EQ(layout.getTypeABIAlignment(b.getIntegerType(33)), 16u);
  EXPECT_EQ(layout.getTypeABIAlignment(b.getIntegerType(100)), 16u);
  EXPECT_EQ(layout.getTypeSize(b.getIndexType()).getFixedValue(), 4u);
  EXPECT_EQ(layout.getTypeABIAlignment(b.getIndexType()), 2u);
}

TEST_F(DLTI, AnswersOfIdentifiers) {
  auto module = parse("#dlti.dl_spec<\"dlti.endianness\" = \"big\", "
                      "\"dlti.stack_alignment\" = 128 : i64>");
  DataLayout layout(*module);
  EXPECT_EQ(layout.getEndianness(), Attribute(b.getStringAttr("big")));
  EXPECT_EQ(layout.getStackAlignment(), 128u);
  EXPECT_FALSE(layout.getGlobalMemorySpace());
}

TEST_F(DLTI, Queries) {
  auto module = ModuleOp::create(UnknownLoc::get(&context));
  OwningOpRef<ModuleOp> owner(module);
  module->setAttr(
      "dlti.map",
      parseAttribute("#dlti.map<\"a\" = #dlti.map<\"b\" = 3>>", &context));
  FailureOr<Attribute> found =
      dlti::query(module, ArrayRef<StringRef>{"a", "b"});
  ASSERT_TRUE(succeeded(found));
  EXPECT_EQ(*found, Attribute(b.getI64IntegerAttr(3)));
  EXPECT_TRUE(failed(dlti::query(module, ArrayRef<StringRef>{"b"})));
  EXPECT_TRUE(failed(dlti::query(module, ArrayRef<StringRef>{"a", "b", "c"})));
}

} // namespace
} // namespace mlir
