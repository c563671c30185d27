// SPDX-License-Identifier: Apache-2.0
//
// packed: the elements of a constant in another order.
#ifndef DIALECTS_KRNL_PACKED_ATTRIBUTE_TD
#define DIALECTS_KRNL_PACKED_ATTRIBUTE_TD

include "core/interfaces/builtin_attributes.td"
include "dialects/krnl/dialect.td"

def Krnl_PackedAttr : AttrDef<Krnl_Dialect, "Packed", [ElementsAttrInterface]> {
  let mnemonic = "packed";
  let summary = "the elements of a constant in another order";
  let description = [{
    Elements of `source`: the element at an index is that of the source at the
    index which the map returns, or 0 if this is outside. The map is linear. No
    memory holds these elements; they are computed when they are written.

    The panels of four columns of a matrix, whose last panel has two columns of
    zeros:

    ```mlir
    #krnl.packed<dense_resource<w> : tensor<3x10xf32>,
                 (panel, k, column) -> (k, panel * 4 + column)>
      : tensor<3x3x4xf32>
    ```
  }];

  let parameters = (ins "::mlir::ElementsAttr":$source,
                        "::mlir::AffineMap":$map,
                        AttributeSelfTypeParameter<"">:$type);
  let assemblyFormat = "`<` $source `,` $map `>`";
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    bool isSplat() const { return false; }
    /// Returns null if the source has no elements that can be read.
    Attribute getElement(uint64_t index) const;
    /// Returns which element of the source is at each place.
    Packing getPacking() const;
  }];
}

#endif // DIALECTS_KRNL_PACKED_ATTRIBUTE_TD
