// SPDX-License-Identifier: Apache-2.0
//
// Declarative assembly formats of types and attributes: the text after the
// mnemonic as data, and the functions that parse and print it.
#ifndef CORE_IR_FORMAT_STORAGE_FORMAT_H
#define CORE_IR_FORMAT_STORAGE_FORMAT_H

#include "core/ir/descriptor/enum_descriptor.h"
#include "core/ir/descriptor/storage_descriptor.h"
#include "core/ir/format/asm_parser.h"
#include "core/ir/print/asm_printer.h"

namespace mlir {

class StorageAllocator;

/// A parameter in a format.
struct ParameterUse {
  /// The C++ type, for diagnostics.
  llvm::StringRef cppType;
  /// True if the parameter may be omitted.
  bool hasDefault = false;
  /// True if the parameter is the type after the colon of an attribute.
  bool isSelfType = false;
  /// Encoded: the value if the parameter is omitted; empty if all bits are
  /// zero.
  llvm::StringRef defaultValue = "";
  /// Sets the field to its default in C++; may be null.
  void (*setDefault)(MLIRContext *context, void *field,
                     StorageAllocator &allocator) = nullptr;
  /// The enumeration that the value belongs to.
  const EnumDescriptor *enumeration = nullptr;
  /// True if the parameter has an enumeration as its C++ class only. A set of
  /// several bits is then quoted.
  bool isPlainEnum = false;
  /// The constraint on the parameter; it also determines the class of a type or
  /// attribute.
  const Constraint *constraint = nullptr;
  // The text of the parameter; if null, its kind determines the text. `type` is
  // the type after the colon of an attribute, or null. Data that the value
  // refers to is copied to `allocator`.
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
  /// Returns the memory of a parameter; the mutable access marks it as parsed.
  virtual void *getParameter(unsigned index) = 0;
  virtual bool isParsed(unsigned index) const = 0;
  virtual void setParsed(unsigned index) = 0;
  /// Returns the allocator of data that parameters refer to.
  virtual StorageAllocator &getAllocator() = 0;
  /// Returns the type after the colon of an attribute, or null.
  virtual Type getType() const = 0;
};

/// A directive custom<Name>(…): C++ functions.
struct StorageDirective {
  llvm::StringRef name;
  OptionalParseResult (*parse)(AsmParser &parser, StorageFormatState &state);
  void (*print)(AsmPrinter &printer, const void *parameters);
};

/// The text after the mnemonic.
struct StorageFormat {
  /// The name in the definition, for diagnostics: "Foo" for class FooType.
  llvm::StringRef name;
  /// Encoded; see ods/encoding/assembly_format.h. If empty, there is no format,
  /// and the parameters are present for their constraints.
  llvm::StringRef program;
  /// One entry per row of the table of parameters.
  llvm::ArrayRef<ParameterUse> parameters = {};
  llvm::ArrayRef<StorageDirective> directives = {};
};

/// Parses by the format of a kind. `type` is the type after the colon of an
/// attribute, or null.
/// Errors: reports an error and returns null.
const BaseStorage *parseByFormat(AsmParser &parser,
                                 const StorageDescriptor &descriptor,
                                 Type type);

/// Prints by the format of the storage's kind.
void printByFormat(const BaseStorage *storage, AsmPrinter &printer);

} // namespace mlir

#endif // CORE_IR_FORMAT_STORAGE_FORMAT_H
