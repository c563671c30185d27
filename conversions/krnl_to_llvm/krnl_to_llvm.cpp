// SPDX-License-Identifier: Apache-2.0
#include "conversions/krnl_to_llvm/krnl_to_llvm.h"

#include "conversions/krnl_to_llvm/runtime_calls.h"
#include "core/ir/builtin/builtin_ops.h"
#include "core/ir/structure/attr_type_sub_elements.h"
#include "dialects/arith/arith.h"
#include "dialects/cf/cf.h"
#include "dialects/func/func.h"
#include "dialects/krnl/runtime_ops.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/TypeSwitch.h"

namespace mlir {

#define GEN_PASS_DEF_CONVERTKRNLTOLLVMPASS
#include "conversions/krnl_to_llvm/krnl_to_llvm_pass.h.inc"

namespace {

using namespace krnl_to_llvm;

/// Lowers one function.
class FunctionLowering {
public:
  FunctionLowering(func::FuncOp function, SymbolTable &symbols)
      : function(function), builder(function.getLoc(), function.getContext()),
        calls(builder, symbols) {}

  LogicalResult run();

private:
  LogicalResult check(llvm::ArrayRef<Operation *> ops);
  void convertTypes();
  LogicalResult lower(Operation *op);
  void lowerRuntimeCall(krnl::RuntimeCallOp op);
  Value asInt64(Value index);
  SmallVector<Value> asInt64(ValueRange indices);
  Value asIndex(Value number);
  /// Returns a memref of rank 0 at the address.
  Value makeMemRef(Value address, Type type);
  void replaceMemory(Operation *op, Value address);
  Value getAddress(Value memory);
  /// Leaves the function if the condition holds. The builder moves on.
  void leaveIf(Value condition, Value call);
  Value isNull(Value address);

  func::FuncOp function;
  ImplicitLocOpBuilder builder;
  RuntimeCalls calls;
  /// The addresses of memory that runtime operations yield.
  llvm::DenseMap<Value, Value> addresses;
  /// Returns the status.
  Block *end = nullptr;
};

struct ConvertKrnlToLLVM : impl::ConvertKrnlToLLVMPassBase<ConvertKrnlToLLVM> {
  using ConvertKrnlToLLVMPassBase::ConvertKrnlToLLVMPassBase;

  void runOnOperation() override {
    SymbolTable symbols(getOperation());
    SmallVector<func::FuncOp> functions(getOperation().getOps<func::FuncOp>());
    for (func::FuncOp function : functions)
      if (failed(FunctionLowering(function, symbols).run()))
        return signalPassFailure();
  }
};

} // namespace

void FunctionLowering::convertTypes() {
  auto convert = [&](Type type) -> Type {
    return isa<krnl::CallType>(type) ? calls.getPointerType() : type;
  };
  for (Block &block : function.getBody())
    for (BlockArgument argument : block.getArguments())
      argument.setType(convert(argument.getType()));
  function.setType(builder.getFunctionType(
      llvm::map_to_vector(function.getArgumentTypes(), convert),
      llvm::map_to_vector(function.getResultTypes(), convert)));
}

Value FunctionLowering::asInt64(Value index) {
  return builder.createOrFold<arith::IndexCastOp>(builder.getI64Type(), index);
}

SmallVector<Value> FunctionLowering::asInt64(ValueRange indices) {
  return llvm::map_to_vector(indices,
                             [&](Value index) { return asInt64(index); });
}

Value FunctionLowering::asIndex(Value number) {
  return arith::IndexCastOp::create(builder, builder.getIndexType(), number);
}

Value FunctionLowering::makeMemRef(Value address, Type type) {
  auto pointer = calls.getPointerType();
  auto structType = LLVM::LLVMStructType::getLiteral(
      builder.getContext(), {pointer, pointer, builder.getI64Type()});
  Value descriptor = LLVM::PoisonOp::create(builder, structType);
  auto insert = [&](Value field, int64_t position) {
    descriptor = LLVM::InsertValueOp::create(builder, descriptor, field,
                                             llvm::ArrayRef(position));
  };
  insert(address, 0);
  insert(address, 1);
  insert(calls.constant(0), 2);
  return UnrealizedConversionCastOp::create(builder, TypeRange(type),
                                            ValueRange(descriptor))
      .getResult(0);
}

void FunctionLowering::replaceMemory(Operation *op, Value address) {
  Value memory = makeMemRef(address, op->getResult(0).getType());
  addresses[memory] = address;
  op->getResult(0).replaceAllUsesWith(memory);
}

/// Returns the address of memory, which may be carried by a loop.
Value FunctionLowering::getAddress(Value memory) {
  if (Value known = addresses.lookup(memory))
    return known;
  auto pointer = calls.getPointerType();
  auto structType = LLVM::LLVMStructType::getLiteral(
      builder.getContext(), {pointer, pointer, builder.getI64Type()});
  Value descriptor = UnrealizedConversionCastOp::create(
                         builder, TypeRange(structType), ValueRange(memory))
                         .getResult(0);
  return LLVM::ExtractValueOp::create(builder, descriptor,
                                      llvm::ArrayRef<int64_t>(1));
}

void FunctionLowering::leaveIf(Value condition, Value call) {
  if (!end) {
    OpBuilder::InsertionGuard guard(builder);
    end = builder.createBlock(&function.getBody(), function.getBody().end());
    func::ReturnOp::create(builder, calls.getStatus(call));
  }
  Block *block = builder.getInsertionBlock();
  Block *next = block->splitBlock(builder.getInsertionPoint());
  builder.setInsertionPointToEnd(block);
  cf::CondBranchOp::create(builder, condition, end, ValueRange(), next,
                           ValueRange());
  builder.setInsertionPointToStart(next);
}

Value FunctionLowering::isNull(Value address) {
  Value null = LLVM::ZeroOp::create(builder, calls.getPointerType());
  return LLVM::ICmpOp::create(builder, LLVM::ICmpPredicate::eq, address, null);
}

/// Returns the call that an operation of the runtime uses.
static Value getCall(Operation *op) {
  for (Value operand : op->getOperands())
    if (isa<krnl::CallType>(operand.getType()))
      return operand;
  return {};
}

/// Returns whether an operation returns memory that the runtime has made.
static bool returnsMemory(krnl::RuntimeCallOp call) {
  return call.getResult() && isa<MemRefType>(call.getResult().getType());
}

void FunctionLowering::lowerRuntimeCall(krnl::RuntimeCallOp op) {
  SmallVector<Value> arguments;
  for (Value argument : op.getArguments()) {
    if (isa<MemRefType>(argument.getType()))
      argument = getAddress(argument);
    else if (argument.getType().isIndex())
      argument = asInt64(argument);
    arguments.push_back(argument);
  }
  Type type;
  if (op.getResult())
    type = returnsMemory(op) ? Type(calls.getPointerType())
                             : Type(builder.getI64Type());
  Value result = calls.callFunction(op.getCallee(), type, arguments);
  if (returnsMemory(op)) {
    if (Value call = getCall(op))
      leaveIf(isNull(result), call);
    replaceMemory(op, result);
  } else if (result) {
    op.getResult().replaceAllUsesWith(asIndex(result));
  }
}

LogicalResult FunctionLowering::lower(Operation *op) {
  builder.setLoc(op->getLoc());
  builder.setInsertionPointAfter(op);
  if (auto slot = dyn_cast<krnl::SlotOp>(op);
      slot && !addresses.contains(slot.getArena()))
    return op->emitOpError() << "is a part of memory that is neither the arena "
                                "nor an output of the function";
  llvm::TypeSwitch<Operation *>(op)
      .Case([&](krnl::InputOp input) {
        Value tensor = calls.getInput(input.getCall(), input.getIndex());
        replaceMemory(op, calls.getElements(tensor));
      })
      .Case([&](krnl::InputSizeOp size) {
        Value tensor = calls.getInput(size.getCall(), size.getIndex());
        op->getResult(0).replaceAllUsesWith(
            asIndex(calls.getSize(tensor, size.getDimension())));
      })
      .Case([&](krnl::OutputOp output) {
        Value address =
            calls.takeOutput(output.getCall(), output.getIndex(),
                             asInt64(ValueRange(output.getSizes())));
        leaveIf(isNull(address), output.getCall());
        replaceMemory(op, address);
      })
      .Case([&](krnl::ArenaOp arena) {
        Value address =
            calls.takeArena(arena.getCall(), asInt64(arena.getBytes()));
        leaveIf(isNull(address), arena.getCall());
        replaceMemory(op, address);
      })
      .Case([&](krnl::AllocateOp block) {
        Value address =
            calls.allocateBlock(block.getCall(), asInt64(block.getBytes()));
        leaveIf(isNull(address), block.getCall());
        replaceMemory(op, address);
      })
      .Case([&](krnl::GrowOp grow) {
        Value address =
            calls.growBlock(grow.getCall(), getAddress(grow.getBlock()),
                            asInt64(grow.getUsed()), asInt64(grow.getBytes()));
        leaveIf(isNull(address), grow.getCall());
        replaceMemory(op, address);
      })
      .Case([&](krnl::FreeOp block) {
        calls.freeBlock(getAddress(block.getBlock()));
      })
      .Case([&](krnl::SlotOp slot) {
        Value address = LLVM::GEPOp::create(
            builder, calls.getPointerType(), builder.getI8Type(),
            addresses.lookup(slot.getArena()),
            llvm::ArrayRef<LLVM::GEPArg>{asInt64(slot.getOffset())},
            LLVM::GEPNoWrapFlags::inbounds);
        replaceMemory(op, address);
      })
      .Case([&](krnl::SizesOp sizes) {
        replaceMemory(op,
                      calls.makeArray(asInt64(ValueRange(sizes.getSizes()))));
      })
      .Case([&](krnl::RuntimeCallOp call) { lowerRuntimeCall(call); })
      .Case([&](krnl::SetErrorOp error) {
        calls.setError(error.getCall(), error.getCode(),
                       asInt64(error.getNode()));
      })
      .Case([&](krnl::LeaveIfOp leave) {
        leaveIf(leave.getCondition(), leave.getCall());
      })
      .Case([&](krnl::StatusOp status) {
        op->getResult(0).replaceAllUsesWith(calls.getStatus(status.getCall()));
      });
  op->erase();
  return success();
}

/// 1. A call is an argument of a block of the function.
/// 2. Operations that may leave the function are at its top level. It returns
///    the status of the call, which is an argument of the function.
/// 3. No operation has a call as result, or as argument of a region.
/// 4. Slots are parts of the arena or of outputs.
LogicalResult FunctionLowering::check(llvm::ArrayRef<Operation *> ops) {
  auto isOfFunction = [&](Value value) {
    return isa<BlockArgument>(value) &&
           value.getParentRegion() == &function.getBody();
  };
  for (Operation *op : ops) {
    // 1.
    Value call = getCall(op);
    if (call && !isOfFunction(call))
      return op->emitOpError() << "uses a call that is no argument of a block "
                                  "of the function";
    // 2.
    auto runtimeCall = dyn_cast<krnl::RuntimeCallOp>(op);
    const bool mayReturnNull =
        call && runtimeCall && returnsMemory(runtimeCall);
    if (mayReturnNull || isa<krnl::AllocateOp, krnl::ArenaOp, krnl::GrowOp,
                             krnl::LeaveIfOp, krnl::OutputOp>(op)) {
      if (op->getParentRegion() != &function.getBody())
        return op->emitOpError() << "is inside a region; lower it first";
      if (!cast<BlockArgument>(call).getOwner()->isEntryBlock() ||
          function.getResultTypes() !=
              llvm::ArrayRef<Type>(builder.getI64Type()))
        return op->emitOpError()
               << "may leave a function that does not return the status of "
                  "its own call";
    }
    // 4.
    if (auto slot = dyn_cast<krnl::SlotOp>(op);
        slot && !isa_and_present<krnl::ArenaOp, krnl::OutputOp>(
                    slot.getArena().getDefiningOp()))
      return op->emitOpError() << "is a part of memory that is neither the "
                                  "arena nor an output of the function";
  }
  // 3. Each type is visited once.
  AttrTypeWalker walker;
  walker.addWalk([](krnl::CallType) { return WalkResult::interrupt(); });
  auto hasCall = [&](Type type) { return walker.walk(type).wasInterrupted(); };
  return failure(
      function.getBody()
          .walk([&](Operation *op) {
            bool isWrong = llvm::any_of(op->getResultTypes(), hasCall);
            for (Region &region : op->getRegions())
              for (Block &block : region)
                isWrong |= llvm::any_of(block.getArgumentTypes(), hasCall);
            if (!isWrong)
              return WalkResult::advance();
            op->emitOpError() << "creates a call, which is not implemented";
            return WalkResult::interrupt();
          })
          .wasInterrupted());
}

LogicalResult FunctionLowering::run() {
  SmallVector<Operation *> ops;
  function->walk([&](Operation *op) {
    if (isa<krnl::AllocateOp, krnl::ArenaOp, krnl::FreeOp, krnl::GrowOp,
            krnl::InputOp, krnl::InputSizeOp, krnl::LeaveIfOp, krnl::OutputOp,
            krnl::RuntimeCallOp, krnl::SetErrorOp, krnl::SizesOp, krnl::SlotOp,
            krnl::StatusOp>(op))
      ops.push_back(op);
  });
  if (failed(check(ops)))
    return failure();
  for (Operation *op : ops)
    if (failed(lower(op)))
      return failure();
  convertTypes();
  return success();
}

} // namespace mlir
