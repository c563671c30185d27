// SPDX-License-Identifier: Apache-2.0
//
// The storage of struct types.
#ifndef DIALECTS_LLVM_STRUCT_TYPE_STORAGE_H
#define DIALECTS_LLVM_STRUCT_TYPE_STORAGE_H

#include "core/ir/descriptor/field.h"
#include "core/ir/structure/type.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace mlir::LLVM::detail {

/// The key of a literal struct is its elements and packing, the key of an
/// identified struct is its name. The body of an identified struct is set
/// later.
struct LLVMStructTypeStorage {
  LLVMStructTypeStorage(llvm::StringRef name, bool isIdentified,
                        llvm::ArrayRef<Type> literalBody = {},
                        bool isLiteralPacked = false)
      : name(name), literalBody(literalBody), isIdentified(isIdentified),
        isLiteralPacked(isLiteralPacked) {}

  llvm::StringRef name;
  llvm::ArrayRef<Type> literalBody;
  bool isIdentified;
  bool isLiteralPacked;

  // Mutable. An opaque struct has no body and never gets one.
  bool isInitialized = false;
  bool isOpaque = false;
  bool isPacked = false;
  llvm::ArrayRef<Type> body;

  static const FieldTable fields;
};

} // namespace mlir::LLVM::detail

#endif // DIALECTS_LLVM_STRUCT_TYPE_STORAGE_H
