// SPDX-License-Identifier: Apache-2.0
//
// The textual form of types and attributes without hooks: their parameters in
// the order of the table, separated by commas, as `<…>`. By kind:
//   Bool                   true, false
//   Int32, Int64, …        decimal
//   Integer                7 : i12
//   String                 "quoted"
//   Type, Attribute        as themselves
//   AffineMap, IntegerSet  as attributes: affine_map<…>, affine_set<…>
//   AffineExpr             as the result of a map: affine_map<(d0) -> (d0 + 1)>
//   arrays                 [1, 2]
//   NamedAttributeArray    {a = 1 : i32, b}
//   Blob                   blob<WIDTH, ALIGNMENT, "0x…">, little-endian numbers
//   Custom                 the attribute that the hooks convert it to
//   Optional               the value
// A null or absent parameter is printed as `?`, which can be parsed if the
// field is optional. A kind without parameters is printed without `<>`.
#ifndef CORE_IR_FORMAT_FIELD_TEXT_H
#define CORE_IR_FORMAT_FIELD_TEXT_H

#include "core/ir/descriptor/storage_descriptor.h"
#include "core/ir/format/asm_parser.h"
#include "core/ir/print/asm_printer.h"

namespace mlir {

/// Returns true if a declarative format defines the text.
bool hasFormat(const StorageDescriptor &descriptor);

/// Returns true if the table defines the text: the kind has a mnemonic but
/// neither hooks nor a format.
template <typename Descriptor> bool hasFieldText(const Descriptor &descriptor) {
  return !descriptor.mnemonic.empty() && !descriptor.parse &&
         !descriptor.print && !hasFormat(descriptor);
}

/// Returns the first field that has no text, or null. Pointers, C++ types
/// without conversion to attributes, and mutable fields have no text.
const FieldDescriptor *findFieldWithoutText(const FieldTable &table);

/// Prints the parameters of a storage; all must have a text.
void printFields(const BaseStorage *storage, AsmPrinter &printer);

/// Parses, normalizes and verifies parameters. Returns null after reporting an
/// error.
const BaseStorage *parseFields(AsmParser &parser,
                               const StorageDescriptor &descriptor);

// Print the text after the mnemonic. All parameters must have a text.
void printAfterMnemonic(Type type, AsmPrinter &printer);
void printAfterMnemonic(Attribute attribute, AsmPrinter &printer);

// Parse the text after the mnemonic by the kind's hook, format or table. Return
// null after reporting an error.
Type parseAfterMnemonic(AsmParser &parser, const TypeDescriptor &descriptor);
Attribute parseAfterMnemonic(AsmParser &parser,
                             const AttributeDescriptor &descriptor, Type type);

// Parse a mnemonic and the text after it, if one of `kinds` has the mnemonic.
// Errors: failure after reporting an error; nullopt if no kind has the
// mnemonic, which `mnemonic` then receives.
OptionalParseResult parseKindOf(llvm::ArrayRef<const TypeDescriptor *> kinds,
                                AsmParser &parser, llvm::StringRef *mnemonic,
                                Type &type);
OptionalParseResult
parseKindOf(llvm::ArrayRef<const AttributeDescriptor *> kinds,
            AsmParser &parser, llvm::StringRef *mnemonic, Type type,
            Attribute &attribute);

// Print a type or attribute if it is of one of `kinds`; return failure
// otherwise.
LogicalResult printKindOf(llvm::ArrayRef<const TypeDescriptor *> kinds,
                          Type type, AsmPrinter &printer);
LogicalResult printKindOf(llvm::ArrayRef<const AttributeDescriptor *> kinds,
                          Attribute attribute, AsmPrinter &printer);

} // namespace mlir

#endif // CORE_IR_FORMAT_FIELD_TEXT_H
