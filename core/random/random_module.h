// SPDX-License-Identifier: Apache-2.0
//
// A module that grows at random positions and is valid after each step, and its
// interface for hooks that build operations.
#ifndef CORE_RANDOM_RANDOM_MODULE_H
#define CORE_RANDOM_RANDOM_MODULE_H

#include "core/interfaces/function.h"
#include "core/ir/structure/builders.h"
#include "core/random/generator.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace mlir {

class RandomModule {
public:
  RandomModule(RandomGenerator &generator, uint64_t seed);

  /// Adds as many operations as the options specify.
  void grow();
  OwningOpRef<ModuleOp> release() { return std::move(module); }

  // For hooks.

  RandomSource &getRandom() { return random; }
  /// Returns the builder; its insertion point is the position of the new
  /// operation.
  OpBuilder &getBuilder() { return builder; }
  MLIRContext *getContext() const { return generator.getContext(); }
  Location getLocation() { return builder.getUnknownLoc(); }
  TypePool &getTypes() { return generator.getTypes(); }
  AttributePool &getAttributes() { return generator.getAttributes(); }

  /// Returns the values that may be used at the insertion point.
  std::vector<Value> getVisibleValues();
  /// Returns a value of a type: a visible value, a new argument of the
  /// enclosing function, or the result of a cast.
  Value getValue(Type type);
  /// Returns a value about which passes know nothing: the result of a cast
  /// without operands.
  Value makeUnknown(Type type);
  /// Returns a value whose type satisfies the predicate, from the types of
  /// visible values or from the pool; null if there is no such type.
  Value getValue(llvm::function_ref<bool(Type)> isWanted);
  /// Returns a type that satisfies the predicate, from the same sources.
  Type drawType(llvm::function_ref<bool(Type)> isWanted);
  /// Returns `count` values of a type.
  llvm::SmallVector<Value> getValues(Type type, unsigned count);
  /// Returns up to three types.
  llvm::SmallVector<Type> drawTypes(llvm::function_ref<bool(Type)> isWanted =
                                        [](Type) { return true; });
  /// Returns a name that no symbol of the module has.
  StringAttr makeSymbolName();
  /// Returns a symbol of the nearest enclosing symbol table that satisfies the
  /// predicate, or null.
  Operation *drawSymbol(llvm::function_ref<bool(Operation *)> isWanted);

  /// Adds a block with arguments of these types to a region.
  Block *addBlock(Region &region, TypeRange argumentTypes);
  /// Adds a matching terminator to a block of an inserted operation. If the
  /// operation does not determine the terminator's operands, they have the
  /// given types. Returns false on failure.
  bool addTerminator(Block *block, TypeRange types = {});
  /// Adds a terminator with operands of these types and without attributes and
  /// results.
  Operation *addTerminator(Block *block, llvm::StringRef name, TypeRange types);
  /// Erases an operation after a failed attempt.
  void discard(Operation *op);

private:
  friend class OperationDraft;

  void addFunctions();
  /// Adds an operation of this name at a random position. Returns false if all
  /// attempts fail.
  bool add(OperationName name, unsigned depth = 0);
  bool addTerminatorOf(OperationName name, unsigned depth);
  /// Moves the insertion point to a random position where such an operation is
  /// allowed.
  bool moveToPlaceFor(OperationName name);
  bool isPlaceFor(OperationName name, Block *block);
  /// Creates an operation at the insertion point; returns null unless the
  /// result is valid.
  Operation *tryCreate(OperationName name);
  Operation *build(OperationName name);
  /// Returns true if the module is valid with a new operation, whose regions
  /// are complete.
  bool accept(Operation *op);
  /// Returns true if the text represents the operation itself, without its
  /// regions, completely.
  bool isTextual(Operation *op);
  /// Removes operations that were created for the current operation.
  void eraseHelpers();

  // Regions; regions.cpp.
  std::vector<OperationName> findTerminators(Operation *parent);
  bool finishRegions(Operation *op);

  // Unregistered operations; unregistered.cpp.
  /// Adds one of this name somewhere, sometimes as a terminator.
  bool addUnregistered(OperationName name);
  /// Creates one at the insertion point.
  Operation *buildUnregistered(OperationName name);
  /// Creates one that ends `block` and branches to `successors`.
  Operation *endUnregistered(OperationName name, Block *block,
                             llvm::ArrayRef<Block *> successors);
  bool splitUnregistered(OperationName name);
  void addUnregisteredData(OperationState &state);
  void addUnregisteredBlocks(OperationName name, Region &region);

  // Control flow; control_flow.cpp.
  // Returns the blocks that may be split.
  llvm::SmallVector<Block *> findBlocksToSplit();
  // Splits a block in two with a branch of this name between them.
  bool split(OperationName branch);
  Block *makeDetour(Block *target);
  void join(Block *first, Block *last, Operation *branch);
  Operation *createBranch(OperationName branch, Block *from,
                          llvm::ArrayRef<Block *> targets);
  bool replaceTerminator(OperationName name);

  // Symbols and functions; functions.cpp.
  Operation *buildFunction(OperationName name);
  /// Returns the function that contains the insertion point if it has few
  /// arguments and its type may change because it has no references; otherwise
  /// null.
  FunctionOpInterface getOpenFunction();

  RandomGenerator &generator;
  RandomSource random;
  OwningOpRef<ModuleOp> module;
  OpBuilder builder;
  unsigned numSymbols = 0;
  /// Casts that were created for the current operation.
  llvm::SmallVector<Operation *> helpers;
};

} // namespace mlir

#endif // CORE_RANDOM_RANDOM_MODULE_H
