// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx_direct/compute.h"

#include "core/ir/structure/implicit_loc_op_builder.h"
#include "core/ir/verify/symbol_table.h"
#include "dialects/llvm/llvm.h"
#include "targets/onnx_direct/main_graph.h"
#include "llvm/ADT/STLExtras.h"

namespace onnx_mlir::direct {

namespace LLVM = mlir::LLVM;
using mlir::Value;

namespace {

/// Emits the function.
class ComputeEmitter {
public:
  explicit ComputeEmitter(mlir::ModuleOp module)
      : symbols(module), context(module.getContext()),
        builder(mlir::UnknownLoc::get(context), context),
        pointer(LLVM::LLVMPointerType::get(context)) {}

  void emit(llvm::ArrayRef<const Tensor *> inputs,
            llvm::ArrayRef<const Tensor *> outputs, uint64_t scratchSize);

private:
  Value constant(int64_t value) {
    return LLVM::ConstantOp::create(builder, builder.getI64Type(), value);
  }
  Value addressAt(Value base, int32_t offset);
  Value loadPointer(Value base, int32_t offset) {
    return LLVM::LoadOp::create(builder, pointer, addressAt(base, offset));
  }
  Value shapeTable(llvm::ArrayRef<int64_t> shape);
  Value callForMemory(llvm::StringRef name, mlir::ValueRange values);

  mlir::SymbolTable symbols;
  mlir::MLIRContext *context;
  mlir::ImplicitLocOpBuilder builder;
  LLVM::LLVMPointerType pointer;
  /// Returns the status of the call.
  mlir::Block *end = nullptr;
};

} // namespace

Value ComputeEmitter::addressAt(Value base, int32_t offset) {
  return LLVM::GEPOp::create(builder, pointer, builder.getI8Type(), base,
                             llvm::ArrayRef<LLVM::GEPArg>{offset},
                             LLVM::GEPNoWrapFlags::inbounds);
}

/// Returns a pointer to the sizes of `shape`, null if it has none.
Value ComputeEmitter::shapeTable(llvm::ArrayRef<int64_t> shape) {
  if (shape.empty())
    return LLVM::ZeroOp::create(builder, pointer);
  const int64_t rank = shape.size();
  mlir::OpBuilder detached(context);
  auto global = LLVM::GlobalOp::create(
      detached, builder.getLoc(),
      LLVM::LLVMArrayType::get(builder.getI64Type(), rank),
      /*isConstant=*/true, LLVM::Linkage::Private, "shape",
      mlir::DenseElementsAttr::get(
          mlir::RankedTensorType::get({rank}, builder.getI64Type()), shape));
  symbols.insert(global);
  return LLVM::AddressOfOp::create(
      builder, pointer, mlir::FlatSymbolRefAttr::get(global.getSymNameAttr()));
}

/// Emits a call of the runtime that returns memory. If that is null, control
/// goes to `end`; the builder continues in a new block.
Value ComputeEmitter::callForMemory(llvm::StringRef name,
                                    mlir::ValueRange values) {
  auto declared = symbols.lookup<LLVM::LLVMFuncOp>(name);
  if (!declared) {
    llvm::SmallVector<mlir::Type> types(values.getTypes());
    mlir::OpBuilder detached(context);
    declared =
        LLVM::LLVMFuncOp::create(detached, builder.getLoc(), name,
                                 LLVM::LLVMFunctionType::get(pointer, types));
    declared.setVisibility_(LLVM::Visibility::Hidden);
    symbols.insert(declared);
  }
  auto call = LLVM::CallOp::create(builder, declared, values);
  Value isNull =
      LLVM::ICmpOp::create(builder, LLVM::ICmpPredicate::eq, call->getResult(0),
                           LLVM::ZeroOp::create(builder, pointer));
  mlir::Block *next = builder.createBlock(end);
  builder.setInsertionPointAfter(isNull.getDefiningOp());
  LLVM::CondBrOp::create(builder, isNull, end, next);
  builder.setInsertionPointToEnd(next);
  return call->getResult(0);
}

void ComputeEmitter::emit(llvm::ArrayRef<const Tensor *> inputs,
                          llvm::ArrayRef<const Tensor *> outputs,
                          uint64_t scratchSize) {
  const mlir::Type i64 = builder.getI64Type();
  mlir::OpBuilder detached(context);
  auto function = LLVM::LLVMFuncOp::create(
      detached, builder.getLoc(), computeName,
      LLVM::LLVMFunctionType::get(i64, {pointer}), LLVM::Linkage::Internal);
  symbols.insert(function);
  function.setNoUnwind(true);
  mlir::Block *entry = function.addEntryBlock(builder);
  Value call = function.getArgument(0);
  end = builder.createBlock(&function.getBody());
  LLVM::ReturnOp::create(
      builder, LLVM::LoadOp::create(builder, i64, addressAt(call, 8)));

  builder.setInsertionPointToEnd(entry);
  llvm::SmallVector<Value> arguments;
  Value inputTensors = loadPointer(call, 0);
  for (size_t i = 0; i < inputs.size(); ++i)
    arguments.push_back(loadPointer(loadPointer(inputTensors, i * 8), 8));
  for (auto [i, output] : llvm::enumerate(outputs))
    arguments.push_back(callForMemory(
        "omOutput", {call, constant(i), shapeTable(output->type.shape)}));
  arguments.push_back(
      scratchSize ? callForMemory("omArena", {call, constant(scratchSize)})
                  : Value(LLVM::ZeroOp::create(builder, pointer)));
  LLVM::CallOp::create(builder, symbols.lookup<LLVM::LLVMFuncOp>(mainGraphName),
                       arguments);
  LLVM::BrOp::create(builder, end);
}

void emitCompute(mlir::ModuleOp module, llvm::ArrayRef<const Tensor *> inputs,
                 llvm::ArrayRef<const Tensor *> outputs, uint64_t scratchSize) {
  ComputeEmitter(module).emit(inputs, outputs, scratchSize);
}

} // namespace onnx_mlir::direct
