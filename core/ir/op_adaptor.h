// SPDX-License-Identifier: Apache-2.0
//
// Adaptors: the operands, attributes and regions of an operation by name, from
// lists of them, with or without the operation. Their classes are generated.
#ifndef CORE_IR_OP_ADAPTOR_H
#define CORE_IR_OP_ADAPTOR_H

#include "core/ir/builtin_attributes.h"
#include "core/ir/properties.h"
#include "core/ir/region_range.h"
#include "core/ir/value_groups.h"

namespace mlir {

/// Of operations without properties.
struct EmptyProperties {
  friend bool operator==(EmptyProperties, EmptyProperties) = default;
};

/// What all adaptors have.
class OpAdaptorBase {
public:
  /// Discardable attributes, and inherent ones of whoever passes them here.
  DictionaryAttr getAttributes() const { return odsAttrs; }
  RegionRange getRegions() const { return odsRegions; }
  /// The sizes of the groups of operands; empty where they follow from the
  /// number of operands.
  llvm::ArrayRef<int32_t> getODSOperandSegments() const { return {}; }

protected:
  OpAdaptorBase(DictionaryAttr attrs, RegionRange regions)
      : odsAttrs(attrs), odsRegions(regions) {}

  DictionaryAttr odsAttrs;
  RegionRange odsRegions;
};

/// The adaptor of class `OpT` over operands in a `RangeT`; `BaseT`, generated,
/// has its attributes and regions.
template <typename RangeT, typename OpT, typename BaseT>
class GenericOpAdaptor : public BaseT {
public:
  using Properties = typename BaseT::Properties;
  using ValueT = llvm::detail::ValueOfRange<RangeT>;

  GenericOpAdaptor(RangeT values, DictionaryAttr attrs,
                   const Properties &properties, RegionRange regions = {})
      : BaseT(attrs, properties, regions), odsOperands(values) {}
  GenericOpAdaptor(RangeT values, DictionaryAttr attrs,
                   OpaqueProperties properties, RegionRange regions = {})
      : GenericOpAdaptor(values, attrs,
                         properties ? *properties.as<Properties *>()
                                    : Properties{},
                         regions) {}
  GenericOpAdaptor(RangeT values, DictionaryAttr attrs = nullptr)
      : GenericOpAdaptor(values, attrs, Properties{}) {}
  GenericOpAdaptor(RangeT values, const BaseT &base)
      : BaseT(base), odsOperands(values) {}
  template <typename T>
    requires std::is_same_v<T, OpT>
  GenericOpAdaptor(RangeT values, T op)
      : BaseT(op->getDiscardableAttrDictionary(), getPropertiesOf(op),
              RegionRange(op->getRegions())),
        odsOperands(values) {}
  template <typename T>
    requires std::is_same_v<T, OpT> && std::is_same_v<RangeT, ValueRange>
  GenericOpAdaptor(T op) : GenericOpAdaptor(op->getOperands(), op) {}

  RangeT getOperands() const { return odsOperands; }
  std::pair<unsigned, unsigned>
  getODSOperandIndexAndLength(unsigned index) const {
    const GroupBounds bounds =
        getGroup(OpT::descriptor.operands, odsOperands.size(),
                 this->getODSOperandSegments(), index);
    return {bounds.first, bounds.size};
  }
  RangeT getODSOperands(unsigned index) const {
    auto [first, size] = getODSOperandIndexAndLength(index);
    return {std::next(odsOperands.begin(), first),
            std::next(odsOperands.begin(), first + size)};
  }
  /// The operand of a group of one or none; null if there is none.
  ValueT getOptionalODSOperand(unsigned index) const {
    RangeT group = getODSOperands(index);
    return group.empty() ? ValueT{} : *group.begin();
  }
  /// A range for each of the sizes.
  llvm::SmallVector<RangeT>
  splitODSOperands(unsigned index, llvm::ArrayRef<int32_t> sizes) const {
    llvm::SmallVector<RangeT> groups;
    auto it = getODSOperands(index).begin();
    for (int32_t size : sizes) {
      groups.push_back(RangeT(it, std::next(it, size)));
      it = std::next(it, size);
    }
    return groups;
  }

private:
  static const Properties &getPropertiesOf(OpT op) {
    if constexpr (std::is_same_v<Properties, EmptyProperties>) {
      static constexpr EmptyProperties none;
      return none;
    } else {
      return op.getProperties();
    }
  }

  RangeT odsOperands;
};

} // namespace mlir

#endif // CORE_IR_OP_ADAPTOR_H
