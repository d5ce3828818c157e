import type { HistoryEntry } from '@dustforce/office/hub'
import { settings } from '@dustforce/office/settings'
import { gtaBusiness } from '@dustforce/office/testing/business'
import { expect, it } from 'vitest'
import { changeText, historyTitle } from './history-words.ts'

const entry: HistoryEntry = {
  ...{ source: 'change', key: 'k1', at: 0, actor: null, subject: null, name: null, action: 'updated' },
  ...{ changes: {}, amountCents: null, status: null },
}

it.each(Object.keys(settings))('calls the setting %s by words', (name) => {
  expect(historyTitle({ ...entry, subject: 'booking_settings', name }, gtaBusiness.money)).toMatch(
    /^Setting [A-Z][A-Za-z -]+ changed$/,
  )
})

it.each([
  ['canceled', 'Booking canceled: The customer is ill'],
  ['moved', 'Booking moved: The customer is ill'],
  ['changed', 'Change of what was booked: The customer is ill'],
])('tells the act %s apart from the columns that it changed', (action, title) => {
  expect(historyTitle({ ...entry, action, status: 'The customer is ill' }, gtaBusiness.money)).toBe(title)
})

it.each(['booking-changed', 'booking-unchanged', 'change-payment', 'job-changed', 'a-kind-of-later'])(
  'names no code for the letter %s',
  (action) => {
    expect(
      historyTitle({ ...entry, source: 'letter', action, status: 'sent' }, gtaBusiness.money),
    ).not.toContain(action)
  },
)

it('tells a payout that was taken back from one that was made', () => {
  const payout = (amount: number): HistoryEntry => ({
    ...entry,
    ...{ subject: 'payouts', name: 'Maria Santos', action: 'created' },
    changes: { payout_amount: [null, amount], from_day: [null, '2026-11-16'] },
  })
  expect(historyTitle(payout(428), gtaBusiness.money)).toBe('Payout to Maria Santos made')
  expect(historyTitle(payout(-428), gtaBusiness.money)).toBe('Payout to Maria Santos taken back')
  const lines = Object.entries(payout(-428).changes).map(([column, change]) =>
    changeText(column, change, gtaBusiness, 'created'),
  )
  expect(lines).toEqual(['Amount: $428.00', 'First day: Nov 16, 2026'])
})
