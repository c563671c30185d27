// SPDX-License-Identifier: Apache-2.0
#include "core/asm/source_mgr_diagnostics.h"

#include <string>

#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/context/context.h"
#include "llvm/Support/FileSystem.h"
#include "gtest/gtest.h"

namespace mlir {
namespace {

class SourceMgrDiagnosticsTest : public testing::Test {
protected:
  SourceMgrDiagnosticsTest() : stream(output) {
    addBuffer("first line\nsecond line\n\tthird\n", "f.mlir");
  }

  unsigned addBuffer(llvm::StringRef text, llvm::StringRef name,
                     llvm::SMLoc include = {}) {
    return sources.AddNewSourceBuffer(
        llvm::MemoryBuffer::getMemBufferCopy(text, name), include);
  }

  Location at(llvm::StringRef file, unsigned line, unsigned column) {
    return FileLineColLoc::get(&context, file, line, column);
  }
  Location named(llvm::StringRef name, Location child) {
    return NameLoc::get(StringAttr::get(&context, name), child);
  }
  Location unknown() { return UnknownLoc::get(&context); }

  /// Returns the output for one error.
  std::string print(Location location) {
    output.clear();
    SourceMgrDiagnosticHandler handler(sources, &context, stream);
    emitError(location, "x");
    return output;
  }

  MLIRContext context;
  llvm::SourceMgr sources;
  std::string output;
  llvm::raw_string_ostream stream;
};

TEST_F(SourceMgrDiagnosticsTest, TheLineIsShownWithACaret) {
  EXPECT_EQ(print(at("f.mlir", 2, 8)),
            "f.mlir:2:8: error: x\nsecond line\n       ^\n");
}

TEST_F(SourceMgrDiagnosticsTest, TabsAreExpanded) {
  EXPECT_EQ(print(at("f.mlir", 3, 2)),
            "f.mlir:3:2: error: x\n        third\n        ^\n");
}

TEST_F(SourceMgrDiagnosticsTest, WarningsRemarksAndNotes) {
  SourceMgrDiagnosticHandler handler(sources, &context, stream);
  {
    InFlightDiagnostic warning = emitWarning(at("f.mlir", 1, 1), "w");
    warning.attachNote(at("f.mlir", 2, 1)) << "n";
  }
  emitRemark(unknown(), "r");
  EXPECT_EQ(output, "f.mlir:1:1: warning: w\nfirst line\n^\n"
                    "f.mlir:2:1: note: n\nsecond line\n^\n"
                    "<unknown>:0: remark: r\n");
}

TEST_F(SourceMgrDiagnosticsTest, ALineIsNotShownAgainForANoteAtTheSamePlace) {
  SourceMgrDiagnosticHandler handler(sources, &context, stream);
  emitError(at("f.mlir", 1, 1), "x").attachNote() << "n";
  EXPECT_EQ(output, "f.mlir:1:1: error: x\nfirst line\n^\n"
                    "f.mlir:1:1: note: n\n");
}

TEST_F(SourceMgrDiagnosticsTest, PlacesOutsideTheFileHaveNoLine) {
  EXPECT_EQ(print(at("f.mlir", 99, 1)), "f.mlir:99:1: error: x\n");
  EXPECT_EQ(print(at("f.mlir", 0, 0)), "f.mlir:0:0: error: x\n");
}

TEST_F(SourceMgrDiagnosticsTest, WithoutAFileTheLocationIsPartOfTheText) {
  EXPECT_EQ(print(unknown()), "<unknown>:0: error: x\n");
  EXPECT_EQ(print(named("n", unknown())),
            "<unknown>:0: error: loc(\"n\"): x\n");
}

TEST_F(SourceMgrDiagnosticsTest, TheFileInsideOfALocationIsShown) {
  EXPECT_EQ(print(named("n", at("f.mlir", 1, 7))),
            "f.mlir:1:7: error: x\nfirst line\n      ^\n");
}

TEST_F(SourceMgrDiagnosticsTest, CallersAreNotes) {
  Location call = CallSiteLoc::get(at("f.mlir", 2, 1), at("f.mlir", 1, 1));
  EXPECT_EQ(print(call), "f.mlir:2:1: error: x\nsecond line\n^\n"
                         "f.mlir:1:1: note: called from\nfirst line\n^\n");
}

TEST_F(SourceMgrDiagnosticsTest, LongChainsOfCallersAreCut) {
  Location call = at("f.mlir", 1, 1);
  for (unsigned i = 0; i < 1000; ++i)
    call = CallSiteLoc::get(at("f.mlir", 2, 1), call);
  EXPECT_EQ(llvm::StringRef(print(call)).count("called from"), 10u);
}

TEST_F(SourceMgrDiagnosticsTest, TheLineOfACallerIsShownAgain) {
  Location call = CallSiteLoc::get(at("f.mlir", 1, 1), at("f.mlir", 1, 1));
  EXPECT_EQ(print(call), "f.mlir:1:1: error: x\nfirst line\n^\n"
                         "f.mlir:1:1: note: called from\nfirst line\n^\n");
}

TEST_F(SourceMgrDiagnosticsTest, TheFirstFileIsShownAlsoOfCalls) {
  Location call = CallSiteLoc::get(at("f.mlir", 2, 2), at("f.mlir", 2, 1));
  LocationAttr fused = FusedLoc::get({at("f.mlir", 1, 1), call}, {}, &context);
  EXPECT_EQ(print(fused), "f.mlir:1:1: error: x\nfirst line\n^\n"
                          "f.mlir:2:1: note: called from\nsecond line\n^\n");
}

TEST_F(SourceMgrDiagnosticsTest, TheLineOfTheLastCallerIsNotShownForANote) {
  SourceMgrDiagnosticHandler handler(sources, &context, stream);
  emitError(CallSiteLoc::get(at("f.mlir", 2, 1), at("f.mlir", 1, 1)), "x")
          .attachNote(at("f.mlir", 1, 1))
      << "n";
  EXPECT_TRUE(llvm::StringRef(output).ends_with(
      "called from\nfirst line\n^\nf.mlir:1:1: note: n\n"));
}

TEST_F(SourceMgrDiagnosticsTest, RangesAreShownAtTheirStart) {
  EXPECT_EQ(print(FileLineColRange::get(&context, "f.mlir", 1, 2, 2, 1)),
            "f.mlir:1:2: error: x\nfirst line\n ^\n");
}

TEST_F(SourceMgrDiagnosticsTest, WhatShallNotBeShownIsPassedOver) {
  auto show = [&](Location location) {
    output.clear();
    SourceMgrDiagnosticHandler handler(
        sources, &context, stream, [](Location part) {
          auto file = dyn_cast<FileLineColLoc>(part);
          return !file || file.getFilename().getValue() != "f.mlir";
        });
    emitError(location, "x");
    return output;
  };
  const Location hidden = at("f.mlir", 1, 1);
  const Location other = at("g", 3, 4);
  EXPECT_EQ(show(FusedLoc::get({hidden, other}, {}, &context)),
            "g:3:4: error: x\n");
  EXPECT_EQ(show(CallSiteLoc::get(hidden, named("n", other))),
            "g:3:4: error: x\n");
  EXPECT_EQ(show(CallSiteLoc::get(other, hidden)), "g:3:4: error: x\n");
  // No other location is allowed.
  EXPECT_EQ(show(hidden), "f.mlir:1:1: error: x\nfirst line\n^\n");
}

TEST_F(SourceMgrDiagnosticsTest, AMissingFileIsNamedOnly) {
  EXPECT_EQ(print(at("no such file", 1, 2)), "no such file:1:2: error: x\n");
}

TEST_F(SourceMgrDiagnosticsTest, OtherFilesAreRead) {
  llvm::SmallString<128> path;
  int descriptor;
  ASSERT_FALSE(
      llvm::sys::fs::createTemporaryFile("source", "mlir", descriptor, path));
  llvm::raw_fd_ostream(descriptor, /*shouldClose=*/true) << "from the disk\n";
  EXPECT_EQ(print(at(path, 1, 6)),
            (path + ":1:6: error: x\nfrom the disk\n     ^\n").str());
  llvm::sys::fs::remove(path);
}

TEST_F(SourceMgrDiagnosticsTest, DevicesAreNotRead) {
  EXPECT_EQ(print(at("/dev/zero", 1, 1)), "/dev/zero:1:1: error: x\n");
}

TEST_F(SourceMgrDiagnosticsTest, APartIsShownFromTheWholeFile) {
  llvm::SourceMgr both;
  auto whole = llvm::MemoryBuffer::getMemBufferCopy("one\ntwo\nthree\n", "g");
  llvm::SMLoc loc = llvm::SMLoc::getFromPointer(whole->getBufferStart() + 8);
  both.AddNewSourceBuffer(llvm::MemoryBuffer::getMemBufferCopy("three\n", "g"),
                          loc);
  both.AddNewSourceBuffer(std::move(whole), llvm::SMLoc());
  SourceMgrDiagnosticHandler handler(both, &context, stream);
  emitError(at("g", 3, 2), "x");
  EXPECT_EQ(output, "g:3:2: error: x\nthree\n ^\n");
}

TEST_F(SourceMgrDiagnosticsTest, LongLinesAreNotShownWithoutEnd) {
  constexpr size_t size = 5 << 20;
  addBuffer(std::string(size, 'x'), "long");
  SourceMgrDiagnosticHandler handler(sources, &context, stream);
  for (unsigned i = 0; i < 100; ++i)
    emitError(at("long", 1, 1), "x");
  EXPECT_GT(output.size(), 2 * size);
  EXPECT_LT(output.size(), 4 * size);
  output.clear();
  emitError(at("f.mlir", 1, 1), "x");
  EXPECT_EQ(output, "f.mlir:1:1: error: x\nfirst line\n^\n");
}

} // namespace
} // namespace mlir
