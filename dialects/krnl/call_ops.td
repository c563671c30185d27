// SPDX-License-Identifier: Apache-2.0
//
// The boundary to the runtime: call, entry_point.
#ifndef DIALECTS_KRNL_CALL_OPS_TD
#define DIALECTS_KRNL_CALL_OPS_TD

include "core/interfaces/symbol.td"
include "dialects/krnl/dialect.td"

// Has unknown effects.
def CallOp : Krnl_Op<"call"> {
  let summary = "call of an external function";
  let description = [{
    Calls the function `funcName`, whose code the runtime or the user provides.
    The first `numOfOutput` parameters are memrefs that it writes.

    ```mlir
    "krnl.call"(%out, %in) {funcName = "f", numOfOutput = 1 : si64}
      : (memref<?xf32>, memref<?xf32>) -> ()
    ```
  }];

  let arguments = (ins StrAttr:$funcName,
                       DefaultValuedAttr<SI64Attr, "1">:$numOfOutput,
                       Variadic<AnyType>:$parameters);
  let results = (outs Variadic<AnyTypeOf<[AnyFloat, AnyInteger]>>:$returnValue);
  let hasVerifier = 1;
}

def EntryPointOp : Krnl_Op<"entry_point", [
    DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "the function that computes a model";
  let description = [{
    Names the function of a model. `signature` describes inputs and outputs.

    ```mlir
    "krnl.entry_point"() {func = @main_graph, numInputs = 2 : i32,
                          numOutputs = 1 : i32, signature = "[]"} : () -> ()
    ```
  }];

  let arguments = (ins SymbolRefAttr:$func, I32Attr:$numInputs,
                       I32Attr:$numOutputs, OptionalAttr<StrAttr>:$signature);
}

#endif // DIALECTS_KRNL_CALL_OPS_TD
