// SPDX-License-Identifier: Apache-2.0
//
// Commit and rollback of each kind of change.
#include "core/conversion/conversion_test_base.h"

namespace mlir {
namespace {

/// A change around an operation `x.root` in a text.
struct Edit {
  const char *name;
  void (*apply)(Operation *root, ConversionPatternRewriter &rewriter);
  /// The expected result of the text below, with `x.done` instead of `x.root`.
  const char *after;
};

constexpr const char *text = R"(
  %0 = "x.v"() {n = 1 : i32} : () -> i32
  "x.use"(%0) : (i32) -> ()
  "x.f"() ({
    "x.br"(%0)[^a, ^b] : (i32) -> ()
  ^a:
    "x.in_a"() : () -> ()
    "x.end"() : () -> ()
  ^b:
    "x.end"() : () -> ()
  }, {
  ^c(%c: i32):
    "x.in_c"(%c) : (i32) -> ()
    "x.end"() : () -> ()
  }) : () -> ()
  "x.root"() : () -> ())";

Operation *findAround(Operation *root, llvm::StringRef name) {
  Operation *found = nullptr;
  root->getParentOp()->walk([&](Operation *op) {
    if (op->getName().getStringRef() == name)
      found = op;
  });
  return found;
}

Block *blockOf(Operation *root, llvm::StringRef name) {
  return findAround(root, name)->getBlock();
}

const Edit edits[] = {
    {"Create",
     [](Operation *root, ConversionPatternRewriter &rewriter) {
       rewriter.create(root->getLoc(), rewriter.getStringAttr("x.new"), {});
     },
     R"(
  %0 = "x.v"() {n = 1 : i32} : () -> i32
  "x.use"(%0) : (i32) -> ()
  "x.f"() ({
    "x.br"(%0)[^a, ^b] : (i32) -> ()
  ^a:
    "x.in_a"() : () -> ()
    "x.end"() : () -> ()
  ^b:
    "x.end"() : () -> ()
  }, {
  ^c(%c: i32):
    "x.in_c"(%c) : (i32) -> ()
    "x.end"() : () -> ()
  }) : () -> ()
  "x.new"() : () -> ()
  "x.done"() : () -> ())"},
    {"Erase",
     [](Operation *root, ConversionPatternRewriter &rewriter) {
       rewriter.eraseOp(findAround(root, "x.f"));
       rewriter.eraseOp(findAround(root, "x.use"));
     },
     R"(
  %0 = "x.v"() {n = 1 : i32} : () -> i32
  "x.done"() : () -> ())"},
    {"Replace",
     [](Operation *root, ConversionPatternRewriter &rewriter) {
       Operation *v = findAround(root, "x.v");
       rewriter.eraseOp(findAround(root, "x.f"));
       rewriter.setInsertionPoint(v);
       Operation *w =
           rewriter.create(root->getLoc(), rewriter.getStringAttr("x.w"), {},
                           TypeRange(rewriter.getI32Type()));
       rewriter.replaceOp(v, w);
       rewriter.setInsertionPoint(root);
     },
     R"(
  %0 = "x.w"() : () -> i32
  "x.use"(%0) : (i32) -> ()
  "x.done"() : () -> ())"},
    {"MoveOps",
     [](Operation *root, ConversionPatternRewriter &rewriter) {
       rewriter.moveOpBefore(findAround(root, "x.use"), root);
       rewriter.moveOpBefore(findAround(root, "x.in_a"), root);
     },
     R"(
  %0 = "x.v"() {n = 1 : i32} : () -> i32
  "x.f"() ({
    "x.br"(%0)[^a, ^b] : (i32) -> ()
  ^a:
    "x.end"() : () -> ()
  ^b:
    "x.end"() : () -> ()
  }, {
  ^c(%c: i32):
    "x.in_c"(%c) : (i32) -> ()
    "x.end"() : () -> ()
  }) : () -> ()
  "x.use"(%0) : (i32) -> ()
  "x.in_a"() : () -> ()
  "x.done"() : () -> ())"},
    {"Modify",
     [](Operation *root, ConversionPatternRewriter &rewriter) {
       Operation *v = findAround(root, "x.v");
       rewriter.modifyOpInPlace(v, [&] {
         v->setAttr("n", rewriter.getI32IntegerAttr(2));
         v->getResult(0).setType(rewriter.getIndexType());
       });
       Operation *use = findAround(root, "x.use");
       rewriter.modifyOpInPlace(use, [&] { use->eraseOperand(0); });
       Operation *branch = findAround(root, "x.br");
       rewriter.modifyOpInPlace(branch, [&] {
         branch->setSuccessor(branch->getSuccessor(1), 0);
         branch->insertOperands(1, branch->getOperand(0));
       });
     },
     R"(
  %0 = "x.v"() {n = 2 : i32} : () -> index
  "x.use"() : () -> ()
  "x.f"() ({
    "x.br"(%0, %0)[^b, ^b] : (index, index) -> ()
  ^a:
    "x.in_a"() : () -> ()
    "x.end"() : () -> ()
  ^b:
    "x.end"() : () -> ()
  }, {
  ^c(%c: i32):
    "x.in_c"(%c) : (i32) -> ()
    "x.end"() : () -> ()
  }) : () -> ()
  "x.done"() : () -> ())"},
    {"CreateBlock",
     [](Operation *root, ConversionPatternRewriter &rewriter) {
       OpBuilder::InsertionGuard guard(rewriter);
       rewriter.createBlock(blockOf(root, "x.in_a"), {});
       rewriter.create(root->getLoc(), rewriter.getStringAttr("x.new"), {});
     },
     R"(
  %0 = "x.v"() {n = 1 : i32} : () -> i32
  "x.use"(%0) : (i32) -> ()
  "x.f"() ({
    "x.br"(%0)[^a, ^b] : (i32) -> ()
  ^new:
    "x.new"() : () -> ()
  ^a:
    "x.in_a"() : () -> ()
    "x.end"() : () -> ()
  ^b:
    "x.end"() : () -> ()
  }, {
  ^c(%c: i32):
    "x.in_c"(%c) : (i32) -> ()
    "x.end"() : () -> ()
  }) : () -> ()
  "x.done"() : () -> ())"},
    {"EraseBlock",
     [](Operation *root, ConversionPatternRewriter &rewriter) {
       Operation *branch = findAround(root, "x.br");
       Block *a = branch->getSuccessor(0);
       rewriter.modifyOpInPlace(
           branch, [&] { branch->setSuccessor(branch->getSuccessor(1), 0); });
       rewriter.eraseBlock(a);
     },
     R"(
  %0 = "x.v"() {n = 1 : i32} : () -> i32
  "x.use"(%0) : (i32) -> ()
  "x.f"() ({
    "x.br"(%0)[^b, ^b] : (i32) -> ()
  ^b:
    "x.end"() : () -> ()
  }, {
  ^c(%c: i32):
    "x.in_c"(%c) : (i32) -> ()
    "x.end"() : () -> ()
  }) : () -> ()
  "x.done"() : () -> ())"},
    {"SplitBlock",
     [](Operation *root, ConversionPatternRewriter &rewriter) {
       Block *a = blockOf(root, "x.in_a");
       rewriter.splitBlock(a, ++a->begin());
     },
     R"(
  %0 = "x.v"() {n = 1 : i32} : () -> i32
  "x.use"(%0) : (i32) -> ()
  "x.f"() ({
    "x.br"(%0)[^a, ^b] : (i32) -> ()
  ^a:
    "x.in_a"() : () -> ()
  ^rest:
    "x.end"() : () -> ()
  ^b:
    "x.end"() : () -> ()
  }, {
  ^c(%c: i32):
    "x.in_c"(%c) : (i32) -> ()
    "x.end"() : () -> ()
  }) : () -> ()
  "x.done"() : () -> ())"},
    {"MoveBlock",
     [](Operation *root, ConversionPatternRewriter &rewriter) {
       Operation *f = findAround(root, "x.f");
       rewriter.inlineRegionBefore(f->getRegion(1), &f->getRegion(0).back());
     },
     R"(
  %0 = "x.v"() {n = 1 : i32} : () -> i32
  "x.use"(%0) : (i32) -> ()
  "x.f"() ({
    "x.br"(%0)[^a, ^b] : (i32) -> ()
  ^a:
    "x.in_a"() : () -> ()
    "x.end"() : () -> ()
  ^c(%c: i32):
    "x.in_c"(%c) : (i32) -> ()
    "x.end"() : () -> ()
  ^b:
    "x.end"() : () -> ()
  }, {
  }) : () -> ()
  "x.done"() : () -> ())"},
    {"InlineBlock",
     [](Operation *root, ConversionPatternRewriter &rewriter) {
       Operation *f = findAround(root, "x.f");
       Block *c = &f->getRegion(1).front();
       rewriter.eraseOp(&c->back());
       rewriter.inlineBlockBefore(c, root,
                                  findAround(root, "x.v")->getResults());
     },
     R"(
  %0 = "x.v"() {n = 1 : i32} : () -> i32
  "x.use"(%0) : (i32) -> ()
  "x.f"() ({
    "x.br"(%0)[^a, ^b] : (i32) -> ()
  ^a:
    "x.in_a"() : () -> ()
    "x.end"() : () -> ()
  ^b:
    "x.end"() : () -> ()
  }, {
  }) : () -> ()
  "x.in_c"(%0) : (i32) -> ()
  "x.done"() : () -> ())"},
    {"ConvertSignature",
     [](Operation *root, ConversionPatternRewriter &rewriter) {
       Block *c = blockOf(root, "x.in_c");
       SignatureConversion signature(1);
       signature.addInputs(0, {rewriter.getI32Type()});
       signature.addInputs({rewriter.getIndexType()});
       rewriter.applySignatureConversion(c, signature);
     },
     R"(
  %0 = "x.v"() {n = 1 : i32} : () -> i32
  "x.use"(%0) : (i32) -> ()
  "x.f"() ({
    "x.br"(%0)[^a, ^b] : (i32) -> ()
  ^a:
    "x.in_a"() : () -> ()
    "x.end"() : () -> ()
  ^b:
    "x.end"() : () -> ()
  }, {
  ^c(%c: i32, %d: index):
    "x.in_c"(%c) : (i32) -> ()
    "x.end"() : () -> ()
  }) : () -> ()
  "x.done"() : () -> ())"},
    {"ReplaceArgument",
     [](Operation *root, ConversionPatternRewriter &rewriter) {
       rewriter.replaceUsesOfBlockArgument(
           blockOf(root, "x.in_c")->getArgument(0),
           findAround(root, "x.v")->getResults());
     },
     R"(
  %0 = "x.v"() {n = 1 : i32} : () -> i32
  "x.use"(%0) : (i32) -> ()
  "x.f"() ({
    "x.br"(%0)[^a, ^b] : (i32) -> ()
  ^a:
    "x.in_a"() : () -> ()
    "x.end"() : () -> ()
  ^b:
    "x.end"() : () -> ()
  }, {
  ^c(%c: i32):
    "x.in_c"(%0) : (i32) -> ()
    "x.end"() : () -> ()
  }) : () -> ()
  "x.done"() : () -> ())"},
    {"ReplaceUsesWithIf",
     [](Operation *root, ConversionPatternRewriter &rewriter) {
       OpBuilder::InsertionGuard guard(rewriter);
       Operation *v = findAround(root, "x.v");
       rewriter.setInsertionPointAfter(v);
       Operation *w =
           rewriter.create(root->getLoc(), rewriter.getStringAttr("x.w"), {},
                           TypeRange(rewriter.getI32Type()));
       rewriter.replaceUsesWithIf(
           v->getResult(0), ValueRange(w->getResults()), [](OpOperand &use) {
             return use.getOwner()->getName().getStringRef() == "x.use";
           });
     },
     R"(
  %0 = "x.v"() {n = 1 : i32} : () -> i32
  %w = "x.w"() : () -> i32
  "x.use"(%w) : (i32) -> ()
  "x.f"() ({
    "x.br"(%0)[^a, ^b] : (i32) -> ()
  ^a:
    "x.in_a"() : () -> ()
    "x.end"() : () -> ()
  ^b:
    "x.end"() : () -> ()
  }, {
  ^c(%c: i32):
    "x.in_c"(%c) : (i32) -> ()
    "x.end"() : () -> ()
  }) : () -> ()
  "x.done"() : () -> ())"},
};

class JournalTest : public ConversionTest,
                    public testing::WithParamInterface<Edit> {
protected:
  /// Adds a pattern that applies the edit and replaces `x.root`.
  void addEdit(std::string replacement) {
    Edit edit = GetParam();
    add("x.root", [=](Operation *root, llvm::ArrayRef<ValueRange> operands,
                      ConversionPatternRewriter &rewriter) {
      edit.apply(root, rewriter);
      rewriter.setInsertionPoint(root);
      rewriter.replaceOp(root, make(replacement, root, operands, {}, rewriter));
      return success();
    });
    target.addIllegalOp(name("x.root"));
    target.markUnknownOpDynamicallyLegal(
        [](Operation *) { return std::optional<bool>(true); });
  }
};

TEST_P(JournalTest, IsTakenBack) {
  parse(text);
  addEdit("x.illegal");
  target.addIllegalOp(name("x.illegal"));
  EXPECT_TRUE(failed(partial()));
  expectModule(text);
}

TEST_P(JournalTest, IsTakenBackWithAListener) {
  parse(text);
  addEdit("x.illegal");
  target.addIllegalOp(name("x.illegal"));
  RewriterBase::Listener listener;
  config.listener = &listener;
  EXPECT_TRUE(failed(partial()));
  expectModule(text);
}

TEST_P(JournalTest, IsDone) {
  parse(text);
  addEdit("x.done");
  EXPECT_TRUE(succeeded(partial()));
  expectModule(GetParam().after);
}

TEST_P(JournalTest, IsDoneWithAListener) {
  parse(text);
  addEdit("x.done");
  RewriterBase::Listener listener;
  config.listener = &listener;
  EXPECT_TRUE(succeeded(partial()));
  expectModule(GetParam().after);
}

TEST_P(JournalTest, IsDoneAtOnceWithoutRollback) {
  parse(text);
  addEdit("x.done");
  config.allowPatternRollback = false;
  EXPECT_TRUE(succeeded(partial()));
  expectModule(GetParam().after);
}

TEST_P(JournalTest, StaysWithoutRollback) {
  parse(text);
  addEdit("x.illegal");
  target.addIllegalOp(name("x.illegal"));
  config.allowPatternRollback = false;
  EXPECT_TRUE(failed(partial()));
  ASSERT_EQ(messages.size(), 1u);
  EXPECT_TRUE(llvm::StringRef(messages.front())
                  .starts_with("pattern 'x.root' produced IR that could not "
                               "be legalized. new ops: {"));
  EXPECT_NE(find("x.illegal"), nullptr);
}

INSTANTIATE_TEST_SUITE_P(Edits, JournalTest, testing::ValuesIn(edits),
                         [](const auto &info) { return info.param.name; });

TEST_F(ConversionTest, WithoutRollbackAPatternMustNotChangeAndFail) {
  parse(R"("x.a"() : () -> ())");
  target.addIllegalOp(name("x.a"));
  config.allowPatternRollback = false;
  add("x.a", [](Operation *op, llvm::ArrayRef<ValueRange>,
                ConversionPatternRewriter &rewriter) {
    rewriter.modifyOpInPlace(op,
                             [&] { op->setAttr("n", rewriter.getUnitAttr()); });
    return failure();
  });
  EXPECT_TRUE(failed(partial()));
  EXPECT_EQ(messages, std::vector<std::string>{
                          "pattern 'x.a' returned failure but IR did change"});
}

TEST_F(ConversionTest, ACancelledModificationIsTakenBack) {
  const char *text = R"("x.a"() {n = 1 : i32} : () -> ())";
  parse(text);
  target.addLegalOp(name("x.b"));
  target.addIllegalOp(name("x.a"));
  bool wasTakenBack = false;
  add("x.a", [&](Operation *op, llvm::ArrayRef<ValueRange> operands,
                 ConversionPatternRewriter &rewriter) {
    rewriter.startOpModification(op);
    op->setAttr("n", rewriter.getUnitAttr());
    rewriter.cancelOpModification(op);
    wasTakenBack = llvm::isa<IntegerAttr>(op->getAttr("n"));
    rewriter.replaceOp(op, make("x.b", op, operands, {}, rewriter));
    return success();
  });
  EXPECT_TRUE(succeeded(partial()));
  EXPECT_TRUE(wasTakenBack);
}

/// Records notifications.
struct Recorder : RewriterBase::Listener {
  void notifyOperationInserted(Operation *op,
                               OpBuilder::InsertPoint previous) override {
    add(previous.isSet() ? "move " : "insert ", op);
  }
  void notifyBlockInserted(Block *block, Region *previous,
                           Region::iterator) override {
    lines.push_back(previous ? "move block" : "insert block");
  }
  void notifyBlockErased(Block *) override { lines.push_back("erase block"); }
  void notifyOperationModified(Operation *op) override { add("modify ", op); }
  void notifyOperationReplaced(Operation *op, ValueRange) override {
    add("replace ", op);
  }
  void notifyOperationErased(Operation *op) override { add("erase ", op); }
  void add(llvm::StringRef what, Operation *op) {
    lines.push_back((what + op->getName().getStringRef()).str());
  }
  std::vector<std::string> lines;
};

class ListenerTest : public ConversionTest,
                     public testing::WithParamInterface<bool> {
protected:
  void run(llvm::StringRef root, CallbackPattern::Function function) {
    target.addIllegalOp(name(root));
    target.markUnknownOpDynamicallyLegal(
        [](Operation *) { return std::optional<bool>(true); });
    add(root, std::move(function));
    config.listener = &recorder;
    config.allowPatternRollback = GetParam();
    EXPECT_TRUE(succeeded(partial()));
  }
  Recorder recorder;
};

TEST_P(ListenerTest, HearsOfDestructionFromTheInsideOut) {
  parse(R"(%0 = "x.f"() ({ "x.in"() ({ "x.deep"() : () -> () }) : () -> ()
      "x.end"() : () -> () }) : () -> i32
    "x.use"(%0) : (i32) -> ())");
  run("x.f", [](Operation *op, llvm::ArrayRef<ValueRange> operands,
                ConversionPatternRewriter &rewriter) {
    rewriter.replaceOp(
        op, make("x.g", op, operands, op->getResultTypes(), rewriter));
    return success();
  });
  EXPECT_EQ(recorder.lines, (std::vector<std::string>{
                                "insert x.g", "replace x.f", "modify x.use",
                                "erase x.deep", "erase block", "erase x.in",
                                "erase x.end", "erase block", "erase x.f"}));
}

TEST_P(ListenerTest, HearsOfMovesAndBlocks) {
  parse(R"("x.f"() ({
  ^a:
    "x.in"() : () -> ()
  }) : () -> ())");
  run("x.f", [](Operation *op, llvm::ArrayRef<ValueRange> operands,
                ConversionPatternRewriter &rewriter) {
    OperationState state(op->getLoc(), "x.g");
    state.addRegion();
    Operation *g = rewriter.create(state);
    rewriter.inlineRegionBefore(op->getRegion(0), g->getRegion(0),
                                g->getRegion(0).end());
    Block *block = &g->getRegion(0).front();
    rewriter.splitBlock(block, block->begin());
    rewriter.eraseOp(op);
    return success();
  });
  EXPECT_EQ(recorder.lines, (std::vector<std::string>{
                                "insert x.g", "move block", "insert block",
                                "move x.in", "replace x.f", "erase x.f"}));
}

INSTANTIATE_TEST_SUITE_P(Rollback, ListenerTest, testing::Bool());

} // namespace
} // namespace mlir
