// SPDX-License-Identifier: Apache-2.0
//
// mlir-compile: compiles the llvm dialect to native code.
#include <memory>

#include "absl/status/statusor.h"
#include "core/asm/parser.h"
#include "core/asm/source_mgr_diagnostics.h"
#include "core/ir/builtin/builtin_ops.h"
#include "core/ir/context/context.h"
#include "core/ir/context/registry.h"
#include "core/support/tool.h"
#include "targets/machine/target_attributes.h"
#include "targets/native/compile_module.h"
#include "targets/native/target.h"
#include "tools/mlir-compile/components.h"
#include "tools/mlir-compile/options.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"

using namespace mlir;

/// Reads the module of a file; returns null after diagnostics.
static OwningOpRef<Operation *>
readModule(std::unique_ptr<llvm::MemoryBuffer> file,
           const std::shared_ptr<llvm::SourceMgr> &sources,
           MLIRContext &context) {
  sources->AddNewSourceBuffer(std::move(file), llvm::SMLoc());
  return parseSourceFileForTool(sources, ParserConfig(&context),
                                /*insertImplicitModule=*/true);
}

/// Resolves the target of the options, or else of the module.
static absl::StatusOr<native::Target>
resolveTarget(const MlirCompileOptions &options, Operation *module) {
  machine::TargetNames names = {options.triple, options.cpu, options.features};
  if (auto op = dyn_cast<ModuleOp>(module))
    names = machine::completeTargetNames(names, op);
  return native::resolveTarget(names.triple, names.chip, names.features);
}

static absl::Status compile(const MlirCompileOptions &options,
                            bool &hasFailed) {
  auto file = llvm::MemoryBuffer::getFileOrSTDIN(options.input);
  if (!file)
    return absl::NotFoundError("cannot open input file '" + options.input +
                               "': " + file.getError().message());
  Registry registry;
  registerComponents(registry);
  MLIRContext context(registry.getDialects(), MLIRContext::Threading::Disabled);
  auto sources = std::make_shared<llvm::SourceMgr>();
  SourceMgrDiagnosticHandler handler(*sources, &context);
  OwningOpRef<Operation *> module =
      readModule(std::move(*file), sources, context);
  if (!module) {
    hasFailed = true;
    return absl::OkStatus();
  }
  absl::StatusOr<native::Target> target = resolveTarget(options, *module);
  if (!target.ok())
    return target.status();
  native::CompileOptions how{*target, options.level, options.kind,
                             options.allowsUndefined};
  FailureOr<std::string> code = native::generateCode(*module, how);
  hasFailed = failed(code);
  return hasFailed ? absl::OkStatus()
                   : native::writeCode(*code, how, options.output);
}

int main(int argc, char **argv) {
  MlirCompileOptions options;
  bool isDone = false;
  bool hasFailed = false;
  absl::Status status = parseMlirCompileOptions(
      llvm::ArrayRef(argv, argc).drop_front(), options, isDone, llvm::outs());
  if (status.ok() && !isDone)
    status = compile(options, hasFailed);
  return finishTool(status) || hasFailed;
}
