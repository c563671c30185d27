// SPDX-License-Identifier: Apache-2.0
//
// Generates the class of an operation: accessors, which are inline if that is
// cheap, and builders.
#ifndef ODS_GEN_OP_OP_CLASS_H
#define ODS_GEN_OP_OP_CLASS_H

#include "ods/gen_interface/gen_interface.h"
#include "ods/gen_op/cpp_class.h"
#include "ods/gen_op/op_text.h"
#include "ods/model/op_traits.h"
#include "llvm/ADT/StringSet.h"

namespace mlir {
namespace ods {

class OpClassEmitter {
public:
  /// Errors: at the operation's record if names clash.
  explicit OpClassEmitter(const Operator &op);

  /// Emits what operations with equal parts share: the struct of properties and
  /// a class with accessors, builders and adaptors. They are in the namespace
  /// detail; `stem` begins their names.
  void emitCommon(llvm::StringRef stem, llvm::raw_ostream &os) const;
  /// Emits the class on top of emitCommon(stem), and the names of its adaptors.
  void emitDeclaration(llvm::StringRef stem, llvm::raw_ostream &os) const;
  /// Emits the out-of-line methods.
  void emitDefinitions(llvm::raw_ostream &os) const;

private:
  // op_class.cpp
  void addNames();
  void addUsings();
  void addRegions();
  void addSuccessors();
  void addExtraDeclarations();
  void emitUsings(llvm::StringRef stem, llvm::raw_ostream &os) const;
  llvm::StringSet<> getOtherNames() const;
  std::vector<std::string> getBases() const;
  void addGetter(llvm::StringRef type, llvm::StringRef name,
                 llvm::StringRef body);

  // op_values.cpp
  void addOperands();
  void addResults();

  // op_attributes.cpp
  void addAttributeNames();
  void addAttributes();
  void addDerivedAttributes();
  void addAttributeSetters();
  void addProperties();

  // op_builders.cpp
  void addBuilders();

  // op_methods.cpp
  void addCanonicalizer();
  void addFolder();
  void addVerifiers();
  void addParserAndPrinter();
  void addInterfaceMethods();
  void addInterfaceMethods(const InterfaceTrait &trait);
  void addEffects();

  const Operator &op;
  CppClass cls;
  llvm::StringSet<> usings;
};

/// Adds the `build` methods; op_builders.cpp.
void addBuilders(const Operator &op, CppClass &cls);

/// Returns the name of the struct of properties.
std::string getPropertiesName(const Operator &op, llvm::StringRef stem);

/// Emits the struct of properties of an operation that has any.
void emitPropertiesStruct(const Operator &op, llvm::StringRef name,
                          llvm::raw_ostream &os);

/// Emits the template of adaptors as the member `AdaptorOf`.
void emitAdaptorTemplate(const Operator &op, llvm::StringRef stem,
                         llvm::raw_ostream &os);

} // namespace ods
} // namespace mlir

#endif // ODS_GEN_OP_OP_CLASS_H
