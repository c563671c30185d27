// SPDX-License-Identifier: Apache-2.0
//
// Unregistered operations: any operands, results, attributes, properties,
// regions and successors.
#include "core/ir/verify/verifier.h"
#include "core/random/random_module.h"

namespace mlir {

/// Cuts a block in two, or adds the operation somewhere.
bool RandomModule::addUnregistered(OperationName name) {
  if (random.chance(25) && splitUnregistered(name))
    return true;
  return add(name);
}

/// Adds operands, results, properties and attributes.
void RandomModule::addUnregisteredData(OperationState &state) {
  auto drawAttribute = [&]() -> Attribute {
    if (random.chance(20))
      if (Operation *symbol = drawSymbol([](Operation *) { return true; }))
        return FlatSymbolRefAttr::get(symbol);
    return random.pick(getAttributes().getAttributes());
  };
  const std::vector<Value> visible = getVisibleValues();
  for (unsigned i = random.below(4); i && !visible.empty(); --i)
    state.addOperands(random.pick(llvm::ArrayRef(visible)));
  state.addTypes(drawTypes());
  if (random.chance(30))
    state.addAttribute("tag", drawAttribute());
  if (random.chance(20))
    state.addAttribute("a.b", drawAttribute());
  if (random.chance(30))
    state.propertiesAttr =
        random.chance(20)
            ? drawAttribute()
            : builder.getDictionaryAttr(
                  {builder.getNamedAttr("first", drawAttribute()),
                   builder.getNamedAttr("second", drawAttribute())});
}

Operation *RandomModule::endUnregistered(OperationName name, Block *block,
                                         llvm::ArrayRef<Block *> successors) {
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToEnd(block);
  OperationState state(getLocation(), name);
  addUnregisteredData(state);
  state.addSuccessors(BlockRange(successors));
  return builder.create(state);
}

/// Adds up to three blocks. If there are several, each has a terminator.
void RandomModule::addUnregisteredBlocks(OperationName name, Region &region) {
  const unsigned numBlocks = random.below(4);
  for (unsigned i = 0; i < numBlocks; ++i)
    addBlock(region, drawTypes());
  if (numBlocks == 0 || (numBlocks == 1 && random.chance(50)))
    return;
  llvm::SmallVector<Block *> targets;
  for (Block &block : llvm::drop_begin(region))
    targets.push_back(&block);
  for (Block &block : region) {
    llvm::SmallVector<Block *> successors;
    if (!targets.empty())
      for (unsigned i = random.below(3); i; --i)
        successors.push_back(random.pick(llvm::ArrayRef(targets)));
    endUnregistered(name, &block, successors);
  }
}

Operation *RandomModule::buildUnregistered(OperationName name) {
  OperationState state(getLocation(), name);
  addUnregisteredData(state);
  // With one region, an operation of an unknown dialect may be a symbol table:
  // passes over symbols refuse that.
  const unsigned fewest = name.getDialect() ? 1 : 2;
  const unsigned numRegions = random.chance(40) ? random.between(fewest, 2) : 0;
  for (unsigned i = 0; i < numRegions; ++i)
    state.addRegion();
  Operation *op = builder.create(state);
  for (Region &region : op->getRegions())
    addUnregisteredBlocks(name, region);
  return op;
}

/// Cuts a block in two. The operation ends the first part and branches to the
/// second one, which may have arguments.
bool RandomModule::splitUnregistered(OperationName name) {
  const llvm::SmallVector<Block *> blocks = findBlocksToSplit();
  if (blocks.empty())
    return false;
  OpBuilder::InsertionGuard guard(builder);
  helpers.clear();
  Block *first = random.pick(llvm::ArrayRef(blocks));
  const size_t place = random.below(first->getOperations().size());
  Block *last = first->splitBlock(std::next(first->begin(), place));
  builder.setInsertionPointToEnd(first);
  if (random.chance(30))
    for (Type type : drawTypes())
      last->addArgument(type, getLocation());
  const llvm::SmallVector<Block *> successors(random.between(1, 2), last);
  Operation *branch = endUnregistered(name, first, successors);
  if (accept(branch) &&
      succeeded(verify(branch->getParentOp(), /*recursively=*/true)))
    return true;
  join(first, last, branch);
  eraseHelpers();
  return false;
}

} // namespace mlir
