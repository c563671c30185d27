// SPDX-License-Identifier: Apache-2.0
//
// The kinds of interfaces.
#ifndef ODS_GEN_INTERFACE_INTERFACE_KIND_H
#define ODS_GEN_INTERFACE_INTERFACE_KIND_H

namespace mlir {
namespace ods {

/// The kind of entity that implements the interface. Interfaces of dialects are
/// generated differently.
enum class InterfaceKind { Attribute, Operation, Type };

} // namespace ods
} // namespace mlir

#endif // ODS_GEN_INTERFACE_INTERFACE_KIND_H
