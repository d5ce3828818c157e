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
    'https://evil.example/dashboard',
    '//evil.example/dashboard/bookings',
    '/login',
    '/dashboardx',
    'javascript:alert(1)',
  ]) {
    expect(returnPath(`?next=${encodeURIComponent(next)}`)).toBe('/dashboard')
  }
})

it('remembers no place that the dashboard is anyway, and none of a visitor who was never signed in', () => {
  expect(signInPath('/dashboard', true)).toBe('/login')
  expect(signInPath('/dashboard/bookings', false)).toBe('/login')
  expect(signInPath('/dashboard/bookings', true)).toBe('/login?next=%2Fdashboard%2Fbookings')
  expect(returnPath('')).toBe('/dashboard')
})
