import { addDays, businessDate, gtaPolicy } from '@dustforce/core/schedule'
import { seriesHorizon } from '@dustforce/office/series'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  customerActs,
  otherActs,
  places,
  type SmallCompany,
  smallCompany,
  timeActs,
} from '../testing/small-company.ts'

/* Generated years of a small company: two series and their customers, strangers, a queue, closed days, price rises, refused cards, nights that are missed and requests that fail. */

const nightly = ['nights'] as const
const rare = ['missed nights', 'raise'] as const
const others = [
  ...([
    'skip',
    'skip',
    'take-back',
    'take-back',
    'pause',
    'go-on',
    'other day',
    'other time',
    'other rhythm',
  ] as const),
  ...(['call a visit off', 'call a booking off', 'book', 'book', 'wait', 'wait'] as const),
  ...(['take an offer', 'take an offer', 'close', 'fail once', 'the bank'] as const),
]
type Kind = (typeof nightly | typeof rare | typeof others)[number]
const step = fc.record({
  kind: fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...nightly) },
    { weight: 1, arbitrary: fc.constantFrom(...rare) },
    { weight: 10, arbitrary: fc.constantFrom(...others) },
  ),
  nr: fc.nat(60),
  which: fc.nat(99),
})

/** A year in which everything happens that can. */
const everything: readonly (readonly [kind: Kind, nr: number, which: number])[] = [
  ...([
    ['nights', 0, 1],
    ['book', 20, 0],
    ['wait', 0, 0],
    ['take an offer', 0, 0],
  ] as const),
  ...([
    ['skip', 0, 0],
    ['take-back', 0, 0],
    ['pause', 10, 0],
    ['go-on', 0, 0],
    ['other time', 0, 1],
  ] as const),
  ...([
    ['other day', 0, 2],
    ['other rhythm', 1, 0],
    ['close', 3, 0],
    ['raise', 2, 0],
    ['fail once', 0, 0],
  ] as const),
  ...([
    ['call a visit off', 0, 0],
    ['the bank', 0, 2],
    ['nights', 9, 1],
    ['missed nights', 5, 0],
  ] as const),
  ...([
    ['book', 10, 0],
    ['call a booking off', 0, 0],
    ['the bank', 0, 0],
    ['nights', 9, 2],
    ['nights', 9, 1],
  ] as const),
]

/** No day has more than its places, no series two visits on one day, and nothing is charged twice. */
function expectOrder({ world, now }: SmallCompany): void {
  const { rows } = world.bookings
  for (const date of new Set(rows.map(({ booking }) => booking.request.date)))
    expect([date, world.bookings.taken(date, now()) <= places]).toEqual([date, true])
  const visits = rows.filter(({ visitOf }) => visitOf !== null)
  const days = visits
    .filter(({ status }) => status !== 'canceled')
    .map(({ visitOf, booking }) => `${visitOf?.seriesId} ${booking.request.date}`)
  const originals = visits.map(({ visitOf }) => `${visitOf?.seriesId} ${visitOf?.original}`)
  const charged = [...world.payments.charges.values()]
    .filter(({ refusal }) => refusal === null)
    .map(({ request }) => request.bookingId)
  for (const all of [days, originals, charged])
    expect(all.filter((one, nr) => all.indexOf(one) !== nr)).toEqual([])
}

/** Every date that a series has until the horizon is a booking, or it is known why there is none. */
function expectExplained({ world, now }: SmallCompany): void {
  const through = seriesHorizon(now(), gtaPolicy)
  for (const { id, rule, left, plannedThrough, problem } of world.bookings.series.rows) {
    expect([problem, plannedThrough]).toEqual([null, through])
    const known = new Set([
      ...world.bookings.series.visitsOf(id).map(({ visitOf }) => visitOf?.original ?? ''),
      ...left.filter(({ why }) => why.length > 0).map(({ original }) => original),
      ...Object.entries(rule.visits).flatMap(([date, { skip }]) => (skip === true ? [date] : [])),
    ])
    const isPaused = (date: string) => rule.pauses.some(({ from, to }) => from <= date && date <= to)
    const days = { week: 7, '2-weeks': 14, '4-weeks': 28, month: 28 }[rule.every]
    const unexplained: string[] = []
    for (let date = businessDate(rule.from); date <= through; date = addDays(date, days))
      if (!known.has(date) && !isPaused(date)) unexplained.push(date)
    expect([id, unexplained]).toEqual([id, []])
  }
}

/** Of every booking, what came in is what is kept and what went back: its price, or what its customer was told when it was called off. */
function expectMoney({ world, agreedBack, announced }: SmallCompany): void {
  const sum = (pairs: readonly (readonly [string, number])[]) => {
    const sums = new Map<string, number>()
    for (const [id, amount] of pairs) sums.set(id, (sums.get(id) ?? 0) + amount)
    return sums
  }
  const { sessions, charges, refunds } = world.payments
  const received = sum([
    ...[...sessions.values()].flatMap(({ paid, amountTotalCents, request }) =>
      paid ? [[request.bookingId, amountTotalCents] as const] : [],
    ),
    ...[...charges.values()].flatMap(({ request, refusal }) =>
      refusal === null ? [[request.bookingId, request.amountCents] as const] : [],
    ),
  ])
  const back = sum([...refunds.values()].map(({ bookingId, amountCents }) => [bookingId, amountCents]))
  for (const { id, status, payment, booking } of world.bookings.rows) {
    const price = booking.quote.totalCents
    const told = agreedBack.get(id)
    const kept = status === 'canceled' ? (told === undefined ? 0 : price - told) : price
    const paid = received.get(id) ?? 0
    const left = paid - (back.get(id) ?? 0)
    expect([id, status, payment, left]).toEqual([id, status, payment, paid === 0 ? 0 : kept])
    if (payment === 'paid') expect([id, paid]).toEqual([id, price])
    // A charge is what its customer was told.
    if (status !== 'canceled') expect([id, price]).toEqual([id, announced.get(id) ?? price])
  }
}

/** No letter is written twice, and of a charge each customer is told once. */
function expectLetters({ world }: SmallCompany): void {
  const letters = world.outbox.rows.map(
    ({ kind, ref, payload }) => `${kind} ${ref} ${JSON.stringify(payload)}`,
  )
  const charges = world.outbox.rows
    .filter(({ kind }) => ['visit-announced', 'visit-unpaid', 'visit-freed'].includes(kind))
    .map(({ kind, ref }) => `${kind} ${ref}`)
  for (const all of [letters, charges]) expect(all.filter((one, nr) => all.indexOf(one) !== nr)).toEqual([])
}

test('over generated years no place is sold twice, money in is what is kept and what went back, each letter is written once, and every visit explains itself', async () => {
  const happened = new Map<string, number>()
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 80, maxLength: 120, size: 'max' }), async (steps) => {
      const company = await smallCompany()
      expect(await company.beginSeries('week', 'next-open-day', '2027-01-25')).toBe(true)
      expect(await company.beginSeries('2-weeks', 'skip', '2027-01-27')).toBe(true)
      const acts = { ...customerActs(company), ...otherActs(company), ...timeActs(company) }
      for (const { kind, nr, which } of steps) {
        if (await acts[kind](nr, which)) happened.set(kind, (happened.get(kind) ?? 0) + 1)
        expectOrder(company)
      }
      // A failed try is made again, a charge that was asked for is heard of, and money that is due goes back.
      company.world.payments.refusal = null
      for (let nr = 0; nr < 4; nr += 1) {
        await company.work(company.now() + 3_600_000)
        await company.hear(1)
      }
      for (const expectIt of [expectOrder, expectExplained, expectMoney, expectLetters]) expectIt(company)
    }),
    {
      numRuns: Number(process.env.SERIES_YEARS ?? 2),
      endOnFailure: true,
      examples: [[everything.map(([kind, nr, which]) => ({ kind, nr, which }))]],
    },
  )
  // A year in which nothing can be done shows nothing.
  for (const kind of [...nightly, ...rare, ...others])
    expect([kind, happened.get(kind) ?? 0]).not.toEqual([kind, 0])
})
