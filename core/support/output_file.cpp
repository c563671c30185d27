// SPDX-License-Identifier: Apache-2.0
#include "core/support/output_file.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>
#include <utility>

#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Signals.h"

namespace mlir {
namespace {

absl::Status cannotWrite(llvm::StringRef path, llvm::StringRef reason) {
  return absl::UnavailableError(
      ("cannot write '" + path + "': " + reason).str());
}

absl::Status cannotWrite(llvm::StringRef path, std::error_code error) {
  // System messages begin with a capital letter.
  std::string reason = error.message();
  reason[0] = llvm::toLower(reason[0]);
  return cannotWrite(path, reason);
}

std::error_code lastError() {
  return std::error_code(errno, std::generic_category());
}

/// Creates a file in the folder of `path` and stores its name. Returns -1 and
/// sets errno on failure.
int openBeside(llvm::StringRef path, std::string &name) {
  for (unsigned attempt = 0;; ++attempt) {
    llvm::SmallString<128> candidate = llvm::sys::path::parent_path(path);
    llvm::sys::path::append(candidate, ".mlir-" + llvm::Twine(getpid()) + "-" +
                                           llvm::Twine(attempt) + ".part");
    name = candidate.str().str();
    int descriptor =
        open(name.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    if (descriptor >= 0 || errno != EEXIST)
      return descriptor;
  }
}

} // namespace

OutputFile::OutputFile(llvm::StringRef path, std::string temporary,
                       int descriptor)
    : path(path), temporary(std::move(temporary)), descriptor(descriptor),
      output(std::make_unique<llvm::raw_fd_ostream>(descriptor,
                                                    /*shouldClose=*/true)) {
  llvm::sys::RemoveFileOnSignal(this->temporary);
}

OutputFile::OutputFile(OutputFile &&other)
    : path(std::move(other.path)),
      temporary(std::exchange(other.temporary, "")),
      descriptor(other.descriptor), output(std::move(other.output)) {}

OutputFile::~OutputFile() {
  if (output) {
    output->flush();
    output->clear_error();
  }
  if (temporary.empty())
    return;
  llvm::sys::fs::remove(temporary);
  llvm::sys::DontRemoveFileOnSignal(temporary);
}

absl::StatusOr<OutputFile> OutputFile::create(llvm::StringRef path) {
  llvm::sys::fs::file_status status;
  if (!llvm::sys::fs::status(path, status) &&
      !llvm::sys::fs::is_regular_file(status))
    return cannotWrite(path, "not a regular file");
  std::string temporary;
  int descriptor = openBeside(path, temporary);
  if (descriptor < 0)
    return cannotWrite(path, lastError());
  return OutputFile(path, std::move(temporary), descriptor);
}

absl::Status OutputFile::failure(std::error_code error) const {
  return cannotWrite(path, error);
}

absl::Status OutputFile::reserve(uint64_t bytes) {
  const uint64_t size = output->tell();
  if (int code = posix_fallocate(descriptor, size, bytes))
    return failure(std::error_code(code, std::generic_category()));
  if (ftruncate(descriptor, size))
    return failure(lastError());
  return absl::OkStatus();
}

absl::Status OutputFile::keep() {
  output->flush();
  if (output->has_error()) {
    std::error_code error = output->error();
    output->clear_error();
    return failure(error);
  }
  if (std::error_code error = llvm::sys::fs::rename(temporary, path))
    return failure(error);
  llvm::sys::DontRemoveFileOnSignal(temporary);
  temporary.clear();
  return absl::OkStatus();
}

absl::Status
writeToDevice(llvm::StringRef path,
              llvm::function_ref<void(llvm::raw_ostream &)> write) {
  std::error_code error;
  llvm::raw_fd_ostream stream(path, error, llvm::sys::fs::OF_Append);
  if (!error) {
    write(stream);
    stream.flush();
    error = stream.error();
    stream.clear_error();
  }
  return error ? cannotWrite(path, error) : absl::OkStatus();
}

absl::Status writeFile(llvm::StringRef path,
                       llvm::function_ref<void(llvm::raw_ostream &)> write) {
  using namespace llvm::sys;
  if (fs::exists(path) && !fs::is_regular_file(path) && !fs::is_directory(path))
    return writeToDevice(path, write);
  absl::StatusOr<OutputFile> file = OutputFile::create(path);
  if (!file.ok())
    return file.status();
  write(file->stream());
  return file->keep();
}

} // namespace mlir
