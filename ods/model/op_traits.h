// SPDX-License-Identifier: Apache-2.0
//
// The traits and interfaces of an operation as its descriptor has them.
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
  /// In C++, without `Impl`: "::mlir::OpTrait::NOperands". Arguments other than
  /// those below are part of it.
  std::string name;
  /// It is the trait of the interface that is called so, and verifies it.
  bool isInterface = false;
  std::optional<int64_t> number = {};
  /// Of operations: what stands in the definition.
  std::vector<std::string> classes = {};
};

/// In the order in which they are verified: numbers of regions, results,
/// successors and operands, structural ones, OpInvariants, then the others in
/// the order of the definition.
std::vector<TraitUseModel> getTraitUses(const Operator &op);

/// The interface of a trait, if it is one's.
std::optional<Interface> getInterfaceOf(const Trait &trait);

/// The interfaces of the effects that are said at arguments and results, and
/// those of traits; without duplicates: C++ names of the effects' base class
/// and of the interface.
struct EffectInterface {
  std::string baseEffect;
  std::string interface;
};
std::vector<EffectInterface> getEffectInterfaces(const Operator &op);

/// C++ names of the interfaces, each once, but for the one that names results.
std::vector<std::string> getInterfaceNames(const Operator &op);

/// Whether the class is to get names for its results from their names in the
/// definition.
bool namesResults(const Operator &op);

} // namespace ods
} // namespace mlir

#endif // ODS_MODEL_OP_TRAITS_H
