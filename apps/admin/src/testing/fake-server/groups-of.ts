/** Rows by a word of theirs, in the order in which the words come first. */
export function groupsOf<Row>(
  rows: readonly Row[],
  wordOf: (row: Row) => string,
): readonly (readonly [word: string, rows: readonly Row[]])[] {
  const groups = new Map<string, Row[]>()
  for (const row of rows) groups.set(wordOf(row), [...(groups.get(wordOf(row)) ?? []), row])
  return [...groups]
}
