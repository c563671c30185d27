// SPDX-License-Identifier: Apache-2.0
#include "ods/load/read_file.h"

#include <string>

#include "llvm/ADT/ScopeExit.h"
#include "llvm/Support/Errc.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/FileSystem.h"

llvm::ErrorOr<std::unique_ptr<llvm::MemoryBuffer>>
mlir::ods::readFile(llvm::StringRef path, size_t maxBytes) {
  llvm::Expected<llvm::sys::fs::file_t> file =
      llvm::sys::fs::openNativeFileForRead(path);
  if (!file)
    return llvm::errorToErrorCode(file.takeError());
  auto close = llvm::make_scope_exit([&] { llvm::sys::fs::closeFile(*file); });
  std::string bytes;
  char block[1 << 16];
  while (true) {
    llvm::Expected<size_t> count = llvm::sys::fs::readNativeFile(*file, block);
    if (!count)
      return llvm::errorToErrorCode(count.takeError());
    if (*count == 0)
      break;
    bytes.append(block, *count);
    if (bytes.size() > maxBytes)
      return llvm::make_error_code(llvm::errc::file_too_large);
  }
  return llvm::MemoryBuffer::getMemBufferCopy(bytes, path);
}
