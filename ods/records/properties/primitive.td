// SPDX-License-Identifier: Apache-2.0
#ifndef ODS_RECORDS_PROPERTIES_PRIMITIVE_TD
#define ODS_RECORDS_PROPERTIES_PRIMITIVE_TD

include "ods/records/properties/property.td"

// Integers of a C++ type.
class IntProp<string storageTypeParam, string desc = "">
    : Property<storageTypeParam, desc> {
  let summary = !if(!empty(desc), storageTypeParam, desc);
  let optionalParser = [{
    return $_parser.parseOptionalInteger($_storage);
  }];
  let printer = "$_printer.printInteger($_storage)";
  let writeToMlirBytecode = [{
    $_writer.writeVarInt($_storage);
  }];
  let readFromMlirBytecode = [{
    uint64_t number = 0;
    if (::mlir::failed($_reader.readVarInt(number)))
      return ::mlir::failure();
    $_storage = number;
  }];
  let kind = !cond(!ne(convertFromStorage, "$_storage") : "",
                   !ne(assignToStorage, "$_storage = $_value") : "",
                   !eq(storageType, "bool") : "bool",
                   !eq(storageType, "int8_t") : "i8",
                   !eq(storageType, "int16_t") : "i16",
                   !eq(storageType, "int32_t") : "i32",
                   !eq(storageType, "int64_t") : "i64",
                   !eq(storageType, "uint8_t") : "ui8",
                   !eq(storageType, "uint16_t") : "ui16",
                   !eq(storageType, "uint32_t") : "ui32",
                   !eq(storageType, "uint64_t") : "ui64", true : "");
}
class IntProperty<string storageTypeParam, string desc = "">
    : IntProp<storageTypeParam, desc>,
      Deprecated<"moved to the shorter name IntProp">;
def I32Prop : IntProp<"int32_t">;
def I64Prop : IntProp<"int64_t">;
def I32Property : IntProp<"int32_t">,
                  Deprecated<"moved to shorter name I32Prop">;
def I64Property : IntProp<"int64_t">,
                  Deprecated<"moved to shorter name I64Prop">;

// Strings. This property and those below are classes for compatibility with old
// names.
class _cls_StringProp : Property<"std::string", "string", "::llvm::StringRef"> {
  let convertFromStorage = "::llvm::StringRef{$_storage}";
  let assignToStorage = "$_storage = $_value.str()";
  let optionalParser = [{
    if (::mlir::failed($_parser.parseOptionalString(&$_storage)))
      return std::nullopt;
  }];
  let printer = "$_printer.printString($_storage)";
  let writeToMlirBytecode = [{
    $_writer.writeOwnedString($_storage);
  }];
  let readFromMlirBytecode = [{
    ::llvm::StringRef text;
    if (::mlir::failed($_reader.readString(text)))
      return ::mlir::failure();
    $_storage = text.str();
  }];
  let kind = "string";
}
def StringProp : _cls_StringProp;
def StringProperty : _cls_StringProp,
                     Deprecated<"moved to shorter name StringProp">;

// Booleans.
class _cls_BoolProp : IntProp<"bool", "boolean"> {
  let printer = [{ $_printer << ($_storage ? "true" : "false") }];
  let writeToMlirBytecode = [{
    $_writer.writeOwnedBool($_storage);
  }];
  let readFromMlirBytecode = [{
    return $_reader.readBool($_storage);
  }];
}
def BoolProp : _cls_BoolProp;
def BoolProperty : _cls_BoolProp, Deprecated<"moved to shorter name BoolProp">;

// A flag that is set or absent. If text must contain it, it is `unit` or
// `unit_absent`.
class _cls_UnitProp : Property<"bool", "unit property"> {
  let summary = "unit property";
  let description = [{A flag that an operation has or does not have.}];
  let defaultValue = "false";
  let convertToAttribute = [{
    return $_storage
               ? ::mlir::Attribute(::mlir::UnitAttr::get($_ctxt))
               : ::mlir::Attribute(::mlir::BoolAttr::get($_ctxt, false));
  }];
  let convertFromAttribute = [{
    auto flag = ::llvm::dyn_cast<::mlir::BoolAttr>($_attr);
    if (!flag && !::llvm::isa<::mlir::UnitAttr>($_attr))
      return ::mlir::failure();
    $_storage = !flag || flag.getValue();
    return ::mlir::success();
  }];
  let parser = [{
    ::llvm::StringRef word;
    if (::mlir::failed($_parser.parseOptionalKeyword(
            &word, {"unit", "unit_absent"})))
      return $_parser.emitError($_parser.getCurrentLocation(),
                                "expected 'unit' or 'unit_absent'");
    $_storage = word == "unit";
  }];
  let optionalParser = [{
    ::llvm::StringRef word;
    if (::mlir::failed($_parser.parseOptionalKeyword(
            &word, {"unit", "unit_absent"})))
      return std::nullopt;
    $_storage = word == "unit";
  }];
  let printer = [{
    $_printer << ($_storage ? "unit" : "unit_absent")
  }];
  let writeToMlirBytecode = [{
    $_writer.writeOwnedBool($_storage);
  }];
  let readFromMlirBytecode = [{
    if (::mlir::failed($_reader.readBool($_storage)))
      return ::mlir::failure();
  }];
  let kind = "unit";
}
def UnitProp : _cls_UnitProp;
def UnitProperty : _cls_UnitProp, Deprecated<"moved to shorter name UnitProp">;

#endif // ODS_RECORDS_PROPERTIES_PRIMITIVE_TD
