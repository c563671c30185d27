// SPDX-License-Identifier: Apache-2.0
#ifndef ODS_RECORDS_PROPERTIES_PROPERTY_TD
#define ODS_RECORDS_PROPERTIES_PROPERTY_TD

include "ods/records/constraints.td"
include "ods/records/utils.td"

// A property of operations with its storage type and its interface type;
// `$_self` of the predicate has the interface type. In C++ code, `$_storage` is
// the stored value, `$_value` its value and `$_ctxt` the context.
class Property<string storageTypeParam = "", string desc = "",
               string interfaceTypeParam = storageTypeParam>
    : PropConstraint<TruePred, desc, interfaceTypeParam> {
  string description = "";
  code storageType = storageTypeParam;

  // C++ expressions that convert between storage and value.
  code convertFromStorage = "$_storage";
  code assignToStorage = "$_storage = $_value";

  // Bodies of C++ functions that convert the property to an attribute, and that
  // read the attribute `$_attr` and report errors with `$_diag`.
  code convertToAttribute = [{
    return convertToAttribute($_ctxt, $_storage);
  }];
  code convertFromAttribute = [{
    return convertFromAttribute($_storage, $_attr, $_diag);
  }];

  // A C++ expression of its hash; empty for that of the storage type.
  code hashProperty = "";

  // The body of a C++ function that parses the property with a `$_parser`; it
  // is followed by returning success. The property initially has its default.
  code parser = [{
    auto parsed = ::mlir::FieldParser<}] # storageType # [{>::parse($_parser);
    if (::mlir::failed(parsed))
      return ::mlir::failure();
    $_storage = std::move(*parsed);
  }];

  // The body of a C++ function that parses the property if it is present. It
  // returns an OptionalParseResult and stores nothing if the property is
  // absent. Empty if the property cannot be parsed optionally.
  code optionalParser = "";

  // A C++ expression that prints the property with a `$_printer`. It must not
  // print nothing.
  code printer = "$_printer << $_storage";

  // Bodies of C++ functions that write the property with a `$_writer` and read
  // it with a `$_reader`; the latter is followed by returning success.
  code writeToMlirBytecode = [{
    writeToMlirBytecode($_writer, $_storage);
  }];
  code readFromMlirBytecode = [{
    if (::mlir::failed(readFromMlirBytecode($_reader, $_storage)))
      return ::mlir::failure();
  }];

  // The property that this one wraps, if any.
  Property baseProperty = ?;

  // C++ code of the default value, if any; of the stored default if its type
  // differs; and the expression of the value, which is derived from literals.
  string defaultValue = "";
  string storageTypeValueOverride = "";
  string defaultValueExpr = OdsLiteral<defaultValue>.text;

  // The kind of storage that needs no C++ code: "bool", "i32", "i64" (also with
  // 8 and 16 bits, and "ui32" for unsigned ones), "string", "unit", "enum", or
  // "array" and "optional" of the element; otherwise empty.
  string kind = "";
  Property elementProperty = ?;
}

// For the fields with these names if bytecode contains the property as an
// attribute.
defvar readMlirBytecodeUsingConvertFromAttribute = [{
  ::mlir::Attribute stored;
  if (::mlir::failed($_reader.readAttribute(stored)) ||
      ::mlir::failed(convertFromAttribute($_storage, stored, nullptr)))
    return ::mlir::failure();
}];
defvar writeMlirBytecodeWithConvertToAttribute = [{
  $_writer.writeAttribute(convertToAttribute($_ctxt, $_storage))
}];

// C++ code that declares a variable for the property with its default.
class _makePropStorage<Property prop, string name> {
  code ret = prop.storageType # " " # name #
             !if(!not(!empty(prop.storageTypeValueOverride)),
                 " = " # prop.storageTypeValueOverride,
                 !if(!empty(prop.defaultValue), "",
                     " = " # prop.defaultValue)) # ";";
}

// The predicate of the property, applied to its storage.
class _makeStorageWrapperPred<Property wrappedProp> {
  Pred ret = Concat<
      "[](const " # wrappedProp.storageType #
          "& baseStore) -> bool { return [](" # wrappedProp.interfaceType #
          " baseIface) -> bool { return (",
      SubstLeaves<"$_self", "baseIface", wrappedProp.predicate, "self">,
      "); }(" #
          !subst("$_storage", "baseStore", wrappedProp.convertFromStorage) #
          "); }",
      "self">;
}

#endif // ODS_RECORDS_PROPERTIES_PROPERTY_TD
