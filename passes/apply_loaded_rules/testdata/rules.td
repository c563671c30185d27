// SPDX-License-Identifier: Apache-2.0
include "mlir/IR/OpBase.td"
include "mlir/IR/PatternBase.td"

def My_Dialect : Dialect { let name = "my"; }
class MyOp<string mnemonic> : Op<My_Dialect, mnemonic>;
def AddOp : MyOp<"add"> {
  let arguments = (ins AnyType:$lhs, AnyType:$rhs);
  let results = (outs AnyType:$sum);
}
def AbsOp : MyOp<"abs"> {
  let arguments = (ins AnyType:$x);
  let results = (outs AnyType:$y);
}
def ScaleOp : MyOp<"scale"> {
  let arguments = (ins AnyType:$x, I32Attr:$factor);
  let results = (outs AnyType:$y);
}
def HasOneUse : Constraint<CPred<"$_self.hasOneUse()">, "has one use">;

// x + x = 2 * x
def Repeated : Pat<(AddOp $x, $x), (ScaleOp $x, ConstantAttr<I32Attr, "2">)>;

// abs(abs(x)) = abs(x)
def TwiceAbs : Pat<(AbsOp (AbsOp:$inner $x)), (replaceWithValue $inner)>;

// 0 * (f * x) = 0 * x, if nothing else uses f * x
def NoFactor : Pat<(ScaleOp (ScaleOp:$inner $x, $_), ConstantAttr<I32Attr, "0">),
                   (ScaleOp $x, ConstantAttr<I32Attr, "0">),
                   [(HasOneUse:$inner)]>;
