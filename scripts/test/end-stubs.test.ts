import { tmpdir } from 'node:os'
import { afterAll, expect, test, vi } from 'vitest'

const before = { place: tmpdir(), fetch: globalThis.fetch }

// The next file is read here: no test of its own has begun.
afterAll(() => expect({ place: tmpdir(), fetch: globalThis.fetch }).toEqual(before))

test('what a test stubs ends with the test, and not with the next', () => {
  vi.stubEnv('TMPDIR', '/nowhere')
  vi.stubGlobal('fetch', () => undefined)
  expect(tmpdir()).toBe('/nowhere')
})
