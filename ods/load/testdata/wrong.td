// SPDX-License-Identifier: Apache-2.0
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; }
class DOp<string m, list<Trait> t = []> : Op<D, m, t>;
def AOp : DOp<"a"> {
  let arguments = (ins I32:$x, I32:$x);
  let assemblyFormat = "$x $y (`,` attr-dict";
}
