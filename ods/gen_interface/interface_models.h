// SPDX-License-Identifier: Apache-2.0
//
// Templates of an interface: the trait with its default methods, and models,
// which make tables of classes that implement it.
#ifndef ODS_GEN_INTERFACE_INTERFACE_MODELS_H
#define ODS_GEN_INTERFACE_INTERFACE_MODELS_H

#include "ods/gen_interface/interface_text.h"

namespace mlir {
namespace ods {

/// Declarations of the templates, in the interface's namespace.
void emitModelForwards(const Interface &interface, const InterfaceWords &words,
                       llvm::raw_ostream &os);

/// Their definitions, in none.
void emitModels(const Interface &interface, const InterfaceWords &words,
                llvm::raw_ostream &os);

} // namespace ods
} // namespace mlir

#endif // ODS_GEN_INTERFACE_INTERFACE_MODELS_H
