// SPDX-License-Identifier: Apache-2.0
#ifndef ODS_RECORDS_ENUMS_CASE_TD
#define ODS_RECORDS_ENUMS_CASE_TD

include "ods/records/attributes/number.td"

// A case of an enum: its C++ name, its number, its word in text, and the width
// of the number.
class EnumCase<string sym, int intVal, string strVal, int widthVal> {
  string symbol = sym;
  int value = intVal;
  string str = strVal;
  int width = widthVal;
}
class I32EnumCase<string sym, int val, string str = sym>
    : EnumCase<sym, val, str, 32>;
class I64EnumCase<string sym, int val, string str = sym>
    : EnumCase<sym, val, str, 64>;

// A case of an enum that is an integer attribute.
class IntEnumAttrCaseBase<I intType, string sym, string strVal, int intVal>
    : EnumCase<sym, intVal, strVal, intType.bitwidth>,
      SignlessIntegerAttrBase<intType, "case " # strVal> {
  let predicate =
      CPred<"::llvm::cast<::mlir::IntegerAttr>($_self).getValue().eq("
            "::llvm::APInt(" # intType.bitwidth # ", " # intVal # "))",
            "(eq (uint self) " #
                OdsUnsigned<intVal, intType.bitwidth>.value # ")">;
}
class I32EnumAttrCase<string sym, int val, string str = sym>
    : IntEnumAttrCaseBase<I32, sym, str, val>;
class I64EnumAttrCase<string sym, int val, string str = sym>
    : IntEnumAttrCaseBase<I64, sym, str, val>;

// A case of a bit enum, whose values are sets of bits.
class BitEnumCaseBase<string sym, int val, string str, int width>
    : EnumCase<sym, val, str, width>;
class BitEnumAttrCaseBase<I intType, string sym, int val, string str = sym>
    : BitEnumCaseBase<sym, val, str, intType.bitwidth>,
      SignlessIntegerAttrBase<intType, "case " # str>;

// The case without bits.
class BitEnumCaseNone<string sym, string str, int width>
    : BitEnumCaseBase<sym, 0, str, width>;

// A case of one bit.
class BitEnumCaseBit<string sym, int pos, string str, int width>
    : BitEnumCaseBase<sym, !shl(1, pos), str, width> {
  assert !and(!ge(pos, 0), !lt(pos, width)), "the enum has no such bit";
}
class BitEnumAttrCaseBit<I intType, string sym, int pos, string str = sym>
    : BitEnumAttrCaseBase<intType, sym, !shl(1, pos), str> {
  assert !and(!ge(pos, 0), !lt(pos, intType.bitwidth)),
         "the enum has no such bit";
}

// A case that combines the bits of other cases.
class BitEnumCaseGroup<string sym, list<BitEnumCaseBase> cases,
                       string str = sym>
    : BitEnumCaseBase<sym,
                      !foldl(0, cases, mask, case, !or(mask, case.value)), str,
                      !head(cases).width>;
class BitEnumAttrCaseGroup<I intType, string sym, list<BitEnumCaseBase> cases,
                           string str = sym>
    : BitEnumAttrCaseBase<intType, sym,
                          !foldl(0, cases, mask, case, !or(mask, case.value)),
                          str>;

// Cases of 8 bits.
class I8BitEnumCase<string sym, int val, string str = sym>
    : BitEnumCaseBase<sym, val, str, 8>;
class I8BitEnumCaseNone<string sym, string str = sym>
    : BitEnumCaseNone<sym, str, 8>;
class I8BitEnumCaseBit<string sym, int pos, string str = sym>
    : BitEnumCaseBit<sym, pos, str, 8>;
class I8BitEnumAttrCase<string sym, int val, string str = sym>
    : BitEnumAttrCaseBase<I8, sym, val, str>;
class I8BitEnumAttrCaseNone<string sym, string str = sym>
    : I8BitEnumAttrCase<sym, 0, str>;
class I8BitEnumAttrCaseBit<string sym, int pos, string str = sym>
    : BitEnumAttrCaseBit<I8, sym, pos, str>;
class I8BitEnumAttrCaseGroup<string sym, list<BitEnumAttrCaseBase> cases,
                            string str = sym>
    : BitEnumAttrCaseGroup<I8, sym, cases, str>;

// Cases of 16 bits.
class I16BitEnumCase<string sym, int val, string str = sym>
    : BitEnumCaseBase<sym, val, str, 16>;
class I16BitEnumCaseNone<string sym, string str = sym>
    : BitEnumCaseNone<sym, str, 16>;
class I16BitEnumCaseBit<string sym, int pos, string str = sym>
    : BitEnumCaseBit<sym, pos, str, 16>;
class I16BitEnumAttrCase<string sym, int val, string str = sym>
    : BitEnumAttrCaseBase<I16, sym, val, str>;
class I16BitEnumAttrCaseNone<string sym, string str = sym>
    : I16BitEnumAttrCase<sym, 0, str>;
class I16BitEnumAttrCaseBit<string sym, int pos, string str = sym>
    : BitEnumAttrCaseBit<I16, sym, pos, str>;
class I16BitEnumAttrCaseGroup<string sym, list<BitEnumAttrCaseBase> cases,
                            string str = sym>
    : BitEnumAttrCaseGroup<I16, sym, cases, str>;

// Cases of 32 bits.
class I32BitEnumCase<string sym, int val, string str = sym>
    : BitEnumCaseBase<sym, val, str, 32>;
class I32BitEnumCaseNone<string sym, string str = sym>
    : BitEnumCaseNone<sym, str, 32>;
class I32BitEnumCaseBit<string sym, int pos, string str = sym>
    : BitEnumCaseBit<sym, pos, str, 32>;
class I32BitEnumAttrCase<string sym, int val, string str = sym>
    : BitEnumAttrCaseBase<I32, sym, val, str>;
class I32BitEnumAttrCaseNone<string sym, string str = sym>
    : I32BitEnumAttrCase<sym, 0, str>;
class I32BitEnumAttrCaseBit<string sym, int pos, string str = sym>
    : BitEnumAttrCaseBit<I32, sym, pos, str>;
class I32BitEnumAttrCaseGroup<string sym, list<BitEnumAttrCaseBase> cases,
                            string str = sym>
    : BitEnumAttrCaseGroup<I32, sym, cases, str>;

// Cases of 64 bits.
class I64BitEnumCase<string sym, int val, string str = sym>
    : BitEnumCaseBase<sym, val, str, 64>;
class I64BitEnumCaseNone<string sym, string str = sym>
    : BitEnumCaseNone<sym, str, 64>;
class I64BitEnumCaseBit<string sym, int pos, string str = sym>
    : BitEnumCaseBit<sym, pos, str, 64>;
class I64BitEnumAttrCase<string sym, int val, string str = sym>
    : BitEnumAttrCaseBase<I64, sym, val, str>;
class I64BitEnumAttrCaseNone<string sym, string str = sym>
    : I64BitEnumAttrCase<sym, 0, str>;
class I64BitEnumAttrCaseBit<string sym, int pos, string str = sym>
    : BitEnumAttrCaseBit<I64, sym, pos, str>;
class I64BitEnumAttrCaseGroup<string sym, list<BitEnumAttrCaseBase> cases,
                            string str = sym>
    : BitEnumAttrCaseGroup<I64, sym, cases, str>;

#endif // ODS_RECORDS_ENUMS_CASE_TD
