// SPDX-License-Identifier: Apache-2.0
//
// Builtin location attributes.
#ifndef CORE_IR_BUILTIN_BUILTIN_LOCATIONS_TD
#define CORE_IR_BUILTIN_BUILTIN_LOCATIONS_TD

include "core/ir/builtin/builtin_dialect.td"
include "ods/records/attr_type_def.td"

class Builtin_LocationAttr<string name, list<Trait> traits = []>
    : LocationAttrDef<Builtin_Dialect, name, traits> {
  let cppClassName = name;
  let mnemonic = ?;
}

class Builtin_LocationParameter<string description = "">
    : AttrParameter<"::mlir::LocationAttr", description, "::mlir::Location">;

def Builtin_PointerParameter
    : AttrParameter<"const void *", "compared by address"> {
  let kind = "pointer";
}
def Builtin_TypeIDParameter
    : AttrParameter<"::mlir::TypeID", "of the class pointed to"> {
  let kind = "u64";
}

def UnknownLoc : Builtin_LocationAttr<"UnknownLoc"> {
  let summary = "An unspecified source location";
  let description = [{
    An unknown location: `loc(unknown)`.
  }];
  let attrName = "builtin.unknown_loc";
}

def CallSiteLoc : Builtin_LocationAttr<"CallSiteLoc"> {
  let summary = "A callsite source location";
  let description = [{
    A location in a callee and the location of the call:
    `loc(callsite("f" at "main.c":7:3))`.
  }];
  let parameters = (ins Builtin_LocationParameter<>:$callee,
                        Builtin_LocationParameter<>:$caller);
  let builders = [
    AttrBuilderWithInferredContext<(ins "Location":$callee,
                                        "Location":$caller), [{
      return $_get(caller.getContext(), callee.getAttr(), caller.getAttr());
    }]>,
    // Each frame is the caller of the frame before it.
    AttrBuilderWithInferredContext<(ins "Location":$name,
                                        "ArrayRef<Location>":$frames)>
  ];
  let skipDefaultBuilders = 1;
  let attrName = "builtin.call_site_loc";
}

def FileLineColRange : Builtin_LocationAttr<"FileLineColRange"> {
  let summary = "A file:line:column source location range";
  let description = [{
    A location or a range in a file: `loc("f.c":1:2)`, `loc("f.c":1:2 to :7)`,
    `loc("f.c":1:2 to 3:4)`. The end of a single location equals its start.
  }];
  let parameters = (ins "StringAttr":$filename,
                        "unsigned":$start_line, "unsigned":$start_column,
                        "unsigned":$end_line, "unsigned":$end_column);
  let builders = [
    AttrBuilderWithInferredContext<(ins "StringAttr":$filename), [{
      return $_get(filename.getContext(), filename, 0u, 0u, 0u, 0u);
    }]>,
    AttrBuilderWithInferredContext<(ins "StringAttr":$filename,
                                        "unsigned":$line), [{
      return $_get(filename.getContext(), filename, line, 0u, line, 0u);
    }]>,
    AttrBuilderWithInferredContext<(ins "StringAttr":$filename,
                                        "unsigned":$line,
                                        "unsigned":$column), [{
      return $_get(filename.getContext(), filename, line, column, line, column);
    }]>,
    AttrBuilder<(ins "StringRef":$filename, "unsigned":$start_line,
                     "unsigned":$start_column), [{
      return get(StringAttr::get($_ctxt, filename.empty() ? "-" : filename),
                 start_line, start_column);
    }]>,
    AttrBuilderWithInferredContext<(ins "StringAttr":$filename,
                                        "unsigned":$line,
                                        "unsigned":$start_column,
                                        "unsigned":$end_column), [{
      return $_get(filename.getContext(), filename, line, start_column, line,
                   end_column);
    }]>,
    AttrBuilderWithInferredContext<(ins "StringAttr":$filename,
                                        "unsigned":$start_line,
                                        "unsigned":$start_column,
                                        "unsigned":$end_line,
                                        "unsigned":$end_column), [{
      return $_get(filename.getContext(), filename, start_line, start_column,
                   end_line, end_column);
    }]>,
    AttrBuilder<(ins "StringRef":$filename, "unsigned":$start_line,
                     "unsigned":$start_column, "unsigned":$end_line,
                     "unsigned":$end_column), [{
      return get(StringAttr::get($_ctxt, filename.empty() ? "-" : filename),
                 start_line, start_column, end_line, end_column);
    }]>
  ];
  let skipDefaultBuilders = 1;
  let attrName = "builtin.file_line_range";
}

def FusedLoc : Builtin_LocationAttr<"FusedLoc"> {
  let summary = "A tuple of other source locations";
  let description = [{
    Several locations with optional metadata, such as the reason for fusing
    them: `loc(fused<"CSE">["f.c":1:2, "f.c":5:2])`.
  }];
  let parameters = (ins
    ArrayRefParameter<"::mlir::LocationAttr">:$locations,
    OptionalParameter<"::mlir::Attribute", "may be null">:$metadata
  );
  let extraClassDeclaration = [{
    /// Returns the simplified location. Flattens fused locations with the same
    /// metadata, removes duplicates and unknown locations, and returns a
    /// single location without metadata as it is.
    static LocationAttr get(ArrayRef<Location> locations, Attribute metadata,
                            MLIRContext *context);
    static LocationAttr get(MLIRContext *context,
                            ArrayRef<Location> locations) {
      return get(locations, Attribute(), context);
    }
    /// Returns the location without simplification.
    static FusedLoc getExact(ArrayRef<LocationAttr> locations,
                             Attribute metadata, MLIRContext *context) {
      return get(context, locations, metadata);
    }
  }];
  let attrName = "builtin.fused_loc";
}

def NameLoc : Builtin_LocationAttr<"NameLoc"> {
  let summary = "A named source location";
  let description = [{
    A name with an optional child location: `loc("sum")`,
    `loc("sum"("f.c":3:1))`.
  }];
  let parameters = (ins "StringAttr":$name,
                        Builtin_LocationParameter<>:$childLoc);
  let builders = [
    AttrBuilderWithInferredContext<(ins "StringAttr":$name,
                                        "Location":$childLoc), [{
      return $_get(name.getContext(), name, childLoc.getAttr());
    }]>,
    AttrBuilderWithInferredContext<(ins "StringAttr":$name), [{
      return $_get(name.getContext(), name,
                   UnknownLoc::get(name.getContext()));
    }]>
  ];
  let skipDefaultBuilders = 1;
  let extraClassDeclaration = [{
    static NameLoc get(StringAttr name, LocationAttr child);
  }];
  let attrName = "builtin.name_loc";
}

def OpaqueLoc : Builtin_LocationAttr<"OpaqueLoc"> {
  let summary = "An opaque source location";
  let description = [{
    A pointer to a location of the program that created the IR, and a fallback
    location. Only the fallback location is printed.
  }];
  let parameters = (ins
    Builtin_PointerParameter:$underlyingLocation,
    Builtin_TypeIDParameter:$underlyingTypeID,
    Builtin_LocationParameter<>:$fallbackLocation
  );
  let builders = [
    AttrBuilderWithInferredContext<(ins "const void *":$underlyingLocation,
                                        "TypeID":$underlyingTypeID,
                                        "Location":$fallbackLocation), [{
      return $_get(fallbackLocation.getContext(), underlyingLocation,
                   underlyingTypeID, fallbackLocation.getAttr());
    }]>
  ];
  let skipDefaultBuilders = 1;
  let extraClassDeclaration = [{
    template <typename T>
    static OpaqueLoc get(T *underlying, Location fallback) {
      return get(static_cast<const void *>(underlying), TypeID::get<T>(),
                 fallback);
    }
    template <typename T> T *getUnderlyingLocationOrNull() const {
      return getUnderlyingTypeID() == TypeID::get<T>()
                 ? static_cast<T *>(
                       const_cast<void *>(getUnderlyingLocation()))
                 : nullptr;
    }
  }];
  let attrName = "builtin.opaque_loc";
}

#endif // CORE_IR_BUILTIN_BUILTIN_LOCATIONS_TD
