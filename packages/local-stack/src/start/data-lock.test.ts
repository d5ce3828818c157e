import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { lockDataDir, runningStack } from './data-lock.ts'
import { StartError } from './start-error.ts'

test.each([
  ['another place', () => join(tmpdir(), 'elsewhere')],
  ['a place with a long name', () => join(tmpdir(), 'a folder for temporary files '.repeat(5))],
])('a data directory has one user, also where temporary files have %s', async (_, place) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'dustforce-lock-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const release = await lockDataDir(dataDir, () => 'http://localhost:3000')
  vi.stubEnv('TMPDIR', place())
  await expect(lockDataDir(dataDir)).rejects.toThrow(StartError)
  expect(await runningStack(dataDir)).toBe('http://localhost:3000')
  await release()
  expect(await runningStack(dataDir)).toBe(null)
  await (await lockDataDir(dataDir))()
})
