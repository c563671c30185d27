// SPDX-License-Identifier: Apache-2.0
#ifndef ODS_RECORDS_PROPERTIES_PROPERTY_TD
#define ODS_RECORDS_PROPERTIES_PROPERTY_TD

include "ods/records/constraints.td"
include "ods/records/utils.td"

// A property of operations: how it is kept (its storage type) and how it is
// seen (its interface type, in which `$_self` of the predicate is). In the C++
// `$_storage` is what keeps it, `$_value` its value and `$_ctxt` the context.
class Property<string storageTypeParam = "", string desc = "",
               string interfaceTypeParam = storageTypeParam>
    : PropConstraint<TruePred, desc, interfaceTypeParam> {
  string description = "";
  code storageType = storageTypeParam;

  // Expressions of C++ between what keeps it and its value.
  code convertFromStorage = "$_storage";
  code assignToStorage = "$_storage = $_value";

  // Bodies of C++ functions that make an attribute of it, and that read the
  // attribute `$_attr`, with `$_diag` for complaints.
  code convertToAttribute = [{
    return convertToAttribute($_ctxt, $_storage);
  }];
  code convertFromAttribute = [{
    return convertFromAttribute($_storage, $_attr, $_diag);
  }];

  // An expression of C++ for its hash; empty for that of the storage type.
  code hashProperty = "";

  // The body of a C++ function that parses it with a `$_parser`; success is
  // returned after it. It finds the default in its place.
  code parser = [{
    auto parsed = ::mlir::FieldParser<}] # storageType # [{>::parse($_parser);
    if (::mlir::failed(parsed))
      return ::mlir::failure();
    $_storage = std::move(*parsed);
  }];

  // The same where it need not follow, so that an OptionalParseResult is
  // returned and nothing is stored if it does not; empty if that cannot be.
  code optionalParser = "";

  // An expression of C++ that prints it with a `$_printer`, always something.
  code printer = "$_printer << $_storage";

  // Bodies of C++ functions that write it with a `$_writer` and read it with a
  // `$_reader`; success is returned after the latter.
  code writeToMlirBytecode = [{
    writeToMlirBytecode($_writer, $_storage);
  }];
  code readFromMlirBytecode = [{
    if (::mlir::failed(readFromMlirBytecode($_reader, $_storage)))
      return ::mlir::failure();
  }];

  // The property that this one wraps, if any.
  Property baseProperty = ?;

  // C++ for the value that it has by default, if any, and what keeps that if
  // these are of different types; and the expression of the value, which
  // literals say themselves.
  string defaultValue = "";
  string storageTypeValueOverride = "";
  string defaultValueExpr = OdsLiteral<defaultValue>.text;

  // How it is kept where that needs no C++: "bool", "i32", "i64" (so with 8 and
  // 16 bits, and "ui32" for unsigned ones), "string", "unit", "enum", or
  // "array" and "optional" of the element; else empty.
  string kind = "";
  Property elementProperty = ?;
}

// For the fields of these names, if bytecode is to hold the attribute that the
// property becomes.
defvar readMlirBytecodeUsingConvertFromAttribute = [{
  ::mlir::Attribute stored;
  if (::mlir::failed($_reader.readAttribute(stored)) ||
      ::mlir::failed(convertFromAttribute($_storage, stored, nullptr)))
    return ::mlir::failure();
}];
defvar writeMlirBytecodeWithConvertToAttribute = [{
  $_writer.writeAttribute(convertToAttribute($_ctxt, $_storage))
}];

// C++ that declares a variable for the property, with its default.
class _makePropStorage<Property prop, string name> {
  code ret = prop.storageType # " " # name #
             !if(!not(!empty(prop.storageTypeValueOverride)),
                 " = " # prop.storageTypeValueOverride,
                 !if(!empty(prop.defaultValue), "",
                     " = " # prop.defaultValue)) # ";";
}

// The predicate of the property, asked of what keeps it.
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
