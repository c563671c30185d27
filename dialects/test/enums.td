// SPDX-License-Identifier: Apache-2.0
//
// Enums of 32 and 64 bits, with and without an attribute, and bit enums.
#ifndef DIALECTS_TEST_ENUMS_TD
#define DIALECTS_TEST_ENUMS_TD

include "ods/records/enums.td"

// Values that exceed the signed type of the width.
def I32Case5 : I32EnumAttrCase<"case5", 5>;
def I32Case10 : I32EnumAttrCase<"case10", 10>;
def I32CaseSignedMaxPlusOne
    : I32EnumAttrCase<"caseSignedMaxPlusOne", 2147483648>;
def I32CaseUnsignedMax : I32EnumAttrCase<"caseUnsignedMax", 4294967295>;
def SomeI32Enum
    : I32EnumAttr<"SomeI32Enum", "",
                  [I32Case5, I32Case10, I32CaseSignedMaxPlusOne,
                   I32CaseUnsignedMax]> {
  let cppNamespace = "::test";
}

def I64Case5 : I64EnumAttrCase<"case5", 5>;
def I64Case10 : I64EnumAttrCase<"case10", 10>;
def I64Case1p32 : I64EnumAttrCase<"caseLarse", 4294967296>;
def SomeI64Enum
    : I64EnumAttr<"SomeI64Enum", "", [I64Case5, I64Case10, I64Case1p32]> {
  let cppNamespace = "::test";
}

def MultiResultOpKind1 : I64EnumAttrCase<"kind1", 1>;
def MultiResultOpKind2 : I64EnumAttrCase<"kind2", 2>;
def MultiResultOpKind3 : I64EnumAttrCase<"kind3", 3>;
def MultiResultOpKind4 : I64EnumAttrCase<"kind4", 4>;
def MultiResultOpKind5 : I64EnumAttrCase<"kind5", 5>;
def MultiResultOpKind6 : I64EnumAttrCase<"kind6", 6>;
def MultiResultOpEnum
    : I64EnumAttr<"MultiResultOpEnum", "Multi-result op kinds",
                  [MultiResultOpKind1, MultiResultOpKind2, MultiResultOpKind3,
                   MultiResultOpKind4, MultiResultOpKind5,
                   MultiResultOpKind6]> {
  let cppNamespace = "::test";
}

// An enum without an attribute. attributes.td defines an attribute for it.
def TestEnum : I32EnumAttr<"TestEnum", "a test enum", [
      I32EnumAttrCase<"First", 0, "first">,
      I32EnumAttrCase<"Second", 1, "second">,
      I32EnumAttrCase<"Third", 2, "third">
    ]> {
  let genSpecializedAttr = 0;
  let cppNamespace = "test";
}
def TestOtherEnum : I32EnumAttr<"TestOtherEnum", "another test enum", [
      I32EnumAttrCase<"Dog", 0, "dog">,
      I32EnumAttrCase<"Cat", 1, "cat">,
      I32EnumAttrCase<"Fish", 2, "fish">
    ]> {
  let genSpecializedAttr = 0;
  let cppNamespace = "::test";
}

// Cases whose text is not a keyword.
def TestSimpleEnum : I32Enum<"SimpleEnum", "", [
      I32EnumCase<"a", 0>,
      I32EnumCase<"b", 1>,
      I32EnumCase<"Plus", 2, "+">,
      I32EnumCase<"LongString", 3, "dash-separated-sentence">
    ]> {
  let cppNamespace = "::test";
}
def TestSimpleEnum64 : I64Enum<"SimpleEnum64", "", [
      I64EnumCase<"a", 4294967296>,
      I64EnumCase<"b", 4294967297>
    ]> {
  let cppNamespace = "::test";
}

// Bit enums, with either separator.
def TestBitEnum : I32BitEnum<"TestBitEnum", "a test bit enum", [
      I32BitEnumCaseBit<"Read", 0, "read">,
      I32BitEnumCaseBit<"Write", 1, "write">,
      I32BitEnumCaseBit<"Execute", 2, "execute">
    ]> {
  let cppNamespace = "test";
  let separator = ", ";
}
def TestBitEnumVerticalBar
    : I32BitEnum<"TestBitEnumVerticalBar", "another test bit enum", [
      I32BitEnumCaseBit<"User", 0, "user">,
      I32BitEnumCaseBit<"Group", 1, "group">,
      I32BitEnumCaseBit<"Other", 2, "other">
    ]> {
  let cppNamespace = "test";
  let separator = " | ";
}

#endif // DIALECTS_TEST_ENUMS_TD
