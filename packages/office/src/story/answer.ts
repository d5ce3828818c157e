import type { Cents } from '@dustforce/core/money'
import type { BusinessDate, BusinessTime } from '@dustforce/core/schedule'
import type { Decline } from '../charging/decline.ts'
import type { ProviderEvent } from './provider-event.ts'
import type { Story, StoryBooking, StoryCard } from './story.ts'
import type { WaysBack } from './ways-back.ts'

/** A letter that an event causes; the store adds what the booking says. Amounts in cents. */
export type StoryLetter =
  | { readonly kind: 'booking-confirmation' }
  | {
      readonly kind: 'booking-refunded' | 'booking-partly-refunded'
      readonly refundCents: Cents
      readonly keptCents: Cents
      /** The booking could not be kept, so the words excuse us. */
      readonly isExcused: boolean
    }
  | {
      readonly kind: 'booking-changed'
      readonly changeId: string
      readonly differenceCents: Cents
      readonly refundCents: Cents
      readonly taxBackCents: Cents
      readonly keptCents: Cents
      readonly isOwed: boolean
      readonly ways: WaysBack
    }
  | {
      readonly kind: 'booking-restored'
      readonly changeId: string
      readonly owedCents: Cents
      readonly asks: boolean
    }
  | {
      readonly kind: 'booking-canceled'
      readonly changeId: string
      readonly refundCents: Cents
      readonly keptCents: Cents
      readonly ways: WaysBack
    }
  | {
      readonly kind: 'visit-announced' | 'visit-declined' | 'visit-unpaid' | 'visit-freed'
      /** The try, or what makes the letter one of its own. */
      readonly changeId: string
      readonly card: StoryCard | null
      /** The day on which the card is charged next; null when it is not. */
      readonly chargeDate: BusinessDate | null
      /** The next step that the last decline asks for. */
      readonly decline: Decline | null
      /** Until when it can be paid. */
      readonly payUntil: BusinessTime
    }
  | { readonly kind: 'job-changed' | 'job-canceled'; readonly changeId: string }
  | { readonly kind: 'booking-unchanged'; readonly changeId: string; readonly refundCents: Cents }

/** The effect of an event on a booking, and what has to be done besides. */
export interface Answer {
  /** A word for the log. */
  readonly outcome: string
  readonly story: Story
  /** The provider's events that are heard by it, each with its outcome. */
  readonly heard: readonly { readonly event: ProviderEvent; readonly outcome: string }[]
  readonly letters: readonly StoryLetter[]
  /** The change to the use of its promo code; `take`: a booking that stands again takes it again. */
  readonly promo: 'keep' | 'return' | 'take' | null
  /** A confirmation that has not gone out would only mislead now. */
  readonly withdrawsConfirmation: boolean
  /** The change that waited is made. */
  readonly isChangeMade: boolean
}

/** The place that a decision depends on; judged under its day's lock. */
export type PlaceAsked =
  /** The booking's own: a live hold is one. */
  | { readonly kind: 'own' }
  /** The time that the visit takes longer by a change that waited. */
  | { readonly kind: 'longer'; readonly changeId: string }
  /** The same of a change that is made at once, or waits for its payment. */
  | { readonly kind: 'changed' | 'waiting' }
  /** The booking's own, which a canceled one has lost. */
  | { readonly kind: 'again' }

/** The things to do about an event: one answer, or two where it depends on a place. An act without its place is refused, and has only one. */
export interface Step {
  readonly place: PlaceAsked | null
  readonly ifPlace: Answer
  readonly ifNone: Answer | null
}

/** A step that depends on no place. */
export function certain(answer: Answer): Step {
  return { place: null, ifPlace: answer, ifNone: null }
}

/** An answer that changes nothing. */
export function unchanged(story: Story, outcome = 'unchanged'): Answer {
  return {
    outcome,
    story,
    heard: [],
    letters: [],
    promo: null,
    withdrawsConfirmation: false,
    isChangeMade: false,
  }
}

/** The answer with another booking. Its first payment is known by it, and nothing can be changed about a booking that is over. */
export function withBooking(answer: Answer, patch: Partial<StoryBooking>): Answer {
  const { story } = answer
  if (story.booking === null) return answer
  const moved = { ...story.booking, ...patch }
  const isOver =
    (patch.status !== undefined || patch.payment !== undefined) &&
    (moved.status === 'canceled' || moved.status === 'completed' || moved.payment === 'refunded')
  const booking = isOver ? { ...moved, hasHeldMinutes: false } : moved
  const isPaid = ['paid', 'completed', 'refunded'].includes(booking.payment)
  const payments = story.payments.map((payment) =>
    payment.purpose === 'first'
      ? {
          ...payment,
          // The provider does not know what the office took itself.
          ...(!payment.isOffline && {
            sessionId: booking.sessionId ?? payment.sessionId,
            paymentIntent: booking.paymentIntent ?? payment.paymentIntent,
          }),
          paidAt: payment.paidAt ?? (isPaid ? story.now : null),
        }
      : payment,
  )
  return { ...answer, story: { ...story, booking, payments, change: isOver ? null : story.change } }
}

/** The answer with a letter more, where there is anybody to write to; what the cleaner's address is, the store knows. */
export function withLetter(answer: Answer, letter: StoryLetter): Answer {
  const { story } = answer
  if (story.booking?.hasCustomer !== true && !letter.kind.startsWith('job-')) return answer
  return { ...answer, letters: [...answer.letters, letter] }
}
