// SPDX-License-Identifier: Apache-2.0
//
// The kinds of locations; their definitions are in
// core/ir/builtin/builtin_locations.td. Source: the MLIR documentation,
// "Builtin Dialect", Location Attributes.
#ifndef CORE_IR_BUILTIN_BUILTIN_LOCATIONS_H
#define CORE_IR_BUILTIN_BUILTIN_LOCATIONS_H

#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/structure/attribute.h"
#include "core/ir/structure/location.h"

#define GET_ATTRDEF_CLASSES
#include "core/ir/builtin/builtin_locations.h.inc"

namespace mlir {

/// A range that is a single position: loc("file":1:2).
class FileLineColLoc : public FileLineColRange {
public:
  using FileLineColRange::FileLineColRange;
  static bool classof(Attribute attribute);
  static FileLineColLoc get(StringAttr filename, unsigned line,
                            unsigned column);
  static FileLineColLoc get(MLIRContext *context, llvm::StringRef filename,
                            unsigned line, unsigned column);
  unsigned getLine() const { return getStartLine(); }
  unsigned getColumn() const { return getStartColumn(); }
};

/// A fused location with metadata of class `MetadataT`:
/// loc(fused<…>["file":1:2]).
template <typename MetadataT> class FusedLocWith : public FusedLoc {
public:
  using FusedLoc::FusedLoc;
  MetadataT getMetadata() const {
    return llvm::cast<MetadataT>(FusedLoc::getMetadata());
  }
  static bool classof(Attribute attribute) {
    auto fused = llvm::dyn_cast<FusedLoc>(attribute);
    return fused && llvm::isa_and_nonnull<MetadataT>(fused.getMetadata());
  }
};

} // namespace mlir

#endif // CORE_IR_BUILTIN_BUILTIN_LOCATIONS_H
