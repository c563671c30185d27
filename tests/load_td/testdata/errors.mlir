// Definitions that cannot be loaded are reported with locations; no input is read.

// RUN: split-file %s %t

// RUN: not mlir-opt --load-td=%t/builtin.td %t/empty.mlir 2>&1 | FileCheck %t/builtin.td
// RUN: not mlir-opt --load-td=%t/one.td --load-td=%t/same.td %t/empty.mlir 2>&1 | FileCheck %t/same.td
// RUN: mlir-opt --load-td=%t/one.td --load-td=%t/two.td -I %t %t/two.mlir | FileCheck %t/two.mlir
// RUN: not mlir-opt --load-td=%t/trait.td %t/empty.mlir 2>&1 | FileCheck %t/trait.td
// RUN: not mlir-opt --load-td=%t/twice.td %t/empty.mlir 2>&1 | FileCheck %t/twice.td
// RUN: not mlir-opt --load-td=%t/kind.td -I %t %t/empty.mlir 2>&1 | FileCheck %t/kind.td
// RUN: not mlir-opt --load-td=%t/width.td %t/empty.mlir 2>&1 | FileCheck %t/width.td
// RUN: mlir-opt --load-td=%t/floats.td --split-input-file --verify-diagnostics %t/floats.mlir | FileCheck %t/floats.mlir
// RUN: mlir-opt --load-td=%t/properties.td --split-input-file --verify-diagnostics %t/properties.mlir
// RUN: not mlir-opt --load-td=%t/missing.td %t/empty.mlir 2>&1 | FileCheck %s --check-prefix=MISSING
// MISSING: missing.td

//--- empty.mlir

//--- builtin.td
include "mlir/IR/OpBase.td"
// CHECK: builtin.td:[[#@LINE+1]]:{{.*}}error: dialect 'cf' is registered already
def Cf_Dialect : Dialect { let name = "cf"; let cppNamespace = "::c"; }
def Op1 : Op<Cf_Dialect, "op">;

//--- one.td
include "mlir/IR/OpBase.td"
def One_Dialect : Dialect { let name = "one"; let cppNamespace = "::one"; }
def One_Type : TypeDef<One_Dialect, "One"> { let mnemonic = "t"; }

//--- same.td
include "mlir/IR/OpBase.td"
// CHECK: same.td:[[#@LINE+1]]:{{.*}}error: dialect 'one' is defined twice
def One_Dialect : Dialect { let name = "one"; let cppNamespace = "::one"; }
def One_Op : Op<One_Dialect, "op">;

//--- two.td
include "one.td"
def Two_Dialect : Dialect { let name = "two"; let cppNamespace = "::two";
  let dependentDialects = ["::one::OneDialect"]; }
def Two_Op : Op<Two_Dialect, "op"> {
  let arguments = (ins One_Type:$x);
  let assemblyFormat = "$x attr-dict `:` type($x)";
}

//--- two.mlir
%0 = builtin.unrealized_conversion_cast to !one.t
// CHECK: two.op %{{.*}} : !one.t
two.op %0 : !one.t

//--- trait.td
include "mlir/IR/OpBase.td"
def My_Dialect : Dialect { let name = "my"; let cppNamespace = "::my"; }
// CHECK: trait.td:[[#@LINE+1]]:{{.*}}error: {{.*}}Magic
def My_Op : Op<My_Dialect, "op", [NativeOpTrait<"Magic">]>;

//--- twice.td
include "mlir/IR/OpBase.td"
def My_Dialect : Dialect { let name = "my"; let cppNamespace = "::my"; }
def My_T : TypeDef<My_Dialect, "T"> { let mnemonic = "t"; }
// CHECK: twice.td:[[#@LINE+1]]:5: error: type 'my.t' is defined twice
def My_Again : TypeDef<My_Dialect, "Again"> { let mnemonic = "t"; }
def My_Op : Op<My_Dialect, "op">;
// CHECK: twice.td:[[#@LINE+1]]:5: error: operation 'my.op' is defined twice
def My_OpAgain : Op<My_Dialect, "op">;

//--- other.td
include "mlir/IR/OpBase.td"
def Cf_Dialect : Dialect { let name = "cf"; let cppNamespace = "::c"; }
def Cf_Gone : TypeDef<Cf_Dialect, "Gone"> { let mnemonic = "gone"; }

//--- kind.td
include "other.td"
def My_Dialect : Dialect { let name = "my"; let cppNamespace = "::my"; }
// CHECK: other.td:3:5: error: constraint is about 'cf.gone', which is not known
def My_Op : Op<My_Dialect, "op"> { let arguments = (ins Cf_Gone:$x); }

//--- width.td
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
def My_Dialect : Dialect { let name = "my"; let cppNamespace = "::my"; }
// CHECK: width.td:[[#@LINE+1]]:5: error: enumeration '::my::Wide' has no width up to 64 bits
def My_Wide : EnumInfo<"Wide", "wide", [EnumCase<"A", 0, "a", 65>], 65> {
  let cppNamespace = "::my";
}

//--- floats.td
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"
def My_Dialect : Dialect { let name = "my"; let cppNamespace = "::my"; }
def My_Weight : AttrDef<My_Dialect, "Weight"> {
  let mnemonic = "weight";
  let parameters = (ins APFloatParameter<"">:$value);
  let assemblyFormat = "`<` $value `>`";
}
def My_Op : Op<My_Dialect, "op"> { let assemblyFormat = "attr-dict"; }

//--- floats.mlir
// CHECK: my.op {a = #my.weight<1.500000e+00 : f32>, b = #my.weight<-0.000000e+00 : f16>}
my.op {a = #my.weight<1.5 : f32>, b = #my.weight<-0.0 : f16>}
// -----
// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse My_Weight parameter 'value' which is to be a `::llvm::APFloat`}}
my.op {a = #my.weight<1 : i32>}

//--- properties.td
include "mlir/IR/OpBase.td"
def My_Dialect : Dialect { let name = "my"; let cppNamespace = "::my"; }
def My_Op : Op<My_Dialect, "op"> { let assemblyFormat = "prop-dict attr-dict"; }

//--- properties.mlir
my.op
my.op <{}>
// -----
// expected-error @+1 {{invalid properties {x = 1 : i64} for op my.op: }}
my.op <{x = 1}>
