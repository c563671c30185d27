// SPDX-License-Identifier: Apache-2.0
#include "targets/native/array_addresses.h"

#include <cstdint>

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/PatternMatch.h"

namespace mlir::native {
namespace {

using namespace llvm::PatternMatch;

/// A term of a sum: an index times a constant.
struct Term {
  llvm::Value *index;
  uint64_t scale;
};

/// An upper bound on the number of dimensions.
constexpr size_t mostTerms = 32;

/// Inserts a term after all terms of the same or a greater scale.
void addTerm(Term term, llvm::SmallVectorImpl<Term> &terms) {
  auto behind = llvm::find_if(
      terms, [&](const Term &other) { return other.scale < term.scale; });
  terms.insert(behind, term);
}

/// Splits a sum into terms, sorted by decreasing scale. Returns false if the
/// sum has too many terms.
bool collectTerms(llvm::Value *sum, llvm::SmallVectorImpl<Term> &terms) {
  llvm::SmallVector<llvm::Value *> rest = {sum};
  while (!rest.empty()) {
    llvm::Value *value = rest.pop_back_val(), *left, *right;
    const llvm::APInt *scale;
    if (terms.size() + rest.size() > mostTerms)
      return false;
    if (match(value, m_NUWAdd(m_Value(left), m_Value(right)))) {
      rest.push_back(right);
      rest.push_back(left);
    } else if (match(value, m_NUWMul(m_Value(left), m_APInt(scale))) &&
               scale->ugt(1) && scale->isIntN(62)) {
      addTerm({left, scale->getZExtValue()}, terms);
    } else {
      addTerm({value, 1}, terms);
    }
  }
  return true;
}

/// Returns true if the terms, sorted by decreasing scale, index an array of
/// arrays.
bool isArray(llvm::ArrayRef<Term> terms) {
  for (size_t i = 0; i + 1 < terms.size(); ++i)
    if (terms[i].scale % terms[i + 1].scale != 0)
      return false;
  return terms.front().scale > 1;
}

/// Merges the terms of equal scale.
void mergeTerms(llvm::SmallVectorImpl<Term> &terms,
                llvm::IRBuilder<> &builder) {
  llvm::SmallVector<Term> merged;
  for (const Term &term : terms) {
    if (!merged.empty() && merged.back().scale == term.scale)
      merged.back().index = builder.CreateAdd(merged.back().index, term.index,
                                              "", /*NUW=*/true, /*NSW=*/true);
    else
      merged.push_back(term);
  }
  terms = std::move(merged);
}

/// Emits the address as a chain of GEPs, outermost array first.
llvm::Value *makeSteps(llvm::GetElementPtrInst &address,
                       llvm::ArrayRef<Term> terms, llvm::IRBuilder<> &builder) {
  // The type whose elements or subarrays each term counts.
  llvm::SmallVector<llvm::Type *> counted(terms.size());
  llvm::Type *type = address.getSourceElementType();
  uint64_t scale = 1;
  for (size_t i = terms.size(); i-- > 0;) {
    if (terms[i].scale != scale)
      type = llvm::ArrayType::get(type, terms[i].scale / scale);
    scale = terms[i].scale;
    counted[i] = type;
  }
  llvm::Value *pointer =
      builder.CreateGEP(counted[0], address.getPointerOperand(), terms[0].index,
                        "", address.getNoWrapFlags());
  for (size_t i = 1; i < terms.size(); ++i) {
    // Step from an array of the previous term to its element or subarray.
    llvm::SmallVector<llvm::Value *> indices = {builder.getInt64(0),
                                                terms[i].index};
    pointer = builder.CreateGEP(counted[i - 1], pointer, indices, "",
                                address.getNoWrapFlags());
  }
  return pointer;
}

bool rewrite(llvm::GetElementPtrInst &address) {
  if (address.getNumIndices() != 1 || !address.isInBounds() ||
      !address.hasNoUnsignedWrap() || address.getType()->isVectorTy())
    return false;
  llvm::Value *sum = address.getOperand(1);
  if (!sum->getType()->isIntegerTy(64))
    return false;
  llvm::SmallVector<Term> terms;
  if (!collectTerms(sum, terms))
    return false;
  if (terms.size() < 2 || !isArray(terms))
    return false;
  llvm::IRBuilder<> builder(&address);
  mergeTerms(terms, builder);
  llvm::Value *pointer = makeSteps(address, terms, builder);
  pointer->takeName(&address);
  address.replaceAllUsesWith(pointer);
  address.eraseFromParent();
  return true;
}

} // namespace

llvm::PreservedAnalyses ArrayAddressPass::run(llvm::Function &function,
                                              llvm::FunctionAnalysisManager &) {
  bool isChanged = false;
  for (llvm::Instruction &instruction :
       llvm::make_early_inc_range(llvm::instructions(function)))
    if (auto *address = llvm::dyn_cast<llvm::GetElementPtrInst>(&instruction))
      isChanged |= rewrite(*address);
  if (!isChanged)
    return llvm::PreservedAnalyses::all();
  llvm::PreservedAnalyses preserved;
  preserved.preserveSet<llvm::CFGAnalyses>();
  return preserved;
}

} // namespace mlir::native
