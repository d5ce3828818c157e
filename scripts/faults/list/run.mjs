const access = 'packages/supabase/test/access.db.test.ts'
const promo = 'packages/supabase/test/promo.db.test.ts'
const money = 'packages/core/src/money/money.test.ts'

/**
 * Faults in the run itself: what a run must not take for green.
 *
 * @type {readonly import('../list.mjs').Fault[]}
 */
export const runFaults = [
  {
    name: 'a test file cannot load',
    file: access,
    find: "from 'vitest'\n",
    replace: "from 'vitest'\nimport './not-there.ts'\n",
    step: 'database',
    tests: [access, promo],
    reason: `no test of this file ran: ${access}`,
  },
  {
    name: 'a test file is left out',
    file: 'vitest.workspace.ts',
    find: "include: ['packages/*/{src,test}/**/*.db.test.ts'],",
    replace: "include: ['packages/*/{src,test}/**/*.db.test.ts'], exclude: ['**/access.db.test.ts'],",
    step: 'database',
    tests: [access, promo],
    reason: `no test of this file ran: ${access}`,
  },
  {
    name: 'some tests of a file are skipped',
    file: money,
    find: "describe('percentOf', () => {",
    replace: "describe.skip('percentOf', () => {",
    step: 'unit',
    tests: [money],
    reason: `skipped: ${money} > percentOf`,
  },
  {
    name: 'a worker is killed',
    file: money,
    find: "describe('percentOf', () => {",
    replace: "process.kill(process.pid, 'SIGKILL')\ndescribe('percentOf', () => {",
    step: 'unit',
    tests: [money],
    reason: `no test of this file ran: ${money}`,
  },
  {
    name: 'a hook throws after the tests',
    file: money,
    find: "describe('percentOf', () => {",
    replace:
      "import { afterAll } from 'vitest'\nafterAll(() => { throw new Error('planted') })\ndescribe('percentOf', () => {",
    step: 'unit',
    tests: [money],
    reason: 'error outside a test: planted',
  },
  {
    name: 'a test fails',
    file: money,
    find: "describe('percentOf', () => {",
    replace: "it('fails', () => expect(1).toBe(2))\ndescribe('percentOf', () => {",
    step: 'unit',
    tests: [money],
    reason: `failed: ${money} > fails`,
  },
]
