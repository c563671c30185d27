// SPDX-License-Identifier: Apache-2.0
//
// The operations of the builtin dialect.
#ifndef CORE_IR_BUILTIN_BUILTIN_OPS_TD
#define CORE_IR_BUILTIN_BUILTIN_OPS_TD

include "core/interfaces/op_asm.td"
include "core/interfaces/region_kind.td"
include "core/interfaces/side_effects.td"
include "core/interfaces/symbol.td"
include "core/ir/builtin/builtin_dialect.td"
include "ods/records/op_base.td"

class Builtin_Op<string mnemonic, list<Trait> traits = []>
    : Op<Builtin_Dialect, mnemonic, traits>;

def ModuleOp : Builtin_Op<"module", [
    AffineScope, IsolatedFromAbove, NoRegionArguments, SymbolTable, Symbol,
    OpAsmOpInterface, NoTerminator, SingleBlock, HasOnlyGraphRegion]> {
  let summary = "A top level container operation";
  let description = [{
    Contains operations in a single block without terminator, in a graph region.
    The operations use no values from outside and refer to one another by
    symbols; the module is their symbol table. A module with a name is itself a
    symbol. Its discardable attributes must have a dialect prefix.

    ```mlir
    module @library {
      func.func private @log(f32) -> f32
    }
    ```
  }];

  let arguments = (ins OptionalAttr<SymbolNameAttr>:$sym_name,
                       OptionalAttr<StrAttr>:$sym_visibility);
  let regions = (region SizedRegion<1>:$bodyRegion);
  let assemblyFormat = "($sym_name^)? attr-dict-with-keyword $bodyRegion";

  let builders = [
    OpBuilder<(ins CArg<"std::optional<StringRef>", "{}">:$name)>
  ];
  let skipDefaultBuilders = 1;

  let extraClassDeclaration = [{
    /// Creates a detached module.
    static ModuleOp create(Location location,
                           std::optional<StringRef> name = std::nullopt);

    std::optional<StringRef> getName() const { return getSymName(); }

    /// The name of a module is optional.
    bool isOptionalSymbol() { return true; }

    /// The dialect whose prefix may be omitted in the body.
    static StringRef getDefaultDialect() { return "builtin"; }

    // Access to the operations of the body.
    template <typename T> auto getOps() const { return getBody()->getOps<T>(); }
    Block::iterator begin() const { return getBody()->begin(); }
    Block::iterator end() const { return getBody()->end(); }
    void push_back(Operation *op) const { getBody()->push_back(op); }
  }];

  let hasVerifier = 1;
}

def UnrealizedConversionCastOp : Builtin_Op<"unrealized_conversion_cast", [
    Pure]> {
  let summary = "An unrealized conversion from one set of types to another";
  let description = [{
    Represents a pending conversion while the IR mixes types from before and
    after a conversion. Another conversion must replace or remove it. It has no
    semantics of its own. It has at least one result.

    ```mlir
    %index = unrealized_conversion_cast %word : i64 to index
    %parts:2 = unrealized_conversion_cast %pair : tuple<i1, f32> to i1, f32
    ```
  }];

  let arguments = (ins Variadic<AnyType>:$inputs);
  let results = (outs Variadic<AnyType>:$outputs);
  let assemblyFormat = [{
    ($inputs^ `:` type($inputs))? `to` type($outputs) attr-dict
  }];

  let hasFolder = 1;
  let hasVerifier = 1;
}

#endif // CORE_IR_BUILTIN_BUILTIN_OPS_TD
