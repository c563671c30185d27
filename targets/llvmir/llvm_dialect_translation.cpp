// SPDX-License-Identifier: Apache-2.0
//
// Registers the dialects that this folder translates.
#include "core/ir/builtin/builtin_dialect.h"
#include "core/ir/builtin/builtin_ops.h"
#include "core/ir/context/registry.h"
#include "core/support/llvm.h"
#include "targets/llvmir/dialect_translations.h"
#include "targets/llvmir/op_families.h"
#include "llvm/IR/MemoryModelRelaxationAnnotations.h"

using namespace mlir;
using namespace mlir::LLVM;

/// Sets memory model tags of instructions.
static LogicalResult setMMRA(Operation *op,
                             ArrayRef<llvm::Instruction *> instructions,
                             Attribute value) {
  SmallVector<Attribute> tags = {value};
  if (auto list = dyn_cast<ArrayAttr>(value))
    tags.assign(list.getValue().begin(), list.getValue().end());
  if (!llvm::all_of(tags, llvm::IsaPred<MMRATagAttr>))
    return op->emitOpError("llvm.mmra is something other than an MMRA tag or "
                           "an array of them");
  if (tags.empty())
    return success();
  for (llvm::Instruction *instruction : instructions) {
    SmallVector<llvm::MMRAMetadata::TagT> pairs;
    for (Attribute tag : tags)
      pairs.push_back({cast<MMRATagAttr>(tag).getPrefix(),
                       cast<MMRATagAttr>(tag).getSuffix()});
    instruction->setMetadata(
        llvm::LLVMContext::MD_mmra,
        llvm::MMRAMetadata::getMD(instruction->getContext(), pairs));
  }
  return success();
}

namespace {

struct BuiltinTranslation : public LLVMTranslationDialectInterface {
  using LLVMTranslationDialectInterface::LLVMTranslationDialectInterface;

  /// Modules need no translation. A remaining cast is an error.
  LogicalResult convertOperation(Operation *op, llvm::IRBuilderBase &,
                                 ModuleTranslation &) const final {
    return success(isa<ModuleOp>(op));
  }
};

struct LLVMTranslation : public LLVMTranslationDialectInterface {
  using LLVMTranslationDialectInterface::LLVMTranslationDialectInterface;

  void addTranslations(OpTranslations &translations) const final {
    LLVM::detail::addArithmetic(translations);
    LLVM::detail::addCasts(translations);
    LLVM::detail::addConstants(translations);
    LLVM::detail::addMemory(translations);
    LLVM::detail::addAtomics(translations);
    LLVM::detail::addAggregates(translations);
    LLVM::detail::addControlFlow(translations);
    LLVM::detail::addCalls(translations);
    LLVM::detail::addInlineAsm(translations);
    LLVM::detail::addIntrinsics(translations);
    LLVM::detail::addIntrinsicCalls(translations);
    LLVM::detail::addDebugIntrinsics(translations);
    LLVM::detail::addModuleOps(translations);
  }

  LogicalResult amendOperation(Operation *op,
                               ArrayRef<llvm::Instruction *> instructions,
                               NamedAttribute attribute,
                               ModuleTranslation &translation) const final {
    if (attribute.getName() != LLVMDialect::getMmraAttrName())
      return success();
    return setMMRA(op, instructions, attribute.getValue());
  }
};

} // namespace

void mlir::registerBuiltinDialectTranslation(DialectRegistry &registry) {
  registry.insert<BuiltinDialect>();
  registry.addExtension({BuiltinDialect::descriptor.name},
                        [](MLIRContext *context) {
                          addInterfaces<BuiltinTranslation>(
                              *context->getLoadedDialect<BuiltinDialect>());
                        });
}

void mlir::registerLLVMDialectTranslation(DialectRegistry &registry) {
  registry.insert<LLVMDialect>();
  registry.addExtension({LLVMDialect::descriptor.name},
                        [](MLIRContext *context) {
                          addInterfaces<LLVMTranslation>(
                              *context->getLoadedDialect<LLVMDialect>());
                        });
}

void mlir::registerLLVMIRDialectTranslations(Registry &registry) {
  registerBuiltinDialectTranslation(registry.getDialects());
  registerLLVMDialectTranslation(registry.getDialects());
}
