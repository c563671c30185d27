// SPDX-License-Identifier: Apache-2.0
//
// The index dialect: arithmetic on index whose folds hold for any width.
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
    Arithmetic on single values of the type `index`, which is as wide as the
    target says and has no sign of its own; where the sign matters there is an
    operation for each.

    Constants have 64 bits, and a fold must hold for targets of 32 as well: the
    result of 64 bits, cut to 32, has to be what the cut operands give. Sums,
    products and bitwise logic always fold. Quotients, remainders, shifts,
    minima, maxima and orders fold only where the two widths agree: 0x600000006
    by 3 is 0x200000002, whose low 32 bits are those of 6 by 3; 0x100000003 by 3
    is 0x55555556, but with 32 bits 1, so it stays.
  }];

  let extraClassDeclaration = [{
    /// Called by the constructor: makes the attributes known.
    void registerAttributes();
    /// Called by the constructor: makes the operations known.
    void registerOperations();
  }];

  let hasConstantMaterializer = 1;
  let useDefaultAttributePrinterParser = 1;
}

// How indices are compared: `s…` as signed numbers, `u…` as unsigned ones.
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

// Knows bounds of its result by those of its operands: int_range.cpp.
class IndexOp<string mnemonic, list<Trait> traits = []> :
    Op<IndexDialect, mnemonic, traits #
       [DeclareOpInterfaceMethods<InferIntRangeInterface,
                                  ["inferResultRanges"]>]>;

// Two indices give an index.
class IndexBinaryOp<string mnemonic, list<Trait> traits = []> :
    IndexOp<mnemonic, traits> {
  let arguments = (ins Index:$lhs, Index:$rhs);
  let results = (outs Index:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict";
  let hasFolder = 1;
}

// Sum, difference, product: modulo 2^N where an index has N bits.

def Index_AddOp : IndexBinaryOp<"add", [Commutative, Pure]> {
  let summary = "sum of indices";
  let description = [{
    The sum, which wraps around.

    ```mlir
    %end = index.add %begin, %size
    ```
  }];
  let hasCanonicalizeMethod = 1;
}

def Index_SubOp : IndexBinaryOp<"sub", [Pure]> {
  let summary = "difference of indices";
  let description = [{
    The first operand less the second; wraps around.

    ```mlir
    %size = index.sub %end, %begin
    ```
  }];
}

def Index_MulOp : IndexBinaryOp<"mul", [Commutative, Pure]> {
  let summary = "product of indices";
  let description = [{
    The product, which wraps around.

    ```mlir
    %offset = index.mul %row, %stride
    ```
  }];
  let hasCanonicalizeMethod = 1;
}

// Quotients: undefined behavior where the divisor is zero, and for signed ones
// where the least number is divided by -1. Not speculatable for that.

def Index_DivSOp : IndexBinaryOp<"divs", [NoMemoryEffect]> {
  let summary = "quotient of signed indices, towards zero";
  let description = [{
    Drops the fraction: 7 by -2 is -3. Division by zero is undefined behavior,
    and so is the least number by -1.

    ```mlir
    %q = index.divs %a, %b
    ```
  }];
}

def Index_DivUOp : IndexBinaryOp<"divu", [NoMemoryEffect]> {
  let summary = "quotient of unsigned indices, towards zero";
  let description = [{
    Drops the fraction: 7 by 2 is 3, and 7 by -2, a very great number, is 0.
    Division by zero is undefined behavior.

    ```mlir
    %row = index.divu %place, %width
    ```
  }];
}

def Index_CeilDivSOp : IndexBinaryOp<"ceildivs", [NoMemoryEffect]> {
  let summary = "quotient of signed indices, rounded up";
  let description = [{
    Rounds towards positive infinity: 7 by 2 is 4, -7 by 2 is -3. Division by
    zero is undefined behavior, and so is the least number by -1.

    ```mlir
    %q = index.ceildivs %a, %b
    ```
  }];
}

def Index_CeilDivUOp : IndexBinaryOp<"ceildivu", [NoMemoryEffect]> {
  let summary = "quotient of unsigned indices, rounded up";
  let description = [{
    Rounds up: 7 by 2 is 4, and 7 by -2, a very great number, is 1. Division by
    zero is undefined behavior.

    ```mlir
    %tiles = index.ceildivu %size, %tile
    ```
  }];
}

def Index_FloorDivSOp : IndexBinaryOp<"floordivs", [NoMemoryEffect]> {
  let summary = "quotient of signed indices, rounded down";
  let description = [{
    Rounds towards negative infinity: -7 by 2 is -4. Division by zero is
    undefined behavior, and so is the least number by -1.

    ```mlir
    %q = index.floordivs %a, %b
    ```
  }];
}

def Index_RemSOp : IndexBinaryOp<"rems", [NoMemoryEffect]> {
  let summary = "remainder of signed indices";
  let description = [{
    What `index.divs` leaves, with the sign of the first operand: -7 by 2
    leaves -1. Division by zero is undefined behavior.

    ```mlir
    %r = index.rems %a, %b
    ```
  }];
}

def Index_RemUOp : IndexBinaryOp<"remu", [NoMemoryEffect]> {
  let summary = "remainder of unsigned indices";
  let description = [{
    What `index.divu` leaves: 7 by -2, a very great number, leaves 7. Division
    by zero is undefined behavior.

    ```mlir
    %column = index.remu %place, %width
    ```
  }];
}

// The greater and the less.

def Index_MaxSOp : IndexBinaryOp<"maxs", [Commutative, Pure]> {
  let summary = "the greater of two signed indices";
  let description = [{
    ```mlir
    %m = index.maxs %a, %b
    ```
  }];
  let hasCanonicalizeMethod = 1;
}

def Index_MaxUOp : IndexBinaryOp<"maxu", [Commutative, Pure]> {
  let summary = "the greater of two unsigned indices";
  let description = [{
    ```mlir
    %m = index.maxu %a, %b
    ```
  }];
  let hasCanonicalizeMethod = 1;
}

def Index_MinSOp : IndexBinaryOp<"mins", [Commutative, Pure]> {
  let summary = "the less of two signed indices";
  let description = [{
    ```mlir
    %m = index.mins %a, %b
    ```
  }];
  let hasCanonicalizeMethod = 1;
}

def Index_MinUOp : IndexBinaryOp<"minu", [Commutative, Pure]> {
  let summary = "the less of two unsigned indices";
  let description = [{
    ```mlir
    %m = index.minu %a, %b
    ```
  }];
  let hasCanonicalizeMethod = 1;
}

// Shifts. The second operand is unsigned; where it is not less than the width
// of an index, the result is poison.

def Index_ShlOp : IndexBinaryOp<"shl", [Pure]> {
  let summary = "shift of an index to the left";
  let description = [{
    Fills with zeros from below. A shift by the width or more is poison.

    ```mlir
    %bytes = index.shl %words, %three
    ```
  }];
}

def Index_ShrSOp : IndexBinaryOp<"shrs", [Pure]> {
  let summary = "shift of a signed index to the right";
  let description = [{
    Fills with copies of the sign from above. A shift by the width or more is
    poison.

    ```mlir
    %half = index.shrs %x, %one
    ```
  }];
}

def Index_ShrUOp : IndexBinaryOp<"shru", [Pure]> {
  let summary = "shift of an unsigned index to the right";
  let description = [{
    Fills with zeros from above. A shift by the width or more is poison.

    ```mlir
    %words = index.shru %bytes, %three
    ```
  }];
}

// Logic, bit by bit.

def Index_AndOp : IndexBinaryOp<"and", [Commutative, Pure]> {
  let summary = "bits that are set in both indices";
  let description = [{
    ```mlir
    %low = index.and %x, %mask
    ```
  }];
  let hasCanonicalizeMethod = 1;
}

def Index_OrOp : IndexBinaryOp<"or", [Commutative, Pure]> {
  let summary = "bits that are set in one of two indices or in both";
  let description = [{
    ```mlir
    %tagged = index.or %x, %tag
    ```
  }];
  let hasCanonicalizeMethod = 1;
}

def Index_XOrOp : IndexBinaryOp<"xor", [Commutative, Pure]> {
  let summary = "bits in which two indices differ";
  let description = [{
    ```mlir
    %changed = index.xor %old, %new
    ```
  }];
  let hasCanonicalizeMethod = 1;
}

// Between indices and integers.

def Index_CastSOp : IndexOp<"casts", [Pure,
    DeclareOpInterfaceMethods<CastOpInterface>]> {
  let summary = "an index of a signed integer, or the reverse";
  let description = [{
    One of the two types is an index, the other an integer. The sign fills up a
    wider result; of a narrower one the bits on top are lost.

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
  let summary = "an index of an unsigned integer, or the reverse";
  let description = [{
    One of the two types is an index, the other an integer. Zeros fill up a
    wider result; of a narrower one the bits on top are lost.

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
    Gives 1 where the predicate holds, else 0. `eq` and `ne` ask for equality;
    `slt`, `sle`, `sgt`, `sge` order as signed numbers, `ult`, `ule`, `ugt`,
    `uge` as unsigned ones.

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
  let summary = "number of bits of an index";
  let description = [{
    32 or 64, or whatever the target's width is.

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
    A narrower target takes the low bits of the value.

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
  let summary = "a constant truth value";
  let description = [{
    What a comparison folds to.

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
