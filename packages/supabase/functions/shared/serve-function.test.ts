import { expect, onTestFinished, test, vi } from 'vitest'
import { serveFunction } from './serve-function.ts'
import { required } from './settings.ts'

test('serves nothing and throws the name of a missing setting where the platform does not let a function exit', () => {
  const serve = vi.fn()
  vi.stubGlobal('Deno', { env: { get: () => undefined }, serve, exit: () => undefined })
  onTestFinished(() => void vi.unstubAllGlobals())
  const start = () =>
    serveFunction((environment) => {
      required(environment, 'JOBS_SECRET')
      return async () => new Response()
    })
  expect(start).toThrow('JOBS_SECRET is missing or empty')
  expect(serve).not.toHaveBeenCalled()
})
