// SPDX-License-Identifier: Apache-2.0
#ifndef ODS_RECORDS_TYPES_INTEGER_TD
#define ODS_RECORDS_TYPES_INTEGER_TD

include "ods/records/types/type.td"

// Integers of any signedness: of any width, of one width, or of one of several
// widths.
def AnyInteger
    : Type<CPred<"::llvm::isa<::mlir::IntegerType>($_self)",
                 "(isa 'IntegerType' self)">,
           "integer", "::mlir::IntegerType">;
class AnyI<int width>
    : Type<CPred<"$_self.isInteger(" # width # ")",
                 OdsIsInteger<width, "">.text>,
           width # "-bit integer"> {
  int bitwidth = width;
}
class AnyIntOfWidths<list<int> widths>
    : AnyTypeOf<!foreach(width, widths, AnyI<width>),
                !interleave(widths, "/") # "-bit integer",
                "::mlir::IntegerType">;
def AnyI1 : AnyI<1>;
def AnyI8 : AnyI<8>;
def AnyI16 : AnyI<16>;
def AnyI32 : AnyI<32>;
def AnyI64 : AnyI<64>;

// Signless integers: of any width, of one width, or of one of several widths.
def AnySignlessInteger
    : Type<CPred<"$_self.isSignlessInteger()", "(is-signless self)">,
           "signless integer",
           "::mlir::IntegerType">;
class I<int width>
    : Type<CPred<"$_self.isSignlessInteger(" # width # ")",
                 OdsIsInteger<width, "is-signless">.text>,
           width # "-bit signless integer", "::mlir::IntegerType">,
      BuildableType<"$_builder.getIntegerType(" # width # ")",
                    "(integer-type " # width # ")"> {
  int bitwidth = width;
}
class SignlessIntOfWidths<list<int> widths>
    : AnyTypeOf<!foreach(width, widths, I<width>),
                !interleave(widths, "/") # "-bit signless integer">;
def I1 : I<1>;
def I8 : I<8>;
def I16 : I<16>;
def I32 : I<32>;
def I64 : I<64>;
def I128 : I<128>;

// Signed integers: of any width, of one width, or of one of several widths.
def AnySignedInteger
    : Type<CPred<"$_self.isSignedInteger()", "(is-signed self)">,
           "signed integer">;
class SI<int width>
    : Type<CPred<"$_self.isSignedInteger(" # width # ")",
                 OdsIsInteger<width, "is-signed">.text>,
           width # "-bit signed integer", "::mlir::IntegerType">,
      BuildableType<"$_builder.getIntegerType(" # width #
                        ", /*isSigned=*/true)",
                    "(signed-type " # width # ")"> {
  int bitwidth = width;
}
class SignedIntOfWidths<list<int> widths>
    : AnyTypeOf<!foreach(width, widths, SI<width>),
                !interleave(widths, "/") # "-bit signed integer">;
def SI1 : SI<1>;
def SI8 : SI<8>;
def SI16 : SI<16>;
def SI32 : SI<32>;
def SI64 : SI<64>;

// Unsigned integers: of any width, of one width, or of one of several widths.
def AnyUnsignedInteger
    : Type<CPred<"$_self.isUnsignedInteger()", "(is-unsigned self)">,
           "unsigned integer">;
class UI<int width>
    : Type<CPred<"$_self.isUnsignedInteger(" # width # ")",
                 OdsIsInteger<width, "is-unsigned">.text>,
           width # "-bit unsigned integer", "::mlir::IntegerType">,
      BuildableType<"$_builder.getIntegerType(" # width #
                        ", /*isSigned=*/false)",
                    "(unsigned-type " # width # ")"> {
  int bitwidth = width;
}
class UnsignedIntOfWidths<list<int> widths>
    : AnyTypeOf<!foreach(width, widths, UI<width>),
                !interleave(widths, "/") # "-bit unsigned integer">;
def UI1 : UI<1>;
def UI8 : UI<8>;
def UI16 : UI<16>;
def UI32 : UI<32>;
def UI64 : UI<64>;

// The type `index`, and its union with signless integers.
def Index
    : Type<CPred<"::llvm::isa<::mlir::IndexType>($_self)",
                 "(isa 'IndexType' self)">,
           "index", "::mlir::IndexType">,
      BuildableType<"$_builder.getIndexType()", "(index-type)">;
def AnySignlessIntegerOrIndex
    : Type<CPred<"$_self.isSignlessIntOrIndex()",
                 "(or (is-signless self) (isa 'IndexType' self))">,
           "signless integer or index">;

#endif // ODS_RECORDS_TYPES_INTEGER_TD
