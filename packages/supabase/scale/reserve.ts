import { randomUUID } from 'node:crypto'
import postgres, { type JSONValue, type Sql } from 'postgres'
import { bookingRequest } from '../test/booking-request.ts'
import { become } from './become.ts'
import { processorTime } from './measure.ts'

const clients = 16
const perClient = 40
/** The middle one of so many rounds. */
const rounds = 5

/** The ratio between two kinds of work, by how much of each is done: in the same time, and with the same time of the server's processor. */
export interface Ratio {
  readonly byRate: number
  readonly byProcessor: number
}

/** The reservations of sessions at once, compared with inserts of the same row by the same sessions. */
export interface ReserveRatios {
  /** Over 60 days, of inserts. */
  readonly spread: Ratio
  /** On one day, of inserts. */
  readonly hotDay: Ratio
  /** Refusals of a day that is full, of the hot day's reservations. */
  readonly soldOut: Ratio
  /** The number of bookings beyond its places that a day had sold when everybody asked at once. */
  readonly oversold: number
}

interface Speed {
  readonly perSecond: number
  readonly perProcessor: number
}

interface Sessions {
  readonly all: readonly Sql[]
  readonly pids: readonly number[]
}

const dayAfter = (start: string, days: number) =>
  new Date(Date.parse(start) + days * 86_400_000).toISOString().slice(0, 10)

type Work = (sql: Sql, nr: number) => Promise<unknown>

const processorOf = async ({ pids }: Sessions) =>
  (await Promise.all(pids.map(processorTime))).reduce<number>((sum, ms) => sum + (ms ?? 0), 0)

async function speedOf(sessions: Sessions, work: Work): Promise<Speed> {
  const before = await processorOf(sessions)
  const start = performance.now()
  await Promise.all(
    sessions.all.map(async (sql, client) => {
      for (let nr = 0; nr < perClient; nr += 1) await work(sql, client * perClient + nr)
    }),
  )
  const count = clients * perClient
  return {
    perSecond: (count * 1000) / (performance.now() - start),
    perProcessor: (count * 1000) / ((await processorOf(sessions)) - before),
  }
}

const ratio = (one: Speed, other: Speed): Ratio => ({
  byRate: one.perSecond / other.perSecond,
  byProcessor: one.perProcessor / other.perProcessor,
})

function middle(ratios: readonly Ratio[]): Ratio {
  const of = (figures: readonly number[]) =>
    figures.toSorted((one, other) => one - other)[figures.length >> 1] ?? 0
  return {
    byRate: of(ratios.map(({ byRate }) => byRate)),
    byProcessor: of(ratios.map(({ byProcessor }) => byProcessor)),
  }
}

function insert(day: (nr: number) => string): Work {
  return (sql, nr) => {
    const { booking } = bookingRequest({ booking_date: day(nr) }).request
    const row = { ...(booking as Record<string, unknown>), attempt_id: randomUUID(), visitor: randomUUID() }
    return sql`insert into public.bookings ${sql({ ...row, hold_expires_at: '2026-11-21T17:35:00Z' })}`
  }
}

function reserve(day: (nr: number) => string): Work {
  return async (sql, nr) => {
    const { request } = bookingRequest({ booking_date: day(nr) })
    const [row] = await sql`
      select public.reserve_booking(${sql.json({ ...request, visitor: randomUUID() } as JSONValue)}) ->> 'status' as status`
    return row?.status
  }
}

/** Measures reservations over 60 days, on one day, and on one that is full. Writes bookings far ahead, and the daily limit. */
export async function measureReserve(url: string): Promise<ReserveRatios> {
  const all = Array.from({ length: clients }, () => postgres(url, { max: 1, onnotice: () => undefined }))
  const owner = postgres(url, { max: 1, onnotice: () => undefined })
  const setLimit = (places: number) =>
    owner`update public.booking_settings set setting_value = ${String(places)} where setting_name = 'daily_booking_limit'`
  const pids: number[] = []
  for (const sql of all) {
    await become(sql, 'service_role')
    const [row] = await sql`select pg_backend_pid() as pid`
    pids.push(Number(row?.pid))
  }
  const sessions = { all, pids }
  const spread = (nr: number) => dayAfter('2028-01-01', nr % 60)
  const ratios: { readonly spread: Ratio; readonly hotDay: Ratio; readonly soldOut: Ratio }[] = []
  let oversold = 0
  // The first round plans.
  for (let round = 0; round <= rounds; round += 1) {
    const hot = dayAfter('2029-01-01', round)
    const full = dayAfter('2029-06-01', round)
    await setLimit(9999)
    const inserts = await speedOf(sessions, insert(spread))
    const reserved = await speedOf(sessions, reserve(spread))
    const onOneDay = await speedOf(
      sessions,
      reserve(() => hot),
    )
    await setLimit(10)
    await speedOf(
      sessions,
      reserve(() => full),
    )
    const refused = await speedOf(
      sessions,
      reserve(() => full),
    )
    const [sold] = await owner`select count(*)::int as n from public.bookings where booking_date = ${full}`
    oversold = Math.max(oversold, Number(sold?.n) - 10)
    if (round > 0)
      ratios.push({
        spread: ratio(reserved, inserts),
        hotDay: ratio(onOneDay, inserts),
        soldOut: ratio(refused, onOneDay),
      })
  }
  await Promise.all([...all, owner].map((sql) => sql.end()))
  return {
    spread: middle(ratios.map((round) => round.spread)),
    hotDay: middle(ratios.map((round) => round.hotDay)),
    soldOut: middle(ratios.map((round) => round.soldOut)),
    oversold,
  }
}
