// SPDX-License-Identifier: Apache-2.0
//
// Creates modules without contents: target, data layout, module assembly.
#include "core/support/llvm.h"
#include "targets/llvmir/data_layout_translation.h"
#include "targets/llvmir/module_parts.h"
#include "llvm/Support/Error.h"

using namespace mlir;
using namespace mlir::LLVM;

/// Adds lines of module assembly.
static LogicalResult addModuleAsm(Operation *module, Attribute attribute,
                                  llvm::Module &translated) {
  auto lines = dyn_cast<ArrayAttr>(attribute);
  if (!lines)
    return module->emitError("expected an array attribute for a "
                             "module level asm");
  for (Attribute line : lines.getValue()) {
    auto text = dyn_cast<StringAttr>(line);
    if (!text)
      return module->emitError("expected a string attribute for each entry "
                               "of a module level asm");
    translated.appendModuleInlineAsm(text.getValue());
  }
  return success();
}

std::unique_ptr<llvm::Module>
LLVM::detail::makeLLVMModule(Operation *module, llvm::LLVMContext &context,
                             StringRef name) {
  auto translated = std::make_unique<llvm::Module>(name, context);
  const FailureOr<std::string> layout = getDataLayoutString(module);
  if (failed(layout))
    return nullptr;
  llvm::Expected<llvm::DataLayout> parsed = llvm::DataLayout::parse(*layout);
  if (!parsed) {
    module->emitError("invalid data layout: ")
        << llvm::toString(parsed.takeError());
    return nullptr;
  }
  translated->setDataLayout(*parsed);
  if (auto triple = module->getAttrOfType<StringAttr>(
          LLVMDialect::getTargetTripleAttrName()))
    translated->setTargetTriple(triple.getValue());
  if (Attribute lines =
          module->getAttr(LLVMDialect::getModuleLevelAsmAttrName()))
    if (failed(addModuleAsm(module, lines, *translated)))
      return nullptr;
  return translated;
}
