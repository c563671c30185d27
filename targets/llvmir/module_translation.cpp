// SPDX-License-Identifier: Apache-2.0
#include "targets/llvmir/module_translation.h"

#include "core/support/llvm.h"
#include "targets/llvmir/debug_translation.h"
#include "targets/llvmir/export.h"
#include "targets/llvmir/metadata_translation.h"
#include "targets/llvmir/module_parts.h"
#include "llvm/Analysis/TargetFolder.h"
#include "llvm/IR/Verifier.h"

using namespace mlir;
using namespace mlir::LLVM;

ModuleTranslation::ModuleTranslation(Operation *module,
                                     std::unique_ptr<llvm::Module> llvmModule)
    : moduleOp(module), llvmModule(std::move(llvmModule)),
      types(this->llvmModule->getContext()), translations(module->getContext()),
      interfaces(module->getContext()),
      debug(std::make_unique<DebugTranslation>(module, *this->llvmModule)),
      metadata(std::make_unique<MetadataTranslation>(*this)) {
  for (const LLVMTranslationDialectInterface *interface : interfaces)
    interface->addTranslations(translations);
}

ModuleTranslation::~ModuleTranslation() = default;

llvm::Type *ModuleTranslation::convertType(Type type) {
  if (llvm::Type *translated = types.translateType(type))
    return translated;
  unknownType = type;
  return llvm::Type::getInt8Ty(getLLVMContext());
}

SmallVector<llvm::Type *>
ModuleTranslation::convertTypes(ArrayRef<Type> range) {
  return llvm::map_to_vector(range,
                             [&](Type type) { return convertType(type); });
}

/// Reports a type that could not be translated.
LogicalResult ModuleTranslation::checkTypes(Operation &op) {
  const Type unknown = std::exchange(unknownType, Type());
  if (!unknown)
    return success();
  return op.emitError("cannot be converted to LLVM IR: type ")
         << unknown << " has no translation";
}

void ModuleTranslation::mapValue(Value value, llvm::Value *translated) {
  values[value] = translated;
}

SmallVector<llvm::Value *>
ModuleTranslation::lookupValues(ValueRange range) const {
  SmallVector<llvm::Value *> translated;
  for (Value value : range)
    translated.push_back(lookupValue(value));
  return translated;
}

void ModuleTranslation::mapBlock(Block *block, llvm::BasicBlock *translated) {
  blocks[block] = translated;
}

void ModuleTranslation::mapBranch(Operation *op,
                                  llvm::Instruction *translated) {
  branches[op] = translated;
}

void ModuleTranslation::mapFunction(StringRef name,
                                    llvm::Function *translated) {
  functions[name] = translated;
}

void ModuleTranslation::mapGlobal(Operation *op,
                                  llvm::GlobalValue *translated) {
  globals[op] = translated;
}

llvm::GlobalValue *ModuleTranslation::lookupSymbol(Operation *user,
                                                   FlatSymbolRefAttr symbol) {
  Operation *op = symbols.lookupSymbolIn(moduleOp, symbol);
  if (!op)
    return nullptr;
  if (isa<LLVMFuncOp>(op))
    return lookupFunction(symbol.getValue());
  return lookupGlobal(op);
}

void ModuleTranslation::setComdat(llvm::GlobalObject *object, Operation *user,
                                  std::optional<SymbolRefAttr> symbol) {
  if (!symbol)
    return;
  if (Operation *selector = symbols.lookupSymbolIn(moduleOp, *symbol))
    if (llvm::Comdat *comdat = comdats.lookup(selector))
      object->setComdat(comdat);
}

LogicalResult
ModuleTranslation::convertOperation(Operation &op,
                                    llvm::IRBuilderBase &builder) {
  const LLVMTranslationDialectInterface *interface =
      interfaces.getInterfaceFor(&op);
  if (!interface)
    return op.emitError("cannot be converted to LLVM IR: missing "
                        "`LLVMTranslationDialectInterface` registration for "
                        "dialect for op: ")
           << op.getName().getStringRef();
  // Unreachable code may use values that are not translated yet.
  for (Value operand : op.getOperands())
    if (!lookupValue(operand))
      mapValue(operand, llvm::PoisonValue::get(convertType(operand.getType())));
  inserted.clear();
  const OpTranslations::Row row = translations.lookup(op.getName());
  const LogicalResult result =
      row.function ? row.function(&op, builder, *this, row.code)
                   : interface->convertOperation(&op, builder, *this);
  if (failed(result))
    return op.emitError("LLVM Translation failed for operation: ")
           << op.getName().getStringRef();
  if (failed(checkTypes(op)))
    return failure();
  return convertDialectAttributes(&op, inserted);
}

LogicalResult ModuleTranslation::convertDialectAttributes(
    Operation *op, ArrayRef<llvm::Instruction *> instructions) {
  for (NamedAttribute attribute : op->getDiscardableAttrs()) {
    Dialect *dialect = attribute.getNameDialect();
    const LLVMTranslationDialectInterface *interface =
        dialect ? interfaces.getInterfaceFor(dialect) : nullptr;
    if (interface &&
        failed(interface->amendOperation(op, instructions, attribute, *this)))
      return failure();
  }
  return success();
}

LogicalResult
ModuleTranslation::convertParameterAttr(Operation *function, int argument,
                                        NamedAttribute attribute) {
  Dialect *dialect = attribute.getNameDialect();
  const LLVMTranslationDialectInterface *interface =
      dialect ? interfaces.getInterfaceFor(dialect) : nullptr;
  return interface ? interface->convertParameterAttr(function, argument,
                                                     attribute, *this)
                   : success();
}

LogicalResult ModuleTranslation::convertModule() {
  llvm::IRBuilder<llvm::TargetFolder> builder(
      getLLVMContext(), llvm::TargetFolder(llvmModule->getDataLayout()));
  // Translate the module operation first: its attributes may affect the rest.
  if (failed(convertOperation(*moduleOp, builder)) ||
      failed(detail::convertComdats(*this)) ||
      failed(detail::convertFunctionSignatures(*this)) ||
      failed(detail::convertGlobals(*this)) ||
      failed(detail::convertModuleMetadata(*this)))
    return failure();
  // Operations outside functions must become constants, not instructions.
  llvm::Function *outside = llvm::Function::Create(
      llvm::FunctionType::get(builder.getVoidTy(), /*isVarArg=*/false),
      llvm::GlobalValue::PrivateLinkage, "", *llvmModule);
  auto *block = llvm::BasicBlock::Create(getLLVMContext(), "", outside);
  builder.SetInsertPoint(block);
  for (Operation &op : detail::getModuleBody(moduleOp)) {
    if (detail::isModulePart(&op))
      continue;
    if (failed(convertOperation(op, builder)))
      return failure();
    if (!block->empty())
      return op.emitError("is an instruction outside of functions");
  }
  builder.ClearInsertionPoint();
  forgetBody();
  outside->eraseFromParent();
  if (failed(detail::convertFunctions(*this)) ||
      failed(resolveBlockAddresses()))
    return failure();
  debug->addModuleFlagsIfNotPresent();
  return success();
}

std::unique_ptr<llvm::Module>
mlir::translateModuleToLLVMIR(Operation *module, llvm::LLVMContext &llvmContext,
                              StringRef name, bool disableVerification) {
  if (!satisfiesLLVMModule(module)) {
    module->emitOpError("can not be translated to an LLVMIR module");
    return nullptr;
  }
  module->getContext()->getOrLoadDialect<LLVMDialect>();
  std::unique_ptr<llvm::Module> llvmModule =
      LLVM::detail::makeLLVMModule(module, llvmContext, name);
  if (!llvmModule)
    return nullptr;
  ModuleTranslation translation(module, std::move(llvmModule));
  if (failed(translation.convertModule()))
    return nullptr;
  llvmModule = translation.takeModule();
  if (disableVerification)
    return llvmModule;
  std::string message;
  llvm::raw_string_ostream stream(message);
  if (llvm::verifyModule(*llvmModule, &stream)) {
    emitError(module->getLoc(), "translated to LLVM IR that is not valid: ")
        << StringRef(message).rtrim();
    return nullptr;
  }
  return llvmModule;
}
