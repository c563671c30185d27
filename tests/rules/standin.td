// SPDX-License-Identifier: Apache-2.0
//
// Operations that resemble those of other frameworks, for tests of rules.
#ifndef TESTS_RULES_STANDIN_TD
#define TESTS_RULES_STANDIN_TD

include "core/interfaces/infer_type.td"
include "core/interfaces/side_effects.td"
include "ods/records/enums.td"
include "ods/records/op_base.td"

def Standin_Dialect : Dialect {
  let name = "standin";
  let cppNamespace = "::standin";
}

class StandinOp<string mnemonic, list<Trait> traits = []>
    : Op<Standin_Dialect, mnemonic, traits>;

// Operations of neural networks

def Comparison : I32EnumAttr<"Comparison", "how numbers are compared",
                             [I32EnumAttrCase<"lt", 0>,
                              I32EnumAttrCase<"ge", 1>]> {
  let cppNamespace = "::standin";
}

class ElementwiseOp<string mnemonic>
    : StandinOp<mnemonic, [Pure, SameOperandsAndResultType]>;
class UnaryOp<string mnemonic> : ElementwiseOp<mnemonic> {
  let arguments = (ins AnyType:$x);
  let results = (outs AnyType:$y);
}
class BinaryOp<string mnemonic> : ElementwiseOp<mnemonic> {
  let arguments = (ins AnyType:$lhs, AnyType:$rhs);
  let results = (outs AnyType:$y);
}
def AbsOp : UnaryOp<"abs">;
def NegOp : UnaryOp<"neg">;
def AddOp : BinaryOp<"add">;
def MulOp : BinaryOp<"mul">;
def IdentityOp : UnaryOp<"identity">;
def LeakyReluOp : ElementwiseOp<"leaky_relu"> {
  let arguments = (ins AnyType:$x, F32Attr:$alpha);
  let results = (outs AnyType:$y);
}
def ConstantOp : StandinOp<"constant", [Pure, FirstAttrDerivedResultType]> {
  let arguments = (ins AnyAttr:$value);
  let results = (outs AnyType:$y);
}
def CompareOp : StandinOp<"compare", [Pure]> {
  let arguments = (ins AnyType:$lhs, AnyType:$rhs, Comparison:$how);
  let results = (outs I1:$y);
}
def SelectOp : StandinOp<"select", [Pure]> {
  let arguments = (ins I1:$condition, AnyType:$a, AnyType:$b);
  let results = (outs AnyType:$y);
}
class ReduceOp<string mnemonic> : StandinOp<mnemonic, [Pure]> {
  let arguments = (ins AnyType:$x, I64ArrayAttr:$axes,
                       DefaultValuedAttr<I64Attr, "1">:$keepdims);
  let results = (outs AnyType:$y);
}
def ReduceL1Op : ReduceOp<"reduce_l1">;
def ReduceSumOp : ReduceOp<"reduce_sum">;
def MatMulOp : StandinOp<"matmul", [Pure]> {
  let arguments = (ins AnyType:$a, AnyType:$b);
  let results = (outs AnyType:$y);
}
def GemmOp : StandinOp<"gemm", [Pure]> {
  let arguments = (ins AnyType:$a, AnyType:$b, AnyType:$c, F32Attr:$alpha,
                       F32Attr:$beta, I64Attr:$trans_a, I64Attr:$trans_b);
  let results = (outs AnyType:$y);
}

// Operations without meaning

def GiveOp : StandinOp<"give"> {
  let arguments = (ins OptionalAttr<StrAttr>:$tag);
  let results = (outs AnyType:$y);
}
def TakeOp : StandinOp<"take"> {
  let arguments = (ins Variadic<AnyType>:$values);
}
def PairOp : StandinOp<"pair", [SameOperandsAndResultType]> {
  let arguments = (ins AnyType:$a, AnyType:$b);
  let results = (outs AnyType:$first, AnyType:$second);
}
def SwapOp : StandinOp<"swap", [SameOperandsAndResultType]> {
  let arguments = (ins AnyType:$a, AnyType:$b);
  let results = (outs AnyType:$first, AnyType:$second);
}
def GroupsOp : StandinOp<"groups", [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<AnyType>:$a, Optional<AnyType>:$b,
                       OptionalAttr<I64Attr>:$n);
  let results = (outs AnyType:$y);
}
def CountOp : StandinOp<"count"> {
  let arguments = (ins AnyType:$x, IntProp<"int32_t">:$n,
                       DefaultValuedProp<BoolProp, "false">:$quick);
  let results = (outs AnyType:$y);
}
def BuiltOp : StandinOp<"built"> {
  let arguments = (ins AnyType:$x);
  let results = (outs AnyType:$y);
  let builders = [OpBuilder<(ins "::mlir::Value":$x), [{
    build($_builder, $_state, $_builder.getIndexType(), x);
  }]>];
}

#endif // TESTS_RULES_STANDIN_TD
