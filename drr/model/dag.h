// SPDX-License-Identifier: Apache-2.0
//
// The trees that rules are written as: nodes and leaves of TableGen's dags.
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

/// The operations of records, made when they are asked for.
using RecordOperatorMap =
    std::map<const llvm::Record *, std::unique_ptr<Operator>>;

/// An argument of a node that is no node: `F32:$x`, `$x`, `ConstantAttr<…>`.
class DagLeaf {
public:
  explicit DagLeaf(const llvm::Init *init) : init(init) {}

  /// A name only, or nothing.
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

  /// Null if it is no record.
  const llvm::Record *getDef() const;
  // Of leaves that are such.
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

/// An operation, a call of C++ or a directive with its arguments; or null.
class DagNode {
public:
  explicit DagNode(const llvm::DagInit *node) : node(node) {}
  explicit operator bool() const { return node != nullptr; }
  friend bool operator==(DagNode, DagNode) = default;

  /// What is bound to the node, as it is written: `x__1`, or empty.
  llvm::StringRef getSymbol() const { return node->getNameStr(); }
  /// The operator; null if that is no record.
  const llvm::Record *getDef() const;
  Operator &getDialectOp(RecordOperatorMap &operators) const;

  /// Operations in the whole tree.
  int getNumOps() const;
  int getNumArgs() const { return node->getNumArgs(); }
  bool isNestedDagArg(unsigned index) const;
  /// Null if the argument is a leaf.
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
  /// None of those above.
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
  /// C++ with placeholders.
  llvm::StringRef getTemplate() const;
  int getNumReturns() const;
  /// The same encoded, of `self`: the argument if there is one, else the list
  /// of them; nullopt where it is known in C++ only.
  std::optional<std::string> getExpression() const;
  const llvm::Record &getDef() const { return *def; }

private:
  const llvm::Record *def;
};

} // namespace ods
} // namespace mlir

#endif // DRR_MODEL_DAG_H
