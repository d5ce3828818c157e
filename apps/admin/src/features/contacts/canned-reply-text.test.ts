import { expect, test } from 'vitest'
import { withCannedReply } from './canned-reply-text.ts'

test('a written answer names the person and keeps what was begun', () => {
  expect(withCannedReply(' ', 'Hello {name}, yes we do.', ' Ada Lovelace')).toBe('Hello Ada, yes we do.')
  expect(withCannedReply('Thanks!\n', 'We do.', 'Ada')).toBe('Thanks!\n\nWe do.')
})
