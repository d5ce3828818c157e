import { gtaPolicy } from '@dustforce/core/schedule'
import type { BookingRequest } from '@dustforce/office/booking'
import {
  type AskedSeries,
  laterVisits,
  seriesConsent,
  seriesHorizon,
  seriesOf,
  shownVisits,
} from '@dustforce/office/series'
import { gtaBusiness } from '@dustforce/office/testing/business'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { planVisits } from '../series/plan-visits.ts'
import { type makeSystem, request, submit } from './test-system.ts'

/** The body that the form sends for visits that repeat, as its customer is shown them now. */
export async function submitSeries(
  { run, business }: Awaited<ReturnType<typeof makeSystem>>,
  attempt: number,
  more: Partial<AskedSeries> = {},
  changes: Partial<BookingRequest> = {},
) {
  const asked: AskedSeries = {
    every: 'week',
    onClosed: 'next-open-day',
    addOns: ['laundry'],
    visits: {},
    ...more,
  }
  const { priceBook: book } = business
  const first = { ...request, ...changes, frequency: asked.every }
  return run(
    Effect.gen(function* () {
      const through = seriesHorizon(yield* Clock.currentTimeMillis, gtaPolicy)
      const { visits } = yield* planVisits(book, seriesOf(book, first, asked, through), through)
      const later = laterVisits(visits, first.date)
      const question = {
        company: gtaBusiness.company.name,
        request: first,
        every: asked.every,
        book,
        money: gtaBusiness.money,
      }
      const consent = seriesConsent(later, question)
      const series = { ...asked, shown: shownVisits(later), consent: consent?.text ?? '' }
      return { ...submit(attempt, { ...changes, frequency: asked.every }, undefined, book), series }
    }),
  )
}
