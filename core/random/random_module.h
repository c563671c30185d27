// SPDX-License-Identifier: Apache-2.0
//
// A module that grows at random places and is valid after each step; and what
// hooks that build operations need of it.
#ifndef CORE_RANDOM_RANDOM_MODULE_H
#define CORE_RANDOM_RANDOM_MODULE_H

#include "core/interfaces/function.h"
#include "core/ir/builders.h"
#include "core/random/generator.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace mlir {

class RandomModule {
public:
  RandomModule(RandomGenerator &generator, uint64_t seed);

  /// Draws as many operations as the options say.
  void grow();
  OwningOpRef<ModuleOp> release() { return std::move(module); }

  // For hooks.

  RandomSource &getRandom() { return random; }
  /// At the place where the operation is to stand.
  OpBuilder &getBuilder() { return builder; }
  MLIRContext *getContext() const { return generator.getContext(); }
  Location getLocation() { return builder.getUnknownLoc(); }
  TypePool &getTypes() { return generator.getTypes(); }
  AttributePool &getAttributes() { return generator.getAttributes(); }

  /// The values that may be used at the insertion point.
  std::vector<Value> getVisibleValues();
  /// A value of a type: one that is there, or an argument of the function
  /// around, or one that a cast makes.
  Value getValue(Type type);
  /// A value of a type of which no pass knows what it is: a cast of nothing.
  Value makeUnknown(Type type);
  /// A value of some type that satisfies the predicate, of the types of visible
  /// values or of the pool; null if there is no such type.
  Value getValue(llvm::function_ref<bool(Type)> isWanted);
  /// A type for which the predicate is true, likewise.
  Type drawType(llvm::function_ref<bool(Type)> isWanted);
  /// So many values of a type.
  llvm::SmallVector<Value> getValues(Type type, unsigned count);
  /// Any types, up to three of them.
  llvm::SmallVector<Type> drawTypes(llvm::function_ref<bool(Type)> isWanted =
                                        [](Type) { return true; });
  /// A name that no symbol of the module has.
  StringAttr makeSymbolName();
  /// A symbol of the nearest table around for which the predicate is true, or
  /// null.
  Operation *drawSymbol(llvm::function_ref<bool(Operation *)> isWanted);

  /// Adds a block with arguments of these types to a region.
  Block *addBlock(Region &region, TypeRange argumentTypes);
  /// Ends a block of an operation that is in place with a terminator that fits.
  /// Where the operation does not say what the terminator hands over, it is
  /// values of `types`. Returns false if there is none.
  bool addTerminator(Block *block, TypeRange types = {});
  /// Ends a block with an operation that takes values of these types and has
  /// neither attributes nor results.
  Operation *addTerminator(Block *block, llvm::StringRef name, TypeRange types);
  /// Erases an operation that came to nothing.
  void discard(Operation *op);

private:
  friend class OperationDraft;

  void addFunctions();
  /// Adds an operation of this name somewhere; returns false if all attempts
  /// failed.
  bool add(OperationName name, unsigned depth = 0);
  bool addTerminatorOf(OperationName name, unsigned depth);
  /// Moves the insertion point to some place for such an operation.
  bool moveToPlaceFor(OperationName name);
  bool isPlaceFor(OperationName name, Block *block);
  /// Creates an operation at the insertion point, if that yields valid IR.
  Operation *tryCreate(OperationName name);
  Operation *build(OperationName name);
  /// Whether the module is valid with a new operation, whose regions are
  /// finished.
  bool accept(Operation *op);
  /// Whether the text tells all of an operation, what is in it aside.
  bool isTextual(Operation *op);
  /// Removes what was made for it.
  void eraseHelpers();

  // Regions; regions.cpp.
  std::vector<OperationName> findTerminators(Operation *parent);
  bool finishRegions(Operation *op);

  // Control flow; control_flow.cpp.
  /// Cuts a block in two with a branch of this name between them.
  bool split(OperationName branch);
  Block *makeDetour(Block *target);
  void join(Block *first, Block *last, Operation *branch);
  Operation *createBranch(OperationName branch, Block *from,
                          llvm::ArrayRef<Block *> targets);
  bool replaceTerminator(OperationName name);

  // Symbols and functions; functions.cpp.
  Operation *buildFunction(OperationName name);
  /// The function around the insertion point, if its type may change (nothing
  /// refers to it) and has few arguments.
  FunctionOpInterface getOpenFunction();

  RandomGenerator &generator;
  RandomSource random;
  OwningOpRef<ModuleOp> module;
  OpBuilder builder;
  unsigned numSymbols = 0;
  /// Casts that were made for the operation that is being built.
  llvm::SmallVector<Operation *> helpers;
};

} // namespace mlir

#endif // CORE_RANDOM_RANDOM_MODULE_H
