// SPDX-License-Identifier: Apache-2.0
#include "note/note.h"

#include "core/asm/parser.h"
#include "core/ir/builtin/builtin_ops.h"
#include "core/ir/context/context.h"
#include "gtest/gtest.h"

namespace note {
namespace {

mlir::OwningOpRef<mlir::ModuleOp> parse(mlir::MLIRContext &context,
                                        llvm::StringRef text) {
  context.loadDialect<NoteDialect>();
  return mlir::parseSourceString<mlir::ModuleOp>(text,
                                                 mlir::ParserConfig(&context));
}

TEST(Note, SaysItsLabel) {
  mlir::MLIRContext context;
  auto module = parse(context, R"(%0 = note.about "speed" : !note.topic<3>)");
  ASSERT_TRUE(module);
  Labeled labeled = llvm::cast<AboutOp>(module.get().getBody()->front());
  EXPECT_EQ(labeled.getLabel(), "speed");
  EXPECT_TRUE(mlir::isPure(labeled));
}

TEST(Note, HasTypesWithParameters) {
  mlir::MLIRContext context;
  context.loadDialect<NoteDialect>();
  EXPECT_EQ(TopicType::get(&context, 3).getNumber(), 3u);
}

} // namespace
} // namespace note
