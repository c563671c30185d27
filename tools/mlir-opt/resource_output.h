// SPDX-License-Identifier: Apache-2.0
//
// The file of --mlir-print-resource-file.
#ifndef TOOLS_MLIR_OPT_RESOURCE_OUTPUT_H
#define TOOLS_MLIR_OPT_RESOURCE_OUTPUT_H

#include <memory>
#include <string>

#include "absl/status/statusor.h"
#include "core/ir/data/resource_file.h"
#include "core/support/output_file.h"

namespace mlir {

/// Writes the blobs of an output. The previous file remains until the new one
/// is kept, so blobs may be mapped from the previous file.
class ResourceOutput {
public:
  /// `path` is the path of the resource file, `output` that of the text.
  /// Errors: those of OutputFile::create; InvalidArgument if both paths are
  /// equal.
  static absl::StatusOr<ResourceOutput> create(const std::string &path,
                                               const std::string &output);

  ResourceFileWriter &getWriter() { return *writer; }
  absl::Status keep() { return file->keep(); }

private:
  std::unique_ptr<OutputFile> file;
  std::unique_ptr<ResourceFileWriter> writer;
};

/// Returns the path by which the text at `output` refers to the file at `path`.
/// It is relative to the folder of the text if the file is below that folder or
/// `path` is relative. Otherwise, and for text on standard output (`-`) or a
/// device, it is `path`.
std::string getReferencePath(const std::string &path,
                             const std::string &output);

} // namespace mlir

#endif // TOOLS_MLIR_OPT_RESOURCE_OUTPUT_H
