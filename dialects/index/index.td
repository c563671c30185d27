// SPDX-License-Identifier: Apache-2.0
//
// The index dialect: arithmetic on indices, with folds that are valid for any
// width.
#ifndef DIALECTS_INDEX_INDEX_TD
#define DIALECTS_INDEX_INDEX_TD

include "core/interfaces/cast.td"
include "core/interfaces/infer_int_range.td"
include "core/interfaces/infer_type.td"
include "core/interfaces/op_asm.td"
include "core/interfaces/side_effects.td"
include "ods/records/enums.td"
include "ods/records/op_base.td"

def IndexDialect : Dialect {
  let name = "index";
  let cppNamespace = "::mlir::index";
  let summary = "arithmetic on index, whatever its width";
  let description = [{
    Arithmetic on scalars of type `index`, whose width is that of the target.
    Indices are signless: operations for which the sign matters exist in a
    signed and an unsigned form.

    Constants have 64 bits, and folds must be valid for 32-bit targets as well:
    the truncated 64-bit result must equal the result for the truncated
    operands. Sums, products and bitwise logic always fold. Quotients,
    remainders, shifts, minima, maxima and ordered comparisons fold only if both
    widths agree: 0x600000006 / 3 is 0x200000002, whose low 32 bits are 6 / 3;
    0x100000003 / 3 is 0x55555556, but 1 with 32 bits, so that it does not fold.
  }];

  let extraClassDeclaration = [{
    /// Registers the attributes. The constructor calls it.
    void registerAttributes();
    /// Registers the operations. The constructor calls it.
    void registerOperations();
  }];

  let hasConstantMaterializer = 1;
  let useDefaultAttributePrinterParser = 1;
}

// Predicates of comparisons: `s…` are signed, `u…` unsigned.
def IndexCmpPredicate : I32EnumAttr<
    "IndexCmpPredicate", "index comparison predicate kind", [
    I32EnumAttrCase<"EQ", 0, "eq">,
    I32EnumAttrCase<"NE", 1, "ne">,
    I32EnumAttrCase<"SLT", 2, "slt">,
    I32EnumAttrCase<"SLE", 3, "sle">,
    I32EnumAttrCase<"SGT", 4, "sgt">,
    I32EnumAttrCase<"SGE", 5, "sge">,
    I32EnumAttrCase<"ULT", 6, "ult">,
    I32EnumAttrCase<"ULE", 7, "ule">,
    I32EnumAttrCase<"UGT", 8, "ugt">,
    I32EnumAttrCase<"UGE", 9, "uge">,
  ]> {
  let cppNamespace = "::mlir::index";
  let genSpecializedAttr = 0;
}

def IndexCmpPredicateAttr :
    EnumAttr<IndexDialect, IndexCmpPredicate, "cmp_predicate">;

// int_range.cpp infers the range of the result from those of the operands.
class IndexOp<string mnemonic, list<Trait> traits = []> :
    Op<IndexDialect, mnemonic, traits #
       [DeclareOpInterfaceMethods<InferIntRangeInterface,
                                  ["inferResultRanges"]>]>;

// Operations with two index operands and an index result.
class IndexBinaryOp<string mnemonic, list<Trait> traits = []> :
    IndexOp<mnemonic, traits> {
  let arguments = (ins Index:$lhs, Index:$rhs);
  let results = (outs Index:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict";
  let hasFolder = 1;
}

// Sum, difference, product: modulo 2^N for indices of N bits.

def Index_AddOp : IndexBinaryOp<"add", [Commutative, Pure]> {
  let summary = "sum of indices";
  let description = [{
    Returns the sum, which wraps around.

    ```mlir
    %end = index.add %begin, %size
    ```
  }];
  let hasCanonicalizeMethod = 1;
}

def Index_SubOp : IndexBinaryOp<"sub", [Pure]> {
  let summary = "difference of indices";
  let description = [{
    Subtracts the second operand from the first. The result wraps around.

    ```mlir
    %size = index.sub %end, %begin
    ```
  }];
}

def Index_MulOp : IndexBinaryOp<"mul", [Commutative, Pure]> {
  let summary = "product of indices";
  let description = [{
    Returns the product, which wraps around.

    ```mlir
    %offset = index.mul %row, %stride
    ```
  }];
  let hasCanonicalizeMethod = 1;
}

// Quotients. Division by zero, and signed division of the minimum by -1, are
// undefined behavior. Hence divisions are not speculatable.

def Index_DivSOp : IndexBinaryOp<"divs", [NoMemoryEffect]> {
  let summary = "quotient of signed indices, towards zero";
  let description = [{
    Rounds towards zero: 7 / -2 is -3. Division by zero is undefined behavior,
    and so is the minimum divided by -1.

    ```mlir
    %q = index.divs %a, %b
    ```
  }];
}

def Index_DivUOp : IndexBinaryOp<"divu", [NoMemoryEffect]> {
  let summary = "quotient of unsigned indices, towards zero";
  let description = [{
    Rounds towards zero: 7 / 2 is 3, and 7 / -2, a very large unsigned integer,
    is
    0. Division by zero is undefined behavior.

    ```mlir
    %row = index.divu %place, %width
    ```
  }];
}

def Index_CeilDivSOp : IndexBinaryOp<"ceildivs", [NoMemoryEffect]> {
  let summary = "quotient of signed indices, rounded up";
  let description = [{
    Rounds towards positive infinity: 7 / 2 is 4, -7 / 2 is -3. Division by zero
    is undefined behavior, and so is the minimum divided by -1.

    ```mlir
    %q = index.ceildivs %a, %b
    ```
  }];
}

def Index_CeilDivUOp : IndexBinaryOp<"ceildivu", [NoMemoryEffect]> {
  let summary = "quotient of unsigned indices, rounded up";
  let description = [{
    Rounds up: 7 / 2 is 4, and 7 / -2, a very large unsigned integer, is 1.
    Division by zero is undefined behavior.

    ```mlir
    %tiles = index.ceildivu %size, %tile
    ```
  }];
}

def Index_FloorDivSOp : IndexBinaryOp<"floordivs", [NoMemoryEffect]> {
  let summary = "quotient of signed indices, rounded down";
  let description = [{
    Rounds towards negative infinity: -7 / 2 is -4. Division by zero is
    undefined behavior, and so is the minimum divided by -1.

    ```mlir
    %q = index.floordivs %a, %b
    ```
  }];
}

def Index_RemSOp : IndexBinaryOp<"rems", [NoMemoryEffect]> {
  let summary = "remainder of signed indices";
  let description = [{
    Returns the remainder of `index.divs`, with the sign of the first operand:
    -7 and 2 yield -1. Division by zero is undefined behavior.

    ```mlir
    %r = index.rems %a, %b
    ```
  }];
}

def Index_RemUOp : IndexBinaryOp<"remu", [NoMemoryEffect]> {
  let summary = "remainder of unsigned indices";
  let description = [{
    Returns the remainder of `index.divu`: 7 and -2, a very large unsigned
    integer, yield 7. Division by zero is undefined behavior.

    ```mlir
    %column = index.remu %place, %width
    ```
  }];
}

// Maxima and minima.

def Index_MaxSOp : IndexBinaryOp<"maxs", [Commutative, Pure]> {
  let summary = "maximum of two signed indices";
  let description = [{
    ```mlir
    %m = index.maxs %a, %b
    ```
  }];
  let hasCanonicalizeMethod = 1;
}

def Index_MaxUOp : IndexBinaryOp<"maxu", [Commutative, Pure]> {
  let summary = "maximum of two unsigned indices";
  let description = [{
    ```mlir
    %m = index.maxu %a, %b
    ```
  }];
  let hasCanonicalizeMethod = 1;
}

def Index_MinSOp : IndexBinaryOp<"mins", [Commutative, Pure]> {
  let summary = "minimum of two signed indices";
  let description = [{
    ```mlir
    %m = index.mins %a, %b
    ```
  }];
  let hasCanonicalizeMethod = 1;
}

def Index_MinUOp : IndexBinaryOp<"minu", [Commutative, Pure]> {
  let summary = "minimum of two unsigned indices";
  let description = [{
    ```mlir
    %m = index.minu %a, %b
    ```
  }];
  let hasCanonicalizeMethod = 1;
}

// Shifts. The second operand is unsigned. If it is at least the width of
// indices, the result is poison.

def Index_ShlOp : IndexBinaryOp<"shl", [Pure]> {
  let summary = "shift of an index to the left";
  let description = [{
    Shifts in zeros. A shift by the width or more is poison.

    ```mlir
    %bytes = index.shl %words, %three
    ```
  }];
}

def Index_ShrSOp : IndexBinaryOp<"shrs", [Pure]> {
  let summary = "shift of a signed index to the right";
  let description = [{
    Shifts in copies of the sign bit. A shift by the width or more is poison.

    ```mlir
    %half = index.shrs %x, %one
    ```
  }];
}

def Index_ShrUOp : IndexBinaryOp<"shru", [Pure]> {
  let summary = "shift of an unsigned index to the right";
  let description = [{
    Shifts in zeros. A shift by the width or more is poison.

    ```mlir
    %words = index.shru %bytes, %three
    ```
  }];
}

// Bitwise logic.

def Index_AndOp : IndexBinaryOp<"and", [Commutative, Pure]> {
  let summary = "bitwise and of indices";
  let description = [{
    ```mlir
    %low = index.and %x, %mask
    ```
  }];
  let hasCanonicalizeMethod = 1;
}

def Index_OrOp : IndexBinaryOp<"or", [Commutative, Pure]> {
  let summary = "bitwise or of indices";
  let description = [{
    ```mlir
    %tagged = index.or %x, %tag
    ```
  }];
  let hasCanonicalizeMethod = 1;
}

def Index_XOrOp : IndexBinaryOp<"xor", [Commutative, Pure]> {
  let summary = "bitwise exclusive or of indices";
  let description = [{
    ```mlir
    %changed = index.xor %old, %new
    ```
  }];
  let hasCanonicalizeMethod = 1;
}

// Casts between indices and integers.

def Index_CastSOp : IndexOp<"casts", [Pure,
    DeclareOpInterfaceMethods<CastOpInterface>]> {
  let summary = "signed cast between index and integer";
  let description = [{
    Exactly one of the types is `index`, the other one is an integer type. A
    wider result is sign-extended, a narrower one truncated.

    ```mlir
    %n = index.casts %i : index to i32
    ```
  }];

  let arguments = (ins AnyTypeOf<[AnyInteger, Index]>:$input);
  let results = (outs AnyTypeOf<[AnyInteger, Index]>:$output);
  let assemblyFormat = "$input attr-dict `:` type($input) `to` type($output)";
  let hasFolder = 1;
}

def Index_CastUOp : IndexOp<"castu", [Pure,
    DeclareOpInterfaceMethods<CastOpInterface>]> {
  let summary = "unsigned cast between index and integer";
  let description = [{
    Exactly one of the types is `index`, the other one is an integer type. A
    wider result is zero-extended, a narrower one truncated.

    ```mlir
    %i = index.castu %byte : i8 to index
    ```
  }];

  let arguments = (ins AnyTypeOf<[AnyInteger, Index]>:$input);
  let results = (outs AnyTypeOf<[AnyInteger, Index]>:$output);
  let assemblyFormat = "$input attr-dict `:` type($input) `to` type($output)";
  let hasFolder = 1;
}

// Comparison.

def Index_CmpOp : IndexOp<"cmp", [Pure]> {
  let summary = "comparison of indices";
  let description = [{
    Returns 1 if the predicate holds, else 0. `eq` and `ne` test for equality;
    `slt`, `sle`, `sgt`, `sge` are signed comparisons, `ult`, `ule`, `ugt`,
    `uge` unsigned ones.

    ```mlir
    %inside = index.cmp ult(%i, %size)
    ```
  }];

  let arguments = (ins IndexCmpPredicateAttr:$pred, Index:$lhs, Index:$rhs);
  let results = (outs I1:$result);
  let assemblyFormat = "`` $pred `(` $lhs `,` $rhs `)` attr-dict";
  let hasFolder = 1;
  let hasCanonicalizeMethod = 1;
}

// Constants.

def Index_SizeOfOp : IndexOp<"sizeof", [Pure]> {
  let summary = "width of an index in bits";
  let description = [{
    Returns the width of indices, such as 32 or 64.

    ```mlir
    %bits = index.sizeof
    ```
  }];

  let results = (outs Index:$result);
  let assemblyFormat = "attr-dict";
}

def Index_ConstantOp : IndexOp<"constant", [ConstantLike, Pure,
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let summary = "a constant index";
  let description = [{
    The value is truncated to the width of indices.

    ```mlir
    %minus = index.constant -1
    ```
  }];

  let arguments = (ins IndexAttr:$value);
  let results = (outs Index:$result);
  let assemblyFormat = "attr-dict $value";
  let builders = [OpBuilder<(ins "int64_t":$value)>];
  let hasFolder = 1;
}

def Index_BoolConstantOp : IndexOp<"bool.constant", [ConstantLike, Pure,
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let summary = "a constant boolean";
  let description = [{
    The result of folded comparisons.

    ```mlir
    %yes = index.bool.constant true
    ```
  }];

  let arguments = (ins BoolAttr:$value);
  let results = (outs I1:$result);
  let assemblyFormat = "attr-dict $value";
  let hasFolder = 1;
}

#endif // DIALECTS_INDEX_INDEX_TD
