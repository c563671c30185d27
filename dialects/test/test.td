// SPDX-License-Identifier: Apache-2.0
//
// The test dialect: definitions for tests of the infrastructure.
#ifndef DIALECTS_TEST_TEST_TD
#define DIALECTS_TEST_TEST_TD

include "dialects/test/attribute_ops.td"
include "dialects/test/attributes.td"
include "dialects/test/control_flow_ops.td"
include "dialects/test/dialect.td"
include "dialects/test/effect_ops.td"
include "dialects/test/enums.td"
include "dialects/test/interface_ops.td"
include "dialects/test/interfaces.td"
include "dialects/test/pattern_ops.td"
include "dialects/test/property_ops.td"
include "dialects/test/region_ops.td"
include "dialects/test/symbol_ops.td"
include "dialects/test/syntax_ops.td"
include "dialects/test/syntax_type_ops.td"
include "dialects/test/trait_ops.td"
include "dialects/test/type_ops.td"
include "dialects/test/types.td"

#endif // DIALECTS_TEST_TEST_TD
