import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../testing/fake-server.ts'
import { openPage, press } from '../testing/open-page.tsx'
import { Section } from './estimate-with-times.tsx'

const server = fakeServer()
const onBook = vi.fn()

// The look-ups are remembered for a while: every test happens on a Monday of its own, at 10 AM in Toronto.
let today = Date.UTC(2027, 5, 7, 14)
const dateIn = (days: number) => new Date(today + days * 86_400_000).toISOString().slice(0, 10)
const times = () => screen.queryAllByText(/^\d+:00 [AP]M$/).map(({ textContent }) => textContent)

beforeEach(() => {
  today += 7 * 86_400_000
  onBook.mockReset()
  server.does('availability', { limit: 10, days: {} })
  openPage(<Section onBook={onBook} onChoose={vi.fn()} onIntent={vi.fn()} />, '/', today)
})
afterEach(() => void vi.useRealTimers())

test('nothing is asked before a choice is made, and once after several', async () => {
  // The code of the times, and that of the look-up.
  for (const _ of [1, 2]) await act(() => vi.dynamicImportSettled())
  await server.settled()
  expect(server.asked('availability')).toEqual([])
  fireEvent.click(screen.getByLabelText('3 bedrooms'))
  await screen.findByText('11:00 AM')
  fireEvent.click(screen.getByLabelText('2 bathrooms'))
  await server.settled()
  expect(server.asked('availability')).toHaveLength(1)
})

test('the next free days are offered, and a time of one of them books it with the chosen size', async () => {
  server.does('availability', { limit: 10, days: { [dateIn(1)]: 10 } })
  fireEvent.click(screen.getByLabelText('3 bedrooms'))
  await screen.findByText('11:00 AM')
  // The lead time of today's slots; Tuesday is full.
  expect(times()[0]).toBe('11:00 AM')
  const days = screen.getAllByRole('radio', { name: /day/ }).map(({ ariaLabel }) => ariaLabel)
  expect([days.length, screen.queryByLabelText(/^Tuesday/)]).toEqual([4, null])
  fireEvent.click(screen.getByLabelText(/^Wednesday/))
  expect(times()[0]).toBe('8:00 AM')
  await press('9:00 AM')
  expect(onBook.mock.calls).toEqual([
    [{ service: 'deep-clean', bedrooms: 3, bathrooms: 1, date: dateIn(2), time: '9:00 AM' }],
  ])
})

test('times that are not free are not offered', async () => {
  server.does('availability', {
    limit: 10,
    days: {},
    rules: { specialHours: [{ date: dateIn(0), hours: ['13:00', '14:00'] }] },
  })
  await press('Show free times')
  await screen.findByText('1:00 PM')
  expect(times()).toEqual(['1:00 PM', '2:00 PM'])
})

test('free times follow the length of what is chosen', async () => {
  // One crew, busy from noon on: 2-1 takes 3.5 hours and fits before it, 5-5 does not.
  server.does('availability', {
    limit: 10,
    days: {},
    rules: { capacity: { crews: 1, bufferMinutes: 0 } },
    busy: [{ date: dateIn(1), minute: 720, minutes: 600 }],
  })
  await press('Show free times')
  await screen.findByLabelText(/^Tuesday/)
  fireEvent.click(screen.getByLabelText('5 bedrooms'))
  fireEvent.click(screen.getByLabelText('5 bathrooms'))
  await waitFor(() => expect(screen.queryByLabelText(/^Tuesday/)).toBeNull())
})

test('a look-up that fails says whom to ask, and is made again by a press', async () => {
  server.refusesNext('availability', { status: 503, body: {} })
  await press('Show free times')
  await screen.findByText('Please contact us for availability')
  await press('Look again')
  await screen.findByText('11:00 AM')
  expect(server.asked('availability')).toHaveLength(2)
})
