import { setTimeout as pause } from 'node:timers/promises'
import { createClient } from '@supabase/supabase-js'
import * as Option from 'effect/Option'
import * as Schema from 'effect/Schema'
import { expect, vi } from 'vitest'
import { Opened, sendCheckout } from './installation.ts'
import { signInAsAdmin } from './sign-in.ts'
import { type makeTwoNodes, nodeKeys } from './two-nodes.ts'

type World = Awaited<ReturnType<typeof makeTwoNodes>>

/** The number of bookings that a day holds, by the company's policy. */
const places = 10
/** The number of requests for a place beyond the places that there are. */
const tooMany = 4
const readOpened = Schema.decodeUnknownOption(Opened)

/** The Command Hub of somebody who follows what comes in, and how often it was connected. */
async function openHub({ proxy }: World) {
  const hub = createClient(proxy.url, nodeKeys.SUPABASE_PUBLISHABLE_KEY, { auth: { persistSession: false } })
  await signInAsAdmin(hub, { email: nodeKeys.ADMIN_EMAIL, password: nodeKeys.ADMIN_PASSWORD })
  const heard: string[] = []
  const changes = { event: 'INSERT', schema: 'public', table: 'contact_inquiries' } as const
  await new Promise<void>((resolve) => {
    hub
      .channel('inquiries')
      .on('postgres_changes', changes, (change) => void heard.push(String(change.new.name)))
      .subscribe((status) => void (status === 'SUBSCRIBED' && resolve()))
  })
  return { heard, close: () => hub.removeAllChannels() }
}

/** Customers who book and pay, and visitors who look for a free day, until all have been served. */
function openTraffic({ proxy, stripe }: World, days: readonly number[]) {
  const refused: string[] = []
  const sold: string[] = []
  const full: string[] = []
  const booking: Promise<void>[] = []

  /** As a browser does it, the form is sent again when there was no answer. */
  const book = async (nr: number): Promise<void> => {
    const attempt = `00000000-0000-4000-8000-${String(nr).padStart(12, '0')}`
    const answer = await sendCheckout(proxy.url, attempt, days[nr % days.length] ?? 0)
    if (answer.status === 502) return book(nr)
    const body: unknown = await answer.json()
    const opened = Option.getOrNull(readOpened(body))
    if (opened !== null) {
      stripe.complete(new URL(opened.url).pathname.split('/').at(-1) ?? '')
      await stripe.work()
      sold.push(attempt)
    } else (JSON.stringify(body).includes('full') ? full : refused).push(`${answer.status} ${attempt}`)
  }
  let isOver = false
  const look = async () => {
    while (!isOver) {
      const answer = await fetch(`${proxy.url}/rest/v1/rpc/availability`, {
        method: 'POST',
        headers: { apikey: nodeKeys.SUPABASE_PUBLISHABLE_KEY, 'content-type': 'application/json' },
        body: JSON.stringify({ from_date: '2026-11-21', days: 1 }),
      })
      await answer.arrayBuffer()
      if (!answer.ok && answer.status !== 502) refused.push(`${answer.status} availability`)
      await pause(100)
    }
  }
  const looking = look()
  return {
    refused,
    sold,
    full,
    /** Lets so many more customers in, one after the other, and does not wait for their bookings. */
    let: async (more: number) => {
      for (let nr = 0; nr < more; nr += 1) {
        booking.push(book(booking.length + 10))
        await pause(50)
      }
    },
    rest: () => places * days.length + tooMany - booking.length,
    end: async () => {
      await Promise.all(booking)
      isOver = true
      await looking
    },
  }
}

/** Both nodes are replaced, the first as a deploy does it and the second after a crash, so many times, while customers fill the days. */
export async function deployUnderLoad(
  world: World,
  { days, rounds }: { readonly days: readonly number[]; readonly rounds: number },
): Promise<void> {
  const { sql, ports, proxy, stripe, mailbox, start } = world
  const [first, second] = ports
  let [one, two] = [await start(0), await start(1)]
  await proxy.settled(ports)
  const hub = await openHub(world)
  const traffic = openTraffic(world, days)
  const leaders = () =>
    sql`select pid from pg_locks where locktype = 'advisory' and classid::bigint = 7321 and granted`
  /** A follower hears of what happens, by whichever node it is connected to. */
  const isHeard = async (name: string) => {
    await vi.waitFor(
      async () => {
        // A follower that has just connected again was not told: it reads.
        await sql`insert into public.contact_inquiries (name, email, message) values (${name}, 'ada@example.com', 'Hello there')`
        await pause(200)
        expect(hub.heard).toContain(name)
      },
      { timeout: 30_000 },
    )
  }

  const share = Math.floor(traffic.rest() / (4 * rounds))
  for (let round = 1; round <= rounds; round += 1) {
    const lostBefore = proxy.lost.filter(({ port }) => port === first)
    await traffic.let(share)
    one.kill('SIGTERM')
    await traffic.let(share)
    expect([await one.exit, one.said.err]).toEqual([0, ''])
    expect(proxy.lost.filter(({ port }) => port === first)).toEqual(lostBefore)
    one = await start(0)
    await proxy.settled(ports)
    await isHeard(`replaced ${round}`)
    await vi.waitFor(async () => expect(await leaders()).toHaveLength(1))

    await traffic.let(share)
    two.kill('SIGKILL')
    await traffic.let(share)
    await two.exit
    two = await start(1)
    await proxy.settled(ports)
    await isHeard(`crashed ${round}`)
    await vi.waitFor(async () => expect(await leaders()).toHaveLength(1))
  }
  await traffic.let(traffic.rest())
  await traffic.end()

  // The requests that were on their way to the killed node are all that had no answer.
  expect(traffic.refused).toEqual([])
  expect(proxy.lost.filter(({ port }) => port !== second)).toEqual([])
  expect(Math.min(...ports.map((port) => proxy.answered.get(port) ?? 0))).toBeGreaterThan(0)
  expect([traffic.sold.length, traffic.full.length]).toEqual([places * days.length, tooMany])

  // A letter that no request sends is sent by who does the jobs.
  const letter = { name: 'Ada', email: 'jobs@example.com', message: 'Hello' }
  await sql`select public.enqueue_email(${sql.json({ kind: 'contact-received', ref: 'i', recipient: 'jobs@example.com', payload: letter })})`
  // The work that a killed node had in hand is due again after two minutes; not to wait for them, it is made due now.
  await sql`update public.email_outbox set next_attempt_at = private.clock() where status = 'sending'`
  const told = [...traffic.sold.map((attempt) => `ada${attempt.slice(-2)}@example.com`), 'jobs@example.com']
  await vi.waitFor(
    async () => {
      await stripe.work()
      const rows =
        await sql`select count(*)::int as bookings, count(distinct attempt_id)::int as attempts, count(*) filter (where booking_status = 'confirmed' and payment_status = 'paid')::int as paid
          from public.bookings group by booking_date`
      expect(rows).toEqual(days.map(() => ({ bookings: places, attempts: places, paid: places })))
      const customers = mailbox.mails().flatMap(({ to }) => to.filter((one) => told.includes(one)))
      expect(customers.sort()).toEqual([...told].sort())
    },
    { timeout: 60_000, interval: 500 },
  )
  expect(stripe.sessions().filter(({ paymentStatus }) => paymentStatus === 'paid')).toHaveLength(
    places * days.length,
  )
  expect(stripe.refunds()).toEqual([])
  await hub.close()
}
