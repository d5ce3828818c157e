const migrations = 'packages/supabase/supabase/migrations'
const access = 'packages/supabase/test/access.db.test.ts'
const reserve = 'packages/supabase/test/reserve.db.test.ts'
const promo = 'packages/supabase/test/promo.db.test.ts'
const settle = 'packages/supabase/test/settle.db.test.ts'
const rules = 'packages/supabase/test/schema-rules.db.test.ts'
const customerData = 'packages/supabase/test/customer-data.db.test.ts'
const crowds = 'packages/supabase/test/crowded-histories.db.test.ts'
const acts = 'packages/supabase/test/booking-acts.db.test.ts'

/**
 * Faults in the database: access, places, limits, and what becomes of a booking there.
 *
 * @type {readonly import('../list.mjs').Fault[]}
 */
export const sqlFaults = [
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
    name: 'a report about the payment of a change is taken for one about the first payment, which the office took',
    file: `${migrations}/20261101001400_settle.sql`,
    find: '  v_first text := private.first_intent(b, e);',
    replace: '  v_first text := e.payment_intent;',
    step: 'database',
    tests: [acts],
    reason: 'has its refund reported where the office took the first payment itself',
  },
  {
    name: 'money of a first payment that the office took is not counted beside that of a change',
    file: `${migrations}/20261101001400_settle.sql`,
    find: 'coalesce(p.payment_intent, case p.nr when 1 then private.first_intent(b, e) end) is distinct from e.payment_intent',
    replace: 'p.payment_intent <> e.payment_intent',
    step: 'database',
    tests: [acts],
    reason: 'has its refund reported where the office took the first payment itself',
  },
]
