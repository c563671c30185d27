// SPDX-License-Identifier: Apache-2.0
//
// The entries of the typed fields of a TensorProto, and what they stand for.
#ifndef TARGETS_ONNX_TYPED_FIELD_H
#define TARGETS_ONNX_TYPED_FIELD_H

#include <cstdint>
#include <vector>

#include "absl/status/status.h"
#include "targets/onnx/status.h"
#include "targets/onnx/tensor_type.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"

namespace onnx_mlir {

/// Returns the name of a typed field: `float_data`.
llvm::StringRef getFieldName(TypedField field);

/// Checks that the typed field of a tensor has as many entries as `numElements`
/// elements of `type` occupy: two for a complex number, one for all packed
/// elements of a byte.
/// Errors: InvalidArgument.
absl::Status checkNumEntries(int64_t entries, const ElementType &type,
                             int64_t numElements);

/// The permitted values of an int32_data or uint64_data entry for `type`.
struct EntryRange {
  int64_t least;
  int64_t greatest;
};

EntryRange getEntryRange(const ElementType &type);

/// Appends the lower `width` bytes of an entry.
/// Errors: InvalidArgument if the entry is not in the range.
template <typename T>
absl::Status addEntry(T entry, const ElementType &type, EntryRange range,
                      unsigned width, std::vector<char> &storage) {
  // A uint64_t above INT64_MAX becomes negative, which is out of range.
  const int64_t value = static_cast<int64_t>(entry);
  if (value < range.least || value > range.greatest)
    return invalidArgument("has the number " + llvm::Twine(entry) + " in " +
                           getFieldName(type.field) +
                           ", which is out of range for type " + type.name);
  for (unsigned i = 0; i < width; ++i)
    storage.push_back(static_cast<char>(value >> (8 * i)));
  return absl::OkStatus();
}

/// Packs 6-bit elements, given one per byte, without gaps.
std::vector<char> packSixBits(const std::vector<char> &elements);

} // namespace onnx_mlir

#endif // TARGETS_ONNX_TYPED_FIELD_H
