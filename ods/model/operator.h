// SPDX-License-Identifier: Apache-2.0
//
// Operations computed from their records: arguments, results, traits, and
// inferred result types.
#ifndef ODS_MODEL_OPERATOR_H
#define ODS_MODEL_OPERATOR_H

#include <optional>
#include <string>
#include <vector>

#include "ods/model/argument.h"
#include "ods/model/builder.h"
#include "ods/model/dialect.h"
#include "ods/model/region.h"
#include "ods/model/trait.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/iterator_range.h"

namespace mlir {
namespace ods {

/// The source of an inferred result type: an argument, or another result whose
/// type is buildable or inferred itself.
class InferredResultType {
public:
  /// `rule` is the TypesMatchWith record, or null.
  InferredResultType(int index, std::string transformer,
                     const llvm::Record *rule = nullptr)
      : index(index), transformer(std::move(transformer)), rule(rule) {}

  bool isArg() const { return isArgIndex(index); }
  /// Returns the index of an argument, as in Operator::getArg, or the mapped
  /// index of a result.
  int getIndex() const { return index; }
  int getResultIndex() const { return unmapResultIndex(index); }

  // Results are mapped to negative numbers.
  static int mapResultIndex(int i) { return -1 - i; }
  static int unmapResultIndex(int i) { return -i - 1; }
  static bool isResultIndex(int i) { return i < 0; }
  static bool isArgIndex(int i) { return i >= 0; }

  /// Returns C++ code of the type in terms of the source, `$_self`.
  llvm::StringRef getTransformer() const { return transformer; }
  /// Returns true if the type equals that of the source.
  bool isSame() const { return !rule; }
  /// Returns the transformation as an encoded expression over `self`: the type
  /// of a single source, or the list of types of a group. Returns nullopt if it
  /// requires C++.
  std::optional<std::string> getTransformerExpression() const;

private:
  int index;
  std::string transformer;
  const llvm::Record *rule;
};

/// An `Op` record.
class Operator {
public:
  /// Errors: at the record, for all errors except those of checkForGeneration.
  explicit Operator(const llvm::Record &def);
  explicit Operator(const llvm::Record *def) : Operator(*def) {}
  Operator(const Operator &) = delete;
  Operator &operator=(const Operator &) = delete;

  llvm::StringRef getDialectName() const { return dialect.getName(); }
  /// Returns "dialect.name".
  std::string getOperationName() const;
  /// Returns the C++ class without its namespace: the definition's name after
  /// its first underscore.
  llvm::StringRef getCppClassName() const { return cppClassName; }
  std::string getQualCppClassName() const;
  llvm::StringRef getCppNamespace() const { return cppNamespace; }
  std::string getAdaptorName() const;
  std::string getGenericAdaptorName() const;

  /// Verifies properties that generators require in addition to those that the
  /// constructor checks: group sizes, names of attributes and in traits,
  /// sources of types. Errors: at the record.
  void checkForGeneration() const;

  /// A decorator of an argument or result, such as a side effect.
  struct VariableDecorator {
    explicit VariableDecorator(const llvm::Record *def) : def(def) {}
    const llvm::Record &getDef() const { return *def; }

  protected:
    const llvm::Record *def;
  };
  using VariableDecorators = llvm::SmallVector<VariableDecorator, 2>;

  using const_value_range = llvm::ArrayRef<NamedTypeConstraint>;

  /// Returns true if there are variadic operands or results other than optional
  /// ones.
  bool isVariadic() const;
  bool skipDefaultBuilders() const;

  // Results.
  const_value_range getResults() const { return results; }
  int getNumResults() const { return results.size(); }
  NamedTypeConstraint &getResult(int index) { return results[index]; }
  const NamedTypeConstraint &getResult(int index) const {
    return results[index];
  }
  TypeConstraint getResultTypeConstraint(int index) const {
    return results[index].constraint;
  }
  llvm::StringRef getResultName(int index) const { return results[index].name; }
  VariableDecorators getResultDecorators(int index) const;
  /// Returns the summary that a Res gives, or empty.
  llvm::StringRef getResultSummary(int index) const;
  unsigned getNumVariableLengthResults() const;
  bool hasSingleVariadicResult() const {
    return getNumResults() == 1 && getResult(0).isVariadic();
  }

  // Attributes: native attributes in the order of the arguments, then derived
  // ones.
  llvm::ArrayRef<NamedAttribute> getAttributes() const { return attributes; }
  /// Returns the attributes that operations store.
  llvm::ArrayRef<NamedAttribute> getNativeAttributes() const {
    return llvm::ArrayRef(attributes).take_front(numNativeAttributes);
  }
  int getNumAttributes() const { return attributes.size(); }
  int getNumNativeAttributes() const { return numNativeAttributes; }
  NamedAttribute &getAttribute(int index) { return attributes[index]; }
  const NamedAttribute &getAttribute(int index) const {
    return attributes[index];
  }

  // Properties that are not attributes.
  llvm::ArrayRef<NamedProperty> getProperties() const { return properties; }
  int getNumProperties() const { return properties.size(); }
  int getNumCoreAttributes() const { return properties.size(); }
  NamedProperty &getProperty(int index) { return properties[index]; }
  const NamedProperty &getProperty(int index) const {
    return properties[index];
  }

  // Operands.
  const_value_range getOperands() const { return operands; }
  int getNumOperands() const { return operands.size(); }
  NamedTypeConstraint &getOperand(int index) { return operands[index]; }
  const NamedTypeConstraint &getOperand(int index) const {
    return operands[index];
  }
  unsigned getNumVariableLengthOperands() const;

  // Arguments: operands, native attributes and properties in order.
  int getNumArgs() const { return arguments.size(); }
  /// Returns true if the only argument is a variadic operand.
  bool hasSingleVariadicArg() const;
  llvm::ArrayRef<Argument> getArgs() const { return arguments; }
  Argument getArg(int index) const { return arguments[index]; }
  llvm::StringRef getArgName(int index) const;
  VariableDecorators getArgDecorators(int index) const;
  /// Returns the summary that an Arg gives, or empty.
  llvm::StringRef getArgSummary(int index) const;

  /// The kind of an argument, and its index within the kind.
  struct OperandAttrOrProp {
    enum class Kind { Operand = 0x0, Attribute = 0x1, Property = 0x2 };
    OperandAttrOrProp(Kind kind, int index) : index(index), valueKind(kind) {}
    int operandOrAttributeIndex() const { return index; }
    Kind kind() const { return valueKind; }

  private:
    int index;
    Kind valueKind;
  };
  OperandAttrOrProp getArgToOperandAttrOrProp(int index) const {
    return argumentKinds[index];
  }

  // Traits.
  llvm::ArrayRef<Trait> getTraits() const { return traits; }
  /// Returns the trait with this C++ name, or null.
  const Trait *getTrait(llvm::StringRef trait) const;

  // Regions.
  llvm::ArrayRef<NamedRegion> getRegions() const { return regions; }
  unsigned getNumRegions() const { return regions.size(); }
  const NamedRegion &getRegion(unsigned index) const { return regions[index]; }
  unsigned getNumVariadicRegions() const;
  bool hasNoVariadicRegions() const { return getNumVariadicRegions() == 0; }

  // Successors.
  llvm::ArrayRef<NamedSuccessor> getSuccessors() const { return successors; }
  unsigned getNumSuccessors() const { return successors.size(); }
  const NamedSuccessor &getSuccessor(unsigned index) const {
    return successors[index];
  }
  unsigned getNumVariadicSuccessors() const;

  /// The entity that a name refers to.
  struct Entity {
    enum class Kind {
      Operand,
      Result,
      /// Native attributes only.
      Attribute,
      Property,
      Region,
      Successor
    };
    Kind kind;
    /// The index within the kind.
    unsigned index;
    /// True if the name refers to any number of entities.
    bool isVariadic;
  };
  std::optional<Entity> lookup(llvm::StringRef name) const;

  llvm::ArrayRef<llvm::SMLoc> getLoc() const { return def.getLoc(); }

  bool hasDescription() const { return !getDescription().trim().empty(); }
  llvm::StringRef getDescription() const;
  bool hasSummary() const { return !getSummary().trim().empty(); }
  llvm::StringRef getSummary() const;

  bool hasAssemblyFormat() const;
  llvm::StringRef getAssemblyFormat() const;
  bool hasCustomAssemblyFormat() const;

  llvm::StringRef getExtraClassDeclaration() const;
  llvm::StringRef getExtraClassDefinition() const;

  const llvm::Record &getDef() const { return def; }
  const Dialect &getDialect() const { return dialect; }

  /// Prints the operation for debugging.
  void print(llvm::raw_ostream &os) const;

  /// Returns true if all result types can be inferred. The operation then has
  /// the interface InferTypeOpInterface.
  bool allResultTypesKnown() const { return allResultsHaveKnownTypes; }
  /// Requires allResultTypesKnown().
  const InferredResultType &getInferredResultType(int index) const {
    return resultTypeMapping[index];
  }

  /// Returns true if all results have the type of the first attribute: the type
  /// of its value, or the value of a type attribute.
  bool hasAttrDerivedResultType() const;

  llvm::ArrayRef<Builder> getBuilders() const { return builders; }

  // Return names of accessors: "getLhs".
  std::string getGetterName(llvm::StringRef name) const;
  std::string getSetterName(llvm::StringRef name) const;
  std::string getRemoverName(llvm::StringRef name) const;

  bool hasCppClass() const;
  bool hasFolder() const;
  bool hasVerifier() const;
  bool hasRegionVerifier() const;
  bool hasCanonicalizer() const;
  bool hasCanonicalizeMethod() const;
  bool useCustomPropertiesEncoding() const;

private:
  void populateArguments();
  void populateDerivedAttributes();
  void linkArguments();
  void populateResults();
  void populateSuccessors();
  void populateRegions();
  void populateBuilders();
  void populateNames();
  void populateTypeInferenceInfo();
  void assertInvariants() const;
  void checkSegments(bool ofOperands) const;
  void checkSegmentAttributes() const;
  void checkTypeTraits() const;
  void checkMethods() const;
  void checkTypeSources() const;
  void checkStoredNames() const;

  Dialect dialect;
  llvm::StringRef cppClassName;
  llvm::StringRef cppNamespace;
  llvm::SmallVector<NamedTypeConstraint, 4> operands;
  llvm::SmallVector<NamedAttribute, 4> attributes;
  llvm::SmallVector<NamedProperty, 4> properties;
  llvm::SmallVector<Argument, 4> arguments;
  llvm::SmallVector<OperandAttrOrProp, 4> argumentKinds;
  llvm::SmallVector<NamedTypeConstraint, 4> results;
  llvm::SmallVector<NamedSuccessor, 0> successors;
  std::vector<Trait> traits;
  llvm::SmallVector<NamedRegion, 1> regions;
  llvm::SmallVector<InferredResultType> resultTypeMapping;
  llvm::SmallVector<Builder> builders;
  llvm::StringMap<Entity> entities;
  int numNativeAttributes = 0;
  const llvm::Record &def;
  bool allResultsHaveKnownTypes = false;
};

} // namespace ods
} // namespace mlir

#endif // ODS_MODEL_OPERATOR_H
