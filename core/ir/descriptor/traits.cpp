// SPDX-License-Identifier: Apache-2.0
//
// The list of traits, and the traits without a verifier. Traits with a folder
// are in fold.cpp.
#include "core/ir/descriptor/traits.h"

#include "core/ir/descriptor/op_invariants.h"

namespace mlir {
namespace OpTrait {

#define MLIR_PLAIN_TRAIT(NAME)                                                 \
  constinit const Trait NAME::descriptor = {#NAME, TypeID::get<NAME>()};
MLIR_PLAIN_TRAIT(NoTerminator)
MLIR_PLAIN_TRAIT(AffineScope)
MLIR_PLAIN_TRAIT(AutomaticAllocationScope)
MLIR_PLAIN_TRAIT(ReturnLike)
MLIR_PLAIN_TRAIT(HasOnlyGraphRegion)
MLIR_PLAIN_TRAIT(HasParallelRegion)
MLIR_PLAIN_TRAIT(HasRecursiveMemoryEffects)
MLIR_PLAIN_TRAIT(VariadicOperands)
MLIR_PLAIN_TRAIT(OneTypedResult)
MLIR_PLAIN_TRAIT(VariadicResults)
MLIR_PLAIN_TRAIT(VariadicRegions)
MLIR_PLAIN_TRAIT(VariadicSuccessors)
MLIR_PLAIN_TRAIT(ConstantLike)
MLIR_PLAIN_TRAIT(Scalarizable)
MLIR_PLAIN_TRAIT(Vectorizable)
MLIR_PLAIN_TRAIT(Tensorizable)
MLIR_PLAIN_TRAIT(AlwaysSpeculatableImplTrait)
MLIR_PLAIN_TRAIT(RecursivelySpeculatableImplTrait)
MLIR_PLAIN_TRAIT(MemRefsNormalizable)
MLIR_PLAIN_TRAIT(AttributesInDictionary)
#undef MLIR_PLAIN_TRAIT

} // namespace OpTrait

using namespace OpTrait;

llvm::ArrayRef<const Trait *> getStandardTraits() {
  static constexpr const Trait *traits[] = {
      &IsTerminator::descriptor,
      &IsIsolatedFromAbove::descriptor,
      &NoTerminator::descriptor,
      &OpTrait::SymbolTable::descriptor,
      &AffineScope::descriptor,
      &SingleBlock::descriptor,
      &NoRegionArguments::descriptor,
      &AutomaticAllocationScope::descriptor,
      &SingleBlockImplicitTerminator::descriptor,
      &HasParent::descriptor,
      &ReturnLike::descriptor,
      &HasOnlyGraphRegion::descriptor,
      &HasParallelRegion::descriptor,
      &HasRecursiveMemoryEffects::descriptor,
      &OpTrait::Symbol::descriptor,
      &ZeroOperands::descriptor,
      &OneOperand::descriptor,
      &NOperands::descriptor,
      &AtLeastNOperands::descriptor,
      &VariadicOperands::descriptor,
      &ZeroResults::descriptor,
      &OneResult::descriptor,
      &OneTypedResult::descriptor,
      &NResults::descriptor,
      &AtLeastNResults::descriptor,
      &VariadicResults::descriptor,
      &ZeroRegions::descriptor,
      &OneRegion::descriptor,
      &NRegions::descriptor,
      &AtLeastNRegions::descriptor,
      &VariadicRegions::descriptor,
      &ZeroSuccessors::descriptor,
      &OneSuccessor::descriptor,
      &NSuccessors::descriptor,
      &AtLeastNSuccessors::descriptor,
      &VariadicSuccessors::descriptor,
      &AttrSizedOperandSegments::descriptor,
      &AttrSizedResultSegments::descriptor,
      &OpInvariants::descriptor,
      &SameTypeOperands::descriptor,
      &SameOperandsShape::descriptor,
      &SameOperandsElementType::descriptor,
      &SameOperandsAndResultShape::descriptor,
      &SameOperandsAndResultElementType::descriptor,
      &SameOperandsAndResultType::descriptor,
      &SameOperandsAndResultRank::descriptor,
      &ResultsBroadcastableShape::descriptor,
      &ResultsAreBoolLike::descriptor,
      &ResultsAreFloatLike::descriptor,
      &ResultsAreSignedIntegerLike::descriptor,
      &OperandsAreFloatLike::descriptor,
      &OperandsAreSignlessIntegerLike::descriptor,
      &ConstantLike::descriptor,
      &IsCommutative::descriptor,
      &IsInvolution::descriptor,
      &IsIdempotent::descriptor,
      &Elementwise::descriptor,
      &Scalarizable::descriptor,
      &Vectorizable::descriptor,
      &Tensorizable::descriptor,
      &ElementwiseMappable::descriptor,
      &AlwaysSpeculatableImplTrait::descriptor,
      &RecursivelySpeculatableImplTrait::descriptor,
      &MemRefsNormalizable::descriptor,
      &AttributesInDictionary::descriptor,
  };
  return traits;
}

uint32_t getCommonTraits(llvm::ArrayRef<TraitUse> traits) {
  static constexpr struct {
    const Trait *trait;
    CommonTrait number;
  } common[] = {
      {&IsTerminator::descriptor, IsTerminator::common},
      {&IsIsolatedFromAbove::descriptor, IsIsolatedFromAbove::common},
      {&NoTerminator::descriptor, NoTerminator::common},
      {&OpTrait::SymbolTable::descriptor, OpTrait::SymbolTable::common},
      {&AffineScope::descriptor, AffineScope::common},
      {&SingleBlock::descriptor, SingleBlock::common},
      {&NoRegionArguments::descriptor, NoRegionArguments::common},
      {&AutomaticAllocationScope::descriptor, AutomaticAllocationScope::common},
      {&ConstantLike::descriptor, ConstantLike::common},
      {&IsCommutative::descriptor, IsCommutative::common},
      {&HasRecursiveMemoryEffects::descriptor,
       HasRecursiveMemoryEffects::common},
  };
  uint32_t bits = 0;
  for (const TraitUse &use : traits)
    for (const auto &entry : common)
      if (entry.trait->id == use.trait->id)
        bits |= 1u << static_cast<unsigned>(entry.number);
  return bits;
}

} // namespace mlir
