import { afterEach, beforeEach, describe, expect, it, test } from 'vitest'

/*
 * A test that expects nothing, and a table without a row, pass and show nothing: both are failures.
 */

// Counted here, since the files of a project share a process and `requireAssertions` then loses count.
let before = 0
beforeEach(() => {
  before = expect.getState().assertionCalls
})
afterEach(({ task }) => {
  if (task.result?.state !== 'fail' && expect.getState().assertionCalls === before)
    throw new Error('This test expects nothing.')
})

const isChecked = Symbol.for('dustforce.tables-have-rows')

for (const runner of new Set([it, test, describe])) {
  for (const key of ['each', 'for'] as const) {
    const table = runner[key]
    if (isChecked in table) continue
    const checked = function checked(this: unknown, rows: unknown, ...rest: unknown[]) {
      if (Array.isArray(rows) && rows.length === 0) throw new Error(`A table of tests (.${key}) has no row.`)
      return Reflect.apply(table, this, [rows, ...rest])
    }
    Object.assign(runner, { [key]: Object.assign(checked, { [isChecked]: true }) })
  }
}
