// SPDX-License-Identifier: Apache-2.0
#include "targets/native/late_section.h"

#include "absl/strings/str_cat.h"
#include "llvm/BinaryFormat/ELF.h"
#include "llvm/Object/ELFTypes.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MathExtras.h"

namespace mlir::native {
namespace {

namespace ELF = llvm::ELF;

/// The headers of a file that describe one section.
template <typename ELFT> struct LateSection {
  typename ELFT::Shdr *section = nullptr;
  typename ELFT::Phdr *segment = nullptr;
};

/// Finds the section and the segment that begins with it. The file is what the
/// linker wrote.
template <typename ELFT>
LateSection<ELFT> findSection(char *file, llvm::StringRef name) {
  LateSection<ELFT> found;
  auto *header = reinterpret_cast<typename ELFT::Ehdr *>(file);
  auto *sections =
      reinterpret_cast<typename ELFT::Shdr *>(file + header->e_shoff);
  const char *names = file + sections[header->e_shstrndx].sh_offset;
  for (unsigned i = 0; i < header->e_shnum; ++i)
    if (name == names + sections[i].sh_name)
      found.section = &sections[i];
  auto *segments =
      reinterpret_cast<typename ELFT::Phdr *>(file + header->e_phoff);
  for (unsigned i = 0; found.section && i < header->e_phnum; ++i)
    if (segments[i].p_type == ELF::PT_LOAD &&
        segments[i].p_vaddr == found.section->sh_addr)
      found.segment = &segments[i];
  return found;
}

absl::Status fail(const std::string &path, std::error_code error) {
  return absl::UnavailableError(
      absl::StrCat("cannot write '", path, "': ", error.message()));
}

/// Writes `size` bytes after `padding` bytes to the end of the file.
absl::Status append(const std::string &path, uint64_t padding, uint64_t size,
                    llvm::function_ref<void(llvm::raw_ostream &)> write) {
  std::error_code error;
  llvm::raw_fd_ostream output(path, error, llvm::sys::fs::CD_OpenExisting,
                              llvm::sys::fs::FA_Write,
                              llvm::sys::fs::OF_Append);
  if (error)
    return fail(path, error);
  output.write_zeros(padding);
  const uint64_t start = output.tell();
  write(output);
  const uint64_t written = output.tell() - start;
  output.close();
  if (output.has_error()) {
    error = output.error();
    output.clear_error();
    return fail(path, error);
  }
  if (written != size)
    return absl::InternalError(
        absl::StrCat("a section of ", size, " bytes has ", written));
  return absl::OkStatus();
}

template <typename ELFT>
absl::Status writeSection(llvm::sys::fs::mapped_file_region &file,
                          const std::string &path, llvm::StringRef name,
                          llvm::function_ref<void(llvm::raw_ostream &)> write) {
  const LateSection<ELFT> late = findSection<ELFT>(file.data(), name);
  if (!late.section || late.section->sh_size == 0)
    return absl::OkStatus();
  if (!late.segment || late.segment->p_filesz != 0 ||
      late.segment->p_memsz != late.section->sh_size)
    return absl::InternalError(
        absl::StrCat("section ", name.str(), " has no segment of its own"));
  // The place in the file and the address are equal modulo the alignment.
  const uint64_t alignment = late.segment->p_align;
  const uint64_t offset =
      llvm::alignTo(file.size(), alignment) + late.segment->p_vaddr % alignment;
  late.section->sh_type = ELF::SHT_PROGBITS;
  late.section->sh_offset = offset;
  late.segment->p_offset = offset;
  late.segment->p_filesz = late.section->sh_size;
  return append(path, offset - file.size(), late.section->sh_size, write);
}

} // namespace

absl::Status
writeLateSection(const std::string &path, llvm::StringRef name,
                 llvm::function_ref<void(llvm::raw_ostream &)> write) {
  uint64_t size = 0;
  if (std::error_code error = llvm::sys::fs::file_size(path, size))
    return fail(path, error);
  llvm::Expected<llvm::sys::fs::file_t> file =
      llvm::sys::fs::openNativeFileForReadWrite(
          path, llvm::sys::fs::CD_OpenExisting, llvm::sys::fs::OF_None);
  if (!file)
    return fail(path, llvm::errorToErrorCode(file.takeError()));
  std::error_code error;
  llvm::sys::fs::mapped_file_region region(
      *file, llvm::sys::fs::mapped_file_region::readwrite, size, 0, error);
  llvm::sys::fs::closeFile(*file);
  if (error)
    return fail(path, error);
  return region.data()[ELF::EI_DATA] == ELF::ELFDATA2LSB
             ? writeSection<llvm::object::ELF64LE>(region, path, name, write)
             : writeSection<llvm::object::ELF64BE>(region, path, name, write);
}

} // namespace mlir::native
