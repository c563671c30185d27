// SPDX-License-Identifier: Apache-2.0
//
// Files that come to be whole or not at all.
#ifndef CORE_SUPPORT_OUTPUT_FILE_H
#define CORE_SUPPORT_OUTPUT_FILE_H

#include <cstdint>
#include <memory>
#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir {

/// A file beside its place, which takes that place once it is kept; without
/// that (or on a signal that ends the process) it is removed.
class OutputFile {
public:
  /// Errors: Unavailable when no file can be made in the folder of `path`, or
  /// `path` is there and is no regular file. The message names `path`.
  static absl::StatusOr<OutputFile> create(llvm::StringRef path);

  OutputFile(OutputFile &&other);
  ~OutputFile();

  /// Where the file is until it is kept: a name of its own in the folder of its
  /// place. Others may replace it there.
  const std::string &temporaryPath() const { return temporary; }

  llvm::raw_fd_ostream &stream() { return *output; }

  /// Makes sure that `bytes` more can be stored, for writers that map the file
  /// and would die of a full disk.
  /// Errors: Unavailable when there is no room.
  absl::Status reserve(uint64_t bytes);

  /// Writes out the stream and moves the file to its place.
  /// Errors: Unavailable when something could not be written; what was in its
  /// place is unchanged, and the file is removed with the object.
  absl::Status keep();

private:
  OutputFile(llvm::StringRef path, std::string temporary, int descriptor);
  absl::Status failure(std::error_code error) const;

  std::string path;
  /// Empty once kept or moved from.
  std::string temporary;
  int descriptor;
  std::unique_ptr<llvm::raw_fd_ostream> output;
};

/// Lets `write` write to what is there and is no file, such as /dev/null, as it
/// comes.
/// Errors: Unavailable when it cannot be opened or written.
absl::Status writeToDevice(llvm::StringRef path,
                           llvm::function_ref<void(llvm::raw_ostream &)> write);

/// Lets `write` fill the file `path`, see OutputFile, or a device that is
/// there.
absl::Status writeFile(llvm::StringRef path,
                       llvm::function_ref<void(llvm::raw_ostream &)> write);

} // namespace mlir

#endif // CORE_SUPPORT_OUTPUT_FILE_H
