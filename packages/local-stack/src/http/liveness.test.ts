import { expect, test } from 'vitest'
import { livenessHandler } from './liveness.ts'

const request = new Request('http://localhost/livez')

test('a process whose database answers is alive', async () => {
  const answer = await livenessHandler(async () => 1)(request)
  expect([answer.status, await answer.json()]).toEqual([200, { ok: true }])
})

test('a process whose database does not answer is not, and says nothing of why', async () => {
  const answer = await livenessHandler(() => Promise.reject(new Error('password authentication failed')))(
    request,
  )
  expect([answer.status, await answer.json()]).toEqual([
    503,
    { ok: false, problems: ['The database does not answer.'] },
  ])
  expect(answer.headers.get('retry-after')).toBe('2')
})
