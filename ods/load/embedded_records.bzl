# SPDX-License-Identifier: Apache-2.0
"""Definitions as part of a program."""

# Emits arrays of the files' bytes and a table of them, sorted by path. Files of
# another workspace are in a separate folder.
_COMMAND = """
i=0
table=
for file in $$(printf '%s\\n' $(SRCS) | LC_ALL=C sort); do
  printf 'static constexpr char file%d[] = {\\n' $$i
  printf '#embed "%s" suffix(, 0) if_empty(0)\\n};\\n' $$file
  path=$$(echo $$file | sed 's|^external/[^/]*/||')
  table="$$table    {\\"$$path\\", getText(file$$i)},"$$'\\n'
  i=$$((i + 1))
done > $@
printf 'static constexpr EmbeddedFile files[] = {\\n%s};\\n' "$$table" >> $@
"""

def embedded_records(name, srcs):
    """The file NAME.inc, which defines `files`; see embedded_records.h.

    Args:
      name: of the file.
      srcs: the definitions.
    """
    native.genrule(
        name = name,
        srcs = srcs,
        outs = [name + ".inc"],
        cmd = _COMMAND,
    )
