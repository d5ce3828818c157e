import { cents } from '@dustforce/core/money'
import { businessDate } from '@dustforce/core/schedule'
import { expect, it } from 'vitest'
import { bookingRow } from '../../testing/fake-server/booking-calls.ts'
import { companyRow } from '../../testing/fake-server/company-row.ts'
import { contractorRow } from '../../testing/fake-server/contractor-row.ts'
import { startServer } from '../../testing/fake-server/fake-server.ts'
import { inquiryRow } from '../../testing/fake-server/inquiry-calls.ts'
import { troubledLetter } from '../../testing/fake-server/need-calls.ts'
import { openHub } from '../../testing/open-hub.tsx'
import { seen } from '../../testing/person.ts'

function visit(customerName: string, date: string, assignedCleanerName: string | null = 'Maria Santos') {
  const fields = { customerName, bookingDate: businessDate(date), totalCents: cents(40_000) }
  return bookingRow({ ...fields, assignedCleanerName })
}

it('shows the figures, today’s jobs and no other day’s, and how full the week is', async () => {
  const server = startServer({
    bookings: [
      visit('Amelia Wright', '2026-11-21'),
      visit('Noah Okafor', '2026-11-22'),
      visit('Zoe Ng', '2026-10-30'),
    ],
  })
  const hub = openHub(server, '/dashboard')
  await hub.reads('Amelia Wright')
  expect(hub.window.textContent).not.toContain('Noah Okafor')
  await hub.reads(/Total [Bb]ookings3/)
  await hub.reads('$800')
  await hub.reads('$400')
  await hub.reads('1 of 10')
})

it('leads to the assigning of a job, and back when it is done or given up', async () => {
  const server = startServer({
    bookings: [visit('Zoe Ng', '2026-11-20', null)],
    contractors: [contractorRow('Maria Santos')],
    business_versions: [companyRow({ taxNumber: '123456789 RT0001' })],
  })
  const hub = openHub(server, '/dashboard')
  await hub.press('Assign Cleaner: Zoe Ng')
  await hub.press('Cancel')
  await seen(() => expect(hub.address()).toBe('/dashboard'))
  await hub.press('Assign Cleaner: Zoe Ng')
  await hub.press(/Maria Santos/)
  await hub.choose('Assign anyway, because', 'Agreed with the contractor')
  await hub.press('Assign')
  await seen(() => expect(hub.address()).toBe('/dashboard'))
  await hub.reads('All clear')
  expect(server.rows('bookings')[0]?.assigned_cleaner_name).toBe('Maria Santos')
})

it('names what needs the office, follows what others do about it, and sends a letter again', async () => {
  const server = startServer({
    business_versions: [companyRow({ taxNumber: '123456789 RT0001' })],
    contact_inquiries: [inquiryRow('Ada Lovelace')],
    letters_to_look_at: [troubledLetter('Grace Hopper')],
  })
  const hub = openHub(server, '/dashboard')
  await hub.press('Send again: Grace Hopper')
  await seen(() => expect(server.rows('letters_to_look_at')).toEqual([]))
  await seen(() => expect(hub.window.textContent).not.toContain('Grace Hopper'))
  expect(hub.window.textContent).toContain('Ada Lovelace')
  server.tables.contact_inquiries.rows = []
  server.tell('contact_inquiries')
  await hub.reads('All clear')
})

it('says that receipts lack the company’s number for the tax, and where to enter it', async () => {
  const hub = openHub(startServer({}), '/dashboard')
  await hub.reads('Receipts and e-mails have no HST registration number.')
  expect(hub.window.textContent).not.toContain('All clear')
  await hub.press('Enter it under Company')
  await hub.reads('A company that charges HST has to name its number on receipts.')
})
