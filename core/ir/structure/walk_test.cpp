// SPDX-License-Identifier: Apache-2.0
#include "core/ir/structure/walk.h"

#include <algorithm>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "core/ir/ir_fixture.h"

namespace mlir {
namespace {

/// Nested operations: a { b { c }  d }.
class WalkTest : public IRTest {
protected:
  WalkTest() : root(make("a", {}, {}, 1)) {
    Block &block = root->getRegion(0).emplaceBlock();
    Operation *b = append(&block, "b", {}, {}, 1);
    append(&b->getRegion(0).emplaceBlock(), "c");
    append(&block, "d");
  }

  template <WalkOrder order, WalkDirection direction> std::string visit() {
    std::string names;
    root->walk<order, direction>(
        [&](Operation *op) { names += op->getName().getStringRef(); });
    return names;
  }

  OwningOpRef<Operation *> root;
};

TEST_F(WalkTest, PostOrderVisitsNestedOperationsFirst) {
  EXPECT_EQ((visit<WalkOrder::PostOrder, WalkDirection::Forward>()), "cbda");
}

TEST_F(WalkTest, PreOrderVisitsThemLater) {
  EXPECT_EQ((visit<WalkOrder::PreOrder, WalkDirection::Forward>()), "abcd");
}

TEST_F(WalkTest, ReverseGoesFromTheLast) {
  EXPECT_EQ((visit<WalkOrder::PreOrder, WalkDirection::Reverse>()), "adbc");
  EXPECT_EQ((visit<WalkOrder::PostOrder, WalkDirection::Reverse>()), "dcba");
}

TEST_F(WalkTest, SkipLeavesOutWhatIsNested) {
  std::string names;
  WalkResult result = root->walk<WalkOrder::PreOrder>([&](Operation *op) {
    names += op->getName().getStringRef();
    return op->getName().getStringRef() == "b" ? WalkResult::skip()
                                               : WalkResult::advance();
  });
  EXPECT_EQ(names, "abd");
  EXPECT_FALSE(result.wasInterrupted());
}

TEST_F(WalkTest, InterruptEndsTheWalk) {
  std::string names;
  WalkResult result = root->walk([&](Operation *op) {
    names += op->getName().getStringRef();
    return op->getName().getStringRef() == "b" ? WalkResult::interrupt()
                                               : WalkResult::advance();
  });
  EXPECT_EQ(names, "cb");
  EXPECT_TRUE(result.wasInterrupted());
}

TEST_F(WalkTest, PostOrderMayErase) {
  root->walk([](Operation *op) {
    if (op->getName().getStringRef() == "c" ||
        op->getName().getStringRef() == "b")
      op->erase();
  });
  EXPECT_EQ((visit<WalkOrder::PreOrder, WalkDirection::Forward>()), "ad");
}

TEST_F(WalkTest, PreOrderMayEraseWhatItSkips) {
  root->walk<WalkOrder::PreOrder>([](Operation *op) {
    if (op->getName().getStringRef() != "b")
      return WalkResult::advance();
    op->erase();
    return WalkResult::skip();
  });
  EXPECT_EQ((visit<WalkOrder::PreOrder, WalkDirection::Forward>()), "ad");
}

TEST_F(WalkTest, BlocksAndRegionsAreVisited) {
  unsigned blocks = 0, regions = 0;
  root->walk([&](Block *) { ++blocks; });
  root->walk([&](Region *) { ++regions; });
  EXPECT_EQ(blocks, 2u);
  EXPECT_EQ(regions, 2u);
}

TEST_F(WalkTest, AClassOfOperationsFilters) {
  root->getRegion(0).front().push_back(ModuleOp::create(location));
  unsigned modules = 0;
  root->walk([&](ModuleOp) { ++modules; });
  EXPECT_EQ(modules, 1u);
}

TEST_F(WalkTest, BlocksAndRegionsCanBeWalkedThemselves) {
  std::string names;
  root->getRegion(0).walk(
      [&](Operation *op) { names += op->getName().getStringRef(); });
  EXPECT_EQ(names, "cbd");
}

TEST_F(WalkTest, FailureInterrupts) {
  WalkResult result = root->walk([](Operation *) { return failure(); });
  EXPECT_TRUE(result.wasInterrupted());
}

TEST_F(WalkTest, AWalkOfABlockIsInterrupted) {
  std::string names;
  WalkResult result =
      root->getRegion(0).front().walk<WalkOrder::PreOrder>([&](Operation *op) {
        names += op->getName().getStringRef();
        return op->getName().getStringRef() == "c" ? WalkResult::interrupt()
                                                   : WalkResult::advance();
      });
  EXPECT_EQ(names, "bc");
  EXPECT_TRUE(result.wasInterrupted());
}

TEST_F(WalkTest, AWalkOfARegionSkips) {
  std::string names;
  WalkResult result =
      root->getRegion(0).walk<WalkOrder::PreOrder>([&](Operation *op) {
        names += op->getName().getStringRef();
        return WalkResult::skip();
      });
  EXPECT_EQ(names, "bd");
  EXPECT_FALSE(result.wasInterrupted());
}

TEST_F(WalkTest, AWalkOfABlockMayErase) {
  Block &block = root->getRegion(0).front();
  block.walk([](Operation *op) { op->erase(); });
  EXPECT_TRUE(block.empty());
}

TEST_F(WalkTest, AReverseWalkOfABlockMayErase) {
  Block &block = root->getRegion(0).front();
  block.walk<WalkOrder::PostOrder, WalkDirection::Reverse>(
      [](Operation *op) { op->erase(); });
  EXPECT_TRUE(block.empty());
}

TEST_F(WalkTest, BlocksAndRegionsAreWalkedFromTheLast) {
  Region &region = root->getRegion(0);
  append(&region.emplaceBlock(), "e");
  std::string names;
  auto note = [&](Operation *op) { names += op->getName().getStringRef(); };
  region.front().walk<WalkOrder::PostOrder, WalkDirection::Reverse>(note);
  EXPECT_EQ(std::exchange(names, ""), "dcb");
  region.front().walk<WalkOrder::PreOrder, WalkDirection::Reverse>(note);
  EXPECT_EQ(std::exchange(names, ""), "dbc");
  region.walk<WalkOrder::PostOrder, WalkDirection::Reverse>(note);
  EXPECT_EQ(std::exchange(names, ""), "edcb");
  region.walk<WalkOrder::PreOrder, WalkDirection::Reverse>(note);
  EXPECT_EQ(names, "edbc");
}

TEST_F(WalkTest, AReverseWalkIsInterrupted) {
  std::string names;
  WalkResult result =
      root->getRegion(0).walk<WalkOrder::PreOrder, WalkDirection::Reverse>(
          [&](Operation *op) {
            names += op->getName().getStringRef();
            return op->getName().getStringRef() == "b" ? WalkResult::interrupt()
                                                       : WalkResult::advance();
          });
  EXPECT_EQ(names, "db");
  EXPECT_TRUE(result.wasInterrupted());
}

TEST_F(WalkTest, BlocksAndRegionsAreVisitedWithWhatIsInThem) {
  Region &region = root->getRegion(0);
  Block &block = region.front();
  Region &inner = block.front().getRegion(0);
  std::vector<Block *> blocks;
  block.walk<WalkOrder::PreOrder>([&](Block *b) { blocks.push_back(b); });
  EXPECT_EQ(blocks, (std::vector{&block, &inner.front()}));
  std::vector<Region *> regions;
  region.walk([&](Region *r) { regions.push_back(r); });
  EXPECT_EQ(regions, (std::vector{&inner, &region}));
  unsigned visits = 0;
  WalkResult result = block.walk<WalkOrder::PreOrder>([&](Block *) {
    ++visits;
    return WalkResult::skip();
  });
  EXPECT_EQ(visits, 1u);
  EXPECT_FALSE(result.wasInterrupted());
}

/// Edges: e -> d, b; d -> c; b -> c; a -> b, where a is unreachable.
TEST_F(WalkTest, DominanceLeavesOutWhatIsNotReached) {
  OwningOpRef<Operation *> op = make("x", {}, {}, 1);
  Region &region = op->getRegion(0);
  std::map<char, Block *> blocks;
  for (char name : {'e', 'a', 'b', 'c', 'd'})
    blocks[name] = &region.emplaceBlock();
  for (auto [name, to] :
       {std::pair("e", "db"), {"d", "c"}, {"b", "c"}, {"a", "b"}, {"c", ""}}) {
    std::vector<Block *> successors;
    for (const char *next = to; *next; ++next)
      successors.push_back(blocks[*next]);
    append(blocks[*name], name, {}, {}, 0, successors);
  }
  auto visit = [&](auto walk) {
    std::string names;
    walk([&](Operation *nested) { names += nested->getName().getStringRef(); });
    return names;
  };
  EXPECT_EQ(visit([&](auto callback) {
              op->walk<WalkOrder::PostOrder, WalkDirection::ForwardDominance>(
                  callback);
            }),
            "edcbx");
  EXPECT_EQ(
      visit([&](auto callback) {
        region.walk<WalkOrder::PostOrder, WalkDirection::ReverseDominance>(
            callback);
      }),
      "cdbe");
}

TEST_F(WalkTest, AWalkOfAPartOfABlock) {
  Block &block = root->getRegion(0).front();
  append(&block, "e");
  std::string names;
  auto note = [&](Operation *op) { names += op->getName().getStringRef(); };
  auto second = std::next(block.begin()), third = std::next(second);
  block.walk<WalkOrder::PostOrder, WalkDirection::Reverse>(second, third, note);
  block.walk<WalkOrder::PostOrder, WalkDirection::Reverse>(second, second,
                                                           note);
  EXPECT_EQ(std::exchange(names, ""), "d");
  block.walk<WalkOrder::PostOrder, WalkDirection::Reverse>(second, block.end(),
                                                           note);
  EXPECT_EQ(std::exchange(names, ""), "ed");
  block.walk(second, third, note);
  EXPECT_EQ(names, "d");
}

/// Compares walks over each kind of object, in each order and direction, with a
/// reference implementation.
class EveryWalk : public IRTest {
protected:
  EveryWalk() : root(make("r", {}, {}, 2)) {
    for (Region &region : root->getRegions())
      for (unsigned i = 0; i < 2; ++i)
        fill(region.emplaceBlock());
    // Empty regions and blocks.
    root->getRegion(1).emplaceBlock();
  }
  void fill(Block &block) {
    append(&block, "leaf");
    Operation *op = append(&block, "op", {}, {}, 3);
    append(&op->getRegion(0).emplaceBlock(), "leaf");
    append(&op->getRegion(2).emplaceBlock(), "empty", {}, {}, 1);
    append(&block, "leaf");
  }

  /// The reference order of objects; `answer` returns the callback's result by
  /// visit number.
  template <typename Object> struct Definition {
    WalkOrder order;
    bool forward;
    llvm::function_ref<WalkResult(size_t)> answer;
    std::vector<const void *> seen;

    /// Returns false if the walk is interrupted.
    bool visit(const void *object, bool &skipped) {
      WalkResult result = answer(seen.size());
      seen.push_back(object);
      skipped = result.wasSkipped();
      return !result.wasInterrupted();
    }
    template <typename Node, typename Function>
    bool around(Node *node, Function &&inside) {
      bool skipped = false;
      if constexpr (std::is_same_v<Node, Object>)
        if (order == WalkOrder::PreOrder && !visit(node, skipped))
          return false;
      if (!skipped && !inside())
        return false;
      if constexpr (std::is_same_v<Node, Object>)
        if (order == WalkOrder::PostOrder)
          return visit(node, skipped);
      return true;
    }
    template <typename Range, typename Function>
    bool each(Range &&range, Function &&function) {
      llvm::SmallVector<decltype(&*std::begin(range))> nodes;
      for (auto &node : range)
        nodes.push_back(&node);
      if (!forward)
        std::reverse(nodes.begin(), nodes.end());
      return llvm::all_of(nodes, function);
    }
    bool walk(Operation *op) {
      return around(op, [&] {
        return each(op->getRegions(), [&](Region *region) {
          return around(region, [&] {
            return each(*region, [&](Block *block) {
              return around(block, [&] {
                return each(*block,
                            [&](Operation *inner) { return walk(inner); });
              });
            });
          });
        });
      });
    }
  };

  template <typename Object, WalkOrder order, WalkDirection direction>
  void compare(llvm::function_ref<WalkResult(size_t)> answer) {
    Definition<Object> expected{
        order, direction == WalkDirection::Forward, answer, {}};
    const bool completed = expected.walk(*root);
    std::vector<const void *> seen;
    WalkResult result =
        root->walk<order, direction>([&](Object *object) -> WalkResult {
          seen.push_back(object);
          return answer(seen.size() - 1);
        });
    EXPECT_EQ(seen, expected.seen);
    EXPECT_EQ(result.wasInterrupted(), !completed);
  }
  template <typename Object>
  void compareAll(llvm::function_ref<WalkResult(size_t)> answer) {
    compare<Object, WalkOrder::PreOrder, WalkDirection::Forward>(answer);
    compare<Object, WalkOrder::PreOrder, WalkDirection::Reverse>(answer);
    compare<Object, WalkOrder::PostOrder, WalkDirection::Forward>(answer);
    compare<Object, WalkOrder::PostOrder, WalkDirection::Reverse>(answer);
  }
  /// Returns `answer` for one object at a time, and Advance for all others.
  void compareEach(WalkResult answer) {
    for (size_t i = 0; i < 40; ++i) {
      auto at = [&](size_t number) {
        return number == i ? answer : WalkResult::advance();
      };
      compareAll<Operation>(at);
      compareAll<Block>(at);
      compareAll<Region>(at);
    }
  }

  OwningOpRef<Operation *> root;
};

TEST_F(EveryWalk, GoesOverAll) { compareEach(WalkResult::advance()); }

TEST_F(EveryWalk, IsInterruptedAnywhere) {
  compareEach(WalkResult::interrupt());
}

TEST_F(EveryWalk, SkipsAnywhere) { compareEach(WalkResult::skip()); }

} // namespace
} // namespace mlir
