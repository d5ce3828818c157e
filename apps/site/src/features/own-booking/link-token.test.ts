// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { takeLinkToken } from './link-token.ts'

const token = 'A-_9'.repeat(17)

beforeEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '', '/booking')
})

test('takes the token out of the address and keeps it for the tab', () => {
  history.replaceState(null, '', `/booking#${token}`)
  expect(takeLinkToken()).toBe(token)
  expect(location.href).not.toContain(token)
  expect(history.length).toBeGreaterThan(0)
  expect(takeLinkToken()).toBe(token)
})

test('a later link takes the place of the one before', () => {
  history.replaceState(null, '', `/booking#${token}`)
  takeLinkToken()
  history.replaceState(null, '', `/booking#${token}x`)
  expect(takeLinkToken()).toBe(`${token}x`)
})

test('links of two kinds are kept apart', () => {
  history.replaceState(null, '', `/mail-choices#${token}`)
  expect(takeLinkToken('mail-choices')).toBe(token)
  expect(takeLinkToken()).toBe('')
})

test.each(['', '#main', `#${token}<script>`, `#${'x'.repeat(201)}`])('%j is no token', (hash) => {
  history.replaceState(null, '', `/booking${hash}`)
  expect(takeLinkToken()).toBe('')
  expect(location.hash === '').toBe(hash === '')
})
