import { gtaPriceBook } from '@dustforce/core/catalogue'
import { expect, it } from 'vitest'
import { bookingRow } from '../testing/fake-server/booking-calls.ts'
import { startServer } from '../testing/fake-server/fake-server.ts'
import { inquiryRow } from '../testing/fake-server/inquiry-calls.ts'
import { openHub } from '../testing/open-hub.tsx'
import { seen } from '../testing/person.ts'

/** Tells whether the browser would ask before it closes the page. */
const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
const isAsking = (wanted: boolean) => seen(() => expect(asks()).toBe(wanted))

const prices = {
  ...{ id: 1, kind: 'price-book', document: gtaPriceBook, author: 'ana@example.com', note: '' },
  ...{ holds_from: '2026-11-01T12:00:00Z', created_at: '2026-11-01T12:00:00Z' },
}

it('asks for prices that are not published, also on another screen, until they are as they were', async () => {
  const hub = openHub(startServer({ business_versions: [prices] }), '/dashboard/prices')
  await hub.reads('Laundry')
  expect(asks()).toBe(false)
  await hub.fill('Laundry: price', '22.50')
  await isAsking(true)
  await hub.press('Customers')
  await seen(() => expect(hub.address()).toBe('/dashboard/customers'))
  await isAsking(true)
  await hub.press('Prices')
  await hub.fill('Laundry: price', '20')
  await isAsking(false)
  await hub.press('Customers')
  await seen(() => expect(hub.address()).toBe('/dashboard/customers'))
  await isAsking(false)
})

it('asks for a reply that was begun, until it is sent', async () => {
  const ada = inquiryRow('Ada Lovelace')
  const hub = openHub(startServer({ contact_inquiries: [ada] }), `/dashboard/contacts?open=${ada.id}`)
  await hub.type('Send a new reply:', 'Yes, gladly.')
  await isAsking(true)
  await hub.press('Send Reply')
  await hub.reads('Your reply has been saved and sent to the customer.')
  await isAsking(false)
  await hub.press('Customers')
  await seen(() => expect(hub.address()).toBe('/dashboard/customers'))
  await isAsking(false)
})

it('asks for what was changed in a dialog, until that is closed', async () => {
  const hub = openHub(
    startServer({ bookings: [bookingRow({ customerName: 'Zoe Ng' })] }),
    '/dashboard/bookings',
  )
  await hub.press(/^Edit/)
  await hub.reads('Special instructions')
  expect(asks()).toBe(false)
  await hub.type('Special instructions', 'Ring twice')
  await isAsking(true)
  await hub.press('Cancel')
  await isAsking(false)
})
