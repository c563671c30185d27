// SPDX-License-Identifier: Apache-2.0
#include "tests/interpreter/interpreter.h"

#include "core/ir/descriptor/traits.h"
#include "core/ir/descriptor/value_groups.h"
#include "core/ir/verify/symbol_table.h"
#include "tests/interpreter/evaluation.h"
#include "llvm/ADT/ScopeExit.h"

namespace mlir::interpreter {

LogicalResult Interpreter::fail(Location location, const llvm::Twine &message) {
  if (!error)
    error = RunError{location, message.str()};
  return failure();
}

static bool fitsStatic(llvm::ArrayRef<int64_t> statics,
                       llvm::ArrayRef<int64_t> sizes) {
  return llvm::all_of(llvm::zip(statics, sizes), [](const auto &pair) {
    return ShapedType::isDynamic(std::get<0>(pair)) ||
           std::get<0>(pair) == std::get<1>(pair);
  });
}

/// Returns true if a value has the type: its shape and layout match.
static bool isOfType(const RuntimeValue &value, Type type) {
  if (value.isShaped()) {
    auto shaped = llvm::dyn_cast<ShapedType>(type);
    return shaped && (!shaped.hasRank() ||
                      (shaped.getRank() ==
                           static_cast<int64_t>(value.getShape().size()) &&
                       fitsStatic(shaped.getShape(), value.getShape())));
  }
  auto memrefType = llvm::dyn_cast<MemRefType>(type);
  if (!value.isMemRef() || !memrefType)
    return value.isPoison() || !llvm::isa<RankedTensorType, VectorType>(type);
  const MemRef &memref = value.getMemRef();
  llvm::SmallVector<int64_t> strides;
  int64_t offset;
  if (memrefType.getRank() != static_cast<int64_t>(memref.sizes.size()) ||
      !fitsStatic(memrefType.getShape(), memref.sizes) ||
      failed(memrefType.getStridesAndOffset(strides, offset)))
    return false;
  // Strides of dimensions with at most one element are irrelevant.
  for (size_t i = 0; i < strides.size(); ++i)
    if (memref.sizes[i] <= 1)
      strides[i] = ShapedType::kDynamic;
  return llvm::is_contained(memref.sizes, 0) ||
         (fitsStatic(strides, memref.strides) &&
          fitsStatic(offset, memref.offset));
}

LogicalResult Interpreter::bind(Frame &frame, Value value,
                                const RuntimeValue &content,
                                Location location) {
  if (!isOfType(content, value.getType())) {
    std::string message;
    llvm::raw_string_ostream os(message);
    os << "a value of type '" << value.getType()
       << "' does not have its shape or layout";
    return fail(location, message);
  }
  frame.values[value] = content.as(value.getType());
  return success();
}

FailureOr<Interpreter::Exit>
Interpreter::runRegion(Frame &frame, Region &region,
                       llvm::ArrayRef<RuntimeValue> arguments) {
  Operation *parent = region.getParentOp();
  if (depth >= limits.depth)
    return fail(parent->getLoc(), "calls and regions nest too deep");
  ++depth;
  const bool isScope = parent->hasTrait<OpTrait::AutomaticAllocationScope>();
  if (isScope)
    frame.scopes.emplace_back();
  auto leave = llvm::make_scope_exit([&] {
    --depth;
    if (!isScope)
      return;
    for (const std::shared_ptr<Buffer> &buffer : frame.scopes.back())
      buffer->free();
    frame.scopes.pop_back();
  });
  return runBlocks(frame, &region.front(),
                   RuntimeValues(arguments.begin(), arguments.end()));
}

FailureOr<Interpreter::Exit> Interpreter::runBlocks(Frame &frame, Block *block,
                                                    RuntimeValues arguments) {
  while (true) {
    Operation *parent = block->getParentOp();
    if (block->getNumArguments() != arguments.size())
      return fail(parent->getLoc(), "not as many values as block arguments");
    for (auto [argument, value] : llvm::zip(block->getArguments(), arguments))
      if (failed(bind(frame, argument, value, parent->getLoc())))
        return failure();
    Block *next = nullptr;
    for (Operation &op : *block) {
      if (++numSteps > limits.steps)
        return fail(op.getLoc(), "too many steps");
      auto evaluator = evaluators.find(op.getName().getStringRef());
      if (evaluator == evaluators.end())
        return fail(op.getLoc(),
                    "'" + op.getName().getStringRef() + "' is not interpreted");
      Evaluation evaluation(*this, frame, &op);
      if (failed(evaluator->second(evaluation)))
        return failure();
      if (evaluation.leaves)
        return Exit{&op, std::move(evaluation.results)};
      if (evaluation.nextBlock) {
        next = evaluation.nextBlock;
        arguments = std::move(evaluation.results);
        break;
      }
      assert(evaluation.results.size() == op.getNumResults() &&
             "an evaluator gives all results");
      for (auto [result, value] :
           llvm::zip(op.getResults(), evaluation.results))
        if (failed(bind(frame, result, value, op.getLoc())))
          return failure();
    }
    if (!next) // no terminator
      return Exit();
    block = next;
  }
}

FailureOr<RuntimeValues>
Interpreter::call(Operation *function, llvm::ArrayRef<RuntimeValue> arguments,
                  Location location) {
  if (function->getNumRegions() != 1 || function->getRegion(0).empty())
    return fail(location, "call of a function without a body");
  Frame frame;
  FailureOr<Exit> exit = runRegion(frame, function->getRegion(0), arguments);
  if (failed(exit))
    return failure();
  return std::move(exit->values);
}

FailureOr<RuntimeValues>
Interpreter::run(llvm::StringRef function,
                 llvm::ArrayRef<RuntimeValue> arguments) {
  error.reset();
  numSteps = 0;
  depth = 0;
  Operation *op = SymbolTable::lookupSymbolIn(
      module, StringAttr::get(module->getContext(), function));
  if (!op)
    return fail(module->getLoc(), "there is no function '" + function + "'");
  return call(op, arguments, op->getLoc());
}

int64_t Interpreter::takeAddress(int64_t size) {
  const int64_t address = nextAddress;
  nextAddress += (size / 4096 + 1) * 4096;
  return address;
}

} // namespace mlir::interpreter
