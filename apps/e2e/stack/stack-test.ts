import { createHash } from 'node:crypto'
import { type BrowserContext, test as base, devices, type TestInfo } from '@playwright/test'
import { signIn } from '../pages/sign-in.ts'
import { phone } from './phone.ts'
import { type RunningStack, stackOf } from './running-stack.ts'
import { type Visitor, WarmContexts } from './warm-contexts.ts'

export { expect } from '@playwright/test'
export type { RunningStack } from './running-stack.ts'

export interface WorkerFixtures {
  /** The system of the worker. */
  readonly stack: RunningStack
  /** The state that a browser keeps of a sign-in to the Command Hub: a walk that ends its session signs in by itself. */
  readonly session: Awaited<ReturnType<BrowserContext['storageState']>>
  readonly warmContexts: WarmContexts
}

export interface TestFixtures {
  /** Whether a walk gets a browser context that nobody had before it: one that counts what is loaded, or holds the clock. */
  readonly ownContext: boolean
  /** Opens a browser that is used beside the walk's own, on the same kind of device. */
  readonly openBeside: (storageState?: Visitor['storageState']) => Promise<BrowserContext>
}

const nobody = { cookies: [], origins: [] }

/** The device of most walks. */
const desktop = {
  userAgent: devices['Desktop Chrome'].userAgent,
  isMobile: false,
  hasTouch: false,
  timezoneId: undefined,
  javaScriptEnabled: true,
}

const isOnPhone = ({ tags }: TestInfo) => tags.includes('@phone-only')

/**
 * Playwright's test with a system behind it that no other worker uses at the same time; `baseURL` points at it. The fixtures of a worker are all
 * here: Playwright starts another worker, and another browser, for tests with others. For the same reason the walks on a phone are told apart here,
 * and not by a project of their own.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  ownContext: [false, { option: true }],
  stack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter
    async ({}, use, { parallelIndex }) => {
      await use(stackOf(parallelIndex))
    },
    { scope: 'worker' },
  ],
  session: [
    async ({ warmContexts, stack }, use) => {
      // Not in the walk's own browser, which a test may have begun to use, but in one that has the Command Hub compiled for later.
      const context = await warmContexts.take('beside', desktop, {
        storageState: nobody,
        extraHTTPHeaders: {},
      })
      await signIn(await context.newPage(), stack.admin)
      const session = await context.storageState()
      await warmContexts.giveBack(context)
      await use(session)
    },
    { scope: 'worker' },
  ],
  warmContexts: [
    async ({ browser, stack }, use) => {
      await use(new WarmContexts(browser, stack.url))
    },
    { scope: 'worker' },
  ],
  context: async (
    {
      browser,
      warmContexts,
      ownContext,
      storageState,
      extraHTTPHeaders,
      userAgent,
      isMobile,
      hasTouch,
      timezoneId,
      javaScriptEnabled,
    },
    use,
  ) => {
    if (ownContext || typeof storageState === 'string') {
      const own = await browser.newContext()
      await use(own)
      await own.close()
      return
    }
    const device = { userAgent, isMobile, hasTouch, timezoneId, javaScriptEnabled }
    const visitor = { storageState: { ...nobody, ...storageState }, extraHTTPHeaders: extraHTTPHeaders ?? {} }
    const context = await warmContexts.take('own', device, visitor)
    await use(context)
    await warmContexts.giveBack(context)
  },
  openBeside: async ({ warmContexts, extraHTTPHeaders, userAgent, isMobile, hasTouch }, use) => {
    const device = { userAgent, isMobile, hasTouch, timezoneId: undefined, javaScriptEnabled: true }
    const opened: BrowserContext[] = []
    await use(async (storageState = nobody) => {
      const context = await warmContexts.take('beside', device, {
        storageState,
        extraHTTPHeaders: extraHTTPHeaders ?? {},
      })
      opened.push(context)
      return context
    })
    for (const context of opened) await warmContexts.giveBack(context)
  },
  page: async ({ context, viewport, contextOptions }, use) => {
    const page = await context.newPage()
    if (viewport) await page.setViewportSize(viewport)
    await page.emulateMedia({ reducedMotion: contextOptions.reducedMotion ?? null })
    await use(page)
  },
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
