// SPDX-License-Identifier: Apache-2.0
#include <memory>
#include <vector>

#include "core/ir/context/context.h"
#include "core/ir/context/dialect.h"
#include "core/ir/structure/operation_name.h"
#include "core/pass/pass.h"
#include "core/pass/pass_manager.h"
#include "core/pass/pass_registry.h"
#include "core/support/near_miss.h"
#include "llvm/Support/SourceMgr.h"

namespace mlir {
namespace {

constexpr unsigned maximumDepth = 200;

/// A pass, or an anchor with its nested elements.
struct PipelineElement {
  llvm::StringRef name;
  llvm::StringRef options;
  /// The elements nested in an anchor.
  std::vector<PipelineElement> nested = {};
  bool isAnchor = false;
};

/// Validates anchor names.
class Anchors {
public:
  explicit Anchors(const DialectRegistry &registry) : registry(registry) {}

  /// Returns the error in the name, or an empty string. Names of unregistered
  /// dialects may denote unregistered operations.
  std::string check(llvm::StringRef name);

private:
  const DialectRegistry &registry;
  std::unique_ptr<MLIRContext> context;
};

/// Parses a textual pipeline and adds its passes to pass managers.
class PipelineParser {
public:
  PipelineParser(llvm::StringRef text, const Registry &registry,
                 PassErrorHandler::Function emitError)
      : rest(text), registry(registry), anchors(registry.getDialects()),
        emitError(emitError) {}

  /// Parses the whole text.
  LogicalResult parse(std::vector<PipelineElement> &elements);
  LogicalResult add(llvm::ArrayRef<PipelineElement> elements,
                    OpPassManager &manager);

private:
  LogicalResult error(llvm::StringRef place, const llvm::Twine &message) {
    return emitError(message, place);
  }
  LogicalResult parseElement(PipelineElement &element);
  LogicalResult parseOptions(PipelineElement &element);
  LogicalResult addPass(const PipelineElement &element, OpPassManager &manager);
  LogicalResult refuseName(const PipelineElement &element);

  llvm::StringRef rest;
  const Registry &registry;
  Anchors anchors;
  PassErrorHandler::Function emitError;
};

} // namespace

std::string Anchors::check(llvm::StringRef name) {
  const auto [dialectName, rest] = name.split('.');
  if (rest.empty())
    return "";
  if (!context)
    context = std::make_unique<MLIRContext>(registry,
                                            MLIRContext::Threading::Disabled);
  const Dialect *dialect = context->getOrLoadDialect(dialectName);
  if (!dialect || dialect->allowsUnknownOperations())
    return "";
  NearMiss near(name);
  for (const OperationRecord *record : context->getRegisteredOperations()) {
    const llvm::StringRef known = OperationName(record).getStringRef();
    if (known == name)
      return "";
    if (record->dialect == dialect)
      near.compare(known);
  }
  return ("'" + name + "' does not refer to a registered operation" +
          near.getQuestion())
      .str();
}

/// Parses the `{…}` after a name, up to its closing brace.
LogicalResult PipelineParser::parseOptions(PipelineElement &element) {
  if (!rest.starts_with("{"))
    return success();
  const size_t end = detail::findUnnested(rest, 1, '}');
  if (end == llvm::StringRef::npos)
    return error(rest, "missing closing '}' while processing pass options");
  element.options = rest.slice(1, end).trim();
  rest = rest.drop_front(end + 1).ltrim();
  return success();
}

LogicalResult PipelineParser::parseElement(PipelineElement &element) {
  rest = rest.ltrim();
  element.name = rest.take_until(
      [](char c) { return llvm::StringRef(",(){}").contains(c); });
  rest = rest.drop_front(element.name.size());
  element.name = element.name.rtrim();
  if (!rest.starts_with("("))
    return parseOptions(element);
  element.isAnchor = true;
  return success();
}

LogicalResult PipelineParser::parse(std::vector<PipelineElement> &elements) {
  // The open lists, innermost last. Use indices, because the lists grow.
  std::vector<std::vector<PipelineElement>> open(1);
  std::vector<llvm::StringRef> anchors;
  auto close = [&] {
    std::vector<PipelineElement> nested = std::move(open.back());
    open.pop_back();
    open.back().back().nested = std::move(nested);
    anchors.pop_back();
    rest = rest.drop_front().ltrim();
  };
  for (;;) {
    PipelineElement &element = open.back().emplace_back();
    if (failed(parseElement(element)))
      return failure();
    if (element.isAnchor) {
      if (anchors.size() == maximumDepth)
        return error(rest, "pipelines nest at most " +
                               llvm::Twine(maximumDepth) + " deep");
      anchors.push_back(rest.drop_front());
      rest = rest.drop_front().ltrim();
      open.emplace_back();
      continue;
    }
    while (rest.starts_with(")")) {
      if (anchors.empty())
        return error(rest, "encountered extra closing ')' creating unbalanced "
                           "parentheses while parsing pipeline");
      close();
    }
    if (rest.empty())
      break;
    if (!rest.starts_with(","))
      return error(rest, "expected ',' after parsing pipeline");
    rest = rest.drop_front();
  }
  if (!anchors.empty())
    return error(anchors.back(), "encountered unbalanced parentheses while "
                                 "parsing pipeline");
  elements = std::move(open.front());
  return success();
}

LogicalResult PipelineParser::refuseName(const PipelineElement &element) {
  NearMiss near(element.name);
  auto compare = [&](const PassRegistryEntry *entry) {
    near.compare(entry->name);
  };
  llvm::for_each(registry.getEntries<PassInfo>(), compare);
  llvm::for_each(registry.getEntries<PassPipelineInfo>(), compare);
  return error(element.name,
               "'" + element.name +
                   "' does not refer to a registered pass or pass pipeline" +
                   near.getQuestion());
}

LogicalResult PipelineParser::addPass(const PipelineElement &element,
                                      OpPassManager &manager) {
  const PassRegistryEntry *entry =
      PassPipelineInfo::lookup(registry, element.name);
  if (!entry)
    entry = PassInfo::lookup(registry, element.name);
  if (!entry)
    return refuseName(element);
  auto handler = [&](const llvm::Twine &message, llvm::StringRef place) {
    return error(place.data() ? place : element.name, message);
  };
  return entry->addToPipeline(manager, element.options,
                              PassErrorHandler(registry, handler));
}

LogicalResult PipelineParser::add(llvm::ArrayRef<PipelineElement> elements,
                                  OpPassManager &manager) {
  struct Level {
    llvm::ArrayRef<PipelineElement> elements;
    OpPassManager *manager;
  };
  // Nested pass managers move when their parent gets more passes, but the
  // adaptor's pointer keeps their implementation in place.
  std::vector<Level> levels = {{elements, &manager}};
  while (!levels.empty()) {
    Level &level = levels.back();
    if (level.elements.empty()) {
      levels.pop_back();
      continue;
    }
    const PipelineElement &element = level.elements.front();
    level.elements = level.elements.drop_front();
    if (!element.isAnchor) {
      if (failed(addPass(element, *level.manager)))
        return failure();
      continue;
    }
    if (std::string message = anchors.check(element.name); !message.empty())
      return error(element.name, message);
    levels.push_back({element.nested, &level.manager->nest(element.name)});
  }
  return success();
}

/// Prints the message with the line of the pipeline and a caret.
static LogicalResult printError(llvm::SourceMgr &sources, llvm::StringRef text,
                                llvm::StringRef place,
                                const llvm::Twine &message,
                                llvm::raw_ostream &os) {
  const bool isInside =
      place.data() >= text.begin() && place.data() <= text.end();
  sources.PrintMessage(
      os, llvm::SMLoc::getFromPointer(isInside ? place.data() : text.begin()),
      llvm::SourceMgr::DK_Error, message);
  return failure();
}

LogicalResult parsePassPipeline(llvm::StringRef pipeline,
                                OpPassManager &manager,
                                const Registry &registry,
                                llvm::raw_ostream &errorStream) {
  llvm::SourceMgr sources;
  sources.AddNewSourceBuffer(llvm::MemoryBuffer::getMemBufferCopy(
                                 pipeline, "MLIR Textual PassPipeline Parser"),
                             llvm::SMLoc());
  llvm::StringRef text =
      sources.getMemoryBuffer(sources.getMainFileID())->getBuffer();
  auto emitError = [&](const llvm::Twine &message, llvm::StringRef place) {
    return printError(sources, text, place, message, errorStream);
  };
  PipelineParser parser(text, registry, emitError);
  if (text.trim().empty())
    return success();
  std::vector<PipelineElement> elements;
  OpPassManager added(manager.getOpAnchorName(), manager.getNesting());
  if (failed(parser.parse(elements)) || failed(parser.add(elements, added)))
    return failure();
  manager.takePasses(added);
  return success();
}

FailureOr<OpPassManager> parsePassPipeline(llvm::StringRef pipeline,
                                           const Registry &registry,
                                           llvm::raw_ostream &errorStream) {
  pipeline = pipeline.trim();
  const size_t open = pipeline.find_first_of('(');
  if (open == 0 || open == llvm::StringRef::npos || pipeline.back() != ')') {
    errorStream << "expected pass pipeline to be wrapped with the anchor "
                   "operation type, e.g. 'builtin.module(...)'";
    return failure();
  }
  const llvm::StringRef anchor = pipeline.take_front(open).rtrim();
  if (std::string message = Anchors(registry.getDialects()).check(anchor);
      !message.empty()) {
    llvm::SourceMgr sources;
    sources.AddNewSourceBuffer(
        llvm::MemoryBuffer::getMemBufferCopy(
            pipeline, "MLIR Textual PassPipeline Parser"),
        llvm::SMLoc());
    const llvm::StringRef text =
        sources.getMemoryBuffer(sources.getMainFileID())->getBuffer();
    return printError(sources, text, text, message, errorStream);
  }
  OpPassManager manager(anchor);
  llvm::StringRef passes = pipeline.slice(open + 1, pipeline.size() - 1);
  if (failed(parsePassPipeline(passes, manager, registry, errorStream)))
    return failure();
  return manager;
}

LogicalResult
PassOptionValue<OpPassManager>::parse(llvm::StringRef text,
                                      OpPassManager &value,
                                      const detail::OptionContext &context) {
  if (!context.registry)
    return context.emitError("pipelines cannot be read here: no registry of "
                             "passes is known");
  std::string message;
  llvm::raw_string_ostream os(message);
  FailureOr<OpPassManager> parsed =
      parsePassPipeline(text, *context.registry, os);
  if (failed(parsed))
    return context.emitError(message);
  value = std::move(*parsed);
  return success();
}

} // namespace mlir
