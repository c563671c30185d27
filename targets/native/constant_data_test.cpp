// SPDX-License-Identifier: Apache-2.0
#include "targets/native/constant_data.h"

#include <string>

#include "core/asm/parser.h"
#include "core/ir/context/context.h"
#include "core/ir/data/element_source.h"
#include "dialects/krnl/dialect.h"
#include "dialects/krnl/types.h"
#include "dialects/llvm/llvm.h"
#include "dialects/recipe/recipe.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

namespace mlir::native {
namespace {

class ConstantDataTest : public testing::Test {
protected:
  ConstantDataTest() {
    context.loadDialect<krnl::KrnlDialect, LLVM::LLVMDialect,
                        recipe::RecipeDialect>();
  }

  /// Takes the constants out of a module that consists of `global`, which may
  /// refer to the resource `blob`.
  void take(const std::string &global) {
    module = parseSourceString<ModuleOp>(global + R"(
      {-# dialect_resources: { builtin: {
        blob: "0x080000000100020003000400"
      } } #-})",
                                         ParserConfig(&context));
    ASSERT_TRUE(module);
    pieces = takeConstants(*module);
  }

  std::string text() {
    std::string printed;
    llvm::raw_string_ostream os(printed);
    for (auto global : module->getOps<LLVM::GlobalOp>())
      os << *global;
    return printed;
  }

  /// Returns the bytes of the first piece for a big-endian target.
  std::string write() {
    std::string bytes;
    llvm::raw_string_ostream output(bytes);
    pieces[0].write(llvm::endianness::big, output);
    return bytes;
  }

  MLIRContext context;
  OwningOpRef<ModuleOp> module;
  std::vector<DataPiece> pieces;
};

TEST_F(ConstantDataTest, AResourceLeavesADeclaration) {
  take("llvm.mlir.global private constant @c(dense_resource<blob> : "
       "tensor<4xi16>) {alignment = 64 : i64} : !llvm.array<4 x i16>");
  EXPECT_EQ(text(),
            "llvm.mlir.global external hidden constant @c() {addr_space = 0 : "
            "i32, alignment = 64 : i64} : !llvm.array<4 x i16>");
  ASSERT_EQ(pieces.size(), 1u);
  EXPECT_EQ(pieces[0].symbol, "c");
  EXPECT_EQ(pieces[0].alignment, 64u);
  EXPECT_EQ(pieces[0].elements->getNumberWidth(), 2u);
  EXPECT_EQ(write(), std::string("\0\1\0\2\0\3\0\4", 8));
}

TEST_F(ConstantDataTest, ARecipeIsComputedWhenItIsWritten) {
  take("llvm.mlir.global private constant @c(#recipe.cast<#recipe.strided<"
       "dense_resource<blob> : tensor<4xi16>, offset = 3, strides = [-1]> : "
       "tensor<4xi16>> : tensor<4xi32>) : !llvm.array<4 x i32>");
  ASSERT_EQ(pieces.size(), 1u);
  EXPECT_EQ(pieces[0].alignment, 4u);
  EXPECT_EQ(write(), std::string("\0\0\0\4\0\0\0\3\0\0\0\2\0\0\0\1", 16));
}

TEST_F(ConstantDataTest, ARecipeIsPackedWhenItIsWritten) {
  take("llvm.mlir.global private constant @c(#krnl.packed<#recipe.strided<"
       "dense_resource<blob> : tensor<4xi16>, offset = 0, strides = [1, 2]> : "
       "tensor<2x2xi16>, (j, k) -> (j, k), shape = [2, 2], lines = 0, "
       "width = 2> : tensor<4xi16>) : !llvm.array<4 x i16>");
  ASSERT_EQ(pieces.size(), 1u);
  EXPECT_EQ(write(), std::string("\0\1\0\2\0\3\0\4", 8));
}

TEST_F(ConstantDataTest, APackedResourceIsPackedWhenItIsWritten) {
  take("llvm.mlir.global private constant @c(#krnl.packed<dense_resource<blob> "
       ": tensor<2x2xi16>, (j, k) -> (j, k), shape = [2, 2], lines = 0, "
       "width = 2> : tensor<4xi16>) : !llvm.array<4 x i16>");
  ASSERT_EQ(pieces.size(), 1u);
  EXPECT_EQ(pieces[0].getSize(), 8u);
  EXPECT_EQ(write(), std::string("\0\1\0\3\0\2\0\4", 8));
}

TEST_F(ConstantDataTest, TheResourcesAlignmentIsKept) {
  take("llvm.mlir.global private constant @c(dense_resource<blob> : "
       "tensor<4xi16>) : !llvm.array<4 x i16>");
  ASSERT_EQ(pieces.size(), 1u);
  EXPECT_EQ(pieces[0].alignment, 8u);
  EXPECT_NE(text().find("alignment = 8"), std::string::npos);
}

TEST_F(ConstantDataTest, WhatMustStayStays) {
  for (const char *global :
       {"llvm.mlir.global private @c(dense_resource<blob> : tensor<4xi16>) : "
        "!llvm.array<4 x i16>",
        "llvm.mlir.global private constant @c(dense_resource<blob> : "
        "tensor<4xi16>) {section = \"here\"} : !llvm.array<4 x i16>",
        "llvm.mlir.global private constant @c(dense_resource<blob> : "
        "tensor<4xi16>) {addr_space = 1 : i32} : !llvm.array<4 x i16>",
        "llvm.mlir.global private thread_local constant "
        "@c(dense_resource<blob> : tensor<4xi16>) : !llvm.array<4 x i16>",
        "llvm.mlir.global private constant @c(dense<1> : tensor<4xi16>) : "
        "!llvm.array<4 x i16>"}) {
    take(global);
    EXPECT_TRUE(pieces.empty()) << global;
    EXPECT_NE(text().find("private"), std::string::npos);
  }
}

} // namespace
} // namespace mlir::native
