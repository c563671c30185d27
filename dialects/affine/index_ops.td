// SPDX-License-Identifier: Apache-2.0
//
// Indices computed by maps: apply, min, max.
#ifndef DIALECTS_AFFINE_INDEX_OPS_TD
#define DIALECTS_AFFINE_INDEX_OPS_TD

include "core/interfaces/infer_int_range.td"
include "core/interfaces/infer_type.td"
include "core/interfaces/side_effects.td"
include "dialects/affine/dialect.td"

def AffineApplyOp : Affine_Op<"apply",
    [Pure, DeclareOpInterfaceMethods<InferIntRangeInterface,
                                     ["inferResultRanges"]>]> {
  let summary = "the result of an affine map";
  let description = [{
    Applies a map with one result to its operands. Operands in parentheses are
    the dimensions of the map, those in brackets its symbols. A symbol must not
    be a value that is only a valid dimension.

    ```mlir
    %k = affine.apply affine_map<(d0)[s0] -> (8 * d0 + s0)>(%i)[%n]
    ```
  }];

  let arguments = (ins AffineMapAttr:$map, Variadic<Index>:$mapOperands);
  let results = (outs Index);

  let builders = [
    // Takes a list of one expression instead of a map.
    OpBuilder<(ins "ArrayRef<AffineExpr>":$exprList,
                   "ValueRange":$mapOperands), [{
      build($_builder, $_state, $_builder.getIndexType(),
            AffineMap::inferFromExprList({exprList}, $_builder.getContext())
                .front(),
            mapOperands);
    }]>
  ];

  let extraClassDeclaration = [{
    AffineMap getAffineMap() { return getMap(); }

    /// Return true if the result is a valid dimension, or symbol, in the affine
    /// scope of its operands or in `region`: if all operands are.
    bool isValidDim();
    bool isValidDim(Region *region);
    bool isValidSymbol();
    bool isValidSymbol(Region *region);

    ValueRange getDimOperands() {
      return getMapOperands().take_front(getMap().getNumDims());
    }
    ValueRange getSymbolOperands() {
      return getMapOperands().drop_front(getMap().getNumDims());
    }
  }];

  let hasCanonicalizer = 1;
  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

class AffineMinMaxOpBase<string mnemonic> : Affine_Op<mnemonic, [Pure]> {
  let arguments = (ins AffineMapAttr:$map, Variadic<Index>:$operands);
  let results = (outs Index);

  let extraClassDeclaration = [{
    static StringRef getMapAttrStrName() { return "map"; }
    AffineMap getAffineMap() { return getMap(); }
    ValueRange getMapOperands() { return getOperands(); }
    ValueRange getDimOperands() {
      return getOperands().take_front(getMap().getNumDims());
    }
    ValueRange getSymbolOperands() {
      return getOperands().drop_front(getMap().getNumDims());
    }
  }];

  let hasCanonicalizer = 1;
  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def AffineMinOp : AffineMinMaxOpBase<"min"> {
  let summary = "the least result of an affine map";
  let description = [{
    Returns the minimum of the map's results, as signed integers.

    ```mlir
    %n = affine.min affine_map<(d0)[s0] -> (64, s0 - d0)>(%i)[%size]
    ```
  }];
}

def AffineMaxOp : AffineMinMaxOpBase<"max"> {
  let summary = "the greatest result of an affine map";
  let description = [{
    Returns the maximum of the map's results, as signed integers.

    ```mlir
    %n = affine.max affine_map<(d0) -> (0, d0 - 3)>(%i)
    ```
  }];
}

#endif // DIALECTS_AFFINE_INDEX_OPS_TD
