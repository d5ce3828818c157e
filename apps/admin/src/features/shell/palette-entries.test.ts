import { businessDate } from '@dustforce/core/schedule'
import { expect, test, vi } from 'vitest'
import { paletteEntries } from './palette-entries.ts'

const found = {
  bookings: [
    {
      id: 'b1',
      customerName: 'Ada Lovelace',
      date: businessDate('2026-11-27'),
      time: '9:00 AM',
      status: 'confirmed',
    },
  ],
  customers: [{ email: 'ada@example.com', name: 'Ada Lovelace' }],
  contractors: [{ id: 'c1', name: 'Ana Diaz', onDuty: true }],
  inquiries: [{ id: 'i1', name: 'Adam', subject: null }],
}
const act = { label: 'Assign 3 bookings', run: vi.fn() }
const help = { label: 'Keyboard shortcuts', run: vi.fn() }
const labels = (typed: string, answer: typeof found | null = null) =>
  paletteEntries(typed, [act], [help], answer).map(({ group, label }) => `${group}: ${label}`)

test('without a word everything that can be done is offered, what is selected first', () => {
  const all = labels('')
  expect([all[0], all[1], all.at(-1)]).toEqual([
    'Act: Assign 3 bookings',
    'Go to: Dashboard',
    'Do: Keyboard shortcuts',
  ])
})

test('every word must be in it, in any order', () => {
  expect(labels('book assign')).toEqual(['Act: Assign 3 bookings'])
  expect(labels('go fin')).toEqual(['Go to: Finance'])
})

test('what the server found leads to its place', () => {
  const entries = paletteEntries('ada', [], [], found)
  expect(entries.map(({ label, hint, leads }) => [label, hint, 'path' in leads ? leads.path : null])).toEqual(
    [
      ['Ada Lovelace', 'Nov 27, 2026 · 9:00 AM · confirmed', '/dashboard/bookings?q=b1&open=b1'],
      ['Ada Lovelace', 'ada@example.com', '/dashboard/bookings?q=ada%40example.com'],
      ['Ana Diaz', 'On duty', '/dashboard/contractors?q=Ana+Diaz&open=c1'],
      ['Adam', 'No subject', '/dashboard/contacts?q=Adam&open=i1'],
    ],
  )
})
