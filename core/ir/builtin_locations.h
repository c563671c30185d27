// SPDX-License-Identifier: Apache-2.0
//
// The kinds of locations. Source: the MLIR documentation, "Builtin Dialect",
// Location Attributes.
#ifndef CORE_IR_BUILTIN_LOCATIONS_H
#define CORE_IR_BUILTIN_LOCATIONS_H

#include "core/ir/attribute.h"
#include "core/ir/builtin_attributes.h"
#include "core/ir/location.h"

namespace mlir {

namespace detail {
struct FileLineColRangeParameters {
  Attribute filename; // StringAttr
  uint32_t startLine;
  uint32_t startColumn;
  uint32_t endLine;
  uint32_t endColumn;
};
struct CallSiteLocParameters {
  Attribute callee; // LocationAttr
  Attribute caller;
};
struct NameLocParameters {
  Attribute name;     // StringAttr
  Attribute childLoc; // LocationAttr
};
struct FusedLocParameters {
  llvm::ArrayRef<Attribute> locations; // LocationAttr
  Attribute metadata;
};
struct OpaqueLocParameters {
  const void *underlyingLocation;
  TypeID typeID;
  Attribute fallbackLocation;
};
} // namespace detail

/// loc(unknown)
class UnknownLoc : public LocationAttr {
public:
  using LocationAttr::LocationAttr;
  static const AttributeDescriptor descriptor;
  static bool classof(Attribute attribute) {
    return attribute.getTypeID() == TypeID::get<UnknownLoc>();
  }
  static UnknownLoc get(MLIRContext *context);
};

/// loc("file":1:2 to 3:4): a range of a file. A single place has its end at
/// its start.
class FileLineColRange
    : public AttributeBase<FileLineColRange, detail::FileLineColRangeParameters,
                           LocationAttr> {
public:
  using AttributeBase::AttributeBase;
  static const AttributeDescriptor descriptor;
  static FileLineColRange get(StringAttr filename, unsigned startLine,
                              unsigned startColumn, unsigned endLine,
                              unsigned endColumn);
  StringAttr getFilename() const {
    return llvm::cast<StringAttr>(getParameters().filename);
  }
  unsigned getStartLine() const { return getParameters().startLine; }
  unsigned getStartColumn() const { return getParameters().startColumn; }
  unsigned getEndLine() const { return getParameters().endLine; }
  unsigned getEndColumn() const { return getParameters().endColumn; }
};

/// loc("file":1:2): a range that is one place.
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

/// loc(callsite(callee at caller))
class CallSiteLoc
    : public AttributeBase<CallSiteLoc, detail::CallSiteLocParameters,
                           LocationAttr> {
public:
  using AttributeBase::AttributeBase;
  static const AttributeDescriptor descriptor;
  static CallSiteLoc get(Location callee, Location caller);
  /// The frames from the second on are the callers of those before.
  static CallSiteLoc get(Location callee, llvm::ArrayRef<Location> frames);
  Location getCallee() const {
    return llvm::cast<LocationAttr>(getParameters().callee);
  }
  Location getCaller() const {
    return llvm::cast<LocationAttr>(getParameters().caller);
  }
};

/// loc("name"(child))
class NameLoc
    : public AttributeBase<NameLoc, detail::NameLocParameters, LocationAttr> {
public:
  using AttributeBase::AttributeBase;
  static const AttributeDescriptor descriptor;
  static NameLoc get(StringAttr name, LocationAttr child);
  static NameLoc get(StringAttr name, Location child) {
    return get(name, child.getAttr());
  }
  static NameLoc get(StringAttr name);
  StringAttr getName() const {
    return llvm::cast<StringAttr>(getParameters().name);
  }
  Location getChildLoc() const {
    return llvm::cast<LocationAttr>(getParameters().childLoc);
  }
};

/// loc(fused<metadata>[a, b])
class FusedLoc
    : public AttributeBase<FusedLoc, detail::FusedLocParameters, LocationAttr> {
public:
  using AttributeBase::AttributeBase;
  static const AttributeDescriptor descriptor;
  /// Simplified: fused locations with the same metadata are opened, doubles and
  /// unknown ones are left out, and one location without metadata is itself.
  static LocationAttr get(llvm::ArrayRef<Location> locations,
                          Attribute metadata, MLIRContext *context);
  static LocationAttr get(MLIRContext *context,
                          llvm::ArrayRef<Location> locations) {
    return get(locations, Attribute(), context);
  }
  /// As it is.
  static FusedLoc getExact(llvm::ArrayRef<LocationAttr> locations,
                           Attribute metadata, MLIRContext *context);
  llvm::ArrayRef<LocationAttr> getLocations() const;
  /// May be null.
  Attribute getMetadata() const { return getParameters().metadata; }
};

/// A pointer of the program that made the IR; text has the fallback.
class OpaqueLoc : public AttributeBase<OpaqueLoc, detail::OpaqueLocParameters,
                                       LocationAttr> {
public:
  using AttributeBase::AttributeBase;
  static const AttributeDescriptor descriptor;
  template <typename T> static OpaqueLoc get(T *underlying, Location fallback) {
    return get(static_cast<const void *>(underlying), TypeID::get<T>(),
               fallback);
  }
  static OpaqueLoc get(const void *underlying, TypeID typeID,
                       Location fallback);
  template <typename T> T *getUnderlyingLocationOrNull() const {
    return getParameters().typeID == TypeID::get<T>()
               ? static_cast<T *>(
                     const_cast<void *>(getParameters().underlyingLocation))
               : nullptr;
  }
  Location getFallbackLocation() const {
    return llvm::cast<LocationAttr>(getParameters().fallbackLocation);
  }
  TypeID getUnderlyingTypeID() const { return getParameters().typeID; }
};

} // namespace mlir

#endif // CORE_IR_BUILTIN_LOCATIONS_H
