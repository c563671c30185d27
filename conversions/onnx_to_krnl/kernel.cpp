// SPDX-License-Identifier: Apache-2.0
#include "conversions/onnx_to_krnl/kernel.h"

#include <string>

#include "conversions/onnx_to_krnl/nest_emitter.h"
#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/structure/operation_equivalence.h"
#include "dialects/arith/arith.h"
#include "dialects/krnl/runtime_ops.h"
#include "dialects/llvm/llvm.h"
#include "dialects/memref/memref.h"
#include "dialects/onnx/indexed/layout.h"
#include "dialects/onnx/indexed/scalar_constant.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::onnx_to_krnl {

using onnx::DimExpr;
using Kind = KernelArgument::Kind;

MemRefType getMemoryType(Type elementType) {
  Type type = onnx::getScalarType(elementType);
  if (type.isSignlessInteger(1))
    type = IntegerType::get(type.getContext(), 8);
  return MemRefType::get({}, type);
}

namespace {

/// Emits a function. Arguments are added when the body needs them, after those
/// for memory.
class KernelEmitter : public KernelBody {
public:
  explicit KernelEmitter(const onnx::Operator &op, bool reassociates = false)
      : op(op), reassociates(reassociates),
        builder(op.getOperation()->getLoc(), op.getContext()), entry(builder) {}

  Kernel emit(const onnx::IndexedOp &indexed);
  Kernel emit(const onnx::RowBlocks &blocks);
  Kernel emit(EmitKernelFn emitCode);
  Kernel emit(onnx::ComputedShapeFn emitShape);

  Value getSize(DimExpr expr) override;
  Value getMemory(bool isResult, unsigned number,
                  llvm::ArrayRef<DimExpr> shape) override;
  Value getScratch(DimExpr size) override {
    return emitView(
        getArgument({Kind::Scratch}, MemRefType::get({}, builder.getI64Type())),
        size);
  }
  TypedAttr getConstant(unsigned operand) override {
    if (isBuffer(/*isResult=*/false, operand))
      return {};
    return onnx::getScalarConstant(op.getOperation()->getOperand(operand));
  }
  void emitError(OpBuilder &inner, onnx::ErrorCode code,
                 unsigned node) override;
  Type getScalarType(bool isResult, unsigned number) override {
    if (isBuffer(isResult, number))
      return rows->type;
    return isResult ? op.getResultScalarType(number) : op.getScalarType(number);
  }
  bool mayReassociate() override { return reassociates; }
  llvm::ArrayRef<DimExpr> getShape(bool isResult, unsigned number) override {
    if (isBuffer(isResult, number))
      return rows->shape;
    return isResult ? op.getResultShape(number) : op.getShape(number);
  }
  onnx::LayoutAttr getLayout(bool isResult, unsigned number) override {
    if (isBuffer(isResult, number))
      return {};
    Operation *operation = op.getOperation();
    return onnx::getLayout(isResult ? operation->getResult(number).getType()
                                    : operation->getOperand(number).getType());
  }
  onnx::DimExprContext &getDims() override { return op.dims(); }
  Value allocateOnStack(MemRefType type) override {
    return memref::AllocaOp::create(entry, type);
  }

private:
  struct View {
    bool isResult;
    unsigned number;
    llvm::SmallVector<DimExpr> shape;
    Value memory;
  };

  Kernel emit(llvm::function_ref<llvm::SmallVector<Value>()> emitCode);
  /// Returns whether a number stands for the buffer of rows.
  bool isBuffer(bool isResult, unsigned number) const {
    return rows &&
           number >= (isResult ? op.getNumResults() : op.getNumOperands());
  }
  void addMemory(const onnx::IndexedOp &indexed);
  Value getArgument(KernelArgument argument, Type type);
  OpFoldResult fold(DimExpr size);
  Value emitView(Value memory, llvm::ArrayRef<DimExpr> shape);
  void setAttributes(func::FuncOp function);

  const onnx::Operator &op;
  bool reassociates;
  /// The blocks of rows that the kernel computes, or null.
  const onnx::RowBlocks *rows = nullptr;
  /// Emits into the body.
  ImplicitLocOpBuilder builder;
  /// Emits what the whole function uses, before the body.
  ImplicitLocOpBuilder entry;
  Block *block = nullptr;
  std::vector<KernelArgument> arguments;
  std::vector<View> views;
  bool canFail = false;
};

} // namespace

/// Returns the argument, which is added if there is none.
Value KernelEmitter::getArgument(KernelArgument argument, Type type) {
  auto found = llvm::find_if(arguments, [&](const KernelArgument &other) {
    return other.kind == argument.kind && other.number == argument.number &&
           other.size == argument.size;
  });
  if (found != arguments.end())
    return block->getArgument(found - arguments.begin());
  arguments.push_back(argument);
  return block->addArgument(type, builder.getLoc());
}

Value KernelEmitter::getSize(DimExpr expr) {
  if (std::optional<int64_t> value = expr.getConstant())
    return arith::ConstantIndexOp::create(builder, *value);
  return getArgument({Kind::Size, 0, expr}, builder.getIndexType());
}

void KernelEmitter::emitError(OpBuilder &inner, onnx::ErrorCode code,
                              unsigned number) {
  canFail = true;
  Value call = getArgument({Kind::Call}, krnl::CallType::get(op.getContext()));
  Value node = getArgument({Kind::Node, number}, builder.getIndexType());
  krnl::SetErrorOp::create(
      inner, builder.getLoc(), call, node,
      builder.getI64IntegerAttr(static_cast<int64_t>(code)));
}

OpFoldResult KernelEmitter::fold(DimExpr size) {
  if (std::optional<int64_t> value = size.getConstant())
    return builder.getIndexAttr(*value);
  return getSize(size);
}

/// Gives memory a shape, in row-major order.
Value KernelEmitter::emitView(Value memory, llvm::ArrayRef<DimExpr> shape) {
  if (shape.empty())
    return memory;
  llvm::SmallVector<OpFoldResult> sizeValues, strides(shape.size());
  llvm::SmallVector<int64_t> staticSizes;
  for (DimExpr size : shape) {
    sizeValues.push_back(fold(size));
    staticSizes.push_back(size.getConstant().value_or(ShapedType::kDynamic));
  }
  DimExpr stride = op.dims().getConstant(1);
  Value dynamicStride;
  for (size_t i = shape.size(); i-- > 0;) {
    if (std::optional<int64_t> value = stride.getConstant())
      strides[i] = builder.getIndexAttr(*value);
    else
      strides[i] = dynamicStride;
    if (i == 0)
      break;
    DimExpr next = op.dims().mul(stride, shape[i]);
    if (!next.getConstant()) {
      Value left = dynamicStride;
      if (!left)
        left = arith::ConstantIndexOp::create(entry, *stride.getConstant());
      Value right;
      if (std::optional<int64_t> value = shape[i].getConstant())
        right = arith::ConstantIndexOp::create(entry, *value);
      else
        right = getSize(shape[i]);
      dynamicStride = entry.createOrFold<arith::MulIOp>(left, right);
    }
    stride = next;
  }
  auto type = cast<MemRefType>(memory.getType());
  return memref::ReinterpretCastOp::create(
      entry, MemRefType::get(staticSizes, type.getElementType()), memory,
      entry.getIndexAttr(0), sizeValues, strides);
}

Value KernelEmitter::getMemory(bool isResult, unsigned number,
                               llvm::ArrayRef<DimExpr> shape) {
  const bool isRows = isBuffer(isResult, number);
  if (isRows) {
    // The operand and the result are one.
    isResult = true;
    number = op.getNumResults();
  }
  for (const View &view : views)
    if (view.isResult == isResult && view.number == number &&
        llvm::ArrayRef(view.shape) == shape)
      return view.memory;
  Type type = isRows     ? rows->type
              : isResult ? op.getResultElementType(number)
                         : op.getElementType(number);
  KernelArgument argument = {Kind::Scratch};
  if (!isRows)
    argument = {isResult ? Kind::Result : Kind::Operand, number};
  Value memory = getArgument(argument, getMemoryType(type));
  Value view = emitView(memory, shape);
  views.push_back({isResult, number, llvm::SmallVector<DimExpr>(shape), view});
  return view;
}

/// Adds an argument for each operand that is read and each result.
void KernelEmitter::addMemory(const onnx::IndexedOp &indexed) {
  for (const onnx::IndexedNest &nest : indexed.nests)
    for (const onnx::IndexedStage &stage : nest.stages)
      for (const onnx::IndexedRead &read : stage.reads)
        if (!read.isResult && !isBuffer(read.isResult, read.tensor) &&
            !getConstant(read.tensor))
          getArgument({Kind::Operand, read.tensor},
                      getMemoryType(op.getElementType(read.tensor)));
  for (unsigned i = 0; i < op.getNumResults(); ++i)
    if (op.hasResult(i))
      getArgument({Kind::Result, i}, getMemoryType(op.getResultElementType(i)));
}

/// Inlining all kernels into one function would make optimization slow and lose
/// the facts about the arguments.
void KernelEmitter::setAttributes(func::FuncOp function) {
  MLIRContext *context = op.getContext();
  function.setPrivate();
  function->setAttr("llvm.linkage",
                    LLVM::LinkageAttr::get(context, LLVM::Linkage::Internal));
  function->setAttr("passthrough",
                    builder.getStrArrayAttr({"nounwind", "noinline"}));
  for (auto [i, argument] : llvm::enumerate(arguments)) {
    const bool isRead = argument.kind == Kind::Operand;
    if (isRead || argument.kind == Kind::Result ||
        argument.kind == Kind::Scratch)
      function.setArgAttr(i, LLVM::LLVMDialect::getNoAliasAttrName(),
                          builder.getUnitAttr());
    if (isRead)
      function.setArgAttr(i, LLVM::LLVMDialect::getReadonlyAttrName(),
                          builder.getUnitAttr());
  }
}

Kernel
KernelEmitter::emit(llvm::function_ref<llvm::SmallVector<Value>()> emitCode) {
  auto function = func::FuncOp::create(builder.getLoc(), "kernel",
                                       builder.getFunctionType({}, {}));
  // The entry comes before a block of its own until the body is complete.
  block = function.addEntryBlock();
  Block bodyBlock;
  entry.setInsertionPointToEnd(block);
  builder.setInsertionPointToEnd(&bodyBlock);
  const llvm::SmallVector<Value> results = emitCode();
  func::ReturnOp::create(builder, results);
  block->getOperations().splice(block->end(), bodyBlock.getOperations());
  function.setType(builder.getFunctionType(block->getArgumentTypes(),
                                           ValueRange(results).getTypes()));
  setAttributes(function);
  return {function, std::move(arguments), canFail};
}

Kernel KernelEmitter::emit(const onnx::IndexedOp &indexed) {
  return emit([&] {
    addMemory(indexed);
    for (const onnx::IndexedNest &nest : indexed.nests)
      emitNest(builder, *this, nest);
    return llvm::SmallVector<Value>();
  });
}

Kernel KernelEmitter::emit(const onnx::RowBlocks &blocks) {
  rows = &blocks;
  return emit([&] {
    addMemory(blocks.whole);
    emitRowBlocks(builder, *this, blocks);
    return llvm::SmallVector<Value>();
  });
}

Kernel KernelEmitter::emit(EmitKernelFn emitCode) {
  return emit([&] {
    llvm::SmallVector<Value> results;
    if (Value result = emitCode(builder, *this, op))
      results.push_back(result);
    return results;
  });
}

Kernel KernelEmitter::emit(onnx::ComputedShapeFn emitShape) {
  return emit([&] {
    return emitScalars(builder, *this, [&](onnx::ScalarBuilder &inner) {
      const onnx::Terms shape = emitShape(inner, op);
      return llvm::SmallVector<Value>(shape.begin(), shape.end());
    });
  });
}

Kernel emitKernel(const onnx::Operator &op, onnx::IndexedOp indexed,
                  bool mayReassociate) {
  for (onnx::IndexedNest &nest : indexed.nests)
    onnx::collapseLoops(nest, op.dims());
  return KernelEmitter(op, mayReassociate).emit(indexed);
}

Kernel emitKernel(const onnx::Operator &op, const onnx::RowBlocks &blocks,
                  bool mayReassociate) {
  return KernelEmitter(op, mayReassociate).emit(blocks);
}

Kernel emitKernel(const onnx::Operator &op, EmitKernelFn emit) {
  return KernelEmitter(op).emit(emit);
}

Kernel emitKernel(const onnx::Operator &op, onnx::ComputedShapeFn emit) {
  return KernelEmitter(op).emit(emit);
}

size_t hashCode(func::FuncOp function) {
  llvm::hash_code hash =
      llvm::hash_value(function.getFunctionType().getAsOpaquePointer());
  function.getBody().walk([&](Operation *op) {
    hash =
        llvm::hash_combine(hash, OperationEquivalence::computeHash(
                                     op, OperationEquivalence::ignoreHashValue,
                                     OperationEquivalence::ignoreHashValue,
                                     OperationEquivalence::IgnoreLocations));
  });
  return hash;
}

bool haveSameCode(func::FuncOp left, func::FuncOp right) {
  return left.getFunctionType() == right.getFunctionType() &&
         OperationEquivalence::isRegionEquivalentTo(
             &left.getBody(), &right.getBody(),
             OperationEquivalence::IgnoreLocations);
}

void KernelTable::insert(Kernel &kernel, llvm::StringRef name) {
  auto &candidates = functions[hashCode(kernel.function)];
  for (func::FuncOp candidate : candidates) {
    if (haveSameCode(candidate, kernel.function)) {
      kernel.function.erase();
      kernel.function = candidate;
      return;
    }
  }
  // Names of the form `Add`, `Add_1`, `Add_2`.
  const unsigned number = names[name]++;
  kernel.function.setName(
      number == 0 ? name.str() : (name + "_" + llvm::Twine(number)).str());
  candidates.push_back(kernel.function);
  module.push_back(kernel.function);
}

} // namespace mlir::onnx_to_krnl
