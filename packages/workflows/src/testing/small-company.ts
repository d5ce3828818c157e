import { gtaPriceBook, type PriceBook } from '@dustforce/core/catalogue'
import { cents } from '@dustforce/core/money'
import { addDays, type BusinessDate, businessDate, businessDateOf, gtaPolicy } from '@dustforce/core/schedule'
import { seriesHorizon } from '@dustforce/office/series'
import { runJobs } from '../jobs/jobs.ts'
import { linkTokens } from '../links/link-tokens.ts'
import type { StoredBooking } from './memory/stored-booking.ts'
import { submitSeries } from './submit-series.ts'
import { type Answer, beginning, makeSystem, submit } from './test-system.ts'

/* A small company in memory whose years go by: what its customers, strangers and its office do, each where it can be done. */

/** The number of visits that it sells a day. */
export const places = 1

const dayMs = 24 * 60 * 60_000
const { laundry } = gtaPriceBook.addOns
const done = ({ status }: Answer) => status === 200

export type SmallCompany = Awaited<ReturnType<typeof smallCompany>>

/** The company with its clock, its customers' pages and its provider's events. */
export async function smallCompany() {
  const system = await makeSystem()
  const { world, run, webhook, settled } = system
  world.bookings.dailyLimit = places
  world.admins.set('owner', 'owner@example.com')
  world.published.owners.add('owner@example.com')
  let now = beginning
  let names = 0
  /** A number that nothing else has. */
  const another = () => {
    names += 1
    return names
  }
  const today = () => businessDateOf(now, gtaPolicy.zone)
  /** Sells what a form sends: its page is opened and paid. Returns whether it could be. */
  const sell = async (body: object) => {
    if (!done(await system.checkout(body))) return false
    const session = [...world.payments.sessions.values()].at(-1)
    const event = world.payments.pay(session?.sessionId ?? '')
    if (event !== null) await webhook(event)
    await settled()
    return true
  }
  const announced = new Map<string, number>()
  return {
    ...system,
    ...{ another, today, sell },
    /** The price of each visit when its customer was told of its charge. */
    announced,
    now: () => now,
    actId: () => `00000000-0000-4000-8000-${String(another()).padStart(12, '0')}`,
    /** The amount that was agreed to go back of a booking that its customer called off, in cents. */
    agreedBack: new Map<string, number>(),
    /** One run of the jobs at an instant. */
    work: async (instant: number) => {
      now = instant
      await system.setTime(now)
      await run(runJobs())
      await settled()
      for (const { id, charge, booking } of world.bookings.rows)
        if (charge.announcedAt !== null && !announced.has(id)) announced.set(id, booking.quote.totalCents)
    },
    /** Delivers what the provider says of the charges that are under way, the given number of times. */
    hear: async (times: number) => {
      const pending = world.bookings.rows.flatMap(({ charge }) =>
        charge.tries.filter(({ outcome }) => outcome === 'pending').map(({ id }) => id),
      )
      for (const id of pending) {
        for (let nr = 0; nr < times; nr += 1) {
          const event = world.payments.charged(id)
          if (event !== null) await webhook(event)
        }
      }
      await settled()
    },
    /** Does something with the link to a booking. */
    own: async (row: StoredBooking, body: object) => {
      const owner = { bookingId: row.id, email: row.booking.request.email }
      const token = (await run(linkTokens([owner], 'manage'))).get(row.id) ?? ''
      return system.own(body, token)
    },
    ask: system.own,
    beginSeries: async (every: 'week' | '2-weeks', onClosed: 'skip' | 'next-open-day', date: string) => {
      const nr = another()
      const changes = { email: `series${nr}@example.com`, date: businessDate(date) }
      return sell(await submitSeries(system, nr, { every, onClosed }, changes))
    },
  }
}

type Act = (nr: number, which: number) => Promise<boolean>

function chosen<Row>(rows: readonly Row[], which: number): Row | undefined {
  return rows[which % Math.max(1, rows.length)]
}

/** A booking that is paid for, and still to come. */
function isToCome({ payment, status, booking }: StoredBooking, today: BusinessDate): boolean {
  return payment === 'paid' && status === 'confirmed' && booking.request.date > today
}

/** Its customer calls a booking off, by what they are told goes back. */
async function callOff({ own, actId, agreedBack }: SmallCompany, row: StoredBooking): Promise<boolean> {
  const { refundCents, when = null } = (await own(row, { act: 'preview-cancel' })).body
  const asked = { act: 'cancel', actId: actId(), shownRefundCents: refundCents, shownWhen: when }
  if (!done(await own(row, asked))) return false
  agreedBack.set(row.id, Number(refundCents))
  return true
}

/** Returns what customers of the series do with their visits. Each act returns whether it could be done. */
export function customerActs(company: SmallCompany) {
  const { world, today, own, actId } = company
  /** A visit whose charge nobody was told of yet. */
  const visitToCome = (which: number, isOff = false) => {
    const from = addDays(today(), 10)
    const isSkipped = ({ visitOf }: StoredBooking) =>
      world.bookings.series.rows.some(({ rule }) => rule.visits[visitOf?.original ?? '']?.skip === true)
    const isOne = ({ visitOf, status, payment, booking }: StoredBooking) =>
      visitOf !== null &&
      payment === 'arranged' &&
      (status === 'canceled') === isOff &&
      booking.request.date >= from
    return chosen(
      world.bookings.rows.filter((row) => isOne(row) && (!isOff || isSkipped(row))),
      which,
    )
  }
  const change = async (row: StoredBooking, asked: object) => {
    const { status, body } = await own(row, { act: 'preview-series', change: asked })
    if (status !== 200) return false
    const { version, shown } = body
    return done(await own(row, { act: 'change-series', actId: actId(), change: asked, version, shown }))
  }
  const with10Days =
    (asked: (row: StoredBooking, nr: number) => object, isOff = false): Act =>
    async (nr, which) => {
      const row = visitToCome(which, isOff)
      return row !== undefined && change(row, asked(row, nr))
    }
  const original = ({ visitOf }: StoredBooking) => visitOf?.original
  const callOffOne =
    (isVisit: boolean): Act =>
    async (_, which) => {
      const isOne = (row: StoredBooking) => (row.visitOf !== null) === isVisit && isToCome(row, today())
      const row = chosen(world.bookings.rows.filter(isOne), which)
      return row !== undefined && callOff(company, row)
    }
  return {
    skip: with10Days((row) => ({ kind: 'skip', original: original(row) })),
    'take-back': with10Days((row) => ({ kind: 'take-back', original: original(row) }), true),
    pause: with10Days(({ booking: { request } }, nr) => ({
      ...{ kind: 'pause', from: request.date },
      until: addDays(businessDate(request.date), 7 + nr),
    })),
    'go-on': with10Days(() => ({ kind: 'go-on' })),
    'other day': with10Days((row, nr) => ({
      ...{ kind: 'rearrange', from: original(row) },
      date: addDays(businessDate(row.booking.request.date), nr % 2 === 0 ? 1 : -1),
    })),
    'other time': with10Days((row) => ({
      ...{ kind: 'rearrange', from: original(row) },
      minute: row.booking.request.minute === 540 ? 720 : 540,
    })),
    'other rhythm': with10Days((row, nr) => ({
      ...{ kind: 'rearrange', from: original(row) },
      every: ['week', '2-weeks', '4-weeks'][nr % 3],
    })),
    'call a visit off': callOffOne(true),
    'call a booking off': callOffOne(false),
  } satisfies Record<string, Act>
}

/** Returns what strangers, the office, the bank and the network do. Each act returns whether it could be done. */
export function otherActs(company: SmallCompany) {
  const { world, today, now, another, sell, ask, actId, hold, raisePrices } = company
  const isStrangers = (row: StoredBooking) => row.visitOf === null && isToCome(row, today())
  const ahead = (nr: number) => addDays(today(), 2 + nr)
  const book = (date: BusinessDate, offer?: string) => {
    const nr = another()
    const { bookingData } = submit(nr, { email: `stranger${nr}@example.com`, date })
    return sell({ bookingData: { ...bookingData, ...(offer !== undefined && { offer }) } })
  }
  return {
    book: (nr) => book(ahead(nr)),
    /** Somebody waits for a day that is full, as far as somebody else may leave it. */
    wait: async (_, which) => {
      const row = chosen(world.bookings.rows.filter(isStrangers), which)
      if (row === undefined) return false
      const home = { service: 'standard', bedrooms: 2, bathrooms: 1, addOns: [], hasPets: null }
      const days = [{ day: row.booking.request.date, minutes: [540, 600] }]
      const wish = { email: `waits${another()}@example.com`, home, consent: 'Yes', days }
      return (await ask({ act: 'join-waiting', wish })).body.status === 'waiting'
    },
    /** Somebody leaves a day for which others wait, and the first of them takes it. */
    'take an offer': async (_, which) => {
      const waited = new Set(
        world.waiting.rows.flatMap(({ state, days }) =>
          state === 'waiting' ? days.map(({ day }) => day) : [],
        ),
      )
      const isWaitedFor = (row: StoredBooking) => isStrangers(row) && waited.has(row.booking.request.date)
      const row = chosen(world.bookings.rows.filter(isWaitedFor), which)
      if (row === undefined || !(await callOff(company, row))) return false
      const wish = world.waiting.rows.find(
        ({ state, offer }) => state === 'offered' && offer?.day === row.booking.request.date,
      )
      return wish?.offer != null && book(wish.offer.day, wish.token)
    },
    /** Closes a day that a series has, and that is not written yet: what is sold on a day is the office's to call off. */
    close: async (nr, which) => {
      const { rule } = chosen(world.bookings.series.rows, which) ?? {}
      if (rule === undefined) return false
      const days = { week: 7, '2-weeks': 14, '4-weeks': 28, month: 28 }[rule.every]
      let day = businessDate(rule.from)
      const horizon = seriesHorizon(now(), gtaPolicy)
      for (let left = 1 + (nr % 2); left > 0; day = addDays(day, days)) if (day > horizon) left -= 1
      const { closures = [] } = world.bookings.rules
      world.bookings.rules = { closures: [...closures, { from: addDays(day, -days), reason: 'Closed' }] }
      return true
    },
    raise: async (nr) => {
      const amount = cents(laundry.amount + 100 * (1 + nr))
      const addOns = { ...gtaPriceBook.addOns, laundry: { ...laundry, amount } }
      const dearer: PriceBook = { ...gtaPriceBook, version: `gta-${another()}`, addOns }
      await hold('price-book', dearer)
      const from = addDays(today(), 1)
      const { raised } = (await raisePrices({ act: 'preview', from }, 'owner')).body
      if (!Array.isArray(raised) || raised.length === 0) return false
      const series = raised.map(({ id, holdsFrom, beforeCents, afterCents }) => ({
        ...{ id, holdsFrom, beforeCents, afterCents },
      }))
      return done(await raisePrices({ act: 'raise', id: actId(), from, series }, 'owner'))
    },
    'fail once': async () => {
      world.payments.failNext('unavailable')
      return true
    },
    'the bank': async (_, which) => {
      world.payments.refusal = [null, null, 'insufficient_funds', 'stolen_card'][which % 4] ?? null
      return true
    },
  } satisfies Record<string, Act>
}

/** Returns the ways in which time passes: nights in which the jobs run, or that they miss. */
export function timeActs({ now, work, hear }: SmallCompany) {
  return {
    nights: async (nr, which) => {
      for (let day = 0; day <= nr % 10; day += 1) {
        await work(now() + dayMs - (which % 5) * 3_600_000)
        await hear(which % 3)
      }
      return true
    },
    'missed nights': async (nr) => {
      await work(now() + (2 + (nr % 30)) * dayMs)
      return true
    },
  } satisfies Record<string, Act>
}
