// SPDX-License-Identifier: Apache-2.0
#include "passes/view_op_graph/view_op_graph.h"

#include <map>

#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/builtin/builtin_types.h"
#include "core/ir/print/asm_printer.h"
#include "core/ir/text/ordered_output.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"

namespace mlir {

#define GEN_PASS_DEF_VIEWOPGRAPH
#include "passes/view_op_graph/view_op_graph_pass.h.inc"

namespace {

/// Elements attributes and arrays with more elements are elided.
constexpr int64_t largeLimit = 16;
/// A node. An edge ends at the node, or at the border of its cluster.
struct Node {
  unsigned id = 0;
  std::optional<unsigned> cluster = std::nullopt;
};

/// Escapes the characters that have a meaning in labels of records.
std::string escape(StringRef text) {
  std::string result;
  for (char c : text) {
    if (c == '\n') {
      result += "\\l";
      continue;
    }
    if (StringRef("\"{}<>|").contains(c))
      result += '\\';
    result += c;
  }
  return result;
}

/// Escapes the characters that have a meaning in labels of clusters.
std::string escapeQuotes(StringRef text) {
  std::string result;
  for (char c : text) {
    if (c == '"')
      result += '\\';
    result += c;
  }
  return result;
}

/// Returns the port of a value in a record: `0_1` for `%0#1`.
std::string getPort(StringRef valueName) {
  std::string port = valueName.drop_front().str();
  for (char &c : port)
    if (!llvm::isAlnum(c))
      c = '_';
  return port;
}

struct ViewOpGraph : impl::ViewOpGraphBase<ViewOpGraph> {
  using ViewOpGraphBase::ViewOpGraphBase;
  void runOnOperation() override;
};

/// Writes the graph of one operation.
class GraphWriter {
public:
  struct Options {
    unsigned maxLabelLength;
    bool printAttributes;
    bool printControlFlow;
    bool printDataFlow;
    bool printResultTypes;
  };
  GraphWriter(Operation *op, const Options &options, raw_ostream &os)
      : options(options), os(os),
        state(op, OpPrintingFlags().assumeVerified()) {
    op->walk([&](Operation *nested) {
      colors.try_emplace(nested->getName(), colors.size());
    });
  }
  void write(Operation *op);

private:
  using Attributes = std::map<std::string, std::string>;
  /// An operation with regions whose blocks are being written.
  struct Frame {
    Operation *op;
    Node node;
    unsigned region = 0;
    Block *block = nullptr;
    Operation *next = nullptr;
    std::optional<Node> previous = std::nullopt;
  };

  raw_ostream &line() { return os.indent(2 * depth); }
  void writeAttributes(const Attributes &attributes);
  Node writeNode(const Attributes &attributes);
  Node beginCluster(const std::string &label);
  void endCluster();
  Node begin(Operation *op);
  void end(Operation *op, Node node);
  void beginBlock(Frame &frame, Block *block);
  bool advance(Frame &frame);
  void addControlEdge(Frame &frame, Node node);
  void addEdge(Node from, const std::string &fromPort, Node to,
               const std::string &toPort, StringRef style);

  std::string truncate(std::string text) const;
  std::string getName(Value value);
  std::string getResult(Value value);
  std::string getClusterLabel(Operation *op);
  std::string getRecord(Operation *op);
  void printAttributes(Operation *op, std::string &label);
  std::string getText(Attribute attribute) const;

  Options options;
  raw_ostream &os;
  AsmState state;
  unsigned depth = 1;
  unsigned counter = 0;
  DenseMap<OperationName, unsigned> colors;
  DenseMap<Value, Node> nodes;
  std::vector<Frame> frames;
  std::vector<std::string> edges;
  std::vector<std::pair<Value, Node>> uses;
};

} // namespace

std::string GraphWriter::truncate(std::string text) const {
  if (text.size() <= options.maxLabelLength)
    return text;
  return text.substr(0, options.maxLabelLength) + "...";
}

std::string GraphWriter::getName(Value value) {
  std::string name;
  llvm::raw_string_ostream os(name);
  value.printAsOperand(os, state);
  return name;
}

static std::string getText(Type type) {
  std::string text;
  llvm::raw_string_ostream(text) << type;
  return text;
}

/// Returns `<res_0> %0 type`.
std::string GraphWriter::getResult(Value value) {
  const std::string name = getName(value);
  std::string text = "<res_" + getPort(name) + "> " + name;
  if (options.printResultTypes)
    text += " " + escape(truncate(mlir::getText(value.getType())));
  return text;
}

std::string GraphWriter::getText(Attribute attribute) const {
  std::string text;
  llvm::raw_string_ostream os(text);
  if (auto elements = dyn_cast<ElementsAttr>(attribute)) {
    if (elements.isSplat()) {
      attribute.print(os);
      return text;
    }
    if (elements.getNumElements() > largeLimit) {
      const size_t rank = elements.getShapedType().getRank();
      os << std::string(rank, '[') << "..." << std::string(rank, ']') << " : "
         << Type(elements.getShapedType());
      return text;
    }
  }
  if (auto array = dyn_cast<ArrayAttr>(attribute);
      array && static_cast<int64_t>(array.size()) > largeLimit)
    return "[...]";
  attribute.print(os);
  return truncate(std::move(text));
}

void GraphWriter::printAttributes(Operation *op, std::string &label) {
  for (NamedAttribute attribute : op->getAttrs())
    label += escape(attribute.getName().getValue().str() + ": " +
                    getText(attribute.getValue())) +
             "\\l";
}

std::string GraphWriter::getClusterLabel(Operation *op) {
  std::string label = op->getName().getStringRef().str();
  if (options.printResultTypes) {
    std::string types;
    llvm::raw_string_ostream os(types);
    llvm::interleaveComma(op->getResultTypes(), os);
    label += " : (" + truncate(types) + ")";
  }
  // This is not a label of a record: only quotes are escaped.
  label = escapeQuotes(label);
  if (options.printAttributes) {
    label += "\\l";
    printAttributes(op, label);
  }
  return label;
}

/// Returns `{{operands}|name and attributes|{results}}`.
std::string GraphWriter::getRecord(Operation *op) {
  std::string label = "{";
  llvm::raw_string_ostream os(label);
  if (op->getNumOperands() != 0) {
    os << "{";
    llvm::interleave(
        op->getOperands(), os,
        [&](Value operand) {
          const std::string name = getName(operand);
          os << "<arg_" << getPort(name) << "> " << name;
        },
        "|");
    os << "}|";
  }
  os << escape(op->getName().getStringRef()) << "\\l";
  if (options.printAttributes && !op->getAttrs().empty()) {
    label += "\\l";
    printAttributes(op, label);
  }
  if (op->getNumResults() != 0) {
    os << "|{";
    llvm::interleave(
        op->getResults(), os, [&](Value result) { os << getResult(result); },
        "|");
    os << "}";
  }
  return label + "}";
}

void GraphWriter::writeAttributes(const Attributes &attributes) {
  os << "[";
  llvm::interleaveComma(attributes, os, [&](const auto &attribute) {
    os << attribute.first << " = " << attribute.second;
  });
  os << "]";
}

Node GraphWriter::writeNode(const Attributes &attributes) {
  const Node node = {++counter};
  line() << "v" << node.id << " ";
  writeAttributes(attributes);
  os << ";\n";
  return node;
}

/// Starts a cluster. Edges to it end at an invisible node in it.
Node GraphWriter::beginCluster(const std::string &label) {
  const unsigned cluster = ++counter;
  line() << "subgraph cluster_" << cluster << " {\n";
  ++depth;
  Node node = writeNode({{"label", "\" \""}, {"shape", "plain"}});
  node.cluster = cluster;
  line() << "label = \"" << label << "\";\n";
  return node;
}

void GraphWriter::endCluster() {
  --depth;
  line() << "}\n";
}

/// Writes an operation, or its start if it has regions.
Node GraphWriter::begin(Operation *op) {
  if (op->getNumRegions() != 0) {
    const Node node = beginCluster(getClusterLabel(op));
    frames.push_back({op, node});
    return node;
  }
  std::string color;
  llvm::raw_string_ostream(color) << llvm::format(
      "\"%f 0.3 0.95\"", double(colors.lookup(op->getName())) / colors.size());
  return writeNode({{"fillcolor", color},
                    {"label", "\"" + getRecord(op) + "\""},
                    {"shape", "Mrecord"},
                    {"style", "filled"}});
}

/// Finishes an operation. In a graph region operands may be defined later,
/// hence edges are written at the end.
void GraphWriter::end(Operation *op, Node node) {
  for (Value result : op->getResults())
    nodes[result] = node;
  if (options.printDataFlow)
    for (Value operand : op->getOperands())
      uses.emplace_back(operand, node);
}

void GraphWriter::addEdge(Node from, const std::string &fromPort, Node to,
                          const std::string &toPort, StringRef style) {
  Attributes attributes = {{"style", style.str()}};
  std::string edge = "v" + std::to_string(from.id);
  if (from.cluster)
    attributes["ltail"] = "cluster_" + std::to_string(*from.cluster);
  else if (!fromPort.empty())
    edge += ":" + fromPort + ":s";
  edge += " -> v" + std::to_string(to.id);
  if (to.cluster)
    attributes["lhead"] = "cluster_" + std::to_string(*to.cluster);
  else if (!toPort.empty())
    edge += ":" + toPort + ":n";
  edge += "[";
  llvm::raw_string_ostream os(edge);
  llvm::interleaveComma(attributes, os, [&](const auto &attribute) {
    os << attribute.first << " = " << attribute.second;
  });
  edges.push_back(edge + "]");
}

void GraphWriter::addControlEdge(Frame &frame, Node node) {
  if (options.printControlFlow && frame.previous)
    addEdge(*frame.previous, "", node, "", "dashed");
  frame.previous = node;
}

void GraphWriter::beginBlock(Frame &frame, Block *block) {
  beginCluster("");
  for (BlockArgument argument : block->getArguments())
    nodes[argument] = writeNode(
        {{"label", "\"" + getResult(argument) + "\""}, {"shape", "Mrecord"}});
  frame.block = block;
  frame.next = block->empty() ? nullptr : &block->front();
  frame.previous = std::nullopt;
}

/// Writes the next operation or enters the next block. Returns false at the
/// end.
bool GraphWriter::advance(Frame &frame) {
  if (frame.block && frame.next) {
    Operation *op = frame.next;
    frame.next = op->getNextNode();
    const size_t numFrames = frames.size();
    const Node node = begin(op);
    // The edge to an operation with regions is written after its contents.
    if (frames.size() == numFrames) {
      end(op, node);
      addControlEdge(frames.back(), node);
    }
    return true;
  }
  Block *block = nullptr;
  if (frame.block) {
    endCluster();
    block = frame.block->getNextNode();
    if (!block)
      ++frame.region;
  }
  while (!block && frame.region < frame.op->getNumRegions()) {
    Region &region = frame.op->getRegion(frame.region);
    if (region.empty())
      ++frame.region;
    else
      block = &region.front();
  }
  if (block)
    beginBlock(frame, block);
  return block != nullptr;
}

void GraphWriter::write(Operation *op) {
  os << "digraph G {\n  compound = true;\n";
  const Node node = begin(op);
  if (frames.empty())
    end(op, node);
  while (!frames.empty()) {
    if (advance(frames.back()))
      continue;
    endCluster();
    const Frame done = frames.back();
    frames.pop_back();
    end(done.op, done.node);
    if (!frames.empty())
      addControlEdge(frames.back(), done.node);
  }
  for (const auto &[value, user] : uses) {
    const std::string port = getPort(getName(value));
    addEdge(nodes.lookup(value), "res_" + port, user, "arg_" + port, "solid");
  }
  for (const std::string &edge : edges)
    os << "  " << edge << ";\n";
  os << "}\n";
}

void ViewOpGraph::runOnOperation() {
  std::string text;
  llvm::raw_string_ostream os(text);
  GraphWriter(getOperation(),
              {maxLabelLen, printAttrs, printControlFlowEdges,
               printDataFlowEdges, printResultTypes},
              os)
      .write(getOperation());
  writeInOrder(&getContext(), [text] { llvm::errs() << text; });
  markAllAnalysesPreserved();
}

} // namespace mlir
