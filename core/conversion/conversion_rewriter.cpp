// SPDX-License-Identifier: Apache-2.0
#include "core/conversion/conversion_rewriter.h"

#include "core/conversion/operation_converter.h"
#include "core/conversion/rewriter_impl.h"

namespace mlir {

using Rewriter = ConversionPatternRewriter;

Rewriter::ConversionPatternRewriter(MLIRContext *context,
                                    const ConversionConfig &config,
                                    OperationConverter &converter)
    : PatternRewriter(context),
      impl(std::make_unique<detail::ConversionPatternRewriterImpl>(
          context, config, converter)) {
  setListener(impl.get());
}

Rewriter::~ConversionPatternRewriter() = default;

const ConversionConfig &Rewriter::getConfig() const { return impl->config; }

// Blocks.

Block *Rewriter::applySignatureConversion(Block *block,
                                          SignatureConversion &conversion,
                                          const TypeConverter *converter) {
  return impl->applySignatureConversion(*this, block, converter, conversion);
}

FailureOr<Block *>
Rewriter::convertRegionTypes(Region *region, const TypeConverter &converter,
                             SignatureConversion *entryConversion) {
  return impl->convertRegionTypes(*this, region, converter, entryConversion);
}

void Rewriter::eraseBlock(Block *block) { impl->eraseBlock(block); }

Block *Rewriter::splitBlock(Block *block, Block::iterator before) {
  // A listener is notified of each operation.
  if (impl->config.listener)
    return PatternRewriter::splitBlock(block, before);
  InsertionGuard guard(*this);
  Block *rest = createBlock(block->getParent(), ++block->getIterator());
  impl->moveOps(*this, block, before, rest, rest->end());
  return rest;
}

void Rewriter::inlineBlockBefore(Block *source, Block *destination,
                                 Block::iterator before,
                                 ValueRange argumentValues) {
  assert(argumentValues.size() == source->getNumArguments());
  // Replace the arguments once their uses are in the destination block.
  impl->moveOps(*this, source, source->begin(), destination, before);
  for (auto [argument, value] :
       llvm::zip_equal(source->getArguments(), argumentValues))
    replaceAllUsesWith(argument, value);
  if (getInsertionBlock() == source)
    setInsertionPoint(destination, getInsertionPoint());
  eraseBlock(source);
}

// Values.

void Rewriter::replaceAllUsesWith(Value from, ValueRange to) {
  impl->replaceValue(from, to);
}

void Rewriter::replaceUsesWithIf(
    Value from, ValueRange to, llvm::function_ref<bool(OpOperand &)> condition,
    [[maybe_unused]] bool *allUsesReplaced) {
  assert(!allUsesReplaced && "not supported in dialect conversion");
  llvm::SmallVector<OpOperand *> uses;
  for (OpOperand &use : from.getUses())
    if (condition(use))
      uses.push_back(&use);
  if (uses.empty())
    return;
  const Type type = from.getType();
  Value value;
  if (to.size() == 1 && to.front().getType() == type)
    value = to.front();
  else
    value = impl->buildSourceMaterialization(from, to);
  for (OpOperand *use : uses)
    modifyOpInPlace(use->getOwner(), [&] { use->set(value); });
}

Value Rewriter::getRemappedValue(Value key) {
  llvm::SmallVector<Value, 1> values;
  return succeeded(getRemappedValues(key, values)) ? values.front() : Value();
}

LogicalResult
Rewriter::getRemappedValues(ValueRange keys,
                            llvm::SmallVectorImpl<Value> &results) {
  llvm::SmallVector<ValueVector> remapped;
  if (failed(impl->remapValues("value", std::nullopt, keys, remapped)))
    return failure();
  if (!llvm::all_of(remapped, [](auto &values) { return values.size() == 1; }))
    return failure();
  for (const ValueVector &values : remapped)
    results.push_back(values.front());
  return success();
}

// Operations.

void Rewriter::moveInsertionPointBehind(Operation *op) {
  if (getInsertionBlock() && getInsertionPoint() == op->getIterator())
    setInsertionPointAfter(op);
}

void Rewriter::replaceOp(Operation *op, Operation *newOp) {
  replaceOp(op, ValueRange(newOp->getResults()));
}

void Rewriter::replaceOp(Operation *op, ValueRange newValues) {
  assert(op->getNumResults() == newValues.size());
  llvm::SmallVector<llvm::SmallVector<Value>> values(newValues.size());
  for (auto [value, list] : llvm::zip_equal(newValues, values))
    if (value)
      list.push_back(value);
  replaceOpWithMultiple(op, std::move(values));
}

void Rewriter::replaceOpWithMultiple(
    Operation *op, llvm::SmallVector<llvm::SmallVector<Value>> &&newValues) {
  assert(op->getNumResults() == newValues.size());
  moveInsertionPointBehind(op);
  impl->replaceOp(op, newValues);
}

void Rewriter::eraseOp(Operation *op) {
  replaceOpWithMultiple(
      op, llvm::SmallVector<llvm::SmallVector<Value>>(op->getNumResults()));
}

void Rewriter::startOpModification(Operation *op) {
  assert(!impl->wasOpReplaced(op) && "a replaced operation is modified");
  if (getConfig().allowPatternRollback)
    impl->record(detail::ModifiedOp{
        op, std::make_unique<detail::OperationSnapshot>(op)});
}

void Rewriter::finalizeOpModification(Operation *op) {
  impl->pattern.modifiedOps.insert(op);
  if (!getConfig().allowPatternRollback)
    impl->record(detail::ModifiedOp{op, nullptr});
}

void Rewriter::cancelOpModification(Operation *op) {
  impl->cancelModification(op);
}

// Recursive legalization.

LogicalResult Rewriter::legalize(Operation *op) {
  InsertionGuard guard(*this);
  return impl->converter.legalizeOperations(op, /*isAskedByPattern=*/true);
}

LogicalResult Rewriter::legalize(Region *region) {
  if (region->empty())
    return success();
  InsertionGuard guard(*this);
  // Exclude the casts that the conversion of arguments creates.
  llvm::SmallVector<Operation *> ops;
  for (Block &block : *region)
    for (Operation &op : block)
      ops.push_back(&op);
  if (const TypeConverter *converter = impl->currentTypeConverter) {
    auto signature = converter->convertBlockSignature(&region->front());
    if (!signature)
      return failure();
    applySignatureConversion(&region->front(), *signature, converter);
  }
  return impl->converter.legalizeOperations(ops, /*isAskedByPattern=*/true);
}

} // namespace mlir
