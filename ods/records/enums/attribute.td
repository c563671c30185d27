// SPDX-License-Identifier: Apache-2.0
#ifndef ODS_RECORDS_ENUMS_ATTRIBUTE_TD
#define ODS_RECORDS_ENUMS_ATTRIBUTE_TD

include "ods/records/attr_type_def.td"
include "ods/records/attributes/attribute.td"
include "ods/records/enums/info.td"

// An enum that is an integer attribute; a C++ class may be generated for it.
class EnumAttrInfo<string name, list<EnumCase> cases,
                   SignlessIntegerAttrBase baseClass>
    : EnumInfo<name, baseClass.summary, cases,
               !cast<I>(baseClass.valueType).bitwidth>,
      Attr<baseClass.predicate, baseClass.summary> {
  // True if a C++ class is generated, and the name of the class.
  bit genSpecializedAttr = 1;
  string specializedAttrClassName = name # Attr;

  // The underlying attribute.
  Attr baseAttrClass = baseClass;

  // True if self is a number of the enum.
  string isValueExpr =
      "(contains " #
      OdsNumbers<!foreach(case, cases,
                          OdsUnsigned<case.value, case.width>.value)>.text #
      " (uint self))";

  let predicate = !if(
      genSpecializedAttr,
      CPred<"::llvm::isa<" # cppNamespace # "::" # specializedAttrClassName #
                ">($_self)",
            "(and (isa 'IntegerAttr' self) " #
                OdsIsInteger<!cast<I>(baseClass.valueType).bitwidth,
                             "is-signless", "(type-of self)">.text #
                " " # isValueExpr # ")">,
      baseAttrClass.predicate);
  let storageType =
      !if(genSpecializedAttr, cppNamespace # "::" # specializedAttrClassName,
          baseAttrClass.storageType);
  let returnType = !if(genSpecializedAttr, cppNamespace # "::" # className,
                       baseAttrClass.returnType);
  let constBuilderCall =
      !if(genSpecializedAttr,
          cppNamespace # "::" # specializedAttrClassName #
              "::get($_builder.getContext(), $0)",
          baseAttrClass.constBuilderCall);
  let constBuilderExpr = baseAttrClass.constBuilderExpr;
  let valueType = baseAttrClass.valueType;

  // C++ code that parses and prints it as a parameter.
  string parameterParser = ?;
  string parameterPrinter = ?;
}

// The attribute with a case as default.
class DefaultValuedEnumAttr<EnumAttrInfo attr, EnumCase case>
    : DefaultValuedAttr<attr, attr.cppType # "::" # case.symbol,
                        "" # case.value>;

// C++ code that reports an invalid word at `start`.
class _noSuchWord<string cppType, list<EnumCase> cases> {
  code body = [{return $_parser.emitError(start)
           << "expected " << "}] # cppType # [{" << " to be one of: " << }] #
      !interleave(!foreach(case, cases, "\"" # case.str # "\""),
                  [{ << ", " << }]) # [{;}];
}

// A single case.
class IntEnumAttrBase<I intType, list<IntEnumAttrCaseBase> cases,
                      string summary>
    : SignlessIntegerAttrBase<intType, summary> {
  let predicate = And<[SignlessIntegerAttrBase<intType, summary>.predicate,
                       Or<!foreach(case, cases, case.predicate)>]>;
}
class IntEnumAttr<I intType, string name, string summary,
                  list<IntEnumAttrCaseBase> cases>
    : EnumAttrInfo<
          name, cases,
          IntEnumAttrBase<
              intType, cases,
              !if(!empty(summary),
                  "allowed " # intType.summary # " cases: " #
                      !interleave(!foreach(case, cases, case.value), ", "),
                  summary)>> {
  let parameterParser = [{[&]() -> ::mlir::FailureOr<}] # cppType # [{> {
    ::llvm::SMLoc start = $_parser.getCurrentLocation();
    std::string word;
    if (::mlir::failed($_parser.parseKeywordOrString(&word)))
      return ::mlir::failure();
    if (auto value = }] # cppNamespace # "::" # stringToSymbolFnName # [{(word))
      return *value;
    }] # _noSuchWord<cppType, enumerants>.body # [{
  }()}];
  let parameterPrinter = "$_printer << " # symbolToStringFnName # "($_self)";
}
class I32EnumAttr<string name, string summary, list<I32EnumAttrCase> cases>
    : IntEnumAttr<I32, name, summary, cases> {
  let underlyingType = "uint32_t";
}
class I64EnumAttr<string name, string summary, list<I64EnumAttrCase> cases>
    : IntEnumAttr<I64, name, summary, cases> {
  let underlyingType = "uint64_t";
}

// A set of the bits of the cases.
class BitEnumAttrBase<I intType, list<BitEnumCaseBase> cases, string summary>
    : SignlessIntegerAttrBase<intType, summary> {
  defvar mask = !foldl(0, cases, mask, case, !or(mask, case.value));
  let predicate = And<[
    SignlessIntegerAttrBase<intType, summary>.predicate,
    CPred<"!(::llvm::cast<::mlir::IntegerAttr>($_self).getValue()"
          ".getZExtValue() & (~(" #
              !interleave(!foreach(case, cases, case.value # "u"), "|") #
              ")))",
          "(eq (bit-and (uint self) (bit-not " # mask # ")) 0)">
  ]>;
}
class BitEnumAttr<I intType, string name, string summary,
                  list<BitEnumCaseBase> cases>
    : EnumAttrInfo<name, cases, BitEnumAttrBase<intType, cases, summary>>,
      BitEnumBase<cases> {
  let symbolToStringFnRetType = "std::string";
  let isValueExpr =
      "(eq (bit-and (uint self) (bit-not " # validBits # ")) 0)";

  // The parser method for the separator of words.
  string parseSeparatorFn =
      !if(!eq(!find(separator, "|"), -1), "parseOptionalComma",
          "parseOptionalVerticalBar");

  let parameterParser = [{[&]() -> ::mlir::FailureOr<}] # cppType # [{> {
    ::llvm::SMLoc start = $_parser.getCurrentLocation();
    }] # cppType # [{ bits = {};
    do {
      std::string word;
      if (::mlir::failed($_parser.parseKeywordOrString(&word)))
        return ::mlir::failure();
      auto value = }] # cppNamespace # "::" # stringToSymbolFnName # [{(word);
      if (!value) {
        }] # _noSuchWord<cppType, enumerants>.body # [{
      }
      bits = bits | *value;
    } while (::mlir::succeeded($_parser.}] # parseSeparatorFn # [{()));
    return bits;
  }()}];
  let parameterPrinter = "$_printer << " # symbolToStringFnName # "($_self)";

  // Matches the behavior of `operator<<` for these enums.
  let printBitEnumQuoted = 1;
}
class I8BitEnumAttr<string name, string summary, list<BitEnumCaseBase> cases>
    : BitEnumAttr<I8, name, summary, cases> {
  let underlyingType = "uint8_t";
}
class I16BitEnumAttr<string name, string summary, list<BitEnumCaseBase> cases>
    : BitEnumAttr<I16, name, summary, cases> {
  let underlyingType = "uint16_t";
}
class I32BitEnumAttr<string name, string summary, list<BitEnumCaseBase> cases>
    : BitEnumAttr<I32, name, summary, cases> {
  let underlyingType = "uint32_t";
}
class I64BitEnumAttr<string name, string summary, list<BitEnumCaseBase> cases>
    : BitEnumAttr<I64, name, summary, cases> {
  let underlyingType = "uint64_t";
}

// A parameter that is a value of the enum.
class EnumParameter<EnumInfo enumInfo>
    : AttrParameter<enumInfo.cppNamespace # "::" # enumInfo.className,
                    "an enum of type " # enumInfo.className> {
  EnumInfo enum = enumInfo;
  let parser = !if(!isa<EnumAttrInfo>(enumInfo),
                   !cast<EnumAttrInfo>(enumInfo).parameterParser, ?);
  let printer = !if(!isa<EnumAttrInfo>(enumInfo),
                    !cast<EnumAttrInfo>(enumInfo).parameterPrinter, ?);
  let kind = "enum";
}

// An attribute of a dialect that holds a value of the enum. If a name is given,
// the attribute is printed and parsed with it.
class EnumAttr<Dialect dialect, EnumInfo enumInfo, string name = "",
               list<Trait> traits = []>
    : AttrDef<dialect, enumInfo.className, traits> {
  let summary = enumInfo.summary;
  let description = enumInfo.description;
  EnumInfo enum = enumInfo;
  let cppNamespace = enumInfo.cppNamespace;
  let constBuilderCall =
      cppNamespace # "::" # cppClassName # "::get($_builder.getContext(), $0)";
  let constBuilderExpr = OdsMake<"attr", attrName, " self">.text;
  let returnType = enumInfo.cppNamespace # "::" # enumInfo.className;
  let convertFromStorage = "$_self.getValue()";
  let parameters = (ins EnumParameter<enumInfo>:$value);
  let mnemonic = name;
  let assemblyFormat = "$value";
}

#endif // ODS_RECORDS_ENUMS_ATTRIBUTE_TD
