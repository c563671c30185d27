// SPDX-License-Identifier: Apache-2.0
#include "targets/native/float16_types.h"

#include <memory>
#include <string>

#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace mlir::native {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

/// Returns the module `text` after mapping. Checks that it is valid and
/// contains none of the types.
std::string map(const std::string &text,
                Float16Types types = {.half = true, .bfloat = true},
                bool toHalf = false) {
  llvm::LLVMContext context;
  llvm::SMDiagnostic diagnostic;
  std::unique_ptr<llvm::Module> module =
      llvm::parseAssemblyString(text, diagnostic, context);
  EXPECT_TRUE(module) << diagnostic.getMessage().str() << "\n" << text;
  mapFloat16Types(*module, types,
                  toHalf ? llvm::Type::getHalfTy(context)
                         : llvm::Type::getInt16Ty(context));
  std::string result;
  llvm::raw_string_ostream stream(result);
  EXPECT_FALSE(llvm::verifyModule(*module, &stream)) << result;
  module->print(stream, nullptr);
  if (types.half) {
    EXPECT_THAT(result, Not(HasSubstr("half")));
  }
  if (types.bfloat) {
    EXPECT_THAT(result, Not(HasSubstr("bfloat")));
  }
  return result;
}

TEST(Float16TypesTest, MapsSignaturesAndCalls) {
  EXPECT_THAT(
      map("declare half @g(half nofpclass(nan), ptr byval(half))\n"
          "define nofpclass(nan) half @f(half nofpclass(nan) %a, ptr %p) {\n"
          "  %r = call nofpclass(nan) half @g(half %a, ptr byval(half) %p)\n"
          "  ret half %r\n}"),
      AllOf(HasSubstr("declare i16 @g(i16, ptr byval(i16))"),
            HasSubstr("define i16 @f(i16 %a, ptr %p)"),
            HasSubstr("%r = call i16 @g(i16 %a, ptr byval(i16) %p)")));
}

TEST(Float16TypesTest, MapsIndirectCalls) {
  EXPECT_THAT(map("define bfloat @f(ptr %f) {\n"
                  "  %r = call bfloat (bfloat, ...) %f(bfloat 0xR3F80, i32 1)\n"
                  "  ret bfloat %r\n}"),
              HasSubstr("%r = call i16 (i16, ...) %f(i16 16256, i32 1)"));
}

TEST(Float16TypesTest, MapsGlobals) {
  EXPECT_THAT(
      map("@a = internal constant [2 x half] [half 0xH3C00, half 0xHC000], "
          "align 16\n"
          "@s = global { half, [2 x bfloat] } { half 0xH3C00, [2 x bfloat] "
          "zeroinitializer }\n"
          "@m = global [2 x bfloat] [bfloat undef, bfloat 0xR3F80]\n"
          "@e = external global <4 x half>\n"
          "@l = alias half, ptr @a\n"),
      AllOf(
          HasSubstr("@a = internal constant [2 x i16] [i16 15360, i16 -16384], "
                    "align 16"),
          HasSubstr("@s = global { i16, [2 x i16] } { i16 15360, [2 x i16] "
                    "zeroinitializer }"),
          HasSubstr("@m = global [2 x i16] [i16 undef, i16 16256]"),
          HasSubstr("@e = external global <4 x i16>"),
          HasSubstr("@l = alias i16, ptr @a")));
}

TEST(Float16TypesTest, MapsNamedStructures) {
  EXPECT_THAT(map("%pair = type { half, i32 }\n"
                  "define i32 @f(%pair %p) {\n"
                  "  %r = extractvalue %pair %p, 1\n"
                  "  ret i32 %r\n}"),
              HasSubstr("type { i16, i32 }"));
}

TEST(Float16TypesTest, MapsMemoryAndAddresses) {
  EXPECT_THAT(map("define ptr @f(ptr %p, half %v) {\n"
                  "  %a = alloca [4 x half], align 2\n"
                  "  %b = getelementptr half, ptr %a, i64 1\n"
                  "  store half %v, ptr %b, align 2\n"
                  "  %c = load atomic half, ptr %p seq_cst, align 2\n"
                  "  store <2 x half> <half 0xH3C00, half poison>, ptr %p\n"
                  "  ret ptr %b\n}"),
              AllOf(HasSubstr("%a = alloca [4 x i16], align 2"),
                    HasSubstr("%b = getelementptr i16, ptr %a, i64 1"),
                    HasSubstr("store i16 %v, ptr %b, align 2"),
                    HasSubstr("%c = load atomic i16, ptr %p seq_cst"),
                    HasSubstr("store <2 x i16> <i16 15360, i16 poison>")));
}

TEST(Float16TypesTest, DropsFastMathFlags) {
  EXPECT_THAT(map("declare half @g()\n"
                  "define half @f(i1 %c) {\n"
                  "  %a = call nnan half @g(), !fpmath !0\n"
                  "  br i1 %c, label %b, label %d\n"
                  "b:\n"
                  "  br label %d\n"
                  "d:\n"
                  "  %p = phi fast half [ %a, %0 ], [ 0xH0000, %b ]\n"
                  "  %r = select ninf i1 %c, half %p, half 0xH3C00\n"
                  "  ret half %r\n}\n"
                  "!0 = !{float 2.5}\n"),
              AllOf(HasSubstr("%a = call i16 @g()\n"),
                    HasSubstr("%p = phi i16 [ %a, %0 ], [ 0, %b ]"),
                    HasSubstr("%r = select i1 %c, i16 %p, i16 15360")));
}

TEST(Float16TypesTest, RenamesIntrinsics) {
  EXPECT_THAT(
      map("declare <2 x half> @llvm.masked.load.v2f16.p0(ptr, i32, <2 x i1>, "
          "<2 "
          "x half>)\n"
          "define <2 x half> @f(ptr %p, <2 x i1> %m) {\n"
          "  %r = call <2 x half> @llvm.masked.load.v2f16.p0(ptr %p, i32 2, <2 "
          "x i1> %m, <2 x half> zeroinitializer)\n"
          "  ret <2 x half> %r\n}"),
      HasSubstr("call <2 x i16> @llvm.masked.load.v2i16.p0(ptr %p, i32 2, <2 x "
                "i1> %m, <2 x i16> zeroinitializer)"));
}

TEST(Float16TypesTest, KeepsDebugInformation) {
  EXPECT_THAT(
      map("define half @f(half %a) !dbg !3 {\n"
          "    #dbg_value(half %a, !5, !DIExpression(), !6)\n"
          "  ret half %a, !dbg !6\n}\n"
          "!llvm.dbg.cu = !{!0}\n"
          "!llvm.module.flags = !{!2}\n"
          "!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, "
          "emissionKind: FullDebug)\n"
          "!1 = !DIFile(filename: \"a\", directory: \"b\")\n"
          "!2 = !{i32 2, !\"Debug Info Version\", i32 3}\n"
          "!3 = distinct !DISubprogram(name: \"f\", scope: !1, file: !1, type: "
          "!4, unit: !0, spFlags: DISPFlagDefinition)\n"
          "!4 = !DISubroutineType(types: !{})\n"
          "!5 = !DILocalVariable(name: \"a\", arg: 1, scope: !3, file: !1)\n"
          "!6 = !DILocation(line: 1, scope: !3)\n"),
      AllOf(HasSubstr("define i16 @f(i16 %a) !dbg"),
            HasSubstr("#dbg_value(i16 %a")));
}

TEST(Float16TypesTest, LeavesOtherTypes) {
  const std::string result = map("@a = global half 0xH3C00\n"
                                 "@b = global bfloat 0xR3F80\n",
                                 {.half = false, .bfloat = true});
  EXPECT_THAT(result, AllOf(HasSubstr("@a = global half 0xH3C00"),
                            HasSubstr("@b = global i16 16256")));
}

TEST(Float16TypesTest, MapsToFloatsOfTheSameBits) {
  EXPECT_THAT(map("@a = global [2 x bfloat] [bfloat 0xR3F80, bfloat 0xR0001]\n"
                  "define bfloat @f(i1 %c, bfloat nofpclass(nan) %a) {\n"
                  "  %r = select nnan i1 %c, bfloat %a, bfloat 0xR7FC0\n"
                  "  ret bfloat %r\n}",
                  {.half = false, .bfloat = true}, /*toHalf=*/true),
              AllOf(HasSubstr("@a = global [2 x half] [half 0xH3F80, half "
                              "0xH0001]"),
                    HasSubstr("define half @f(i1 %c, half %a)"),
                    HasSubstr("select i1 %c, half %a, half 0xH7FC0")));
}

} // namespace
} // namespace mlir::native
