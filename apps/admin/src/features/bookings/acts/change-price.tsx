import type { MoneyFormat } from '@dustforce/core/money'
import { type Cents, cents, zeroCents } from '@dustforce/core/money'
import { formatInstant } from '@dustforce/core/schedule'
import { durationInEnglish, durationText } from '@dustforce/core/words/duration'
import { isPaymentDue } from '@dustforce/office/booking'
import type { Business } from '@dustforce/office/company'
import { changeConsequence } from '@dustforce/office/hub'
import { backCents, type RefundSplit } from '@dustforce/office/ledger'
import type { Booking, EditOffer, EditPrice } from '@dustforce/supabase/admin'
import { useBusiness } from '@dustforce/ui/use-business'
import { amount, bookingName, cleanerOf } from '../booking-words.ts'
import type { Tell } from './act-letters.tsx'
import { refundWords } from './refund-words.ts'

/** The words of the button that makes a change. */
export function changeLabel(booking: Booking, price: EditPrice | null, money: MoneyFormat): string {
  const sum = amount(cents(Math.abs(price?.differenceCents ?? 0)), money)
  switch (consequenceOf(booking, price)) {
    case 'link':
      return `Ask for ${sum}`
    case 'refund':
    case 'refund-both-ways':
      return `Change and refund ${sum}`
    case 'offline-refund':
      return `Change and pay back ${sum}`
    default:
      return 'Save Change'
  }
}

/** Says in a sentence what a change of the price means. */
export function consequenceText(
  booking: Booking,
  price: EditPrice | null,
  tell: Tell,
  money: MoneyFormat,
): string {
  const name = bookingName(booking)
  const total = amount(price?.newTotalCents ?? booking.totalCents, money)
  switch (consequenceOf(booking, price)) {
    case 'link':
      return `${name} gets an e-mail with a link to pay the difference. The booking changes when it is paid; until then, for 23 hours at most, it stays as it is.`
    case 'on-the-day':
      return `${name} pays ${total} on the day. ${toldText(booking, tell)}`
    case 'same':
      return `The price stays as it is. ${toldText(booking, tell)}`
    default:
      return `${refundWords(backOf(price), 'the difference', money)} ${toldText(booking, tell)}`
  }
}

/** Whether a change is made only when its customer has paid the difference. */
export function isAsked(booking: Booking, price: EditPrice | null): boolean {
  return consequenceOf(booking, price) === 'link'
}

function consequenceOf(booking: Booking, price: EditPrice | null) {
  const { differenceCents = zeroCents, offlineRefundCents = zeroCents } = price ?? {}
  return changeConsequence(booking, differenceCents, offlineRefundCents)
}

/** Returns the amounts that go back with a change. */
function backOf(price: EditPrice | null): RefundSplit {
  const { differenceCents = zeroCents, offlineRefundCents = zeroCents } = price ?? {}
  return { refundCents: backCents(differenceCents), offlineRefundCents }
}

function toldText(booking: Booking, tell: Tell): string {
  const told = [tell.customer ? bookingName(booking) : '', tell.cleaner ? cleanerOf(booking) : ''].filter(
    Boolean,
  )
  if (told.length === 0) return 'Nobody is told.'
  return `${told.join(' and ')} ${told.length === 1 ? 'is' : 'are'} told by e-mail.`
}

/** A change that waits for its payment, in a sentence. */
export function waitingText(
  { amountCents, until }: NonNullable<EditOffer['waiting']>,
  business: Business,
): string {
  return `A change waits for its payment of ${amount(amountCents, business.money)}, until ${formatInstant(until, business.policy.zone)}.`
}

const signed = (sum: Cents, money: MoneyFormat) => `${sum > 0 ? '+' : ''}${amount(sum, money)}`

/** Shows what a change costs, line by line, before it is made, and how long the visit takes then. */
export function ChangePrice({
  booking,
  price,
  durationMinutes,
}: {
  readonly booking: Booking
  readonly price: EditPrice
  readonly durationMinutes: number
}) {
  const { money } = useBusiness()
  const { differenceCents } = price
  const last = isPaymentDue(booking)
    ? 'Changes what is due by'
    : differenceCents < 0
      ? 'To give back'
      : 'To pay'
  const length = (minutes: number) => durationText(minutes, durationInEnglish)
  return (
    <>
      <dl className="grid grid-cols-[1fr_auto] gap-y-1">
        {price.lines.map(({ label, changeCents }) => (
          <div key={label} className="contents">
            <dt>{label}</dt>
            <dd className="text-right tabular-nums">{signed(changeCents, money)}</dd>
          </div>
        ))}
        <dt className="border-t border-line pt-1 text-muted">Total before</dt>
        <dd className="border-t border-line pt-1 text-right text-muted tabular-nums">
          {amount(price.oldTotalCents, money)}
        </dd>
        <dt className="text-muted">New total</dt>
        <dd className="text-right text-muted tabular-nums">{amount(price.newTotalCents, money)}</dd>
        <dt className="font-semibold">{last}</dt>
        <dd className="text-right font-semibold tabular-nums">
          {isPaymentDue(booking)
            ? signed(differenceCents, money)
            : amount(cents(Math.abs(differenceCents)), money)}
        </dd>
      </dl>
      {price.promoNote ? <p className="pt-2 text-sm">{price.promoNote}</p> : null}
      {durationMinutes === booking.durationMinutes ? null : (
        <p className="pt-1 text-sm text-muted">
          The visit takes {length(durationMinutes)} instead of {length(booking.durationMinutes)}.
        </p>
      )}
    </>
  )
}
