// SPDX-License-Identifier: Apache-2.0
#include "tools/mlir-opt/mlir_opt_main.h"

#include <string>
#include <vector>

#include "core/ir/context/context.h"
#include "core/ir/format/asm_parser.h"
#include "core/ir/print/asm_printer.h"
#include "core/ir/structure/operation_state.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "gtest/gtest.h"

namespace mlir {
namespace {

ParseResult parseNothing(OpAsmParser &, OperationState &) { return success(); }

/// Parses `own.word KEYWORD`.
ParseResult parseWord(OpAsmParser &parser, OperationState &state) {
  llvm::StringRef keyword;
  if (parser.parseKeyword(&keyword))
    return failure();
  state.addAttribute("word", parser.getBuilder().getStringAttr(keyword));
  return success();
}
void printWord(Operation *op, OpAsmPrinter &printer) {
  printer << " " << op->getAttrOfType<StringAttr>("word").getValue();
}

LogicalResult refuse(Operation *op) { return op->emitOpError("is refused"); }

// Classes that identify the operations and the dialect.
struct WordOp;
struct MuteOp;
struct GrowingOp;
struct WrongOp;
struct OwnDialect;

const OpDescriptor word = {.name = "own.word",
                           .id = TypeID::get<WordOp>(),
                           .hooks = {.parse = parseWord, .print = printWord}};
/// Does not print its word, so the output cannot be parsed.
const OpDescriptor mute = {
    .name = "own.mute",
    .id = TypeID::get<MuteOp>(),
    .hooks = {.parse = parseWord, .print = [](Operation *, OpAsmPrinter &) {}}};
/// Prints a longer word each time.
const OpDescriptor growing = {
    .name = "own.growing",
    .id = TypeID::get<GrowingOp>(),
    .hooks = {.parse = parseWord, .print = [](Operation *op, OpAsmPrinter &p) {
                printWord(op, p);
                p << "x";
              }}};
const OpDescriptor wrong = {.name = "own.wrong",
                            .id = TypeID::get<WrongOp>(),
                            .hooks = {.verify = refuse, .parse = parseNothing}};
const OpDescriptor *const operations[] = {&word, &mute, &growing, &wrong};
const DialectDescriptor own = {
    .name = "own", .id = TypeID::get<OwnDialect>(), .operations = operations};

/// A registry entry of a kind that mlir-opt does not know.
struct Greeting {
  const char *name;
};
constexpr Greeting greeting = {"hello"};

class MlirOptMainTest : public testing::Test {
protected:
  MlirOptMainTest() {
    registry.getDialects().insert(own);
    llvm::SmallString<128> path(testing::TempDir());
    llvm::sys::path::append(path, "mlir_opt_main");
    EXPECT_FALSE(llvm::sys::fs::createUniqueDirectory(path, folder));
    input = (folder + "/in.mlir").str();
    output = (folder + "/out.mlir").str();
  }
  ~MlirOptMainTest() override { llvm::sys::fs::remove_directories(folder); }

  /// Runs the tool on `text`; returns the exit status.
  int run(llvm::StringRef text, std::vector<std::string> flags = {}) {
    std::error_code error;
    llvm::raw_fd_ostream(input, error) << text;
    EXPECT_FALSE(error);
    flags.insert(flags.begin(), {"own-opt", input, "-o", output});
    return call(flags);
  }
  int call(std::vector<std::string> arguments) {
    std::vector<char *> argv;
    for (std::string &argument : arguments)
      argv.push_back(argument.data());
    testing::internal::CaptureStdout();
    testing::internal::CaptureStderr();
    int status = mlirOptMain(argv.size(), argv.data(), registry);
    errors = testing::internal::GetCapturedStderr();
    standardOutput = testing::internal::GetCapturedStdout();
    return status;
  }
  /// Returns the contents of the output file, or "none" if it does not exist.
  std::string getOutput() {
    auto buffer = llvm::MemoryBuffer::getFile(output);
    return buffer ? (*buffer)->getBuffer().str() : "none";
  }

  Registry registry;
  llvm::SmallString<128> folder;
  std::string input, output, errors, standardOutput;
};

TEST_F(MlirOptMainTest, KnowsTheDialectsOfTheRegistry) {
  EXPECT_EQ(run("own.word a"), 0);
  EXPECT_EQ(getOutput(), "module {\n  own.word a\n}\n\n");
  EXPECT_EQ(errors, "");
}

TEST_F(MlirOptMainTest, KnowsNoOtherDialects) {
  registry = Registry();
  EXPECT_EQ(run("own.word a"), 1);
  EXPECT_EQ(getOutput(), "none");
  EXPECT_NE(errors.find("Dialect `own' not found for custom op 'own.word'"),
            std::string::npos)
      << errors;
}

TEST_F(MlirOptMainTest, AnotherCallStartsAfresh) {
  EXPECT_EQ(run("\"a.b\"() : () -> ()", {"--allow-unregistered-dialect"}), 0);
  EXPECT_EQ(run("\"a.b\"() : () -> ()"), 1);
}

TEST_F(MlirOptMainTest, VerifiesOperationsOfTheRegistry) {
  EXPECT_EQ(run("own.wrong"), 1);
  EXPECT_EQ(getOutput(), "none");
  EXPECT_NE(errors.find("error: 'own.wrong' op is refused"), std::string::npos)
      << errors;
}

TEST_F(MlirOptMainTest, ReadsWhatIsWrongWithoutTheVerifier) {
  EXPECT_EQ(run("own.wrong", {"--mlir-very-unsafe-disable-verifier-on-parsing",
                              "--mlir-print-assume-verified"}),
            0)
      << errors;
}

TEST_F(MlirOptMainTest, ShowsTheDialectsOfTheRegistry) {
  EXPECT_EQ(call({"own-opt", "--show-dialects"}), 0);
  EXPECT_EQ(standardOutput, "Available Dialects: builtin,own\n");
}

TEST_F(MlirOptMainTest, HelpNamesTheDialectsOfTheRegistry) {
  EXPECT_EQ(call({"own-opt", "--help"}), 0);
  EXPECT_NE(standardOutput.find("Available Dialects: builtin, own\n"),
            std::string::npos);
}

TEST_F(MlirOptMainTest, RunsTheExtensionsOfTheRegistry) {
  static unsigned calls;
  calls = 0;
  registry.getDialects().addExtension({"own"}, [](MLIRContext *) { ++calls; });
  EXPECT_EQ(run("own.word a\n// -----\nown.word b", {"--split-input-file"}), 0);
  EXPECT_EQ(calls, 2u);
}

TEST_F(MlirOptMainTest, HasRoomForOtherEntries) {
  EXPECT_TRUE(registry.insert(greeting));
  EXPECT_EQ(run("own.word a"), 0);
  EXPECT_EQ(registry.lookup<Greeting>("hello"), &greeting);
}

TEST_F(MlirOptMainTest, RefusesDefinitionsWithoutALoader) {
  EXPECT_EQ(run("", {"--load-td=a.td"}), 1);
  EXPECT_NE(
      errors.find("option '--load-td': this tool cannot load definitions"),
      std::string::npos)
      << errors;
}

TEST_F(MlirOptMainTest, RefusesAnUnknownOption) {
  EXPECT_EQ(call({"own-opt", "--no-such-option"}), 1);
  EXPECT_NE(errors.find("error: option '--no-such-option' is not known"),
            std::string::npos);
}

TEST_F(MlirOptMainTest, RefusesAnInputThatIsNotThere) {
  EXPECT_EQ(call({"own-opt", "no_such_file", "-o", output}), 1);
  EXPECT_EQ(getOutput(), "none");
  EXPECT_NE(errors.find("error: cannot open input file 'no_such_file'"),
            std::string::npos);
}

TEST_F(MlirOptMainTest, RefusesBytecode) {
  EXPECT_EQ(run("ML\xEFR"), 1);
  EXPECT_NE(errors.find("is bytecode, which cannot be read yet"),
            std::string::npos);
}

TEST_F(MlirOptMainTest, FailedInputKeepsTheOldOutput) {
  EXPECT_EQ(run("own.word a"), 0);
  const std::string old = getOutput();
  EXPECT_EQ(run("own.wrong"), 1);
  EXPECT_EQ(getOutput(), old);
}

// Tests of --verify-roundtrip.

TEST_F(MlirOptMainTest, RoundtripOfWhatReadsBack) {
  EXPECT_EQ(run("own.word a", {"--verify-roundtrip"}), 0) << errors;
  EXPECT_EQ(getOutput(), "module {\n  own.word a\n}\n\n");
}

TEST_F(MlirOptMainTest, RoundtripOfWhatDoesNotReadBack) {
  EXPECT_EQ(run("own.mute a", {"--verify-roundtrip"}), 1);
  EXPECT_EQ(getOutput(), "none");
  EXPECT_NE(errors.find("error: 'builtin.module' op failed to parse textual "
                        "content back, cannot verify round-trip."),
            std::string::npos)
      << errors;
}

TEST_F(MlirOptMainTest, RoundtripThatDiffers) {
  EXPECT_EQ(run("own.growing a", {"--verify-roundtrip"}), 1);
  EXPECT_EQ(getOutput(), "none");
  EXPECT_NE(errors.find("error: 'builtin.module' op textual roundTrip testing "
                        "roundtripped module differs from reference:\n"
                        "<<<<<<Reference\n"),
            std::string::npos)
      << errors;
  EXPECT_NE(errors.find("own.growing axx"), std::string::npos) << errors;
}

TEST_F(MlirOptMainTest, RoundtripInGenericFormKeepsWhatTheCustomFormLoses) {
  EXPECT_EQ(
      run("own.mute a", {"--verify-roundtrip", "--mlir-print-op-generic"}), 0)
      << errors;
}

TEST_F(MlirOptMainTest, RoundtripThatFailsIsAnExpectedError) {
  EXPECT_EQ(run("// expected-error@below {{differs from reference}}\n"
                "module {\n  own.growing a\n}",
                {"--verify-roundtrip", "--verify-diagnostics"}),
            0)
      << errors;
}

} // namespace
} // namespace mlir
