// SPDX-License-Identifier: Apache-2.0
//
// Translates functions: first their declarations, then their bodies.
#include "core/support/llvm.h"
#include "targets/llvmir/atomic_settings.h"
#include "targets/llvmir/attribute_translation.h"
#include "targets/llvmir/constant_translation.h"
#include "targets/llvmir/debug_translation.h"
#include "targets/llvmir/enum_translation.h"
#include "targets/llvmir/module_parts.h"

using namespace mlir;
using namespace mlir::LLVM;

/// Converts attributes of the results and parameters.
static LogicalResult
convertSignatureAttributes(LLVMFuncOp function, llvm::Function *translated,
                           ModuleTranslation &translation) {
  if (ArrayAttr results = function.getResAttrsAttr();
      results && !results.empty()) {
    auto converted = LLVM::detail::convertParameterAttrs(
        function->getLoc(), cast<DictionaryAttr>(results.getValue().front()),
        translation);
    if (failed(converted))
      return failure();
    translated->addRetAttrs(*converted);
  }
  ArrayAttr arguments = function.getArgAttrsAttr();
  if (!arguments)
    return success();
  for (auto [i, attributes] : llvm::enumerate(arguments.getValue())) {
    auto dictionary = cast<DictionaryAttr>(attributes);
    auto converted = LLVM::detail::convertParameterAttrs(
        function->getLoc(), dictionary, translation);
    if (failed(converted))
      return failure();
    translated->addParamAttrs(i, *converted);
    for (NamedAttribute attribute : dictionary)
      if (failed(translation.convertParameterAttr(function, i, attribute)))
        return failure();
  }
  return success();
}

static LogicalResult declareFunction(LLVMFuncOp function,
                                     ModuleTranslation &translation) {
  llvm::Module *module = translation.getLLVMModule();
  auto *type = cast<llvm::FunctionType>(
      translation.convertType(function.getFunctionType()));
  llvm::Function *translated = llvm::Function::Create(
      type, LLVM::detail::convertLinkage(function.getLinkage()),
      module->getDataLayout().getProgramAddressSpace(), function.getName(),
      module);
  translated->setCallingConv(LLVM::detail::convertCConv(function.getCConv()));
  translation.mapFunction(function.getName(), translated);
  if (function.getDsoLocal())
    translated->setDSOLocal(true);
  auto passthrough = LLVM::detail::convertPassthrough(
      function->getLoc(), function.getPassthroughAttr(), "passthrough",
      translation.getLLVMContext());
  if (failed(passthrough) ||
      failed(LLVM::detail::convertFunctionAttributes(function, translated,
                                                     translation)) ||
      failed(convertSignatureAttributes(function, translated, translation)))
    return failure();
  translated->addFnAttrs(*passthrough);
  if (failed(LLVM::detail::setVisibility(function, translated,
                                         function.getVisibility_())))
    return failure();
  translation.setComdat(translated, function, function.getComdat());
  if (std::optional<StringRef> name = function.getGarbageCollector())
    translated->setGC(name->str());
  if (std::optional<UnnamedAddr> unnamed = function.getUnnamedAddr())
    translated->setUnnamedAddr(LLVM::detail::convertUnnamedAddr(*unnamed));
  std::optional<StringRef> section = function.getSection();
  if (section && !function.isExternal())
    translated->setSection(*section);
  translation.getDebugTranslation().translate(function, *translated);
  return LLVM::detail::setAlignment(function, translated,
                                    function.getAlignment());
}

LogicalResult
LLVM::detail::convertFunctionSignatures(ModuleTranslation &translation) {
  for (LLVMFuncOp function :
       getModuleBody(translation.module()).getOps<LLVMFuncOp>())
    if (failed(declareFunction(function, translation)))
      return failure();
  return success();
}

static LogicalResult convertFunction(LLVMFuncOp function,
                                     ModuleTranslation &translation) {
  llvm::Function *translated = translation.lookupFunction(function.getName());
  if (function.isExternal())
    return translation.convertDialectAttributes(function, {});
  if (FlatSymbolRefAttr personality = function.getPersonalityAttr()) {
    llvm::GlobalValue *value = translation.lookupSymbol(function, personality);
    if (!value)
      return function.emitOpError("personality is not a function");
    translated->setPersonalityFn(value);
  }
  for (auto [argument, parameter] :
       llvm::zip(function.getBody().getArguments(), translated->args()))
    translation.mapValue(argument, &parameter);
  if (failed(translation.convertBody(function)) ||
      failed(translation.convertDialectAttributes(function, {})))
    return failure();
  translation.forgetBody();
  return success();
}

LogicalResult LLVM::detail::convertFunctions(ModuleTranslation &translation) {
  for (LLVMFuncOp function :
       getModuleBody(translation.module()).getOps<LLVMFuncOp>())
    if (failed(convertFunction(function, translation)))
      return failure();
  return success();
}
