// SPDX-License-Identifier: Apache-2.0
#include "dialects/memref/transforms/normalize_memrefs/normalize_memrefs.h"

#include "core/ir/builtin/builtin_ops.h"
#include "core/ir/verify/symbol_table.h"
#include "dialects/affine/affine.h"
#include "dialects/affine/memref_utils.h"
#include "dialects/arith/arith.h"
#include "dialects/func/func.h"
#include "dialects/memref/memref.h"
#include "llvm/ADT/DenseSet.h"

namespace mlir::memref {

#define GEN_PASS_DEF_NORMALIZEMEMREFSPASS
#include "dialects/memref/transforms/normalize_memrefs/normalize_memrefs_pass.h.inc"

namespace {

using OpSet = llvm::DenseSet<Operation *>;

/// All functions, in order, with their callers and callees.
struct Functions {
  explicit Functions(ModuleOp module);

  SmallVector<func::FuncOp> all;
  llvm::DenseMap<Operation *, SmallVector<func::CallOp>> calls;
  /// Maps each function to the functions that refer to it and those that it
  /// calls.
  llvm::DenseMap<Operation *, SmallVector<Operation *>> neighbors;
};

} // namespace

Functions::Functions(ModuleOp module) {
  SymbolTableCollection symbolTables;
  const SymbolUserMap users(symbolTables, module);
  module->walk([&](func::FuncOp function) { all.push_back(function); });
  for (func::FuncOp function : all) {
    for (Operation *user : users.getUsers(function)) {
      auto call = dyn_cast<func::CallOp>(user);
      if (call)
        calls[function].push_back(call);
      auto caller = user->getParentOfType<func::FuncOp>();
      if (!caller)
        continue;
      neighbors[function].push_back(caller);
      if (call)
        neighbors[caller].push_back(function);
    }
  }
}

/// Returns the type with the identity layout, or the same type if its layout
/// has symbols: these have values only at allocations.
static MemRefType normalizeType(MemRefType type) {
  if (!type.getLayout().isIdentity() &&
      type.getLayout().getAffineMap().getNumSymbols())
    return type;
  return affine::normalizeMemRefType(type);
}

static Type normalizeType(Type type) {
  auto memrefType = dyn_cast<MemRefType>(type);
  return memrefType ? Type(normalizeType(memrefType)) : type;
}

/// Returns whether the type of the value can change in the operation. It cannot
/// if the value is stored, since the type of the memory contains its type.
static bool canChangeIn(Operation *user, Value value) {
  if (auto store = dyn_cast<StoreOp>(user))
    return store.getValueToStore() != value;
  if (auto write = dyn_cast<affine::AffineWriteOpInterface>(user))
    return write.getValueToStore() != value;
  return user->hasTrait<OpTrait::MemRefsNormalizable>();
}

/// Returns whether the value has the identity layout, or can change in all of
/// its users.
static bool isNormalizable(Value value) {
  auto type = dyn_cast<MemRefType>(value.getType());
  return !type || type.getLayout().isIdentity() ||
         llvm::all_of(value.getUsers(), [value](Operation *user) {
           return canChangeIn(user, value);
         });
}

static bool isNormalizable(func::FuncOp function) {
  if (function.isExternal())
    return true;
  const bool found =
      function
          ->walk([](Operation *op) {
            if (isa<AllocOp, AllocaOp, func::CallOp>(op) &&
                !llvm::all_of(op->getResults(), [](Value result) {
                  return isNormalizable(result);
                }))
              return WalkResult::interrupt();
            return WalkResult::advance();
          })
          .wasInterrupted();
  return !found && llvm::all_of(function.getArguments(), [](Value argument) {
    return isNormalizable(argument);
  });
}

/// Returns the functions that are not changed.
static OpSet getFixedFunctions(const Functions &functions) {
  OpSet fixed;
  SmallVector<Operation *> pending;
  for (func::FuncOp function : functions.all)
    if (!isNormalizable(function))
      pending.push_back(function);
  while (!pending.empty()) {
    Operation *function = pending.pop_back_val();
    if (!fixed.insert(function).second)
      continue;
    auto found = functions.neighbors.find(function);
    if (found != functions.neighbors.end())
      pending.append(found->second.begin(), found->second.end());
  }
  return fixed;
}

/// Replaces a normalizable memref, whose layout has no symbols, by a memref of
/// the normalized type.
static void replaceMemRef(Value oldMemRef, Value newMemRef) {
  (void)affine::replaceAllMemRefUsesWith(
      oldMemRef, newMemRef, /*extraIndices=*/{},
      cast<MemRefType>(oldMemRef.getType()).getLayout().getAffineMap(),
      /*extraOperands=*/{}, /*symbolOperands=*/{}, /*userFilterFn=*/nullptr,
      /*allowNonDereferencingOps=*/true, /*replaceInDeallocOp=*/true);
}

/// Replaces the operation by one with other result types, which differ only in
/// layouts, and these attributes. Returns null, without changes, if a result is
/// not normalizable.
static Operation *replaceWithTypes(Operation *op, TypeRange types,
                                   ArrayRef<NamedAttribute> attributes) {
  for (auto [result, type] : llvm::zip_equal(op->getResults(), types))
    if (result.getType() != type && !isNormalizable(result))
      return nullptr;
  OpBuilder builder(op);
  OperationState state(op->getLoc(), op->getName());
  state.addOperands(op->getOperands());
  state.addAttributes(attributes);
  state.addTypes(types);
  for (Region &region : op->getRegions())
    state.addRegion()->takeBody(region);
  Operation *newOp = builder.create(state);
  for (auto [oldResult, newResult] :
       llvm::zip_equal(op->getResults(), newOp->getResults()))
    if (oldResult.getType() != newResult.getType())
      replaceMemRef(oldResult, newResult);
  op->replaceAllUsesWith(newOp);
  op->erase();
  return newOp;
}

static SmallVector<Type> normalizeTypes(TypeRange types) {
  SmallVector<Type> normalized;
  for (Type type : types)
    normalized.push_back(normalizeType(type));
  return normalized;
}

static void normalizeAllocations(func::FuncOp function) {
  SmallVector<AllocOp> allocs;
  SmallVector<AllocaOp> allocas;
  SmallVector<ReinterpretCastOp> casts;
  function->walk([&](Operation *op) {
    if (auto alloc = dyn_cast<AllocOp>(op))
      allocs.push_back(alloc);
    else if (auto alloca = dyn_cast<AllocaOp>(op))
      allocas.push_back(alloca);
    else if (auto cast = dyn_cast<ReinterpretCastOp>(op))
      casts.push_back(cast);
  });
  for (AllocOp alloc : allocs)
    (void)affine::normalizeMemRef(alloc);
  for (AllocaOp alloca : allocas)
    (void)affine::normalizeMemRef(alloca);
  for (ReinterpretCastOp cast : casts)
    (void)affine::normalizeMemRef(cast);
}

static void normalizeArguments(func::FuncOp function) {
  Block &entry = function.front();
  for (unsigned index = 0; index < entry.getNumArguments(); ++index) {
    BlockArgument argument = entry.getArgument(index);
    const Type type = normalizeType(argument.getType());
    if (type == argument.getType())
      continue;
    replaceMemRef(argument,
                  entry.insertArgument(index, type, argument.getLoc()));
    entry.eraseArgument(index + 1);
  }
}

/// Normalizes the results of operations other than calls.
static void normalizeResults(func::FuncOp function) {
  function->walk([](Operation *op) {
    if (!op->hasTrait<OpTrait::MemRefsNormalizable>() || isa<func::CallOp>(op))
      return;
    const SmallVector<Type> types = normalizeTypes(op->getResultTypes());
    if (TypeRange(types) != op->getResultTypes())
      (void)replaceWithTypes(op, types, op->getAttrs());
  });
}

/// Returns the result types of the function. A type becomes the type of a
/// returned memref if that has the identity layout.
static SmallVector<Type> getResultTypes(func::FuncOp function) {
  SmallVector<Type> types(function.getFunctionType().getResults());
  for (Block &block : function.getBody()) {
    auto returnOp = dyn_cast<func::ReturnOp>(&block.back());
    if (!returnOp)
      continue;
    for (auto [operand, type] : llvm::zip(returnOp.getOperands(), types))
      if (auto memrefType = dyn_cast<MemRefType>(operand.getType()))
        if (memrefType.getLayout().isIdentity())
          type = memrefType;
  }
  return types;
}

/// Replaces the call by one with the callee as its only attribute. Returns
/// null, without changes, if a result is not normalizable.
static func::CallOp replaceCall(func::CallOp call, TypeRange types) {
  const NamedAttribute callee(call.getCalleeAttrName(), call.getCalleeAttr());
  return cast_or_null<func::CallOp>(replaceWithTypes(call, types, {callee}));
}

/// Updates the type of a function to that of its body, then its calls, then the
/// functions that contain changed calls, transitively.
static void updateSignatures(func::FuncOp function, Functions &functions) {
  SmallVector<func::FuncOp> pending{function};
  while (!pending.empty()) {
    func::FuncOp current = pending.pop_back_val();
    if (!current.isExternal())
      current.setType(FunctionType::get(current.getContext(),
                                        current.front().getArgumentTypes(),
                                        getResultTypes(current)));
    const ArrayRef<Type> types = current.getFunctionType().getResults();
    for (func::CallOp &call : functions.calls[current]) {
      const bool changes = call.getResultTypes() != TypeRange(types);
      func::CallOp newCall = replaceCall(call, types);
      if (!newCall)
        continue;
      call = newCall;
      auto caller = newCall->getParentOfType<func::FuncOp>();
      if (changes && caller)
        pending.push_back(caller);
    }
  }
}

static void normalizeFunction(func::FuncOp function, Functions &functions) {
  if (function.isExternal()) {
    const FunctionType type = function.getFunctionType();
    function.setType(FunctionType::get(function.getContext(),
                                       normalizeTypes(type.getInputs()),
                                       normalizeTypes(type.getResults())));
  } else {
    normalizeAllocations(function);
    normalizeArguments(function);
    normalizeResults(function);
  }
  updateSignatures(function, functions);
}

namespace {

struct NormalizeMemRefsPass
    : impl::NormalizeMemRefsPassBase<NormalizeMemRefsPass> {
  using NormalizeMemRefsPassBase::NormalizeMemRefsPassBase;

  void runOnOperation() override {
    // Functions can change only if all references to them are known.
    if (!SymbolTable::getSymbolUses(&getOperation().getBodyRegion()))
      return;
    Functions functions(getOperation());
    const OpSet fixed = getFixedFunctions(functions);
    for (func::FuncOp function : functions.all)
      if (!fixed.contains(function))
        normalizeFunction(function, functions);
  }
};

} // namespace

} // namespace mlir::memref
