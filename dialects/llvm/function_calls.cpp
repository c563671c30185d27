// SPDX-License-Identifier: Apache-2.0
#include "dialects/llvm/function_calls.h"

using namespace mlir;
using namespace mlir::LLVM;

/// Returns the symbol with the name in the module, or null.
static Operation *lookupIn(Operation *moduleOp, StringRef name,
                           SymbolTableCollection *symbolTables) {
  if (symbolTables)
    return symbolTables->lookupSymbolIn(
        moduleOp, StringAttr::get(moduleOp->getContext(), name));
  return SymbolTable::lookupSymbolIn(moduleOp, name);
}

FailureOr<LLVMFuncOp>
LLVM::lookupOrCreateFn(OpBuilder &builder, Operation *moduleOp, StringRef name,
                       ArrayRef<Type> paramTypes, Type resultType,
                       bool isVarArg, bool isReserved,
                       SymbolTableCollection *symbolTables) {
  assert(moduleOp->hasTrait<OpTrait::SymbolTable>() && "symbols are in it");
  if (!resultType)
    resultType = LLVMVoidType::get(moduleOp->getContext());
  const auto type = LLVMFunctionType::get(resultType, paramTypes, isVarArg);
  auto function =
      dyn_cast_or_null<LLVMFuncOp>(lookupIn(moduleOp, name, symbolTables));
  if (function) {
    if (function.getFunctionType() == type)
      return function;
    if (isReserved) {
      function.emitError("redefinition of reserved function '")
          << name << "' of different type " << function.getFunctionType()
          << " is prohibited";
      return failure();
    }
  }
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(&moduleOp->getRegion(0).front());
  function = LLVMFuncOp::create(builder, moduleOp->getLoc(), name, type);
  if (symbolTables)
    symbolTables->getSymbolTable(moduleOp).insert(function);
  return function;
}

/// Declares a runtime or libc function. Its name is reserved.
static FailureOr<LLVMFuncOp>
lookupOrCreateReserved(OpBuilder &builder, Operation *moduleOp, StringRef name,
                       ArrayRef<Type> arguments, Type result,
                       SymbolTableCollection *symbolTables) {
  return lookupOrCreateFn(builder, moduleOp, name, arguments, result,
                          /*isVarArg=*/false, /*isReserved=*/true,
                          symbolTables);
}

// Printing

FailureOr<LLVMFuncOp>
LLVM::lookupOrCreatePrintI64Fn(OpBuilder &builder, Operation *moduleOp,
                               SymbolTableCollection *symbolTables) {
  return lookupOrCreateReserved(builder, moduleOp, "printI64",
                                builder.getIntegerType(64), {}, symbolTables);
}

FailureOr<LLVMFuncOp>
LLVM::lookupOrCreatePrintU64Fn(OpBuilder &builder, Operation *moduleOp,
                               SymbolTableCollection *symbolTables) {
  return lookupOrCreateReserved(builder, moduleOp, "printU64",
                                builder.getIntegerType(64), {}, symbolTables);
}

// Pass the bits as an integer, since not all targets can pass such floats.
FailureOr<LLVMFuncOp>
LLVM::lookupOrCreatePrintF16Fn(OpBuilder &builder, Operation *moduleOp,
                               SymbolTableCollection *symbolTables) {
  return lookupOrCreateReserved(builder, moduleOp, "printF16",
                                builder.getIntegerType(16), {}, symbolTables);
}

FailureOr<LLVMFuncOp>
LLVM::lookupOrCreatePrintBF16Fn(OpBuilder &builder, Operation *moduleOp,
                                SymbolTableCollection *symbolTables) {
  return lookupOrCreateReserved(builder, moduleOp, "printBF16",
                                builder.getIntegerType(16), {}, symbolTables);
}

FailureOr<LLVMFuncOp>
LLVM::lookupOrCreatePrintF32Fn(OpBuilder &builder, Operation *moduleOp,
                               SymbolTableCollection *symbolTables) {
  return lookupOrCreateReserved(builder, moduleOp, "printF32",
                                builder.getF32Type(), {}, symbolTables);
}

FailureOr<LLVMFuncOp>
LLVM::lookupOrCreatePrintF64Fn(OpBuilder &builder, Operation *moduleOp,
                               SymbolTableCollection *symbolTables) {
  return lookupOrCreateReserved(builder, moduleOp, "printF64",
                                builder.getF64Type(), {}, symbolTables);
}

FailureOr<LLVMFuncOp>
LLVM::lookupOrCreatePrintStringFn(OpBuilder &builder, Operation *moduleOp,
                                  std::optional<StringRef> runtimeFunctionName,
                                  SymbolTableCollection *symbolTables) {
  return lookupOrCreateReserved(
      builder, moduleOp, runtimeFunctionName.value_or("printString"),
      LLVMPointerType::get(builder.getContext()), {}, symbolTables);
}

FailureOr<LLVMFuncOp>
LLVM::lookupOrCreatePrintOpenFn(OpBuilder &builder, Operation *moduleOp,
                                SymbolTableCollection *symbolTables) {
  return lookupOrCreateReserved(builder, moduleOp, "printOpen", {}, {},
                                symbolTables);
}

FailureOr<LLVMFuncOp>
LLVM::lookupOrCreatePrintCloseFn(OpBuilder &builder, Operation *moduleOp,
                                 SymbolTableCollection *symbolTables) {
  return lookupOrCreateReserved(builder, moduleOp, "printClose", {}, {},
                                symbolTables);
}

FailureOr<LLVMFuncOp>
LLVM::lookupOrCreatePrintCommaFn(OpBuilder &builder, Operation *moduleOp,
                                 SymbolTableCollection *symbolTables) {
  return lookupOrCreateReserved(builder, moduleOp, "printComma", {}, {},
                                symbolTables);
}

FailureOr<LLVMFuncOp>
LLVM::lookupOrCreatePrintNewlineFn(OpBuilder &builder, Operation *moduleOp,
                                   SymbolTableCollection *symbolTables) {
  return lookupOrCreateReserved(builder, moduleOp, "printNewline", {}, {},
                                symbolTables);
}

// Memory

FailureOr<LLVMFuncOp>
LLVM::lookupOrCreateMallocFn(OpBuilder &builder, Operation *moduleOp,
                             Type indexType,
                             SymbolTableCollection *symbolTables) {
  return lookupOrCreateReserved(builder, moduleOp, "malloc", indexType,
                                LLVMPointerType::get(builder.getContext()),
                                symbolTables);
}

FailureOr<LLVMFuncOp>
LLVM::lookupOrCreateAlignedAllocFn(OpBuilder &builder, Operation *moduleOp,
                                   Type indexType,
                                   SymbolTableCollection *symbolTables) {
  return lookupOrCreateReserved(
      builder, moduleOp, "aligned_alloc", {indexType, indexType},
      LLVMPointerType::get(builder.getContext()), symbolTables);
}

FailureOr<LLVMFuncOp>
LLVM::lookupOrCreateFreeFn(OpBuilder &builder, Operation *moduleOp,
                           SymbolTableCollection *symbolTables) {
  return lookupOrCreateReserved(
      builder, moduleOp, "free",
      Type(LLVMPointerType::get(builder.getContext())), {}, symbolTables);
}

FailureOr<LLVMFuncOp>
LLVM::lookupOrCreateGenericAllocFn(OpBuilder &builder, Operation *moduleOp,
                                   Type indexType,
                                   SymbolTableCollection *symbolTables) {
  return lookupOrCreateReserved(
      builder, moduleOp, "_mlir_memref_to_llvm_alloc", indexType,
      LLVMPointerType::get(builder.getContext()), symbolTables);
}

FailureOr<LLVMFuncOp>
LLVM::lookupOrCreateGenericAlignedAllocFn(OpBuilder &builder,
                                          Operation *moduleOp, Type indexType,
                                          SymbolTableCollection *symbolTables) {
  return lookupOrCreateReserved(
      builder, moduleOp, "_mlir_memref_to_llvm_aligned_alloc",
      {indexType, indexType}, LLVMPointerType::get(builder.getContext()),
      symbolTables);
}

FailureOr<LLVMFuncOp>
LLVM::lookupOrCreateGenericFreeFn(OpBuilder &builder, Operation *moduleOp,
                                  SymbolTableCollection *symbolTables) {
  return lookupOrCreateReserved(
      builder, moduleOp, "_mlir_memref_to_llvm_free",
      Type(LLVMPointerType::get(builder.getContext())), {}, symbolTables);
}

FailureOr<LLVMFuncOp>
LLVM::lookupOrCreateMemRefCopyFn(OpBuilder &builder, Operation *moduleOp,
                                 Type indexType, Type unrankedDescriptorType,
                                 SymbolTableCollection *symbolTables) {
  return lookupOrCreateReserved(
      builder, moduleOp, "memrefCopy",
      {indexType, unrankedDescriptorType, unrankedDescriptorType}, {},
      symbolTables);
}

// Calls

LogicalResult
LLVM::createPrintStrCall(OpBuilder &builder, Location loc, ModuleOp moduleOp,
                         StringRef symbolName, StringRef string,
                         bool addNewline,
                         std::optional<StringRef> runtimeFunctionName,
                         SymbolTableCollection *symbolTables) {
  SmallVector<char> bytes(string.begin(), string.end());
  if (addNewline)
    bytes.push_back('\n');
  bytes.push_back('\0');
  const Type byte = builder.getI8Type();
  const auto values = DenseElementsAttr::getFromRawBuffer(
      RankedTensorType::get({static_cast<int64_t>(bytes.size())}, byte), bytes);
  const Type array = LLVMArrayType::get(byte, bytes.size());
  GlobalOp global;
  {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(moduleOp.getBody());
    // SymbolTable makes names unique. Without tables a suffix is searched for
    // here.
    std::string name = symbolName.str();
    for (unsigned i = 0; !symbolTables && lookupIn(moduleOp, name, nullptr);
         ++i)
      name = (symbolName + "_" + Twine(i)).str();
    global = GlobalOp::create(builder, loc, array, /*isConstant=*/true,
                              Linkage::Private, name, values);
    if (symbolTables)
      symbolTables->getSymbolTable(moduleOp).insert(global);
  }
  const Type pointer = LLVMPointerType::get(builder.getContext());
  Value text = AddressOfOp::create(builder, loc, pointer, global.getSymName());
  Value first =
      GEPOp::create(builder, loc, pointer, array, text, ArrayRef<GEPArg>{0});
  FailureOr<LLVMFuncOp> print = lookupOrCreatePrintStringFn(
      builder, moduleOp, runtimeFunctionName, symbolTables);
  if (failed(print))
    return failure();
  CallOp::create(builder, loc, *print, first);
  return success();
}
