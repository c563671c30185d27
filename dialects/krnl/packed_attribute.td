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
    The panels of an array of sizes `shape`. Its element at an index is that of
    the source at the index which the map returns, or 0 if this is outside. The
    map is linear. No memory holds these elements; they are computed when they
    are written.

    Dimension `lines` of the array is cut into panels of `width`, the last of
    which has the lines that are left. The elements are ordered by the indices
    of the dimensions before it, the panel, the indices of the dimensions after
    it, and the line in the panel. With a `group` above 1 the last dimension,
    which comes after the lines, is cut into groups of that many: the elements
    of a group are neighbors for each line.

    The columns of a matrix in panels of four, four and two:

    ```mlir
    #krnl.packed<dense_resource<w> : tensor<3x10xf32>, (j, k) -> (k, j),
                 shape = [10, 3], lines = 0, width = 4> : tensor<30xf32>
    ```
  }];

  let parameters = (ins "::mlir::ElementsAttr":$source,
                        "::mlir::AffineMap":$map,
                        ArrayRefParameter<"int64_t">:$shape,
                        "int64_t":$lines, "int64_t":$width,
                        DefaultValuedParameter<"int64_t", "1">:$group,
                        AttributeSelfTypeParameter<"">:$type);
  let assemblyFormat = [{
    `<` $source `,` $map `,` `shape` `=` `[` $shape `]` `,`
    `lines` `=` $lines `,` `width` `=` $width
    (`,` `group` `=` $group^)? `>`
  }];
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
