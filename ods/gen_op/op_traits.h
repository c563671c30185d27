// SPDX-License-Identifier: Apache-2.0
//
// Generates the traits and interfaces in an operation's descriptor.
#ifndef ODS_GEN_OP_OP_TRAITS_H
#define ODS_GEN_OP_OP_TRAITS_H

#include "ods/gen_op/constant_pool.h"
#include "ods/model/operator.h"

namespace mlir {
namespace ods {

/// Returns the name of the array of traits in verification order: numbers of
/// regions, results, successors and operands, structural traits, OpInvariants,
/// then the others in the order of the definition.
std::string getTraitArray(const Operator &op, ConstantPool &pool);

/// Returns the name of the array of interfaces.
std::string getInterfaceArray(const Operator &op, ConstantPool &pool);

} // namespace ods
} // namespace mlir

#endif // ODS_GEN_OP_OP_TRAITS_H
