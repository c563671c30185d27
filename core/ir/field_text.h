// SPDX-License-Identifier: Apache-2.0
//
// The text of types and attributes that have no hooks for it: `<…>` with their
// parameters in the order of the table, divided by commas. By kind:
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
//   Custom                 the attribute that the hooks make of it
//   Optional               what is there
// What is null, or not there, is `?`; that can be read where the field is
// optional. Without parameters there is no `<>`.
#ifndef CORE_IR_FIELD_TEXT_H
#define CORE_IR_FIELD_TEXT_H

#include "core/ir/asm_parser.h"
#include "core/ir/asm_printer.h"
#include "core/ir/storage_descriptor.h"

namespace mlir {

/// Whether the text is by a format.
bool hasFormat(const StorageDescriptor &descriptor);

/// Whether the text is by the table: there is a mnemonic, but no hooks.
template <typename Descriptor> bool hasFieldText(const Descriptor &descriptor) {
  return !descriptor.mnemonic.empty() && !descriptor.parse &&
         !descriptor.print && !hasFormat(descriptor);
}

/// The first field that has no text, or null: pointers, values of C++ types
/// without hooks for attributes, and what is set after creation.
const FieldDescriptor *findFieldWithoutText(const FieldTable &table);

/// Prints the parameters of a storage, which all have a text.
void printFields(const BaseStorage *storage, AsmPrinter &printer);

/// Reads parameters, normalizes and verifies them. Null after a message.
const BaseStorage *parseFields(AsmParser &parser,
                               const StorageDescriptor &descriptor);

// Prints what follows the mnemonic, likewise.
void printAfterMnemonic(Type type, AsmPrinter &printer);
void printAfterMnemonic(Attribute attribute, AsmPrinter &printer);

// Reads what follows the mnemonic of a kind, by its hook, its format or its
// table. Null after a message.
Type parseAfterMnemonic(AsmParser &parser, const TypeDescriptor &descriptor);
Attribute parseAfterMnemonic(AsmParser &parser,
                             const AttributeDescriptor &descriptor, Type type);

// Reads a mnemonic and what follows it, if it is that of one of these kinds.
// Errors: failure after a message; nothing if it is none of theirs, which is
// then in `mnemonic`.
OptionalParseResult parseKindOf(llvm::ArrayRef<const TypeDescriptor *> kinds,
                                AsmParser &parser, llvm::StringRef *mnemonic,
                                Type &type);
OptionalParseResult
parseKindOf(llvm::ArrayRef<const AttributeDescriptor *> kinds,
            AsmParser &parser, llvm::StringRef *mnemonic, Type type,
            Attribute &attribute);

// Prints that if it is one of these kinds; failure if it is none.
LogicalResult printKindOf(llvm::ArrayRef<const TypeDescriptor *> kinds,
                          Type type, AsmPrinter &printer);
LogicalResult printKindOf(llvm::ArrayRef<const AttributeDescriptor *> kinds,
                          Attribute attribute, AsmPrinter &printer);

} // namespace mlir

#endif // CORE_IR_FIELD_TEXT_H
