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

  /// Emits the adaptors and the class.
  void emitDeclaration(llvm::raw_ostream &os) const;
  /// Emits what operations with equal parts share: an adaptor and a class with
  /// accessors and builders, in the namespace detail. `stem` begins the names.
  void emitCommon(llvm::StringRef stem, llvm::raw_ostream &os) const;
  /// Emits the adaptors and the class on top of emitCommon(stem).
  void emitDerived(llvm::StringRef stem, llvm::raw_ostream &os) const;
  /// Emits the out-of-line methods.
  void emitDefinitions(llvm::raw_ostream &os) const;

private:
  // op_class.cpp
  void addNames();
  void addUsings();
  void addRegions();
  void addSuccessors();
  void addExtraDeclarations();
  void emitClass(llvm::StringRef base, llvm::StringRef stem,
                 llvm::raw_ostream &os) const;
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

/// Emits the declarations before the class: its adaptors, one of which contains
/// the struct of properties.
void emitAdaptorDeclarations(const Operator &op, llvm::raw_ostream &os);

/// Emits adaptors for several operations with the parts of `op`: the base
/// STEMGenericAdaptorBase and the template STEMAdaptorOf.
void emitCommonAdaptor(const Operator &op, llvm::StringRef stem,
                       llvm::raw_ostream &os);

/// Emits the names of the adaptors of `op`, which are those of
/// emitCommonAdaptor.
void emitAdaptorNames(const Operator &op, llvm::StringRef stem,
                      llvm::raw_ostream &os);

/// Emits the struct `Properties`.
void emitPropertiesStruct(const Operator &op, llvm::raw_ostream &os);

} // namespace ods
} // namespace mlir

#endif // ODS_GEN_OP_OP_CLASS_H
