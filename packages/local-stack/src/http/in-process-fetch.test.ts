import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { inProcessFetch } from './in-process-fetch.ts'

it('gives up by its signal though memory was collected since', async () => {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  const giving = new AbortController()
  const answer = inProcessFetch(() => new Promise(() => undefined))('http://localhost/', {
    signal: giving.signal,
  })
  for (let round = 0; round < 3; round += 1) {
    await new Promise(setImmediate)
    if (typeof collect === 'function') collect()
  }
  giving.abort(new Error('Too late'))
  await expect(answer).rejects.toThrow('Too late')
})
