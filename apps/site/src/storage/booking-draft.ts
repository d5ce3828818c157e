import { addOnsFor } from '@dustforce/core/catalogue'
import { type BookingForm, emptyBookingForm } from '@dustforce/office/booking'
import type { CompanyPriceBook } from '@dustforce/office/company'
import { draftKey, readTab, removeFromTab, writeTab } from './tab-storage.ts'

const attemptKey = 'dust-force.booking-attempt'
const listeners = new Set<() => void>()

/**
 * The booking that is being filled in. It lives in the tab's own storage: it survives a closed dialog, a reload and a cancelled payment,
 * and is gone with the tab, because it holds an address and how to get in.
 */
export function readBookingDraft(priceBook: CompanyPriceBook): BookingForm | null {
  return parseBookingDraft(readTab(draftKey), priceBook)
}

/** Keeps the form as it is now. */
export function writeBookingDraft(form: BookingForm): void {
  writeTab(draftKey, JSON.stringify(form))
  for (const listener of listeners) listener()
}

/** The draft as stored: the same text until something changes. */
export function bookingDraftText(): string | null {
  return readTab(draftKey)
}

/** Calls `listener` after every change of the draft in this page. Returns a function that stops it. */
export function subscribeToBookingDraft(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Forgets the booking that was being filled in, and its attempt; done once it is paid. */
export function clearBookingDraft(): void {
  removeFromTab(draftKey)
  removeFromTab(attemptKey)
  for (const listener of listeners) listener()
}

/** A stored draft, with everything that is no longer part of the form, or of the wrong kind, left out; null when there is none. */
export function parseBookingDraft(text: string | null, priceBook: CompanyPriceBook): BookingForm | null {
  const stored = parsed(text)
  if (
    typeof stored !== 'object' ||
    stored === null ||
    !('service' in stored) ||
    !isServiceId(stored.service, priceBook)
  )
    return null
  const blank = emptyBookingForm(stored.service)
  const kept = Object.entries(stored).filter(
    ([field, value]) => Object.hasOwn(blank, field) && typeof value === typeof Reflect.get(blank, field),
  )
  const wanted: readonly unknown[] = 'addOns' in stored && Array.isArray(stored.addOns) ? stored.addOns : []
  return {
    ...blank,
    ...Object.fromEntries(kept),
    service: stored.service,
    addOns: addOnsFor(priceBook, stored.service)
      .map((addOn) => addOn.id)
      .filter((id) => wanted.includes(id)),
  }
}

/**
 * The id of the customer's attempt to book exactly this: the same content keeps its id, so that a second click or a return from the
 * payment page makes no second booking; any change gets a new one.
 */
export function attemptIdFor(content: string, newId: () => string): string {
  const stored = parsed(readTab(attemptKey))
  if (
    typeof stored === 'object' &&
    stored !== null &&
    'content' in stored &&
    stored.content === content &&
    'id' in stored &&
    typeof stored.id === 'string'
  ) {
    return stored.id
  }
  const id = newId()
  writeTab(attemptKey, JSON.stringify({ content, id }))
  return id
}

/** Gives up an attempt that the server no longer takes: the next submit makes a new one. */
export function forgetAttempt(): void {
  removeFromTab(attemptKey)
}

function isServiceId(value: unknown, priceBook: CompanyPriceBook): value is string {
  return typeof value === 'string' && Object.hasOwn(priceBook.services, value)
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}
