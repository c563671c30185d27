// SPDX-License-Identifier: Apache-2.0
#include "targets/native/data_object.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "llvm/ADT/STLExtras.h"
#include "llvm/BinaryFormat/ELF.h"
#include "llvm/Object/ELFTypes.h"
#include "llvm/Support/MathExtras.h"

namespace mlir::native {
namespace {

namespace ELF = llvm::ELF;

/// Section numbers, in file order.
enum Section { Null, Data, Anchor, SymbolTable, Strings, NumSections };

/// The name of a section that every linked file then has, so that the script
/// can refer to it.
constexpr llvm::StringLiteral anchorSection = ".bss";

/// The size of the greatest pages that the target's systems have.
uint64_t getPageSize(const llvm::Triple &triple) {
  return triple.isPPC64() ? 65536 : 4096;
}

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

/// Writes the file: header, symbols, strings, section headers.
template <typename ELFT> class DataObject {
public:
  DataObject(const llvm::Triple &triple, llvm::ArrayRef<DataPiece> pieces)
      : triple(triple), alignment(getPageSize(triple)) {
    for (llvm::StringRef name :
         {llvm::StringRef(weightsSection), llvm::StringRef(anchorSection),
          llvm::StringRef(".symtab"), llvm::StringRef(".strtab")})
      nameOffsets.push_back(addString(name));
    symbols.push_back(Sym{});
    for (const DataPiece &piece : pieces) {
      alignment = std::max<uint64_t>(alignment, piece.alignment);
      dataSize = llvm::alignTo(dataSize, piece.alignment);
      symbols.push_back(getSymbol(piece));
      dataSize += piece.getSize();
    }
    dataSize = getDataSize(pieces);
    symbolsOffset = llvm::alignTo(sizeof(Ehdr), 8);
    stringsOffset = symbolsOffset + symbols.size() * sizeof(Sym);
    sectionsOffset = llvm::alignTo(stringsOffset + strings.size(), 8);
  }

  void write(llvm::raw_ostream &output) const {
    const uint64_t start = output.tell();
    auto padTo = [&](uint64_t offset) {
      output.write_zeros(start + offset - output.tell());
    };
    writeRecord(header(), output);
    padTo(symbolsOffset);
    for (const Sym &symbol : symbols)
      writeRecord(symbol, output);
    output << strings;
    padTo(sectionsOffset);
    writeRecord(Shdr{}, output);
    writeRecord(section(Data, ELF::SHT_NOBITS, symbolsOffset, dataSize),
                output);
    writeRecord(section(Anchor, ELF::SHT_NOBITS, symbolsOffset, 1), output);
    writeRecord(section(SymbolTable, ELF::SHT_SYMTAB, symbolsOffset,
                        symbols.size() * sizeof(Sym)),
                output);
    writeRecord(
        section(Strings, ELF::SHT_STRTAB, stringsOffset, strings.size()),
        output);
  }

private:
  using Ehdr = typename ELFT::Ehdr;
  using Shdr = typename ELFT::Shdr;
  using Sym = typename ELFT::Sym;

  /// The fields of `record` are in the target's byte order already.
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
    // Little-endian POWER uses version 2 of its ABI.
    header.e_flags = triple.getArch() == llvm::Triple::ppc64le ? 2 : 0;
    header.e_shoff = sectionsOffset;
    header.e_ehsize = sizeof(Ehdr);
    header.e_shentsize = sizeof(Shdr);
    header.e_shnum = NumSections;
    header.e_shstrndx = Strings;
    return header;
  }

  uint32_t addString(llvm::StringRef text) {
    const uint32_t offset = strings.size();
    strings += text;
    strings += '\0';
    return offset;
  }

  /// Returns the symbol of a piece that is placed after the data so far.
  Sym getSymbol(const DataPiece &piece) {
    Sym symbol{};
    symbol.st_name = addString(piece.symbol);
    symbol.setBindingAndType(ELF::STB_GLOBAL, ELF::STT_OBJECT);
    symbol.setVisibility(ELF::STV_HIDDEN);
    symbol.st_shndx = Data;
    symbol.st_value = dataSize;
    symbol.st_size = piece.getSize();
    return symbol;
  }

  Shdr section(Section number, uint32_t type, uint64_t offset,
               uint64_t size) const {
    Shdr header{};
    header.sh_name = nameOffsets[number - 1];
    header.sh_type = type;
    if (number == Data)
      header.sh_flags = ELF::SHF_ALLOC;
    else if (number == Anchor)
      header.sh_flags = ELF::SHF_ALLOC | ELF::SHF_WRITE | ELF::SHF_GNU_RETAIN;
    header.sh_offset = offset;
    header.sh_size = size;
    header.sh_addralign = number == Data ? alignment : 8;
    if (number == SymbolTable) {
      header.sh_link = Strings;
      header.sh_info = 1; // Index of the first global symbol.
      header.sh_entsize = sizeof(Sym);
    }
    return header;
  }

  const llvm::Triple &triple;
  uint64_t alignment;
  std::string strings = std::string(1, '\0');
  llvm::SmallVector<uint32_t, 4> nameOffsets;
  /// The first entry is the null symbol.
  std::vector<Sym> symbols;
  uint64_t dataSize = 0;
  uint64_t symbolsOffset;
  uint64_t stringsOffset;
  uint64_t sectionsOffset;
};

} // namespace

DataPiece::DataPiece(std::string symbol,
                     std::shared_ptr<ElementSource> elements,
                     uint32_t alignment, std::optional<Packing> packing)
    : symbol(std::move(symbol)), elements(std::move(elements)),
      alignment(alignment), packing(std::move(packing)) {}

DataPiece::DataPiece(std::string symbol, const Blob &numbers,
                     std::optional<Packing> packing)
    : DataPiece(std::move(symbol),
                makeBlobSource(numbers, numbers.getElementWidth()),
                numbers.getAlignment(), std::move(packing)) {}

uint64_t DataPiece::getSize() const {
  return (packing ? packing->getNumElements() : elements->getNumElements()) *
         elements->getWidth();
}

void DataPiece::write(llvm::endianness order, llvm::raw_ostream &output) const {
  if (!packing)
    return elements->write(order, output);
  packing->write(*elements, order, output);
  elements->release();
}

uint64_t getDataSize(llvm::ArrayRef<DataPiece> pieces) {
  uint64_t size = 0;
  for (const DataPiece &piece : pieces)
    size = llvm::alignTo(size, piece.alignment) + piece.getSize();
  return size == 0 ? 0 : size + readableSlack;
}

llvm::StringRef getDataScript() {
  return "SECTIONS { om_weights : { *(om_weights) } } INSERT AFTER .bss;\n";
}

void writeData(const llvm::Triple &triple, llvm::ArrayRef<DataPiece> pieces,
               llvm::raw_ostream &output) {
  const uint64_t start = output.tell();
  for (const DataPiece &piece : pieces) {
    const uint64_t place = output.tell() - start;
    output.write_zeros(llvm::alignTo(place, piece.alignment) - place);
    piece.write(triple.isLittleEndian() ? llvm::endianness::little
                                        : llvm::endianness::big,
                output);
  }
  output.write_zeros(start + getDataSize(pieces) - output.tell());
}

void writeDataObject(const llvm::Triple &triple,
                     llvm::ArrayRef<DataPiece> pieces,
                     llvm::raw_ostream &output) {
  if (triple.isLittleEndian())
    DataObject<llvm::object::ELF64LE>(triple, pieces).write(output);
  else
    DataObject<llvm::object::ELF64BE>(triple, pieces).write(output);
}

} // namespace mlir::native
