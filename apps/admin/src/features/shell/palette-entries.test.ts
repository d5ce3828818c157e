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
  customers: [{ id: 'b1', email: 'ada@example.com', name: 'Ada Lovelace' }],
  contractors: [{ id: 'c1', name: 'Ana Diaz', onDuty: true }],
  inquiries: [{ id: 'i1', name: 'Adam', subject: null }],
}
const act = { label: 'Assign 3 bookings', run: vi.fn() }
const help = { label: 'Keyboard shortcuts', run: vi.fn() }
const view = {
  id: 'v1',
  page: 'bookings' as const,
  name: 'Unpaid',
  query: 'status=pending',
  isDefault: true,
}
const offer = {
  acts: [act],
  commands: [help],
  views: [view],
  recent: [],
  pathTo: (page: string) => `/to/${page}`,
}
const labels = (typed: string, answer: typeof found | null = null, recent: readonly string[] = []) =>
  paletteEntries(typed, { ...offer, recent }, answer).map(({ group, label }) => `${group}: ${label}`)

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
  const entries = paletteEntries('ada l', { ...offer, acts: [], commands: [], views: [] }, found)
  expect(entries.map(({ label, hint, leads }) => [label, hint, 'path' in leads ? leads.path : null])).toEqual(
    [
      ['Ada Lovelace', 'Nov 27, 2026 · 9:00 AM · confirmed', '/dashboard/bookings?q=b1&open=b1'],
      ['Ada Lovelace', 'ada@example.com', '/dashboard/customers?of=b1'],
      ['Ana Diaz', 'On duty', '/dashboard/contractors?q=Ana+Diaz&open=c1'],
      ['Adam', 'No subject', '/dashboard/contacts?q=Adam&open=i1'],
    ],
  )
})

test('what was chosen last stands first, and is there once', () => {
  const all = labels('', null, ['view-v1', 'go-finance', 'view-gone'])
  expect(all.slice(0, 4)).toEqual([
    'Act: Assign 3 bookings',
    'Recent: Unpaid',
    'Recent: Finance',
    'Go to: Dashboard',
  ])
  expect(all.filter((label) => label.endsWith('Finance'))).toHaveLength(1)
})

test('pages lead to their default views, and views to theirs', () => {
  const leads = (id: string) => paletteEntries('', offer, null).find((entry) => entry.id === id)?.leads
  expect([leads('go-bookings'), leads('view-v1'), leads('view-v2')]).toEqual([
    { path: '/to/bookings' },
    { path: '/dashboard/bookings?status=pending' },
    undefined,
  ])
})

test('what fits best stands first, then what was chosen last, and letters apart stand after what was found', () => {
  expect(labels('new').slice(0, 3)).toEqual(['Do: New booking', 'Do: New bookings', 'Do: New inquiries'])
  expect(labels('new', null, ['begin-new inquiries'])[0]).toBe('Do: New inquiries')
  const mixed = labels('adc', found)
  expect(mixed[0]).toBe('Bookings: Ada Lovelace')
  expect(mixed.at(-1)).toBe('Do: Add a contractor')
})

test('no record is remembered', () => {
  const remembered = paletteEntries('a', offer, found).filter(({ isRemembered }) => isRemembered)
  expect(remembered.some(({ id }) => /^(booking|customer|contractor|inquiry|act)-/.test(id))).toBe(false)
  expect(remembered.length).toBeGreaterThan(0)
})
