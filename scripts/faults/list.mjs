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
const settle = 'packages/supabase/test/settle.db.test.ts'
const rules = 'packages/supabase/test/schema-rules.db.test.ts'
const customerData = 'packages/supabase/test/customer-data.db.test.ts'
const gateway = 'packages/stripe/src/stripe-gateway.test.ts'
const money = 'packages/core/src/money/money.test.ts'
const life = 'packages/core/src/ledger/booking-life.ts'
const lifeTest = 'packages/core/src/ledger/booking-life.test.ts'
const crowds = 'packages/supabase/test/crowded-histories.db.test.ts'
const acts = 'packages/supabase/test/booking-acts.db.test.ts'
/** The property that holds the ledger to what the customer was told. */
const promised = 'no more is kept than was promised'

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
    name: 'visitors are granted a table',
    file: `${migrations}/20261101001000_access.sql`,
    find: 'grant select, delete on public.bookings to authenticated;',
    replace:
      'grant select, delete on public.bookings to authenticated; grant select on public.bookings to anon;',
    step: 'database',
    tests: [access],
    reason: 'is as the committed matrix says',
  },
  {
    name: 'administrators lose a grant',
    file: `${migrations}/20261101001000_access.sql`,
    find: 'grant update (setting_value) on public.booking_settings to authenticated;\n',
    replace: '',
    step: 'database',
    tests: [access],
    reason: 'is as the committed matrix says',
  },
  {
    name: 'visitors may settle payments',
    file: `${migrations}/20261101001400_settle.sql`,
    find: 'grant execute on function public.settle_payment(jsonb) to service_role;',
    replace: 'grant execute on function public.settle_payment(jsonb) to service_role, anon;',
    step: 'database',
    tests: [access],
    reason: 'is as the committed matrix says',
  },
  {
    name: 'an inactive administrator passes the policies',
    file: `${migrations}/20261101000300_people.sql`,
    find: 'where a.user_id = auth.uid() and a.is_active\n',
    replace: 'where a.user_id = auth.uid()\n',
    step: 'database',
    tests: [access],
    reason: 'an administrator who is made inactive is out at the next request',
  },
  {
    name: 'a table has no row security',
    file: `${migrations}/20261101001000_access.sql`,
    find: 'alter table public.promo_codes enable row level security;\n',
    replace: '',
    step: 'database',
    tests: [rules],
    reason: 'are broken only where a reason is given',
  },
  {
    name: 'the limit of unpaid places is gone',
    file: `${migrations}/20261101001300_reserve.sql`,
    find: "  perform private.require_few_holds(v_booking ->> 'email', v_visitor);\n",
    replace: '',
    step: 'database',
    tests: [reserve],
    reason: 'one customer cannot hold every place unpaid',
  },
  {
    name: 'the limit of guessed codes is gone',
    file: `${migrations}/20261101001200_promo_functions.sql`,
    find: "  perform private.require_visitor_rate('promo-lookup');\n",
    replace: '',
    step: 'database',
    tests: [promo],
    reason: 'guessing codes is limited',
  },
  {
    name: 'a payment is recorded in a transaction of its own',
    file: `${migrations}/20261101001400_settle.sql`,
    find: '    v_outcome := private.apply_payment_event(v_booking, v_event);\n',
    replace:
      '    begin\n      v_outcome := private.apply_payment_event(v_booking, v_event);\n    exception when others then null;\n    end;\n',
    step: 'database',
    tests: [settle],
    reason: 'that dies half-way leaves nothing behind',
  },
  {
    name: 'an expired record waits for no refund',
    file: `${migrations}/20261101005310_retention.sql`,
    find: '      and private.erasure_obstacle(b) is null\n',
    replace: '',
    step: 'database',
    tests: [customerData],
    reason: 'waits for a refund that is due',
  },
  {
    name: 'a checkout is opened without its idempotency key',
    file: 'packages/stripe/src/stripe-gateway.ts',
    find: 'sessions.create(params, { idempotencyKey: ',
    replace: 'sessions.create(params, { idempotencyKey: true ? undefined : ',
    step: 'unit',
    tests: [gateway],
    reason: 'is sent three times under one key',
  },
  {
    name: 'a refund is made without its idempotency key',
    file: 'packages/stripe/src/stripe-gateway.ts',
    find: '{ idempotencyKey: `refund-',
    replace: '{ idempotencyKey: true ? undefined : `refund-',
    step: 'unit',
    tests: [gateway],
    reason: 'gives the amount back under the key of its row',
  },
  {
    name: 'a canceled booking keeps (keepCents) what was to go back',
    file: life,
    find: "  if (life.stage !== 'booked') return still(life)\n  const keepCents = cents(Math.max(0, leftCents(life) - refundCents))",
    replace: "  if (life.stage !== 'booked') return still(life)\n  const keepCents = leftCents(life)",
    step: 'unit',
    tests: [lifeTest],
    reason: promised,
  },
  {
    name: 'money that came when there was no place is kept (keepCents)',
    file: life,
    find: "life: { ...paid, stage: 'canceled-by-us' }",
    replace: "life: { ...paid, stage: 'canceled-by-us', keepCents: life.totalCents }",
    step: 'unit',
    tests: [lifeTest],
    reason: promised,
  },
  {
    name: 'a payment that nothing expects is kept (keepCents)',
    file: life,
    find: 'return { life: paid, acts: [given, flag] }',
    replace:
      'return { life: { ...paid, keepCents: cents(life.keepCents + amountCents) }, acts: [given, flag] }',
    step: 'unit',
    tests: [lifeTest],
    reason: promised,
  },
  {
    name: 'a paid change gives its own difference back (keepCents)',
    file: life,
    find: 'const keepCents = cents(life.keepCents + rise)',
    replace: 'const keepCents = cents(life.keepCents + 0 * rise)',
    step: 'unit',
    tests: [lifeTest],
    reason: promised,
  },
  {
    name: 'a change is made when its place is gone',
    file: life,
    find: 'if (!hasPlace || amountCents !== ',
    replace: 'if (amountCents !== ',
    step: 'unit',
    tests: [lifeTest],
    reason: promised,
  },
  {
    name: 'a failed refund is written again',
    file: life,
    find: 'const due = dueCents(moved.life, moved.life.keepCents)',
    replace:
      "const due = dueCents({ ...moved.life, refunds: moved.life.refunds.filter(({ status }) => status !== 'failed') }, moved.life.keepCents)",
    step: 'unit',
    tests: [lifeTest],
    reason: promised,
  },
  {
    name: 'a failed refund is done after all',
    file: life,
    find: "['due', 'sent', 'done', 'failed'] as const",
    replace: "['due', 'sent', 'failed', 'done'] as const",
    step: 'unit',
    tests: [lifeTest],
    reason: 'ends alike in every order',
  },
  {
    name: 'one payment gives back what another brought',
    file: 'packages/core/src/ledger/money-target.ts',
    find: 'const part = Math.min(open, leftOfPayment(payment))',
    replace: 'const part = open',
    step: 'unit',
    tests: [lifeTest],
    reason: promised,
  },
  {
    name: 'what a bank has taken away is given back',
    file: 'packages/core/src/ledger/money-target.ts',
    find: 'amountCents - lostCents - back)',
    replace: 'amountCents - back)',
    step: 'unit',
    tests: [lifeTest],
    reason: promised,
  },
  {
    name: 'a refund that failed is asked for again',
    file: `${migrations}/20261101001400_settle.sql`,
    find: 'p.amount - w.lost - w.refunded - w.failed - coalesce(',
    replace: 'p.amount - w.lost - w.refunded - coalesce(',
    step: 'database',
    tests: [crowds],
    reason: `failed: ${crowds}`,
  },
  {
    name: 'a move does not look for a place',
    file: `${migrations}/20261101006300_booking_acts.sql`,
    find: 'if v_reason is not null and not (',
    replace: 'if false and v_reason is not null and not (',
    step: 'database',
    tests: [crowds],
    reason: `failed: ${crowds}`,
  },
  {
    name: 'a move does not lock the day it goes to',
    file: `${migrations}/20261101006300_booking_acts.sql`,
    find: '  perform private.lock_day(least(v_day, v_old.booking_date));\n  perform private.lock_day(greatest(v_day, v_old.booking_date));\n',
    replace: '  perform private.lock_day(v_old.booking_date);\n',
    step: 'database',
    tests: [acts],
    reason: `failed: ${acts}`,
  },
  {
    name: 'a cheaper change is paid back without a word',
    file: `${migrations}/20261101007300_booking_changes.sql`,
    find: "  if (act ->> 'tell_customer')::boolean then\n    perform private.queue_act_letter(\n      'booking-changed'",
    replace: "  if false then\n    perform private.queue_act_letter(\n      'booking-changed'",
    step: 'database',
    tests: [crowds],
    reason: `failed: ${crowds}`,
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
