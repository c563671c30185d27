// SPDX-License-Identifier: Apache-2.0
#ifndef ODS_RECORDS_ENUMS_INFO_TD
#define ODS_RECORDS_ENUMS_INFO_TD

include "ods/records/enums/case.td"

// A C++ enum, and functions between its values, their numbers and their words.
// In expressions, a value is its number.
class EnumInfo<string name, string summaryValue, list<EnumCase> cases,
               int width> {
  string summary = summaryValue;
  string description =
      "Enum cases:\n" #
      !interleave(!foreach(case, cases,
                           "* " # case.str # " (`" # case.symbol # "`)"),
                  "\n");
  string cppNamespace = "";
  string className = name;
  string cppType = cppNamespace # "::" # className;
  list<EnumCase> enumerants = cases;
  int bitwidth = width;
  string underlyingType = "uint" # width # "_t";
  string underlyingToSymbolFnName = "symbolize" # name;
  string stringToSymbolFnName = "symbolize" # name;
  string symbolToStringFnName = "stringify" # name;
  string symbolToStringFnRetType = "::llvm::StringRef";
  string maxEnumValFnName = "getMaxEnumValFor" # name;
}

// An enum whose values are the cases.
class IntEnum<string name, string summary, list<EnumCase> cases, int width>
    : EnumInfo<name,
               !if(!empty(summary),
                   "allowed i" # width # " cases: " #
                       !interleave(!foreach(case, cases, case.value), ", "),
                   summary),
               cases, width>;
class I32Enum<string name, string summary, list<EnumCase> cases>
    : IntEnum<name, summary, cases, 32>;
class I64Enum<string name, string summary, list<EnumCase> cases>
    : IntEnum<name, summary, cases, 64>;

// Additional fields of bit enums, whose values are sets of bits.
class BitEnumBase<list<BitEnumCaseBase> cases> {
  int validBits = !foldl(0, cases, mask, case, !or(mask, case.value));

  // The separator of words in a value; it must contain a `|` or a `,`.
  string separator = "|";
  assert !or(!ne(!find(separator, "|"), -1), !ne(!find(separator, ","), -1)),
         "the separator must have '|' or ','";

  // True if a group whose bits are all set is printed in place of these bits.
  bit printBitEnumPrimaryGroups = 0;

  // True if a value of several words is printed in quotes.
  bit printBitEnumQuoted = 0;
}
class BitEnum<string name, string summary, list<BitEnumCaseBase> cases,
              int width>
    : EnumInfo<name, summary, cases, width>, BitEnumBase<cases> {
  let symbolToStringFnRetType = "std::string";
}
class I8BitEnum<string name, string summary, list<BitEnumCaseBase> cases>
    : BitEnum<name, summary, cases, 8>;
class I16BitEnum<string name, string summary, list<BitEnumCaseBase> cases>
    : BitEnum<name, summary, cases, 16>;
class I32BitEnum<string name, string summary, list<BitEnumCaseBase> cases>
    : BitEnum<name, summary, cases, 32>;
class I64BitEnum<string name, string summary, list<BitEnumCaseBase> cases>
    : BitEnum<name, summary, cases, 64>;

#endif // ODS_RECORDS_ENUMS_INFO_TD
