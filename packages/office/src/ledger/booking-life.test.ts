import { cents } from '@dustforce/core/money'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type BookingLife,
  type LifeAct,
  type LifeEvent,
  type LifeRefund,
  lifeAfter,
  newLife,
  sendableRefunds,
} from './booking-life.ts'
import { byHandCents } from './refund-ways.ts'

const price = { totalCents: cents(22_600), taxCents: cents(2600) }
const paid: LifeEvent = { type: 'paid', paymentId: 'p0', amountCents: price.totalCents, hasPlace: true }

const tell = (events: readonly LifeEvent[], from = newLife('p0', price)): BookingLife =>
  events.reduce((life, event) => lifeAfter(life, event).life, from)

/** What an event may be, as seen from outside: amounts and which change or refund are drawn. */
const draws = fc.array(
  fc.record({
    kind: fc.constantFrom(
      'pay-first',
      'pay-first',
      'pay-change',
      'pay-change',
      'pay-change',
      'pay-stray',
      'release',
      'change',
      'change',
      'drop',
      'cancel-us',
      'cancel-customer',
      'revive',
      'revive',
      'ask-owed',
      'done',
      'goodwill',
      'sent',
      'done-refund',
      'failed',
      'disputed',
      'lost',
      'won',
    ),
    share: fc.integer({ min: 0, max: 100 }),
    nr: fc.nat(4),
    hasPlace: fc.boolean(),
    isByHand: fc.boolean(),
  }),
  { maxLength: 40, size: 'max' },
)
type Draw =
  typeof draws extends fc.Arbitrary<infer D> ? (D extends readonly (infer One)[] ? One : never) : never

function eventOf({ kind, share, nr, hasPlace, isByHand }: Draw, life: BookingLife): LifeEvent | null {
  const refund = life.refunds[nr % Math.max(1, life.refunds.length)]
  const payment = life.payments[nr % Math.max(1, life.payments.length)]
  const left = leftOf(life)
  switch (kind) {
    case 'pay-first':
      return { type: 'paid', paymentId: 'p0', amountCents: price.totalCents, hasPlace, isByHand }
    case 'pay-change':
      return life.change === null
        ? null
        : {
            type: 'paid',
            paymentId: life.change.paymentId,
            amountCents: cents(life.change.totalCents - life.totalCents + (life.change.owedCents ?? 0)),
            hasPlace,
            isByHand,
          }
    case 'pay-stray':
      return { type: 'paid', paymentId: `stray${nr}`, amountCents: cents(1000 + share), hasPlace }
    case 'release':
      return { type: 'released' }
    case 'change': {
      const totalCents = cents(Math.round(price.totalCents * (0.5 + share / 100)))
      const change = {
        id: `c${nr}`,
        paymentId: `pc${nr}`,
        totalCents,
        taxCents: cents(Math.round(totalCents / 10)),
      }
      // The same change is not asked for again once it was paid.
      return life.owedCents > 0 || life.payments.some(({ id }) => id === change.paymentId)
        ? null
        : { type: 'changed', change }
    }
    case 'drop':
      return { type: 'change-dropped', changeId: `c${nr}` }
    case 'cancel-us':
    case 'cancel-customer':
      return {
        type: 'canceled',
        by: kind === 'cancel-us' ? 'us' : 'customer',
        refundCents: cents(Math.round((left * share) / 100)),
      }
    case 'revive':
      return { type: 'revived', hasPlace }
    case 'ask-owed':
      return life.stage !== 'booked' ||
        life.owedCents === 0 ||
        life.payments.some(({ id }) => id === `po${nr}`)
        ? null
        : { type: 'owed-asked', id: `o${nr}`, paymentId: `po${nr}` }
    case 'done':
      return { type: 'done' }
    case 'goodwill':
      return { type: 'goodwill', refundCents: cents(Math.round((left * share) / 200)) }
    case 'sent':
    case 'done-refund':
    case 'failed':
      if (refund === undefined) return null
      return {
        type: kind === 'sent' ? 'refund-sent' : kind === 'failed' ? 'refund-failed' : 'refund-done',
        refundId: refund.id,
      }
    default:
      // No bank takes back what the office took itself.
      if (payment === undefined || payment.isByHand) return null
      return kind === 'lost'
        ? {
            type: 'dispute-lost',
            paymentId: payment.id,
            amountCents: cents(Math.round((payment.amountCents * share) / 100)),
          }
        : { type: kind === 'won' ? 'dispute-won' : 'disputed', paymentId: payment.id }
  }
}

/**
 * The most that may be kept, from what was said to the customer alone: nothing before the booking stands, then the price last agreed to, less all that
 * was promised back. Written without looking at what the code keeps.
 */
class Promises {
  #standing = false
  #over = false
  #agreed = 0
  #promisedBack = 0
  #asked: {
    readonly id: string
    readonly payment: string
    readonly price: number
    readonly isOwed?: boolean
  } | null = null
  #seen = new Set<string>()
  #isDone = false
  #wasCanceledUnpaid = false

  get most(): number {
    return this.#standing ? Math.max(0, this.#agreed - this.#promisedBack) : 0
  }

  hear(event: LifeEvent, standsWith: number | null): void {
    if (standsWith !== null) {
      this.#standing = true
      this.#over = false
      this.#promisedBack = this.#agreed - standsWith
    }
    if (event.type === 'owed-asked')
      this.#asked = { id: event.id, payment: event.paymentId, price: this.#agreed, isOwed: true }
    if (event.type === 'paid') this.#hearPayment(event)
    if (event.type === 'changed' && this.#standing && !this.#over) {
      const rise = event.change.totalCents - this.#agreed
      this.#asked =
        rise >= 50
          ? { id: event.change.id, payment: event.change.paymentId, price: event.change.totalCents }
          : null
      if (rise < 0) this.#agreed = event.change.totalCents
    }
    if (event.type === 'change-dropped' && this.#asked?.id === event.changeId) this.#asked = null
    if (event.type === 'goodwill' && this.#standing && (!this.#over || this.#isDone))
      this.#promisedBack += event.refundCents
    if (event.type === 'done' && this.#standing && !this.#over) {
      this.#over = true
      this.#isDone = true
    }
    if (event.type === 'canceled') {
      if (this.#standing && !this.#over) {
        this.#promisedBack += event.refundCents
        this.#over = true
      }
      if (!this.#standing) this.#wasCanceledUnpaid = true
    }
  }

  #hearPayment({ paymentId, hasPlace, amountCents }: Extract<LifeEvent, { type: 'paid' }>): void {
    if (this.#seen.has(paymentId)) return
    this.#seen.add(paymentId)
    if (paymentId === 'p0') this.#agreed = amountCents
    if (paymentId === 'p0' && hasPlace && !this.#wasCanceledUnpaid) this.#standing = true
    if (paymentId === 'p0' && !hasPlace) this.#wasCanceledUnpaid = true
    if (this.#asked?.payment === paymentId && this.#standing && !this.#over) {
      if (hasPlace) this.#agreed = this.#asked.price
      if (hasPlace && this.#asked.isOwed) this.#promisedBack -= amountCents
      this.#asked = null
    }
  }
}

/** What an event brings or takes by itself, before anything is given back. */
function broughtBy(event: LifeEvent, { payments }: BookingLife): number {
  const known = payments.find((payment) => 'paymentId' in event && payment.id === event.paymentId)
  if (event.type === 'paid') return known === undefined ? event.amountCents : 0
  const isLost =
    event.type === 'dispute-lost' && known !== undefined && !['won', 'lost'].includes(known.dispute)
  return isLost ? -event.amountCents : 0
}

/** What an event itself says goes back. */
function saidBack(event: LifeEvent, { stage }: BookingLife): number {
  const isSaid =
    (event.type === 'canceled' && stage === 'booked') ||
    (event.type === 'goodwill' && (stage === 'booked' || stage === 'done'))
  return isSaid ? event.refundCents : 0
}

/** What the office pays back itself of refunds that were written, found by the payment of each. */
function writtenByHand(written: readonly LifeRefund[], { payments }: BookingLife): number {
  const taken = new Set(payments.filter(({ isByHand }) => isByHand).map(({ id }) => id))
  return sum(written.filter(({ paymentId }) => taken.has(paymentId)))
}

/** What is left of each payment, as a preview takes it. Counted here: the code must not be its own judge. */
const leftOfEach = ({ payments, refunds }: BookingLife) =>
  payments.map(({ id, amountCents, lostCents, isByHand }) => {
    const back = sum(refunds.filter(({ paymentId }) => paymentId === id))
    return { leftCents: cents(Math.max(0, amountCents - lostCents - back)), isByHand }
  })

const leftOf = (life: BookingLife) => leftOfEach(life).reduce((total, one) => total + one.leftCents, 0)

/** By how much a payment's refunds are more than what came and was not lost. */
function overdrawn(paymentId: string, { payments, refunds }: BookingLife): number {
  const payment = payments.find(({ id }) => id === paymentId)
  const back = sum(refunds.filter((refund) => refund.paymentId === paymentId))
  return payment === undefined ? back : Math.max(0, back - payment.amountCents + payment.lostCents)
}

const sum = (amounts: readonly { readonly amountCents: number }[]) =>
  amounts.reduce((total, { amountCents }) => total + amountCents, 0)

describe('the story of a booking, properties', () => {
  test('money in is money kept, back, on its way, failed or lost; no more is kept than was promised; no payment gives more than it has', () => {
    fc.assert(
      fc.property(draws, (history) => {
        let life = newLife('p0', price)
        const promises = new Promises()
        let ever = 0
        let isShort = false
        for (const draw of history) {
          const event = eventOf(draw, life)
          if (event === null) continue
          const before = life
          const step = lifeAfter(life, event)
          life = step.life
          promises.hear(event, event.type === 'revived' && life.stage !== before.stage ? leftOf(life) : null)

          const written = life.refunds.slice(before.refunds.length)
          ever += sum(written)
          const lost = life.payments.reduce((total, { lostCents }) => total + lostCents, 0)
          const kept = sum(life.payments) - lost - sum(life.refunds)
          // (a), (c): what stays here is at most what was promised to be kept.
          expect(kept).toBeLessThanOrEqual(promises.most)
          // No more goes back than was said. (What a bank returns may, after something was given. What a bank took before a person decided
          // about the rest is not taken from later payments.)
          isShort ||= lost > 0 && (event.type === 'canceled' || event.type === 'goodwill')
          if (event.type !== 'dispute-won' && !isShort)
            expect(leftOf(life)).toBeGreaterThanOrEqual(
              Math.min(promises.most, leftOf(before) + broughtBy(event, before)) - saidBack(event, before),
            )
          // (b)
          for (const { id, amountCents } of life.payments)
            expect(sum(life.refunds.filter(({ paymentId }) => paymentId === id))).toBeLessThanOrEqual(
              amountCents,
            )
          // Nor more than was left of it when it was written: what a bank has taken away cannot be given back.
          for (const { paymentId } of written) expect(overdrawn(paymentId, life)).toBe(0)
          expect(ever).toBeLessThanOrEqual(sum(life.payments))
          expect(ever).toBe(sum(life.refunds))
          // (d) the amount that a cancellation shows is what it writes.
          if (event.type === 'canceled' && before.stage === 'booked')
            expect(sum(written)).toBe(event.refundCents)
          // And what it shows as paid back by the office is written on what the office took, whatever else was paid.
          if (saidBack(event, before) > 0 || event.type === 'changed')
            expect(writtenByHand(written, life)).toBe(byHandCents(leftOfEach(before), cents(sum(written))))
          // The payment provider is never asked for what the office took.
          const due = life.refunds.filter(({ status }) => status === 'due')
          expect(sum(sendableRefunds(life)) + writtenByHand(due, life)).toBeLessThanOrEqual(sum(due))
          // (f) a booking stands only with a place.
          if (before.stage !== 'booked' && life.stage === 'booked')
            expect(event).toMatchObject({ type: expect.stringMatching(/^(paid|revived)$/), hasPlace: true })
          // (g) said at most once for each event that says something.
          expect(step.acts.filter(({ type }) => type === 'tell').length).toBeLessThanOrEqual(1)
        }
      }),
      { numRuns: 1000, seed: 15 },
    )
  })

  test('ends alike in every order and repetition of what the provider reports', () => {
    const refunded = tell([paid, { type: 'canceled', by: 'us', refundCents: cents(10_000) }])
    const reports: LifeEvent[] = [
      { type: 'refund-sent', refundId: 'r1' },
      { type: 'refund-done', refundId: 'r1' },
      { type: 'refund-failed', refundId: 'r1' },
      { type: 'disputed', paymentId: 'p0' },
      { type: 'dispute-lost', paymentId: 'p0', amountCents: cents(500) },
      { type: 'dispute-won', paymentId: 'p0' },
      paid,
      { type: 'released' },
    ]
    const end = tell(reports, refunded)
    fc.assert(
      fc.property(
        fc.shuffledSubarray(reports, { minLength: reports.length }),
        fc.array(fc.constantFrom(...reports)),
        (order, more) => {
          expect(tell([...order, ...more], refunded)).toEqual(end)
        },
      ),
      { numRuns: 200, seed: 5 },
    )
    expect(end.refunds).toMatchObject([{ status: 'failed', amountCents: 10_000 }])
  })

  test('a payment that came late or early books it alike', () => {
    expect(tell([paid, { type: 'released' }])).toEqual(tell([{ type: 'released' }, paid]))
  })
})

describe('the story of a booking', () => {
  const booked = tell([paid])
  const asked = { id: 'c1', paymentId: 'p1', totalCents: cents(28_250), taxCents: cents(3250) }

  test('keeps place and price until a dearer change is paid, and applies it once', () => {
    const { life, acts } = lifeAfter(booked, { type: 'changed', change: asked })
    expect(acts).toEqual([{ type: 'ask-for-payment', paymentId: 'p1', amountCents: 5650 }])
    expect(life.totalCents).toBe(22_600)
    const pay: LifeEvent = { type: 'paid', paymentId: 'p1', amountCents: cents(5650), hasPlace: true }
    expect(tell([pay, pay], life)).toMatchObject({
      totalCents: 28_250,
      keepCents: 28_250,
      change: null,
      refunds: [],
    })
  })

  test.each([
    ['without a place', [{ type: 'paid', paymentId: 'p1', amountCents: cents(5650), hasPlace: false }]],
    [
      'after it was dropped',
      [
        { type: 'change-dropped', changeId: 'c1' },
        { type: 'paid', paymentId: 'p1', amountCents: cents(5650), hasPlace: true },
      ],
    ],
  ] as const)('gives the payment of a change back %s, and nothing else', (_, events) => {
    const life = tell([{ type: 'changed', change: asked }, ...events], booked)
    expect(life).toMatchObject({ stage: 'booked', totalCents: 22_600 })
    expect(life.refunds).toMatchObject([{ paymentId: 'p1', amountCents: 5650 }])
  })

  test('gives the difference of a cheaper change back, and absorbs a rise below 50 cents', () => {
    const cheaper = tell([{ type: 'changed', change: { ...asked, totalCents: cents(20_000) } }], booked)
    expect(cheaper.refunds).toMatchObject([{ paymentId: 'p0', amountCents: 2600 }])
    const dearer = tell([{ type: 'changed', change: { ...asked, totalCents: cents(22_649) } }], booked)
    expect(dearer).toMatchObject({ totalCents: 22_600, refunds: [], change: null })
  })

  const pay = (amount: number, hasPlace = true): LifeEvent => {
    return { type: 'paid', paymentId: 'p1', amountCents: cents(amount), hasPlace }
  }
  const change: LifeEvent = { type: 'changed', change: asked }
  const drop: LifeEvent = { type: 'change-dropped', changeId: 'c1' }
  const cancel = (by: 'us' | 'customer', refund: number): LifeEvent => {
    return { type: 'canceled', by, refundCents: cents(refund) }
  }
  const refund = (id: string, paymentId: string, amountCents: number): LifeAct => {
    return { type: 'refund', refund: { id, paymentId, amountCents: cents(amountCents), status: 'due' } }
  }
  const letter = (name: string) => ({ type: 'tell', letter: name })
  const flag = { type: 'flag' }
  const held = newLife('p0', price)

  test.each<[string, BookingLife, LifeEvent, BookingLife['stage'], readonly object[]]>([
    ['is paid', held, paid, 'booked', [letter('confirmed')]],
    [
      'is paid when its place is gone',
      held,
      { ...paid, hasPlace: false },
      'canceled-by-us',
      [letter('given-back'), flag, refund('r1', 'p0', 22_600)],
    ],
    [
      'is paid another amount than it costs',
      held,
      { ...paid, amountCents: cents(20_000) },
      'held',
      [letter('given-back'), flag, refund('r1', 'p0', 20_000)],
    ],
    [
      'gets the right amount by a payment that is not its own',
      held,
      { ...paid, paymentId: 'p9' },
      'held',
      [letter('given-back'), flag, refund('r1', 'p9', 22_600)],
    ],
    ['gets its payment reported again', booked, paid, 'booked', []],
    ['loses its hold', held, { type: 'released' }, 'released', []],
    [
      'is given up by the customer before it is paid',
      held,
      cancel('customer', 0),
      'canceled-by-customer',
      [],
    ],
    ['is given up by the office before it is paid', held, cancel('us', 0), 'canceled-by-us', []],
    [
      'is canceled by the customer',
      booked,
      cancel('customer', 11_300),
      'canceled-by-customer',
      [letter('canceled'), refund('r1', 'p0', 11_300)],
    ],
    ['is canceled without a refund', booked, cancel('us', 0), 'canceled-by-us', [letter('canceled')]],
    ['takes place', booked, { type: 'done' }, 'done', []],
    [
      'gets something back afterwards',
      tell([{ type: 'done' }], booked),
      { type: 'goodwill', refundCents: cents(1000) },
      'done',
      [letter('given-back'), refund('r1', 'p0', 1000)],
    ],
    [
      'becomes cheaper',
      booked,
      { type: 'changed', change: { ...asked, totalCents: cents(20_000) } },
      'booked',
      [letter('changed'), refund('r1', 'p0', 2600)],
    ],
    ['has its change paid', tell([change], booked), pay(5650), 'booked', [letter('changed')]],
    [
      'has its change paid without a place for it',
      tell([change], booked),
      pay(5650, false),
      'booked',
      [letter('nothing-changed'), refund('r1', 'p1', 5650)],
    ],
    [
      'gets another amount for its change',
      tell([change], booked),
      pay(5000),
      'booked',
      [letter('nothing-changed'), refund('r1', 'p1', 5000)],
    ],
    [
      'gets the payment of a change that was dropped',
      tell([change, drop], booked),
      pay(5650),
      'booked',
      [letter('given-back'), flag, refund('r1', 'p1', 5650)],
    ],
    [
      'gets the payment of a change after it was canceled',
      tell([change, cancel('us', 0)], booked),
      pay(5650),
      'canceled-by-us',
      [letter('given-back'), flag, refund('r1', 'p1', 5650)],
    ],
  ])('that %s', (_, life, event, stage, acts) => {
    const step = lifeAfter(life, event)
    expect([step.life.stage, step.acts]).toEqual([stage, acts])
  })

  test('stands again for its price when the cancellation is taken back, and what went back is paid again', () => {
    const canceled = tell([paid, { type: 'canceled', by: 'us', refundCents: cents(10_000) }])
    const back: LifeEvent = { type: 'revived', hasPlace: true }
    expect(lifeAfter(canceled, back)).toEqual({ life: canceled, acts: [] })
    const given = tell([{ type: 'refund-done', refundId: 'r1' }], canceled)
    expect(lifeAfter(given, { ...back, hasPlace: false }).life.stage).toBe('canceled-by-us')
    const stands = lifeAfter(given, back)
    expect(stands).toMatchObject({
      life: { stage: 'booked', keepCents: 12_600, owedCents: 10_000 },
      acts: [{ type: 'tell', letter: 'restored' }],
    })
    const asked = lifeAfter(stands.life, { type: 'owed-asked', id: 'o1', paymentId: 'p1' })
    expect(asked.acts).toEqual([{ type: 'ask-for-payment', paymentId: 'p1', amountCents: 10_000 }])
    const again = tell([{ ...paid, paymentId: 'p1', amountCents: cents(10_000) } as LifeEvent], asked.life)
    expect(again).toMatchObject({ stage: 'booked', change: null, totalCents: price.totalCents })
    expect(leftOf(again)).toBe(price.totalCents)
    expect(lifeAfter(again, { type: 'owed-asked', id: 'o2', paymentId: 'p2' }).acts).toEqual([])
    const failed = tell([{ type: 'refund-failed', refundId: 'r1' }], canceled)
    expect(lifeAfter(failed, back).life.stage).toBe('canceled-by-us')
  })

  test('numbers refunds on, and reports change the one that they name', () => {
    const twice = tell([change, pay(5650), { type: 'goodwill', refundCents: cents(1000) }], booked)
    const { life, acts } = lifeAfter(twice, cancel('us', 10_000))
    expect(acts.slice(1)).toEqual([refund('r2', 'p1', 4650), refund('r3', 'p0', 5350)])
    const states = (...events: readonly LifeEvent[]) => tell(events, life).refunds.map(({ status }) => status)
    const sent: LifeEvent = { type: 'refund-sent', refundId: 'r2' }
    const done: LifeEvent = { type: 'refund-done', refundId: 'r2' }
    expect(states(sent)).toEqual(['due', 'sent', 'due'])
    expect(states(done)).toEqual(['due', 'done', 'due'])
    expect(states(done, sent)).toEqual(['due', 'done', 'due'])
    expect(states({ ...done, refundId: 'r9' })).toEqual(['due', 'due', 'due'])
    expect(sendableRefunds(tell([done], life)).map(({ id }) => id)).toEqual(['r1', 'r3'])
  })

  test('calls the office once when a refund fails', () => {
    const off = tell([cancel('us', 1000)], booked)
    const failed: LifeEvent = { type: 'refund-failed', refundId: 'r1' }
    const { life, acts } = lifeAfter(off, failed)
    expect(acts).toEqual([flag])
    expect(lifeAfter(life, failed).acts).toEqual([])
  })

  test('keeps the change that waits when another one is dropped', () => {
    const waiting = tell([change], booked)
    expect(tell([{ type: 'change-dropped', changeId: 'c9' }], waiting)).toEqual(waiting)
    expect(tell([drop], waiting)).toEqual(booked)
  })

  test('follows a dispute to its end, and no further', () => {
    const disputes = (...events: readonly LifeEvent[]) =>
      tell(events, booked).payments.map(({ dispute, lostCents }) => [dispute, lostCents])
    const opened: LifeEvent = { type: 'disputed', paymentId: 'p0' }
    const won: LifeEvent = { type: 'dispute-won', paymentId: 'p0' }
    const lost: LifeEvent = { type: 'dispute-lost', paymentId: 'p0', amountCents: cents(500) }
    expect(disputes(opened)).toEqual([['open', 0]])
    expect(disputes(opened, lost)).toEqual([['lost', 500]])
    expect(disputes(opened, lost, opened)).toEqual([['lost', 500]])
    expect(disputes(won, lost)).toEqual([['won', 0]])
  })

  test('does not send a failed refund again, nor a refund of a payment that a bank looks at', () => {
    const off = tell([{ type: 'canceled', by: 'us', refundCents: cents(22_600) }], booked)
    expect(sendableRefunds(off)).toMatchObject([{ id: 'r1' }])
    expect(sendableRefunds(tell([{ type: 'disputed', paymentId: 'p0' }], off))).toEqual([])
    const failed = tell(
      [
        { type: 'refund-failed', refundId: 'r1' },
        { type: 'refund-done', refundId: 'r1' },
      ],
      off,
    )
    expect(failed.refunds).toMatchObject([{ status: 'failed' }])
  })

  test('gives the newest payment back first', () => {
    const changed = tell(
      [
        { type: 'changed', change: asked },
        { type: 'paid', paymentId: 'p1', amountCents: cents(5650), hasPlace: true },
      ],
      booked,
    )
    const off = tell([{ type: 'canceled', by: 'customer', refundCents: cents(10_000) }], changed)
    expect(off.refunds).toMatchObject([
      { paymentId: 'p1', amountCents: 5650 },
      { paymentId: 'p0', amountCents: 4350 },
    ])
  })
})
