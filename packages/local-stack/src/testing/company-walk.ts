import { randomUUID } from 'node:crypto'
import { quote } from '@dustforce/core/quote'
import { addDays, businessDateOf, type MinuteOfDay } from '@dustforce/core/schedule'
import { type BookingRequest, checkoutPayload, noDetails, quoteRequestOf } from '@dustforce/office/booking'
import type { Business } from '@dustforce/office/company'
import { contractorFormOf, contractorRowOf } from '@dustforce/office/contractor'
import { codeOf, messagesOf } from '@dustforce/office/language/languages'
import { createAdminBackend } from '@dustforce/supabase/admin'
import { demoPlaces } from '../seed/demo-places.ts'
import { demoHome, openTime } from '../seed/demo-request.ts'
import type { Stack } from '../start/start-stack.ts'

/** Something that people or programs read of a company, by where it was found. */
export type Read = readonly [place: string, text: string]

const json = { 'content-type': 'application/json' }

async function textOf(url: string, init?: RequestInit): Promise<Read> {
  const response = await fetch(url, init)
  return [`${init?.method ?? 'GET'} ${url}`, await response.text()]
}

/** Every page of the site, with what it says to search engines and the files that it names. */
async function readSite({ url }: Stack): Promise<readonly Read[]> {
  const map = await textOf(`${url}/sitemap.xml`)
  const pages = [...map[1].matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, page = '']) => new URL(page).pathname)
  const others = [
    ...[
      '/',
      '/booking',
      '/job',
      '/review',
      '/waiting',
      '/mail-choices',
      '/payment-success',
      '/payment-cancelled',
    ],
    ...['/there-is-no-such-page', '/robots.txt', '/site.webmanifest', '/favicon.svg', '/logo.svg'],
  ]
  return [map, ...(await Promise.all([...new Set([...pages, ...others])].map((path) => textOf(url + path))))]
}

/** Books and pays as the form does. */
async function book(stack: Stack, business: Business, request: BookingRequest) {
  const { priceBook } = business
  const shown = quote(priceBook, quoteRequestOf(priceBook, request))
  const bookingData = { ...checkoutPayload(request, shown, priceBook), attempt_id: randomUUID() }
  const response = await fetch(`${stack.url}/functions/v1/create-checkout`, {
    ...{ method: 'POST', headers: json, body: JSON.stringify({ bookingData }) },
  })
  const answer = await response.json()
  if (response.status !== 200) throw new Error(`Not booked: ${JSON.stringify(answer)}`)
  const checkout = await textOf(answer.url)
  await fetch(`${answer.url}/pay`, { method: 'POST', redirect: 'manual' })
  await stack.send()
  return { id: String(answer.booking_id), checkout }
}

/** Reads what the links of a customer's letters open: the page of a booking as data, with its calendar file, and the calendar that follows it. */
async function readOwnPages({ url, mailbox }: Stack): Promise<readonly Read[]> {
  const letters = (mailbox?.mails() ?? []).map(({ html, text }) => `${html} ${text}`).join('\n')
  const tokens = new Set(
    [...letters.matchAll(/\/(?:booking|job|review)#([\w.-]+)/g)].map(([, token = '']) => token),
  )
  const acts = ['show', 'show-job', 'show-review', 'preview-cancel', 'book-again']
  const pages = [...tokens].flatMap((token) =>
    acts.map((act) =>
      textOf(`${url}/functions/v1/own-booking`, {
        ...{ method: 'POST', headers: { ...json, 'x-booking-link': token }, body: JSON.stringify({ act }) },
      }),
    ),
  )
  const shown = await Promise.all(pages)
  const feeds = shown.flatMap(([, text]) =>
    [...text.matchAll(/"feedToken":"([^"]+)"/g)].map(([, token = '']) => token),
  )
  const calendars = [...new Set(feeds)].map((token) => textOf(`${url}/functions/v1/calendar/${token}.ics`))
  return [...shown, ...(await Promise.all(calendars))]
}

/**
 * The main job as a company: somebody books in each of its languages and pays; the office assigns, moves and cancels; somebody writes, and applies for work.
 *
 * @returns everything that was read on the way: pages, letters, receipts, calendar files, structured data
 */
export async function walkAsCompany(stack: Stack, business: Business, now: number): Promise<readonly Read[]> {
  const places = demoPlaces(business)
  const hub = createAdminBackend({ ...stack, business })
  await hub.session.signIn(stack.admin.email, stack.admin.password)
  const site = await readSite(stack)
  const read: Read[] = [...site]
  // One who has no job of the demo.
  const cleaner = (await hub.contractors.all()).find(({ fullName }) => fullName === 'Chen Wei')
  if (cleaner === undefined) throw new Error('The demo has no cleaner')
  const row = contractorRowOf(contractorFormOf(cleaner))
  await hub.contractors.update(cleaner.id, { ...row, status: true }, row)

  for (const [nr, code] of business.company.languages.entries()) {
    const made = demoHome(business.priceBook, {
      service: nr,
      bedrooms: 2,
      bathrooms: 1,
      addOns: [0],
      pets: true,
    })
    if (made === null) throw new Error('The company has no price')
    const wanted = addDays(businessDateOf(now, business.policy.zone), 9 + 3 * nr)
    const at = (date: typeof wanted, minute: number) => {
      const time = openTime(business, { date, minute, isPast: false }, made.home.service, made.priced.minutes)
      if (time === null) throw new Error('The company is never open')
      return time
    }
    const first = at(wanted, 14 * 60)
    const request: BookingRequest = {
      ...{ ...made.home, ...first, ...noDetails, promoCode: null, language: messagesOf(code) ?? null },
      ...{ name: 'Ada Lovelace', email: `ada.${nr}@example.com` },
      ...{ phone: places.phone(7), address: places.addressIn(0, nr) },
    }
    const booked = await book(stack, business, request)
    read.push(booked.checkout)
    const find = async () => {
      const all = await hub.bookings.between(wanted, addDays(wanted, 40))
      const found = all.find(({ id }) => id === booked.id)
      if (found === undefined) throw new Error('The booking is not in the Command Hub')
      return found
    }
    const paid = await find()
    if (codeOf(business.company, paid.language) !== code || paid.paymentStatus !== 'paid')
      throw new Error(`Booked in ${code}, and not kept so: ${JSON.stringify(paid)}`)

    const assigned = await hub.bookings.update(
      booked.id,
      { contractorId: cleaner.id, assignedCleanerName: cleaner.fullName, bookingStatus: 'assigned' },
      paid.version,
    )
    const [service, date] = [business.priceBook.services[made.home.service]?.name ?? '', request.date]
    const job = { bookingId: booked.id, service, date, time: assigned.bookingTime ?? '' }
    await hub.emails.cleanerAssignment({
      ...{ ...job, customerEmail: request.email, customerFirstName: 'Ada', customerName: request.name },
      ...{ assignedCleanerName: cleaner.fullName, language: request.language ?? '' },
    })
    await hub.emails.jobAssignment({
      ...{
        ...job,
        contractorEmail: cleaner.email,
        contractorName: cleaner.fullName,
        bedrooms: String(assigned.bedrooms ?? ''),
      },
      ...{
        minutes: assigned.durationMinutes,
        address: request.address,
        contractorPay: 40,
        addOns: [],
        manualNotes: '',
      },
    })
    await stack.send()
    const later: { readonly date: typeof wanted; readonly minute: MinuteOfDay } = at(
      addDays(first.date, 1),
      15 * 60,
    )
    await hub.bookings.move(booked.id, { actId: randomUUID(), ...later })
    await stack.send()
    read.push(...(await readOwnPages(stack)))
    const { refundCents } = await hub.bookings.previewCancel(booked.id)
    await hub.bookings.cancel(booked.id, { actId: randomUUID(), shownRefundCents: refundCents })
    await stack.send()
  }

  const ask = (name: string, payload: object) =>
    textOf(`${stack.url}/rest/v1/rpc/${name}`, {
      ...{
        method: 'POST',
        headers: { ...json, apikey: stack.publishableKey },
        body: JSON.stringify({ payload }),
      },
    })
  read.push(
    await ask('submit_contact', {
      name: 'Bo Chen',
      email: 'bo@example.com',
      message: 'Do you come on Fridays?',
    }),
    await ask('submit_application', {
      ...{ full_name: 'Sol Marin', email: 'sol@example.com', phone: '2025550100', consent_to_contact: true },
      ...{ service_areas: [places.area(0)], available_days: ['Monday'], available_times: [] },
    }),
  )
  await stack.send()
  await stack.send()
  read.push(...(await readOwnPages(stack)), await textOf(`${stack.url}/mailbox`))
  for (const mail of stack.mailbox?.mails() ?? [])
    read.push([`letter '${mail.subject}' to ${mail.to.join()}`, JSON.stringify(mail)])
  return read
}

const ofDustForce =
  /dust ?force|416[) ]|toronto|ontario|mississauga|etobicoke|scarborough|north york|richmond hill|m5[hv] |eastern (?:standard |daylight )?time/i
const ofDustForceAsWritten = /\bGTA\b|\bHST\b|\bTVH\b|\bDF-[A-Z\d]|[AP]M E[DS]?T\b|, ON\b/

/** Names of the program's own, which no person reads. */
const technical = /dustforce-supabase-(?:url|key)|admin@dustforce\.example|class="[^"]*"/g

/**
 * Finds the places where something of Dust Force is in what was read as another company.
 *
 * @param others what else must not be there: the signs of other currencies
 */
export function tracesOfDustForce(read: readonly Read[], others: RegExp): readonly string[] {
  return read.flatMap(([place, whole]) => {
    const text = whole.replace(technical, '')
    return [ofDustForce, ofDustForceAsWritten, others].flatMap((pattern) => {
      const found = pattern.exec(text)
      if (found === null) return []
      return [`${place}: ${text.slice(Math.max(0, found.index - 60), found.index + 60).replace(/\s+/g, ' ')}`]
    })
  })
}
