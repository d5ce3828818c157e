import { expect, it } from 'vitest'
import { returnPath, signInPath } from './return-path.ts'

it('brings an expired session back to its place, and anybody else to the dashboard', () => {
  const path = signInPath('/dashboard/bookings?status=pending', true)
  expect(returnPath(path.slice(path.indexOf('?')))).toBe('/dashboard/bookings?status=pending')
  expect(returnPath(signInPath('/dashboard/bookings', false).replace('/login', ''))).toBe('/dashboard')
})

it('never leads out of the Command Hub', () => {
  for (const next of [
    'https://evil.example',
    '//evil.example',
    '/login',
    '/dashboardx',
    'javascript:alert(1)',
  ]) {
    expect(returnPath(`?next=${encodeURIComponent(next)}`)).toBe('/dashboard')
  }
})
