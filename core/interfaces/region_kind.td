// SPDX-License-Identifier: Apache-2.0
//
// Kinds of regions. Their C++ is in core/ir/interface/region_kind.h.
#ifndef CORE_INTERFACES_REGION_KIND_TD
#define CORE_INTERFACES_REGION_KIND_TD

include "ods/records/op_base.td"

def RegionKindInterface : OpInterface<"RegionKindInterface"> {
  let description = [{
    Operations that declare which of their regions are graph regions, where
    operations may be in any order. In the others, SSACFG regions, definitions
    dominate uses and control flows from block to block.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    StaticInterfaceMethod<"Returns the kind of the region with an index.",
                          "::mlir::RegionKind", "getRegionKind",
                          (ins "unsigned":$index)>,
    StaticInterfaceMethod<
      "Returns true if definitions must dominate uses in the region with an "
      "index.",
      "bool", "hasSSADominance", (ins "unsigned":$index),
      [{ return getRegionKind(index) == ::mlir::RegionKind::SSACFG; }]>
  ];
}

// All regions are graph regions; the second one also allows a single block
// without terminator.
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
