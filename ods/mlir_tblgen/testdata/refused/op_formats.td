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
// expected-error@+3 {{expected variable to refer to an argument, region, result, or successor}}
def AOp : T_Op<"a"> {
  let assemblyFormat = [{
    attr-dict $missing
  }];
}
// -----
// expected-error@+4 {{operand #0, named 'v', not found}}
def AOp : T_Op<"a"> {
  let arguments = (ins I32:$v);
  let assemblyFormat = [{
    attr-dict
  }];
}
// -----
// expected-error@+4 {{type of operand #0, named 'v', is not buildable and a buildable type cannot be inferred}}
def AOp : T_Op<"a"> {
  let arguments = (ins AnyType:$v);
  let assemblyFormat = [{
    $v attr-dict
  }];
}
// -----
// expected-error@+4 {{'attr-dict' directive not found in custom assembly format}}
def AOp : T_Op<"a"> {
  let arguments = (ins I32:$v);
  let assemblyFormat = [{
    $v
  }];
}
// -----
// expected-error@+4 {{operand 'v' is already bound}}
def AOp : T_Op<"a"> {
  let arguments = (ins I32:$v);
  let assemblyFormat = [{
    $v $v attr-dict
  }];
}
// -----
// expected-error@+4 {{'attr-dict' directive has already been seen}}
def AOp : T_Op<"a"> {
  let arguments = (ins I32:$v);
  let assemblyFormat = [{
    $v attr-dict attr-dict
  }];
}
// -----
// expected-error@+4 {{'type' of 'v' is already bound}}
def AOp : T_Op<"a"> {
  let arguments = (ins AnyType:$v);
  let assemblyFormat = [{
    $v type($v) type($v) attr-dict
  }];
}
// -----
// expected-error@+4 {{type of result #0, named 'r', is not buildable and a buildable type cannot be inferred}}
def AOp : T_Op<"a"> {
  let results = (outs AnyType:$r);
  let assemblyFormat = [{
    attr-dict
  }];
}
// -----
// expected-error@+4 {{result variables can can only be used as a child to a 'type' directive}}
def AOp : T_Op<"a"> {
  let results = (outs AnyType:$r);
  let assemblyFormat = [{
    $r attr-dict
  }];
}
// -----
// expected-error@+4 {{'type' of 'r' is already bound}}
def AOp : T_Op<"a"> {
  let results = (outs AnyType:$r);
  let assemblyFormat = [{
    attr-dict type($r) type($r)
  }];
}
// -----
// expected-error@+4 {{region #0, named 'body', not found}}
def AOp : T_Op<"a"> {
  let regions = (region AnyRegion:$body);
  let assemblyFormat = [{
    attr-dict
  }];
}
// -----
// expected-error@+4 {{successor #0, named 'next', not found}}
def AOp : T_Op<"a"> {
  let successors = (successor AnySuccessor:$next);
  let assemblyFormat = [{
    attr-dict
  }];
}
// -----
// expected-error@+4 {{region 'body' is already bound}}
def AOp : T_Op<"a"> {
  let regions = (region AnyRegion:$body);
  let assemblyFormat = [{
    $body $body attr-dict
  }];
}
// -----
// expected-error@+4 {{successor 'next' is already bound}}
def AOp : T_Op<"a"> {
  let successors = (successor AnySuccessor:$next);
  let assemblyFormat = [{
    $next $next attr-dict
  }];
}
// -----
// expected-error@+4 {{attribute 'x' is already bound}}
def AOp : T_Op<"a"> {
  let arguments = (ins I32Attr:$x);
  let assemblyFormat = [{
    $x $x attr-dict
  }];
}
// -----
// expected-error@+4 {{unexpected end of file in literal}}
def AOp : T_Op<"a"> {
  let assemblyFormat = [{
    attr-dict `
  }];
}
// -----
// expected-error@+3 {{expected valid literal but got 'a b': keywords should contain only alphanum, '_', '$', or '.' characters}}
def AOp : T_Op<"a"> {
  let assemblyFormat = [{
    attr-dict `a b`
  }];
}
// -----
// expected-error@+3 {{expected valid literal but got '1': single character literal must be a letter or one of '_:,=<>()[]{}?+-*'}}
def AOp : T_Op<"a"> {
  let assemblyFormat = [{
    attr-dict `1`
  }];
}
// -----
// expected-error@+3 {{expected valid literal but got '$$': valid keyword starts with a letter or '_'}}
def AOp : T_Op<"a"> {
  let assemblyFormat = [{
    attr-dict `$$`
  }];
}
// -----
// expected-error@+3 {{unexpected character}}
def AOp : T_Op<"a"> {
  let assemblyFormat = [{
    attr-dict @
  }];
}
// -----
// expected-error@+3 {{expected variable name}}
def AOp : T_Op<"a"> {
  let assemblyFormat = [{
    attr-dict $
  }];
}
// -----
// expected-error@+3 {{expected variable name}}
def AOp : T_Op<"a"> {
  let assemblyFormat = [{
    attr-dict $1
  }];
}
// -----
// expected-error@+3 {{expected literal, variable, directive, or optional group}}
def AOp : T_Op<"a"> {
  let assemblyFormat = [{
    attr-dict unknown
  }];
}
// -----
// expected-error@+4 {{expected literal, variable, directive, or optional group}}
def AOp : T_Op<"a"> {
  let arguments = (ins I32:$v);
  let assemblyFormat = [{
    attr-dict unknown($v)
  }];
}
// -----
// expected-error@+3 {{expected valid literal but got '#$': valid keyword starts with a letter or '_'}}
def AOp : T_Op<"a"> {
  let assemblyFormat = [{
    attr-dict `#$`
  }];
}
// -----
// expected-error@+4 {{unexpected end of file in string}}
def AOp : T_Op<"a"> {
  let assemblyFormat = [{
    attr-dict "text
  }];
}
// -----
// expected-error@+3 {{expected literal, variable, directive, or optional group}}
def AOp : T_Op<"a"> {
  let assemblyFormat = [{
    attr-dict <
  }];
}
// -----
// expected-error@+3 {{expected literal, variable, directive, or optional group}}
def AOp : T_Op<"a"> {
  let assemblyFormat = [{
    attr-dict ,
  }];
}
// -----
// expected-error@+3 {{expected literal, variable, directive, or optional group}}
def AOp : T_Op<"a"> {
  let assemblyFormat = [{
    attr-dict )
  }];
}
// -----
// expected-error@+4 {{expected '(' before argument list}}
def AOp : T_Op<"a"> {
  let assemblyFormat = [{
    attr-dict type
  }];
}
// -----
// expected-error@+4 {{expected literal, variable, directive, or optional group}}
def AOp : T_Op<"a"> {
  let assemblyFormat = [{
    attr-dict type(
  }];
}
// -----
// expected-error@+3 {{expected literal, variable, directive, or optional group}}
def AOp : T_Op<"a"> {
  let assemblyFormat = [{
    attr-dict type()
  }];
}
// -----
// expected-error@+4 {{attributes cannot be used as children to a `type` directive}}
def AOp : T_Op<"a"> {
  let arguments = (ins I32Attr:$x);
  let assemblyFormat = [{
    attr-dict type($x)
  }];
}
// -----
// expected-error@+5 {{expected ')' after argument list}}
def AOp : T_Op<"a"> {
  let arguments = (ins AnyType:$v);
  let assemblyFormat = [{
    attr-dict type($v
  }];
}
// -----
// expected-error@+4 {{'attr-dict' directive can only be used as a top-level directive}}
def AOp : T_Op<"a"> {
  let arguments = (ins AnyType:$v);
  let assemblyFormat = [{
    $v type(attr-dict)
  }];
}
// -----
// expected-error@+4 {{'type' cannot be used as a child of another `type`}}
def AOp : T_Op<"a"> {
  let arguments = (ins AnyType:$v);
  let assemblyFormat = [{
    $v attr-dict type(type($v))
  }];
}
// -----
// expected-error@+4 {{'type' of 'v' is already bound}}
def AOp : T_Op<"a"> {
  let arguments = (ins AnyType:$v);
  let assemblyFormat = [{
    $v attr-dict functional-type($v, $v)
  }];
}
// -----
// expected-error@+4 {{expected ',' after inputs argument}}
def AOp : T_Op<"a"> {
  let arguments = (ins AnyType:$v);
  let assemblyFormat = [{
    $v attr-dict functional-type($v)
  }];
}
// -----
// expected-error@+4 {{expected '(' before argument list}}
def AOp : T_Op<"a"> {
  let arguments = (ins AnyType:$v);
  let assemblyFormat = [{
    $v attr-dict functional-type $v
  }];
}
// -----
// expected-error@+4 {{'type' of 'v' is already bound}}
def AOp : T_Op<"a"> {
  let arguments = (ins AnyType:$v);
  let assemblyFormat = [{
    $v attr-dict functional-type(operands, results) type($v)
  }];
}
// -----
// expected-error@+4 {{'operands' directive creates overlap in format}}
def AOp : T_Op<"a"> {
  let arguments = (ins I32:$v);
  let assemblyFormat = [{
    operands attr-dict operands
  }];
}
// -----
// expected-error@+4 {{'operands' directive creates overlap in format}}
def AOp : T_Op<"a"> {
  let arguments = (ins I32:$v);
  let assemblyFormat = [{
    $v operands attr-dict
  }];
}
// -----
// expected-error@+4 {{operand 'v' is already bound}}
def AOp : T_Op<"a"> {
  let arguments = (ins I32:$v);
  let assemblyFormat = [{
    operands $v attr-dict
  }];
}
// -----
// expected-error@+4 {{'results' directive can can only be used as a child to a 'type' directive}}
def AOp : T_Op<"a"> {
  let results = (outs AnyType:$r);
  let assemblyFormat = [{
    results attr-dict
  }];
}
// -----
// expected-error@+4 {{'type' of 'v' is already bound}}
def AOp : T_Op<"a"> {
  let arguments = (ins AnyType:$v);
  let assemblyFormat = [{
    $v attr-dict type(operands) type($v)
  }];
}
// -----
// expected-error@+4 {{region 'b' is already bound}}
def AOp : T_Op<"a"> {
  let regions = (region AnyRegion:$b);
  let assemblyFormat = [{
    regions attr-dict $b
  }];
}
// -----
// expected-error@+3 {{'prop-dict' directive has already been seen}}
def AOp : T_Op<"a"> {
  let assemblyFormat = [{
    attr-dict prop-dict prop-dict
  }];
}
// -----
// expected-error@+3 {{'attr-dict' directive has already been seen}}
def AOp : T_Op<"a"> {
  let assemblyFormat = [{
    attr-dict-with-keyword attr-dict
  }];
}
// -----
// expected-error@+4 {{'ref' is only valid within a `custom` directive}}
def AOp : T_Op<"a"> {
  let arguments = (ins I32:$v);
  let assemblyFormat = [{
    attr-dict ref($v)
  }];
}
// -----
// expected-error@+4 {{'ref' is only valid within a `custom` directive}}
def AOp : T_Op<"a"> {
  let arguments = (ins I32:$v);
  let assemblyFormat = [{
    ref($v) $v attr-dict
  }];
}
// -----
// expected-error@+4 {{'ref' is only valid within a `custom` directive}}
def AOp : T_Op<"a"> {
  let arguments = (ins AnyType:$v);
  let assemblyFormat = [{
    $v attr-dict ref(type($v))
  }];
}
// -----
// expected-error@+4 {{operand 'v' is already bound}}
def AOp : T_Op<"a"> {
  let arguments = (ins I32:$v);
  let assemblyFormat = [{
    $v attr-dict qualified($v)
  }];
}
// -----
// expected-error@+4 {{expected literal, variable, directive, or optional group}}
def AOp : T_Op<"a"> {
  let arguments = (ins I32:$v);
  let assemblyFormat = [{
    $v attr-dict qualified()
  }];
}
// -----
// expected-error@+3 {{expected literal, but got ')'}}
def AOp : T_Op<"a"> {
  let assemblyFormat = [{
    attr-dict oilist()
  }];
}
// -----
// expected-error@+4 {{only variable length operands can be used within an oilist parsing group}}
def AOp : T_Op<"a"> {
  let arguments = (ins I32:$v);
  let assemblyFormat = [{
    attr-dict oilist(`a` $v)
  }];
}
// -----
// expected-error@+4 {{expected literal, but got '$x'}}
def AOp : T_Op<"a"> {
  let arguments = (ins UnitAttr:$x);
  let assemblyFormat = [{
    attr-dict oilist($x)
  }];
}
// -----
// expected-error@+4 {{attribute 'x' is already bound}}
def AOp : T_Op<"a"> {
  let arguments = (ins UnitAttr:$x, I32Attr:$y);
  let assemblyFormat = [{
    attr-dict oilist(`a` $x | `b` $x)
  }];
}
// -----
// expected-error@+3 {{expected '<' before custom directive name}}
def AOp : T_Op<"a"> {
  let assemblyFormat = [{
    custom attr-dict
  }];
}
// -----
// expected-error@+3 {{expected custom directive name identifier}}
def AOp : T_Op<"a"> {
  let assemblyFormat = [{
    custom<> attr-dict
  }];
}
// -----
// expected-error@+3 {{expected '(' before custom directive parameters}}
def AOp : T_Op<"a"> {
  let assemblyFormat = [{
    custom<A> attr-dict
  }];
}
// -----
// expected-error@+4 {{expected ')' after custom directive parameters}}
def AOp : T_Op<"a"> {
  let assemblyFormat = [{
    custom<A>( attr-dict
  }];
}
// -----
// expected-error@+4 {{only variables and types may be used as parameters to a custom directive}}
def AOp : T_Op<"a"> {
  let arguments = (ins I32:$v);
  let assemblyFormat = [{
    custom<A>(operands) attr-dict
  }];
}
// -----
// expected-error@+3 {{literals may only be used in the top-level section of the format}}
def AOp : T_Op<"a"> {
  let assemblyFormat = [{
    custom<A>(`a`) attr-dict
  }];
}
// -----
// expected-error@+4 {{operand 'v' must be bound before it is referenced}}
def AOp : T_Op<"a"> {
  let arguments = (ins I32:$v);
  let assemblyFormat = [{
    custom<A>(ref($v)) $v attr-dict
  }];
}
// -----
// expected-error@+3 {{unexpected character}}
def AOp : T_Op<"a"> {
  let assemblyFormat = [{
    custom<1>() attr-dict
  }];
}
// -----
// expected-error@+3 {{`custom` can only be used at the top-level context or within a `struct` directive}}
def AOp : T_Op<"a"> {
  let assemblyFormat = [{
    custom<A>(custom<B>()) attr-dict
  }];
}
// -----
// expected-error@+4 {{optional group has no anchor element}}
def AOp : T_Op<"a"> {
  let arguments = (ins Optional<I32>:$v);
  let assemblyFormat = [{
    ($v)? attr-dict
  }];
}
// -----
// expected-error@+5 {{expected literal, variable, directive, or optional group}}
def AOp : T_Op<"a"> {
  let arguments = (ins Optional<I32>:$v);
  let assemblyFormat = [{
    ($v^ attr-dict
  }];
}
// -----
// expected-error@+4 {{expected '?' after optional group}}
def AOp : T_Op<"a"> {
  let arguments = (ins Optional<I32>:$v);
  let assemblyFormat = [{
    ($v^) attr-dict
  }];
}
// -----
// expected-error@+4 {{only variable length operands can be used within an optional group}}
def AOp : T_Op<"a"> {
  let arguments = (ins I32:$v);
  let assemblyFormat = [{
    ($v^)? attr-dict
  }];
}
// -----
// expected-error@+1 {{op has multiple variadic operands but no specification over their sizes}}
def AOp : T_Op<"a"> {
  let arguments = (ins Optional<I32>:$v, Optional<I32>:$w);
  let assemblyFormat = [{
    ($v^ $w^)? attr-dict
  }];
}
// -----
// expected-error@+3 {{expected literal, variable, directive, or optional group}}
def AOp : T_Op<"a"> {
  let assemblyFormat = [{
    ()? attr-dict
  }];
}
// -----
// expected-error@+3 {{optional group has no anchor element}}
def AOp : T_Op<"a"> {
  let assemblyFormat = [{
    (`a`)? attr-dict
  }];
}
// -----
// expected-error@+3 {{only variables and types can be used to anchor an optional group}}
def AOp : T_Op<"a"> {
  let assemblyFormat = [{
    (`a`^)? attr-dict
  }];
}
// -----
// expected-error@+4 {{only optional or default-valued attributes can be used to anchor an optional group}}
def AOp : T_Op<"a"> {
  let arguments = (ins I32Attr:$x);
  let assemblyFormat = [{
    ($x^)? attr-dict
  }];
}
// -----
// expected-error@+4 {{expected literal, variable, directive, or optional group}}
def AOp : T_Op<"a"> {
  let arguments = (ins Optional<AnyType>:$v);
  let assemblyFormat = [{
    ($v^ : type($v))? attr-dict
  }];
}
// -----
// expected-error@+4 {{expected literal, variable, directive, or optional group}}
def AOp : T_Op<"a"> {
  let arguments = (ins Optional<AnyType>:$v);
  let assemblyFormat = [{
    ($v^ `:` type($v) : `b`)? attr-dict
  }];
}
// -----
// expected-error@+4 {{only literals, types, and variables can be used within an optional group}}
def AOp : T_Op<"a"> {
  let arguments = (ins Optional<I32>:$v);
  let assemblyFormat = [{
    ($v^ attr-dict)?
  }];
}
// -----
// expected-error@+1 {{op has multiple variadic operands but no specification over their sizes}}
def AOp : T_Op<"a"> {
  let arguments = (ins Optional<I32>:$v, Optional<I32>:$w);
  let assemblyFormat = [{
    ($v^) : ($w)? attr-dict
  }];
}
// -----
// expected-error@+4 {{optional group has no anchor element}}
def AOp : T_Op<"a"> {
  let arguments = (ins Optional<I32>:$v);
  let assemblyFormat = [{
    ($v^ (`a`)?)? attr-dict
  }];
}
// -----
// expected-error@+4 {{only literals, types, and variables can be used within an optional group}}
def AOp : T_Op<"a"> {
  let arguments = (ins Optional<AnyType>:$v);
  let assemblyFormat = [{
    (functional-type(operands, results)^)? attr-dict
  }];
}
// -----
// expected-error@+4 {{only optional or default-valued attributes can be used to anchor an optional group}}
def AOp : T_Op<"a"> {
  let arguments = (ins I32Attr:$r, Optional<I32>:$v);
  let assemblyFormat = [{
    ($r^)? attr-dict
  }];
}
// -----
// expected-error@+4 {{only variable length operands can be used within an optional group}}
def AOp : T_Op<"a"> {
  let arguments = (ins AnyType:$v);
  let assemblyFormat = [{
    (type($v)^)? attr-dict
  }];
}
// -----
// expected-error@+1 {{only the last region can be variadic}}
def AOp : T_Op<"a"> {
  let regions = (region VariadicRegion<AnyRegion>:$b, VariadicRegion<AnyRegion>:$c);
  let assemblyFormat = [{
    $b $c attr-dict
  }];
}
// -----
// expected-error@+4 {{expected variable to refer to an argument, region, result, or successor}}
def AOp : T_Op<"a"> {
  let successors = (successor VariadicSuccessor<AnySuccessor>:$n);
  let assemblyFormat = [{
    $n $m attr-dict
  }];
}
// -----
// expected-error@+2 {{Variable not defined: 'TypedAttrInterface'}}
def AOp : T_Op<"a"> {
  let arguments = (ins TypedAttrInterface:$x, I32:$v);
  let assemblyFormat = [{
    $x `:` $v attr-dict
  }];
}
// -----
// expected-error@+4 {{type of operand #0, named 'v', is not buildable and a buildable type cannot be inferred}}
def AOp : T_Op<"a"> {
  let arguments = (ins AnyInteger:$v);
  let assemblyFormat = [{
    $v attr-dict
  }];
}
// -----
// expected-error@+5 {{type of result #0, named 'r', is not buildable and a buildable type cannot be inferred}}
def AOp : T_Op<"a"> {
  let arguments = (ins AnyType:$v);
  let results = (outs AnyType:$r);
  let assemblyFormat = [{
    $v `:` type($v) attr-dict
  }];
}
// -----
// expected-error@+4 {{type of operand #1, named 'w', is not buildable and a buildable type cannot be inferred}}
def AOp : T_Op<"a"> {
  let arguments = (ins AnyType:$v, AnyType:$w);
  let assemblyFormat = [{
    $v $w `:` type($v) attr-dict
  }];
}
// -----
// expected-error@+1 {{'x' in trait 'TypesMatchWith' names no operand, result or attribute}}
def AOp : T_Op<"a", [TypesMatchWith<"s", "x", "w", "$_self">]> {
  let arguments = (ins AnyType:$v, AnyType:$w);
  let assemblyFormat = [{
    $v $w `:` type($v) attr-dict
  }];
}
// -----
// expected-error@+1 {{'z' in trait 'AllTypesMatch' names no operand, result or attribute}}
def AOp : T_Op<"a", [AllTypesMatch<["v", "z"]>]> {
  let arguments = (ins AnyType:$v, AnyType:$w);
  let assemblyFormat = [{
    $v $w `:` type($v) attr-dict
  }];
}
// -----
// expected-error@+5 {{type of result #1, named 's', is not buildable and a buildable type cannot be inferred}}
def AOp : T_Op<"a"> {
  let arguments = (ins I32Attr:$x);
  let results = (outs AnyType:$r, AnyType:$s);
  let assemblyFormat = [{
    attr-dict `:` type($r) $x
  }];
}
