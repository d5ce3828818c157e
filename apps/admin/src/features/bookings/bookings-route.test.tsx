import { cents } from '@dustforce/core/money'
import { businessDate } from '@dustforce/core/schedule'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { bookingRow } from '../../testing/fake-server/booking-calls.ts'
import { contractorRow } from '../../testing/fake-server/contractor-row.ts'
import { startServer } from '../../testing/fake-server/fake-server.ts'
import { openHub } from '../../testing/open-hub.tsx'
import { seen } from '../../testing/person.ts'
import { catchSavedFiles } from '../../testing/saved-files.ts'
import { shownToast } from '../../testing/shown-toast.ts'

const amelia = bookingRow({
  customerName: 'Amelia Wright',
  bookingDate: businessDate('2026-11-30'),
  bookingStatus: 'pending',
  contractorPayCents: cents(16_500),
})
const noah = bookingRow({
  customerName: 'Noah Okafor',
  email: 'noah@example.com',
  bookingDate: businessDate('2026-11-28'),
  totalCents: cents(50_000),
  contractorPayCents: cents(9000),
})
const zoe = bookingRow({
  customerName: 'Zoe Ng',
  email: 'zoe@example.com',
  bookingDate: businessDate('2026-11-26'),
  contractorPayCents: cents(10_000),
})

/** The list of three bookings, once it is there. */
async function openList(at = '/dashboard/bookings', shows = 'Okafor') {
  const server = startServer({
    bookings: [amelia, noah, zoe],
    contractors: [
      contractorRow('Maria Santos', { availability: { days: [], times: [] } }),
      contractorRow('Chen Wei', { status: false }),
    ],
  })
  const hub = openHub(server, at)
  const names = () => hub.texts('tr[data-booking] [data-customer]')
  const column = (name: string) => server.rows('bookings').map((row) => row[name])
  await hub.reads(shows)
  return { server, hub, names, column }
}

it('shows other bookings when something is typed, filtered or ordered', async () => {
  const { hub, names } = await openList()
  expect(names()).toEqual(['Amelia Wright', 'Noah Okafor', 'Zoe Ng'])
  await hub.press('Price')
  await seen(() => expect(names()).toEqual(['Noah Okafor', 'Zoe Ng', 'Amelia Wright']))
  await hub.choose('Status', 'Confirmed')
  await seen(() => expect(names()).toEqual(['Noah Okafor', 'Zoe Ng']))
  await hub.type('From', '2026-11-27')
  await seen(() => expect(names()).toEqual(['Noah Okafor']))
  await hub.press('Reset')
  await hub.type('Search bookings', 'zoe')
  await seen(() => expect(names()).toEqual(['Zoe Ng']))
})

it('keeps filters and search in the address, and has them again from there', async () => {
  const { hub, names } = await openList('/dashboard/bookings?status=confirmed&q=zoe', 'Zoe Ng')
  expect(names()).toEqual(['Zoe Ng'])
  const fields = [...hub.window.querySelectorAll<HTMLInputElement>('select, input')].map(({ value }) => value)
  expect(fields).toEqual(expect.arrayContaining(['confirmed', 'zoe']))
  await hub.choose('Service', 'Deep Cleaning')
  await hub.type('To', '2035-12-31')
  await seen(() =>
    expect(hub.address()).toBe(
      '/dashboard/bookings?status=confirmed&serviceType=deep-clean&dateTo=2035-12-31&q=zoe',
    ),
  )
  await hub.press('Reset')
  await seen(() => expect(hub.address()).toBe('/dashboard/bookings'))
})

it('shows the status before when another is refused, and offers the letter of a confirmed job', async () => {
  const { server, hub, column } = await openList('/dashboard/bookings?q=Zoe', 'Zoe Ng')
  const label = 'Status of the booking for Zoe Ng'
  const shown = () => hub.window.querySelector<HTMLSelectElement>(`[aria-label="${label}"]`)?.value
  server.refuse('bookings', 'locked')
  await hub.choose(label, 'Pending')
  await seen(() => expect(shownToast()?.slice(1)).toEqual(['Status Update Error', 'locked']))
  expect([shown(), column('booking_status')[2]]).toEqual(['confirmed', 'confirmed'])
  await hub.choose(label, 'Pending')
  await seen(() => expect(column('booking_status')[2]).toBe('pending'))
})

it('keeps what was typed when an edit is refused', async () => {
  const { server, hub, column } = await openList('/dashboard/bookings?q=Zoe', 'Zoe Ng')
  await hub.press(/^Edit/)
  await hub.type('Customer name', 'Zoe Ng-Li')
  server.refuse('bookings', 'not saved')
  await hub.press('Save Changes')
  await seen(() => expect(shownToast()?.slice(1)).toEqual(['Update Failed', 'not saved']))
  expect(column('customer_name')[2]).toBe('Zoe Ng')
  await hub.press('Save Changes')
  await seen(() => expect(column('customer_name')[2]).toBe('Zoe Ng-Li'))
})

it('saves the filtered bookings as CSV, in the order of the list', async () => {
  const files = catchSavedFiles()
  const { hub } = await openList('/dashboard/bookings?status=confirmed&sort=date-asc')
  await hub.press('List options')
  await hub.press('CSV of all these bookings')
  await seen(() => expect(files.firstCells('bookings.csv')).toEqual([zoe.id, noah.id]))
})

const payOfAmelia = 'Contractor pay for the booking of Amelia Wright'

it('stores a pay, and stores the one before again when it is undone', async () => {
  const { hub, column } = await openList()
  await hub.fill(payOfAmelia, '200')
  await seen(() => expect(column('contractor_pay')).toEqual([200, 90, 100]))
  await hub.press('Undo')
  await seen(() => expect(shownToast()?.[1]).toBe('Undone'))
  expect(column('contractor_pay')).toEqual([165, 90, 100])
})

it('refuses a change in the second of two windows, and shows there what the first one made of it', async () => {
  const { server, hub, column } = await openList()
  const other = openHub(server, '/dashboard/bookings')
  await other.reads('Amelia')
  await hub.fill(payOfAmelia, '200')
  await seen(() => expect(column('contractor_pay')[0]).toBe(200))
  await other.fill(payOfAmelia, '180')
  await seen(() => expect(shownToast()?.[2]).toMatch(/^Someone else changed this booking/))
  expect(column('contractor_pay')[0]).toBe(200)
  const shown = () => other.window.querySelector<HTMLInputElement>(`[aria-label="${payOfAmelia}"]`)?.value
  await seen(() => expect(shown()).toBe('200.00'))
})

it('asks which of two editors’ notes hold before it saves one over the other, and merges the rest', async () => {
  const { server, hub, column } = await openList('/dashboard/bookings?q=Zoe', 'Zoe Ng')
  await hub.press(/^Edit/)
  await hub.type('Special instructions', 'Ring twice')
  await hub.type('Phone', '(416) 555-0142')
  const [, , row] = server.rows('bookings')
  server.tables.bookings.rows = [amelia, noah, { ...row, notes: 'Knock', address: '9 Elm St', version: 9 }]
  server.tell('bookings')
  await hub.reads('Someone else changed “Special instructions” too')
  await hub.reads('“Knock”')
  await hub.press('Save Changes')
  await hub.press('Keep mine: Special instructions')
  expect(column('notes')[2]).toBe('Knock')
  await hub.press('Save Changes')
  await seen(() => expect(shownToast()?.[1]).toBe('Booking updated!'))
  expect([column('notes')[2], column('phone')[2], column('address')[2]]).toEqual([
    'Ring twice',
    '(416) 555-0142',
    '9 Elm St',
  ])
})

it('refuses in an edit what a new booking refuses, and stores the rest as a new booking would', async () => {
  const { hub, column } = await openList('/dashboard/bookings?q=Zoe', 'Zoe Ng')
  await hub.press(/^Edit/)
  await hub.type('Customer name', '')
  await hub.type('Email', 'nonsense')
  await hub.type('Phone', '12')
  await hub.press('Save Changes')
  await hub.reads('Please enter a valid name')
  await hub.reads('Please enter a valid email address')
  await hub.reads('Please enter a valid phone number')
  await hub.type('Customer name', 'Zoe Ng-Li')
  await hub.type('Email', 'Zoe@Example.org')
  await hub.type('Phone', '416 555 0123')
  await hub.press('Save Changes')
  await seen(() => expect(shownToast()?.[1]).toBe('Booking updated!'))
  expect([column('customer_name')[2], column('email')[2], column('phone')[2]]).toEqual([
    'Zoe Ng-Li',
    'zoe@example.org',
    '(416) 555-0123',
  ])
})

it('offers those cleaners for the selected bookings who are on duty, and assigns them', async () => {
  const { hub, column } = await openList()
  await hub.press('Select the booking of Noah Okafor')
  await seen(async () =>
    expect(await hub.choices('Assign the selected bookings')).toEqual(['Assign…', 'Maria Santos']),
  )
  await hub.choose('Assign the selected bookings', 'Maria Santos')
  await hub.press('Apply to 1')
  await seen(() => expect(column('assigned_cleaner_name')).toEqual([null, 'Maria Santos', null]))
})

it('changes a selected booking that was changed in its row meanwhile', async () => {
  const { hub, column } = await openList()
  await hub.press('Select the booking of Amelia Wright')
  await hub.fill(payOfAmelia, '200')
  await seen(() => expect(shownToast()?.[1]).toBe('Pay Updated'))
  await hub.choose('Set the status of the selected bookings', 'Confirmed')
  await hub.press('Apply to 1')
  await seen(() => expect(shownToast()).toEqual(['success', 'Booking status updated', '1 of 1']))
  expect(column('booking_status')[0]).toBe('confirmed')
})

it('sets the status of selected bookings, and of the same ones after it, and takes the last change back', async () => {
  const { hub, column } = await openList()
  const setBoth = async (status: string) => {
    await hub.press('Select the booking of Noah Okafor')
    await hub.press('Select the booking of Zoe Ng')
    await hub.choose('Set the status of the selected bookings', status)
    await hub.press('Apply to 2')
  }
  await setBoth('Completed')
  await hub.press('Complete 2 jobs')
  await seen(() => expect(column('booking_status')).toEqual(['pending', 'completed', 'completed']))
  await setBoth('Pending')
  await seen(() => expect(column('booking_status')).toEqual(['pending', 'pending', 'pending']))
  await hub.press('Undo')
  await seen(() => expect(column('booking_status')).toEqual(['pending', 'completed', 'completed']))
})

it('keeps its rows while one is selected, and shows what came meanwhile when the selection is cleared', async () => {
  const { server, hub, names } = await openList()
  await hub.press('Select the booking of Noah Okafor')
  await hub.reads('1 selected')
  const cleaner = { customerName: 'Mary Somerville', assignedCleanerName: 'Somebody New' }
  server.tables.bookings.rows = [bookingRow(cleaner), amelia, noah, zoe]
  server.tell('bookings')
  // The names of the cleaners are read again, and by then the rows would have been.
  await seen(async () => expect(await hub.choices('Contractor')).toContain('Somebody New'))
  expect(names()).not.toContain('Mary Somerville')
  await hub.press('Clear the selection')
  await seen(() => expect(names()).toContain('Mary Somerville'))
})

it('forgets the assigning that the address asked for once it is over', async () => {
  const { hub } = await openList(`/dashboard/bookings?assign=${noah.id}`)
  await hub.press('Cancel')
  await seen(() => expect(hub.address()).toBe('/dashboard/bookings'))
})

it('asks before a job is completed that is still to come', async () => {
  const { hub, column } = await openList('/dashboard/bookings?q=Zoe', 'Zoe Ng')
  await hub.choose('Status of the booking for Zoe Ng', 'Completed')
  await hub.reads('Complete a job that is still to come?')
  expect(column('booking_status')[2]).toBe('confirmed')
  await hub.press('Complete it')
  await seen(() => expect(column('booking_status')[2]).toBe('completed'))
})

it('leads on to choosing a cleaner when a job is confirmed without one', async () => {
  const { hub, column } = await openList('/dashboard/bookings?q=Amelia', 'Amelia')
  await hub.choose('Status of the booking for Amelia Wright', 'Confirmed')
  await hub.reads('No contractor is assigned to this booking yet.')
  await hub.press('Assign Cleaner')
  await hub.press(/Maria Santos/)
  await hub.press('Assign')
  await seen(() => expect(column('assigned_cleaner_name')[0]).toBe('Maria Santos'))
})

it('shows the details of the booking that the address names, with its letters and no other’s', async () => {
  const { server, hub } = await openList(`/dashboard/bookings?open=${noah.id}`)
  await hub.reads('Everything about this customer')
  expect(
    server.requests.filter(({ path }) => path === 'email_outbox').map(({ query }) => query.get('ref')),
  ).toEqual([`eq.${noah.id}`])
})

it.each([
  ['beside the list, in view while it scrolls, in a wide window', true],
  ['below the row in a narrower one', false],
])('shows the details of a booking %s', async (_where, isWide) => {
  const list = window.matchMedia('(min-width: 90rem)')
  vi.spyOn(list, 'matches', 'get').mockReturnValue(isWide)
  vi.spyOn(window, 'matchMedia').mockReturnValue(list)
  const { hub } = await openList(`/dashboard/bookings?open=${noah.id}`)
  await hub.reads('Email Customer')
  const act = screen.getByRole('button', { name: 'Email Customer' })
  expect([act.closest('aside')?.getAttribute('aria-label'), act.closest('table') !== null]).toEqual(
    isWide ? ['Booking of Noah Okafor', false] : [undefined, true],
  )
})

it('asks before it completes many bookings of which some are still to come, and names those', async () => {
  const over = { ...noah, booking_date: '2026-11-02' }
  const { server, hub, column } = await openList()
  server.tables.bookings.rows = [amelia, over, zoe]
  server.tell('bookings')
  await hub.reads('Nov 2, 2026')
  for (const name of ['Amelia Wright', 'Noah Okafor', 'Zoe Ng'])
    await hub.press(`Select the booking of ${name}`)
  await hub.choose('Set the status of the selected bookings', 'Completed')
  await hub.press('Apply to 3')
  await hub.reads('Complete 2 jobs that are still to come?')
  await hub.reads(/:Amelia Wright on Nov 30, 2026, 9:00 AMZoe Ng on Nov 26, 2026, 9:00 AM/)
  expect(column('booking_status')).not.toContain('completed')
  await hub.press('Complete 3 jobs')
  await seen(() => expect(column('booking_status')).toEqual(['completed', 'completed', 'completed']))
})

it('stores why many bookings are given to a cleaner whom some of them do not suit, with those', async () => {
  const weekdays = { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], times: [] }
  const server = startServer({
    bookings: [amelia, noah],
    contractors: [contractorRow('Maria Santos', { availability: weekdays })],
  })
  const hub = openHub(server, '/dashboard/bookings')
  await hub.press('Select the booking of Amelia Wright')
  await hub.press('Select the booking of Noah Okafor')
  await hub.choose('Assign the selected bookings', 'Maria Santos')
  await hub.reads('Noah Okafor: Does not work on Saturdays')
  await hub.choose('Assign anyway, because', 'Nobody else can come')
  await hub.press('Apply to 2')
  await seen(() =>
    expect(server.rows('bookings').map((row) => [row.contractor_id !== null, row.overlap_reason])).toEqual([
      [true, null],
      [true, 'nobody-else'],
    ]),
  )
})
