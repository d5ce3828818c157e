const gateway = 'packages/stripe/src/stripe-gateway.test.ts'
const life = 'packages/office/src/ledger/booking-life.ts'
const lifeTest = 'packages/office/src/ledger/booking-life.test.ts'
/** The property that holds the ledger to what the customer was told. */
const promised = 'no more is kept than was promised'

/**
 * Faults in the ledger and in what is asked of the payment provider.
 *
 * @type {readonly import('../list.mjs').Fault[]}
 */
export const moneyFaults = [
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
    find: 'const keepCents = cents(life.keepCents + rise + owedCents)',
    replace: 'const keepCents = cents(life.keepCents + 0 * rise + owedCents)',
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
    file: 'packages/office/src/ledger/money-target.ts',
    find: 'const part = Math.min(open, leftOfPayment(payment))',
    replace: 'const part = open',
    step: 'unit',
    tests: [lifeTest],
    reason: promised,
  },
  {
    name: 'what a bank has taken away is given back',
    file: 'packages/office/src/ledger/money-target.ts',
    find: 'amountCents - lostCents - back)',
    replace: 'amountCents - back)',
    step: 'unit',
    tests: [lifeTest],
    reason: promised,
  },
]
