import { gtaBusiness } from '@dustforce/office/testing/business'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { makeSystem, siteUrl, submit } from '../testing/test-system.ts'
import { bookingCalendar } from './booking-calendar.ts'
import { linkTokens, openLink } from './link-tokens.ts'

/** A paid booking for 25 January 2027 at 9:00 in Toronto, and how its calendar is asked for. */
async function withCalendar() {
  const system = await makeSystem()
  await system.checkout(submit(1, { notes: 'Code 4711' }))
  const row = system.world.bookings.rows[0]
  if (row?.sessionId == null) throw new Error('No session')
  await system.webhook(system.world.payments.pay(row.sessionId))
  await system.settled()
  const owner = { bookingId: row.id, email: 'ada@example.com' }
  const token = (await system.run(linkTokens([owner], 'feed'))).get(row.id) ?? ''
  const get = (shown = token, init: RequestInit = {}) =>
    system.handlers.calendar(new Request(`https://project.example/functions/v1/calendar/${shown}.ics`, init))
  return { ...system, row, owner, get }
}

function eventsOf(text: string) {
  return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => ({
    uid: component.getFirstPropertyValue('uid'),
    summary: component.getFirstPropertyValue('summary'),
    status: component.getFirstPropertyValue('status'),
    starts: component.getFirstProperty('dtstart')?.toICALString(),
  }))
}

test('the feed follows the booking, keeps its id, and holds no address, name or note', async () => {
  const { get, row } = await withCalendar()
  const answer = await get()
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
  expect(answer.headers.has('content-disposition')).toBe(false)
  const text = await answer.text()
  expect(text).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT60M')
  expect(text).not.toMatch(/METHOD|King St|Ada|4711/)
  const event = {
    uid: `${row.id}@dustforce.example`,
    summary: 'Dust Force: Deep Cleaning',
    status: 'CONFIRMED',
    starts: 'DTSTART;TZID=America/Toronto:20270125T090000',
  }
  expect(eventsOf(text)).toEqual([event])

  const request = { ...row.booking.request, minute: 780 }
  row.booking = { ...row.booking, request }
  expect(eventsOf(await (await get()).text())).toEqual([
    { ...event, starts: 'DTSTART;TZID=America/Toronto:20270125T130000' },
  ])
})

test('the feed leads to the page of the booking without opening it, and names the telephone', async () => {
  const { get, run, owner, hold } = await withCalendar()
  await hold('company', { ...gtaBusiness.company, phone: '(416) 555-0199' })
  const text = await (await get()).text()
  const [event] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')
  expect(event?.getFirstPropertyValue('url')).toBe('https://dustforce.example/booking')
  expect(event?.getFirstPropertyValue('description')).toBe(
    'To see or change your booking, use the link in our e-mails, or get a new one at https://dustforce.example/booking.\n' +
      'Questions? Please call us at (416) 555-0199.',
  )
  // Calendars are shared: what opens the booking is in no calendar.
  const tokens = await run(linkTokens([owner], 'manage'))
  expect(text).not.toContain(tokens.get(owner.bookingId))
  expect(event?.hasProperty('location')).toBe(false)
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
})

test('the calendar of somebody who reads French is French, and leads to the French page', async () => {
  const { get, row } = await withCalendar()
  row.booking = { ...row.booking, request: { ...row.booking.request, language: 'fr-CA' } }
  const [event] = new ICAL.Component(ICAL.parse(await (await get()).text())).getAllSubcomponents('vevent')
  expect(event?.getFirstPropertyValue('summary')).toBe('Dust Force: Grand ménage')
  expect(event?.getFirstPropertyValue('url')).toBe('https://dustforce.example/fr/booking')
  expect(event?.getFirstPropertyValue('description')).toContain('Des questions? Appelez-nous au')
})

test('a changed booking is a newer version of the same visit, of when it changed', async () => {
  const { run, owner } = await withCalendar()
  const token = (await run(linkTokens([owner], 'feed'))).get(owner.bookingId) ?? ''
  const link = await run(openLink(token, { scope: 'feed', visitor: '192.0.2.1' }))
  if (link.status !== 'found') throw new Error('No booking')
  const eventOf = (version: number, updatedAt: number) => {
    const options = { now: updatedAt, business: gtaBusiness, siteUrl, phone: '', as: 'feed' } as const
    const text = bookingCalendar({ ...link.booking, version, updatedAt }, options)
    const [event] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')
    return ['uid', 'sequence', 'last-modified', 'dtstamp'].map((name) =>
      String(event?.getFirstPropertyValue(name)),
    )
  }
  const uid = `${owner.bookingId}@dustforce.example`
  expect([eventOf(3, Date.UTC(2027, 0, 12)), eventOf(8, Date.UTC(2027, 0, 13))]).toEqual([
    [uid, '3', '2027-01-12T00:00:00Z', '2027-01-12T00:00:00Z'],
    [uid, '8', '2027-01-13T00:00:00Z', '2027-01-13T00:00:00Z'],
  ])
})

test('a canceled visit stays for thirty days, named as canceled, and then leaves the feed', async () => {
  const { get, row, setTime } = await withCalendar()
  row.status = 'canceled'
  // The store in memory says of every booking that it was last changed at the beginning of 1970.
  await setTime(30 * 86_400_000)
  expect(eventsOf(await (await get()).text())).toMatchObject([
    { summary: 'Canceled: Dust Force: Deep Cleaning', status: 'CANCELLED' },
  ])
  await setTime(30 * 86_400_000 + 1)
  expect(eventsOf(await (await get()).text())).toEqual([])
})

test('an unchanged feed is not sent again', async () => {
  const { get, row } = await withCalendar()
  const etag = (await get()).headers.get('etag') ?? ''
  const again = await get(undefined, { headers: { 'if-none-match': `"x", ${etag}` } })
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
  const head = await get(undefined, { method: 'HEAD' })
  expect([head.status, await head.text(), head.headers.get('etag')]).toEqual([200, '', etag])
  row.status = 'canceled'
  expect((await get(undefined, { headers: { 'if-none-match': etag } })).status).toBe(200)
})

test('other tokens open no calendar', async () => {
  const { get, run, owner } = await withCalendar()
  const manage = (await run(linkTokens([owner], 'manage'))).get(owner.bookingId)
  for (const token of [manage, 'x', '', '../own-booking']) expect((await get(token)).status).toBe(404)
  expect((await get(undefined, { method: 'POST' })).status).toBe(405)
})
