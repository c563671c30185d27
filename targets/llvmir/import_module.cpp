// SPDX-License-Identifier: Apache-2.0
#include "core/support/llvm.h"
#include "dialects/dlti/dlti.h"
#include "targets/llvmir/data_layout_import.h"
#include "targets/llvmir/import.h"
#include "targets/llvmir/import_state.h"
#include "targets/llvmir/intrinsic_arguments.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace mlir;
using namespace mlir::LLVM;

ModuleImport::ModuleImport(ModuleOp module, llvm::Module &llvmModule,
                           const LLVMIRImportOptions &options)
    : context(module->getContext()), module(module), llvmModule(llvmModule),
      options(options), builder(module->getContext()),
      unknown(UnknownLoc::get(module->getContext())), place(unknown),
      types(module->getContext(), options.importStructsAsLiterals),
      debug(module->getContext(), options.dropDICompositeTypeElements) {
  builder.setInsertionPointToEnd(module.getBody());
}

void ModuleImport::forgetRegion() {
  values.clear();
  blocks.clear();
  lastConstant = nullptr;
  constantBlock = nullptr;
}

/// Returns the first string of each node in a named metadata list.
static SmallVector<StringRef> getTexts(llvm::Module &module, StringRef name) {
  SmallVector<StringRef> texts;
  if (llvm::NamedMDNode *list = module.getNamedMetadata(name))
    for (llvm::MDNode *node : list->operands())
      if (node->getNumOperands())
        if (auto *text = dyn_cast<llvm::MDString>(node->getOperand(0)))
          texts.push_back(text->getString());
  return texts;
}

/// Imports linker options, one operation per list.
void ModuleImport::convertLinkerOptions() {
  llvm::NamedMDNode *options =
      llvmModule.getNamedMetadata("llvm.linker.options");
  if (!options)
    return;
  for (llvm::MDNode *node : options->operands()) {
    SmallVector<Attribute> texts;
    for (const llvm::MDOperand &operand : node->operands())
      if (auto *text = dyn_cast_or_null<llvm::MDString>(operand.get()))
        texts.push_back(builder.getStringAttr(text->getString()));
    LinkerOptionsOp::create(builder, module->getLoc(),
                            builder.getArrayAttr(texts));
  }
}

LogicalResult ModuleImport::convertModuleFlags() {
  SmallVector<llvm::Module::ModuleFlagEntry> entries;
  llvmModule.getModuleFlagsMetadata(entries);
  SmallVector<Attribute> flags;
  for (const auto &entry : entries) {
    Attribute value;
    if (auto *constant = dyn_cast<llvm::ConstantAsMetadata>(entry.Val))
      value = getConstantAttr(constant->getValue());
    else if (auto *text = dyn_cast<llvm::MDString>(entry.Val))
      value = builder.getStringAttr(text->getString());
    if (!value) {
      emitWarning(module->getLoc(), "unsupported module flag value for key '")
          << entry.Key->getString() << "'";
      continue;
    }
    flags.push_back(ModuleFlagAttr::get(
        context, static_cast<ModFlagBehavior>(entry.Behavior),
        builder.getStringAttr(entry.Key->getString()), value));
  }
  if (!flags.empty())
    ModuleFlagsOp::create(builder, module->getLoc(),
                          builder.getArrayAttr(flags));
  return success();
}

LogicalResult ModuleImport::convertDataLayout() {
  SmallVector<StringRef> unhandled;
  FailureOr<DataLayoutSpecAttr> spec = translateDataLayout(
      llvmModule.getDataLayoutStr(), module->getLoc(), &unhandled);
  if (failed(spec))
    return failure();
  for (StringRef token : unhandled)
    emitWarning(module->getLoc(), "unhandled data layout token: ") << token;
  module->setAttr(DLTIDialect::kDataLayoutAttrName, *spec);
  return success();
}

/// Returns true if an operation represents the intrinsic.
static bool isConvertibleIntrinsic(const llvm::Function &function,
                                   MLIRContext *context) {
  if (!function.isIntrinsic() ||
      function.getIntrinsicID() == llvm::Intrinsic::not_intrinsic)
    return false;
  const StringRef base =
      llvm::Intrinsic::getBaseName(function.getIntrinsicID());
  return base.starts_with("llvm.dbg.") ||
         OperationName("llvm.intr." + LLVM::detail::getIntrinsicMnemonic(base),
                       context)
             .isRegistered();
}

LogicalResult ModuleImport::convertBody(llvm::Function &function,
                                        LLVMFuncOp op) {
  OpBuilder::InsertionGuard guard(builder);
  llvm::ReversePostOrderTraversal<llvm::Function *> order(&function);
  llvm::DenseSet<llvm::BasicBlock *> reached(order.begin(), order.end());
  for (llvm::BasicBlock &block : function)
    if (reached.contains(&block))
      blocks[&block] = builder.createBlock(&op.getBody(), op.getBody().end());
  constantBlock = blocks.lookup(&function.getEntryBlock());
  lastConstant = nullptr;
  for (llvm::Argument &argument : function.args())
    values[&argument] = constantBlock->addArgument(
        convertType(argument.getType()), op.getLoc());
  // Create arguments first, since an edge may precede its target block.
  for (llvm::BasicBlock *block : order)
    for (llvm::PHINode &phi : block->phis()) {
      const Type type = convertType(phi.getType());
      if (!type)
        return failure();
      values[&phi] = blocks.lookup(block)->addArgument(
          type, debug.translateLocation(phi.getDebugLoc()));
    }
  for (llvm::BasicBlock *block : order) {
    builder.setInsertionPointToEnd(blocks.lookup(block));
    for (llvm::Instruction &instruction : *block)
      if (failed(convertInstruction(&instruction)))
        return failure();
  }
  if (failed(convertDebugIntrinsics(function)))
    return failure();
  for (llvm::BasicBlock *block : order)
    if (block->hasAddressTaken()) {
      BlockTagAttr &tag = blockTags[block];
      if (!tag)
        tag = BlockTagAttr::get(context, ++numBlockTags);
      builder.setInsertionPointToStart(blocks.lookup(block));
      BlockTagOp::create(builder, unknown, tag);
    }
  forgetRegion();
  return success();
}

LogicalResult ModuleImport::convertModule() {
  if (failed(convertDataLayout()))
    return failure();
  module->setAttr(LLVMDialect::getTargetTripleAttrName(),
                  builder.getStringAttr(llvmModule.getTargetTriple()));
  SmallVector<Attribute> lines;
  for (StringRef line : llvm::split(
           StringRef(llvmModule.getModuleInlineAsm()).rtrim('\n'), '\n'))
    if (!line.empty())
      lines.push_back(builder.getStringAttr(line));
  module->setAttr(LLVMDialect::getModuleLevelAsmAttrName(),
                  builder.getArrayAttr(lines));
  for (auto [attribute, name] :
       {std::pair(LLVMDialect::getIdentAttrName(), "llvm.ident"),
        std::pair(LLVMDialect::getCommandlineAttrName(), "llvm.commandline")})
    if (SmallVector<StringRef> texts = getTexts(llvmModule, name);
        !texts.empty())
      module->setAttr(attribute, builder.getStringAttr(texts.front()));
  SmallVector<StringAttr> libraries;
  for (StringRef library : getTexts(llvmModule, "llvm.dependent-libraries"))
    libraries.push_back(builder.getStringAttr(library));
  if (!libraries.empty())
    module->setAttr(LLVMDialect::getDependentLibrariesAttrName(),
                    DependentLibrariesAttr::get(context, libraries));
  convertComdats();
  for (llvm::GlobalVariable &global : llvmModule.globals()) {
    const bool isList =
        global.hasInitializer() && (global.getName() == "llvm.global_ctors" ||
                                    global.getName() == "llvm.global_dtors");
    if (failed(isList ? convertStructors(global) : convertGlobal(global)))
      return failure();
  }
  for (llvm::GlobalAlias &alias : llvmModule.aliases())
    if (failed(convertAlias(alias)))
      return failure();
  for (llvm::GlobalIFunc &ifunc : llvmModule.ifuncs())
    if (failed(convertIFunc(ifunc)))
      return failure();
  convertLinkerOptions();
  if (failed(convertModuleFlags()))
    return failure();
  for (llvm::Function &function : llvmModule.functions())
    if (!isConvertibleIntrinsic(function, context) &&
        failed(convertFunction(function)))
      return failure();
  return success();
}

OwningOpRef<ModuleOp>
mlir::translateLLVMIRToModule(std::unique_ptr<llvm::Module> llvmModule,
                              MLIRContext *context,
                              const LLVMIRImportOptions &options) {
  context->getOrLoadDialect<LLVMDialect>();
  context->getOrLoadDialect<DLTIDialect>();
  // Convert debug records to the intrinsics that they represent.
  llvmModule->setIsNewDbgInfoFormat(false);
  OpBuilder builder(context);
  OwningOpRef<ModuleOp> module(ModuleOp::create(
      builder,
      FileLineColLoc::get(context, llvmModule->getSourceFileName(), 0, 0)));
  if (failed(ModuleImport(*module, *llvmModule, options).convertModule()))
    return {};
  return module;
}
