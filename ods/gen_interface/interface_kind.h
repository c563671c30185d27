// SPDX-License-Identifier: Apache-2.0
//
// What interfaces are of.
#ifndef ODS_GEN_INTERFACE_INTERFACE_KIND_H
#define ODS_GEN_INTERFACE_INTERFACE_KIND_H

namespace mlir {
namespace ods {

/// What has the interface. Those of dialects are generated differently.
enum class InterfaceKind { Attribute, Operation, Type };

} // namespace ods
} // namespace mlir

#endif // ODS_GEN_INTERFACE_INTERFACE_KIND_H
