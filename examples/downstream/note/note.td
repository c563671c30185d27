// SPDX-License-Identifier: Apache-2.0
//
// The dialect `note`: notes about code and their topics.
#ifndef NOTE_NOTE_TD
#define NOTE_NOTE_TD

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "note/labeled.td"

def Note_Dialect : Dialect {
  let name = "note";
  let cppNamespace = "::note";
  let summary = "notes about code";
  let useDefaultTypePrinterParser = 1;
}

class Note_Op<string mnemonic, list<Trait> traits = []>
    : Op<Note_Dialect, mnemonic, traits>;

def Note_Topic : TypeDef<Note_Dialect, "Topic"> {
  let summary = "the topic of a note";
  let mnemonic = "topic";
  let parameters = (ins "unsigned":$number);
  let assemblyFormat = "`<` $number `>`";
}

def AboutOp : Note_Op<"about", [Pure, Labeled]> {
  let summary = "names a topic";
  let arguments = (ins StrAttr:$label);
  let results = (outs Note_Topic:$topic);
  let assemblyFormat = "$label attr-dict `:` qualified(type($topic))";
}

def SayOp : Note_Op<"say", [Labeled]> {
  let summary = "attaches a note to topics";
  let arguments = (ins StrAttr:$label, Variadic<Note_Topic>:$topics);
  let assemblyFormat = [{
    $label (`about` $topics^ `:` type($topics))? attr-dict
  }];
}

#endif // NOTE_NOTE_TD
