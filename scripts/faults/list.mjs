import { hubFaults } from './list/hub.mjs'
import { moneyFaults } from './list/money.mjs'
import { runFaults } from './list/run.mjs'
import { serverFaults } from './list/server.mjs'
import { siteFaults } from './list/site.mjs'
import { sqlFaults } from './list/sql.mjs'

/**
 * Faults that a run has to notice. Each replaces `find`, which stands exactly once in `file`, by `replace`; then the step, with only the `tests`
 * named, must be red. `reason` is part of what it must give as a reason, so that it is red for this fault and for no other.
 *
 * @typedef {{ name: string, file: string, find: string, replace: string, step: 'unit' | 'database' | 'stories', tests: readonly string[], reason: string }} Fault
 */

/** @type {readonly Fault[]} */
export const faults = [
  ...sqlFaults,
  ...moneyFaults,
  ...serverFaults,
  ...hubFaults,
  ...siteFaults,
  ...runFaults,
]
