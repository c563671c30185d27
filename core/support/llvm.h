// SPDX-License-Identifier: Apache-2.0
//
// LLVM names that the C++ code in definitions uses without a namespace, as in
// upstream MLIR. For generated code and hand-written code next to it.
#ifndef CORE_SUPPORT_LLVM_H
#define CORE_SUPPORT_LLVM_H

#include <optional>

#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/APInt.h"
#include "llvm/ADT/APSInt.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/Casting.h"
#include "llvm/Support/LogicalResult.h"
#include "llvm/Support/SMLoc.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir {

using llvm::APFloat;
using llvm::APInt;
using llvm::APSInt;
using llvm::ArrayRef;
using llvm::cast;
using llvm::cast_if_present;
using llvm::cast_or_null;
using llvm::DenseMap;
using llvm::DenseMapInfo;
using llvm::DenseSet;
using llvm::dyn_cast;
using llvm::dyn_cast_if_present;
using llvm::dyn_cast_or_null;
using llvm::function_ref;
using llvm::isa;
using llvm::isa_and_nonnull;
using llvm::isa_and_present;
using llvm::MutableArrayRef;
using llvm::raw_ostream;
using llvm::SmallVector;
using llvm::SmallVectorImpl;
using llvm::SMLoc;
using llvm::StringLiteral;
using llvm::StringRef;
using llvm::StringSet;
using llvm::Twine;

} // namespace mlir

#endif // CORE_SUPPORT_LLVM_H
