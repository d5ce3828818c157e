import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startTestStack } from '../testing/index.ts'
import { sendStrangers } from '../testing/strangers.ts'

const requests = Number(process.env.STRANGER_REQUESTS ?? 10)
const seed = Number(process.env.STRANGER_SEED ?? 1)

test('R50: on PostgreSQL too, no request of a stranger is answered with a failure, or with a word from the inside', {
  timeout: Math.max(600_000, requests * 10_000),
}, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'dustforce-strangers-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const stack = await startTestStack({ databaseUrl: 'embedded', dataDir })
  onTestFinished(stack.close)
  expect(await sendStrangers(stack, { requests, seed })).toEqual([])
})
