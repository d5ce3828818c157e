import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { passesAs } from './unless-passed.mjs'

function stampFile(): string {
  const directory = mkdtempSync(join(tmpdir(), 'dustforce-passed-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  return join(directory, 'cache', 'passed')
}

test('a check that passed runs again only when something that it goes by is another', () => {
  const stamp = stampFile()
  const check = vi.fn(() => true)
  for (const print of ['a', 'a', 'b', 'a']) expect(passesAs(stamp, print, check)).toBe(true)
  expect(check).toHaveBeenCalledTimes(3)
})

test('a check that failed runs again, also for what passed before it', () => {
  const stamp = stampFile()
  expect(passesAs(stamp, 'a', () => true)).toBe(true)
  expect(passesAs(stamp, 'b', () => false)).toBe(false)
  expect(passesAs(stamp, 'b', () => false)).toBe(false)
  expect(passesAs(stamp, 'a', () => false)).toBe(false)
})
