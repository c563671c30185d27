// SPDX-License-Identifier: Apache-2.0
//
// usage: import_suite SUITE EXCEPTIONS
//
// Imports each model of a suite into the onnx dialect. The module must be
// valid, and its text must be read as the same module. Prints each test that
// fails, or that EXCEPTIONS, a list of names, contains although it passes.
#include <memory>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "core/asm/parser.h"
#include "core/ir/builtin/builtin_ops.h"
#include "core/ir/context/context.h"
#include "core/ir/context/diagnostics.h"
#include "core/ir/verify/verifier.h"
#include "core/support/tool.h"
#include "dialects/func/func.h"
#include "dialects/onnx/dialect.h"
#include "targets/onnx/import/import.h"
#include "targets/onnx/model.h"
#include "targets/onnx/status.h"
#include "tests/onnx_backend/isolated.h"
#include "tests/onnx_backend/suite.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"

namespace onnx_mlir {
namespace {

std::string print(mlir::ModuleOp module) {
  std::string text;
  llvm::raw_string_ostream output(text);
  module->print(output);
  return text;
}

/// A context that keeps its errors.
struct TestContext {
  TestContext()
      : context(mlir::MLIRContext::Threading::Disabled),
        handler(&context, [this](mlir::Diagnostic &diagnostic) {
          errors += diagnostic.str() + " ";
          return mlir::success();
        }) {}

  mlir::MLIRContext context;
  std::string errors;
  mlir::ScopedDiagnosticHandler handler;
};

/// Returns an empty string, or a line that says what is wrong with reading
/// `text` and printing it again.
std::string checkText(const std::string &text) {
  TestContext test;
  test.context.getOrLoadDialect<mlir::func::FuncDialect>();
  test.context.getOrLoadDialect<mlir::onnx::ONNXDialect>();
  mlir::OwningOpRef<mlir::ModuleOp> parsed =
      mlir::parseSourceString<mlir::ModuleOp>(
          text, mlir::ParserConfig(&test.context));
  if (!parsed)
    return "cannot be read: " + test.errors;
  return print(*parsed) == text ? "" : "is read as another module";
}

/// Returns an empty string, or a line that says what is wrong.
std::string importCase(const SuiteCase &suiteCase) {
  absl::StatusOr<std::unique_ptr<Model>> model =
      Model::parse(suiteCase.model, suiteCase.name, "");
  if (!model.ok())
    return std::string(model.status().message());
  TestContext test;
  absl::StatusOr<mlir::OwningOpRef<mlir::ModuleOp>> module =
      importModel(&test.context, std::move(*model));
  if (!module.ok())
    return std::string(module.status().message());
  if (mlir::failed(mlir::verify(**module)))
    return "is not valid: " + test.errors;
  return checkText(print(**module));
}

absl::StatusOr<bool> importSuite(llvm::ArrayRef<const char *> arguments) {
  if (arguments.size() != 2)
    return absl::InvalidArgumentError("usage: import_suite SUITE EXCEPTIONS");
  absl::StatusOr<std::vector<SuiteCase>> suite = readSuite(arguments[0]);
  if (!suite.ok())
    return suite.status();
  auto file = llvm::MemoryBuffer::getFile(arguments[1]);
  if (!file)
    return systemError(arguments[1], file.getError());
  llvm::StringSet<> exceptions;
  for (llvm::StringRef line : llvm::split((*file)->getBuffer(), '\n'))
    exceptions.insert(line);
  bool isAsExpected = true;
  size_t numImported = 0;
  for (const SuiteCase &suiteCase : *suite) {
    std::string error =
        runIsolated(/*seconds=*/60, [&] { return importCase(suiteCase); });
    numImported += error.empty();
    if (error.empty() != exceptions.contains(suiteCase.name))
      continue;
    isAsExpected = false;
    llvm::outs() << suiteCase.name << ": "
                 << (error.empty() ? "is imported, but is listed" : error)
                 << "\n";
  }
  llvm::outs() << numImported << " of " << suite->size()
               << " models are imported\n";
  return isAsExpected;
}

} // namespace
} // namespace onnx_mlir

int main(int argc, char **argv) {
  absl::StatusOr<bool> isAsExpected =
      onnx_mlir::importSuite(llvm::ArrayRef<const char *>(argv + 1, argc - 1));
  if (!isAsExpected.ok())
    return mlir::finishTool(isAsExpected.status());
  return *isAsExpected ? 0 : 1;
}
