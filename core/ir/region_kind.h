// SPDX-License-Identifier: Apache-2.0
//
// Kinds of regions: SSACFG, where definitions dominate uses, and graph.
#ifndef CORE_IR_REGION_KIND_H
#define CORE_IR_REGION_KIND_H

#include "core/ir/op_definition.h"

namespace mlir {

enum class RegionKind { SSACFG, Graph };

struct RegionKindTable {
  RegionKind (*getRegionKind)(unsigned region);
};

/// Operations that say of which kind their regions are.
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

/// For operations all of whose regions are graphs. Those with the trait
/// HasOnlyGraphRegion have the interface with this table, unless they bring
/// their own.
extern const RegionKindTable onlyGraphRegions;

/// True unless the region's operation says that it is a graph.
bool mayHaveSSADominance(Region &region);
/// Whether the region's operation says that it is a graph, or is not
/// registered, or there is none.
bool mayBeGraphRegion(Region &region);

template <typename ConcreteOp>
struct InterfaceTrait<RegionKindInterface, ConcreteOp> {};

template <typename ConcreteOp>
struct InterfaceModel<RegionKindInterface, ConcreteOp> {
  static constexpr RegionKindTable table = {
      [](unsigned region) { return ConcreteOp::getRegionKind(region); }};
};

} // namespace mlir

#endif // CORE_IR_REGION_KIND_H
