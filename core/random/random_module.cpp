// SPDX-License-Identifier: Apache-2.0
#include "core/random/random_module.h"

#include "core/interfaces/control_flow.h"
#include "core/ir/builtin/builtin_locations.h"
#include "core/ir/descriptor/op_invariants.h"
#include "core/ir/descriptor/traits.h"
#include "core/ir/interface/region_kind.h"
#include "core/ir/verify/dominance.h"
#include "core/ir/verify/symbol_table.h"
#include "core/ir/verify/verifier.h"
#include "core/random/operation_draft.h"

namespace mlir {
namespace {

/// The number of attempts per operation, each at a new random position.
constexpr unsigned moduleAttempts = 40;
/// The maximum nesting depth of drawn operations.
constexpr unsigned maximumDepth = 4;
/// How often an unregistered operation comes before one that is drawn.
constexpr unsigned unregisteredPercent = 10;

unsigned getDepth(Operation *op) {
  unsigned depth = 0;
  while ((op = op->getParentOp()))
    ++depth;
  return depth;
}

/// Whether nothing may follow an operation.
bool isLast(Operation &op) {
  return op.hasTrait<OpTrait::IsTerminator>() || op.getNumSuccessors() ||
         (!op.isRegistered() && !op.getParentRegion()->hasOneBlock());
}

bool isGraph(Block *block) {
  return block->getParent()->hasOneBlock() &&
         !mayHaveSSADominance(*block->getParent());
}

/// Appends the results of the operations in [first, last).
void addResults(Block::iterator first, Block::iterator last,
                std::vector<Value> &values) {
  for (Operation &op : llvm::make_range(first, last))
    values.insert(values.end(), op.getResults().begin(), op.getResults().end());
}

} // namespace

RandomModule::RandomModule(RandomGenerator &generator, uint64_t seed)
    : generator(generator), random(seed),
      module(ModuleOp::create(UnknownLoc::get(generator.getContext()))),
      builder(generator.getContext()) {
  builder.setInsertionPointToEnd(module->getBody());
}

void RandomModule::grow() {
  addFunctions();
  llvm::ArrayRef<OperationName> operations = generator.getOperations();
  if (operations.empty())
    return;
  llvm::ArrayRef<OperationName> unregistered = generator.getUnregisteredNames();
  for (unsigned i = 0; i < generator.getOptions().numOps; ++i) {
    if (!unregistered.empty() && random.chance(unregisteredPercent))
      addUnregistered(random.pick(unregistered));
    add(random.pick(operations));
  }
}

bool RandomModule::add(OperationName name, unsigned depth) {
  if (name.hasTrait<OpTrait::IsTerminator>())
    return addTerminatorOf(name, depth);
  for (unsigned i = 0; i < moduleAttempts; ++i) {
    if (!moveToPlaceFor(name)) {
      const TraitUse *parents =
          name.getTraitUse(TypeID::get<OpTrait::HasParent>());
      if (!parents || depth > 2)
        return false;
      if (!add(OperationName(random.pick(parents->names), getContext()),
               depth + 1))
        return false;
      continue;
    }
    if (tryCreate(name))
      return true;
  }
  return false;
}

/// A terminator is created with a branch, in place of another terminator, or
/// with its parent.
bool RandomModule::addTerminatorOf(OperationName name, unsigned depth) {
  const OpDescriptor &descriptor = *name.getDescriptor();
  const TraitUse *parents = name.getTraitUse(TypeID::get<OpTrait::HasParent>());
  for (unsigned i = 0; i < moduleAttempts; ++i) {
    if (!descriptor.successors.empty()) {
      if (split(name))
        return true;
    } else if (replaceTerminator(name)) {
      return true;
    }
    if (!parents || depth > 2)
      continue;
    const OperationName parent(random.pick(parents->names), getContext());
    if (parent.isRegistered() && add(parent, depth + 1) &&
        descriptor.successors.empty())
      return true;
  }
  return false;
}

// Insertion points.

bool RandomModule::isPlaceFor(OperationName name, Block *block) {
  Operation *parent = block->getParentOp();
  if (const TraitUse *parents =
          name.getTraitUse(TypeID::get<OpTrait::HasParent>()))
    return llvm::is_contained(parents->names, parent->getName().getStringRef());
  const bool isTable = parent->hasTrait<OpTrait::SymbolTable>();
  if (name.hasInterface<SymbolOpInterface>())
    return isTable && getDepth(parent) < maximumDepth;
  const OpDescriptor *descriptor = name.getDescriptor();
  if ((!descriptor || !descriptor->regions.empty()) &&
      getDepth(parent) >= maximumDepth)
    return false;
  // Prefers functions if there are any.
  return !isTable || name.getDialectNamespace() == "builtin" ||
         random.chance(2);
}

bool RandomModule::moveToPlaceFor(OperationName name) {
  llvm::SmallVector<Block *> blocks;
  auto visit = [&](Operation *op) {
    for (Region &region : op->getRegions())
      for (Block &block : region)
        if (isPlaceFor(name, &block))
          blocks.push_back(&block);
  };
  module->getOperation()->walk<WalkOrder::PreOrder>(visit);
  if (blocks.empty())
    return false;
  Block *block = random.pick(llvm::ArrayRef(blocks));
  size_t places = block->getOperations().size();
  if (places && isLast(block->back()))
    --places;
  // Prefers the end of a block, where more values are visible.
  const size_t skipped = random.chance(50) ? places : random.below(places + 1);
  builder.setInsertionPoint(block, std::next(block->begin(), skipped));
  return true;
}

// Creation.

Operation *RandomModule::build(OperationName name) {
  if (!name.isRegistered())
    return buildUnregistered(name);
  const GenerationHook *hook = generator.getHook(name);
  if (hook && hook->build)
    return hook->build(*this);
  if (name.hasInterface<FunctionOpInterface>())
    return buildFunction(name);
  Operation *op = OperationDraft(*this, name).create();
  if (!op || finishRegions(op))
    return op;
  discard(op);
  return nullptr;
}

Operation *RandomModule::tryCreate(OperationName name) {
  OpBuilder::InsertionGuard guard(builder);
  helpers.clear();
  Operation *op = build(name);
  if (op && accept(op))
    return op;
  if (op)
    discard(op);
  eraseHelpers();
  return nullptr;
}

bool RandomModule::isTextual(Operation *op) {
  const GenerationHook *hook = generator.getHook(op->getName());
  return isCoveredByFormat(op) &&
         (!hook || !hook->isTextual || hook->isTextual(op));
}

bool RandomModule::accept(Operation *op) {
  if (failed(verify(op)) || !isTextual(op))
    return false;
  if (auto user = llvm::dyn_cast<SymbolUserOpInterface>(op)) {
    SymbolTableCollection symbolTables;
    if (failed(user.verifySymbolUses(symbolTables)))
      return false;
  }
  // Enclosing operations may restrict their contents.
  for (Operation *parent = op->getParentOp();
       parent && parent != module->getOperation();
       parent = parent->getParentOp())
    if (failed(verify(parent, /*recursively=*/false)) || !isTextual(parent))
      return false;
  return true;
}

void RandomModule::discard(Operation *op) {
  llvm::erase_if(
      helpers, [&](Operation *helper) { return op->isProperAncestor(helper); });
  op->erase();
}

void RandomModule::eraseHelpers() {
  for (Operation *helper : llvm::reverse(helpers))
    if (helper->use_empty())
      helper->erase();
  helpers.clear();
}

// Values.

std::vector<Value> RandomModule::getVisibleValues() {
  std::vector<Value> values;
  Block *block = builder.getInsertionBlock();
  Block::iterator end = builder.getInsertionPoint();
  while (block) {
    addResults(block->begin(), isGraph(block) ? block->end() : end, values);
    values.insert(values.end(), block->getArguments().begin(),
                  block->getArguments().end());
    Region *region = block->getParent();
    if (!region->hasOneBlock()) {
      DominanceInfo dominance;
      for (Block *over = dominance.getImmediateDominator(block); over;
           over = dominance.getImmediateDominator(over)) {
        addResults(over->begin(), over->end(), values);
        values.insert(values.end(), over->getArguments().begin(),
                      over->getArguments().end());
      }
    }
    Operation *parent = region->getParentOp();
    if (!parent || parent->hasTrait<OpTrait::IsIsolatedFromAbove>())
      break;
    block = parent->getBlock();
    end = Block::iterator(parent);
    // Values of an enclosing graph region are not used.
    if (block && isGraph(block))
      break;
  }
  return values;
}

Value RandomModule::getValue(Type type) {
  llvm::SmallVector<Value> candidates;
  for (Value value : getVisibleValues())
    if (value.getType() == type)
      candidates.push_back(value);
  if (!candidates.empty() && random.chance(90))
    return random.pick(llvm::ArrayRef(candidates));
  if (FunctionOpInterface function = getOpenFunction()) {
    const unsigned last = function.getNumArguments();
    if (succeeded(function.insertArgument(last, type, DictionaryAttr(),
                                          getLocation())))
      return function.getFunctionBody().front().getArgument(last);
  }
  if (!candidates.empty())
    return random.pick(llvm::ArrayRef(candidates));
  return makeUnknown(type);
}

Value RandomModule::makeUnknown(Type type) {
  auto cast = UnrealizedConversionCastOp::create(builder, getLocation(),
                                                 TypeRange(type), ValueRange());
  helpers.push_back(cast);
  return cast->getResult(0);
}

Type RandomModule::drawType(llvm::function_ref<bool(Type)> isWanted) {
  llvm::SmallVector<Type> candidates;
  if (random.chance(50))
    for (Value value : getVisibleValues())
      if (isWanted(value.getType()))
        candidates.push_back(value.getType());
  if (candidates.empty())
    llvm::copy_if(getTypes().getTypes(), std::back_inserter(candidates),
                  isWanted);
  return candidates.empty() ? Type() : random.pick(llvm::ArrayRef(candidates));
}

Value RandomModule::getValue(llvm::function_ref<bool(Type)> isWanted) {
  const Type type = drawType(isWanted);
  return type ? getValue(type) : Value();
}

llvm::SmallVector<Value> RandomModule::getValues(Type type, unsigned count) {
  llvm::SmallVector<Value> values;
  for (unsigned i = 0; i < count; ++i)
    values.push_back(getValue(type));
  return values;
}

llvm::SmallVector<Type>
RandomModule::drawTypes(llvm::function_ref<bool(Type)> isWanted) {
  llvm::SmallVector<Type> types;
  for (unsigned i = random.below(4); i; --i)
    if (Type type = drawType(isWanted))
      types.push_back(type);
  return types;
}

} // namespace mlir
