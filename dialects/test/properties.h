// SPDX-License-Identifier: Apache-2.0
//
// C++ classes that are properties of the test dialect's operations.
#ifndef DIALECTS_TEST_PROPERTIES_H
#define DIALECTS_TEST_PROPERTIES_H

#include <memory>
#include <string>

#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/format/asm_parser.h"
#include "core/ir/print/asm_printer.h"

namespace test {

/// A string with custom conversions.
class MyPropStruct {
public:
  std::string content;

  mlir::Attribute asAttribute(mlir::MLIRContext *context) const;
  static llvm::LogicalResult
  setFromAttr(MyPropStruct &prop, mlir::Attribute attribute,
              llvm::function_ref<mlir::InFlightDiagnostic()> emitError);
  llvm::hash_code hash() const { return llvm::hash_value(content); }
  bool operator==(const MyPropStruct &) const = default;
};
inline llvm::hash_code hash_value(const MyPropStruct &prop) {
  return prop.hash();
}

/// A label, which copies share and may be null, and an integer.
struct PropertiesWithCustomPrint {
  std::shared_ptr<const std::string> label;
  int value = 0;

  llvm::StringRef getLabel() const {
    return label ? llvm::StringRef(*label) : "";
  }
  bool operator==(const PropertiesWithCustomPrint &other) const {
    return value == other.value && getLabel() == other.getLabel();
  }
};

/// Two integers. Older versions of the dialect have only the first.
struct VersionedProperties {
  int value1 = 0;
  int value2 = 0;
  bool operator==(const VersionedProperties &) const = default;
};

// Conversions to and from dictionaries.
// Errors: emit a diagnostic with `emitError` if it is not null.
mlir::DictionaryAttr
getPropertiesAsAttribute(mlir::MLIRContext *context,
                         const PropertiesWithCustomPrint &prop);
mlir::DictionaryAttr getPropertiesAsAttribute(mlir::MLIRContext *context,
                                              const VersionedProperties &prop);
llvm::LogicalResult setPropertiesFromAttribute(
    PropertiesWithCustomPrint &prop, mlir::Attribute attribute,
    llvm::function_ref<mlir::InFlightDiagnostic()> emitError);
llvm::LogicalResult setPropertiesFromAttribute(
    VersionedProperties &prop, mlir::Attribute attribute,
    llvm::function_ref<mlir::InFlightDiagnostic()> emitError);
llvm::hash_code computeHash(const PropertiesWithCustomPrint &prop);
llvm::hash_code computeHash(const VersionedProperties &prop);

// Parsers and printers: `"label" is -3`; `1 | 2`.
mlir::ParseResult parseNiceProperties(mlir::OpAsmParser &parser,
                                      PropertiesWithCustomPrint &prop);
void printNiceProperties(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                         const PropertiesWithCustomPrint &prop);
mlir::ParseResult parseVersionedProperties(mlir::OpAsmParser &parser,
                                           VersionedProperties &prop);
void printVersionedProperties(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                              const VersionedProperties &prop);

} // namespace test

#endif // DIALECTS_TEST_PROPERTIES_H
