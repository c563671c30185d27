// SPDX-License-Identifier: Apache-2.0
//
// Adaptors: named access to operands, attributes and regions given as lists,
// with or without an operation. Adaptor classes are generated.
#ifndef CORE_IR_DESCRIPTOR_OP_ADAPTOR_H
#define CORE_IR_DESCRIPTOR_OP_ADAPTOR_H

#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/descriptor/properties.h"
#include "core/ir/descriptor/value_groups.h"
#include "core/ir/structure/region_range.h"

namespace mlir {

/// The properties of operations without properties.
struct EmptyProperties {
  friend bool operator==(EmptyProperties, EmptyProperties) = default;
};

/// The common base of adaptors.
class OpAdaptorBase {
public:
  /// Returns discardable attributes, and inherent ones if the caller passed
  /// them to the constructor.
  DictionaryAttr getAttributes() const { return odsAttrs; }
  RegionRange getRegions() const { return odsRegions; }

protected:
  OpAdaptorBase(DictionaryAttr attrs, const RegionRange &regions)
      : odsAttrs(attrs), odsRegions(regions) {}

  DictionaryAttr odsAttrs;
  RegionRange odsRegions;
};

/// The base of adaptors of operations with these properties. A member
/// `operandSegmentSizes` holds the sizes of the operand groups.
template <typename PropertiesT>
class OpAdaptorWithProperties : public OpAdaptorBase {
public:
  using Properties = PropertiesT;
  OpAdaptorWithProperties(DictionaryAttr attrs, const Properties &properties,
                          RegionRange regions = {})
      : OpAdaptorBase(attrs, regions), properties(properties) {}
  const Properties &getProperties() const { return properties; }
  /// Returns the sizes of the operand groups, or empty if the number of
  /// operands determines them.
  llvm::ArrayRef<int32_t> getODSOperandSegments() const {
    if constexpr (requires { Properties::operandSegmentSizes; })
      return properties.operandSegmentSizes;
    else
      return {};
  }

protected:
  Properties properties;
};

/// The base of adaptors of class `OpT` over operands in a `RangeT`. Generated
/// adaptors provide named operands, attributes and regions.
template <typename RangeT, typename OpT, typename PropertiesT>
class GenericOpAdaptor : public OpAdaptorWithProperties<PropertiesT> {
public:
  using BaseT = OpAdaptorWithProperties<PropertiesT>;
  using Properties = PropertiesT;
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
  /// Returns the operand of an optional group, or null if it is absent.
  ValueT getOptionalODSOperand(unsigned index) const {
    RangeT group = getODSOperands(index);
    return group.empty() ? ValueT{} : *group.begin();
  }
  /// Splits a group into one range per size.
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

#endif // CORE_IR_DESCRIPTOR_OP_ADAPTOR_H
