// SPDX-License-Identifier: Apache-2.0
//
// How classes of operations say of which kind their regions are: tables for the
// interface of core/ir/region_kind.h.
#ifndef CORE_INTERFACES_REGION_KIND_H
#define CORE_INTERFACES_REGION_KIND_H

#include "core/ir/region_kind.h"

namespace mlir {

template <typename ConcreteOp>
struct InterfaceTrait<RegionKindInterface, ConcreteOp> {};

template <typename ConcreteOp>
struct InterfaceModel<RegionKindInterface, ConcreteOp> {
  static constexpr RegionKindTable table = {
      [](unsigned region) { return ConcreteOp::getRegionKind(region); }};
};

} // namespace mlir

#endif // CORE_INTERFACES_REGION_KIND_H
