import { expect, test } from 'vitest'
import { announcement } from './announcement.ts'

const shown = {
  title: 'It runs.',
  url: 'https://www.example.ca',
  admin: { email: 'owner@example.ca', password: 'a long password' },
  isDemo: true,
  hasMailbox: true,
}

test('a trial says how to sign in, and where the letters are', () => {
  for (const part of ['https://www.example.ca/admin', 'owner@example.ca', 'a long password', '/mailbox'])
    expect(announcement(shown)).toContain(part)
})

test('a company’s own installation prints no password, and no mailbox that is not there', () => {
  const printed = announcement({ ...shown, isDemo: false, hasMailbox: false })
  expect(printed).toContain('owner@example.ca')
  expect(printed).not.toMatch(/long password|mailbox/)
})

test('the second server of a database says what it does', () => {
  const words = 'both answer, and one of them does the jobs'
  expect(announcement({ ...shown, isBeside: true })).toContain(words)
  expect(announcement({ ...shown, isBeside: false })).not.toContain(words)
})

test.each([
  ['sk_test_1', true],
  ['rk_test_1', true],
  ['sk_live_1', false],
  ['rk_live_1', false],
  [undefined, false],
])('with the key %s it says that nobody pays: %s', (stripeKey, isSaid) => {
  const printed = announcement({ ...shown, ...(stripeKey === undefined ? {} : { stripeKey }) })
  expect(printed.includes('test mode: bookings are confirmed and nobody pays')).toBe(isSaid)
  expect(printed).not.toContain('k_test_1')
})

test('a company’s folder that was changed since is told apart from what is published', () => {
  const printed = announcement({ ...shown, differences: ['company.json: Phone: 1 holds, the folder says 2'] })
  expect(printed).toContain('    company.json: Phone: 1 holds, the folder says 2\n')
  expect(printed).toContain('What is published holds')
  expect(announcement(shown)).not.toContain('What is published holds')
})
