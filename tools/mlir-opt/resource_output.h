// SPDX-License-Identifier: Apache-2.0
//
// The file of --mlir-print-resource-file.
#ifndef TOOLS_MLIR_OPT_RESOURCE_OUTPUT_H
#define TOOLS_MLIR_OPT_RESOURCE_OUTPUT_H

#include <memory>
#include <string>

#include "absl/status/statusor.h"
#include "core/ir/resource_file.h"
#include "core/support/output_file.h"

namespace mlir {

/// Takes the blobs of an output. What is in its place stays until it is kept,
/// so that blobs may be mapped from there.
class ResourceOutput {
public:
  /// `path` is where the file is to be, `output` where the text goes.
  /// Errors: those of OutputFile::create; InvalidArgument if `path` is that of
  /// the text.
  static absl::StatusOr<ResourceOutput> create(const std::string &path,
                                               const std::string &output);

  ResourceFileWriter &getWriter() { return *writer; }
  absl::Status keep() { return file->keep(); }

private:
  std::unique_ptr<OutputFile> file;
  std::unique_ptr<ResourceFileWriter> writer;
};

/// How the text at `output` names the file at `path`: from the text's folder on
/// if it is there or below, or if `path` is relative; else as it is, also for
/// text on standard output (`-`) or a device.
std::string getReferencePath(const std::string &path,
                             const std::string &output);

} // namespace mlir

#endif // TOOLS_MLIR_OPT_RESOURCE_OUTPUT_H
