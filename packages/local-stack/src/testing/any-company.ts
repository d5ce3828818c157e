import { type QuoteRequest, quote, quoteProblems } from '@dustforce/core/quote'
import {
  addDays,
  type BusinessDate,
  businessDateOf,
  dayOn,
  type MinuteOfDay,
  type SchedulePolicy,
} from '@dustforce/core/schedule'
import { policies, priceBooks, quoteRequests } from '@dustforce/core/testing'
import { type BookingRequest, checkoutPayload, noDetails, quoteRequestOf } from '@dustforce/office/booking'
import type { CompanyPriceBook, CompanySchedule } from '@dustforce/office/company'
import { parseCompanyPolicy } from '@dustforce/office/company/parse-company-policy'
import { parseCompanyPriceBook } from '@dustforce/office/company/parse-company-price-book'
import { createClient } from '@supabase/supabase-js'
import fc from 'fast-check'
import { expect } from 'vitest'
import { signInAsAdmin } from './sign-in.ts'
import { startTestStack } from './test-stack.ts'

const now = Date.parse('2026-11-20T15:00:00Z')

interface ReadBook {
  readonly measures: Readonly<Record<string, object>>
  readonly services: Readonly<Record<string, { readonly price: Table; readonly minutes?: Table }>>
  readonly charges?: readonly object[]
}

interface Table {
  readonly cells?: Readonly<Record<string, number>>
}

/** A rule whose floors are counted from one, as bathrooms are. */
function fromOne<Rule extends Table>(rule: Rule): Rule {
  if (rule.cells === undefined) return rule
  const cells = Object.entries(rule.cells).map(([size, amount]) => {
    const [rooms, floors] = size.split('-')
    return [`${rooms}-${Number(floors) + 1}`, amount]
  })
  return { ...rule, cells: Object.fromEntries(cells) }
}

/** Price books that a company can have: the core's, with what the booking form asks for in place of other measures. */
const books: fc.Arbitrary<CompanyPriceBook> = priceBooks()
  .map((book): unknown => {
    const text = JSON.stringify(book)
      .replaceAll('"rooms"', '"bedrooms"')
      .replaceAll('"floors"', '"bathrooms"')
    const { measures, services, charges = [], ...others }: ReadBook = JSON.parse(text)
    const { coat: _coat, notice: _notice, bathrooms, ...asked } = measures
    const isAsked = (charge: object) => !/"(coat|notice)"/.test(JSON.stringify(charge))
    return {
      ...others,
      measures: { ...asked, bathrooms: { ...bathrooms, min: 1, max: 4 } },
      services: Object.fromEntries(
        Object.entries(services).map(([id, { price, minutes, ...service }]) => [
          id,
          { ...service, price: fromOne(price), ...(minutes && { minutes: fromOne(minutes) }) },
        ]),
      ),
      charges: charges.filter(isAsked),
    }
  })
  .map(parseCompanyPriceBook)
  .filter((read) => read.ok)
  .map(({ value }) => value)

/** Policies that a company can have, with a place on every day. */
const schedules: fc.Arbitrary<CompanySchedule> = policies()
  .map(({ capacity, ...policy }) =>
    parseCompanyPolicy({ ...policy, capacity: { crews: capacity?.crews ?? 2, perDay: 5 } }),
  )
  .filter((read) => read.ok)
  .map(({ value }) => value)

/** A company, and what one of its customers chooses. */
interface AnyCompany {
  readonly book: CompanyPriceBook
  readonly policy: CompanySchedule
  readonly chosen: QuoteRequest
}

/** Companies of all sorts. */
export const anyCompany: fc.Arbitrary<AnyCompany> = books.chain((book) =>
  fc.record({ book: fc.constant(book), policy: schedules, chosen: quoteRequests(book) }),
)

function firstOpen(policy: SchedulePolicy, service: string, durationMinutes: number | null) {
  const today = businessDateOf(now, policy.zone)
  for (let ahead = 0; ahead <= policy.lookaheadDays; ahead += 1) {
    const date = addDays(today, ahead)
    const asked = { now, service, ...(durationMinutes !== null && { durationMinutes }) }
    const slot = dayOn(policy, asked, date).slots.find(({ open }) => open)
    if (slot !== undefined) return { date, minute: slot.minute }
  }
  return null
}

/** Returns what the customer asks for, at the first time that is open; null where the company has no price or no time for it. */
function requestOf({ book, policy, chosen }: AnyCompany): BookingRequest | null {
  const { service, bedrooms = 1, bathrooms = 1, pets = false } = chosen
  const home = {
    ...{ service, bedrooms: Number(bedrooms), bathrooms: Number(bathrooms), hasPets: pets === true },
    addOns: (chosen.addOns ?? []).map((addOn) => (typeof addOn === 'string' ? addOn : addOn.id)),
  }
  if (quoteProblems(book, quoteRequestOf(book, home)).length > 0) return null
  const start: { readonly date: BusinessDate; readonly minute: MinuteOfDay } | null = firstOpen(
    policy,
    service,
    quote(book, quoteRequestOf(book, home)).minutes,
  )
  if (start === null) return null
  return {
    ...{ ...home, ...start, ...noDetails, promoCode: null },
    ...{ name: 'Ada Lovelace', email: 'ada@example.com', phone: '(416) 555-0100' },
    address: '1 King St W, Toronto, ON M5H 1A1',
  }
}

/**
 * Publishes a company in a fresh installation, books as its customer does and pays: the payment page, the stored booking and the quote agree to the cent.
 */
export async function bookAsAnyCompany(company: AnyCompany): Promise<void> {
  const { book, policy } = company
  const request = requestOf(company)
  fc.pre(request !== null)
  const shown = quote(book, quoteRequestOf(book, request))
  // The payment provider charges no less than half a dollar.
  fc.pre(shown.totalCents >= 50)
  const stack = await startTestStack({ now: () => now })
  try {
    await stack.database.setClock(now)
    const hub = createClient(stack.url, stack.publishableKey, { auth: { persistSession: false } })
    await signInAsAdmin(hub, stack.admin)
    const token = (await hub.auth.getSession()).data.session?.access_token ?? ''
    const post = (name: string, body: object, headers: object = {}) =>
      fetch(`${stack.url}/functions/v1/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      })
    for (const [kind, document] of [
      ['policy', policy],
      ['price-book', { ...book, version: 'any.1' }],
    ]) {
      const published = await post(
        'publish-business',
        { kind, document, basedOn: null, holdsFrom: 0, note: '' },
        { authorization: `Bearer ${token}`, apikey: stack.publishableKey },
      )
      expect([published.status, await published.json()]).toEqual([200, { id: expect.any(Number) }])
    }
    const attempt_id = '00000000-0000-4000-8000-000000000001'
    const opened = await post('create-checkout', {
      bookingData: { ...checkoutPayload(request, shown, book), attempt_id },
    })
    expect([opened.status, await opened.json()]).toEqual([200, expect.anything()])
    const sessionId = stack.stripe?.sessions().at(-1)?.id ?? ''
    const { amount_total: total, currency } = await (
      await fetch(`${stack.url}/stripe/v1/checkout/sessions/${sessionId}`, {
        headers: { authorization: `Bearer ${stack.stripeSecretKey}` },
      })
    ).json()
    expect({ total, currency }).toEqual({ total: shown.totalCents, currency: book.currency.toLowerCase() })
    stack.stripe?.complete(sessionId)
    await stack.send()
    expect(
      await stack.database.query(
        'select payment_status, (total_price * 100)::integer as cents, booking_date::text as date from public.bookings',
      ),
    ).toEqual([{ payment_status: 'paid', cents: shown.totalCents, date: request.date }])
  } finally {
    await stack.close()
  }
}
