// SPDX-License-Identifier: Apache-2.0
#include "targets/native/data_object.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "core/ir/data/file_pages.h"
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

/// Writes elements in the given byte order. Uses a small buffer if it differs
/// from the order of the elements.
void writeElements(const Blob &elements, llvm::endianness order,
                   llvm::raw_ostream &output) {
  llvm::ArrayRef<char> bytes = elements.getBytes();
  if (elements.getOrder() == order || elements.getElementWidth() == 1) {
    output.write(bytes.data(), bytes.size());
    return;
  }
  std::array<char, 8192> buffer;
  const size_t most =
      llvm::alignDown(buffer.size(), size_t(elements.getElementWidth()));
  while (!bytes.empty()) {
    llvm::ArrayRef<char> part = bytes.take_front(std::min(bytes.size(), most));
    Blob(part, elements.getElementWidth(), elements.getOrder())
        .copyTo(buffer.data(), order);
    output.write(buffer.data(), part.size());
    bytes = bytes.drop_front(part.size());
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
      alignment = std::max<uint64_t>(alignment, piece.elements.getAlignment());
      dataSize = llvm::alignTo(dataSize, piece.elements.getAlignment());
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

uint64_t DataPiece::getSize() const {
  return packing ? packing->getNumElements() * elements.getElementWidth()
                 : elements.getBytes().size();
}

void DataPiece::write(llvm::endianness order, llvm::raw_ostream &output) const {
  if (packing)
    packing->write(elements, order, output);
  else
    writeElements(elements, order, output);
  releaseFilePages(elements);
}

uint64_t getDataSize(llvm::ArrayRef<DataPiece> pieces) {
  uint64_t size = 0;
  for (const DataPiece &piece : pieces)
    size = llvm::alignTo(size, piece.elements.getAlignment()) + piece.getSize();
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
    output.write_zeros(llvm::alignTo(place, piece.elements.getAlignment()) -
                       place);
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
