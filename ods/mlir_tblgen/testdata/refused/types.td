// SPDX-License-Identifier: Apache-2.0
// OPTIONS: -gen-typedef-defs
include "mlir/IR/OpBase.td"
def T_Dialect : Dialect {
  let name = "t";
  let cppNamespace = "::t";
}
class T_Op<string mnemonic, list<Trait> traits = []>
    : Op<T_Dialect, mnemonic, traits>;
include "mlir/IR/AttrTypeBase.td"
// -----
// expected-error@+5 {{A has no parameter named 'b'}}
def A : TypeDef<T_Dialect, "A"> {
  let mnemonic = "a";
  let parameters = (ins "int":$a);
  let assemblyFormat = [{
    `<` $b `>`
  }];
}
// -----
// expected-error@+5 {{format is missing reference to parameter: a}}
def A : TypeDef<T_Dialect, "A"> {
  let mnemonic = "a";
  let parameters = (ins "int":$a);
  let assemblyFormat = [{
    `<` `>`
  }];
}
// -----
// expected-error@+5 {{duplicate parameter 'a'}}
def A : TypeDef<T_Dialect, "A"> {
  let mnemonic = "a";
  let parameters = (ins "int":$a);
  let assemblyFormat = [{
    `<` $a $a `>`
  }];
}
// -----
// expected-error@+5 {{format is missing reference to parameter: b}}
def A : TypeDef<T_Dialect, "A"> {
  let mnemonic = "a";
  let parameters = (ins "int":$a, "int":$b);
  let assemblyFormat = [{
    `<` $a
  }];
}
// -----
// expected-error@+5 {{duplicate parameter 'a'}}
def A : TypeDef<T_Dialect, "A"> {
  let mnemonic = "a";
  let parameters = (ins "int":$a);
  let assemblyFormat = [{
    `<` params $a `>`
  }];
}
// -----
// expected-error@+5 {{`params` captures duplicate parameter: a}}
def A : TypeDef<T_Dialect, "A"> {
  let mnemonic = "a";
  let parameters = (ins "int":$a);
  let assemblyFormat = [{
    `<` params params `>`
  }];
}
// -----
// expected-error@+5 {{expected literal, variable, directive, or optional group}}
def A : TypeDef<T_Dialect, "A"> {
  let mnemonic = "a";
  let parameters = (ins "int":$a);
  let assemblyFormat = [{
    `<` struct() `>`
  }];
}
// -----
// expected-error@+5 {{A has no parameter named 'b'}}
def A : TypeDef<T_Dialect, "A"> {
  let mnemonic = "a";
  let parameters = (ins "int":$a);
  let assemblyFormat = [{
    `<` struct($b) `>`
  }];
}
// -----
// expected-error@+5 {{expected ')' at the end of an argument list}}
def A : TypeDef<T_Dialect, "A"> {
  let mnemonic = "a";
  let parameters = (ins "int":$a);
  let assemblyFormat = [{
    `<` struct(params `>`
  }];
}
// -----
// expected-error@+5 {{duplicate parameter 'a'}}
def A : TypeDef<T_Dialect, "A"> {
  let mnemonic = "a";
  let parameters = (ins "int":$a);
  let assemblyFormat = [{
    `<` struct($a, $a) `>`
  }];
}
// -----
// expected-error@+5 {{duplicate parameter 'a'}}
def A : TypeDef<T_Dialect, "A"> {
  let mnemonic = "a";
  let parameters = (ins "int":$a);
  let assemblyFormat = [{
    `<` struct(params) $a `>`
  }];
}
// -----
// expected-error@+5 {{expected '(' before `struct` argument list}}
def A : TypeDef<T_Dialect, "A"> {
  let mnemonic = "a";
  let parameters = (ins "int":$a);
  let assemblyFormat = [{
    `<` struct `>`
  }];
}
// -----
// expected-error@+5 {{`qualified` argument list expected a variable}}
def A : TypeDef<T_Dialect, "A"> {
  let mnemonic = "a";
  let parameters = (ins "int":$a);
  let assemblyFormat = [{
    `<` qualified(params) `>`
  }];
}
// -----
// expected-error@+5 {{expected ')' after argument list}}
def A : TypeDef<T_Dialect, "A"> {
  let mnemonic = "a";
  let parameters = (ins "int":$a);
  let assemblyFormat = [{
    `<` qualified($a `>`
  }];
}
// -----
// expected-error@+5 {{'ref' is only valid within a `custom` directive}}
def A : TypeDef<T_Dialect, "A"> {
  let mnemonic = "a";
  let parameters = (ins "int":$a);
  let assemblyFormat = [{
    `<` ref($a) `>`
  }];
}
// -----
// expected-error@+5 {{'ref' is only valid within a `custom` directive}}
def A : TypeDef<T_Dialect, "A"> {
  let mnemonic = "a";
  let parameters = (ins "int":$a);
  let assemblyFormat = [{
    `<` ref($a) $a `>`
  }];
}
// -----
// expected-error@+5 {{expected literal, variable, directive, or optional group}}
def A : TypeDef<T_Dialect, "A"> {
  let mnemonic = "a";
  let parameters = (ins "int":$a);
  let assemblyFormat = [{
    `<` custom<A>() $a `>`
  }];
}
// -----
// expected-error@+5 {{expected '>' after custom directive name}}
def A : TypeDef<T_Dialect, "A"> {
  let mnemonic = "a";
  let parameters = (ins "int":$a);
  let assemblyFormat = [{
    `<` custom<A($a) `>`
  }];
}
// -----
// expected-error@+5 {{`params` can only be used at the top-level context or within a `struct` directive}}
def A : TypeDef<T_Dialect, "A"> {
  let mnemonic = "a";
  let parameters = (ins "int":$a);
  let assemblyFormat = [{
    `<` custom<A>(params) `>`
  }];
}
// -----
// expected-error@+5 {{parameters in an optional group must be optional}}
def A : TypeDef<T_Dialect, "A"> {
  let mnemonic = "a";
  let parameters = (ins "int":$a);
  let assemblyFormat = [{
    `<` ($a^)? `>`
  }];
}
// -----
// expected-error@+5 {{optional group has no anchor element}}
def A : TypeDef<T_Dialect, "A"> {
  let mnemonic = "a";
  let parameters = (ins OptionalParameter<"int">:$a);
  let assemblyFormat = [{
    `<` ($a)? `>`
  }];
}
// -----
// expected-error@+5 {{parameters in an optional group must be optional}}
def A : TypeDef<T_Dialect, "A"> {
  let mnemonic = "a";
  let parameters = (ins "int":$a);
  let assemblyFormat = [{
    `<` (`,` $a^)? `>`
  }];
}
// -----
// expected-error@+5 {{optional group has no anchor element}}
def A : TypeDef<T_Dialect, "A"> {
  let mnemonic = "a";
  let parameters = (ins "int":$a);
  let assemblyFormat = [{
    `<` (`x`)? $a `>`
  }];
}
// -----
// expected-error@+5 {{only one element can be marked as the anchor of an optional group}}
def A : TypeDef<T_Dialect, "A"> {
  let mnemonic = "a";
  let parameters = (ins OptionalParameter<"int">:$a, OptionalParameter<"int">:$b);
  let assemblyFormat = [{
    `<` ($a^ $b^)? `>`
  }];
}
// -----
// expected-error@+5 {{parameters in an optional group must be optional}}
def A : TypeDef<T_Dialect, "A"> {
  let mnemonic = "a";
  let parameters = (ins OptionalParameter<"int">:$a, "int":$b);
  let assemblyFormat = [{
    `<` ($a^ $b)? `>`
  }];
}
// -----
// expected-error@+5 {{unsupported directive kind}}
def A : TypeDef<T_Dialect, "A"> {
  let mnemonic = "a";
  let parameters = (ins "int":$a);
  let assemblyFormat = [{
    `<` attr-dict $a `>`
  }];
}
// -----
// expected-error@+5 {{unsupported directive kind}}
def A : TypeDef<T_Dialect, "A"> {
  let mnemonic = "a";
  let parameters = (ins "int":$a);
  let assemblyFormat = [{
    `<` type($a) `>`
  }];
}
// -----
// expected-error@+5 {{expected valid literal but got '> >': valid keyword starts with a letter or '_'}}
def A : TypeDef<T_Dialect, "A"> {
  let mnemonic = "a";
  let parameters = (ins "int":$a);
  let assemblyFormat = [{
    `<` $a `> >`
  }];
}
// -----
// expected-error@+5 {{expected literal, variable, directive, or optional group}}
def A : TypeDef<T_Dialect, "A"> {
  let mnemonic = "a";
  let parameters = (ins "int":$a);
  let assemblyFormat = [{
    `<` $a unknown `>`
  }];
}
// -----
// expected-error@+5 {{expected literal, variable, directive, or optional group}}
def A : TypeDef<T_Dialect, "A"> {
  let mnemonic = "a";
  let parameters = (ins OptionalParameter<"int">:$a, "int":$b);
  let assemblyFormat = [{
    `<` ($a^ : $b)? `>`
  }];
}
// -----
// expected-error@+5 {{expected literal, variable, directive, or optional group}}
def A : TypeDef<T_Dialect, "A"> {
  let mnemonic = "a";
  let parameters = (ins "int":$a);
  let assemblyFormat = [{
    `<` struct(custom<A>()) $a `>`
  }];
}
// -----
// expected-error@+1 {{cannot specify both 'assemblyFormat' and 'hasCustomAssemblyFormat'}}
def A : TypeDef<T_Dialect, "A"> {
  let mnemonic = "a";
  let assemblyFormat = "";
  let hasCustomAssemblyFormat = 1;
}
// -----
// expected-error@+1 {{must specify either 'assemblyFormat' or 'hasCustomAssemblyFormat' when 'mnemonic' is set}}
def A : TypeDef<T_Dialect, "A"> {
  let mnemonic = "a";
  let parameters = (ins "int":$a);
}
// -----
// expected-error@+1 {{must specify either 'assemblyFormat' or 'hasCustomAssemblyFormat' when 'mnemonic' is set}}
def A : TypeDef<T_Dialect, "A"> {
  let mnemonic = "a";
  let parameters = (outs "int":$a);
}
// -----
// expected-error@+1 {{Missing `cppType` field in Attribute/Type parameter: 1}}
def A : TypeDef<T_Dialect, "A"> {
  let mnemonic = "a";
  let parameters = (ins 1:$a);
}
// -----
// expected-error@+1 {{must specify either 'assemblyFormat' or 'hasCustomAssemblyFormat' when 'mnemonic' is set}}
def A : TypeDef<T_Dialect, "A"> {
  let mnemonic = "a";
  let parameters = (ins "int");
}
// -----
// expected-error@+1 {{must specify either 'assemblyFormat' or 'hasCustomAssemblyFormat' when 'mnemonic' is set}}
def A : TypeDef<T_Dialect, "A"> {
  let mnemonic = "a";
  let parameters = (ins I32:$a);
}
// -----
// expected-error@+1 {{must specify either 'assemblyFormat' or 'hasCustomAssemblyFormat' when 'mnemonic' is set}}
def A : TypeDef<T_Dialect, "A"> {
  let mnemonic = "a";
  let parameters = (ins "int":$a, "int":$a);
}
// -----
// expected-error@+1 {{expected 'ins' in builders}}
def A : TypeDef<T_Dialect, "A"> {
  let mnemonic = "a";
  let skipDefaultBuilders = 1;
  let parameters = (ins "int":$a);
  let builders = [TypeBuilder<(outs "int":$a)>];
}
// -----
// expected-error@+1 {{Initializer of 'predicate' in 'A' could not be fully resolved: CPred<0: "::llvm::isa<::t::AType>($_self)", 1: OdsIsNamed<0: !strconcat("t", !strconcat(".", mnemonic)), 1: "AType">.text>}}
def A : TypeDef<T_Dialect, "A">;
def A : TypeDef<T_Dialect, "B"> {
  let mnemonic = "a";
}
// -----
// expected-error@+1 {{Element type mismatch for list: element type 'int' not convertible to 'Trait}}
def A : TypeDef<T_Dialect, "A", [1]> {
  let mnemonic = "a";
}
// -----
// expected-error@+1 {{Variable not defined: 'NoTrait'}}
def A : TypeDef<T_Dialect, "A", [NoTrait]> {
  let mnemonic = "a";
}
// -----
// expected-error@+1 {{Variable not defined: 'NoDialect'}}
def A : TypeDef<NoDialect, "A"> {
  let mnemonic = "a";
}
