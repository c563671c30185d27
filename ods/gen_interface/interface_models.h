// SPDX-License-Identifier: Apache-2.0
//
// Generates the templates of an interface: the trait with its default methods,
// and the models that create tables for implementing classes.
#ifndef ODS_GEN_INTERFACE_INTERFACE_MODELS_H
#define ODS_GEN_INTERFACE_INTERFACE_MODELS_H

#include "ods/gen_interface/interface_text.h"

namespace mlir {
namespace ods {

/// Emits declarations of the templates in the interface's namespace.
void emitModelForwards(const Interface &interface, const InterfaceWords &words,
                       llvm::raw_ostream &os);

/// Emits definitions of the templates outside of all namespaces.
void emitModels(const Interface &interface, const InterfaceWords &words,
                llvm::raw_ostream &os);

} // namespace ods
} // namespace mlir

#endif // ODS_GEN_INTERFACE_INTERFACE_MODELS_H
