import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { StartError } from './start-error.ts'
import { startStack } from './start-stack.ts'

test.each([
  ['mysql://localhost/x', 'not a PostgreSQL address'],
  ['postgres://someone:hidden@127.0.0.1:1/nowhere', '127.0.0.1:1/nowhere does not answer'],
])('DATABASE_URL %s is refused in one line without its password', async (databaseUrl, message) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'dustforce-start-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const refused = await startStack({ dataDir, databaseUrl }).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(StartError)
  expect(refused).toMatchObject({ message: expect.stringContaining(message) })
  expect(String(refused)).not.toMatch(/hidden|\n/)
})
