import { cents } from '@dustforce/core/money'
import { addDays, gtaPolicy, instantOf } from '@dustforce/core/schedule'
import { owedCents, toGiveBackCents } from '@dustforce/office/booking'
import * as Effect from 'effect/Effect'
import { expect, onTestFinished, test } from 'vitest'
import { PaymentGatewayError } from '../payments/payment-gateway.ts'
import { makeSystem, request, submit } from '../testing/test-system.ts'
import { BookingChanges } from './booking-changes.ts'

/* Every two acts on a booking, one after the other. What has become of its money is judged by what the provider has, and by an oracle that knows
   of each act only whether it may be done and what it promises. */

const token = 'admin-token'
const part = 10_000
const offlineAtStripe = 5_000
const start = instantOf(request.date, request.minute, gtaPolicy.zone)

/** The facts that everybody may rely on. Amounts in cents. */
interface Told {
  readonly price: number
  /** The money that came in, and the money that went back. */
  readonly paid: number
  readonly back: number
  readonly isCanceled: boolean
  /** Owed again of the price. */
  readonly owed: number
  /** Promised, and refused by the provider; or promised, and a bank decides first. */
  readonly refused: number
  readonly frozen: number
  readonly isDisputed: boolean
  readonly hasPets: boolean
  readonly hasOven: boolean
  /** The amount that an open page asks for, and what the price is then. */
  readonly asked: { readonly amount: number; readonly price: number } | null
  readonly wasRefundedAtStripe: boolean
  /** Nobody has looked at that. */
  readonly isFlagged: boolean
  /** At Stripe by hand, of what had been refused. */
  readonly instead: number
  readonly letters: readonly string[]
}

const left = ({ paid, back, refused, frozen }: Told) => paid - back - refused - frozen
/** A price that a part was given back of is not computed again. */
const hasOwnPrice = ({ paid, back, price }: Told) => back > paid - price

function canceled(told: Told, refund: number, isRefused = false): Told {
  const stopped = isRefused ? 'refused' : told.isDisputed ? 'frozen' : 'back'
  return {
    ...told,
    ...{ isCanceled: true, owed: 0, asked: null, [stopped]: told[stopped] + refund },
    letters: [...told.letters, 'booking-canceled'],
  }
}

/** The outcome of each act; null where it is refused, and nothing may have happened. */
const oracle: Readonly<Record<string, (told: Told) => Told | null>> = {
  cancel: (told) => (told.isCanceled ? null : canceled(told, left(told))),
  'cancel in part': (told) => (told.isCanceled || left(told) < part ? null : canceled(told, part)),
  'refused refund': (told) =>
    told.isCanceled || left(told) < part ? null : canceled(told, part, !told.isDisputed),
  'no-show': (told) => (told.isCanceled ? null : canceled(told, 0)),
  revive: (told) => revived(told, false),
  'revive and ask': (told) => revived(told, true),
  pay: (told) =>
    told.asked === null
      ? null
      : {
          ...told,
          ...{ paid: told.paid + told.asked.amount, price: told.asked.price, owed: 0, asked: null },
          hasOven: told.hasOven || told.asked.price > told.price,
          letters: [...told.letters, 'booking-changed'],
        },
  move: (told) =>
    told.isCanceled ? null : { ...told, asked: null, letters: [...told.letters, 'booking-moved'] },
  cheaper: (told) => {
    if (told.isCanceled || (told.hasPets && hasOwnPrice(told))) return null
    const less = told.hasPets ? 2_800 : 0
    const stopped = told.isDisputed ? 'frozen' : 'back'
    return {
      ...told,
      ...{ price: told.price - less, hasPets: false, asked: null, [stopped]: told[stopped] + less },
      letters: [...told.letters, 'booking-changed'],
    }
  },
  dearer: (told) => {
    if (told.isCanceled || (!told.hasOven && hasOwnPrice(told))) return null
    const more = told.hasOven ? 0 : 3_400
    return {
      ...told,
      asked: more === 0 ? null : { amount: more, price: told.price + more },
      letters: [...told.letters, more === 0 ? 'booking-changed' : 'change-payment'],
    }
  },
  dispute: (told) => ({ ...told, isDisputed: true }),
  'refund at Stripe': (told) =>
    told.wasRefundedAtStripe || left(told) < offlineAtStripe
      ? null
      : {
          ...told,
          ...{ back: told.back + offlineAtStripe, wasRefundedAtStripe: true, isFlagged: true },
          // The customer had been told of a refund that was refused.
          instead: told.refused > 0 ? offlineAtStripe : 0,
          letters: told.refused > 0 ? told.letters : [...told.letters, 'booking-partly-refunded'],
        },
}

function revived(told: Told, asks: boolean): Told | null {
  if (!told.isCanceled || told.frozen > 0) return null
  const owed = Math.max(0, told.price - (told.paid - told.back))
  return {
    ...told,
    ...{ isCanceled: false, refused: 0, instead: 0, isFlagged: false, owed },
    asked: asks && owed > 0 ? { amount: owed, price: told.price } : null,
    letters: [...told.letters, 'booking-restored'],
  }
}

/** A paid booking of $373.00, and each act as its people do it. */
async function withBooking() {
  const system = await makeSystem()
  onTestFinished(system.settled)
  const { world } = system
  world.admins.set(token, 'office@example.com')
  const bookingId = String((await system.checkout(submit(1))).body.booking_id)
  const [session = ''] = world.payments.sessions.keys()
  await system.webhook(world.payments.pay(session))
  await system.settled()
  world.mail.sent.length = 0
  const change = async (body: object) => {
    const { status } = await system.changeBooking({ bookingId, actId: crypto.randomUUID(), ...body }, token)
    await system.settled()
    return status === 200
  }
  const preview = async (act: string) => (await system.changeBooking({ bookingId, act }, token)).body
  const cancel = async (refundCents?: number) => {
    const { refundCents: shownRefundCents = 0 } = await preview('preview-cancel')
    return change({
      act: 'cancel',
      shownRefundCents,
      ...(refundCents !== undefined && { refundCents, reason: 'So it is' }),
    })
  }
  const edit = async (edits: object) => {
    const { body } = await system.changeBooking({ bookingId, act: 'preview-change', edits }, token)
    const { version = 0, preview: price } = body
    return change({
      act: 'change',
      edits,
      version,
      shownDifferenceCents: Object(price ?? {}).differenceCents ?? 0,
    })
  }
  const revive = async (asks: boolean) => {
    const { owedCents: shownOwedCents = 0 } = await preview('preview-revival')
    return change({ act: 'revive', status: 'confirmed', shownOwedCents, asks, tellsCustomer: true })
  }
  const report = async (type: 'dispute_opened' | 'refund_given', amount: number) => {
    const more = { reversalId: type, amountTotalCents: cents(amount), paid: true, sessionId: null, bookingId }
    await system.webhook(world.payments.webhook(type, session, more))
    await system.settled()
    return true
  }
  const find = () => system.run(BookingChanges.use((changes) => changes.find(bookingId, null)))
  const acts: Readonly<Record<string, (told: Told) => Promise<boolean>>> = {
    cancel: async () => {
      const { refundCents = 0, keptCents = 0 } = await preview('preview-cancel')
      return cancel(Number(refundCents) + Number(keptCents))
    },
    'cancel in part': () => cancel(part),
    'refused refund': async (told) => {
      if (!told.isCanceled && !told.isDisputed && left(told) >= part) {
        const { refund } = world.payments.service
        Object.assign(world.payments.service, { refund: () => Effect.fail(refused) })
        const done = await cancel(part)
        Object.assign(world.payments.service, { refund })
        return done
      }
      return cancel(part)
    },
    'no-show': async () => {
      await system.setTime(start + 3_600_000)
      return cancel(0)
    },
    revive: () => revive(false),
    'revive and ask': () => revive(true),
    pay: async () => {
      const open = world.bookings.find(bookingId)?.waiting
      const paid = open == null ? null : world.payments.pay(open.sessionId ?? '')
      if (paid !== null) await system.webhook(paid)
      await system.settled()
      return paid !== null
    },
    move: () => change({ act: 'move', date: addDays(request.date, 1), minute: 780 }),
    cheaper: () => edit({ hasPets: false }),
    dearer: () => edit({ addOns: ['laundry', 'dishwashing', 'closet-organization'] }),
    dispute: () => report('dispute_opened', 37_300),
    'refund at Stripe': (told) =>
      told.wasRefundedAtStripe || left(told) < offlineAtStripe
        ? Promise.resolve(false)
        : report('refund_given', offlineAtStripe),
  }
  return { acts, world, find }
}

const paidOnce: Told = {
  ...{ price: 37_300, paid: 37_300, back: 0, isCanceled: false, owed: 0, refused: 0, frozen: 0 },
  ...{
    isDisputed: false,
    hasPets: true,
    hasOven: false,
    asked: null,
    wasRefundedAtStripe: false,
    isFlagged: false,
    instead: 0,
    letters: [],
  },
}

const refused = new PaymentGatewayError({ reason: 'refused', message: 'As told' })
const names = Object.keys(oracle)
const beginnings = [[], ['cancel in part', 'revive and ask']] as const

test.each(
  beginnings.flatMap((before) => names.map((first) => [before.join(', ') || 'paid', first, before] as const)),
)('after %s: %s and any other act leave what was told, whichever comes first', async (_, first, before) => {
  for (const second of names) {
    const { acts, world, find } = await withBooking()
    let told = paidOnce
    for (const name of [...before, first, second]) {
      const next = oracle[name]?.(told) ?? null
      expect([name, await acts[name]?.(told)], `${first}, ${second}`).toEqual([name, next !== null])
      told = next ?? told
    }
    const found = await find()
    if (found === null) throw new Error('No booking')
    const { record, payments } = found
    const sum = (amounts: Iterable<{ readonly amountCents: number }>) =>
      [...amounts].reduce((total, { amountCents }) => total + amountCents, 0)
    const made = sum(world.payments.refunds.values()) + (told.wasRefundedAtStripe ? offlineAtStripe : 0)
    const received = [...world.payments.sessions.values()].reduce(
      (total, { paid, amountTotalCents }) => total + (paid ? amountTotalCents : 0),
      0,
    )
    expect(
      {
        ...{ paid: received, back: made, price: record.totalCents },
        left: payments.reduce((all, { leftCents }) => all + leftCents, 0),
        ...{ owed: owedCents(record), isCanceled: record.bookingStatus === 'canceled' },
        ...{ toGiveBack: toGiveBackCents(record), isDue: record.refundDue },
        ...{
          isAsked: found.openChange?.amountCents ?? 0,
          letters: world.mail.sent.map(({ subject }) => subject),
        },
        flags: record.attention.toSorted(),
      },
      `${first}, ${second}`,
    ).toEqual({
      ...{ paid: told.paid, back: told.back, price: told.price, left: left(told) },
      ...{ owed: told.owed, isCanceled: told.isCanceled },
      ...{ toGiveBack: told.refused - told.instead, isDue: told.frozen > 0 },
      ...{ isAsked: told.asked?.amount ?? 0, letters: told.letters },
      flags: [
        ...(told.isDisputed ? ['disputed'] : []),
        ...(told.isFlagged ? ['partly-refunded'] : []),
        ...(told.owed > 0 ? ['price-owed'] : []),
        ...(told.refused > 0 ? ['refund-refused'] : []),
      ],
    })
  }
})
