// SPDX-License-Identifier: Apache-2.0
#include "core/rewrite/table/rule_index.h"

#include "core/rewrite/table/rule_interpreter.h"
#include "core/rewrite/table/rule_pattern.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir {
namespace {

using ods::RuleOpcode;

/// With fewer rules than this, trying them one by one is as fast.
constexpr unsigned minRules = 4;

/// Returns true if the instruction compares a register with a constant.
bool isComparison(const RuleInstruction &instruction) {
  return (instruction.opcode == RuleOpcode::CheckName ||
          instruction.opcode == RuleOpcode::CheckAttribute) &&
         instruction.constant;
}

/// Returns what a comparison compares with its constant.
const void *getCompared(RuleOpcode opcode, const RuleValue &value) {
  if (opcode == RuleOpcode::CheckAttribute)
    return value.getAttribute().getAsOpaquePointer();
  Operation *op = value.getOperation();
  return op ? op->getName().getAsOpaquePointer() : nullptr;
}

} // namespace

std::unique_ptr<PatternIndex>
RuleIndex::create(llvm::ArrayRef<const RewritePattern *> patterns) {
  auto isRule = [](const RewritePattern *pattern) {
    return getAsRule(*pattern) != nullptr;
  };
  if (llvm::count_if(patterns, isRule) < minRules)
    return nullptr;
  auto index = std::make_unique<RuleIndex>();
  for (const auto &[place, pattern] : llvm::enumerate(patterns)) {
    const RulePattern *rule = getAsRule(*pattern);
    if (!rule) {
      index->nodes.front().places.push_back(place);
      continue;
    }
    const RuleProgram &program = rule->getProgram();
    index->numRegisters = std::max(index->numRegisters, program.numRegisters);
    index->insert(program.match, place);
  }
  return index;
}

unsigned RuleIndex::addNode(const RuleInstruction &instruction) {
  nodes.emplace_back().instruction = &instruction;
  return nodes.size() - 1;
}

unsigned RuleIndex::getChild(unsigned parent,
                             const RuleInstruction &instruction) {
  if (isComparison(instruction)) {
    auto *found = llvm::find_if(nodes[parent].tables, [&](unsigned index) {
      return tables[index].opcode == instruction.opcode &&
             tables[index].reg == instruction.source;
    });
    if (found == nodes[parent].tables.end()) {
      Table &table = tables.emplace_back();
      table.opcode = instruction.opcode;
      table.reg = instruction.source;
      nodes[parent].tables.push_back(tables.size() - 1);
      found = &nodes[parent].tables.back();
    }
    const auto [it, isNew] =
        tables[*found].nodes.try_emplace(instruction.constant, nodes.size());
    return isNew ? addNode(instruction) : it->second;
  }
  for (unsigned child : nodes[parent].children)
    if (nodes[child].instruction->isSame(instruction))
      return child;
  const unsigned child = addNode(instruction);
  nodes[parent].children.push_back(child);
  return child;
}

void RuleIndex::insert(llvm::ArrayRef<RuleInstruction> instructions,
                       unsigned place) {
  unsigned node = 0;
  for (const RuleInstruction &instruction : instructions) {
    if (!ods::isSharable(instruction.opcode))
      break;
    node = getChild(node, instruction);
  }
  nodes[node].places.push_back(place);
}

void RuleIndex::getCandidates(Operation *op,
                              llvm::SmallVectorImpl<unsigned> &places) const {
  llvm::SmallVector<RuleValue, 48> registers;
  registers.resize_for_overwrite(numRegisters);
  registers[0] = RuleValue(op);
  RuleState state(op->getContext(), registers);
  // Sibling nodes do not set the registers that a node reads.
  llvm::SmallVector<unsigned, 32> open = {0};
  while (!open.empty()) {
    const Node &node = nodes[open.pop_back_val()];
    if (node.instruction && !runShared(*node.instruction, state))
      continue;
    places.append(node.places.begin(), node.places.end());
    open.append(node.children.begin(), node.children.end());
    for (unsigned index : node.tables) {
      const Table &table = tables[index];
      const auto it =
          table.nodes.find(getCompared(table.opcode, registers[table.reg]));
      if (it != table.nodes.end())
        open.push_back(it->second);
    }
  }
  llvm::sort(places);
}

} // namespace mlir
