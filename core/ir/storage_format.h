// SPDX-License-Identifier: Apache-2.0
//
// Declarative assembly formats of types and attributes: what follows the
// mnemonic as data, and what parses and prints by it.
#ifndef CORE_IR_STORAGE_FORMAT_H
#define CORE_IR_STORAGE_FORMAT_H

#include "core/ir/asm_parser.h"
#include "core/ir/asm_printer.h"
#include "core/ir/enum_descriptor.h"
#include "core/ir/storage_descriptor.h"

namespace mlir {

class StorageAllocator;

/// A parameter as it stands in a format.
struct ParameterUse {
  /// Its type in C++, for messages.
  llvm::StringRef cppType;
  /// It may be missing.
  bool hasDefault = false;
  /// It is the type behind the colon of an attribute.
  bool isSelfType = false;
  /// Encoded, the value where it is missing; empty: all bits zero.
  llvm::StringRef defaultValue = "";
  /// Null, or the same in C++: sets the field.
  void (*setDefault)(MLIRContext *context, void *field,
                     StorageAllocator &allocator) = nullptr;
  /// The enumeration that it is one of.
  const EnumDescriptor *enumeration = nullptr;
  /// It is known by its class alone: a set of several bits is quoted.
  bool isPlainEnum = false;
  /// What it must be; of whose class, if it is a type or attribute.
  const Constraint *constraint = nullptr;
  // Null, or its text, which otherwise follows from its kind. `type` is what
  // stands behind the colon of an attribute, or null. What the value refers to
  // goes to `allocator`.
  ParseResult (*parse)(AsmParser &parser, Type type, void *field,
                       StorageAllocator &allocator) = nullptr;
  OptionalParseResult (*parseOptional)(AsmParser &parser, Type type,
                                       void *field,
                                       StorageAllocator &allocator) = nullptr;
  void (*print)(AsmPrinter &printer, const void *field) = nullptr;
};

/// The parameters of a type or attribute that is being parsed.
class StorageFormatState {
public:
  virtual ~StorageFormatState();
  /// The memory of a parameter; setting it says that it has been parsed.
  virtual void *getParameter(unsigned index) = 0;
  virtual bool isParsed(unsigned index) const = 0;
  virtual void setParsed(unsigned index) = 0;
  /// For what parameters refer to.
  virtual StorageAllocator &getAllocator() = 0;
  /// What stands behind the colon of an attribute, or null.
  virtual Type getType() const = 0;
};

/// custom<Name>(…): functions in C++.
struct StorageDirective {
  llvm::StringRef name;
  OptionalParseResult (*parse)(AsmParser &parser, StorageFormatState &state);
  void (*print)(AsmPrinter &printer, const void *parameters);
};

/// What follows the mnemonic.
struct StorageFormat {
  /// The name in the definition, for messages: of class FooType, "Foo".
  llvm::StringRef name;
  /// Encoded; see ods/encoding/assembly_format.h. Empty: there is no format,
  /// and the parameters are here for their constraints.
  llvm::StringRef program;
  /// One for each row of the table of parameters.
  llvm::ArrayRef<ParameterUse> parameters = {};
  llvm::ArrayRef<StorageDirective> directives = {};
};

/// Parses by the format of a kind; `type` is what stands behind the colon of an
/// attribute, or null.
/// Errors: null, after a message.
const BaseStorage *parseByFormat(AsmParser &parser,
                                 const StorageDescriptor &descriptor,
                                 Type type);

/// Prints by the format of its kind.
void printByFormat(const BaseStorage *storage, AsmPrinter &printer);

} // namespace mlir

#endif // CORE_IR_STORAGE_FORMAT_H
