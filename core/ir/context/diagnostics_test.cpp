// SPDX-License-Identifier: Apache-2.0
#include "core/ir/context/diagnostics.h"

#include <string>

#include "core/ir/affine/affine_map.h"
#include "core/ir/affine/integer_set.h"
#include "core/ir/ir_fixture.h"
#include "core/ir/print/op_printing_flags.h"

namespace mlir {
namespace {

class DiagnosticsTest : public IRTest {
protected:
  /// Returns a handler that records severities, texts and notes.
  auto record() {
    return [this](Diagnostic &diagnostic) {
      log += describe(diagnostic.getSeverity()) + diagnostic.str() + ";";
      for (Diagnostic &note : diagnostic.getNotes())
        log += describe(note.getSeverity()) + note.str() + ";";
    };
  }

  static std::string describe(DiagnosticSeverity severity) {
    switch (severity) {
    case DiagnosticSeverity::Note:
      return "note: ";
    case DiagnosticSeverity::Warning:
      return "warning: ";
    case DiagnosticSeverity::Error:
      return "error: ";
    case DiagnosticSeverity::Remark:
      return "remark: ";
    }
    return "";
  }

  /// Returns the text of a diagnostic that is not reported.
  template <typename... Arguments> std::string text(Arguments &&...arguments) {
    Diagnostic diagnostic(location, DiagnosticSeverity::Error);
    (diagnostic << ... << arguments);
    return diagnostic.str();
  }

  std::string log;
};

TEST_F(DiagnosticsTest, AMessageIsReportedWhenItGoesOutOfScope) {
  ScopedDiagnosticHandler handler(&context, record());
  {
    InFlightDiagnostic diagnostic = emitError(location, "one ");
    diagnostic << "two";
    EXPECT_EQ(log, "");
  }
  EXPECT_EQ(log, "error: one two;");
}

TEST_F(DiagnosticsTest, Severities) {
  ScopedDiagnosticHandler handler(&context, record());
  emitError(location) << "e";
  emitWarning(location) << "w";
  emitRemark(location) << "r";
  EXPECT_EQ(log, "error: e;warning: w;remark: r;");
}

TEST_F(DiagnosticsTest, ReportIsOnce) {
  ScopedDiagnosticHandler handler(&context, record());
  {
    InFlightDiagnostic diagnostic = emitError(location, "x");
    diagnostic.report();
    EXPECT_EQ(log, "error: x;");
    diagnostic << "later";
  }
  EXPECT_EQ(log, "error: x;");
}

TEST_F(DiagnosticsTest, AbandonedMessagesAreNotReported) {
  ScopedDiagnosticHandler handler(&context, record());
  emitError(location, "x").abandon();
  EXPECT_EQ(log, "");
}

TEST_F(DiagnosticsTest, AMovedMessageIsReportedOnce) {
  ScopedDiagnosticHandler handler(&context, record());
  {
    InFlightDiagnostic first = emitError(location, "x");
    InFlightDiagnostic second = std::move(first);
    first << "lost";
    second << "y";
  }
  EXPECT_EQ(log, "error: xy;");
}

TEST_F(DiagnosticsTest, AMessageIsAFailure) {
  ScopedDiagnosticHandler handler(&context, record());
  auto result = [&]() -> LogicalResult { return emitError(location, "x"); };
  auto value = [&]() -> FailureOr<int> { return emitError(location, "y"); };
  EXPECT_TRUE(failed(result()));
  EXPECT_TRUE(failed(value()));
}

TEST_F(DiagnosticsTest, OptionalErrorsNeedAPlace) {
  ScopedDiagnosticHandler handler(&context, record());
  EXPECT_TRUE(failed(emitOptionalError(std::nullopt, "x")));
  EXPECT_TRUE(failed(emitOptionalError(location, "y", 1)));
  EXPECT_EQ(log, "error: y1;");
}

TEST_F(DiagnosticsTest, NotesComeBehindTheirMessage) {
  ScopedDiagnosticHandler handler(&context, record());
  {
    InFlightDiagnostic diagnostic = emitError(location, "x");
    diagnostic.attachNote() << "first";
    diagnostic.attachNote(location) << "second";
    diagnostic << "!";
  }
  EXPECT_EQ(log, "error: x!;note: first;note: second;");
}

TEST_F(DiagnosticsTest, ANoteHasThePlaceOfItsMessageUnlessToldAnother) {
  Location file = FileLineColLoc::get(&context, "f", 1, 2);
  Diagnostic diagnostic(file, DiagnosticSeverity::Error);
  EXPECT_EQ(diagnostic.attachNote().getLocation(), file);
  EXPECT_EQ(diagnostic.attachNote(location).getLocation(), location);
}

TEST_F(DiagnosticsTest, TheNewestHandlerIsAskedFirst) {
  ScopedDiagnosticHandler first(&context,
                                [&](Diagnostic &) { log += "first;"; });
  {
    ScopedDiagnosticHandler second(&context,
                                   [&](Diagnostic &) { log += "second;"; });
    emitError(location, "x");
    EXPECT_EQ(log, "second;");
  }
  emitError(location, "y");
  EXPECT_EQ(log, "second;first;");
}

TEST_F(DiagnosticsTest, AHandlerMayPassAMessageOn) {
  ScopedDiagnosticHandler first(&context,
                                [&](Diagnostic &) { log += "first;"; });
  ScopedDiagnosticHandler second(&context, [&](Diagnostic &diagnostic) {
    log += "second;";
    return LogicalResult::success(diagnostic.getSeverity() ==
                                  DiagnosticSeverity::Remark);
  });
  emitError(location, "x");
  emitRemark(location, "y");
  EXPECT_EQ(log, "second;first;second;");
}

TEST_F(DiagnosticsTest, AHandlerMayReportSomethingItself) {
  ScopedDiagnosticHandler first(&context, record());
  bool isInside = false;
  ScopedDiagnosticHandler second(&context, [&](Diagnostic &diagnostic) {
    if (std::exchange(isInside, true))
      return failure();
    emitRemark(location, "about ") << diagnostic.str();
    isInside = false;
    return success();
  });
  emitError(location, "x");
  EXPECT_EQ(log, "remark: about x;");
}

TEST_F(DiagnosticsTest, HandlersAreErasedById) {
  DiagnosticEngine &engine = context.getDiagEngine();
  ScopedDiagnosticHandler last(&context, [&](Diagnostic &) { log += "last;"; });
  auto id = engine.registerHandler([&](Diagnostic &) {
    log += "erased;";
    return success();
  });
  engine.eraseHandler(id);
  emitError(location, "x");
  EXPECT_EQ(log, "last;");
}

TEST_F(DiagnosticsTest, UnhandledErrorsGoToStandardError) {
  testing::internal::CaptureStderr();
  emitError(FileLineColLoc::get(&context, "f", 1, 2), "x");
  emitError(location, "y");
  emitWarning(location, "z");
  EXPECT_EQ(testing::internal::GetCapturedStderr(),
            "\"f\":1:2: error: x\nerror: y\n");
}

TEST_F(DiagnosticsTest, StackTracesAreNotes) {
  context.printStackTraceOnDiagnostic(true);
  std::string note;
  ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
    for (Diagnostic &attached : diagnostic.getNotes())
      note = attached.str();
  });
  emitError(location, "x");
  EXPECT_TRUE(
      llvm::StringRef(note).starts_with("diagnostic emitted with trace:\n"));
}

TEST_F(DiagnosticsTest, OperationsAreShownIfTheContextAsksForIt) {
  context.printOpOnDiagnostic(true);
  OwningOpRef<Operation *> op = make("t.op");
  ScopedDiagnosticHandler handler(&context, record());
  op->emitOpError("is wrong");
  EXPECT_EQ(log, "error: 't.op' op is wrong;"
                 "note: see current operation: \"t.op\"() : () -> ();");
}

TEST_F(DiagnosticsTest, OperationsAreShownAsTheContextSays) {
  context.printOpOnDiagnostic(true);
  setDiagnosticPrintingFlags(&context, OpPrintingFlags().enableDebugInfo());
  OwningOpRef<Operation *> op = make("t.op");
  ScopedDiagnosticHandler handler(&context, record());
  op->emitOpError("is wrong");
  EXPECT_EQ(log,
            "error: 't.op' op is wrong;note: see current operation: \"t.op\"() "
            ": () -> () loc(unknown);");
}

TEST_F(DiagnosticsTest, TextArguments) {
  EXPECT_EQ(text("a", llvm::StringRef("b"), std::string("c"), 'd',
                 llvm::Twine("e") + "f"),
            "abcdef");
}

TEST_F(DiagnosticsTest, NumberArguments) {
  EXPECT_EQ(text(-1, " ", 2u, " ", uint64_t(3), " ", int8_t(4) + 0),
            "-1 2 3 4");
}

TEST_F(DiagnosticsTest, IRArguments) {
  EXPECT_EQ(text(i32()), "'i32'");
  EXPECT_EQ(text(builder.getI32IntegerAttr(1)), "1 : i32");
  EXPECT_EQ(text(builder.getStringAttr("s")), "\"s\"");
  EXPECT_EQ(text(OperationName("t.op", &context)), "t.op");
  EXPECT_EQ(text(TypeRange({i32(), builder.getF32Type()})), "'i32', 'f32'");
  EXPECT_EQ(text(location), "loc(unknown)");
  AffineExpr d0 = builder.getAffineDimExpr(0);
  EXPECT_EQ(text(d0), "d0");
  EXPECT_EQ(text(AffineMap::get(1, 0, d0)), "(d0) -> (d0)");
  EXPECT_EQ(text(IntegerSet::get(1, 0, d0, true)), "(d0) : (d0 == 0)");
}

TEST_F(DiagnosticsTest, Operations) {
  OwningOpRef<Operation *> op = make("t.op", {}, i32());
  EXPECT_EQ(text(*op), "%0 = \"t.op\"() : () -> i32");
  EXPECT_EQ(text(**op), "%0 = \"t.op\"() : () -> i32");
}

TEST_F(DiagnosticsTest, Ranges) {
  EXPECT_EQ(text(std::vector<int>{1, 2, 3}), "1, 2, 3");
  EXPECT_EQ(text(std::vector<Type>{}), "");
  Diagnostic diagnostic(location, DiagnosticSeverity::Error);
  diagnostic.appendRange(std::vector<int>{1, 2}, "x");
  EXPECT_EQ(diagnostic.str(), "1x2");
}

TEST_F(DiagnosticsTest, HandlersGetMetadataThatIsNotPrinted) {
  using Kind = DiagnosticArgument::DiagnosticArgumentKind;
  std::vector<Kind> kinds;
  ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
    for (const DiagnosticArgument &argument : diagnostic.getMetadata())
      kinds.push_back(argument.getKind());
    EXPECT_EQ(diagnostic.getMetadata()[1].getAsString(), "a");
    EXPECT_EQ(diagnostic.getMetadata()[2].getAsUnsigned(), 3u);
    EXPECT_EQ(diagnostic.str(), "text");
  });
  InFlightDiagnostic diagnostic = emitError(UnknownLoc::get(&context), "text");
  auto &metadata = diagnostic.getUnderlyingDiagnostic()->getMetadata();
  metadata.push_back(DiagnosticArgument(-1));
  metadata.push_back(DiagnosticArgument("a"));
  metadata.push_back(DiagnosticArgument(3u));
  metadata.push_back(DiagnosticArgument(0.5));
  metadata.push_back(DiagnosticArgument(Attribute()));
  metadata.push_back(DiagnosticArgument(Type()));
  diagnostic.report();
  EXPECT_EQ(kinds, (std::vector{Kind::Integer, Kind::String, Kind::Unsigned,
                                Kind::Double, Kind::Attribute, Kind::Type}));
}

} // namespace
} // namespace mlir
