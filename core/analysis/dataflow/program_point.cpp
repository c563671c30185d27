// SPDX-License-Identifier: Apache-2.0
#include "core/analysis/dataflow/program_point.h"

#include "core/ir/print/op_printing_flags.h"

using namespace mlir;

static void printOperation(llvm::raw_ostream &os, Operation *op) {
  op->print(os, OpPrintingFlags().skipRegions());
}

void ProgramPoint::print(llvm::raw_ostream &os) const {
  if (isNull()) {
    os << "<NULL POINT>";
  } else if (!isBlockStart()) {
    os << "<after operation>:";
    printOperation(os, getPrevOp());
  } else if (!isBlockEnd()) {
    os << "<before operation>:";
    printOperation(os, getNextOp());
  } else {
    os << "<beginning of empty block>";
  }
}

llvm::raw_ostream &mlir::operator<<(llvm::raw_ostream &os,
                                    const ProgramPoint &point) {
  point.print(os);
  return os;
}

GenericLatticeAnchor::~GenericLatticeAnchor() = default;

Location LatticeAnchor::getLoc() const {
  if (auto *anchor = llvm::dyn_cast<GenericLatticeAnchor *>(*this))
    return anchor->getLoc();
  if (auto value = llvm::dyn_cast<Value>(*this))
    return value.getLoc();
  auto *point = llvm::cast<ProgramPoint *>(*this);
  if (point->isBlockStart())
    return point->getBlock()->getParent()->getLoc();
  return point->getPrevOp()->getLoc();
}

void LatticeAnchor::print(llvm::raw_ostream &os) const {
  if (isNull())
    os << "<NULL POINT>";
  else if (auto *anchor = llvm::dyn_cast<GenericLatticeAnchor *>(*this))
    anchor->print(os);
  else if (auto value = llvm::dyn_cast<Value>(*this))
    value.print(os, OpPrintingFlags().skipRegions());
  else
    llvm::cast<ProgramPoint *>(*this)->print(os);
}

llvm::raw_ostream &mlir::operator<<(llvm::raw_ostream &os,
                                    LatticeAnchor anchor) {
  anchor.print(os);
  return os;
}
