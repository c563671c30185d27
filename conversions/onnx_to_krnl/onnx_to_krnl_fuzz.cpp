// SPDX-License-Identifier: Apache-2.0
//
// Fuzz target: converts a module that is read from arbitrary text, with
// attributes about memory that no pass has stored. A module that is converted
// verifies.
#include <cstdint>
#include <cstdlib>

#include "conversions/onnx_to_krnl/onnx_to_krnl.h"
#include "core/asm/parser.h"
#include "core/ir/builtin/builtin_ops.h"
#include "core/ir/context/context.h"
#include "core/ir/context/diagnostics.h"
#include "core/ir/verify/verifier.h"
#include "core/pass/pass_manager.h"
#include "dialects/func/func.h"
#include "dialects/onnx/dialect.h"
#include "llvm/ADT/StringRef.h"

using namespace mlir;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  const llvm::StringRef text(reinterpret_cast<const char *>(data), size);
  MLIRContext context(MLIRContext::Threading::Disabled);
  context.loadDialect<func::FuncDialect, onnx::ONNXDialect>();
  ScopedDiagnosticHandler handler(&context,
                                  [](Diagnostic &) { return success(); });
  OwningOpRef<ModuleOp> module =
      parseSourceString<ModuleOp>(text, ParserConfig(&context));
  if (!module)
    return 0;
  PassManager passes(&context);
  passes.addPass(createConvertONNXToKrnlPass());
  passes.enableVerifier(false);
  if (succeeded(passes.run(*module)) && failed(verify(*module)))
    std::abort();
  return 0;
}
