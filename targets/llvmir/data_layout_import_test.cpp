// SPDX-License-Identifier: Apache-2.0
#include "targets/llvmir/data_layout_import.h"

#include <string>

#include "core/ir/builtin/builtin_locations.h"
#include "core/ir/builtin/builtin_ops.h"
#include "core/ir/context/diagnostics.h"
#include "dialects/llvm/llvm.h"
#include "targets/llvmir/data_layout_translation.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

namespace mlir {
namespace {

class DataLayoutImport : public testing::Test {
protected:
  DataLayoutImport() : loc(UnknownLoc::get(&context)) {
    context.loadDialect<DLTIDialect, LLVM::LLVMDialect>();
  }

  /// Returns the layout as text, or the diagnostic.
  std::string translate(StringRef layout) {
    std::string text;
    ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
      text += diagnostic.str();
      return success();
    });
    unhandled.clear();
    FailureOr<DataLayoutSpecAttr> spec =
        LLVM::translateDataLayout(layout, loc, &unhandled);
    if (failed(spec))
      return text;
    llvm::raw_string_ostream os(text);
    static_cast<Attribute &>(*spec).print(os);
    return text;
  }

  MLIRContext context;
  Location loc;
  SmallVector<StringRef> unhandled;
};

TEST_F(DataLayoutImport, Defaults) {
  EXPECT_EQ(translate(""),
            "#dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, "
            "i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, "
            "i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, "
            "i64 = dense<[32, 64]> : vector<2xi64>, "
            "f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, "
            "f128 = dense<128> : vector<2xi64>, "
            "\"dlti.endianness\" = \"little\">");
}

TEST_F(DataLayoutImport, FirstOfOneKindCounts) {
  EXPECT_NE(translate("i32:64-i32:16").find("i32 = dense<64>"),
            std::string::npos);
}

TEST_F(DataLayoutImport, WhatHasNoEntryIsListed) {
  translate("v128:64-a:8:16-ni:1");
  EXPECT_EQ(unhandled.size(), 3u);
}

TEST_F(DataLayoutImport, MalformedPartIsNamed) {
  for (const char *token :
       {"i32", "i32:x", "i32:12", "i32:64:32", "i0:8", "f24:32", "p:64",
        "px:64:64", "S", "Sx", "Fx32", "m:", "mx", "n8:x", "i99999999999:8"})
    EXPECT_EQ(translate("e-" + std::string(token)),
              "cannot translate data layout: " + std::string(token));
  EXPECT_EQ(translate("e--m:e"), "cannot translate data layout: ");
}

// The exported data layout equals the imported one.
TEST_F(DataLayoutImport, IsTheInverseOfExport) {
  auto module = ModuleOp::create(loc);
  OwningOpRef<ModuleOp> owner(module);
  auto spec = LLVM::translateDataLayout(
      "E-m:e-P1-G2-A3-S64-Fn32-n32:64-p270:32:32-i64:64-f128:64", loc);
  ASSERT_TRUE(succeeded(spec));
  module->setAttr(DLTIDialect::kDataLayoutAttrName, *spec);
  FailureOr<std::string> text = LLVM::getDataLayoutString(module);
  ASSERT_TRUE(succeeded(text));
  EXPECT_EQ(*text, "E-m:e-P1-G2-A3-S64-Fn32-n32:64-p270:32:32:32:32-i64:64-"
                   "f128:64-p0:64:64:64:64-i1:8-i8:8-i16:16-i32:32-f16:16-"
                   "f64:64");
}

} // namespace
} // namespace mlir
