import { createHash } from 'node:crypto'
import { type BrowserContext, test as base, type TestInfo } from '@playwright/test'
import { signIn } from '../pages/sign-in.ts'
import { phone } from './phone.ts'
import { type RunningStack, stackOf } from './running-stack.ts'

export { expect } from '@playwright/test'
export type { RunningStack } from './running-stack.ts'

export interface WorkerFixtures {
  /** The system of the worker. */
  readonly stack: RunningStack
  /** The state that a browser keeps of a sign-in to the Command Hub: a walk that ends its session signs in by itself. */
  readonly session: Awaited<ReturnType<BrowserContext['storageState']>>
}

const isOnPhone = ({ tags }: TestInfo) => tags.includes('@phone-only')

/**
 * Playwright's test with a system behind it that no other worker uses at the same time; `baseURL` points at it. The fixtures of a worker are all
 * here: Playwright starts another worker, and another browser, for tests with others. For the same reason the walks on a phone are told apart here,
 * and not by a project of their own.
 */
export const test = base.extend<object, WorkerFixtures>({
  stack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter
    async ({}, use, { parallelIndex }) => {
      await use(stackOf(parallelIndex))
    },
    { scope: 'worker' },
  ],
  session: [
    async ({ browser, stack }, use) => {
      const page = await browser.newPage({ baseURL: stack.url })
      await signIn(page, stack.admin)
      const session = await page.context().storageState()
      await page.context().close()
      await use(session)
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ stack }, use) => {
    await use(stack.url)
  },
  viewport: ({ viewport }, use, info) => use(isOnPhone(info) ? phone.viewport : viewport),
  userAgent: ({ userAgent }, use, info) => use(isOnPhone(info) ? phone.userAgent : userAgent),
  isMobile: ({ isMobile }, use, info) => use(isOnPhone(info) || isMobile),
  hasTouch: ({ hasTouch }, use, info) => use(isOnPhone(info) || hasTouch),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter
  extraHTTPHeaders: async ({}, use, { testId }) => {
    const [a, b, c] = createHash('sha256').update(testId).digest()
    await use({ 'x-forwarded-for': `127.${a}.${b}.${c}` })
  },
})
