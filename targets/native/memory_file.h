// SPDX-License-Identifier: Apache-2.0
//
// A file without a name on disk, for parts of LLVM that only read files.
#ifndef TARGETS_NATIVE_MEMORY_FILE_H
#define TARGETS_NATIVE_MEMORY_FILE_H

#include <cstdint>
#include <memory>
#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir::native {

/// A file in memory that lives as long as the object, and has a path within
/// this process.
class MemoryFile {
public:
  /// Errors: ResourceExhausted when the system has no file for it.
  static absl::StatusOr<MemoryFile> create();

  /// A file that holds `bytes`.
  static absl::StatusOr<MemoryFile> create(llvm::StringRef bytes);

  MemoryFile(MemoryFile &&) = default;
  MemoryFile &operator=(MemoryFile &&) = delete;
  ~MemoryFile();

  llvm::raw_fd_ostream &stream() { return *output; }

  /// Writes out what the stream buffers. Call it before the path is read.
  ///
  /// Errors: ResourceExhausted when something could not be written.
  absl::Status flush();

  const std::string &path() const { return name; }

  /// Bytes written so far.
  uint64_t size() const { return output->tell(); }

private:
  explicit MemoryFile(int descriptor);

  std::string name;
  std::unique_ptr<llvm::raw_fd_ostream> output;
};

} // namespace mlir::native

#endif // TARGETS_NATIVE_MEMORY_FILE_H
