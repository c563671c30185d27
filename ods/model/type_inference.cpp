// SPDX-License-Identifier: Apache-2.0
//
// Determines which result types can be inferred. Types are the nodes of a
// graph. An edge leads from a type to a type that can be inferred from it. A
// result is inferred if it is reachable from an argument or from a result with
// a fixed type.
#include <map>

#include "ods/model/expression_encoder.h"
#include "ods/model/operator.h"
#include "ods/model/record.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/TableGen/Error.h"

using namespace mlir::ods;
using llvm::Record;
using llvm::StringRef;

namespace {

/// The state of the type of one result.
struct Node {
  llvm::SmallVector<InferredResultType, 1> sources;
  bool isInferred = false;
};

/// The graph of one operation.
class TypeInference {
public:
  explicit TypeInference(const Operator &op);

  /// Adds the edges of a trait.
  void add(const Trait &trait);
  /// Follows the edges. Returns true if all types are inferred.
  bool solve();
  const InferredResultType &getSource(int result) const {
    return nodes[result].sources.front();
  }

private:
  Node &getNode(int index) {
    return nodes[InferredResultType::unmapResultIndex(index)];
  }
  bool isKnown(int index) {
    return InferredResultType::isArgIndex(index) || getNode(index).isInferred;
  }
  void addTypesMatchWith(const Record &trait);
  void addAllTypesMatch(const Record &trait);

  std::vector<Node> nodes;
  /// Arguments and mapped results by name.
  std::map<StringRef, int> indices;
};

} // namespace

TypeInference::TypeInference(const Operator &op) : nodes(op.getNumResults()) {
  for (int i = 0; i < op.getNumArgs(); ++i)
    if (StringRef name = op.getArgName(i); !name.empty())
      indices[name] = i;
  for (auto [i, result] : llvm::enumerate(op.getResults())) {
    const int index = InferredResultType::mapResultIndex(i);
    if (!result.name.empty())
      indices[result.name] = index;
    if (!result.constraint.getBuilderCall())
      continue;
    nodes[i].sources.emplace_back(index, "$_self");
    nodes[i].isInferred = true;
  }
}

void TypeInference::addTypesMatchWith(const Record &trait) {
  const auto target = indices.find(trait.getValueAsString("rhs"));
  const auto source = indices.find(trait.getValueAsString("lhs"));
  if (target == indices.end() || source == indices.end() ||
      InferredResultType::isArgIndex(target->second))
    return;
  Node &node = getNode(target->second);
  if (node.isInferred)
    return;
  node.isInferred = isKnown(source->second);
  InferredResultType edge(source->second,
                          trait.getValueAsString("transformer").str(), &trait);
  // The first known source is used.
  if (node.isInferred)
    node.sources.assign(1, edge);
  else
    node.sources.push_back(edge);
}

void TypeInference::addAllTypesMatch(const Record &trait) {
  std::optional<int> known;
  llvm::SmallVector<int> results;
  for (StringRef name : trait.getValueAsListOfStrings("values")) {
    const auto it = indices.find(name);
    if (it == indices.end())
      continue;
    if (InferredResultType::isResultIndex(it->second))
      results.push_back(it->second);
    if (isKnown(it->second))
      known = it->second;
  }
  for (int result : results) {
    Node &node = getNode(result);
    if (known) {
      if (!node.isInferred)
        node.sources.assign(1, {*known, "$_self"});
      node.isInferred = true;
      continue;
    }
    for (int other : results)
      if (other != result)
        node.sources.emplace_back(other, "$_self");
  }
}

void TypeInference::add(const Trait &trait) {
  if (trait.getDef().isSubClassOf("TypesMatchWith"))
    addTypesMatchWith(trait.getDef());
  else if (trait.getDef().isSubClassOf("AllTypesMatch"))
    addAllTypesMatch(trait.getDef());
}

bool TypeInference::solve() {
  for (bool changed = true; changed;) {
    changed = false;
    for (Node &node : nodes) {
      if (node.isInferred)
        continue;
      auto *known =
          llvm::find_if(node.sources, [&](const InferredResultType &source) {
            return isKnown(source.getIndex());
          });
      if (known == node.sources.end())
        continue;
      node.sources.assign(1, InferredResultType(*known));
      node.isInferred = changed = true;
    }
  }
  return llvm::all_of(nodes, [](const Node &node) { return node.isInferred; });
}

/// Returns true if the operation implements type inference itself.
static bool isManual(const Trait &trait, const Record *inferTrait) {
  return &trait.getDef() == inferTrait ||
         trait.getDef().isSubClassOf(
             (llvm::Twine(inferTypeOpInterface) + "::Trait").str());
}

void Operator::populateTypeInferenceInfo() {
  Record *inferTrait = def.getRecords().getDef(inferTypeOpInterface);
  if (!inferTrait || results.empty() || getNumVariableLengthResults() > 0)
    return;
  if (getTrait("::mlir::OpTrait::SameOperandsAndResultType")) {
    const auto *anchor = llvm::find_if(arguments, [](const Argument &argument) {
      auto *operand = llvm::dyn_cast<NamedTypeConstraint *>(argument);
      return operand && !operand->isVariableLength();
    });
    if (anchor == arguments.end())
      return;
    const int index = anchor - arguments.begin();
    resultTypeMapping.assign(results.size(), {index, "$_self"});
  } else {
    TypeInference inference(*this);
    for (const Trait &trait : traits) {
      if (isManual(trait, inferTrait))
        return;
      inference.add(trait);
    }
    if (!inference.solve())
      return;
    for (int i = 0; i < getNumResults(); ++i)
      resultTypeMapping.push_back(inference.getSource(i));
  }
  allResultsHaveKnownTypes = true;
  traits.push_back(Trait::create(inferTrait->getDefInit(), def));
}

std::optional<std::string>
InferredResultType::getTransformerExpression() const {
  return rule ? encodeExpressionField(*rule, "transformerExpr") : encodeSelf();
}
