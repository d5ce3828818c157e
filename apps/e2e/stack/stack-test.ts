import { createHash } from 'node:crypto'
import { test as base } from '@playwright/test'
import { type RunningStack, stackOf } from './running-stack.ts'

export { expect } from '@playwright/test'
export type { RunningStack } from './running-stack.ts'

/** Playwright's test with a system behind it that no other worker uses at the same time; `baseURL` points at it. */
export const test = base.extend<object, { stack: RunningStack }>({
  stack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter
    async ({}, use, { parallelIndex }) => {
      await use(stackOf(parallelIndex))
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ stack }, use) => {
    await use(stack.url)
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter
  extraHTTPHeaders: async ({}, use, { testId }) => {
    const [a, b, c] = createHash('sha256').update(testId).digest()
    await use({ 'x-forwarded-for': `127.${a}.${b}.${c}` })
  },
})
