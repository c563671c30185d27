// SPDX-License-Identifier: Apache-2.0
#include "dialects/tensor/tiling.h"

#include <string>

#include "core/asm/parser.h"
#include "core/interfaces/static_values.h"
#include "core/ir/builtin/builtin_ops.h"
#include "core/ir/context/registry.h"
#include "core/ir/verify/verifier.h"
#include "gtest/gtest.h"

namespace mlir::tensor {
namespace {

class PadTilingTest : public testing::Test {
protected:
  PadTilingTest() : builder(&context) {
    Registry registry;
    registry.getDialects().insert<TensorDialect>();
    registerTilingInterfaceExternalModels(registry);
    context.appendDialectRegistry(registry.getDialects());
    context.loadAllAvailableDialects();
    context.allowUnregisteredDialects();
  }

  /// Parses a module and returns its only `tensor.pad`.
  TilingInterface parse(llvm::StringRef text) {
    module = parseSourceString<ModuleOp>(text, ParserConfig(&context));
    EXPECT_TRUE(static_cast<bool>(module));
    TilingInterface tiled;
    module->getOperation()->walk(
        [&](PadOp pad) { tiled = cast<TilingInterface>(pad.getOperation()); });
    builder.setInsertionPoint(tiled);
    return tiled;
  }
  /// Returns operand `i` of the operation "sizes" before the pad.
  Value getSize(unsigned i) {
    Value value;
    module->getOperation()->walk([&](Operation *op) {
      if (op->getName().getStringRef() == "sizes")
        value = op->getOperand(i);
    });
    return value;
  }
  SmallVector<OpFoldResult> indices(ArrayRef<int64_t> values) {
    return getAsIndexOpFoldResult(&context, values);
  }
  /// Returns the names of the operations of the module, except modules,
  /// terminators, and operations in `tensor.pad` and `tensor.generate`.
  std::string getNames() {
    EXPECT_TRUE(succeeded(verify(*module)));
    std::string names;
    module->getOperation()->walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (isa<ModuleOp>(op) || op->hasTrait<OpTrait::IsTerminator>())
        return WalkResult::advance();
      names += op->getName().getStringRef().str() + " ";
      return isa<PadOp, GenerateOp>(op) ? WalkResult::skip()
                                        : WalkResult::advance();
    });
    return names;
  }

  MLIRContext context;
  OpBuilder builder;
  OwningOpRef<ModuleOp> module;
};

constexpr llvm::StringLiteral staticPad = R"(
  %source, %zero = "values"() : () -> (tensor<4x8xf32>, f32)
  %padded = tensor.pad %source low[2, 0] high[3, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : f32
  } : tensor<4x8xf32> to tensor<9x9xf32>
)";

TEST_F(PadTilingTest, DomainIsTheResult) {
  TilingInterface pad = parse(staticPad);
  SmallVector<Range> domain = pad.getIterationDomain(builder);
  ASSERT_EQ(domain.size(), 2u);
  for (const Range &range : domain) {
    EXPECT_EQ(getConstantIntValue(range.offset), 0);
    EXPECT_EQ(getConstantIntValue(range.size), 9);
    EXPECT_EQ(getConstantIntValue(range.stride), 1);
  }
}

TEST_F(PadTilingTest, EachElementIsComputedByItself) {
  const SmallVector<utils::IteratorType> loops =
      parse(staticPad).getLoopIteratorTypes();
  EXPECT_EQ(loops,
            SmallVector<utils::IteratorType>(2, utils::IteratorType::parallel));
}

TEST_F(PadTilingTest, TileWithPaddingOnTwoSidesIsAPadOfASlice) {
  auto tile = parse(staticPad).getTiledImplementation(builder, indices({1, 4}),
                                                      indices({6, 5}));
  ASSERT_TRUE(succeeded(tile));
  ASSERT_EQ(tile->tiledOps.size(), 1u);
  auto pad = dyn_cast<PadOp>(tile->tiledOps.front());
  ASSERT_TRUE(pad);
  EXPECT_EQ(getConstantIntValues(pad.getMixedLowPad()),
            (SmallVector<int64_t>{1, 0}));
  EXPECT_EQ(getConstantIntValues(pad.getMixedHighPad()),
            (SmallVector<int64_t>{1, 1}));
  auto slice = pad.getSource().getDefiningOp<ExtractSliceOp>();
  ASSERT_TRUE(slice);
  EXPECT_EQ(getConstantIntValues(slice.getMixedOffsets()),
            (SmallVector<int64_t>{0, 4}));
  EXPECT_EQ(getConstantIntValues(slice.getMixedSizes()),
            (SmallVector<int64_t>{4, 4}));
  EXPECT_EQ(tile->generatedSlices, SmallVector<Operation *>{slice});
}

TEST_F(PadTilingTest, TileOfPaddingOnlyIsGenerated) {
  auto tile = parse(staticPad).getTiledImplementation(builder, indices({6, 0}),
                                                      indices({3, 9}));
  ASSERT_TRUE(succeeded(tile));
  EXPECT_TRUE(isa<GenerateOp>(tile->tiledOps.front()));
  EXPECT_EQ(tile->tiledValues.front().getType(),
            RankedTensorType::get({3, 9}, builder.getF32Type()));
}

constexpr llvm::StringLiteral dynamicPad = R"(
  %source, %zero, %low = "values"() : () -> (tensor<?xf32>, f32, index)
  "sizes"(%low) : (index) -> ()
  %padded = tensor.pad %source low[%low] high[5] {
  ^bb0(%i: index):
    tensor.yield %zero : f32
  } : tensor<?xf32> to tensor<?xf32>
)";

TEST_F(PadTilingTest, TileThatMayBePaddingOnlyIsDecidedByIf) {
  TilingInterface pad = parse(dynamicPad);
  auto tile = pad.getTiledImplementation(builder, {getSize(0)}, indices({4}));
  ASSERT_TRUE(succeeded(tile));
  EXPECT_EQ(tile->tiledValues.front().getType(),
            RankedTensorType::get({4}, builder.getF32Type()));
  EXPECT_NE(getNames().find("scf.if tensor.generate tensor.extract_slice "
                            "tensor.pad tensor.cast"),
            std::string::npos)
      << getNames();
}

TEST_F(PadTilingTest, WithoutGuardTheSliceMayBeEmpty) {
  auto pad = cast<PadOp>(parse(dynamicPad).getOperation());
  auto tile = bubbleUpPadSlice(builder, pad, {getSize(0)}, indices({4}),
                               /*generateZeroSliceGuard=*/false);
  ASSERT_TRUE(succeeded(tile));
  EXPECT_EQ(getNames().find("scf.if"), std::string::npos) << getNames();
}

TEST_F(PadTilingTest, PaddingThatDependsOnThePlaceIsNotTiled) {
  TilingInterface pad = parse(R"(
    %source = "values"() : () -> tensor<4xindex>
    %padded = tensor.pad %source low[1] high[1] {
    ^bb0(%i: index):
      tensor.yield %i : index
    } : tensor<4xindex> to tensor<6xindex>
  )");
  const std::string before = getNames();
  EXPECT_TRUE(
      failed(pad.getTiledImplementation(builder, indices({0}), indices({3}))));
  EXPECT_EQ(getNames(), before);
}

} // namespace
} // namespace mlir::tensor
