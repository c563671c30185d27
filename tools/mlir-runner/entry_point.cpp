// SPDX-License-Identifier: Apache-2.0
#include "tools/mlir-runner/entry_point.h"

#include "absl/strings/str_cat.h"
#include "core/ir/builtin/builtin_types.h"
#include "core/ir/verify/symbol_table.h"
#include "dialects/llvm/llvm.h"

using namespace mlir;

namespace {

bool returns(LLVM::LLVMFuncOp function, llvm::StringRef result) {
  Type type = function.getFunctionType().getReturnType();
  if (result == "i32")
    return type.isInteger(32);
  if (result == "i64")
    return type.isInteger(64);
  if (result == "f32")
    return type.isF32();
  return llvm::isa<LLVM::LLVMVoidType>(type);
}

template <typename T>
absl::Status callAndPrint(ExecutionEngine &engine, llvm::StringRef name,
                          llvm::raw_ostream &os) {
  T value{};
  void *place = &value;
  absl::Status status = engine.invokePacked(name, place);
  if (status.ok())
    os << value << '\n';
  return status;
}

} // namespace

absl::Status mlir::checkEntryPoint(Operation *module, llvm::StringRef name,
                                   llvm::StringRef result) {
  if (result != "void" && result != "i32" && result != "i64" && result != "f32")
    return absl::InvalidArgumentError("unsupported function type");
  Operation *symbol = SymbolTable::lookupSymbolIn(module, name);
  auto function = llvm::dyn_cast_or_null<LLVM::LLVMFuncOp>(symbol);
  if (!function || function.isExternal())
    return absl::NotFoundError("entry point not found");
  if (function.getNumArguments() != 0)
    return absl::InvalidArgumentError(
        "JIT can't invoke a main function expecting arguments");
  if (returns(function, result))
    return absl::OkStatus();
  if (result == "void")
    return absl::InvalidArgumentError("expected void function");
  return absl::InvalidArgumentError(absl::StrCat(
      "only single ", std::string(result), " function result supported"));
}

absl::Status mlir::callEntryPoint(ExecutionEngine &engine, llvm::StringRef name,
                                  llvm::StringRef result,
                                  llvm::raw_ostream &os) {
  if (result == "i32")
    return callAndPrint<int32_t>(engine, name, os);
  if (result == "i64")
    return callAndPrint<int64_t>(engine, name, os);
  if (result == "f32")
    return callAndPrint<float>(engine, name, os);
  return engine.invokePacked(name);
}
