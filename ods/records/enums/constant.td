// SPDX-License-Identifier: Apache-2.0
#ifndef ODS_RECORDS_ENUMS_CONSTANT_TD
#define ODS_RECORDS_ENUMS_CONSTANT_TD

include "ods/records/attributes/constant.td"
include "ods/records/enums/attribute.td"

// The C++ code and the number of the enum's case with this word.
class _symbolToValue<EnumInfo enumInfo, string case> {
  defvar cases = !filter(one, enumInfo.enumerants, !eq(one.str, case));
  assert !not(!empty(cases)), "the enum has no case '" # case # "'";
  string value = enumInfo.cppType # "::" #
                 !if(!empty(cases), "", !head(cases).symbol);
  int number = !if(!empty(cases), 0, !head(cases).value);
}

// The C++ code and the number of several words separated by `|`.
class _bitSymbolsToValue<EnumInfo bitEnum, string case> {
  assert !isa<BitEnumBase>(bitEnum), "the enum is not one of bits";
  defvar end = !find(case, "|");
  string value = !if(
      !eq(end, -1), _symbolToValue<bitEnum, case>.value,
      _symbolToValue<bitEnum, !substr(case, 0, end)>.value # "|" #
          _bitSymbolsToValue<bitEnum, !substr(case, !add(end, 1))>.value);
  int number = !if(
      !eq(end, -1), _symbolToValue<bitEnum, case>.number,
      !or(_symbolToValue<bitEnum, !substr(case, 0, end)>.number,
          _bitSymbolsToValue<bitEnum, !substr(case, !add(end, 1))>.number));
}

// A single attribute of the enum, an EnumAttr or an EnumAttrInfo. It is given
// by its word in text or, for bit enums, by words separated by `|` without
// spaces.
class ConstantEnumCaseBase<Attr attribute, EnumInfo enumInfo, string case>
    : ConstantAttr<attribute,
                   !if(!isa<BitEnumBase>(enumInfo),
                       _bitSymbolsToValue<enumInfo, case>.value,
                       _symbolToValue<enumInfo, case>.value),
                   "" # !if(!isa<BitEnumBase>(enumInfo),
                            _bitSymbolsToValue<enumInfo, case>.number,
                            _symbolToValue<enumInfo, case>.number)>;
class ConstantEnumCase<Attr attribute, string case>
    : ConstantEnumCaseBase<attribute,
                           !if(!isa<EnumAttrInfo>(attribute),
                               !cast<EnumAttrInfo>(attribute),
                               !cast<EnumAttr>(attribute).enum),
                           case> {
  assert !or(!isa<EnumAttr>(attribute), !isa<EnumAttrInfo>(attribute)),
         "the attribute is neither an EnumAttr nor an EnumAttrInfo";
}

#endif // ODS_RECORDS_ENUMS_CONSTANT_TD
