// SPDX-License-Identifier: Apache-2.0
#include "targets/native/linker.h"

#include <fcntl.h>
#include <unistd.h>

#include <mutex>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "core/support/output_file.h"
#include "lld/Common/Driver.h"
#include "targets/native/embedded_files.h"
#include "targets/native/late_section.h"
#include "targets/native/start_code.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

LLD_HAS_DRIVER(elf)

namespace mlir::native {
namespace {

/// lld's state. Links run one at a time; no link is possible after one that
/// left the state corrupt.
struct LinkerState {
  std::mutex mutex;
  bool usable = true;
};

LinkerState &linkerState() {
  static LinkerState state;
  return state;
}

/// Returns the first error in lld's output, without its prefix.
std::string firstError(llvm::StringRef output) {
  constexpr llvm::StringLiteral prefix = "error: ";
  size_t place = output.find(prefix);
  if (place != llvm::StringRef::npos)
    output = output.substr(place + prefix.size());
  return output.split('\n').first.str();
}

absl::Status runLinker(llvm::ArrayRef<std::string> arguments) {
  std::vector<const char *> pointers;
  for (const std::string &argument : arguments)
    pointers.push_back(argument.c_str());
  LinkerState &state = linkerState();
  std::lock_guard<std::mutex> lock(state.mutex);
  if (!state.usable)
    return absl::InternalError("the linker failed before in this process");
  std::string errors;
  llvm::raw_string_ostream stream(errors);
  lld::Result result = lld::lldMain(pointers, llvm::nulls(), stream,
                                    {{lld::Gnu, &lld::elf::link}});
  state.usable = result.canRunAgain;
  if (result.retCode == 0)
    return absl::OkStatus();
  return absl::FailedPreconditionError(
      absl::StrCat("cannot link: ", firstError(errors)));
}

EmbeddedFiles getEmbeddedFiles(const llvm::Triple &triple) {
  switch (triple.getArch()) {
  case llvm::Triple::x86_64:
    return getEmbeddedFilesForX86_64();
  case llvm::Triple::ppc64le:
    return getEmbeddedFilesForPPC64LE();
  default:
    return getEmbeddedFilesForS390X();
  }
}

/// Makes the embedded files of a platform available to lld.
class EmbeddedInputs {
public:
  static absl::StatusOr<EmbeddedInputs> create(const llvm::Triple &triple) {
    EmbeddedFiles embedded = getEmbeddedFiles(triple);
    EmbeddedInputs inputs;
    for (llvm::StringRef bytes :
         {embedded.runtime, embedded.parallel, embedded.builtins, embedded.libc,
          embedded.libm, embedded.libpthread, embedded.libdl,
          embedded.dynamicLinker}) {
      absl::StatusOr<MemoryFile> file = MemoryFile::create(bytes);
      if (!file.ok())
        return file.status();
      inputs.files.push_back(*std::move(file));
    }
    return inputs;
  }

  void appendArguments(ModelRuntime runtime,
                       std::vector<std::string> &arguments) const {
    // The API of a library has a function that is in the archive of threads,
    // also if no loop needs them.
    if (runtime == ModelRuntime::Included)
      arguments.insert(arguments.end(),
                       {"--whole-archive", files[0].path(),
                        "--no-whole-archive", "-u", "omSetParallelFor"});
    arguments.insert(arguments.end(),
                     {files[1].path(), files[2].path(), "--as-needed"});
    for (size_t i = 3; i < files.size(); ++i)
      arguments.push_back(files[i].path());
  }

  /// Returns the size of the files that can become part of a library, which
  /// excludes the stubs.
  uint64_t size() const {
    return files[0].size() + files[1].size() + files[2].size();
  }

private:
  std::vector<MemoryFile> files;
};

/// Returns the symbol of the global offset table. lld keeps a pointer to the
/// last such symbol that a link requested, and later links write through it. So
/// every link must request it.
llvm::StringRef getOffsetTableSymbol(const llvm::Triple &triple) {
  return triple.isPPC64() ? ".TOC." : "_GLOBAL_OFFSET_TABLE_";
}

/// An alias of a file's folder that contains no special characters. lld would
/// replace each % in the path of its output.
class FolderAlias {
public:
  explicit FolderAlias(llvm::StringRef path) : file(path) {
    llvm::StringRef folder = llvm::sys::path::parent_path(path);
    descriptor = open(folder.empty() ? "." : folder.str().c_str(),
                      O_PATH | O_DIRECTORY | O_CLOEXEC);
  }
  ~FolderAlias() {
    if (descriptor >= 0)
      close(descriptor);
  }

  /// Returns the path of the file through the alias, or the original path if
  /// the folder cannot be opened.
  std::string path() const {
    return descriptor < 0 ? file.str()
                          : absl::StrCat("/proc/self/fd/", descriptor, "/",
                                         llvm::sys::path::filename(file).str());
  }

private:
  llvm::StringRef file;
  int descriptor;
};

/// An upper bound on the size of a library's headers, tables and padding.
constexpr uint64_t slack = 1 << 20;

/// Returns the path of the platform's dynamic linker.
llvm::StringRef getDynamicLinker(const llvm::Triple &triple) {
  switch (triple.getArch()) {
  case llvm::Triple::x86_64:
    return "/lib64/ld-linux-x86-64.so.2";
  case llvm::Triple::ppc64le:
    return "/lib64/ld64.so.2";
  default:
    return "/lib/ld64.so.1";
  }
}

absl::Status linkObjects(const llvm::Triple &triple,
                         llvm::ArrayRef<const MemoryFile *> objects,
                         const EmbeddedInputs &embedded, ModelRuntime runtime,
                         llvm::ArrayRef<std::string> kind,
                         llvm::StringRef path) {
  // Names are joined to their options, because lld expands a separate argument
  // @name to the contents of that file.
  std::vector<std::string> arguments = {"ld.lld",
                                        "-z",
                                        "defs",
                                        "-z",
                                        "now",
                                        "--gc-sections",
                                        "--build-id=none",
                                        "--hash-style=gnu",
                                        "-u",
                                        getOffsetTableSymbol(triple).str(),
                                        ("--output=" + path).str()};
  arguments.insert(arguments.end(), kind.begin(), kind.end());
  for (const MemoryFile *object : objects)
    arguments.push_back(object->path());
  embedded.appendArguments(runtime, arguments);
  return runLinker(arguments);
}

/// Returns an object file with the symbols of the constants and the linker
/// script for it.
absl::StatusOr<std::vector<MemoryFile>>
makePlaceholder(const llvm::Triple &triple,
                llvm::ArrayRef<DataPiece> constants) {
  std::vector<MemoryFile> files;
  if (getDataSize(constants) == 0)
    return files;
  absl::StatusOr<MemoryFile> object = MemoryFile::create();
  if (!object.ok())
    return object.status();
  writeDataObject(triple, constants, object->stream());
  if (absl::Status status = object->flush(); !status.ok())
    return status;
  absl::StatusOr<MemoryFile> script = MemoryFile::create(getDataScript());
  if (!script.ok())
    return script.status();
  files.push_back(*std::move(object));
  files.push_back(*std::move(script));
  return files;
}

/// Links a file of the kind that the arguments `kind` select.
absl::Status linkFile(const Target &target,
                      llvm::ArrayRef<const MemoryFile *> objects,
                      llvm::ArrayRef<DataPiece> constants, ModelRuntime runtime,
                      llvm::ArrayRef<std::string> kind, llvm::StringRef path) {
  // lld deletes its output path before it writes. So it writes to a temporary
  // path, which replaces `path` once the file is complete.
  absl::StatusOr<mlir::OutputFile> output = mlir::OutputFile::create(path);
  if (!output.ok())
    return output.status();
  absl::StatusOr<EmbeddedInputs> embedded =
      EmbeddedInputs::create(target.triple);
  if (!embedded.ok())
    return embedded.status();
  absl::StatusOr<std::vector<MemoryFile>> placeholder =
      makePlaceholder(target.triple, constants);
  if (!placeholder.ok())
    return placeholder.status();
  std::vector<const MemoryFile *> inputs(objects.begin(), objects.end());
  for (const MemoryFile &file : *placeholder)
    inputs.push_back(&file);
  // lld maps its output, so a full disk would raise a signal: reserve space.
  uint64_t size = embedded->size() + slack;
  for (const MemoryFile *input : inputs)
    size += input->size();
  if (absl::Status status = output->reserve(size); !status.ok())
    return status;
  FolderAlias alias(output->temporaryPath());
  absl::Status status = linkObjects(target.triple, inputs, *embedded, runtime,
                                    kind, alias.path());
  if (status.ok() && !placeholder->empty())
    status = writeLateSection(output->temporaryPath(), weightsSection,
                              [&](llvm::raw_ostream &stream) {
                                writeData(target.triple, constants, stream);
                              });
  return status.ok() ? output->keep() : status;
}

} // namespace

absl::Status linkSharedLibrary(const Target &target,
                               llvm::ArrayRef<const MemoryFile *> objects,
                               llvm::StringRef soname, llvm::StringRef path,
                               ModelRuntime runtime, UndefinedSymbols undefined,
                               llvm::ArrayRef<DataPiece> constants) {
  // The last `-z` counts.
  const bool isAllowed = undefined == UndefinedSymbols::Allowed;
  return linkFile(target, objects, constants, runtime,
                  {"-shared", "-Bsymbolic", ("--soname=" + soname).str(), "-z",
                   isAllowed ? "undefs" : "defs"},
                  path);
}

absl::Status linkExecutable(const Target &target,
                            llvm::ArrayRef<const MemoryFile *> objects,
                            llvm::StringRef path,
                            llvm::ArrayRef<DataPiece> constants) {
  absl::StatusOr<MemoryFile> start = createStartObject(target);
  if (!start.ok())
    return start.status();
  std::vector<const MemoryFile *> all = {&*start};
  all.insert(all.end(), objects.begin(), objects.end());
  return linkFile(
      target, all, constants, ModelRuntime::Absent,
      {"-pie", ("--dynamic-linker=" + getDynamicLinker(target.triple)).str()},
      path);
}

} // namespace mlir::native
