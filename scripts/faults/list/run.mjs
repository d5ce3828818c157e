const access = 'packages/supabase/test/access.db.test.ts'
const promo = 'packages/supabase/test/promo.db.test.ts'
const money = 'packages/core/src/money/money.test.ts'
const buttons = 'packages/ui/src/primitives/button.stories.tsx'

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
  {
    name: 'a story expects nothing',
    file: buttons,
    find: 'await expect(buttons).toHaveLength(7)\n    await expect(new Set(buttons.map(coloursOf)).size).toBe(7)',
    replace: '',
    step: 'stories',
    tests: [buttons],
    reason: `failed: ${buttons} > Variants (stories (chromium))\nThis story expects nothing.`,
  },
  {
    name: 'a story is too faint in the dark',
    file: 'packages/ui/src/theme/tokens.css',
    find: '--df-on-brand: light-dark(#ffffff, #06231d);',
    replace: '--df-on-brand: light-dark(#ffffff, #8fd0b6);',
    step: 'stories',
    tests: [buttons],
    reason: `failed: ${buttons} > PrimaryTest (stories (chromium))\nwhat axe finds in the dark theme`,
  },
]
