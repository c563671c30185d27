// SPDX-License-Identifier: Apache-2.0
#ifndef ODS_RECORDS_TYPES_FLOAT_TD
#define ODS_RECORDS_TYPES_FLOAT_TD

include "ods/records/types/type.td"

// Floats: any, the IEEE type of a width, or one of a list of widths.
def AnyFloat
    : Type<CPred<"::llvm::isa<::mlir::FloatType>($_self)",
                 "(isa 'FloatType' self)">,
           "floating-point", "::mlir::FloatType">;
class F<int width>
    : Type<CPred<"$_self.isF" # width # "()",
                 "(isa 'Float" # width # "Type' self)">,
           width # "-bit float", "::mlir::FloatType">,
      BuildableType<"$_builder.getF" # width # "Type()",
                    "(float-type 'f" # width # "')"> {
  int bitwidth = width;
}
class FloatOfWidths<list<int> widths>
    : AnyTypeOf<!foreach(width, widths, F<width>),
                !interleave(widths, "/") # "-bit float">;
def F16 : F<16>;
def F32 : F<32>;
def F64 : F<64>;
def F80 : F<80>;
def F128 : F<128>;

// The float type with this class and keyword.
class _floatOfClass<string cppClass, string keyword>
    : Type<CPred<"::llvm::isa<::mlir::" # cppClass # ">($_self)",
                 "(isa '" # cppClass # "' self)">,
           !if(!eq(keyword, "bf16"), "bfloat16", keyword) # " type">,
      BuildableType<"$_builder.getType<" # cppClass # ">()",
                    "(float-type '" # keyword # "')">;
def BF16 : _floatOfClass<"BFloat16Type", "bf16">;
def TF32 : _floatOfClass<"FloatTF32Type", "tf32">;
def F8E4M3FN : _floatOfClass<"Float8E4M3FNType", "f8E4M3FN">;
def F8E5M2 : _floatOfClass<"Float8E5M2Type", "f8E5M2">;
def F8E4M3 : _floatOfClass<"Float8E4M3Type", "f8E4M3">;
def F8E4M3FNUZ : _floatOfClass<"Float8E4M3FNUZType", "f8E4M3FNUZ">;
def F8E4M3B11FNUZ : _floatOfClass<"Float8E4M3B11FNUZType", "f8E4M3B11FNUZ">;
def F8E5M2FNUZ : _floatOfClass<"Float8E5M2FNUZType", "f8E5M2FNUZ">;
def F8E3M4 : _floatOfClass<"Float8E3M4Type", "f8E3M4">;
def F4E2M1FN : _floatOfClass<"Float4E2M1FNType", "f4E2M1FN">;
def F6E2M3FN : _floatOfClass<"Float6E2M3FNType", "f6E2M3FN">;
def F6E3M2FN : _floatOfClass<"Float6E3M2FNType", "f6E3M2FN">;
def F8E8M0FNU : _floatOfClass<"Float8E8M0FNUType", "f8E8M0FNU">;

#endif // ODS_RECORDS_TYPES_FLOAT_TD
