// SPDX-License-Identifier: Apache-2.0
//
// contract: sums of products.
#ifndef DIALECTS_KRNL_CONTRACT_OP_TD
#define DIALECTS_KRNL_CONTRACT_OP_TD

include "dialects/krnl/dialect.td"

// Has unknown effects, since those of the inputs depend on the bounds.
def ContractOp : Krnl_Op<"contract", [
    AttrSizedOperandSegments, SingleBlock]> {
  let summary = "sums of products of elements";
  let description = [{
    Computes each element of the output from a sum of products, such as a matrix
    product or a convolution. There is an iterator for each bound, which ranges
    from 0 to the bound, and is "parallel" or "reduction". `maps` has the
    indices of each input, of the output and of each extra operand as functions
    of the iterators, and of `symbols`, which are the same values for all maps.
    The output and extra operands do not depend on reductions.

    For each point of the parallel iterators

        sum = 0, of type `accumulator`
        for each point of the reductions, in order
          sum += a * b, where a, b = prologue(elements of the inputs)
        element of the output = epilogue(sum, elements of the extra operands)

    Without a prologue there are two inputs, which are the factors. Without an
    epilogue the sum is the output. Floats are added by `math.fma`.

    The output shares memory with another operand only if both are the same
    value and have the same map.

    `padded` lists the inputs whose indices may be negative or too large. Such a
    point contributes nothing.

    `packed` has a width for each input, which is 0 if its elements are stored
    in row-major order. Else they are in panels of that many lines, which are
    those of the last parallel iterator of its map. The map has one iterator for
    each index, and the reductions are the last ones. The elements are stored in
    the order of the indices before the line, the panel, the reductions, and the
    line in the panel. The last panel has the lines that are left. A panel has
    the lines of one tile or of several ones. With a `group` above 1, which
    divides the last reduction of the map, this one is cut into groups of that
    many products: those of a group are neighbors for each line.

    `schedule` says how the loops run. Its entry `tile` has a size for each
    iterator: an array of sums of these sizes is kept in registers, in vectors
    of `lanes` elements. `depth` is the number of products that are added to
    them before those of the next tile, and `panels` the number of tiles side by
    side whose columns are kept in a buffer for all rows. `dot` is the number of
    products of bytes that an instruction adds to the sum of a lane; then
    `depth` counts groups of so many. The result does not depend on it, but for
    the order of additions; with `ordered` not even for that.

    ```mlir
    krnl.contract {accumulator = f32,
        iterators = ["parallel", "parallel", "reduction"],
        maps = [affine_map<(i, j, k) -> (i, k)>,
                affine_map<(i, j, k) -> (k, j)>,
                affine_map<(i, j, k) -> (i, j)>,
                affine_map<(i, j, k) -> (j)>]}
      bounds(%m, %n, %k)
      ins(%a, %b : memref<?x?xf32>, memref<?x?xf32>)
      outs(%c : memref<?x?xf32>) extra(%bias : memref<?xf32>)
      epilogue {
      ^bb0(%sum: f32, %x: f32):
        %y = arith.addf %sum, %x : f32
        krnl.yield %y : f32
      }
    ```
  }];

  let arguments = (ins Variadic<Index>:$bounds, Variadic<Index>:$symbols,
                       Variadic<AnyMemRef>:$inputs, AnyMemRef:$output,
                       Variadic<AnyMemRef>:$extras,
                       StrArrayAttr:$iterators,
                       TypedArrayAttrBase<AffineMapAttr,
                         "affine map array attribute">:$maps,
                       TypeAttrOf<AnyTypeOf<[AnySignlessInteger, AnyFloat]>>
                         :$accumulator,
                       OptionalAttr<DenseI64ArrayAttr>:$padded,
                       OptionalAttr<DenseI64ArrayAttr>:$packed,
                       DefaultValuedOptionalAttr<I64Attr, "1">:$group,
                       UnitAttr:$ordered,
                       OptionalAttr<DictionaryAttr>:$schedule);
  let regions = (region MaxSizedRegion<1>:$prologue,
                        MaxSizedRegion<1>:$epilogue);

  let extraClassDeclaration = [{
    bool isReduction(unsigned iterator) {
      return ::llvm::cast<StringAttr>(getIterators()[iterator]).getValue() ==
             "reduction";
    }
    unsigned getNumIterators() { return getIterators().size(); }
    AffineMap getInputMap(unsigned input) { return getMapAt(input); }
    AffineMap getOutputMap() { return getMapAt(getInputs().size()); }
    AffineMap getExtraMap(unsigned extra) {
      return getMapAt(getInputs().size() + 1 + extra);
    }
    bool isPadded(unsigned input);
    /// Returns the width of the panels of an input, or 0 if it has none.
    int64_t getPanelWidth(unsigned input) {
      return getPacked() ? (*getPacked())[input] : 0;
    }
    /// Returns the map of an input, the output or an extra operand.
    AffineMap getMapAt(unsigned position) {
      return ::llvm::cast<AffineMapAttr>(getMaps()[position]).getValue();
    }
  }];

  let assemblyFormat = [{
    attr-dict `bounds` `(` $bounds `)` (`symbols` `(` $symbols^ `)`)?
    `ins` `(` $inputs `:` type($inputs) `)`
    `outs` `(` $output `:` type($output) `)`
    (`extra` `(` $extras^ `:` type($extras) `)`)?
    (`prologue` $prologue^)? (`epilogue` $epilogue^)?
  }];
  let hasRegionVerifier = 1;
  let hasVerifier = 1;
}

#endif // DIALECTS_KRNL_CONTRACT_OP_TD
