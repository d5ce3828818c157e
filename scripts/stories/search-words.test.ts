import { expect, test } from 'vitest'
import { readStories } from '../test/read-stories.ts'

/** The words that a reviewer types into the search of the sidebar. */
const searches = [
  ...['terms', '404', 'login', 'full day', 'receipt', 'refund', 'review', 'promo', 'faq', 'careers'],
  ...['calendar', 'toast', 'phone', 'cancel', 'move', 'assign', 'payout', 'contractor', 'customer', 'queue'],
  ...['price', 'letter', 'invitation', 'hours', 'logo', 'settings', 'schedule', 'search', 'empty', 'error'],
  ...['overdue', 'spinner', 'hero', 'confirm', 'payment successful', 'no bookings', 'promo expired'],
  ...['loading', 'pay', 'privacy', 'accessibility', 'series', 'repeat', 'finance', 'dashboard', 'colour'],
]

const names = readStories('{apps,packages}/*/src/**/*.stories.tsx')
  .filter(({ isTest }) => !isTest)
  .map(({ shown }) => shown.toLowerCase())

test.each(searches)('the sidebar finds ‘%s’', (search) => {
  const found = names.filter((name) => search.split(' ').every((word) => name.includes(word)))
  expect(found).not.toEqual([])
})
