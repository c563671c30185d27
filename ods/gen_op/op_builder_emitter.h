// SPDX-License-Identifier: Apache-2.0
//
// Generates the `build` methods of one operation from parameters and
// statements.
#ifndef ODS_GEN_OP_OP_BUILDER_EMITTER_H
#define ODS_GEN_OP_OP_BUILDER_EMITTER_H

#include "ods/gen_op/cpp_class.h"
#include "ods/gen_op/op_text.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace mlir {
namespace ods {

/// Returns the replacements of placeholders in bodies of builders.
inline FmtContext getBuilderContext() {
  FmtContext context;
  context.withBuilder("odsBuilder").addSubst("_state", "odsState");
  context.addSubst("_ctxt", "odsBuilder.getContext()");
  return context;
}

/// Adds builders to a class. Implemented in op_builders.cpp, except for the
/// parameters.
class BuilderEmitter {
public:
  BuilderEmitter(const Operator &op, CppClass &cls) : op(op), cls(cls) {}

  /// Adds the builders of the definition.
  void addCustom();
  /// Adds the builders that every operation has.
  void addDefault();

private:
  enum class Types { Separate, Inferred, Collective, OfFirstOperand };
  using Parameters = std::vector<CppParameter>;

  /// Decides whether builders with a parameter for each part call a common
  /// method, and adds it.
  void chooseParts(unsigned numForms, unsigned numTypes);
  void addSeparate(bool unwrapped, Types types);
  CppMethod getCollective(bool withProperties, Types types);
  void addCollectives(llvm::ArrayRef<Types> kinds, llvm::StringRef base);
  void addFromFirstAttribute(bool withProperties);

  // op_builder_parameters.cpp
  void addTypeParameters(Types types, Parameters &parameters);
  void addArgumentParameters(bool unwrapped, Parameters &parameters);
  std::string getOperandType(unsigned operand) const;
  void addOperandParameter(unsigned operand, Parameters &parameters);
  void addAttributeParameter(const NamedAttribute &named, bool unwrapped,
                             bool hasDefault, Parameters &parameters);
  unsigned getFirstDefault() const;
  bool isAmbiguous(bool unwrapped, unsigned &firstDefault) const;
  bool isSizesAttribute(llvm::StringRef name) const;

  /// A parameter of the method that adds all parts, and what a builder passes.
  struct Part {
    std::string type;
    std::string name;
    std::string argument;
  };
  std::vector<Part> getParts(bool unwrapped);
  std::string getPartStatements();
  void addPartMethod(const std::string &statements);
  std::string getPartCall(bool unwrapped);
  void addOperandStatements(std::string &body);
  void addPropertyStatements(std::string &body);
  void addTypeStatements(Types types, std::string &body);
  std::string getSizes(llvm::ArrayRef<NamedTypeConstraint> values,
                       llvm::function_ref<std::string(unsigned)> getName);
  void add(Parameters parameters, std::string body);

  std::string getResultName(unsigned i) const {
    const llvm::StringRef name = op.getResult(i).name;
    return name.empty() ? "resultType" + std::to_string(i) : name.str();
  }

  const Operator &op;
  CppClass &cls;
  std::string parts;
  bool callsParts = false;
};

} // namespace ods
} // namespace mlir

#endif // ODS_GEN_OP_OP_BUILDER_EMITTER_H
