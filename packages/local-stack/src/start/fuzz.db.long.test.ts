import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { sendFuzzedRequests } from '../testing/fuzz-requests.ts'
import { startTestStack } from '../testing/index.ts'

const requests = Number(process.env.FUZZ_REQUESTS ?? 10)
const seed = Number(process.env.FUZZ_SEED ?? 1)

test('R50: on PostgreSQL too, no fuzzed request gets a 5xx, or reveals internals', {
  timeout: Math.max(600_000, requests * 10_000),
}, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'dustforce-fuzz-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const stack = await startTestStack({ databaseUrl: 'embedded', dataDir })
  onTestFinished(stack.close)
  expect(await sendFuzzedRequests(stack, { requests, seed })).toEqual([])
})
