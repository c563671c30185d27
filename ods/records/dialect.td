// SPDX-License-Identifier: Apache-2.0
#ifndef ODS_RECORDS_DIALECT_TD
#define ODS_RECORDS_DIALECT_TD

include "ods/records/utils.td"

// A dialect.
class Dialect {
  // The prefix of the names of its operations.
  string name = ?;

  // A summary of one line, and a longer description.
  string summary = ?;
  string description = ?;

  // C++ names of the dialects that are loaded together with this one.
  list<string> dependentDialects = [];

  // Attributes that operations of any dialect may have: (ins Attr:$name, …).
  dag discardableAttrs = (ins);

  // The namespace of the generated C++ code; parts are separated by `::`.
  string cppNamespace = name;

  // C++ code for the body of the dialect's class.
  code extraClassDeclaration = "";

  // Hooks that the dialect implements.
  bit hasConstantMaterializer = 0;
  bit hasNonDefaultDestructor = 0;
  bit hasOperationAttrVerify = 0;
  bit hasRegionArgAttrVerify = 0;
  bit hasRegionResultAttrVerify = 0;
  bit hasOperationInterfaceFallback = 0;

  // True if parsers and printers by mnemonic are generated.
  bit useDefaultAttributePrinterParser = 0;
  bit useDefaultTypePrinterParser = 0;

  // True if the dialect has its own canonicalization patterns.
  bit hasCanonicalizer = 0;

  // True if operations and types can be added at run time.
  bit isExtensible = 0;

  // If false, the generic form has inherent attributes in the dictionary of all
  // attributes. They are stored as properties in any case.
  bit usePropertiesForAttributes = 1;
}

#endif // ODS_RECORDS_DIALECT_TD
