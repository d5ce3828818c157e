import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearBookingDraft } from '../../storage/booking-draft.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { fillIn, openPage } from '../../testing/open-page.tsx'
import { BookingHost } from './booking-host.tsx'
import type { BookingStart } from './starting-form.ts'

const server = fakeServer()

// The look-ups are remembered for a while: every test happens on a Monday of its own.
let today = Date.UTC(2027, 8, 6, 14)
const dateIn = (days: number) => new Date(today + days * 86_400_000).toISOString().slice(0, 10)

beforeEach(() => {
  today += 7 * 86_400_000
  clearBookingDraft()
  server.does('availability', { limit: 10, days: {} })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const size = { service: 'deep-clean', bedrooms: 2, bathrooms: 1 } as const
/** Tuesday, September 14, in the first test. */
const chosen = (): BookingStart => ({ ...size, date: dateIn(1), time: '10:00 AM' })

async function open(start: BookingStart) {
  openPage(<BookingHost start={start} open onOpenChange={vi.fn()} />, '/', today)
  await screen.findByText('Use this time')
}

/** A line that says what was decided: its text, and whether it is open. */
function line(name: string): readonly [string, boolean] {
  const part = screen.getByText(name, { selector: 'summary .sr-only' }).closest('details')
  return [part?.querySelector('summary')?.textContent ?? '', part?.open ?? true]
}

test('what was decided before stands closed at its place in the form, with a way to change it', async () => {
  await open(chosen())
  expect([line('size'), line('date and time')]).toEqual([
    ['2 bed, 1 bath · $220Change size', false],
    ['Tuesday, Sep 14 · 10:00 AMChange date and time', false],
  ])
  expect(screen.getAllByRole('heading', { level: 3, hidden: true }).map((one) => one.textContent)).toEqual([
    'Customer Information',
    'Service Details',
    'Preferred Schedule',
    'Add-On Services',
    'Pets',
    'Access & Entry',
    'Parking & Building Access',
    'Special Instructions',
    'Equipment',
    'Promo Code',
    'Price Summary',
    'Payment Information',
    'Your Agreement',
  ])
})

test('a chosen time shows once until when it can be canceled for free, both closed and open', async () => {
  await open(chosen())
  const section = screen.getByRole('heading', { name: 'Preferred Schedule' }).closest('section')
  const shown = () =>
    [...(section?.querySelectorAll('p') ?? [])]
      .filter((part) => part.textContent?.startsWith('Free to cancel or move until'))
      .filter((part) => part.closest('details:not([open])') === null)
  expect(shown()).toHaveLength(1)
  fireEvent.click(screen.getByText('date and time', { selector: 'summary .sr-only' }))
  await waitFor(() => expect(line('date and time')[1]).toBe(true))
  expect(shown()).toHaveLength(1)
})

test('what is changed is said by its line', async () => {
  await open(chosen())
  await fillIn('Bedrooms', '3')
  await fillIn(/Start time/, '2:00 PM')
  expect([line('size')[0], line('date and time')[0]]).toEqual([
    '3 bed, 1 bath · $240Change size',
    expect.stringMatching(/ · 2:00 PMChange date and time$/),
  ])
})

test('a time that is no longer free opens its part', async () => {
  server.does('availability', { limit: 10, days: { [dateIn(1)]: 10 } })
  await open(chosen())
  await waitFor(() => expect(line('date and time')[1]).toBe(true))
  expect(line('size')[1]).toBe(false)
  screen.getByText('Bookings are full for this day')
})

test('what was not decided before stands open, without a line', async () => {
  await open(size)
  expect(screen.queryByText('date and time')).toBeNull()
  fireEvent.click(screen.getByText('Use this time'))
  expect(screen.queryByText('date and time')).toBeNull()
  cleanup()
  clearBookingDraft()
  await open({ service: 'deep-clean' })
  expect(screen.queryByText('size')).toBeNull()
})
