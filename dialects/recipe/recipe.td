// SPDX-License-Identifier: Apache-2.0
//
// The recipe dialect: elements that are computed from those of other constants.
#ifndef DIALECTS_RECIPE_RECIPE_TD
#define DIALECTS_RECIPE_RECIPE_TD

include "core/interfaces/builtin_attributes.td"
include "ods/records/attr_type_def.td"
include "ods/records/op_base.td"

def Recipe_Dialect : Dialect {
  let name = "recipe";
  let cppNamespace = "::mlir::recipe";
  let summary = "elements that are computed from those of other constants";
  let description = [{
    Elements attributes that say how the elements of a large constant are
    computed, one step each. The source of a step is any elements attribute: a
    resource, or another step. No memory holds the elements; they are computed
    when they are read, and are written to a file in blocks.

    A matrix that is transposed, whose columns are then multiplied by numbers:

    ```mlir
    #recipe.scaled<
      #recipe.strided<dense_resource<w> : tensor<3x10xf32>, offset = 0,
                      strides = [1, 10]> : tensor<10x3xf32>,
      axis = 1, factors = dense<[0.5, 2.0, 1.5]> : tensor<3xf32>>
      : tensor<10x3xf32>
    ```
  }];
  let useDefaultAttributePrinterParser = 1;
}

class Recipe_Attr<string name, string attrMnemonic>
    : AttrDef<Recipe_Dialect, name, [ElementsAttrInterface]> {
  let mnemonic = attrMnemonic;
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    bool isSplat() const { return false; }
    /// Returns null if the source has no elements that can be read.
    Attribute getElement(uint64_t index) const;
  }];
}

def Recipe_StridedAttr : Recipe_Attr<"Strided", "strided"> {
  let summary = "elements of a constant at regular distances";
  let description = [{
    The element at an index is element `offset` of the source, in row-major
    order, plus the sum of the products of `strides` and the index. Transposes,
    slices, broadcasts and reshapes are of this kind. The element type may be
    another one whose elements have as many bytes; then the bits are kept.
  }];
  let parameters = (ins "::mlir::ElementsAttr":$source, "int64_t":$offset,
                        OptionalArrayRefParameter<"int64_t">:$strides,
                        AttributeSelfTypeParameter<"">:$type);
  let assemblyFormat = [{
    `<` $source `,` `offset` `=` $offset
    (`,` `strides` `=` `[` $strides^ `]`)? `>`
  }];
}

def Recipe_JoinedAttr : Recipe_Attr<"Joined", "joined"> {
  let summary = "constants that follow each other along a dimension";
  let description = [{
    ```mlir
    #recipe.joined<[dense<1> : tensor<2x1xi8>, dense<2> : tensor<2x3xi8>],
                   axis = 1> : tensor<2x4xi8>
    ```
  }];
  let parameters = (ins "::mlir::ArrayAttr":$sources, "int64_t":$axis,
                        AttributeSelfTypeParameter<"">:$type);
  let assemblyFormat = "`<` $sources `,` `axis` `=` $axis `>`";
}

def Recipe_CastAttr : Recipe_Attr<"Cast", "cast"> {
  let summary = "elements of another type";
  let description = [{
    Numbers are converted as `onnx.Cast` does: floats are rounded to nearest,
    and towards zero to integers, which saturate; NaN becomes 0; integers lose
    their upper bits; all but zero is true. Floats are f16, bf16, f32 or f64,
    integers have 1, 8, 16, 32 or 64 bits. An integer without a sign is signed,
    except a bool.

    ```mlir
    #recipe.cast<dense_resource<w> : tensor<64x64xf32>> : tensor<64x64xf16>
    ```
  }];
  let parameters = (ins "::mlir::ElementsAttr":$source,
                        AttributeSelfTypeParameter<"">:$type);
  let assemblyFormat = "`<` $source `>`";
}

def Recipe_ScaledAttr : Recipe_Attr<"Scaled", "scaled"> {
  let summary = "elements that are multiplied by a number for each index";
  let description = [{
    Each element is multiplied by the factor of its index along dimension
    `axis`. The product is computed in f64, then rounded to the element type; a
    NaN is the quiet NaN without a sign. Elements and factors are of type f16,
    bf16, f32 or f64.
  }];
  let parameters = (ins "::mlir::ElementsAttr":$source, "int64_t":$axis,
                        "::mlir::ElementsAttr":$factors,
                        AttributeSelfTypeParameter<"">:$type);
  let assemblyFormat = [{
    `<` $source `,` `axis` `=` $axis `,` `factors` `=` $factors `>`
  }];
}

#endif // DIALECTS_RECIPE_RECIPE_TD
