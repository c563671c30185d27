// SPDX-License-Identifier: Apache-2.0
//
// Kinds of regions: in SSACFG regions definitions dominate uses; in graph
// regions they need not.
#ifndef CORE_IR_INTERFACE_REGION_KIND_H
#define CORE_IR_INTERFACE_REGION_KIND_H

#include "core/ir/structure/op_definition.h"

namespace mlir {

enum class RegionKind { SSACFG, Graph };

struct RegionKindTable {
  RegionKind (*getRegionKind)(unsigned region);
};

/// Operations that define the kinds of their regions.
class RegionKindInterface
    : public OpInterface<RegionKindInterface, RegionKindTable> {
public:
  using OpInterface::OpInterface;
  RegionKind getRegionKind(unsigned region) const {
    return getTable().getRegionKind(region);
  }
  bool hasSSADominance(unsigned region) const {
    return getRegionKind(region) == RegionKind::SSACFG;
  }
};

/// The table of operations that have only graph regions. Operations with the
/// trait HasOnlyGraphRegion implement the interface with this table unless they
/// have their own implementation.
extern const RegionKindTable onlyGraphRegions;

/// Returns true unless the region's operation declares the region a graph.
bool mayHaveSSADominance(Region &region);
/// Returns true if the region's operation declares the region a graph, or does
/// not declare it and is unregistered or null.
bool mayBeGraphRegion(Region &region);

template <typename ConcreteOp>
struct InterfaceTrait<RegionKindInterface, ConcreteOp> {};

template <typename ConcreteOp>
struct InterfaceModel<RegionKindInterface, ConcreteOp> {
  static constexpr RegionKindTable table = {
      [](unsigned region) { return ConcreteOp::getRegionKind(region); }};
};

} // namespace mlir

#endif // CORE_IR_INTERFACE_REGION_KIND_H
