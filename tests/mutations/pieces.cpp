// SPDX-License-Identifier: Apache-2.0
#include "tests/mutations/pieces.h"

#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/builtin/builtin_locations.h"
#include "core/ir/print/op_printing_flags.h"
#include "core/ir/structure/attr_type_sub_elements.h"
#include "core/ir/structure/builders.h"
#include "core/ir/structure/ir_mapping.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"

namespace mlir::mutations {
namespace {

constexpr size_t maximumLength = 400;

template <typename T> std::string print(T value) {
  std::string text;
  llvm::raw_string_ostream os(text);
  value.print(os);
  return text;
}

/// Whether a value is defined inside of an operation.
bool isInside(Value value, Operation *op) {
  if (Operation *definition = value.getDefiningOp())
    return op->isProperAncestor(definition);
  return op->isAncestor(
      llvm::cast<BlockArgument>(value).getOwner()->getParentOp());
}

/// The values from outside that an operation and those inside of it use.
llvm::SetVector<Value> findOuterValues(Operation *op) {
  llvm::SetVector<Value> values;
  op->walk([&](Operation *nested) {
    for (Value operand : nested->getOperands())
      if (!isInside(operand, op))
        values.insert(operand);
  });
  return values;
}

/// A module with an unregistered operation that holds a copy of `op`, behind
/// casts that define the values it uses, and before blocks for its successors.
OwningOpRef<ModuleOp> isolate(Operation *op,
                              const llvm::SetVector<Value> &values) {
  const Location location = UnknownLoc::get(op->getContext());
  OwningOpRef<ModuleOp> module = ModuleOp::create(location);
  OpBuilder builder = OpBuilder::atBlockEnd(module->getBody());
  OperationState state(location, "test.holder");
  Region &region = *state.addRegion();
  Block &entry = region.emplaceBlock();
  IRMapping mapping;
  for (Block *successor : op->getSuccessors()) {
    if (mapping.contains(successor))
      continue;
    Block &block = region.emplaceBlock();
    for (Type type : successor->getArgumentTypes())
      block.addArgument(type, location);
    mapping.map(successor, &block);
    builder.setInsertionPointToEnd(&block);
    builder.create(OperationState(location, "test.end"));
  }
  builder.setInsertionPointToEnd(&entry);
  for (Value value : values)
    mapping.map(value,
                UnrealizedConversionCastOp::create(
                    builder, location, TypeRange(value.getType()), ValueRange())
                    ->getResult(0));
  builder.insert(op->clone(mapping));
  builder.setInsertionPointToEnd(module->getBody());
  builder.create(state);
  return module;
}

} // namespace

bool PieceCollector::isWanted(llvm::StringRef text, llvm::StringRef kind) {
  return text.size() <= maximumLength && seen.insert(text.str()).second &&
         counts[kind.str()]++ < numPerKind;
}

void PieceCollector::addElement(std::string text, llvm::StringRef kind,
                                std::vector<Piece> &pieces) {
  if (isWanted(text, kind))
    pieces.push_back(
        {"\"test.holder\"() {value = ", std::move(text), "} : () -> ()\n"});
}

void PieceCollector::addOperation(Operation *op) {
  const llvm::SetVector<Value> values = findOuterValues(op);
  OwningOpRef<ModuleOp> module = isolate(op, values);
  std::string text;
  llvm::raw_string_ostream os(text);
  module->print(os, OpPrintingFlags().useLocalScope().assumeVerified());
  // The text begins with the lines of the module, the holder, and the casts; it
  // ends where a block or the holder ends.
  llvm::StringRef rest = text;
  for (size_t i = 0; i < values.size() + 2; ++i)
    rest = rest.split('\n').second;
  llvm::StringRef own = rest;
  while (!rest.starts_with("  ^") && !rest.starts_with("  })") && !rest.empty())
    rest = rest.split('\n').second;
  own = own.drop_back(rest.size());
  if (!isWanted(own, op->getName().getStringRef()))
    return;
  const size_t begin = own.data() - text.data();
  operations.push_back(
      {text.substr(0, begin), own.str(), text.substr(begin + own.size())});
}

void PieceCollector::add(ModuleOp module) {
  AttrTypeWalker walker;
  walker.addWalk([&](Type type) {
    addElement(print(type), type.getAbstractType().getDescriptor().name, types);
  });
  walker.addWalk([&](Attribute attribute) {
    addElement(print(attribute),
               attribute.getAbstractAttribute().getDescriptor().name,
               attributes);
  });
  module->getRegion(0).walk([&](Operation *op) {
    walker.walk(op->getAttrDictionary());
    for (Type type : op->getResultTypes())
      walker.walk(type);
    addOperation(op);
  });
}

} // namespace mlir::mutations
