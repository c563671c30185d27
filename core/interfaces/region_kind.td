// SPDX-License-Identifier: Apache-2.0
//
// Kinds of regions. The C++ is in core/ir/region_kind.h and region_kind.h.
#ifndef CORE_INTERFACES_REGION_KIND_TD
#define CORE_INTERFACES_REGION_KIND_TD

include "ods/records/op_base.td"

def RegionKindInterface : OpInterface<"RegionKindInterface"> {
  let description = [{
    Operations that say which of their regions are graphs, whose operations need
    not stand in the order in which they use one another; in others, SSACFG,
    definitions dominate uses and control goes from block to block.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    StaticInterfaceMethod<"The kind of a region, by its number.",
                          "::mlir::RegionKind", "getRegionKind",
                          (ins "unsigned":$index)>,
    StaticInterfaceMethod<
      "Whether definitions have to dominate uses in a region.",
      "bool", "hasSSADominance", (ins "unsigned":$index),
      [{ return getRegionKind(index) == ::mlir::RegionKind::SSACFG; }]>
  ];
}

// All regions are graphs; and that, with one block, which needs no terminator.
def HasOnlyGraphRegion : NativeOpTrait<"HasOnlyGraphRegion", [], [{
    static ::mlir::RegionKind getRegionKind(unsigned) {
      return ::mlir::RegionKind::Graph;
    }
    static bool hasSSADominance(unsigned) { return false; }
  }]>;
def GraphRegionNoTerminator
    : TraitList<[NoTerminator, SingleBlock, RegionKindInterface,
                 HasOnlyGraphRegion]>;

#endif // CORE_INTERFACES_REGION_KIND_TD
