/**
 * Faults that a run has to notice. Each replaces `find`, which stands exactly once in `file`, by `replace`; then the step, with only the `tests`
 * named, must be red. `reason` is part of what it must give as a reason, so that it is red for this fault and for no other.
 *
 * @typedef {{ name: string, file: string, find: string, replace: string, step: 'unit' | 'database', tests: readonly string[], reason: string }} Fault
 */

const migrations = 'packages/supabase/supabase/migrations'
const access = 'packages/supabase/test/access.db.test.ts'
const reserve = 'packages/supabase/test/reserve.db.test.ts'
const promo = 'packages/supabase/test/promo.db.test.ts'
const money = 'packages/core/src/money/money.test.ts'

/** @type {readonly Fault[]} */
export const faults = [
  {
    name: 'a policy lets everybody read bookings',
    file: `${migrations}/20261101001000_access.sql`,
    find: 'create policy admins_read on public.bookings for select to authenticated\n  using ((select private.is_admin()))',
    replace: 'create policy admins_read on public.bookings for select to authenticated\n  using (true)',
    step: 'database',
    tests: [access],
    reason: `failed: ${access}`,
  },
  {
    name: 'the lock of a day is gone',
    file: `${migrations}/20261101001100_capacity.sql`,
    find: "  perform pg_advisory_xact_lock(7301, day - date '2000-01-01');\n",
    replace: '',
    step: 'database',
    tests: [reserve],
    reason: `failed: ${reserve}`,
  },
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
