import { titleOf } from './list.mjs'

/** @typedef {import('./try-promise.mjs').Result & { seed: string }} Row */

/**
 * The report of a run as a document: what was promised, what was done, whether it held.
 *
 * @param {readonly import('./list.mjs').Promise[]} promises
 * @param {Readonly<Record<string, Row>>} rows
 * @param {string} machine
 * @returns {string}
 */
export function documentOf(promises, rows, machine) {
  const lines = promises.map((promise) => {
    const title = titleOf(promise)
    const done = promise.trials.flatMap(({ amount }) => amount ?? []).join('; ')
    const row = rows[title]
    const outcome = row === undefined ? ['not run', '', '', ''] : outcomeOf(row)
    return `| ${[title, promise.holds, done, ...outcome, promise.notHere ?? ''].join(' | ')} |`
  })
  return `# Reliability

What the system promises under load, faults and attack, and what a run of \`npm run torture\` on ${machine} found. \`npm test\` runs the same tests
with smaller numbers. What needs the hosted services is in the [staging checklist](guides/staging-checklist.md).

| | must hold | tried with | | tests | seconds | seed | only elsewhere |
| --- | --- | --- | --- | --- | --- | --- | --- |
${lines.join('\n')}
`
}

/**
 * Returns what people have written below the promises, which another run leaves as it is.
 *
 * @param {string} document
 * @returns {string}
 */
export function belowTable(document) {
  return /\n\| R\d.*\n(\n[\s\S]*)$/.exec(document)?.[1] ?? ''
}

/** @param {Row} row */
function outcomeOf({ held, passed, seconds, seed }) {
  return [held ? 'held' : '**failed**', String(passed), String(Math.ceil(seconds)), seed]
}
