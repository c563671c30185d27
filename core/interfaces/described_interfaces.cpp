// SPDX-License-Identifier: Apache-2.0
#include "core/interfaces/described_interfaces.h"

#include <new>

#include "core/interfaces/builtin_types.h"
#include "core/interfaces/control_flow.h"
#include "core/interfaces/infer_type.h"
#include "core/interfaces/op_asm.h"
#include "core/interfaces/side_effects.h"
#include "core/interfaces/symbol.h"
#include "core/ir/builtin/builtin_attribute_interfaces.h"
#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/descriptor/traits.h"
#include "core/ir/format/storage_format.h"
#include "core/ir/interface/region_kind.h"
#include "core/ir/storage/storage_allocator.h"

namespace mlir {
namespace {

template <typename TraitT> bool hasTrait(const OpDescriptor &op) {
  return llvm::any_of(op.traits, [](const TraitUse &use) {
    return use.trait == &TraitT::descriptor;
  });
}

// Views of any operation that use the default methods of an interface.

/// A view that implements `InterfaceT` by its defaults.
template <typename InterfaceT>
class DefaultOp : public OpState,
                  public InterfaceT::template Trait<DefaultOp<InterfaceT>> {
public:
  using OpState::getOperation;
  using OpState::OpState;
  static bool classof(Operation *) { return true; }
};

/// The weights are in an attribute.
class WeightedBranch : public OpState,
                       public WeightedBranchOpInterface::Trait<WeightedBranch> {
public:
  using OpState::OpState;
  static bool classof(Operation *) { return true; }
  DenseI32ArrayAttr getBranchWeightsAttr() const {
    return (*this)->getAttrOfType<DenseI32ArrayAttr>("branch_weights");
  }
  void setBranchWeightsAttr(DenseI32ArrayAttr weights) const {
    (*this)->setAttr("branch_weights", weights);
  }
};

class WeightedRegionBranch
    : public OpState,
      public WeightedRegionBranchOpInterface::Trait<WeightedRegionBranch> {
public:
  using OpState::OpState;
  static bool classof(Operation *) { return true; }
  DenseI32ArrayAttr getRegionWeightsAttr() const {
    return (*this)->getAttrOfType<DenseI32ArrayAttr>("region_weights");
  }
  void setRegionWeightsAttr(DenseI32ArrayAttr weights) const {
    (*this)->setAttr("region_weights", weights);
  }
};

/// A terminator that forwards all its operands to every successor.
class Return : public OpState,
               public RegionBranchTerminatorOpInterface::Trait<Return> {
public:
  using OpState::getOperation;
  using OpState::OpState;
  static bool classof(Operation *) { return true; }
  MutableOperandRange getMutableSuccessorOperands(RegionSuccessor) const {
    return MutableOperandRange(getOperation());
  }
};

using Table = std::optional<const void *>;

template <typename ModelT>
Table getModel(const OpDescriptor &, StorageAllocator &) {
  return &ModelT::table;
}

/// Returns the entry of an interface: its table of default methods and its
/// verifier.
template <typename InterfaceT, typename View = DefaultOp<InterfaceT>>
constexpr DescribedInterface getDefault(llvm::StringRef name) {
  using Model = typename InterfaceT::template Model<View>;
  DescribedInterface interface = {.name = name,
                                  .id = TypeID::get<InterfaceT>(),
                                  .getOpTable = getModel<Model>};
  if constexpr (requires { Model::trait; })
    interface.trait = &Model::trait;
  return interface;
}

Table getReturn(const OpDescriptor &op, StorageAllocator &) {
  if (!hasTrait<OpTrait::ReturnLike>(op))
    return std::nullopt;
  return &RegionBranchTerminatorOpInterface::Model<Return>::table;
}

Table getSpeculation(const OpDescriptor &op, StorageAllocator &) {
  if (hasTrait<OpTrait::AlwaysSpeculatableImplTrait>(op))
    return &detail::alwaysSpeculatable;
  if (hasTrait<OpTrait::RecursivelySpeculatableImplTrait>(op))
    return &detail::recursivelySpeculatable;
  return std::nullopt;
}

Table getEffects(const OpDescriptor &, StorageAllocator &) {
  return &detail::describedMemoryEffects;
}

/// Core IR queries the trait, so the table must agree with it.
Table getRegionKind(const OpDescriptor &op, StorageAllocator &) {
  if (hasTrait<OpTrait::HasOnlyGraphRegion>(op))
    return &onlyGraphRegions;
  return std::nullopt;
}

Table getNoOpNames(const OpDescriptor &, StorageAllocator &) {
  return &OpAsmOpInterface::Model<DefaultOp<OpAsmOpInterface>>::table;
}

Table getInferredTypes(const OpDescriptor &op, StorageAllocator &allocator) {
  if (op.resultTypes.size() != op.results.size())
    return std::nullopt;
  void *memory = allocator.allocate(sizeof(detail::InferredTypesTable),
                                    alignof(detail::InferredTypesTable));
  return new (memory) detail::InferredTypesTable(op);
}

// Types and attributes.

constexpr EmptyTable nothing;
constexpr OpAsmTypeTable noTypeNames;
constexpr OpAsmAttrTable noAttributeNames;

template <const auto &table> Table getConstant(const StorageDescriptor &) {
  return &table;
}

/// Returns the parameter that holds the type of an attribute.
const FieldDescriptor *findSelfType(const StorageDescriptor &kind) {
  for (auto [i, field] : llvm::enumerate(kind.parameters.fields)) {
    const bool isSelfType =
        kind.format && kind.format->parameters[i].isSelfType;
    if (field.kind == FieldKind::Type && (isSelfType || field.name == "type"))
      return &field;
  }
  return nullptr;
}

constexpr TypedAttrTable selfType = {[](Attribute attribute) {
  const BaseStorage *storage = attribute.getImpl();
  const FieldDescriptor *field =
      findSelfType(storage->abstract->getDescriptor());
  return getField<Type>(*field, getParameters(storage));
}};

Table getSelfType(const StorageDescriptor &kind) {
  if (findSelfType(kind))
    return &selfType;
  return std::nullopt;
}

} // namespace

llvm::ArrayRef<DescribedInterface> getDescribedInterfaces() {
  static constexpr DescribedInterface interfaces[] = {
      {.name = "mlir::ConditionallySpeculatable",
       .id = TypeID::get<ConditionallySpeculatable>(),
       .getOpTable = getSpeculation},
      getDefault<InferShapedTypeOpInterface>(
          "mlir::InferShapedTypeOpInterface"),
      {.name = "mlir::InferTypeOpInterface",
       .id = TypeID::get<InferTypeOpInterface>(),
       .trait = &detail::inferredTypesTrait,
       .getOpTable = getInferredTypes},
      {.name = "mlir::MemRefElementTypeInterface",
       .id = TypeID::get<MemRefElementTypeInterface>(),
       .getStorageTable = getConstant<nothing>},
      {.name = "mlir::MemoryEffectOpInterface",
       .id = TypeID::get<MemoryEffectOpInterface>(),
       .getOpTable = getEffects},
      {.name = "mlir::OpAsmAttrInterface",
       .id = TypeID::get<OpAsmAttrInterface>(),
       .getStorageTable = getConstant<noAttributeNames>},
      {.name = "mlir::OpAsmOpInterface",
       .id = TypeID::get<OpAsmOpInterface>(),
       .getOpTable = getNoOpNames},
      {.name = "mlir::OpAsmTypeInterface",
       .id = TypeID::get<OpAsmTypeInterface>(),
       .getStorageTable = getConstant<noTypeNames>},
      {.name = "mlir::RegionBranchTerminatorOpInterface",
       .id = TypeID::get<RegionBranchTerminatorOpInterface>(),
       .trait = &RegionBranchTerminatorOpInterface::Model<Return>::trait,
       .getOpTable = getReturn},
      {.name = "mlir::RegionKindInterface",
       .id = TypeID::get<RegionKindInterface>(),
       .getOpTable = getRegionKind},
      getDefault<ReifyRankedShapedTypeOpInterface>(
          "mlir::ReifyRankedShapedTypeOpInterface"),
      getDefault<SymbolOpInterface>("mlir::SymbolOpInterface"),
      {.name = "mlir::TypedAttr",
       .id = TypeID::get<TypedAttr>(),
       .getStorageTable = getSelfType},
      {.name = "mlir::VectorElementTypeInterface",
       .id = TypeID::get<VectorElementTypeInterface>(),
       .getStorageTable = getConstant<nothing>},
      getDefault<WeightedBranchOpInterface, WeightedBranch>(
          "mlir::WeightedBranchOpInterface"),
      getDefault<WeightedRegionBranchOpInterface, WeightedRegionBranch>(
          "mlir::WeightedRegionBranchOpInterface"),
  };
  return interfaces;
}

} // namespace mlir
