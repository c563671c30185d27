// SPDX-License-Identifier: Apache-2.0
// LLVM's TableGen parser links and runs on every platform.
#include <vector>

#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/TableGen/Parser.h"
#include "llvm/TableGen/Record.h"
#include "gtest/gtest.h"

namespace {

TEST(LlvmTableGenTest, ReadsRecordsOfAClass) {
  llvm::SourceMgr sources;
  sources.AddNewSourceBuffer(
      llvm::MemoryBuffer::getMemBuffer("class Op<string text> {\n"
                                       "  string name = text;\n"
                                       "}\n"
                                       "def Add : Op<\"add\">;\n"
                                       "def Sub : Op<\"sub\">;\n",
                                       "ops.td"),
      llvm::SMLoc());
  llvm::RecordKeeper records;
  ASSERT_FALSE(llvm::TableGenParseFile(sources, records));
  std::vector<llvm::Record *> ops = records.getAllDerivedDefinitions("Op");
  ASSERT_EQ(ops.size(), 2u);
  EXPECT_EQ(ops[0]->getValueAsString("name"), "add");
  EXPECT_EQ(ops[1]->getValueAsString("name"), "sub");
}

} // namespace
