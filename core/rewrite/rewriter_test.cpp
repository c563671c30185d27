// SPDX-License-Identifier: Apache-2.0
#include "core/rewrite/rewriter.h"

#include "core/rewrite/rewrite_test_base.h"
#include "llvm/ADT/BitVector.h"

namespace mlir {
namespace {

/// Records notifications: a letter and the name of the operation.
class Recorder : public RewriterBase::Listener {
public:
  void notifyOperationInserted(Operation *op,
                               OpBuilder::InsertPoint previous) override {
    note(previous.isSet() ? "moved" : "inserted", op);
  }
  void notifyBlockInserted(Block *, Region *previous,
                           Region::iterator) override {
    events += previous ? "block moved; " : "block inserted; ";
  }
  void notifyBlockErased(Block *block) override {
    EXPECT_TRUE(block->empty());
    events += "block erased; ";
  }
  void notifyOperationModified(Operation *op) override { note("modified", op); }
  void notifyOperationReplaced(Operation *op, ValueRange) override {
    note("replaced", op);
  }
  void notifyOperationErased(Operation *op) override { note("erased", op); }
  void
  notifyMatchFailure(Location location,
                     llvm::function_ref<void(Diagnostic &)> reason) override {
    Diagnostic diagnostic(location, DiagnosticSeverity::Remark);
    reason(diagnostic);
    events += diagnostic.str() + "; ";
  }

  std::string events;

private:
  void note(const char *what, Operation *op) {
    events += what + (" " + op->getName().stripDialect().str()) + "; ";
  }
};

class RewriterTest : public RewriteTest {
protected:
  Recorder recorder;
  IRRewriter rewriter{&context, &recorder};
};

TEST_F(RewriterTest, ReplacingTellsOfUsersAndTheEnd) {
  parse(R"(
    %0 = "x.a"() : () -> i32
    %1 = "x.b"() : () -> i32
    "x.use"(%0) : (i32) -> ()
    "x.other"(%0) : (i32) -> ())");
  rewriter.replaceOp(find("x.a"), find("x.b")->getResults());
  EXPECT_EQ(recorder.events,
            "replaced a; modified other; modified use; erased a; ");
  expectModule(R"(
    %1 = "x.b"() : () -> i32
    "x.use"(%1) : (i32) -> ()
    "x.other"(%1) : (i32) -> ())");
}

TEST_F(RewriterTest, UsersAreErasedBeforeWhatTheyUse) {
  parse(R"(
    "x.top"() ({
      %0 = "x.a"() ({ "x.inner"() : () -> () }) : () -> i32
      "x.br"(%0)[^end] : (i32) -> ()
    ^end:
      "x.b"(%0) : (i32) -> ()
    }) : () -> ())");
  rewriter.eraseOp(find("x.top"));
  EXPECT_EQ(recorder.events, "erased b; block erased; erased br; "
                             "erased inner; block erased; erased a; "
                             "block erased; erased top; ");
}

TEST_F(RewriterTest, InsertionPointIsMovedFromWhatIsErased) {
  parse(R"("x.a"() : () -> () "x.b"() : () -> ())");
  rewriter.setInsertionPoint(find("x.a"));
  rewriter.eraseOp(find("x.a"));
  EXPECT_EQ(&*rewriter.getInsertionPoint(), find("x.b"));
}

TEST_F(RewriterTest, ABlockIsInlined) {
  parse(R"(
    "x.top"() ({
      %0 = "x.a"() : () -> i32
      "x.c"() : () -> ()
    ^other(%x: i32):
      "x.b"(%x) : (i32) -> ()
    }) : () -> ())");
  Operation *op = find("x.a");
  rewriter.inlineBlockBefore(&find("x.top")->getRegion(0).back(), find("x.c"),
                             op->getResults());
  EXPECT_EQ(recorder.events, "modified b; moved b; block erased; ");
  expectModule(R"(
    "x.top"() ({
      %0 = "x.a"() : () -> i32
      "x.b"(%0) : (i32) -> ()
      "x.c"() : () -> ()
    }) : () -> ())");
}

TEST_F(RewriterTest, ABlockIsSplit) {
  parse(R"("x.top"() ({ "x.a"() : () -> () "x.b"() : () -> () }) : () -> ())");
  Block *block = find("x.b")->getBlock();
  Block *rest = rewriter.splitBlock(block, find("x.b")->getIterator());
  EXPECT_EQ(recorder.events, "block inserted; moved b; ");
  EXPECT_EQ(rest->getPrevNode(), block);
  EXPECT_EQ(&rest->front(), find("x.b"));
}

TEST_F(RewriterTest, ARegionIsInlined) {
  parse(R"(
    "x.from"() ({ "x.a"() : () -> () }) : () -> ()
    "x.to"() ({ "x.b"() : () -> () }) : () -> ())");
  Region &to = find("x.to")->getRegion(0);
  rewriter.inlineRegionBefore(find("x.from")->getRegion(0), to, to.end());
  EXPECT_EQ(recorder.events, "block moved; ");
  EXPECT_EQ(&to.back().front(), find("x.a"));
}

TEST_F(RewriterTest, SomeUsesAreReplaced) {
  parse(R"(
    %0:2 = "x.a"() : () -> (i32, i32)
    "x.use"(%0#0) : (i32) -> ()
    "x.other"(%0#0) : (i32) -> ())");
  Operation *op = find("x.a");
  bool all = true;
  rewriter.replaceUsesWithIf(
      op->getResult(0), op->getResult(1),
      [&](OpOperand &use) { return use.getOwner() == find("x.use"); }, &all);
  EXPECT_FALSE(all);
  EXPECT_EQ(recorder.events, "modified use; ");
  EXPECT_TRUE(op->getResult(0).hasOneUse());
}

TEST_F(RewriterTest, ResultsAreErased) {
  parse(R"(
    %0:3 = "x.a"() ({ "x.inner"() : () -> () }) {n = 1}
        : () -> (i1, i32, i64)
    "x.use"(%0#0, %0#2) : (i1, i64) -> ())");
  llvm::BitVector unused(3);
  unused.set(1);
  rewriter.eraseOpResults(find("x.a"), unused);
  expectModule(R"(
    %0:2 = "x.a"() ({ "x.inner"() : () -> () }) {n = 1} : () -> (i1, i64)
    "x.use"(%0#0, %0#1) : (i1, i64) -> ())");
}

TEST_F(RewriterTest, AReasonIsMadeOnlyIfSomebodyListens) {
  parse(R"("x.a"() : () -> ())");
  EXPECT_TRUE(failed(rewriter.notifyMatchFailure(find("x.a"), "no use")));
  EXPECT_EQ(recorder.events, "no use; ");
  IRRewriter silent(&context);
  EXPECT_TRUE(failed(
      silent.notifyMatchFailure(find("x.a"), [](Diagnostic &) { FAIL(); })));
}

TEST_F(RewriterTest, ForwardingListenersTellAll) {
  parse(R"(%0 = "x.a"() : () -> i32 "x.use"(%0) : (i32) -> ())");
  RewriterBase::ForwardingListener forwarder(&recorder);
  IRRewriter forwarding(&context, &forwarder);
  forwarding.setInsertionPoint(find("x.a"));
  Operation *copy = forwarding.clone(*find("x.a"));
  forwarding.replaceOp(copy->getNextNode(), copy);
  EXPECT_EQ(recorder.events,
            "inserted a; replaced a; modified use; erased a; ");
}

} // namespace
} // namespace mlir
