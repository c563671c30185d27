// SPDX-License-Identifier: Apache-2.0
#include "core/analysis/alias_analysis.h"

#include "llvm/Support/ErrorHandling.h"

using namespace mlir;

AliasResult AliasResult::merge(AliasResult other) const {
  if (kind == other.kind)
    return *this;
  const bool overlaps =
      (isPartial() && other.isMust()) || (isMust() && other.isPartial());
  return overlaps ? PartialAlias : MayAlias;
}

void AliasResult::print(llvm::raw_ostream &os) const {
  static constexpr llvm::StringRef names[] = {"NoAlias", "MayAlias",
                                              "PartialAlias", "MustAlias"};
  os << names[kind];
}

llvm::raw_ostream &mlir::operator<<(llvm::raw_ostream &os, AliasResult result) {
  result.print(os);
  return os;
}

void ModRefResult::print(llvm::raw_ostream &os) const {
  static constexpr llvm::StringRef names[] = {"NoModRef", "Ref", "Mod",
                                              "ModRef"};
  os << names[int(kind)];
}

llvm::raw_ostream &mlir::operator<<(llvm::raw_ostream &os,
                                    ModRefResult result) {
  result.print(os);
  return os;
}

AliasAnalysis::AliasAnalysis(Operation *) {
  addAnalysisImplementation(LocalAliasAnalysis());
}

AliasResult AliasAnalysis::alias(Value lhs, Value rhs) {
  for (auto &implementation : implementations) {
    const AliasResult result = implementation->alias(lhs, rhs);
    if (!result.isMay())
      return result;
  }
  return AliasResult::MayAlias;
}

ModRefResult AliasAnalysis::getModRef(Operation *op, Value location) {
  ModRefResult result = ModRefResult::getModAndRef();
  for (auto &implementation : implementations) {
    result = result.intersect(implementation->getModRef(op, location));
    if (result.isNoModRef())
      break;
  }
  return result;
}
