// SPDX-License-Identifier: Apache-2.0
// OPTIONS: -gen-op-defs
include "mlir/IR/OpBase.td"
def T_Dialect : Dialect {
  let name = "t";
  let cppNamespace = "::t";
}
class T_Op<string mnemonic, list<Trait> traits = []>
    : Op<T_Dialect, mnemonic, traits>;
// -----
// expected-error@+2 {{op has a conflict with two operands having the same name 'v'}}
def AOp : T_Op<"a">;
def BOp : T_Op<"a"> {
  let arguments = (ins I32:$v, I32:$v);
}
// -----
// expected-error@+1 {{Unexpected overlap when generating `getV` for t.a}}
def AOp : T_Op<"a"> {
  let arguments = (ins I32:$v, I32Attr:$v);
}
// -----
// expected-error@+1 {{op has a conflict with operands and results both having an entry with the name 'v'}}
def AOp : T_Op<"a"> {
  let arguments = (ins I32:$v);
  let results = (outs I32:$v);
}
// -----
// expected-error@+1 {{op has a conflict with two results having the same name 'v'}}
def AOp : T_Op<"a"> {
  let results = (outs I32:$v, I32:$v);
}
// -----
// expected-error@+1 {{op has a conflict with two regions having the same name 'v'}}
def AOp : T_Op<"a"> {
  let regions = (region AnyRegion:$v, AnyRegion:$v);
}
// -----
// expected-error@+1 {{'results' must have 'outs' directive}}
def AOp : T_Op<"a"> {
  let results = (ins I32:$v);
}
// -----
// expected-error@+1 {{undefined type for argument #0}}
def AOp : T_Op<"a"> {
  let arguments = (ins "i32":$v);
}
// -----
// expected-error@+1 {{unexpected def type; only defs deriving from TypeConstraint or Attr or Property are allowed}}
def AOp : T_Op<"a"> {
  let arguments = (ins T_Dialect:$v);
}
// -----
// expected-error@+1 {{unexpected def type for result #0; only defs deriving from TypeConstraint are allowed}}
def AOp : T_Op<"a"> {
  let results = (outs I32Attr:$v);
}
// -----
// expected-error@+1 {{undefined type for result #0}}
def AOp : T_Op<"a"> {
  let results = (outs "i32":$v);
}
// -----
// expected-error@+1 {{attributes must be named}}
def AOp : T_Op<"a"> {
  let arguments = (ins I32Attr);
}
// -----
// expected-error@+1 {{op has multiple variadic operands but no specification over their sizes}}
def AOp : T_Op<"a"> {
  let arguments = (ins Variadic<I32>:$v, Variadic<I32>:$w);
}
// -----
// expected-error@+1 {{op has multiple variadic results but no specification over their sizes}}
def AOp : T_Op<"a"> {
  let results = (outs Variadic<I32>:$v, Optional<I32>:$w);
}
// -----
// expected-error@+1 {{op cannot have both 'AttrSizedOperandSegments' and 'SameVariadicOperandSize' traits}}
def AOp : T_Op<"a", [AttrSizedOperandSegments, SameVariadicOperandSize]> {
  let arguments = (ins Variadic<I32>:$v, Variadic<I32>:$w);
}
// -----
// expected-error@+1 {{op cannot have both 'AttrSizedResultSegments' and 'SameVariadicResultSize' traits}}
def AOp : T_Op<"a", [AttrSizedResultSegments, SameVariadicResultSize]> {
  let results = (outs Variadic<I32>:$v, Variadic<I32>:$w);
}
// -----
// expected-error@+1 {{only the last region can be variadic}}
def AOp : T_Op<"a"> {
  let regions = (region VariadicRegion<AnyRegion>:$a, AnyRegion:$b);
}
// -----
// expected-error@+1 {{only the last successor can be variadic}}
def AOp : T_Op<"a"> {
  let successors = (successor VariadicSuccessor<AnySuccessor>:$a, AnySuccessor:$b);
}
// -----
// expected-error@+1 {{'regions' must have 'region' directive}}
def AOp : T_Op<"a"> {
  let regions = (ins AnyRegion:$a);
}
// -----
// expected-error@+1 {{'successors' must have 'successor' directive}}
def AOp : T_Op<"a"> {
  let successors = (ins AnySuccessor:$a);
}
// -----
// expected-error@+1 {{expected a 'RegionConstraint' in 'regions', but got 'I32'}}
def AOp : T_Op<"a"> {
  let regions = (region I32:$a);
}
// -----
// expected-error@+1 {{expected a 'SuccessorConstraint' in 'successors', but got 'I32'}}
def AOp : T_Op<"a"> {
  let successors = (successor I32:$a);
}
// -----
// expected-error@+1 {{'missing' for the sizes of operand 'v' names no attribute}}
def AOp : T_Op<"a"> {
  let arguments = (ins VariadicOfVariadic<I32, "missing">:$v);
}
// -----
// expected-error@+1 {{'VariadicOfVariadic' results are currently not supported}}
def AOp : T_Op<"a"> {
  let results = (outs VariadicOfVariadic<I32, "s">:$v);
}
// -----
// expected-error@+1 {{Element type mismatch for list: element type 'Dialect' not convertible to 'Trait}}
def AOp : T_Op<"a", [T_Dialect]>;
// -----
// expected-error@+1 {{B requires C to precede it in traits list}}
def AOp : T_Op<"a", [ParentOneOf<["x"]>, NativeOpTrait<"B", [NativeOpTrait<"C">]>]>;
// -----
// expected-error@+1 {{Unexpected overlap when generating `getProperties` for t.a}}
def AOp : T_Op<"a"> {
  let arguments = (ins I32:$v, I32:$properties, I32Attr:$x);
}
// -----
// expected-error@+1 {{Unexpected overlap when generating `getOperationName` for t.a}}
def AOp : T_Op<"a"> {
  let arguments = (ins I32:$operation_name);
}
// -----
// expected-error@+1 {{generated accessor for `attribute_names` overlaps with a default one; please rename to avoid overlap}}
def AOp : T_Op<"a"> {
  let arguments = (ins I32:$attribute_names, I32Attr:$x);
}
// -----
// expected-error@+1 {{'w' in trait 'AllTypesMatch' names no operand, result or attribute}}
def AOp : T_Op<"a", [AllTypesMatch<["v", "w"]>]> {
  let arguments = (ins AnyType:$v);
}
// -----
// expected-error@+1 {{'w' in trait 'TypesMatchWith' names no operand, result or attribute}}
def AOp : T_Op<"a", [TypesMatchWith<"s", "v", "w", "$_self">]> {
  let arguments = (ins AnyType:$v);
}
// -----
// expected-error@+1 {{expected an argument with default value after other arguments with default values}}
def AOp : T_Op<"a"> {
  let builders = [OpBuilder<(ins "int":$a, CArg<"int", "1">:$b, "int":$c)>];
}
// -----
// expected-error@+1 {{expected 'ins' in builders}}
def AOp : T_Op<"a"> {
  let builders = [OpBuilder<(outs "int":$a)>];
}
// -----
// expected-error@+1 {{Builder DAG arguments must be either strings or defs which inherit from CArg}}
def AOp : T_Op<"a"> {
  let builders = [OpBuilder<(ins 1:$a)>];
}
// -----
// expected-error@+2 {{unexpected def type; only defs deriving from TypeConstraint or Attr or Property are allowed}}
def P : PropConstraint<CPred<"1">, "p">;
def AOp : T_Op<"a"> {
  let arguments = (ins P:$p);
}
// -----
// expected-error@+2 {{Value specified for template argument 'Arg:constraint' is of type string; expected type Constraint: "x"}}
def AOp : T_Op<"a"> {
  let arguments = (ins Arg<"x">:$v);
}
// -----
// expected-error@+1 {{Variable not defined: 'SameOperandsAndResultType'}}
def AOp : T_Op<"a", [SameOperandsAndResultType, InferTypeOpInterface]>;
// -----
// expected-error@+1 {{Record `AOp', field `arguments' does not have a dag initializer!}}
def AOp : T_Op<"a"> {
  let arguments = ?;
}
