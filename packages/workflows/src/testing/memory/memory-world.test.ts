import type { PromoCode } from '@dustforce/core/promo'
import type { BusinessDate } from '@dustforce/core/schedule'
import * as Clock from 'effect/Clock'
import type * as Effect from 'effect/Effect'
import * as Layer from 'effect/Layer'
import * as ManagedRuntime from 'effect/ManagedRuntime'
import * as TestClock from 'effect/testing/TestClock'
import { BusinessVersions, type ResourcePolicy } from '../../business/business-versions.ts'
import {
  adminAccessContract,
  availabilityContract,
  bookingStoreContract,
  businessVersionsContract,
  emailOutboxContract,
  mailerContract,
  operationsContract,
  paymentGatewayContract,
  priceBooksContract,
  priceRisesContract,
  seriesStoreContract,
  visitChargesContract,
} from '../index.ts'
import { makeMemoryWorld, type Ports } from './memory-world.ts'

async function makeHarness() {
  const world = makeMemoryWorld()
  const runtime = ManagedRuntime.make(Layer.merge(world.layer, TestClock.layer()))
  // Some layers are made asynchronously; `now` below needs them at once.
  await runtime.context()
  return {
    world,
    run: <A, E>(program: Effect.Effect<A, E, Ports>) => runtime.runPromise(program),
    close: () => runtime.dispose(),
    setNow: (instant: number) => runtime.runPromise(TestClock.setTime(instant)),
    now: () => runtime.runSync(Clock.currentTimeMillis),
    setCrews: async (crews: number) => {
      world.bookings.rules = { capacity: { crews } }
    },
    setResources: (policy: ResourcePolicy) =>
      runtime.runPromise(BusinessVersions.use((versions) => versions.keepResources(policy))),
    closeDay: async (date: BusinessDate, reason: string) => {
      world.bookings.rules = { closures: [{ from: date, to: date, reason }] }
    },
    setDailyLimit: async (limit: number) => {
      world.bookings.dailyLimit = limit
    },
    addPromo: async (promo: PromoCode) => world.bookings.addPromo(promo),
    seriesId: async () => world.bookings.series.rows[0]?.id ?? '',
    visits: async () =>
      world.bookings.rows
        .flatMap(({ visitOf, booking, payment, status }) =>
          visitOf === null
            ? []
            : [{ original: visitOf.original, date: booking.request.date, payment, status }],
        )
        .toSorted((a, b) => a.original.localeCompare(b.original)),
    remove: async (bookingId: string) => world.bookings.remove(bookingId),
    booking: async (bookingId: string) => {
      const row = world.bookings.find(bookingId)
      if (row === undefined) return null
      return {
        paymentStatus: row.payment,
        bookingStatus: row.status,
        attention: row.attention,
        keptCents: row.booking.quote.totalCents - row.refundedCents - row.lostCents,
      }
    },
  }
}

bookingStoreContract('The in-memory store', makeHarness)
availabilityContract('The in-memory store', makeHarness)
emailOutboxContract('The in-memory outbox', makeHarness)

operationsContract('The in-memory world', makeHarness)
priceBooksContract('The in-memory world', makeHarness)
seriesStoreContract('The in-memory world', makeHarness)
async function makeOwned() {
  const harness = await makeHarness()
  harness.world.published.owners.add('admin@example.com')
  return { ...harness, owner: 'admin@example.com' }
}

visitChargesContract('The in-memory world', makeOwned)
businessVersionsContract('The in-memory world', makeOwned)
priceRisesContract('The in-memory world', async () => {
  const harness = await makeOwned()
  const prices = async () =>
    Object.fromEntries(
      harness.world.bookings.rows.map(({ booking: { request, quote } }) => [
        request.date,
        quote.totalCents / 100,
      ]),
    )
  return { ...harness, prices }
})

paymentGatewayContract('The in-memory gateway', async () => {
  const harness = await makeHarness()
  const { payments } = harness.world
  return {
    ...harness,
    pay: async (sessionId) => {
      const webhook = payments.pay(sessionId)
      if (webhook === null) throw new Error('Not open')
      return webhook
    },
    bankSays: async (refusal) => {
      payments.refusal = refusal
    },
    charges: async () => payments.charges.size,
    charged: async (tryId) => {
      const webhook = payments.charged(tryId)
      if (webhook === null) throw new Error('Never asked')
      return webhook
    },
    refundsOf: async (bookingId) =>
      [...payments.refunds.values()].filter((refund) => refund.bookingId === bookingId).length,
  }
})

mailerContract('The in-memory mailer', async () => {
  const harness = await makeHarness()
  const { mail } = harness.world
  return {
    ...harness,
    delivered: async () => mail.sent.map(({ to, subject, html, text }) => ({ to, subject, html, text })),
    breakDown: async () => {
      mail.fault = 'unavailable'
    },
  }
})

adminAccessContract('The in-memory admin access', async () => {
  const harness = await makeHarness()
  const { admins } = harness.world
  admins.set('token-1', 'admin@dustforce.example')
  return {
    ...harness,
    admin: { token: 'token-1', email: 'admin@dustforce.example' },
    others: { stranger: 'token-2' },
    deactivate: async () => {
      admins.delete('token-1')
    },
  }
})
