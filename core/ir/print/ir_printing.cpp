// SPDX-License-Identifier: Apache-2.0
//
// print, dump and operator<< of all printable objects.
#include "core/ir/print/asm_printer_impl.h"
#include "core/ir/text/text_output.h"

namespace mlir {

using detail::ModulePrinter;
using detail::PrinterImpl;
using detail::TextBuffer;

// Types and attributes are printed without aliases.

void Type::print(llvm::raw_ostream &os) const {
  if (!impl) {
    os << "<<NULL TYPE>>";
    return;
  }
  detail::AsmStateImpl state(getContext(), OpPrintingFlags(), nullptr);
  PrinterImpl(os, state).printType(*this);
}

void Type::dump() const {
  print(llvm::errs());
  llvm::errs() << '\n';
}

llvm::raw_ostream &operator<<(llvm::raw_ostream &os, Type type) {
  type.print(os);
  return os;
}

void Attribute::print(llvm::raw_ostream &os, bool elideType) const {
  if (!impl) {
    os << "<<NULL ATTRIBUTE>>";
    return;
  }
  detail::AsmStateImpl state(getContext(), OpPrintingFlags(), nullptr);
  PrinterImpl(os, state).printAttribute(*this,
                                        elideType ? detail::TypeElision::Must
                                                  : detail::TypeElision::Never);
}

void Attribute::dump() const {
  print(llvm::errs());
  llvm::errs() << '\n';
}

llvm::raw_ostream &operator<<(llvm::raw_ostream &os, Attribute attribute) {
  attribute.print(os);
  return os;
}

void Value::print(llvm::raw_ostream &os) const { print(os, OpPrintingFlags()); }

void Value::print(llvm::raw_ostream &os, const OpPrintingFlags &flags) const {
  if (!impl) {
    os << "<<NULL VALUE>>";
    return;
  }
  if (Operation *op = getDefiningOp())
    return op->print(os, flags);
  auto argument = cast<BlockArgument>(*this);
  os << "<block argument> of type '" << argument.getType()
     << "' at index: " << argument.getArgNumber();
}

void Value::printAsOperand(llvm::raw_ostream &os, AsmState &state) const {
  state.getImpl().names.printValue(os, *this);
}

void Value::dump() const {
  print(llvm::errs());
  llvm::errs() << '\n';
}

llvm::raw_ostream &operator<<(llvm::raw_ostream &os, Value value) {
  value.print(os);
  return os;
}

void OperationName::print(llvm::raw_ostream &os) const { os << getStringRef(); }

llvm::raw_ostream &operator<<(llvm::raw_ostream &os, OperationName name) {
  name.print(os);
  return os;
}

/// Returns the operation at which the numbering for printing `op` starts: the
/// outermost one or, in local scope, the innermost one that is isolated from
/// above.
static Operation *getNamingRoot(Operation *op, const OpPrintingFlags &flags) {
  while (true) {
    if (flags.shouldUseLocalScope() &&
        op->getName().hasTrait(CommonTrait::IsIsolatedFromAbove))
      return op;
    Operation *parent = op->getParentOp();
    if (!parent)
      return op;
    op = parent;
  }
}

void Operation::print(llvm::raw_ostream &os) { print(os, OpPrintingFlags()); }

void Operation::print(llvm::raw_ostream &os, const OpPrintingFlags &flags) {
  AsmState state(getNamingRoot(this, flags), flags);
  print(os, state);
}

void Operation::print(llvm::raw_ostream &os, AsmState &state) {
  detail::AsmStateImpl &impl = state.getImpl();
  TextBuffer buffer(os);
  ModulePrinter printer(buffer, impl);
  if (getParentOp() || impl.flags.shouldUseLocalScope())
    return printer.printFullOp(this);
  if (!impl.aliases.isInitialized())
    impl.aliases.initialize(this, impl);
  printer.printTopLevel(this);
}

void Operation::dump() {
  print(llvm::errs(), OpPrintingFlags().useLocalScope());
  llvm::errs() << '\n';
}

llvm::raw_ostream &operator<<(llvm::raw_ostream &os, Operation &op) {
  op.print(os, OpPrintingFlags().useLocalScope());
  return os;
}

void Block::print(llvm::raw_ostream &os) {
  Operation *parent = getParentOp();
  if (!parent) {
    os << "<<UNLINKED BLOCK>>\n";
    return;
  }
  AsmState state(getNamingRoot(parent, OpPrintingFlags()));
  print(os, state);
}

void Block::print(llvm::raw_ostream &os, AsmState &state) {
  TextBuffer buffer(os);
  ModulePrinter(buffer, state.getImpl()).printBlock(this);
}

void Block::printAsOperand(llvm::raw_ostream &os, AsmState &state) {
  state.getImpl().names.printBlock(os, this);
}

void Block::dump() { print(llvm::errs()); }

llvm::raw_ostream &operator<<(llvm::raw_ostream &os, Block &block) {
  block.print(os);
  return os;
}

} // namespace mlir
