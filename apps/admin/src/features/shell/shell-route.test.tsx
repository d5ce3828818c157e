import { businessDate } from '@dustforce/core/schedule'
import { fireEvent } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { pageAt, pages, pathOf } from '../../app/pages.ts'
import { bookingRow } from '../../testing/fake-server/booking-calls.ts'
import { contractorRow } from '../../testing/fake-server/contractor-row.ts'
import { startServer } from '../../testing/fake-server/fake-server.ts'
import { inquiryRow } from '../../testing/fake-server/inquiry-calls.ts'
import { now } from '../../testing/fake-server/store.ts'
import { openHub } from '../../testing/open-hub.tsx'
import { seen } from '../../testing/person.ts'

const pending = bookingRow({ bookingStatus: 'pending', bookingDate: businessDate('2026-11-24') })

it('counts what waits, as others change it, and opens a page with its default view', async () => {
  const server = startServer({
    bookings: [pending, bookingRow({ bookingStatus: 'confirmed' })],
    contact_inquiries: [inquiryRow('Ada Lovelace'), inquiryRow('Grace Hopper', { inquiry_status: 'closed' })],
    saved_views: [
      { id: 'v1', page: 'contacts', name: 'Closed', query: 'status=closed', is_default: true },
      { id: 'v2', page: 'bookings', name: 'Pending', query: 'status=pending', is_default: false },
    ],
  })
  const hub = openHub(server, '/dashboard/contractors')
  const links = () => hub.texts('nav a')
  await seen(() => expect(links()).toContain('Bookings2 bookings need a contractor1 new bookings'))
  await seen(() => expect(links()).toContain('Contacts1 new inquiries'))
  server.tables.contact_inquiries.rows = [inquiryRow('Mary Somerville'), ...server.rows('contact_inquiries')]
  server.tell('contact_inquiries')
  await seen(() => expect(links()).toContain('Contacts2 new inquiries'))
  await hub.press(/^Contacts/)
  await seen(() => expect(hub.column('Contact inquiries')).toEqual(['Grace Hopper']))
  expect(hub.address()).toBe('/dashboard/contacts?status=closed')
})

it('loads the code of a page when its link is pointed at', async () => {
  const finance = pageAt('/dashboard/finance')
  if (finance === undefined) throw new Error('No such page')
  const route = vi.spyOn(finance, 'route')
  const hub = openHub(startServer(), '/dashboard/applications')
  await hub.reads('No applications')
  expect(route).not.toHaveBeenCalled()
  const link = hub.window.querySelector('nav a[href$="/finance"]')
  if (link === null) throw new Error('No link')
  fireEvent.pointerEnter(link)
  expect(route).toHaveBeenCalledOnce()
})

it('goes on from the heading of the screen that was opened', async () => {
  const hub = openHub(startServer(), '/dashboard/applications')
  await hub.reads('No applications')
  expect(document.activeElement).toBe(document.body)
  await hub.press(/^Contractors/)
  await seen(() => expect(document.activeElement?.outerHTML).toMatch(/^<h1.*Contractors/))
  expect(document.title).toBe('Contractors · Dust Force Command Hub')
})

it('finds what is typed, something else when that changes, and opens it', async () => {
  const server = startServer({ contractors: [contractorRow('Maria Santos'), contractorRow('Chen Wei')] })
  const hub = openHub(server, '/dashboard/applications')
  const found = () => [...document.querySelectorAll('[role="option"]')].map(({ textContent }) => textContent)
  await hub.press('Find')
  await hub.type('Find or do', 'maria')
  await seen(() => expect(found().join()).toContain('Maria Santos'))
  await hub.type('Find or do', 'chen')
  await seen(() => expect(found().join()).toContain('Chen Wei'))
  expect(found().join()).not.toContain('Maria Santos')
  await hub.press(/^Chen Wei/)
  await seen(() => expect(hub.address()).toMatch(/^\/dashboard\/contractors\?/))
})

it('signs out, and shows nothing to who comes back', async () => {
  const server = startServer()
  const hub = openHub(server, '/dashboard/applications')
  await hub.press('Logout')
  await hub.reads('Sign in to the Command Hub')
  expect(server.asked('auth/logout')).toHaveLength(1)
  expect(localStorage.getItem('dustforce-admin')).toBeNull()
})

it('leads to every screen by its link, marks it there and names it in the title', async () => {
  const hub = openHub(startServer(), '/dashboard/settings')
  for (const { id, label } of pages) {
    await hub.press(new RegExp(`^${label}`))
    await seen(() => expect(document.title).toBe(`${label} · Dust Force Command Hub`))
    expect(hub.address()).toBe(pathOf(id))
    // The sidebar, and the drawer of a phone.
    const marked = hub.texts('nav[aria-label="Admin"] [aria-current="page"]')
    expect(marked).toEqual(marked.map(() => expect.stringMatching(new RegExp(`^${label}`))))
    expect(marked).toHaveLength(2)
    await seen(() => expect(hub.texts('h1').join()).toContain(id === 'contacts' ? 'Inquiries' : label))
  }
})

it('shows the company’s time wherever the browser is, and loads again when that is asked for', async () => {
  vi.stubEnv('TZ', 'Asia/Tokyo')
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  const hub = openHub(startServer(), '/dashboard/applications')
  const time = new Date(now).toLocaleTimeString('en-US', {
    ...{ timeZone: 'America/Toronto', hour: 'numeric', minute: '2-digit' },
  })
  await hub.reads(`Nov 21, 2026, ${time} ET`)
  await hub.press('Refresh')
  expect(reload).toHaveBeenCalledOnce()
})
