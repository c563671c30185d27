// SPDX-License-Identifier: Apache-2.0
#include "targets/native/memory_file.h"

#include <sys/mman.h>

#include <cerrno>
#include <cstring>

#include "absl/strings/str_cat.h"

namespace mlir::native {

MemoryFile::MemoryFile(int descriptor)
    : name(absl::StrCat("/proc/self/fd/", descriptor)),
      output(std::make_unique<llvm::raw_fd_ostream>(descriptor,
                                                    /*shouldClose=*/true)) {}

absl::StatusOr<MemoryFile> MemoryFile::create() {
  int descriptor = memfd_create("mlir", MFD_CLOEXEC);
  if (descriptor < 0)
    return absl::ResourceExhaustedError(
        absl::StrCat("cannot make a file in memory: ", std::strerror(errno)));
  return MemoryFile(descriptor);
}

absl::StatusOr<MemoryFile> MemoryFile::create(llvm::StringRef bytes) {
  absl::StatusOr<MemoryFile> file = create();
  if (!file.ok())
    return file;
  file->stream() << bytes;
  if (absl::Status status = file->flush(); !status.ok())
    return status;
  return file;
}

MemoryFile::~MemoryFile() {
  if (!output)
    return;
  // LLVM ends the process if an error remains. The caller did not request the
  // data that is lost here.
  output->flush();
  output->clear_error();
}

absl::Status MemoryFile::flush() {
  output->flush();
  if (!output->has_error())
    return absl::OkStatus();
  std::string reason = output->error().message();
  output->clear_error();
  return absl::ResourceExhaustedError(
      absl::StrCat("cannot write a file in memory: ", reason));
}

} // namespace mlir::native
