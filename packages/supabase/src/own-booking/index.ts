/**
 * A customer's own booking, opened by the token of a link. For browsers, without the parser and the database's client that the rest of the site loads: the
 * page of a booking answers to few questions.
 */

import type { Cents } from '@dustforce/core/money'
import type { Day } from '@dustforce/core/schedule'
import type { OwnBookingPage } from '@dustforce/office/booking'
import type { BookingTerms } from '@dustforce/office/ledger'

/** Why the page of a booking is not there. `missing`: the link does not exist or no longer works. */
export type OwnBookingFailure = 'missing' | 'rate-limited' | 'unavailable'

/** Something that could not be done, with the server's words when it has a reason. */
export interface OwnBookingRefusal {
  readonly ok: false
  readonly reason: OwnBookingFailure | 'refused'
  readonly message?: string
}

/** The answer to something that a customer did. */
export type OwnBookingAct = { readonly ok: true } | OwnBookingRefusal

/** The amounts that canceling gives back and keeps now, in cents. */
export interface OwnCancelPreview {
  readonly refundCents: Cents
  /** The part of the refund that the office pays back itself. */
  readonly offlineRefundCents: Cents
  readonly keptCents: Cents
  /** The part of the refund that waits until a bank has decided. */
  readonly refundWaitsCents?: Cents
  readonly explanation: string
  /** The start that is canceled, in words. */
  readonly when?: string | null
}

/** The parts of the booking that are to change; what is left out stays. */
export interface OwnEdits {
  readonly addOns?: readonly string[]
  readonly hasPets?: boolean
  readonly details?: Readonly<Record<string, string>>
}

/** The parts that can be changed, and what the edits change about the price, in cents; null when nothing. */
export interface OwnEditPreview {
  readonly version: number
  readonly preview: {
    readonly oldTotalCents: Cents
    readonly newTotalCents: Cents
    readonly differenceCents: Cents
    /** The part of a lower price that the office pays back itself. */
    readonly offlineRefundCents: Cents
    readonly lines: ReadonlyArray<{ readonly label: string; readonly changeCents: Cents }>
    /** A sentence about what becomes of the promo code's discount. */
    readonly promoNote?: string | null
  } | null
  readonly addOns: ReadonlyArray<{
    readonly id: string
    readonly name: string
    readonly unit: string
    readonly amountCents: Cents
    readonly isBooked: boolean
  }>
  readonly hasPets: boolean
  /** Why nothing that has a price can be changed now; null when it can. */
  readonly why: string | null
}

/** A change is made, or is to be paid first. */
export type OwnEdited = { readonly status: 'done' } | { readonly status: 'pay'; readonly url: string }

/** The times that the booking can be moved to, and how often and until when (epoch milliseconds) its customer may move it. */
export interface OwnBookingTimes {
  readonly terms: {
    readonly movesLeft: number | null
    readonly movableUntil: number | null
    /** The terms that hold for the new time too, as of an instant in epoch milliseconds. */
    readonly rules: (Pick<BookingTerms, 'cancellation' | 'customerMoves'> & { readonly now: number }) | null
  }
  readonly days: readonly Day[]
}

/** The value that was asked for, or the reason why it was not done; with the new preview when the one that was shown no longer holds. */
export type OwnBookingResult<T> =
  | { readonly ok: true; readonly value: T }
  | (OwnBookingRefusal & { readonly preview?: OwnCancelPreview })

/** Where the project is, and the key that every visitor may know. */
export interface OwnBookingOptions {
  readonly url: string
  readonly publishableKey: string
  /** In place of the browser's `fetch`. */
  readonly fetch?: typeof globalThis.fetch
}

type Fields = Readonly<Record<string, unknown>>
/** The answer of the function: status 0 without an answer. */
export interface OwnBookingAnswer {
  readonly status: number
  readonly body: Fields
}

/** Returns the calls by which a customer sees a booking and acts on it. Nothing rejects; nothing happens by looking. */
export function createOwnBookings({
  url,
  publishableKey,
  fetch = (input, init) => globalThis.fetch(input, init),
}: OwnBookingOptions) {
  const ask = async (body: object, token?: string): Promise<OwnBookingAnswer> => {
    try {
      const response = await fetch(`${url}/functions/v1/own-booking`, {
        method: 'POST',
        headers: {
          apikey: publishableKey,
          'content-type': 'application/json',
          ...(token !== undefined && { 'x-booking-link': token }),
        },
        body: JSON.stringify(body),
      })
      const answer: unknown = await response.json()
      return { status: response.status, body: isFields(answer) ? answer : {} }
    } catch {
      return { status: 0, body: {} }
    }
  }
  return {
    /** Asks what only some pages need, which read the answer themselves. */
    ask,
    /** The booking that a link opens. */
    ownBooking: async (token: string): Promise<OwnBookingPage | OwnBookingFailure> => {
      const answer = await ask({ act: 'show' }, token)
      if (answer.status !== 200) return failureOf(answer)
      return isPage(answer.body) ? answer.body : 'unavailable'
    },
    /** Writes to the office about the booking; the same `actId` again is the same message. */
    writeToOffice: async (token: string, actId: string, message: string) =>
      actOf(await ask({ act: 'message', actId, message }, token)),
    /** Asks for a letter with the links of a mailbox. Whether it has any is not told. */
    sendBookingLinks: async (email: string) => actOf(await ask({ act: 'new-link', email })),
    /** The booking that was just paid, with the token that opens it; null when that is too long ago, or nothing could be asked. */
    afterPayment: async (
      sessionId: string,
    ): Promise<{ readonly token: string; readonly page: OwnBookingPage | null } | null> => {
      const { token, page } = (await ask({ act: 'after-payment', sessionId })).body
      return typeof token === 'string' ? { token, page: isPage(page) ? page : null } : null
    },
    /** Previews what canceling would give back now. */
    previewCancel: async (token: string): Promise<OwnBookingResult<OwnCancelPreview>> =>
      resultOf(await ask({ act: 'preview-cancel' }, token), isPreview),
    /** Cancels the booking, if that gives back what was shown. */
    cancelBooking: async (
      token: string,
      actId: string,
      { refundCents: shownRefundCents, when: shownWhen }: OwnCancelPreview,
    ): Promise<OwnBookingResult<{ readonly refundCents: Cents }>> =>
      resultOf(
        await ask(
          { act: 'cancel', actId, shownRefundCents, ...(shownWhen !== undefined && { shownWhen }) },
          token,
        ),
        isRefund,
      ),
    /** The days and times that the booking can be moved to, from a date on. */
    openTimes: async (
      token: string,
      from: string,
      days: number,
    ): Promise<OwnBookingResult<OwnBookingTimes>> =>
      resultOf(await ask({ act: 'open-times', from, days }, token), isTimes),
    /** Moves the booking to an open time. */
    moveBooking: async (
      token: string,
      actId: string,
      date: string,
      minute: number,
    ): Promise<OwnBookingResult<{ readonly date: string }>> =>
      resultOf(await ask({ act: 'move', actId, date, minute }, token), isMoved),
    /** Previews what edits would change; without edits, what can be changed. */
    previewEdits: async (token: string, edits: OwnEdits): Promise<OwnBookingResult<OwnEditPreview>> =>
      resultOf(await ask({ act: 'preview-change', edits }, token), isEditPreview),
    /** Changes the booking, if that costs what was shown. */
    editBooking: async (
      token: string,
      actId: string,
      edits: OwnEdits,
      shown: OwnEditPreview,
    ): Promise<OwnBookingResult<OwnEdited>> => {
      const { version, preview } = shown
      const shownDifferenceCents = preview?.differenceCents ?? 0
      return resultOf(
        await ask({ act: 'change', actId, edits, version, shownDifferenceCents }, token),
        isEdited,
      )
    },
    /** Takes back the change that waits for its payment. */
    cancelPendingChange: async (token: string) => actOf(await ask({ act: 'cancel-pending-change' }, token)),
    /** Returns the address at which calendar programs ask for the calendar that follows the booking. */
    calendarUrl: (feedToken: string): string => `${url}/functions/v1/calendar/${feedToken}.ics`,
  }
}

/** Everything that the page of a booking asks of the world. */
export type OwnBookings = ReturnType<typeof createOwnBookings>

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether an answer of the site's own server has the parts of a page; an older or newer server's may not. */
function isPage(value: unknown): value is OwnBookingPage {
  if (!isFields(value) || typeof value.stage !== 'string') return false
  const { receipt, visit } = value
  return (
    isFields(value.customer) &&
    isFields(value.company) &&
    isFields(value.rooms) &&
    (visit === null || isFields(visit)) &&
    isFields(receipt) &&
    Array.isArray(receipt.lines) &&
    Array.isArray(receipt.payments) &&
    Array.isArray(receipt.refunds) &&
    Number.isInteger(receipt.totalCents)
  )
}

/** Reads what a function of the server answered. */
export function resultOf<T>(
  answer: OwnBookingAnswer,
  isValue: (body: unknown) => body is T,
): OwnBookingResult<T> {
  const { status, body } = answer
  if (status === 200 && isValue(body)) return { ok: true, value: body }
  const refusal = refusalOf(answer)
  return isPreview(body.preview) ? { ...refusal, preview: body.preview } : refusal
}

function isRefund(value: unknown): value is { readonly refundCents: Cents } {
  return isFields(value) && Number.isInteger(value.refundCents)
}

function isPreview(value: unknown): value is OwnCancelPreview {
  return isSplit(value) && Number.isInteger(value.keptCents) && isRefund(value)
}

function isSplit(value: unknown): value is Fields {
  return isFields(value) && Number.isInteger(value.offlineRefundCents)
}

function isEditPreview(value: unknown): value is OwnEditPreview {
  return (
    isFields(value) &&
    Number.isInteger(value.version) &&
    Array.isArray(value.addOns) &&
    (value.preview === null || isSplit(value.preview))
  )
}

function isEdited(value: unknown): value is OwnEdited {
  return isFields(value) && (value.status === 'done' || typeof value.url === 'string')
}

function isTimes(value: unknown): value is OwnBookingTimes {
  return isFields(value) && isFields(value.terms) && Array.isArray(value.days)
}

function isMoved(value: unknown): value is { readonly date: string } {
  return isFields(value) && typeof value.date === 'string'
}

function actOf(answer: OwnBookingAnswer): OwnBookingAct {
  return answer.status === 200 ? { ok: true } : refusalOf(answer)
}

function refusalOf(answer: OwnBookingAnswer): OwnBookingRefusal {
  const { error } = answer.body
  const reason = answer.status === 400 || answer.status === 409 ? 'refused' : failureOf(answer)
  return typeof error === 'string' ? { ok: false, reason, message: error } : { ok: false, reason }
}

function failureOf({ status }: OwnBookingAnswer): OwnBookingFailure {
  if (status === 404) return 'missing'
  return status === 429 ? 'rate-limited' : 'unavailable'
}
