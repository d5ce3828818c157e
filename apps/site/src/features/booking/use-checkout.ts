import type { Quote } from '@dustforce/core/quote'
import { type CheckoutSubmission, checkoutErrorNotice, noCheckoutUrlMessage } from '@dustforce/office/booking'
import { admitSubmission, clientRateLimits } from '@dustforce/office/forms'
import { sentence } from '@dustforce/office/language'
import { storageFailureMessage } from '@dustforce/office/stored'
import type { CheckoutAnswer, SentVisits } from '@dustforce/supabase'
import { newId } from '@dustforce/supabase/new-id'
import { toast } from '@dustforce/ui/toast-store'
import { useEffect, useRef, useState } from 'react'
import { siteBackend } from '../../runtime.ts'
import { attemptIdFor, forgetAttempt } from '../../storage/booking-draft.ts'
import { keepHold } from '../../storage/kept-hold.ts'
import { offerToken } from '../../storage/offer-token.ts'
import type { BookingTrouble } from './booking-notice.tsx'
import * as words from './words.en.tsx'

/** After this many milliseconds a customer is told that it takes longer than usual. */
const slowAfter = 6000

/** Answers by which a place is another's by now. */
const takenCodes = ['day_full', 'slot_passed', 'schedule_changed']
/** Refusals whose words are for the customer. */
const toldCodes = ['slot_passed', 'invalid_booking', 'schedule_changed', 'not_open']

// In memory, for the page's life.
let submissions: readonly number[] = []

/** Forgets what was sent, as a page that is opened again does. */
export function forgetSubmissions(): void {
  submissions = []
}

interface Checkout {
  readonly submitting: boolean
  readonly trouble: BookingTrouble | undefined
  readonly clearTrouble: () => void
  /** Sends a payload and goes to the payment page; one submit, one booking. */
  readonly pay: (
    payload: Omit<CheckoutSubmission, 'attempt_id'>,
    shown: Quote,
    visits?: SentVisits,
  ) => Promise<void>
}

/** The way from the form to the payment page, and everything that can stop it. */
export function useCheckout(onDayTaken: () => void): Checkout {
  const [submitting, setSubmitting] = useState(false)
  const [trouble, setTrouble] = useState<BookingTrouble>()
  const busy = useRef(false)

  useEffect(() => {
    // Back from the payment page, the browser may show this page as it was left: still submitting.
    const wake = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      busy.current = false
      setSubmitting(false)
      setTrouble(undefined)
    }
    window.addEventListener('pageshow', wake)
    return () => window.removeEventListener('pageshow', wake)
  }, [])

  const stop = (next: BookingTrouble | undefined) => {
    busy.current = false
    setSubmitting(false)
    setTrouble(next)
  }

  const tell = (
    title: string,
    description: string,
    kind: 'failed' | 'rate-limited' = 'failed',
    reference?: string,
  ) => {
    toast({ title, description, variant: 'destructive' })
    stop({ kind, title, description, ...(reference !== undefined && { reference }) })
  }

  const pay: Checkout['pay'] = async (payload, shown, visits) => {
    if (busy.current) return
    const admitted = admitSubmission(clientRateLimits.booking, submissions, Date.now())
    if (!admitted.allowed) {
      tell(words.tooManyRequests, sentence(storageFailureMessage('rate-limit')), 'rate-limited')
      return
    }
    submissions = admitted.submissions
    busy.current = true
    setSubmitting(true)
    setTrouble(undefined)
    const slow = setTimeout(() => setTrouble({ kind: 'slow' }), slowAfter)
    try {
      const offer = offerToken()
      const attempt_id = attemptIdFor(JSON.stringify([payload, visits]), newId)
      handle(
        await (await siteBackend()).checkout(
          {
            ...payload,
            ...(offer !== null && { offer }),
            attempt_id,
            price_book_version: shown.priceBook,
          },
          visits,
        ),
        shown,
      )
    } catch (error) {
      tell(...noticeOf(undefined, error instanceof Error ? error.message : ''))
    } finally {
      clearTimeout(slow)
    }
  }

  const handle = (answer: CheckoutAnswer, shown: Quote) => {
    if (answer.ok) {
      keepHold(answer.holdExpiresAt)
      location.assign(answer.url)
      return
    }
    switch (answer.reason) {
      case 'unreachable':
        if (navigator.onLine) tell(...noticeOf(undefined, ''))
        else stop({ kind: 'offline' })
        return
      case 'rate-limited':
        tell(words.tooManyRequests, sentence(storageFailureMessage('rate-limit')), 'rate-limited')
        return
      case 'price-changed':
        stop({ kind: 'price-changed', before: shown, after: answer.quote })
        return
      case 'refused':
        // biome-ignore lint/suspicious/noConsole: the customer gets the general words; this line says what was missing.
        if (answer.message === noCheckoutUrlMessage) console.error(noCheckoutUrlMessage)
        if (answer.code === 'attempt_changed') forgetAttempt()
        if (answer.code !== undefined && takenCodes.includes(answer.code)) onDayTaken()
        tell(...noticeOf(answer.code, answer.message), 'failed', answer.reference)
    }
  }

  return { submitting, trouble, clearTrouble: () => setTrouble(undefined), pay }
}

/** Title and text of a refusal. The server repeats the form's own checks in the same words; the rest is classified by text. */
function noticeOf(code: string | undefined, message: string): [title: string, description: string] {
  if (code !== undefined && toldCodes.includes(code)) {
    const [title = '', description = ''] = message.split(': ')
    return [sentence(title), sentence(description)]
  }
  const { title, description } = checkoutErrorNotice(message)
  return [sentence(title), sentence(description)]
}
