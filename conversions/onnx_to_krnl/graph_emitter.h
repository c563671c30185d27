// SPDX-License-Identifier: Apache-2.0
//
// Emits the function of a model: its sizes, its memory, its control flow and
// the calls of its kernels.
#ifndef CONVERSIONS_ONNX_TO_KRNL_GRAPH_EMITTER_H
#define CONVERSIONS_ONNX_TO_KRNL_GRAPH_EMITTER_H

#include <optional>
#include <string>
#include <utility>

#include "conversions/onnx_to_krnl/bounds.h"
#include "conversions/onnx_to_krnl/constants.h"
#include "conversions/onnx_to_krnl/kernel.h"
#include "conversions/onnx_to_krnl/size_emitter.h"
#include "core/ir/structure/implicit_loc_op_builder.h"
#include "core/support/llvm.h"
#include "dialects/func/func.h"
#include "dialects/onnx/place/get_place.h"
#include "dialects/onnx/place/lifetimes.h"
#include "dialects/onnx/shape/shape_analysis.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SmallVector.h"

namespace mlir::onnx_to_krnl {

/// The calls of kernels that compute an operator.
struct Step {
  Kernel kernel;
  llvm::SmallVector<IndexBounds> bounds;
  /// The kernel that is called before and returns a size of results, and the
  /// result and dimension that have it.
  std::optional<Kernel> count;
  llvm::SmallVector<std::pair<unsigned, unsigned>> counted;
  /// How many elements of scratch memory the kernels have, null for none, and
  /// their type.
  onnx::DimExpr scratch;
  Type scratchType;
  /// The results that the kernel only updates, and the operands of which they
  /// are copies before.
  llvm::SmallVector<std::pair<unsigned, unsigned>> updates;
};

using onnx::getPlace;

/// Returns whether a value is a sequence or an optional value.
bool isObject(Value value);

/// Returns the operation whose result or argument a value is.
Operation *getOwner(Value value);

class GraphEmitter {
public:
  GraphEmitter(func::FuncOp function, KernelTable &kernels,
               ConstantTable &constants)
      : function(function), kernels(kernels), constants(constants),
        context(function.getContext()), shapes(function),
        builder(function.getLoc(), context),
        sizes(builder, [this](const onnx::DimAtom &symbol) {
          return emitSymbol(symbol);
        }) {}

  LogicalResult run();

private:
  class RegionScope;
  class RequestedSizes;
  class LoopEmitter;
  class ObjectEmitter;
  using EmitObjectFn = LogicalResult (ObjectEmitter::*)();

  // Operations (graph_steps.cpp).
  LogicalResult addSteps(Block &block);
  LogicalResult addStep(Operation &op);
  LogicalResult addKernels(Operation &op);
  LogicalResult addRowBlocks(Operation &op);
  void insertStep(Operation &op, Step step);
  void addValue(Value value);
  void addSymbols(onnx::DimExpr expr);
  LogicalResult emitBlock(Block &block);
  LogicalResult emitOperation(Operation &op);
  LogicalResult emitCount(Operation *op, const Step &step);
  LogicalResult emitStep(Operation *op);
  LogicalResult emitCopiesOf(Operation *concat);
  std::optional<unsigned> getUpdatedOperand(OpResult result);
  LogicalResult emitUpdate(Operation *op, unsigned result, unsigned operand);
  LogicalResult emitStepCalls(Operation *op, const Step &step);
  FailureOr<llvm::SmallVector<Value>> emitArguments(Operation *op,
                                                    const Kernel &kernel);
  /// Leaves the function if the call has failed or is cancelled.
  void leaveIfFailed();
  /// Does so if a kernel has run since the last time.
  void leaveBeforeKernel();
  void leaveAfter(const Kernel &kernel);

  // Sizes (graph_sizes.cpp).
  bool isKnown(onnx::DimExpr expr);
  bool isKnown(llvm::ArrayRef<onnx::DimExpr> exprs);
  Value emitSymbol(const onnx::DimAtom &symbol);
  Value loadElement(Value tensor, Value data, unsigned index);
  /// Returns an element of a tensor of rank 1 as a size.
  Value loadElementAt(Value tensor, Value data, Value index);
  LogicalResult defineElements(Value value);
  LogicalResult defineSize(Value value, unsigned dimension, Value size,
                           Operation *user);
  FailureOr<Value> emitSize(onnx::DimExpr expr, Operation *user);
  FailureOr<Value> emitProduct(llvm::ArrayRef<onnx::DimExpr> shape,
                               Operation *user, int64_t factor = 1);
  FailureOr<Value> emitBytes(Value tensor, Operation *user);
  void checkInputs();
  LogicalResult checkBounds(Operation *op, const Step &step);
  LogicalResult checkView(Operation *view);
  LogicalResult requireEqual(onnx::DimExpr left, onnx::DimExpr right,
                             Operation *user);
  LogicalResult requireSameShape(llvm::ArrayRef<onnx::DimExpr> left,
                                 llvm::ArrayRef<onnx::DimExpr> right,
                                 Operation *user);
  bool hasKnownSizes(Operation *op);
  LogicalResult emitSizesOf(Operation *op);
  LogicalResult emitEntrySizesOf(Operation *op);
  LogicalResult emitEntrySizes();
  /// Emits sizes of results that elements of an operand request
  /// (computed_sizes.cpp).
  LogicalResult emitRequestedSizes(Operation *op);
  void addShapeKernel(Operation &op);
  LogicalResult emitShape(Operation *op, const Kernel &kernel);
  int64_t getNode(Operation *op);
  void leaveIf(Value condition, onnx::ErrorCode code, Operation *op);
  /// Leaves the function if a size is wrong, with an error at the node of `op`,
  /// or at none if it is null.
  void leaveIfWrong(Operation *op);

  // Memory (graph_memory.cpp).
  MemRefType getTensorMemoryType(Value tensor);
  int64_t getElementBytes(Value tensor);
  Value load(Value source, ValueRange index);
  Value getInputSize(uint64_t input, uint64_t dimension);
  Value getInput(unsigned index);
  /// Returns the memory of an output of the function, or of a region.
  Value getOutput(Value tensor);
  FailureOr<Value> getConstant(Value tensor);
  FailureOr<Value> getMemory(Value tensor);
  /// Returns the offset in the arena of a value in a slot, or of a view of it;
  /// the offset in the output of an operand of a Concat that is in an output.
  FailureOr<Value> getOffset(Value tensor);
  /// Returns the memory of a value that is a part of another one.
  FailureOr<Value> getPartMemory(Value part);
  FailureOr<Value> addElements(Value offset, onnx::DimExpr elements,
                               Value tensor);
  LogicalResult takeOutput(unsigned index, Value tensor, Operation *user);
  FailureOr<bool> takeOutputOf(OpResult result);
  LogicalResult takeOutputIfKnown(unsigned index, Value tensor);
  LogicalResult emitCopies();
  /// Copies `count` elements to those from `toOffset` on.
  void copy(Value to, Value from, Value count, Value toOffset);
  Value getSlotEnd(unsigned slot);
  Value getSlotOffset(unsigned slot);
  LogicalResult takeArena();
  /// Allocates a block for elements of a tensor's type.
  Value allocate(Value tensor, Value bytes);
  /// Makes a block the memory of a value and frees it after the last use.
  void manage(Value value, Value block);
  /// Frees blocks whose last use is an operation.
  void freeAfter(Operation *op);
  /// Takes the memory of results that is not a slot.
  LogicalResult prepareResult(OpResult result);
  LogicalResult prepareResults(Operation *op);

  // Regions (graph_regions.cpp).
  FailureOr<Value> loadCondition(Value tensor);
  /// Returns the dimensions of a value whose sizes are not known.
  llvm::SmallVector<unsigned> getUnknown(Value tensor);
  /// Returns a block of the caller's with the elements of a value that `user`
  /// uses. Errors are at the node of `node`.
  FailureOr<Value> takeBlock(Value value, Operation *user, Operation *node);
  /// Checks the known sizes of a value of the shape of `like`, and emits the
  /// others.
  LogicalResult emitUnknown(Value value, Value like,
                            llvm::ArrayRef<unsigned> unknown, Operation *user,
                            llvm::SmallVectorImpl<Value> &result);
  /// Removes a block from those that `user` uses last; returns whether it was
  /// one of them. It is the caller's then.
  bool takeOwnBlock(Value block, Operation *user);
  LogicalResult adoptBlock(OpResult result, Value block);
  /// Returns whether a branch of an If yields a value of another rank than the
  /// result. Valid runs do not take it.
  bool isInvalidBranch(Operation *op, Region &region);
  void emitInvalidBranch(Operation *op);
  LogicalResult emitBranch(Operation *op, Region &region);
  LogicalResult emitIf(Operation *op);
  LogicalResult emitLoop(Operation *op);

  // Sequences and optional values (graph_objects.cpp).
  MemRefType getObjectType();
  /// Calls a function of the runtime and returns its result or null.
  Value callRuntime(llvm::StringRef function, ValueRange arguments,
                    Type result);
  Value emitSizeArray(ValueRange values);
  FailureOr<Value> makeTensorObject(Value tensor, Operation *node);
  /// Returns an object that the caller owns: a value that `user` uses, or a
  /// copy of a tensor. Errors are at the node of `node`.
  FailureOr<Value> takeObject(Value value, Operation *user, Operation *node);
  /// Checks that a value that an operation uses is of a type that has memory.
  LogicalResult checkValue(Value value, Operation *user);
  LogicalResult emitInputObjects();
  static EmitObjectFn lookupObjectFn(Operation *op);
  LogicalResult emitObjectOp(Operation *op);

  func::FuncOp replaceFunction();
  Operation &getEnd() { return function.getBody().front().back(); }

  func::FuncOp function;
  KernelTable &kernels;
  ConstantTable &constants;
  MLIRContext *context;
  onnx::ShapeAnalysis shapes;
  llvm::DenseMap<Operation *, Step> steps;
  /// The kernels that return the sizes of results.
  llvm::DenseMap<Operation *, Kernel> shapeKernels;
  /// The symbols that are elements or sizes of a value.
  llvm::DenseMap<Value, llvm::SmallVector<const onnx::DimAtom *>> symbols;

  std::optional<onnx::Lifetimes> lifetimes;

  ImplicitLocOpBuilder builder;
  SizeEmitter sizes;
  /// `scratch` is that of the operation whose kernels are called.
  Value call, arena, scratch;
  llvm::DenseMap<Value, Value> memory;
  llvm::SmallVector<Value> outputs;
  /// The memory of what the terminator of a region yields.
  llvm::DenseMap<std::pair<Block *, unsigned>, Value> regionOutputs;
  /// The values in the slots, their sizes, and their offsets as far as emitted.
  llvm::SmallVector<Value> slots, slotSizes, slotOffsets;
  /// The operations whose sizes have been emitted.
  llvm::DenseSet<Operation *> withSizes;
  /// The blocks to free after an operation.
  llvm::DenseMap<Operation *, llvm::SmallVector<Value>> lastUses;
  /// The dimensions of results of an If that its branches determine.
  llvm::DenseMap<Value, llvm::SmallVector<unsigned>> branchUnknown;
  llvm::DenseMap<Operation *, int64_t> nodeNumbers;
  llvm::SmallVector<std::string> nodes;
  /// Whether a kernel has run since the status of the call was read.
  bool hasRunKernel = false;
};

/// Emits a region. Values that are emitted in it are not valid outside of it.
class GraphEmitter::RegionScope {
public:
  explicit RegionScope(GraphEmitter &graph)
      : graph(graph), guard(graph.builder), state(graph.sizes.getState()),
        memory(graph.memory) {}
  RegionScope(const RegionScope &) = delete;
  RegionScope &operator=(const RegionScope &) = delete;
  ~RegionScope() {
    graph.sizes.setState(std::move(state));
    graph.memory = std::move(memory);
  }

private:
  GraphEmitter &graph;
  OpBuilder::InsertionGuard guard;
  SizeEmitter::State state;
  llvm::DenseMap<Value, Value> memory;
};

} // namespace mlir::onnx_to_krnl

#endif // CONVERSIONS_ONNX_TO_KRNL_GRAPH_EMITTER_H
