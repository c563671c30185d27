// SPDX-License-Identifier: Apache-2.0
//
// The test dialect: operations, types, attributes, enums and interfaces for
// tests of the infrastructure.
#ifndef DIALECTS_TEST_TEST_H
#define DIALECTS_TEST_TEST_H

#include "core/interfaces/builtin_attributes.h"
#include "core/interfaces/builtin_types.h"
#include "core/interfaces/call.h"
#include "core/interfaces/control_flow.h"
#include "core/interfaces/data_layout.h"
#include "core/interfaces/derived_attribute.h"
#include "core/interfaces/destination_style.h"
#include "core/interfaces/function.h"
#include "core/interfaces/infer_int_range.h"
#include "core/interfaces/infer_type.h"
#include "core/interfaces/loop_like.h"
#include "core/interfaces/memory_slot.h"
#include "core/interfaces/op_asm.h"
#include "core/interfaces/region_kind.h"
#include "core/interfaces/side_effects.h"
#include "core/interfaces/symbol.h"
#include "core/ir/context/dialect_class.h"
#include "core/ir/definition/dynamic_dialect.h"
#include "core/ir/descriptor/enum_descriptor.h"
#include "core/ir/descriptor/op_class.h"
#include "core/ir/descriptor/storage_class.h"
#include "core/support/llvm.h"
#include "dialects/dlti/dlti.h"
#include "dialects/test/parameters.h"
#include "dialects/test/properties.h"

namespace mlir::TestEffects {

/// A custom effect without semantics.
struct Effect : SideEffects::Effect {
  using SideEffects::Effect::Effect;
  template <typename DerivedT>
  using Base = SideEffects::Effect::Base<DerivedT, Effect>;
  static bool classof(const SideEffects::Effect *effect);
};
using EffectInstance = SideEffects::EffectInstance<Effect>;

struct Concrete : Effect::Base<Concrete> {};

} // namespace mlir::TestEffects

namespace mlir {

// Traits of a type and of an attribute.
namespace TypeTrait {
struct TestTypeTrait {
  static constexpr Trait descriptor = {.name = "TestTypeTrait",
                                       .id = TypeID::get<TestTypeTrait>()};
};
} // namespace TypeTrait
namespace AttributeTrait {
struct TestAttrTrait {
  static constexpr Trait descriptor = {.name = "TestAttrTrait",
                                       .id = TypeID::get<TestAttrTrait>()};
};
} // namespace AttributeTrait

} // namespace mlir

namespace test {

// Custom resources of effects.
template <typename DerivedT>
struct TestResourceBase : mlir::SideEffects::Resource::Base<DerivedT> {
  llvm::StringRef getName() final { return "<Test>"; }
};
struct TestResource : TestResourceBase<TestResource> {};
struct TestResourceA : TestResourceBase<TestResourceA> {};
struct TestResourceB : TestResourceBase<TestResourceB> {};
struct TestResourceC : TestResourceBase<TestResourceC> {};
struct TestResourceD : TestResourceBase<TestResourceD> {};
struct TestResourceE : TestResourceBase<TestResourceE> {};
struct TestResourceF : TestResourceBase<TestResourceF> {};

} // namespace test

#include "dialects/test/test_enum.h.inc"

#include "dialects/test/test_dialect.h.inc"

#include "dialects/test/test_attr_interface.h.inc"
#include "dialects/test/test_op_interface.h.inc"
#include "dialects/test/test_type_interface.h.inc"

#define GET_ATTRDEF_CLASSES
#include "dialects/test/test_attrdef.h.inc"

#define GET_TYPEDEF_CLASSES
#include "dialects/test/test_typedef.h.inc"

#define GET_OP_CLASSES
#include "dialects/test/test_op.h.inc"

#endif // DIALECTS_TEST_TEST_H
