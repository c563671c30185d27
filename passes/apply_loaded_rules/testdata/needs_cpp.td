// SPDX-License-Identifier: Apache-2.0
include "mlir/IR/OpBase.td"
include "mlir/IR/PatternBase.td"

def My_Dialect : Dialect { let name = "my"; }
def MyOp : Op<My_Dialect, "op"> {
  let arguments = (ins AnyType:$x);
  let results = (outs AnyType:$y);
}
def Rule : Pat<(MyOp $x), (NativeCodeCall<"make($_builder, $0)"> $x)>;
