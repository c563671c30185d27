// SPDX-License-Identifier: Apache-2.0
#include "core/ir/descriptor/traits.h"

#include <set>

#include "core/ir/test_dialect.h"
#include "gtest/gtest.h"

namespace mlir {
namespace {

TEST(Traits, AllAreListedOnce) {
  std::set<llvm::StringRef> names;
  std::set<TypeID> ids;
  for (const Trait *trait : getStandardTraits()) {
    EXPECT_TRUE(names.insert(trait->name).second) << trait->name.str();
    EXPECT_TRUE(ids.insert(trait->id).second) << trait->name.str();
  }
  EXPECT_EQ(names.size(), 65u);
  EXPECT_EQ(getStandardTraits().front(), &OpTrait::IsTerminator::descriptor);
}

TEST(Traits, DescriptorsHaveTheIdsOfTheirClasses) {
  EXPECT_EQ(OpTrait::NOperands::descriptor.id,
            TypeID::get<OpTrait::NOperands>());
  EXPECT_EQ(OpTrait::SymbolTable::descriptor.id,
            TypeID::get<OpTrait::SymbolTable>());
}

TEST(Traits, NoCommonTraits) {
  EXPECT_EQ(getCommonTraits({{&OpTrait::OneResult::descriptor}}), 0u);
}

TEST(Traits, CommonTraitsAreBits) {
  EXPECT_EQ(getCommonTraits({{&OpTrait::IsTerminator::descriptor},
                             {&OpTrait::OneResult::descriptor},
                             {&OpTrait::IsCommutative::descriptor}}),
            1u << unsigned(CommonTrait::IsTerminator) |
                1u << unsigned(CommonTrait::IsCommutative));
}

TEST(Traits, EachCommonTraitHasItsBit) {
  uint32_t all = 0;
  for (const Trait *trait : getStandardTraits())
    all |= getCommonTraits(TraitUse{trait});
  EXPECT_EQ(all, (1u << 11) - 1);
}

TEST(Traits, OperationsAreAskedForThem) {
  TestDialect test;
  test.define("test.end", {{&OpTrait::IsTerminator::descriptor},
                           {&OpTrait::NOperands::descriptor, 3}});
  OwningOpRef<Operation *> op = test.create("test.end");
  EXPECT_TRUE(op.get()->hasTrait<OpTrait::IsTerminator>());
  EXPECT_TRUE(op.get()->hasTrait<OpTrait::NOperands>());
  EXPECT_FALSE(op.get()->hasTrait<OpTrait::NoTerminator>());
  EXPECT_FALSE(op.get()->mightHaveTrait<OpTrait::OneResult>());
  EXPECT_EQ(op.get()
                ->getName()
                .getTraitUse(TypeID::get<OpTrait::NOperands>())
                ->number,
            3);
}

TEST(Traits, UnregisteredOperationsMightHaveThem) {
  TestDialect test;
  OwningOpRef<Operation *> op = test.create("unknown.op");
  EXPECT_FALSE(op.get()->hasTrait<OpTrait::IsTerminator>());
  EXPECT_TRUE(op.get()->mightHaveTrait<OpTrait::IsTerminator>());
  EXPECT_TRUE(op.get()->mightHaveTrait<OpTrait::NOperands>());
}

} // namespace
} // namespace mlir
