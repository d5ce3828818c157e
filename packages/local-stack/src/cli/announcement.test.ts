import { expect, test } from 'vitest'
import { announcement } from './announcement.ts'

const shown = {
  title: 'It runs.',
  url: 'https://www.example.ca',
  admin: { email: 'owner@example.ca', password: 'a long password' },
  isDemo: true,
  hasMailbox: true,
}

test('whoever tries it is told how to sign in, and where the letters are', () => {
  for (const part of ['https://www.example.ca/admin', 'owner@example.ca', 'a long password', '/mailbox'])
    expect(announcement(shown)).toContain(part)
})

test('a company’s own installation prints no password, and no mailbox that is not there', () => {
  const printed = announcement({ ...shown, isDemo: false, hasMailbox: false })
  expect(printed).toContain('owner@example.ca')
  expect(printed).not.toMatch(/long password|mailbox/)
})
