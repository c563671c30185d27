// SPDX-License-Identifier: Apache-2.0
#include "core/ir/structure/attr_type_sub_elements.h"

#include <string>

#include "core/ir/builtin/builtin_locations.h"
#include "core/ir/builtin/builtin_ops.h"
#include "core/ir/context/context.h"
#include "core/ir/context/dialect.h"
#include "core/ir/structure/builders.h"
#include "gtest/gtest.h"

namespace mlir {

namespace sub_elements_test {

struct NodeParameters {
  llvm::StringRef name;
  Type next; // set later
};

/// A type that may refer to itself.
class NodeType : public TypeBase<NodeType, NodeParameters> {
public:
  using TypeBase::TypeBase;
  static const TypeDescriptor descriptor;
  static NodeType get(MLIRContext *context, llvm::StringRef name) {
    return getUnchecked(context, {name, Type()});
  }
  void setNext(Type next) { EXPECT_TRUE(succeeded(mutate({"", next}))); }
};

constexpr FieldDescriptor nodeFields[] = {
    MLIR_FIELD(NodeParameters, name, String),
    {.name = "next",
     .kind = FieldKind::Type,
     .offset = offsetof(NodeParameters, next),
     .optional = true,
     .isMutable = true}};
constinit const TypeDescriptor NodeType::descriptor = {
    {.name = "test.node",
     .id = TypeID::get<NodeType>(),
     .parameters = {nodeFields, sizeof(NodeParameters)}}};

struct TestDialect;
constexpr const TypeDescriptor *types[] = {&NodeType::descriptor};
constexpr DialectDescriptor testDialect = {
    .name = "test", .id = TypeID::get<TestDialect>(), .types = types};

} // namespace sub_elements_test

namespace {

using sub_elements_test::NodeType;

class SubElementsTest : public testing::Test {
protected:
  /// Returns an i32 nested in `depth` arrays.
  Attribute nest(size_t depth) {
    Attribute nested = TypeAttr::get(i32);
    for (size_t i = 0; i != depth; ++i)
      nested = builder.getArrayAttr(nested);
    return nested;
  }

  MLIRContext context{MLIRContext::Threading::Disabled};
  Builder builder{&context};
  Type i32 = builder.getI32Type();
  Type i64 = builder.getI64Type();
  Type f32 = builder.getF32Type();
};

class AttrTypeWalkerTest : public SubElementsTest {
protected:
  /// Records visited elements in `order`: integers, strings, and [ for arrays.
  void addRecorder(AttrTypeWalker &walker) {
    walker.addWalk([this](IntegerAttr integer) {
      order += std::to_string(integer.getInt());
    });
    walker.addWalk([this](StringAttr string) { order += string.getValue(); });
    walker.addWalk([this](ArrayAttr) { order += '['; });
    walker.addWalk([this](IntegerType type) {
      order += 'i' + std::to_string(type.getWidth());
    });
  }
  std::string order;
  Attribute nested =
      builder.getArrayAttr({builder.getStringAttr("a"),
                            builder.getArrayAttr({builder.getStringAttr("b")}),
                            builder.getStringAttr("c")});
};

TEST_F(AttrTypeWalkerTest, ImmediateElementsInOrder) {
  std::string seen;
  walkImmediateSubElements(
      Type(builder.getFunctionType({i32, f32}, i64)), [](Attribute) {},
      [&](Type type) {
        seen += type == i32 ? "i32 " : type == f32 ? "f32 " : "i64 ";
      });
  EXPECT_EQ(seen, "i32 f32 i64 ");
}

TEST_F(AttrTypeWalkerTest, TypesWithoutParametersHoldNothing) {
  int count = 0;
  walkImmediateSubElements(
      f32, [&](Attribute) { ++count; }, [&](Type) { ++count; });
  EXPECT_EQ(count, 0);
}

TEST_F(AttrTypeWalkerTest, InnerElementsComeFirstByDefault) {
  AttrTypeWalker walker;
  addRecorder(walker);
  walker.walk(nested);
  EXPECT_EQ(order, "ab[c[");
}

TEST_F(AttrTypeWalkerTest, OuterElementsComeFirstInPreOrder) {
  AttrTypeWalker walker;
  addRecorder(walker);
  walker.walk(nested, WalkOrder::PreOrder);
  EXPECT_EQ(order, "[a[bc");
}

TEST_F(AttrTypeWalkerTest, TypesOfAttributesAreVisited) {
  AttrTypeWalker walker;
  addRecorder(walker);
  walker.walk(builder.getI32IntegerAttr(7));
  EXPECT_EQ(order, "i327");
}

TEST_F(AttrTypeWalkerTest, TypesAreWalked) {
  AttrTypeWalker walker;
  addRecorder(walker);
  walker.walk(builder.getFunctionType(i32, i64));
  EXPECT_EQ(order, "i32i64");
}

TEST_F(AttrTypeWalkerTest, ElementsAreVisitedOnce) {
  AttrTypeWalker walker;
  addRecorder(walker);
  const Attribute a = builder.getStringAttr("a");
  walker.walk(builder.getArrayAttr({a, a}));
  EXPECT_EQ(order, "a[");
}

TEST_F(AttrTypeWalkerTest, ElementsAreVisitedOnceInAllWalks) {
  AttrTypeWalker walker;
  addRecorder(walker);
  walker.walk(nested);
  order.clear();
  walker.walk(nested);
  EXPECT_EQ(order, "");
}

TEST_F(AttrTypeWalkerTest, OtherOrderIsAnotherVisit) {
  AttrTypeWalker walker;
  addRecorder(walker);
  walker.walk(nested);
  order.clear();
  walker.walk(nested, WalkOrder::PreOrder);
  EXPECT_EQ(order, "[a[bc");
}

TEST_F(AttrTypeWalkerTest, SkipLeavesOutWhatIsInside) {
  AttrTypeWalker walker;
  addRecorder(walker);
  walker.addWalk([](ArrayAttr array) {
    return array.size() == 1 ? WalkResult::skip() : WalkResult::advance();
  });
  walker.walk(nested, WalkOrder::PreOrder);
  EXPECT_EQ(order, "[ac");
}

TEST_F(AttrTypeWalkerTest, CallbackAddedLastIsFirst) {
  AttrTypeWalker walker;
  walker.addWalk([&](UnitAttr) { order += '1'; });
  walker.addWalk([&](UnitAttr) { order += '2'; });
  walker.walk(builder.getUnitAttr());
  EXPECT_EQ(order, "21");
}

TEST_F(AttrTypeWalkerTest, InterruptEndsTheWalk) {
  AttrTypeWalker walker;
  addRecorder(walker);
  walker.addWalk([](StringAttr string) {
    return string.getValue() == "b" ? WalkResult::interrupt()
                                    : WalkResult::advance();
  });
  walker.walk(nested);
  EXPECT_EQ(order, "a");
}

TEST_F(AttrTypeWalkerTest, InterruptIsTheResult) {
  AttrTypeWalker walker;
  walker.addWalk([](StringAttr) { return WalkResult::interrupt(); });
  EXPECT_TRUE(walker.walk(nested).wasInterrupted());
}

TEST_F(AttrTypeWalkerTest, InterruptedWalkIsInterruptedAgain) {
  for (WalkOrder walkOrder : {WalkOrder::PreOrder, WalkOrder::PostOrder}) {
    AttrTypeWalker walker;
    walker.addWalk([](StringAttr) { return WalkResult::interrupt(); });
    walker.walk(nested, walkOrder);
    EXPECT_TRUE(walker.walk(nested, walkOrder).wasInterrupted());
  }
}

TEST_F(AttrTypeWalkerTest, DeepNesting) {
  size_t count = 0;
  AttrTypeWalker walker;
  walker.addWalk([&](ArrayAttr) { ++count; });
  walker.walk(nest(100000));
  EXPECT_EQ(count, 100000u);
}

TEST_F(AttrTypeWalkerTest, TypesThatReferToThemselves) {
  context.getOrLoadDialect(sub_elements_test::testDialect);
  NodeType a = NodeType::get(&context, "a"), b = NodeType::get(&context, "b");
  a.setNext(b);
  b.setNext(a);
  int count = 0;
  AttrTypeWalker walker;
  walker.addWalk([&](NodeType) { ++count; });
  walker.walk(a);
  EXPECT_EQ(count, 2);
}

class AttrTypeReplacerTest : public SubElementsTest {
protected:
  AttrTypeReplacerTest() {
    replacer.addReplacement(
        [this](IntegerType type) { return type == i32 ? f32 : Type(type); });
  }
  /// Replaces i32 by f32.
  AttrTypeReplacer replacer;
};

TEST_F(AttrTypeReplacerTest, TypeItself) {
  EXPECT_EQ(replacer.replace(i32), f32);
}

TEST_F(AttrTypeReplacerTest, OtherTypesAreKept) {
  EXPECT_EQ(replacer.replace(i64), i64);
}

TEST_F(AttrTypeReplacerTest, TypesInTypes) {
  EXPECT_EQ(replacer.replace(builder.getFunctionType({i32, i64}, i32)),
            builder.getFunctionType({f32, i64}, f32));
}

TEST_F(AttrTypeReplacerTest, TypesInShapedTypes) {
  EXPECT_EQ(replacer.replace(RankedTensorType::get({4, 5}, i32)),
            RankedTensorType::get({4, 5}, f32));
}

TEST_F(AttrTypeReplacerTest, LayoutsOfMemRefsThatBecomeTheIdentity) {
  auto identity =
      AffineMapAttr::get(AffineMap::getMultiDimIdentityMap(1, &context));
  replacer.addReplacement([&](AffineMapAttr) { return identity; });
  auto reversed = AffineMap::get(
      1, 0, getAffineConstantExpr(3, &context) - getAffineDimExpr(0, &context));
  EXPECT_EQ(replacer.replace(MemRefType::get({4}, i64, reversed)),
            MemRefType::get({4}, i64));
}

TEST_F(AttrTypeReplacerTest, MemorySpacesThatBecomeTheDefault) {
  replacer.addReplacement(
      [this](StringAttr) { return builder.getI64IntegerAttr(0); });
  EXPECT_EQ(replacer.replace(
                UnrankedMemRefType::get(i64, builder.getStringAttr("global"))),
            UnrankedMemRefType::get(i64, Attribute()));
}

TEST_F(AttrTypeReplacerTest, TypesInAttributes) {
  EXPECT_EQ(replacer.replace(
                builder.getArrayAttr({TypeAttr::get(i32), TypeAttr::get(i64)})),
            builder.getArrayAttr({TypeAttr::get(f32), TypeAttr::get(i64)}));
}

TEST_F(AttrTypeReplacerTest, TypesInDictionaries) {
  EXPECT_EQ(
      replacer.replace(builder.getDictionaryAttr(
          builder.getNamedAttr("a", TypeAttr::get(i32)))),
      builder.getDictionaryAttr(builder.getNamedAttr("a", TypeAttr::get(f32))));
}

TEST_F(AttrTypeReplacerTest, NothingToReplaceIsTheSameObject) {
  const Attribute array = builder.getArrayAttr(TypeAttr::get(i64));
  EXPECT_EQ(replacer.replace(array), array);
}

TEST_F(AttrTypeReplacerTest, ReplacementIsLookedInto) {
  AttrTypeReplacer nested;
  nested.addReplacement([&](IntegerType type) -> Type {
    return type == i64 ? Type(builder.getTupleType(i32)) : f32;
  });
  EXPECT_EQ(nested.replace(i64), builder.getTupleType(f32));
}

TEST_F(AttrTypeReplacerTest, SkippedReplacementIsNotLookedInto) {
  AttrTypeReplacer nested;
  nested.addReplacement([&](IntegerType type) {
    return type == i64
               ? std::pair(Type(builder.getTupleType(i32)), WalkResult::skip())
               : std::pair(f32, WalkResult::advance());
  });
  EXPECT_EQ(nested.replace(i64), builder.getTupleType(i32));
}

TEST_F(AttrTypeReplacerTest, ReplacementThatHoldsTheOriginalEnds) {
  AttrTypeReplacer nested;
  nested.addReplacement(
      [&](IntegerType type) { return Type(builder.getTupleType(type)); });
  EXPECT_EQ(nested.replace(i64), builder.getTupleType(i64));
}

TEST_F(AttrTypeReplacerTest, FunctionMayHaveNothingToSay) {
  replacer.addReplacement(
      [&](Type type) -> std::optional<Type> { return std::nullopt; });
  EXPECT_EQ(replacer.replace(i32), f32);
}

TEST_F(AttrTypeReplacerTest, FunctionAddedLastIsFirst) {
  replacer.addReplacement([&](IntegerType) { return i64; });
  EXPECT_EQ(replacer.replace(i32), i64);
}

TEST_F(AttrTypeReplacerTest, NullInsideIsNull) {
  replacer.addReplacement([](IntegerType) { return Type(); });
  EXPECT_FALSE(replacer.replace(builder.getTupleType(i64)));
}

TEST_F(AttrTypeReplacerTest, InvalidParametersAreNull) {
  replacer.addReplacement(
      [](IntegerType type) { return Type(NoneType::get(type.getContext())); });
  EXPECT_FALSE(replacer.replace(RankedTensorType::get({4}, i64)));
}

TEST_F(AttrTypeReplacerTest, NumbersOfAnotherWidthAreNull) {
  replacer.addReplacement([&](IntegerType) { return i64; });
  EXPECT_FALSE(replacer.replace(builder.getI32IntegerAttr(1)));
}

TEST_F(AttrTypeReplacerTest, ElementsOfAnotherWidthAreNull) {
  replacer.addReplacement([&](IntegerType) { return i64; });
  EXPECT_FALSE(replacer.replace(builder.getI32VectorAttr({1, 2, 3})));
}

TEST_F(AttrTypeReplacerTest, SparseIndicesThatAreFloatsAreNull) {
  auto indices = builder.getI64TensorAttr({0});
  auto sparse = SparseElementsAttr::get(RankedTensorType::get({2}, i32),
                                        indices, builder.getI32TensorAttr({1}));
  replacer.addReplacement([&](IntegerType) { return builder.getF64Type(); });
  EXPECT_FALSE(replacer.replace(sparse));
}

TEST_F(AttrTypeReplacerTest, SymbolsThatAreNoStringsAreNull) {
  replacer.addReplacement([&](StringAttr) { return builder.getUnitAttr(); });
  EXPECT_FALSE(replacer.replace(builder.getSymbolRefAttr("f")));
}

TEST_F(AttrTypeReplacerTest, FunctionsAreAskedOnce) {
  int count = 0;
  replacer.addReplacement([&](IntegerType type) {
    ++count;
    return type;
  });
  replacer.replace(builder.getTupleType({i64, i64}));
  replacer.replace(i64);
  EXPECT_EQ(count, 1);
}

TEST_F(AttrTypeReplacerTest, DenseElementsKeepTheirData) {
  auto dense = DenseElementsAttr::get(RankedTensorType::get({2}, i32),
                                      llvm::ArrayRef<int32_t>{1, 2});
  auto replaced = cast<DenseElementsAttr>(replacer.replace(dense));
  EXPECT_EQ(replaced.getRawData(), dense.getRawData());
}

TEST_F(AttrTypeReplacerTest, DeepNesting) {
  Attribute replaced = replacer.replace(nest(100000));
  size_t depth = 0;
  for (; isa<ArrayAttr>(replaced); ++depth)
    replaced = cast<ArrayAttr>(replaced)[0];
  EXPECT_EQ(replaced, TypeAttr::get(f32));
  EXPECT_EQ(depth, 100000u);
}

TEST_F(AttrTypeReplacerTest, TypesThatReferToThemselves) {
  context.getOrLoadDialect(sub_elements_test::testDialect);
  NodeType node = NodeType::get(&context, "a");
  node.setNext(node);
  EXPECT_EQ(replacer.replace(builder.getTupleType({node, i32})),
            builder.getTupleType({node, f32}));
}

TEST_F(AttrTypeReplacerTest, AttributesOfAnOperation) {
  OwningOpRef<ModuleOp> module = ModuleOp::create(UnknownLoc::get(&context));
  (*module)->setAttr("test.type", TypeAttr::get(i32));
  replacer.replaceElementsIn(*module);
  EXPECT_EQ((*module)->getAttr("test.type"), TypeAttr::get(f32));
}

TEST_F(AttrTypeReplacerTest, AttributesOfAnOperationAreLeftIfNotAskedFor) {
  OwningOpRef<ModuleOp> module = ModuleOp::create(UnknownLoc::get(&context));
  (*module)->setAttr("test.type", TypeAttr::get(i32));
  replacer.replaceElementsIn(*module, /*replaceAttrs=*/false);
  EXPECT_EQ((*module)->getAttr("test.type"), TypeAttr::get(i32));
}

TEST_F(AttrTypeReplacerTest, TypesOfBlockArguments) {
  OwningOpRef<ModuleOp> module = ModuleOp::create(UnknownLoc::get(&context));
  Value argument =
      module->getBody()->addArgument(i32, UnknownLoc::get(&context));
  replacer.replaceElementsIn(*module, false, false, /*replaceTypes=*/true);
  EXPECT_EQ(argument.getType(), f32);
}

TEST_F(AttrTypeReplacerTest, LocationOfAnOperation) {
  const Location unknown = UnknownLoc::get(&context);
  const auto name = NameLoc::get(builder.getStringAttr("a"), unknown);
  OwningOpRef<ModuleOp> module = ModuleOp::create(name);
  AttrTypeReplacer locations;
  locations.addReplacement(
      [&](NameLoc) { return Attribute(unknown.getAttr()); });
  locations.replaceElementsIn(*module, false, /*replaceLocs=*/true);
  EXPECT_EQ((*module)->getLoc(), unknown);
}

TEST_F(AttrTypeReplacerTest, NestedOperations) {
  const Location unknown = UnknownLoc::get(&context);
  OwningOpRef<ModuleOp> module = ModuleOp::create(unknown);
  ModuleOp inner = ModuleOp::create(unknown);
  module->push_back(inner);
  inner->setAttr("test.type", TypeAttr::get(i32));
  replacer.recursivelyReplaceElementsIn(*module);
  EXPECT_EQ(inner->getAttr("test.type"), TypeAttr::get(f32));
}

} // namespace
} // namespace mlir
