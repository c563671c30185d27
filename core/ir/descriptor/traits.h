// SPDX-License-Identifier: Apache-2.0
//
// The traits of operations that core defines. `op->hasTrait<T>()` tests for a
// trait. Descriptors of operations refer to `&T::descriptor`. Source: the MLIR
// documentation, "Traits".
#ifndef CORE_IR_DESCRIPTOR_TRAITS_H
#define CORE_IR_DESCRIPTOR_TRAITS_H

#include "core/ir/descriptor/trait.h"
#include "core/ir/structure/operation_name.h"

namespace mlir {
namespace OpTrait {

#define MLIR_COMMON_TRAIT(NAME)                                                \
  struct NAME {                                                                \
    static const Trait descriptor;                                             \
    static constexpr CommonTrait common = CommonTrait::NAME;                   \
  };
#define MLIR_TRAIT(NAME)                                                       \
  struct NAME {                                                                \
    static const Trait descriptor;                                             \
  };

// Regions and blocks.
MLIR_COMMON_TRAIT(IsTerminator)
MLIR_COMMON_TRAIT(IsIsolatedFromAbove)
MLIR_COMMON_TRAIT(NoTerminator)
MLIR_COMMON_TRAIT(SymbolTable)
MLIR_COMMON_TRAIT(AffineScope)
MLIR_COMMON_TRAIT(SingleBlock)
MLIR_COMMON_TRAIT(NoRegionArguments)
MLIR_COMMON_TRAIT(AutomaticAllocationScope)
MLIR_TRAIT(SingleBlockImplicitTerminator) // names: the terminator
MLIR_TRAIT(HasParent)                     // names: the parents
MLIR_TRAIT(ReturnLike)
MLIR_TRAIT(HasOnlyGraphRegion) // implies RegionKindInterface
MLIR_TRAIT(HasParallelRegion)
MLIR_COMMON_TRAIT(HasRecursiveMemoryEffects)
MLIR_TRAIT(Symbol) // the trait of SymbolOpInterface

// Numbers of operands, results, regions and successors. `number` is the N in
// the name.
MLIR_TRAIT(ZeroOperands)
MLIR_TRAIT(OneOperand)
MLIR_TRAIT(NOperands)
MLIR_TRAIT(AtLeastNOperands)
MLIR_TRAIT(VariadicOperands)
MLIR_TRAIT(ZeroResults)
MLIR_TRAIT(OneResult)
MLIR_TRAIT(OneTypedResult)
MLIR_TRAIT(NResults)
MLIR_TRAIT(AtLeastNResults)
MLIR_TRAIT(VariadicResults)
MLIR_TRAIT(ZeroRegions)
MLIR_TRAIT(OneRegion)
MLIR_TRAIT(NRegions)
MLIR_TRAIT(AtLeastNRegions)
MLIR_TRAIT(VariadicRegions)
MLIR_TRAIT(ZeroSuccessors)
MLIR_TRAIT(OneSuccessor)
MLIR_TRAIT(NSuccessors)
MLIR_TRAIT(AtLeastNSuccessors)
MLIR_TRAIT(VariadicSuccessors)
MLIR_TRAIT(AttrSizedOperandSegments)
MLIR_TRAIT(AttrSizedResultSegments)

// The operation matches its descriptor; see core/ir/descriptor/op_invariants.h.
MLIR_TRAIT(OpInvariants)

// Types.
MLIR_TRAIT(SameTypeOperands)
MLIR_TRAIT(SameOperandsShape)
MLIR_TRAIT(SameOperandsElementType)
MLIR_TRAIT(SameOperandsAndResultShape)
MLIR_TRAIT(SameOperandsAndResultElementType)
MLIR_TRAIT(SameOperandsAndResultType)
MLIR_TRAIT(SameOperandsAndResultRank)
MLIR_TRAIT(ResultsBroadcastableShape)
MLIR_TRAIT(ResultsAreBoolLike)
MLIR_TRAIT(ResultsAreFloatLike)
MLIR_TRAIT(ResultsAreSignedIntegerLike)
MLIR_TRAIT(OperandsAreFloatLike)
MLIR_TRAIT(OperandsAreSignlessIntegerLike)

// Semantics.
MLIR_COMMON_TRAIT(ConstantLike)
MLIR_COMMON_TRAIT(IsCommutative)
MLIR_TRAIT(IsInvolution)
MLIR_TRAIT(IsIdempotent)
MLIR_TRAIT(Elementwise)
MLIR_TRAIT(Scalarizable)
MLIR_TRAIT(Vectorizable)
MLIR_TRAIT(Tensorizable)
MLIR_TRAIT(ElementwiseMappable)
MLIR_TRAIT(AlwaysSpeculatableImplTrait)
MLIR_TRAIT(RecursivelySpeculatableImplTrait)
MLIR_TRAIT(MemRefsNormalizable)

#undef MLIR_TRAIT
#undef MLIR_COMMON_TRAIT

/// Verifies that the sizes in a property or attribute add up to `count` values.
/// Errors: the diagnostic calls them "`what` count".
LogicalResult verifyValueSizeAttr(Operation *op, llvm::StringRef attrName,
                                  llvm::StringRef what, size_t count);

} // namespace OpTrait

/// Returns all traits above, in that order.
llvm::ArrayRef<const Trait *> getStandardTraits();
/// Returns the bits of OperationRecord::commonTraits for a list of traits.
uint32_t getCommonTraits(llvm::ArrayRef<TraitUse> traits);

} // namespace mlir

#endif // CORE_IR_DESCRIPTOR_TRAITS_H
