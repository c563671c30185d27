// SPDX-License-Identifier: Apache-2.0
// word-dump prints a file as 32-bit numbers, one a line.
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "core/support/command_line.h"
#include "words.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/ErrorOr.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"

static int fail(llvm::StringRef message) {
  llvm::errs() << "error: " << message << "\n";
  return 1;
}

static int fail(const absl::Status &status) {
  return fail(
      llvm::StringRef(status.message().data(), status.message().size()));
}

static int dump(const std::string &path, llvm::endianness order) {
  llvm::ErrorOr<std::unique_ptr<llvm::MemoryBuffer>> file =
      llvm::MemoryBuffer::getFile(path, /*IsText=*/false,
                                  /*RequiresNullTerminator=*/false);
  if (!file)
    return fail(path + ": " + file.getError().message());
  absl::StatusOr<std::vector<uint32_t>> words =
      readWords((*file)->getBuffer(), order);
  if (!words.ok())
    return fail(words.status());
  for (uint32_t word : *words)
    llvm::outs() << llvm::format_hex(word, /*Width=*/10) << "\n";
  return 0;
}

int main(int count, char **arguments) {
  std::string path;
  llvm::endianness order = llvm::endianness::native;
  mlir::CommandLine line("word-dump", "prints a file as 32-bit numbers");
  line.addPositional("FILE", path, "the file");
  line.addChoice("big-endian", order, llvm::endianness::big,
                 "the first byte of a word counts most");
  line.addChoice("little-endian", order, llvm::endianness::little,
                 "the first byte of a word counts least");
  absl::Status status =
      line.parse(llvm::ArrayRef<const char *>(arguments, count).drop_front());
  if (!status.ok())
    return fail(status);
  if (line.helpRequested()) {
    line.printHelp(llvm::outs());
    return 0;
  }
  return dump(path, order);
}
