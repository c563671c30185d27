// SPDX-License-Identifier: Apache-2.0
#ifndef ODS_RECORDS_DIALECT_TD
#define ODS_RECORDS_DIALECT_TD

include "ods/records/utils.td"

// A dialect.
class Dialect {
  // What stands before the dot in the names of its operations.
  string name = ?;

  // One line, and as much text as it takes.
  string summary = ?;
  string description = ?;

  // C++ names of the dialects that loading this one loads as well.
  list<string> dependentDialects = [];

  // Attributes that operations of any dialect may carry: (ins Attr:$name, …).
  dag discardableAttrs = (ins);

  // The namespace of the generated C++, parts separated by `::`.
  string cppNamespace = name;

  // C++ for the body of the dialect's class.
  code extraClassDeclaration = "";

  // Hooks that the dialect defines itself.
  bit hasConstantMaterializer = 0;
  bit hasNonDefaultDestructor = 0;
  bit hasOperationAttrVerify = 0;
  bit hasRegionArgAttrVerify = 0;
  bit hasRegionResultAttrVerify = 0;
  bit hasOperationInterfaceFallback = 0;

  // Whether parsing and printing by mnemonic is generated.
  bit useDefaultAttributePrinterParser = 0;
  bit useDefaultTypePrinterParser = 0;

  // Whether the dialect has canonicalization patterns of its own.
  bit hasCanonicalizer = 0;

  // Whether operations and types can be added at run time.
  bit isExtensible = 0;

  // Whether inherent attributes are kept as properties.
  bit usePropertiesForAttributes = 1;
}

#endif // ODS_RECORDS_DIALECT_TD
