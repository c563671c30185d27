// SPDX-License-Identifier: Apache-2.0
#include "ods/load/definition_io.h"

#include <type_traits>

#include "ods/encoding/byte_reader.h"
#include "ods/encoding/byte_writer.h"
#include "llvm/Support/LEB128.h"

namespace mlir {
namespace ods {
namespace {

/// The beginning of encoded definitions.
constexpr llvm::StringLiteral magic = "mlir-definitions-1\n";

// The fields of each struct in the order of their encoding. `D` is the struct,
// possibly const. The visitor returns whether it succeeded.

template <typename D, typename T>
concept Is = std::is_same_v<std::remove_const_t<D>, T>;

template <typename V, Is<ConstraintDefinition> D> bool visit(V &v, D &d) {
  return v(d.summary, d.expression, d.entityClass, d.kindOf, d.kind,
           d.expressionIsClass, d.location);
}
template <typename V, Is<EnumCaseDefinition> D> bool visit(V &v, D &d) {
  return v(d.symbol, d.string, d.value, d.isGroup);
}
template <typename V, Is<EnumDefinition> D> bool visit(V &v, D &d) {
  return v(d.cppType, d.summary, d.cases, d.width, d.isBitEnum, d.separator,
           d.printsPrimaryGroups, d.isQuoted, d.isAttribute, d.location);
}
template <typename V, Is<EffectDefinition> D> bool visit(V &v, D &d) {
  return v(d.effect, d.resource, d.stage, d.onFullRegion);
}
template <typename V, Is<ValueDefinition> D> bool visit(V &v, D &d) {
  return v(d.name, d.constraint, d.multiplicity, d.segments, d.effects,
           d.summary);
}
template <typename V, Is<AttributeUseDefinition> D> bool visit(V &v, D &d) {
  return v(d.name, d.constraint, d.isOptional, d.hasDefault, d.defaultValue,
           d.valueType, d.enumeration, d.effects, d.summary);
}
template <typename V, Is<PropertyDefinition> D> bool visit(V &v, D &d) {
  return v(d.name, d.kind, d.isOptional, d.defaultValue, d.constraint,
           d.enumeration, d.summary, d.element, d.isPlainOptional);
}
template <typename V, Is<RegionDefinition> D> bool visit(V &v, D &d) {
  return v(d.name, d.constraint, d.isVariadic, d.summary);
}
template <typename V, Is<SuccessorDefinition> D> bool visit(V &v, D &d) {
  return v(d.name, d.constraint, d.isVariadic, d.summary);
}
template <typename V, Is<OpPredicateDefinition> D> bool visit(V &v, D &d) {
  return v(d.summary, d.expression);
}
template <typename V, Is<TypeRuleDefinition> D> bool visit(V &v, D &d) {
  return v(d.source, d.index, d.expression);
}
template <typename V, Is<FormatDefinition> D> bool visit(V &v, D &d) {
  return v(d.program, d.operandTypes, d.resultTypes, d.infersResultTypes);
}
template <typename V, Is<TraitDefinition> D> bool visit(V &v, D &d) {
  return v(d.name, d.isInterface, d.number, d.names);
}
template <typename V, Is<OpDefinition> D> bool visit(V &v, D &d) {
  return v(d.name, d.cppClass, d.location, d.traits, d.interfaces, d.summary,
           d.description, d.operands, d.results, d.attributes,
           d.otherProperties, d.regions, d.successors, d.predicates, d.format,
           d.resultTypes, d.effects, d.namesResults);
}
template <typename V, Is<ParameterDefinition> D> bool visit(V &v, D &d) {
  return v(d.name, d.kind, d.isOptional, d.cppType, d.hasDefault, d.isSelfType,
           d.defaultValue, d.enumeration, d.isPlainEnum, d.constraint,
           d.summary, d.element);
}
template <typename V, Is<StorageDefinition> D> bool visit(V &v, D &d) {
  return v(d.name, d.formatName, d.cppClass, d.location, d.mnemonic, d.summary,
           d.description, d.traits, d.interfaces, d.parameters, d.format,
           d.hasMnemonicAlias, d.verifiesParameters);
}
template <typename V, Is<DialectDefinition> D> bool visit(V &v, D &d) {
  return v(d.name, d.cppClass, d.cppNamespace, d.location, d.summary,
           d.description, d.allowsUnknownOperations, d.allowsUnknownTypes,
           d.allowsUnknownAttributes, d.dependentDialects, d.constraints,
           d.enums, d.types, d.attributes, d.operations);
}

// The number of values of each enumeration.
template <typename E> constexpr unsigned numValues = 0;
template <>
constexpr unsigned numValues<Multiplicity> =
    unsigned(Multiplicity::VariadicOfVariadic) + 1;
template <>
constexpr unsigned numValues<FieldKind> = unsigned(FieldKind::Custom) + 1;
template <>
constexpr unsigned numValues<TypeRule::Source> =
    unsigned(TypeRule::Source::Attribute) + 1;
template <>
constexpr unsigned numValues<ConstraintDefinition::Kind> =
    unsigned(ConstraintDefinition::Kind::Attribute) + 1;
template <> constexpr unsigned numValues<EntityClass> = numEntityClasses;

class Writer {
public:
  explicit Writer(ByteWriter &bytes) : bytes(bytes) {}

  template <typename... Ts> bool operator()(const Ts &...fields) {
    (write(fields), ...);
    return true;
  }

private:
  void write(const std::string &text) { bytes.writeString(text); }
  template <std::integral T> void write(T number) {
    if constexpr (std::is_signed_v<T>)
      bytes.writeSigned(number);
    else
      bytes.writeUnsigned(number);
  }
  template <typename E>
    requires std::is_enum_v<E>
  void write(E value) {
    static_assert(numValues<E> != 0);
    write(static_cast<unsigned>(value));
  }
  template <typename T> void write(const std::vector<T> &elements) {
    bytes.writeUnsigned(elements.size());
    for (const T &element : elements)
      write(element);
  }
  template <typename T> void write(const std::optional<T> &value) {
    write(value.has_value());
    if (value)
      write(*value);
  }
  template <typename T>
    requires std::is_class_v<T>
  void write(const T &definition) {
    visit(*this, definition);
  }

  ByteWriter &bytes;
};

class Reader {
public:
  explicit Reader(llvm::StringRef bytes) : bytes(bytes) {}

  template <typename... Ts> bool operator()(Ts &...fields) {
    return (read(fields) && ...);
  }
  bool isAtEnd() const { return bytes.isAtEnd(); }

private:
  /// Reads a number; only the canonical encoding is valid.
  template <typename Wide, typename T>
  bool readNumber(bool (ByteReader::*tryTake)(Wide &),
                  unsigned (*getSize)(Wide), T &number) {
    const size_t before = bytes.getNumLeft();
    Wide wide;
    if (!(bytes.*tryTake)(wide) ||
        before - bytes.getNumLeft() != getSize(wide) ||
        static_cast<Wide>(static_cast<T>(wide)) != wide)
      return false;
    number = static_cast<T>(wide);
    return true;
  }
  template <std::integral T> bool read(T &number) {
    if constexpr (std::is_signed_v<T>)
      return readNumber(&ByteReader::tryTakeSigned, llvm::getSLEB128Size,
                        number);
    else
      return readNumber(&ByteReader::tryTakeUnsigned, llvm::getULEB128Size,
                        number);
  }
  /// Reads the number of elements of at least one byte each.
  bool readCount(uint64_t &count) {
    return read(count) && count <= bytes.getNumLeft();
  }
  bool read(std::string &text) {
    uint64_t size;
    if (!readCount(size))
      return false;
    text = bytes.takeBytes(size).str();
    return true;
  }
  template <typename E>
    requires std::is_enum_v<E>
  bool read(E &value) {
    unsigned number;
    if (!read(number) || number >= numValues<E>)
      return false;
    value = static_cast<E>(number);
    return true;
  }
  template <typename T> bool read(std::vector<T> &elements) {
    uint64_t count;
    if (!readCount(count))
      return false;
    while (count--)
      if (!read(elements.emplace_back()))
        return false;
    return true;
  }
  template <typename T> bool read(std::optional<T> &value) {
    bool isThere;
    return read(isThere) && (!isThere || read(value.emplace()));
  }
  template <typename T>
    requires std::is_class_v<T>
  bool read(T &definition) {
    return visit(*this, definition);
  }

  ByteReader bytes;
};

} // namespace

std::string encodeDefinitions(llvm::ArrayRef<DialectDefinition> definitions) {
  ByteWriter bytes(magic.str());
  Writer writer(bytes);
  writer(static_cast<uint64_t>(definitions.size()));
  for (const DialectDefinition &definition : definitions)
    writer(definition);
  return std::move(bytes).take();
}

std::optional<std::vector<DialectDefinition>>
decodeDefinitions(llvm::StringRef bytes) {
  if (!bytes.consume_front(magic))
    return std::nullopt;
  std::vector<DialectDefinition> definitions;
  Reader reader(bytes);
  if (!reader(definitions) || !reader.isAtEnd())
    return std::nullopt;
  return definitions;
}

} // namespace ods
} // namespace mlir
