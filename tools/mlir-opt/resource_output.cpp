// SPDX-License-Identifier: Apache-2.0
#include "tools/mlir-opt/resource_output.h"

#include <utility>

#include "absl/status/status.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

namespace mlir {

namespace fs = llvm::sys::fs;
namespace path = llvm::sys::path;

/// Returns the folder of a file without symbolic links, or an empty string if
/// it does not exist.
static llvm::SmallString<128> getRealFolder(llvm::StringRef file) {
  llvm::StringRef folder = path::parent_path(file);
  llvm::SmallString<128> real;
  if (fs::real_path(folder.empty() ? "." : folder, real))
    real.clear();
  return real;
}

std::string getReferencePath(const std::string &file,
                             const std::string &output) {
  const bool isFile =
      output != "-" && (!fs::exists(output) || fs::is_regular_file(output));
  const llvm::SmallString<128> from = getRealFolder(output),
                               to = getRealFolder(file);
  if (!isFile || from.empty() || to.empty())
    return file;
  auto fromPart = path::begin(from), fromEnd = path::end(from);
  auto toPart = path::begin(to), toEnd = path::end(to);
  while (fromPart != fromEnd && toPart != toEnd && *fromPart == *toPart) {
    ++fromPart;
    ++toPart;
  }
  if (fromPart != fromEnd && path::is_absolute(file))
    return file;
  llvm::SmallString<128> result;
  for (; fromPart != fromEnd; ++fromPart)
    path::append(result, "..");
  for (; toPart != toEnd; ++toPart)
    path::append(result, *toPart);
  path::append(result, path::filename(file));
  return result.str().str();
}

/// Returns true if the paths name the same file, which need not exist.
static bool isSamePlace(const std::string &a, const std::string &b) {
  return path::filename(a) == path::filename(b) &&
         getRealFolder(a) == getRealFolder(b);
}

absl::StatusOr<ResourceOutput>
ResourceOutput::create(const std::string &file, const std::string &output) {
  if (file.empty())
    return absl::InvalidArgumentError(
        "option '--mlir-print-resource-file' needs the name of a file");
  if (output != "-" && isSamePlace(file, output))
    return absl::InvalidArgumentError(
        "text and resources cannot both be written to '" + file + "'");
  absl::StatusOr<OutputFile> made = OutputFile::create(file);
  if (!made.ok())
    return made.status();
  ResourceOutput result;
  result.file = std::make_unique<OutputFile>(std::move(*made));
  result.writer = std::make_unique<ResourceFileWriter>(
      result.file->stream(), getReferencePath(file, output));
  return result;
}

} // namespace mlir
