// SPDX-License-Identifier: Apache-2.0
#include "tools/onnx-mlir-run/library_file.h"

#include <cstring>
#include <elf.h>
#include <link.h>

#include "targets/onnx/status.h"

namespace onnx_mlir {

/// Returns the ELF header of this program, which a library must match.
static ElfW(Ehdr) getOwnHeader() {
  ElfW(Ehdr) header = {};
  header.e_ident[EI_CLASS] = ELFCLASS64;
#if defined(__x86_64__)
  header.e_machine = EM_X86_64;
#elif defined(__powerpc64__)
  header.e_machine = EM_PPC64;
#elif defined(__s390x__)
  header.e_machine = EM_S390;
#endif
  header.e_ident[EI_DATA] =
      __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__ ? ELFDATA2LSB : ELFDATA2MSB;
  return header;
}

/// Returns true if `count` records of `size` bytes at `offset` are in the file.
static bool lieWithin(llvm::StringRef bytes, uint64_t offset, uint64_t count,
                      uint64_t size) {
  return offset <= bytes.size() && count * size <= bytes.size() - offset;
}

absl::Status checkLibraryFile(llvm::StringRef bytes) {
  ElfW(Ehdr) header;
  if (bytes.size() < sizeof(header) ||
      std::memcmp(bytes.data(), ELFMAG, SELFMAG) != 0)
    return invalidArgument("it is no ELF file");
  std::memcpy(&header, bytes.data(), sizeof(header));
  const ElfW(Ehdr) own = getOwnHeader();
  if (header.e_ident[EI_CLASS] != own.e_ident[EI_CLASS] ||
      header.e_ident[EI_DATA] != own.e_ident[EI_DATA] ||
      header.e_machine != own.e_machine)
    return invalidArgument("it is for another machine");
  if (header.e_type != ET_DYN)
    return invalidArgument("it is no shared library");
  if (header.e_phentsize != sizeof(ElfW(Phdr)) ||
      !lieWithin(bytes, header.e_phoff, header.e_phnum, sizeof(ElfW(Phdr))))
    return invalidArgument("it is truncated");
  for (unsigned i = 0; i < header.e_phnum; ++i) {
    ElfW(Phdr) segment;
    std::memcpy(&segment, bytes.data() + header.e_phoff + i * sizeof(segment),
                sizeof(segment));
    if (segment.p_type == PT_LOAD &&
        !lieWithin(bytes, segment.p_offset, segment.p_filesz, 1))
      return invalidArgument("it is truncated");
  }
  return absl::OkStatus();
}

} // namespace onnx_mlir
