import { afterAll, afterEach, expect, vi } from 'vitest'

/*
 * Files share a process, and `unstubEnvs` and its like put back before the next test: what the next file reads before its first test would still
 * be what the last test of this one has put there.
 */

const before = { ...process.env }

afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

afterAll(() => {
  const left = Object.keys({ ...before, ...process.env }).filter((name) => process.env[name] !== before[name])
  for (const name of left) {
    if (before[name] === undefined) delete process.env[name]
    else process.env[name] = before[name]
  }
  expect(left, 'A test wrote to process.env: use vi.stubEnv').toEqual([])
})
