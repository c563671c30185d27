// SPDX-License-Identifier: Apache-2.0
//
// Fuzz target: infers the shapes of a module that is read from arbitrary text.
// Each operation is analyzed, whatever its attributes and operands are.
#include <cstdint>

#include "core/asm/parser.h"
#include "core/ir/builtin/builtin_ops.h"
#include "core/ir/context/context.h"
#include "core/ir/context/diagnostics.h"
#include "core/ir/verify/verifier.h"
#include "core/pass/pass_manager.h"
#include "dialects/func/func.h"
#include "dialects/onnx/dialect.h"
#include "dialects/onnx/transforms/shape_inference/shape_inference.h"
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
  passes.nest<func::FuncOp>().addPass(onnx::createShapeInferencePass());
  (void)passes.run(*module);
  return 0;
}
