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

/// A file in memory with the lifetime of the object and a path inside this
/// process.
class MemoryFile {
public:
  /// Errors: ResourceExhausted if the system cannot create the file.
  static absl::StatusOr<MemoryFile> create();

  /// Creates a file that contains `bytes`.
  static absl::StatusOr<MemoryFile> create(llvm::StringRef bytes);

  MemoryFile(MemoryFile &&) = default;
  MemoryFile &operator=(MemoryFile &&) = delete;
  ~MemoryFile();

  llvm::raw_fd_ostream &stream() { return *output; }

  /// Writes the buffered data of the stream. Call it before reading the path.
  ///
  /// Errors: ResourceExhausted if some data could not be written.
  absl::Status flush();

  const std::string &path() const { return name; }

  /// Returns the number of bytes written so far.
  uint64_t size() const { return output->tell(); }

private:
  explicit MemoryFile(int descriptor);

  std::string name;
  std::unique_ptr<llvm::raw_fd_ostream> output;
};

} // namespace mlir::native

#endif // TARGETS_NATIVE_MEMORY_FILE_H
