// SPDX-License-Identifier: Apache-2.0
//
// Tests of traits without a verifier: they can be queried, and do not restrict
// operations.
#include <string>
#include <vector>

#include "core/ir/descriptor/op_invariants.h"
#include "core/ir/descriptor/traits.h"
#include "core/ir/test_dialect.h"
#include "core/ir/verify/verifier.h"
#include "gtest/gtest.h"

namespace mlir {
namespace {

class PlainTraits : public testing::Test {
protected:
  /// Checks that an operation with the trait has it, by class and by name, that
  /// another operation does not have it, and that the trait has no verifier.
  template <typename T> void expectPlain(llvm::StringRef name) {
    EXPECT_EQ(T::descriptor.name, name);
    EXPECT_EQ(T::descriptor.id, TypeID::get<T>());
    EXPECT_EQ(T::descriptor.verify, nullptr);
    EXPECT_EQ(T::descriptor.verifyRegions, nullptr);
    test.define("test.with", {{&T::descriptor}});
    test.define("test.without");
    EXPECT_TRUE(OperationName("test.with", &test.context).hasTrait<T>());
    EXPECT_FALSE(OperationName("test.without", &test.context).hasTrait<T>());
    EXPECT_FALSE(
        OperationName("test.without", &test.context).mightHaveTrait<T>());
    EXPECT_TRUE(OperationName("test.other", &test.context).mightHaveTrait<T>());
  }
  /// Returns the diagnostics for `test.with` with the given numbers of
  /// operands, results and regions.
  std::string check(unsigned numOperands, unsigned numResults,
                    unsigned numRegions) {
    Type i32 = test.builder.getI32Type();
    OwningOpRef<Operation *> source =
        test.create("unknown.source", {.results = {i32}});
    OwningOpRef<Operation *> op = test.create(
        "test.with",
        {.operands = std::vector<Value>(numOperands, source->getResult(0)),
         .results = std::vector<Type>(numResults, i32),
         .numRegions = numRegions});
    EXPECT_EQ(failed(verify(op.get())), !test.messages.empty());
    return test.takeMessages();
  }
  /// Returns the diagnostics for several numbers of operands, results and
  /// regions.
  std::string checkNumbers() {
    return check(0, 0, 0) + check(1, 1, 1) + check(3, 2, 4);
  }

  TestDialect test;
};

TEST_F(PlainTraits, NoTerminator) {
  expectPlain<OpTrait::NoTerminator>("NoTerminator");
  EXPECT_EQ(checkNumbers(), "");
}

TEST_F(PlainTraits, AffineScope) {
  expectPlain<OpTrait::AffineScope>("AffineScope");
  EXPECT_EQ(checkNumbers(), "");
}

TEST_F(PlainTraits, AutomaticAllocationScope) {
  expectPlain<OpTrait::AutomaticAllocationScope>("AutomaticAllocationScope");
  EXPECT_EQ(checkNumbers(), "");
}

TEST_F(PlainTraits, ReturnLike) {
  expectPlain<OpTrait::ReturnLike>("ReturnLike");
  EXPECT_EQ(checkNumbers(), "");
}

TEST_F(PlainTraits, HasOnlyGraphRegion) {
  expectPlain<OpTrait::HasOnlyGraphRegion>("HasOnlyGraphRegion");
  EXPECT_EQ(checkNumbers(), "");
}

TEST_F(PlainTraits, HasParallelRegion) {
  expectPlain<OpTrait::HasParallelRegion>("HasParallelRegion");
  EXPECT_EQ(checkNumbers(), "");
}

TEST_F(PlainTraits, HasRecursiveMemoryEffects) {
  expectPlain<OpTrait::HasRecursiveMemoryEffects>("HasRecursiveMemoryEffects");
  EXPECT_EQ(checkNumbers(), "");
}

TEST_F(PlainTraits, AttributesInDictionary) {
  expectPlain<OpTrait::AttributesInDictionary>("AttributesInDictionary");
  EXPECT_EQ(checkNumbers(), "");
}

TEST_F(PlainTraits, VariadicOperands) {
  expectPlain<OpTrait::VariadicOperands>("VariadicOperands");
  EXPECT_EQ(checkNumbers(), "");
}

TEST_F(PlainTraits, OneTypedResult) {
  expectPlain<OpTrait::OneTypedResult>("OneTypedResult");
  EXPECT_EQ(checkNumbers(), "");
}

TEST_F(PlainTraits, VariadicResults) {
  expectPlain<OpTrait::VariadicResults>("VariadicResults");
  EXPECT_EQ(checkNumbers(), "");
}

TEST_F(PlainTraits, VariadicRegions) {
  expectPlain<OpTrait::VariadicRegions>("VariadicRegions");
  EXPECT_EQ(checkNumbers(), "");
}

TEST_F(PlainTraits, VariadicSuccessors) {
  expectPlain<OpTrait::VariadicSuccessors>("VariadicSuccessors");
  EXPECT_EQ(checkNumbers(), "");
}

TEST_F(PlainTraits, ConstantLike) {
  expectPlain<OpTrait::ConstantLike>("ConstantLike");
  EXPECT_EQ(checkNumbers(), "");
}

TEST_F(PlainTraits, IsCommutative) {
  expectPlain<OpTrait::IsCommutative>("IsCommutative");
  EXPECT_EQ(checkNumbers(), "");
}

TEST_F(PlainTraits, IsInvolution) {
  expectPlain<OpTrait::IsInvolution>("IsInvolution");
  EXPECT_EQ(checkNumbers(), "");
}

TEST_F(PlainTraits, IsIdempotent) {
  expectPlain<OpTrait::IsIdempotent>("IsIdempotent");
  EXPECT_EQ(checkNumbers(), "");
}

TEST_F(PlainTraits, Scalarizable) {
  expectPlain<OpTrait::Scalarizable>("Scalarizable");
  EXPECT_EQ(checkNumbers(), "");
}

TEST_F(PlainTraits, Vectorizable) {
  expectPlain<OpTrait::Vectorizable>("Vectorizable");
  EXPECT_EQ(checkNumbers(), "");
}

TEST_F(PlainTraits, Tensorizable) {
  expectPlain<OpTrait::Tensorizable>("Tensorizable");
  EXPECT_EQ(checkNumbers(), "");
}

TEST_F(PlainTraits, AlwaysSpeculatableImplTrait) {
  expectPlain<OpTrait::AlwaysSpeculatableImplTrait>(
      "AlwaysSpeculatableImplTrait");
  EXPECT_EQ(checkNumbers(), "");
}

TEST_F(PlainTraits, MemRefsNormalizable) {
  expectPlain<OpTrait::MemRefsNormalizable>("MemRefsNormalizable");
  EXPECT_EQ(checkNumbers(), "");
}

/// A graph region has at most one block.
TEST_F(PlainTraits, HasOnlyGraphRegionIsOfOneBlock) {
  test.define("test.graph", {{&OpTrait::HasOnlyGraphRegion::descriptor},
                             {&OpTrait::NoTerminator::descriptor}});
  OwningOpRef<Operation *> op = test.create("test.graph", {.numRegions = 1});
  test.addBlock(op.get());
  EXPECT_TRUE(succeeded(verify(op.get())));
  test.addBlock(op.get());
  EXPECT_TRUE(failed(verify(op.get())));
  EXPECT_EQ(test.takeMessages(),
            "'test.graph' op expects graph region #0 to have 0 or 1 blocks");
}

/// ReturnLike alone does not make an operation a terminator.
TEST_F(PlainTraits, ReturnLikeEndsABlockIfItIsATerminator) {
  test.define("test.like", {{&OpTrait::ReturnLike::descriptor}});
  test.define("test.return", {{&OpTrait::ReturnLike::descriptor},
                              {&OpTrait::IsTerminator::descriptor}});
  test.define("test.func");
  auto checkEnd = [&](llvm::StringRef name) {
    OwningOpRef<Operation *> op = test.create("test.func", {.numRegions = 1});
    OpBuilder::InsertionGuard guard(test.builder);
    test.addBlock(op.get());
    test.create(name);
    EXPECT_EQ(failed(verify(op.get())), !test.messages.empty());
    return test.takeMessages();
  };
  EXPECT_EQ(checkEnd("test.return"), "");
  EXPECT_NE(checkEnd("test.like"), "");
}

} // namespace
} // namespace mlir
