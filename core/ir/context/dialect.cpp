// SPDX-License-Identifier: Apache-2.0
#include "core/ir/context/dialect.h"

#include "core/ir/context/context.h"
#include "core/ir/context/registry.h"
#include "core/ir/format/field_text.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/ErrorHandling.h"

namespace mlir {

Dialect::~Dialect() = default;

Operation *Dialect::materializeConstant(OpBuilder &builder, Attribute value,
                                        Type type, Location location) {
  auto *materialize = descriptor->materializeConstant;
  return materialize ? materialize(*this, builder, value, type, location)
                     : nullptr;
}

void Dialect::getCanonicalizationPatterns(RewritePatternSet &patterns) {
  if (auto *addPatterns = descriptor->getCanonicalizationPatterns)
    addPatterns(*this, patterns);
}

static std::nullptr_t failText(const Dialect &dialect, DialectAsmParser &parser,
                               llvm::StringRef what) {
  parser.emitError(parser.getNameLoc())
      << "dialect '" << dialect.getNamespace() << "' provides no " << what
      << " parsing hook";
  return nullptr;
}

Type Dialect::parseType(DialectAsmParser &parser) const {
  if (descriptor->parseType)
    return descriptor->parseType(*this, parser);
  return failText(*this, parser, "type");
}

void Dialect::printType(Type type, DialectAsmPrinter &printer) const {
  if (descriptor->printType)
    descriptor->printType(*this, type, printer);
}

Attribute Dialect::parseAttribute(DialectAsmParser &parser, Type type) const {
  if (descriptor->parseAttribute)
    return descriptor->parseAttribute(*this, parser, type);
  return failText(*this, parser, "attribute");
}

void Dialect::printAttribute(Attribute attribute,
                             DialectAsmPrinter &printer) const {
  if (descriptor->printAttribute)
    descriptor->printAttribute(*this, attribute, printer);
}

void Dialect::addOperation(const OpDescriptor &op) {
  context->registerOperation(this, op);
}

/// Asserts that all parameters of a kind with a mnemonic have a textual form.
template <typename Descriptor>
static void checkText(const Descriptor &descriptor) {
  const FieldDescriptor *field = findFieldWithoutText(descriptor.parameters);
  if (field && hasFieldText(descriptor))
    llvm::report_fatal_error(
        llvm::Twine("parameter '") + field->name + "' of '" + descriptor.name +
        "' has no text; give it hooks to parse and print it");
}

void Dialect::addType(const TypeDescriptor &type) {
  checkText(type);
  context->registerStorage(this, type, /*isType=*/true);
  addedTypes.push_back(&type);
  if (!type.mnemonic.empty())
    types[type.mnemonic] = &type;
}

void Dialect::addAttribute(const AttributeDescriptor &attribute) {
  checkText(attribute);
  context->registerStorage(this, attribute, /*isType=*/false);
  addedAttributes.push_back(&attribute);
  if (!attribute.mnemonic.empty())
    attributes[attribute.mnemonic] = &attribute;
}

const void *Dialect::getMissingInterface(TypeID id) const {
  if (hasPromisedInterface(getTypeID(), id))
    llvm::report_fatal_error(
        llvm::Twine("an interface of dialect '") + getNamespace() +
        "' was promised but is not attached; register the extension that "
        "implements it");
  return nullptr;
}

const TypeDescriptor *Dialect::lookupType(llvm::StringRef mnemonic) const {
  return types.lookup(mnemonic);
}

const AttributeDescriptor *
Dialect::lookupAttribute(llvm::StringRef mnemonic) const {
  return attributes.lookup(mnemonic);
}

/// Returns the position of a name in a sorted list of dialects.
static auto findPlace(llvm::ArrayRef<const DialectDescriptor *> dialects,
                      llvm::StringRef name) {
  return llvm::lower_bound(
      dialects, name,
      [](const DialectDescriptor *dialect, llvm::StringRef name) {
        return dialect->name < name;
      });
}

void DialectRegistry::insert(const DialectDescriptor &dialect) {
  if (lookup(dialect.name))
    return;
  const size_t place = findPlace(dialects, dialect.name) - dialects.data();
  dialects.insert(dialects.begin() + place, &dialect);
  for (const DialectDescriptor *dependent : dialect.dependentDialects)
    insert(*dependent);
}

bool Dialect::isValidNamespace(llvm::StringRef name) {
  return !name.empty() && !llvm::isDigit(name[0]) && name[0] != '$' &&
         llvm::all_of(name, [](char c) {
           return llvm::isAlnum(c) || c == '_' || c == '$';
         });
}

void DialectRegistry::addExtension(llvm::ArrayRef<llvm::StringRef> names,
                                   Extension extension) {
  auto named = std::make_shared<NamedExtension>();
  for (llvm::StringRef name : names)
    named->dialects.push_back(name.str());
  named->extension = std::move(extension);
  extensions.push_back(std::move(named));
}

void DialectRegistry::appendTo(DialectRegistry &other) const {
  for (const DialectDescriptor *dialect : dialects)
    other.insert(*dialect);
  for (const auto &extension : extensions)
    if (!llvm::is_contained(other.extensions, extension))
      other.extensions.push_back(extension);
}

const DialectDescriptor *DialectRegistry::lookup(llvm::StringRef name) const {
  const size_t place = findPlace(dialects, name) - dialects.data();
  return place != dialects.size() && dialects[place]->name == name
             ? dialects[place]
             : nullptr;
}

std::vector<llvm::StringRef> DialectRegistry::getDialectNames() const {
  std::vector<llvm::StringRef> names;
  for (const DialectDescriptor *dialect : dialects)
    names.push_back(dialect->name);
  return names;
}

void registerDialect(Registry &registry, const DialectDescriptor &dialect) {
  registry.getDialects().insert(dialect);
}

Dialect::Dialect(const DialectDescriptor &descriptor, MLIRContext *context)
    : descriptor(&descriptor), context(context),
      interfaces(descriptor.interfaces) {}

void Dialect::declarePromisedInterface(TypeID target, TypeID interface) {
  promises.insert({target, interface});
}

bool Dialect::hasPromisedInterface(TypeID target, TypeID interface) const {
  return promises.contains({target, interface});
}

} // namespace mlir
