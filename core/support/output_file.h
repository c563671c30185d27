// SPDX-License-Identifier: Apache-2.0
//
// Output files that are written completely or not at all.
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

/// A temporary file next to its destination. keep() moves it to the
/// destination. Otherwise it is removed on destruction or on a signal that ends
/// the process.
class OutputFile {
public:
  /// Errors: Unavailable if no file can be created in the folder of `path`, or
  /// if `path` exists and is not a regular file. The message contains `path`.
  static absl::StatusOr<OutputFile> create(llvm::StringRef path);

  OutputFile(OutputFile &&other);
  ~OutputFile();

  /// Returns the path of the temporary file, a unique name in the folder of the
  /// destination. Other code may replace the file.
  const std::string &temporaryPath() const { return temporary; }

  llvm::raw_fd_ostream &stream() { return *output; }

  /// Reserves space for `bytes` more bytes, for writers that map the file and
  /// would crash on a full disk.
  /// Errors: Unavailable if there is not enough space.
  absl::Status reserve(uint64_t bytes);

  /// Flushes the stream and moves the file to its destination.
  /// Errors: Unavailable if writing failed. The destination is unchanged; the
  /// file is removed on destruction.
  absl::Status keep();

private:
  OutputFile(llvm::StringRef path, std::string temporary, int descriptor);
  absl::Status failure(std::error_code error) const;

  std::string path;
  /// Empty after keep() or a move.
  std::string temporary;
  int descriptor;
  std::unique_ptr<llvm::raw_fd_ostream> output;
};

/// Lets `write` write directly to an existing path that is not a regular file,
/// such as /dev/null.
/// Errors: Unavailable if it cannot be opened or written.
absl::Status writeToDevice(llvm::StringRef path,
                           llvm::function_ref<void(llvm::raw_ostream &)> write);

/// Lets `write` write the file `path` by OutputFile, or directly if it is a
/// device.
absl::Status writeFile(llvm::StringRef path,
                       llvm::function_ref<void(llvm::raw_ostream &)> write);

} // namespace mlir

#endif // CORE_SUPPORT_OUTPUT_FILE_H
