import { expect, test } from 'vitest'
import { sanitized } from './sanitized.ts'

test('names, addresses and numbers are made safe while they are typed', () => {
  expect(sanitized({ fullName: '<b>Ana ' })).toEqual({ fullName: 'bAna ' })
  expect(sanitized({ email: 'a<script>@x.ca' })).toEqual({ email: 'ascript@x.ca' })
  expect(sanitized({ phone: '416";' })).toEqual({ phone: '416' })
})

test('a message and the choices stay as they are', () => {
  const change = { message: 'I <3 clean homes ', availableDays: ['Monday'], consentToContact: true }
  expect(sanitized(change)).toEqual(change)
})
