// SPDX-License-Identifier: Apache-2.0
#include "targets/native/data_object.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <string>

#include "llvm/BinaryFormat/ELF.h"
#include "llvm/Object/ELFTypes.h"
#include "llvm/Support/MathExtras.h"

namespace mlir::native {
namespace {

namespace ELF = llvm::ELF;

/// Section numbers, in file order.
enum Section { Null, Data, SymbolTable, Strings, NumSections };

uint16_t getMachine(const llvm::Triple &triple) {
  switch (triple.getArch()) {
  case llvm::Triple::x86_64:
    return ELF::EM_X86_64;
  case llvm::Triple::ppc64le:
    return ELF::EM_PPC64;
  default:
    return ELF::EM_S390;
  }
}

/// Writes elements with their bytes reversed, through a small buffer.
void writeSwapped(llvm::ArrayRef<char> bytes, unsigned width,
                  llvm::raw_ostream &output) {
  std::array<char, 8192> buffer;
  while (!bytes.empty()) {
    llvm::ArrayRef<char> part =
        bytes.take_front(std::min(bytes.size(), buffer.size()));
    for (size_t i = 0; i < part.size(); i += width)
      std::reverse_copy(part.begin() + i, part.begin() + i + width,
                        buffer.begin() + i);
    output.write(buffer.data(), part.size());
    bytes = bytes.drop_front(part.size());
  }
}

void writePieces(llvm::ArrayRef<DataPiece> pieces, bool isLittleEndian,
                 llvm::raw_ostream &output) {
  uint64_t position = 0;
  for (const DataPiece &piece : pieces) {
    assert(piece.offset >= position && "pieces overlap or are out of order");
    output.write_zeros(piece.offset - position);
    if (isLittleEndian || piece.elementWidth == 1)
      output.write(piece.bytes.data(), piece.bytes.size());
    else
      writeSwapped(piece.bytes, piece.elementWidth, output);
    position = piece.offset + piece.bytes.size();
  }
}

/// The file: header, data, symbols, strings, section headers.
template <typename ELFT> class DataObject {
public:
  DataObject(const llvm::Triple &triple, llvm::StringRef symbol,
             llvm::ArrayRef<DataPiece> pieces)
      : triple(triple), pieces(pieces) {
    for (llvm::StringRef name :
         {llvm::StringRef(".rodata.weights"), llvm::StringRef(".symtab"),
          llvm::StringRef(".strtab"), symbol}) {
      nameOffsets.push_back(strings.size());
      strings += name.str() + '\0';
    }
    dataSize =
        pieces.empty() ? 0 : pieces.back().offset + pieces.back().bytes.size();
    symbolsOffset = llvm::alignTo(dataOffset + dataSize, 8);
    stringsOffset = symbolsOffset + 2 * sizeof(Sym);
    sectionsOffset = llvm::alignTo(stringsOffset + strings.size(), 8);
  }

  void write(llvm::raw_ostream &output) const {
    const uint64_t start = output.tell();
    auto padTo = [&](uint64_t offset) {
      output.write_zeros(start + offset - output.tell());
    };
    writeRecord(header(), output);
    padTo(dataOffset);
    writePieces(pieces, ELFT::Endianness == llvm::endianness::little, output);
    padTo(symbolsOffset);
    writeRecord(Sym{}, output);
    writeRecord(dataSymbol(), output);
    output << strings;
    padTo(sectionsOffset);
    writeRecord(Shdr{}, output);
    writeRecord(section(Data, ELF::SHT_PROGBITS, dataOffset, dataSize), output);
    writeRecord(
        section(SymbolTable, ELF::SHT_SYMTAB, symbolsOffset, 2 * sizeof(Sym)),
        output);
    writeRecord(
        section(Strings, ELF::SHT_STRTAB, stringsOffset, strings.size()),
        output);
  }

private:
  using Ehdr = typename ELFT::Ehdr;
  using Shdr = typename ELFT::Shdr;
  using Sym = typename ELFT::Sym;

  /// The record's fields are already in the target's byte order.
  template <typename Record>
  static void writeRecord(const Record &record, llvm::raw_ostream &output) {
    output.write(reinterpret_cast<const char *>(&record), sizeof(record));
  }

  Ehdr header() const {
    Ehdr header{};
    std::copy_n(ELF::ElfMagic, 4, header.e_ident);
    header.e_ident[ELF::EI_CLASS] = ELF::ELFCLASS64;
    header.e_ident[ELF::EI_DATA] = ELFT::Endianness == llvm::endianness::little
                                       ? ELF::ELFDATA2LSB
                                       : ELF::ELFDATA2MSB;
    header.e_ident[ELF::EI_VERSION] = ELF::EV_CURRENT;
    header.e_type = ELF::ET_REL;
    header.e_machine = getMachine(triple);
    header.e_version = ELF::EV_CURRENT;
    // Little-endian POWER has version 2 of its ABI.
    header.e_flags = triple.getArch() == llvm::Triple::ppc64le ? 2 : 0;
    header.e_shoff = sectionsOffset;
    header.e_ehsize = sizeof(Ehdr);
    header.e_shentsize = sizeof(Shdr);
    header.e_shnum = NumSections;
    header.e_shstrndx = Strings;
    return header;
  }

  Sym dataSymbol() const {
    Sym symbol{};
    symbol.st_name = nameOffsets.back();
    symbol.setBindingAndType(ELF::STB_GLOBAL, ELF::STT_OBJECT);
    symbol.setVisibility(ELF::STV_HIDDEN);
    symbol.st_shndx = Data;
    symbol.st_size = dataSize;
    return symbol;
  }

  Shdr section(Section number, uint32_t type, uint64_t offset,
               uint64_t size) const {
    Shdr header{};
    header.sh_name = nameOffsets[number - 1];
    header.sh_type = type;
    header.sh_flags = number == Data ? ELF::SHF_ALLOC : 0;
    header.sh_offset = offset;
    header.sh_size = size;
    header.sh_addralign = number == Data ? dataAlignment : 8;
    if (number == SymbolTable) {
      header.sh_link = Strings;
      header.sh_info = 1; // the first global symbol
      header.sh_entsize = sizeof(Sym);
    }
    return header;
  }

  static constexpr uint64_t dataOffset = llvm::alignTo<dataAlignment>(64);

  const llvm::Triple &triple;
  llvm::ArrayRef<DataPiece> pieces;
  std::string strings = std::string(1, '\0');
  llvm::SmallVector<uint32_t, 4> nameOffsets;
  uint64_t dataSize;
  uint64_t symbolsOffset;
  uint64_t stringsOffset;
  uint64_t sectionsOffset;
};

} // namespace

void writeDataObject(const llvm::Triple &triple, llvm::StringRef symbol,
                     llvm::ArrayRef<DataPiece> pieces,
                     llvm::raw_ostream &output) {
  if (triple.isLittleEndian())
    DataObject<llvm::object::ELF64LE>(triple, symbol, pieces).write(output);
  else
    DataObject<llvm::object::ELF64BE>(triple, symbol, pieces).write(output);
}

} // namespace mlir::native
