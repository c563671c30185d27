// SPDX-License-Identifier: Apache-2.0
//
// The traits and interfaces in an operation's descriptor.
#ifndef ODS_MODEL_OP_TRAITS_H
#define ODS_MODEL_OP_TRAITS_H

#include <optional>
#include <string>
#include <vector>

#include "ods/model/interfaces.h"
#include "ods/model/operator.h"

namespace mlir {
namespace ods {

/// A trait with its arguments.
struct TraitUseModel {
  /// The C++ name without `Impl`: "::mlir::OpTrait::NOperands". Contains
  /// arguments other than those below.
  std::string name;
  /// True if the trait belongs to the interface with this name and verifies it.
  bool isInterface = false;
  std::optional<int64_t> number = {};
  /// The operations named in the definition.
  std::vector<std::string> classes = {};
};

/// Returns the traits in verification order: numbers of regions, results,
/// successors and operands, structural traits, OpInvariants, then the others in
/// the order of the definition.
std::vector<TraitUseModel> getTraitUses(const Operator &op);

/// Returns the interface of a trait, if it is an interface trait.
std::optional<Interface> getInterfaceOf(const Trait &trait);

/// An interface of effects that are declared at arguments and results or by
/// traits: the C++ names of the base class of the effects and of the interface.
/// There are no duplicates.
struct EffectInterface {
  std::string baseEffect;
  std::string interface;
};
std::vector<EffectInterface> getEffectInterfaces(const Operator &op);

/// Returns the C++ names of the interfaces without duplicates, except the
/// interface that names results.
std::vector<std::string> getInterfaceNames(const Operator &op);

/// Returns true if results are named as in the definition.
bool namesResults(const Operator &op);

} // namespace ods
} // namespace mlir

#endif // ODS_MODEL_OP_TRAITS_H
