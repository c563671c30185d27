// SPDX-License-Identifier: Apache-2.0
#ifndef ODS_RECORDS_ENUMS_PROPERTY_TD
#define ODS_RECORDS_ENUMS_PROPERTY_TD

include "ods/records/enums/info.td"
include "ods/records/properties.td"

// A property that is a value of the enum. As an attribute, it is its number.
class EnumProp<EnumInfo enumInfo>
    : Property<enumInfo.cppType, enumInfo.summary> {
  EnumInfo enum = enumInfo;
  let description = enum.description;
  // Determined from the cases: BitEnumBase is not derived from EnumInfo, so
  // TableGen evaluates `!isa` of it to false before the record is known.
  defvar isSet = !foldl(0, enumInfo.enumerants, any, case,
                        !or(any, !isa<BitEnumCaseBase>(case)));
  defvar mask =
      !foldl(0, enumInfo.enumerants, mask, case, !or(mask, case.value));
  let predicate = !if(
      isSet,
      CPred<"(static_cast<" # enum.underlyingType # ">($_self) & ~" # mask #
                ") == 0",
            "(eq (bit-and self (bit-not " # mask # ")) 0)">,
      Or<!foreach(case, enum.enumerants,
                  CPred<"$_self == " # enum.cppType # "::" # case.symbol,
                        "(eq self " # case.value # ")">)>);

  let convertFromAttribute = [{
    auto number = ::mlir::dyn_cast_if_present<::mlir::IntegerAttr>($_attr);
    if (!number)
      return $_diag() << "expected IntegerAttr storage for }] #
        enum.cppType # [{";
    $_storage = static_cast<}] # enum.cppType #
        [{>(number.getValue().getZExtValue());
    return ::mlir::success();
  }];
  let convertToAttribute = [{
    auto type = ::mlir::IntegerType::get($_ctxt, }] # enum.bitwidth # [{);
    return ::mlir::IntegerAttr::get(
        type, static_cast<}] # enum.underlyingType # [{>($_storage));
  }];
  let optionalParser = [{
    auto parsed =
        ::mlir::FieldParser<std::optional<}] # enum.cppType #
        [{>>::parse($_parser);
    if (::mlir::failed(parsed))
      return ::mlir::failure();
    if (!parsed->has_value())
      return std::nullopt;
    $_storage = **parsed;
  }];
  let writeToMlirBytecode = [{
    $_writer.writeVarInt(static_cast<uint64_t>($_storage));
  }];
  let readFromMlirBytecode = [{
    uint64_t number = 0;
    if (::mlir::failed($_reader.readVarInt(number)) ||
        number > std::numeric_limits<}] # enum.underlyingType # [{>::max())
      return ::mlir::failure();
    $_storage = static_cast<}] # enum.cppType # [{>(number);
  }];
  let kind = "enum";
}

// Like EnumProp, but also accepts an attribute of its own, and optionally
// converts to that attribute.
class EnumPropWithAttrForm<EnumInfo enumInfo, Attr attributeForm>
    : EnumProp<enumInfo> {
  Attr attrForm = attributeForm;
  bit storeInCustomAttribute = 0;
  let convertFromAttribute = [{
    if (auto form = ::mlir::dyn_cast_if_present<}] # attrForm.storageType #
        [{>($_attr)) {
      $_storage = form.getValue();
      return ::mlir::success();
    }
    auto number = ::mlir::dyn_cast_if_present<::mlir::IntegerAttr>($_attr);
    if (!number)
      return $_diag() << "expected }] # attrForm.storageType #
        [{ or IntegerAttr storage for }] # enum.cppType # [{";
    $_storage = static_cast<}] # enum.cppType #
        [{>(number.getValue().getZExtValue());
    return ::mlir::success();
  }];
  let convertToAttribute = !if(storeInCustomAttribute, [{
    return }] # attrForm.storageType # [{::get($_ctxt, $_storage);
  }], [{
    auto type = ::mlir::IntegerType::get($_ctxt, }] # enumInfo.bitwidth # [{);
    return ::mlir::IntegerAttr::get(
        type, static_cast<}] # enum.underlyingType # [{>($_storage));
  }]);
}

// The parser and printer of `mnemonic<value>`.
class _namedEnumPropFields<string cppType, string mnemonic> {
  defvar parseValue = [{
    if ($_parser.parseLess())
      return ::mlir::failure();
    auto parsed = ::mlir::FieldParser<}] # cppType # [{>::parse($_parser);
    if (::mlir::failed(parsed) || $_parser.parseGreater())
      return ::mlir::failure();
    $_storage = *parsed;
  }];
  code parser = [{
    if ($_parser.parseKeyword("}] # mnemonic # [{"))
      return ::mlir::failure();
  }] # parseValue;
  code optionalParser = [{
    if ($_parser.parseOptionalKeyword("}] # mnemonic # [{"))
      return std::nullopt;
  }] # parseValue;
  code printer = [{
    $_printer.getStream() << "}] # mnemonic # [{<" << $_storage << ">";
  }];
}

// The two properties above with the text `mnemonic<value>`.
class NamedEnumProp<EnumInfo enumInfo, string name> : EnumProp<enumInfo> {
  string mnemonic = name;
  let parser = _namedEnumPropFields<enum.cppType, mnemonic>.parser;
  let optionalParser =
      _namedEnumPropFields<enum.cppType, mnemonic>.optionalParser;
  let printer = _namedEnumPropFields<enum.cppType, mnemonic>.printer;
}
class NamedEnumPropWithAttrForm<EnumInfo enumInfo, string name,
                                Attr attributeForm>
    : EnumPropWithAttrForm<enumInfo, attributeForm> {
  string mnemonic = name;
  let parser = _namedEnumPropFields<enum.cppType, mnemonic>.parser;
  let optionalParser =
      _namedEnumPropFields<enum.cppType, mnemonic>.optionalParser;
  let printer = _namedEnumPropFields<enum.cppType, mnemonic>.printer;
}

#endif // ODS_RECORDS_ENUMS_PROPERTY_TD
