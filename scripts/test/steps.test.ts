import { expect, test } from 'vitest'
import { stepOf } from './steps.mjs'

test.each([
  ['apps/e2e/site/page-weight.e2e.ts', 'apps/e2e/site/queue.e2e.ts'],
  ['scripts/test/steps.test.ts', 'scripts/test/verdict.test.ts'],
])('%s and %s are run by one step', (first, second) => {
  expect(stepOf(first)).toBeDefined()
  expect(stepOf(first)).toBe(stepOf(second))
})
