// SPDX-License-Identifier: Apache-2.0
//
// Prints operations, regions and blocks.
#include "core/ir/descriptor/op_invariants.h"
#include "core/ir/descriptor/traits.h"
#include "core/ir/format/assembly_format.h"
#include "core/ir/print/asm_printer_impl.h"
#include "core/ir/text/text_output.h"
#include "llvm/ADT/SmallPtrSet.h"

namespace mlir::detail {

using llvm::ArrayRef;
using llvm::StringRef;

void ModulePrinter::printTopLevel(Operation *op) {
  state.aliases.printDefinitions(*this, /*deferred=*/false);
  printFullOp(op);
  os() << '\n';
  state.aliases.printDefinitions(*this, /*deferred=*/true);
  printResources(os(), op, state);
}

void ModulePrinter::printFullOp(Operation *op) {
  printIndent();
  const size_t depth = frames.size();
  if (!beginOp(op, /*isFull=*/true))
    runUntil(depth);
}

void printCustomForm(Operation *op, OpAsmPrinter &printer) {
  if (auto hook = op->getName().getDescriptor()->hooks.print)
    hook(op, printer);
  else
    printByFormat(op, printer);
}

void ModulePrinter::printCustomOrGenericOp(Operation *op) {
  if (isCollecting())
    return collect({.kind = PrintedItem::Kind::Op, .pointer = op});
  if (!hasCustomForm(op, getFlags()))
    return printGenericOp(op, /*printName=*/true);
  printOpName(op);
  nest([this, op] {
    OpAsmPrinter printer(*this, *this);
    printCustomForm(op, printer);
  });
}

void ModulePrinter::printGenericOp(Operation *op, bool printName) {
  if (isCollecting())
    return collect({.kind = PrintedItem::Kind::GenericOp, .pointer = op});
  if (printName)
    printQuoted(os(), op->getName().getStringRef());
  const size_t depth = frames.size();
  if (!beginGenericOp(op, /*isFull=*/false))
    runUntil(depth);
}

void ModulePrinter::printOpName(Operation *op) {
  StringRef name = op->getName().getStringRef();
  // A name that contains another dot would be parsed with a different dialect.
  const StringRef dialect = defaultDialects.back();
  if (name.size() > dialect.size() && name[dialect.size()] == '.' &&
      name.starts_with(dialect) &&
      !name.drop_front(dialect.size() + 1).contains('.'))
    name = name.drop_front(dialect.size() + 1);
  os() << name;
}

/// Prints the operation up to its regions. Returns true if it is complete.
bool ModulePrinter::beginOp(Operation *op, bool isFull) {
  if (isFull && state.operationPlaces)
    (*state.operationPlaces)[op] = os().tell();
  if (op->getNumResults() != 0)
    printResults(op);
  if (!hasCustomForm(op, getFlags())) {
    printQuoted(os(), op->getName().getStringRef());
    return beginGenericOp(op, isFull);
  }
  printCustomOrGenericOp(op);
  endOp(op, isFull);
  return true;
}

bool ModulePrinter::beginGenericOp(Operation *op, bool isFull) {
  printGenericHead(op);
  if (op->getNumRegions() == 0) {
    printGenericTail(op);
    endOp(op, isFull);
    return true;
  }
  os() << " (";
  frames.push_back({.op = op, .isFull = isFull});
  enterRegion(frames.back(), op->getRegion(0), /*printEntryArguments=*/true,
              /*printEmptyBlock=*/true);
  return false;
}

/// Prints the text after the operation.
void ModulePrinter::endOp(Operation *op, bool isFull) {
  if (!isFull)
    return;
  printTrailingLocation(op->getLoc());
  if (getFlags().shouldPrintValueUsers())
    printUsersComment(op);
}

/// Returns the next operation of the block, or null.
Operation *ModulePrinter::takeNext(Frame &frame) {
  Operation *op = frame.next;
  if (!op)
    return nullptr;
  frame.next = op->getNextNode();
  const bool isHidden = !frame.printsTerminators && !frame.next &&
                        op->hasTrait<OpTrait::IsTerminator>();
  return isHidden ? nullptr : op;
}

/// Prints the remaining contents of all frames except the `depth` outermost
/// ones.
void ModulePrinter::runUntil(size_t depth) {
  while (frames.size() > depth) {
    Frame &frame = frames.back();
    if (Operation *op = takeNext(frame)) {
      printIndent();
      if (beginOp(op, /*isFull=*/true))
        os() << '\n';
    } else if (frame.block) {
      leaveBlock(frame);
    } else {
      leaveRegion(frame, depth);
    }
  }
}

void ModulePrinter::enterRegion(Frame &frame, Region &region,
                                bool printEntryArguments,
                                bool printEmptyBlock) {
  frame.hasBody = !getFlags().shouldSkipRegions();
  if (!frame.hasBody) {
    os() << "{...}";
    return;
  }
  os() << "{\n";
  Operation *parent = region.getParentOp();
  auto interface = parent && parent->isRegistered()
                       ? dyn_cast<OpAsmOpInterface>(parent)
                       : OpAsmOpInterface();
  defaultDialects.push_back(interface ? interface.getDefaultDialect() : "");
  if (region.empty())
    return;
  Block &entry = region.front();
  enterBlock(frame, &entry,
             (printEmptyBlock && entry.empty()) ||
                 (printEntryArguments && entry.getNumArguments() != 0));
}

/// Ends a region after its blocks. Begins the operation's next region or ends
/// the operation.
void ModulePrinter::leaveRegion(Frame &frame, size_t depth) {
  if (frame.hasBody) {
    defaultDialects.pop_back();
    printIndent();
    os() << '}';
  }
  Operation *op = frame.op;
  if (op && ++frame.regionNumber != op->getNumRegions()) {
    os() << ", ";
    return enterRegion(frame, op->getRegion(frame.regionNumber),
                       /*printEntryArguments=*/true, /*printEmptyBlock=*/true);
  }
  const bool isFull = frame.isFull;
  frames.pop_back();
  if (!op)
    return;
  os() << ')';
  printGenericTail(op);
  endOp(op, isFull);
  if (isFull && frames.size() > depth)
    os() << '\n';
}

void ModulePrinter::enterBlock(Frame &frame, Block *block, bool printHeader) {
  if (printHeader)
    printBlockHeader(block);
  increaseIndent();
  if (getFlags().shouldPrintValueUsers())
    for (BlockArgument argument : block->getArguments())
      printUsersComment(argument);
  frame.block = block;
  frame.next = block->empty() ? nullptr : &block->front();
}

/// Ends a block and begins the next one, if any.
void ModulePrinter::leaveBlock(Frame &frame) {
  decreaseIndent();
  Block *next = frame.block->getNextNode();
  frame.printsTerminators = true;
  if (next)
    enterBlock(frame, next, /*printHeader=*/true);
  else
    frame.block = nullptr;
}

void ModulePrinter::printBlock(Block *block, bool printHeader,
                               bool printTerminator) {
  Frame frame = {.printsTerminators = printTerminator};
  enterBlock(frame, block, printHeader);
  while (Operation *op = takeNext(frame)) {
    printFullOp(op);
    os() << '\n';
  }
  decreaseIndent();
}

void ModulePrinter::printRegion(Region &region, bool printEntryArguments,
                                bool printTerminators, bool printEmptyBlock) {
  if (isCollecting())
    return collect({.kind = PrintedItem::Kind::Region,
                    .printsArguments = printEntryArguments,
                    .printsTerminators = printTerminators,
                    .pointer = &region});
  const size_t depth = frames.size();
  frames.push_back({.printsTerminators = printTerminators});
  enterRegion(frames.back(), region, printEntryArguments, printEmptyBlock);
  runUntil(depth);
}

/// Prints `%0:2, %1 = `.
void ModulePrinter::printResults(Operation *op) {
  const unsigned numResults = op->getNumResults();
  auto printPack = [&](unsigned start, unsigned end) {
    state.names.printValue(os(), op->getResult(start),
                           /*withResultNumber=*/false);
    if (end - start > 1) {
      os() << ':';
      printNumber(os(), end - start);
    }
  };
  const ArrayRef<unsigned> packs = state.names.getResultPacks(op);
  if (packs.empty())
    printPack(0, numResults);
  for (size_t i = 0; i != packs.size(); ++i) {
    if (i != 0)
      os() << ", ";
    printPack(packs[i], i + 1 == packs.size() ? numResults : packs[i + 1]);
  }
  os() << " = ";
}

/// Prints the generic form between the name and the regions.
void ModulePrinter::printGenericHead(Operation *op) {
  os() << '(';
  for (unsigned i = 0, e = op->getNumOperands(); i != e; ++i) {
    if (i != 0)
      os() << ", ";
    state.names.printValue(os(), op->getOperand(i));
  }
  os() << ')';
  if (const unsigned numSuccessors = op->getNumSuccessors()) {
    os() << '[';
    for (unsigned i = 0; i != numSuccessors; ++i) {
      if (i != 0)
        os() << ", ";
      state.names.printBlock(os(), op->getSuccessor(i));
    }
    os() << ']';
  }
  if (op->getPropertiesStorageSize() == 0 ||
      op->hasTrait<OpTrait::AttributesInDictionary>())
    return;
  if (Attribute properties = op->getPropertiesAsAttribute()) {
    os() << " <";
    printAttribute(properties);
    os() << '>';
  }
}

void ModulePrinter::printGenericTail(Operation *op) {
  if (op->hasTrait<OpTrait::AttributesInDictionary>())
    printAttributeList(op->getAttrs(), {}, "");
  else if (op->hasDiscardableAttrs())
    printAttributeList(op->getDiscardableAttrs(), {}, "");
  os() << " : (";
  for (unsigned i = 0, e = op->getNumOperands(); i != e; ++i) {
    if (i != 0)
      os() << ", ";
    if (Value operand = op->getOperand(i))
      state.printCachedType(*this, operand.getType());
    else
      os() << "<<NULL TYPE>>";
  }
  os() << ") -> ";
  const unsigned numResults = op->getNumResults();
  const bool needsParens =
      numResults != 1 || isa<FunctionType>(op->getResult(0).getType());
  if (needsParens)
    os() << '(';
  for (unsigned i = 0; i != numResults; ++i) {
    if (i != 0)
      os() << ", ";
    state.printCachedType(*this, op->getResult(i).getType());
  }
  if (needsParens)
    os() << ')';
}

/// Prints `^bb1(%0: i32):  // pred: ^bb0`.
void ModulePrinter::printBlockHeader(Block *block) {
  printIndent();
  state.names.printBlock(os(), block);
  if (!block->args_empty()) {
    os() << '(';
    for (BlockArgument argument : block->getArguments()) {
      if (argument.getArgNumber() != 0)
        os() << ", ";
      state.names.printValue(os(), argument);
      os() << ": ";
      printType(argument.getType());
      printTrailingLocation(argument.getLoc(), /*allowAlias=*/false);
    }
    os() << ')';
  }
  os() << ':';
  printPredecessors(block);
  os() << '\n';
}

void ModulePrinter::printPredecessors(Block *block) {
  if (!block->getParent()) {
    os() << "  // block is not in a region!";
    return;
  }
  if (block->hasNoPredecessors()) {
    if (!block->isEntryBlock())
      os() << "  // no predecessors";
    return;
  }
  if (Block *predecessor = block->getSinglePredecessor()) {
    os() << "  // pred: ";
    state.names.printBlock(os(), predecessor);
    return;
  }
  llvm::SmallVector<Block *> predecessors(block->getPredecessors());
  llvm::sort(predecessors, [&](Block *a, Block *b) {
    return state.names.getBlockOrder(a) < state.names.getBlockOrder(b);
  });
  os() << "  // " << predecessors.size() << " preds: ";
  llvm::interleaveComma(predecessors, os(), [&](Block *predecessor) {
    state.names.printBlock(os(), predecessor);
  });
}

void ModulePrinter::printOperand(Value value, llvm::raw_ostream &stream) {
  if (!isCollecting())
    state.names.printValue(stream, value);
}

void ModulePrinter::printSuccessor(Block *block) {
  if (!isCollecting())
    state.names.printBlock(os(), block);
}

void ModulePrinter::printRegionArgument(BlockArgument argument,
                                        ArrayRef<NamedAttribute> attributes,
                                        bool omitType) {
  if (isCollecting()) {
    // Attributes of these locations are printed without aliases.
    printType(argument.getType());
    return printTrailingLocation(argument.getLoc(), /*allowAlias=*/false);
  }
  state.names.printValue(os(), argument);
  if (!omitType) {
    os() << ": ";
    printType(argument.getType());
  }
  printAttributeList(attributes, {}, "");
  printTrailingLocation(argument.getLoc(), /*allowAlias=*/false);
}

/// Returns true if a single operation with at most one result uses the value.
static bool hasOneUserResult(Value value) {
  Operation *user = *value.getUsers().begin();
  return user->getNumResults() <= 1 &&
         llvm::all_of(value.getUsers(),
                      [&](Operation *other) { return other == user; });
}

/// Prints ` // users: %1, %2`.
void ModulePrinter::printUsersComment(Operation *op) {
  const unsigned numResults = op->getNumResults();
  if (numResults == 0) {
    if (op->getNumOperands() == 0)
      return;
    os() << " // id: ";
    return state.names.printOperation(os(), op);
  }
  if (op->use_empty()) {
    os() << " // unused";
    return;
  }
  const bool isOne = numResults == 1 && hasOneUserResult(op->getResult(0));
  os() << (isOne ? " // user: " : " // users: ");
  for (unsigned i = 0; i != numResults; ++i) {
    if (i != 0)
      os() << ", ";
    if (numResults > 1)
      os() << '(';
    printUsers(op->getResult(i));
    if (numResults > 1)
      os() << ')';
  }
}

/// Prints a line `// %arg0 is used by %1`.
void ModulePrinter::printUsersComment(BlockArgument argument) {
  printIndent();
  os() << "// ";
  state.names.printValue(os(), argument);
  os() << (argument.use_empty() ? " is " : " is used by ");
  printUsers(argument);
  os() << '\n';
}

/// Prints each operation that uses a value once, by its results or its number.
void ModulePrinter::printUsers(Value value) {
  if (value.use_empty()) {
    os() << "unused";
    return;
  }
  llvm::SmallPtrSet<Operation *, 4> users;
  for (Operation *user : value.getUsers()) {
    if (!users.insert(user).second)
      continue;
    if (users.size() != 1)
      os() << ", ";
    if (user->getNumResults() == 0)
      state.names.printOperation(os(), user);
    llvm::interleaveComma(user->getResults(), os(), [&](Value result) {
      state.names.printValue(os(), result);
    });
  }
}

} // namespace mlir::detail
