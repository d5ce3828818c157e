const gateway = 'packages/stripe/src/stripe-gateway.test.ts'
const story = 'packages/office/src/story'
const histories = `${story}/histories.test.ts`
const decisions = `${story}/decide.test.ts`
/** The property that holds the decisions to what the customer was told. */
const promised = 'no more is kept than the letters said'

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
    name: 'a canceled booking keeps (retainableCents) what was to go back',
    file: `${story}/decide-cancel.ts`,
    find: 'retainableCents: keptCents',
    replace: 'retainableCents: cents(left)',
    step: 'unit',
    tests: [histories],
    reason: promised,
  },
  {
    name: 'money that came when there was no place is kept (retainableCents)',
    file: `${story}/receive-payment.ts`,
    find: 'refundDue: true, retainableCents: zeroCents',
    replace: 'refundDue: true',
    step: 'unit',
    tests: [decisions],
    reason: 'goes back whole and calls the office where there is none',
  },
  {
    name: 'a payment that nothing expects is kept',
    file: `${story}/settle-ledger.ts`,
    find: 'cents(Math.max(0, due))',
    replace: 'cents(0 * due)',
    step: 'unit',
    tests: [histories],
    reason: promised,
  },
  {
    name: 'a paid change gives its own difference back',
    file: `${story}/make-change.ts`,
    find: '      totalCents,\n      retainableCents:\n',
    replace: '      retainableCents:\n',
    step: 'unit',
    tests: [histories],
    reason: promised,
  },
  {
    name: 'a change is made when its place is gone',
    file: `${story}/pay-change.ts`,
    find: '    ifNone: refused,',
    replace: '    ifNone: makeChange(paid, waiting),',
    step: 'unit',
    tests: [decisions],
    reason: 'gives its payment back when its time is not free, once',
  },
  {
    name: 'a failed refund is done after all',
    file: `${story}/take-over-refund.ts`,
    find: "type === 'refund_failed' || now === 'failed'",
    replace: "type === 'refund_failed'",
    step: 'unit',
    tests: [decisions],
    reason: 'stays failed',
  },
  {
    name: 'one payment gives back what another brought',
    file: 'packages/office/src/ledger/parts-back.ts',
    find: 'const part = Math.min(open, leftOfPayment(payment))',
    replace: 'const part = open',
    step: 'unit',
    tests: [histories],
    reason: promised,
  },
  {
    name: 'what a bank has taken away is given back',
    file: `${story}/left-of-payments.ts`,
    find: 'const gone = lostCents + refundedCents',
    replace: 'const gone = refundedCents',
    step: 'unit',
    tests: [histories],
    reason: promised,
  },
]
