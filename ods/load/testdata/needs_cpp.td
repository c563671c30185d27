// SPDX-License-Identifier: Apache-2.0
//
// Contains definitions that require C++.
include "mlir/IR/OpBase.td"

def Cpp_Dialect : Dialect {
  let name = "cpp";
  let hasOperationAttrVerify = 1;
}

multiclass Ops<string name> {
  def A : Op<Cpp_Dialect, name # ".a"> {
    let arguments = (ins Type<CPred<"isOdd($_self)">, "odd">:$x);
    let hasVerifier = 1;
  }
  def B : Op<Cpp_Dialect, name # ".b"> {
    let arguments = (ins I32Attr:$x);
    let assemblyFormat = "custom<X>($x) attr-dict";
  }
}

defm First : Ops<"first">;
defm Second : Ops<"second">;
