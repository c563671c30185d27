// SPDX-License-Identifier: Apache-2.0
//
// Printing of liveness, with numbered blocks and values.
#include "core/analysis/liveness.h"

using namespace mlir;

namespace {

class Printer {
public:
  Printer(const Liveness &liveness, llvm::raw_ostream &os)
      : liveness(liveness), os(os) {
    liveness.getOperation()->walk<WalkOrder::PreOrder>(
        [&](Block *block) { number(block); });
  }

  void print() {
    os << "// ---- Liveness -----\n";
    liveness.getOperation()->walk<WalkOrder::PreOrder>(
        [&](Block *block) { print(block); });
    os << "// -------------------\n";
  }

private:
  void number(Block *block) {
    blocks.insert({block, blocks.size()});
    for (BlockArgument argument : block->getArguments())
      values.insert({argument, values.size()});
    for (Operation &op : *block) {
      operations.insert({&op, operations.size()});
      for (Value result : op.getResults())
        values.insert({result, values.size()});
    }
  }

  void printName(Value value) {
    if (auto argument = llvm::dyn_cast<BlockArgument>(value))
      os << "arg" << argument.getArgNumber() << "@"
         << blocks.lookup(argument.getOwner());
    else
      os << "val_" << values.lookup(value);
    os << " ";
  }
  void printNames(const Liveness::ValueSetT &set) {
    llvm::SmallVector<Value> ordered(set.begin(), set.end());
    llvm::sort(ordered, [&](Value a, Value b) {
      return values.lookup(a) < values.lookup(b);
    });
    for (Value value : ordered)
      printName(value);
  }

  void print(Block *block) {
    const LivenessBlockInfo &info = *liveness.getLiveness(block);
    os << "// - Block: " << blocks.lookup(block) << "\n// --- LiveIn: ";
    printNames(info.in());
    os << "\n// --- LiveOut: ";
    printNames(info.out());
    os << "\n// --- BeginLivenessIntervals";
    for (Operation &op : *block)
      if (op.getNumResults())
        printIntervals(op);
    os << "\n// --- EndLivenessIntervals\n// --- BeginCurrentlyLive\n";
    for (Operation &op : *block)
      printLiveValues(op, info);
    os << "// --- EndCurrentlyLive\n";
  }
  void printIntervals(Operation &op) {
    os << "\n";
    for (Value result : op.getResults()) {
      os << "// ";
      printName(result);
      os << ":";
      Liveness::OperationListT live = liveness.resolveLiveness(result);
      llvm::sort(live, [&](Operation *a, Operation *b) {
        return operations.lookup(a) < operations.lookup(b);
      });
      for (Operation *at : live)
        os << "\n//     " << *at;
    }
  }
  void printLiveValues(Operation &op, const LivenessBlockInfo &info) {
    const Liveness::ValueSetT live = info.currentlyLiveValues(&op);
    if (live.empty())
      return;
    os << "//     " << op << " [";
    printNames(live);
    os << "\b]\n";
  }

  const Liveness &liveness;
  llvm::raw_ostream &os;
  llvm::DenseMap<Block *, size_t> blocks;
  llvm::DenseMap<Operation *, size_t> operations;
  llvm::DenseMap<Value, size_t> values;
};

} // namespace

void Liveness::print(llvm::raw_ostream &os) const {
  Printer(*this, os).print();
}

void Liveness::dump() const { print(llvm::errs()); }
