// SPDX-License-Identifier: Apache-2.0
//
// The trees of a rule: nodes and leaves of TableGen's dags.
#ifndef DRR_MODEL_DAG_H
#define DRR_MODEL_DAG_H

#include <map>
#include <memory>
#include <string>

#include "ods/model/attribute.h"
#include "ods/model/operator.h"
#include "ods/model/property.h"

namespace mlir {
namespace ods {

/// The operations of records, created on demand.
using RecordOperatorMap =
    std::map<const llvm::Record *, std::unique_ptr<Operator>>;

/// A leaf argument of a node: `F32:$x`, `$x`, `ConstantAttr<…>`.
class DagLeaf {
public:
  explicit DagLeaf(const llvm::Init *init) : init(init) {}

  /// Returns true if the leaf has at most a name.
  bool isUnspecified() const;
  bool isOperandMatcher() const { return isSubClassOf("TypeConstraint"); }
  bool isAttrMatcher() const { return isSubClassOf("AttrConstraint"); }
  bool isPropMatcher() const { return isSubClassOf("PropConstraint"); }
  bool isPropDefinition() const { return isSubClassOf("Property"); }
  bool isNativeCodeCall() const { return isSubClassOf("NativeCodeCall"); }
  bool isConstantAttr() const { return isSubClassOf("ConstantAttr"); }
  bool isConstantProp() const { return isSubClassOf("ConstantProp"); }
  bool isEnumCase() const { return isSubClassOf("EnumCase"); }
  bool isStringAttr() const;

  /// Returns null if the leaf is not a record.
  const llvm::Record *getDef() const;
  // Each requires a leaf of its kind.
  Constraint getAsConstraint() const { return Constraint(getDef()); }
  ConstantAttr getAsConstantAttr() const;
  ConstantProp getAsConstantProp() const;
  EnumCase getAsEnumCase() const { return EnumCase(getDef()); }
  std::string getStringAttr() const { return init->getAsUnquotedString(); }
  std::string getAsString() const { return init->getAsString(); }

private:
  bool isSubClassOf(llvm::StringRef className) const;
  const llvm::Init *init;
};

/// A node: an operation, a C++ call or a directive with its arguments; or null.
class DagNode {
public:
  explicit DagNode(const llvm::DagInit *node) : node(node) {}
  explicit operator bool() const { return node != nullptr; }
  friend bool operator==(DagNode, DagNode) = default;

  /// Returns the symbol that the node is bound to, as written: `x__1`, or
  /// empty.
  llvm::StringRef getSymbol() const { return node->getNameStr(); }
  /// Returns the operator, or null if it is not a record.
  const llvm::Record *getDef() const;
  Operator &getDialectOp(RecordOperatorMap &operators) const;

  /// Returns the number of operations in the tree.
  int getNumOps() const;
  int getNumArgs() const { return node->getNumArgs(); }
  bool isNestedDagArg(unsigned index) const;
  /// Returns null if the argument is a leaf.
  DagNode getArgAsNestedDag(unsigned index) const;
  DagLeaf getArgAsLeaf(unsigned index) const;
  llvm::StringRef getArgName(unsigned index) const {
    return node->getArgNameStr(index);
  }

  bool isReplaceWithValue() const { return isNamed("replaceWithValue"); }
  bool isLocationDirective() const { return isNamed("location"); }
  bool isReturnTypeDirective() const { return isNamed("returnType"); }
  bool isEither() const { return isNamed("either"); }
  bool isVariadic() const { return isNamed("variadic"); }
  bool isNativeCodeCall() const;
  /// Returns true if the node is neither a C++ call nor a directive.
  bool isOperation() const;

  const llvm::DagInit *getInit() const { return node; }

private:
  bool isNamed(llvm::StringRef name) const;
  const llvm::DagInit *node;
};

/// A `NativeCodeCall` record.
class NativeCode {
public:
  explicit NativeCode(const llvm::Record *def) : def(def) {}
  /// Returns C++ code with placeholders.
  llvm::StringRef getTemplate() const;
  int getNumReturns() const;
  /// Returns the code as an encoded expression over `self`: the only argument,
  /// or a list of several arguments. Returns nullopt if there is C++ code only.
  std::optional<std::string> getExpression() const;
  const llvm::Record &getDef() const { return *def; }

private:
  const llvm::Record *def;
};

} // namespace ods
} // namespace mlir

#endif // DRR_MODEL_DAG_H
