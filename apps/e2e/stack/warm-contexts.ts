import type { Browser, BrowserContext, Page } from '@playwright/test'
import { phone } from './phone.ts'

/** Somebody who is signed in or not, and whom the server knows by headers. */
export interface Visitor {
  readonly storageState: Awaited<ReturnType<BrowserContext['storageState']>>
  readonly extraHTTPHeaders: Record<string, string>
}

/** Tells one kind of device from another; all else is the page's. */
interface Device {
  readonly userAgent: string | undefined
  readonly isMobile: boolean
  readonly hasTouch: boolean
  readonly timezoneId: string | undefined
  readonly javaScriptEnabled: boolean
}

interface Warm {
  readonly context: BrowserContext
  /** Stays open between walks, and with it the process of the pages, in which their scripts are compiled. */
  readonly keeper: Page
}

/**
 * The browser contexts of a worker, one for each kind of device. A walk gets its device's, with pages of its own and emptied of what the walk before
 * left: a new context would load and compile the whole site for each walk, which is a third of its processor time.
 */
export class WarmContexts {
  readonly #browser: Browser
  readonly #baseURL: string
  readonly #warm = new Map<string, Warm>()

  constructor(browser: Browser, baseURL: string) {
    this.#browser = browser
    this.#baseURL = baseURL
  }

  /** Returns the context of a kind of device as a visitor finds it. `owner` tells apart browsers that a walk has at the same time. */
  async take(
    owner: string,
    device: Device,
    { storageState: { cookies, origins }, extraHTTPHeaders }: Visitor,
  ): Promise<BrowserContext> {
    const { context, keeper } = await this.#warmOf(owner, device)
    await context.setExtraHTTPHeaders(extraHTTPHeaders)
    await context.addCookies(cookies)
    const items = origins.flatMap(({ localStorage }) => localStorage)
    await keeper.evaluate((kept) => {
      localStorage.clear()
      for (const { name, value } of kept) localStorage.setItem(name, value)
    }, items)
    return context
  }

  /** Ends what a walk has left in a context. */
  async giveBack(context: BrowserContext): Promise<void> {
    const keepers = [...this.#warm.values()].map(({ keeper }) => keeper)
    const left = context.pages().filter((page) => !keepers.includes(page))
    await Promise.all(left.map((page) => page.close()))
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    await context.setOffline(false)
    await context.clearPermissions()
    await context.clearCookies()
  }

  async #warmOf(owner: string, device: Device): Promise<Warm> {
    const kind = JSON.stringify([owner, device])
    const known = this.#warm.get(kind)
    if (known !== undefined) return known
    // Playwright adds what is left out from the running test.
    const { userAgent, timezoneId, ...others } = device
    const context = await this.#browser.newContext({
      ...others,
      ...(userAgent !== undefined && { userAgent }),
      ...(timezoneId !== undefined && { timezoneId }),
      viewport: device.isMobile ? phone.viewport : { width: 1440, height: 900 },
      reducedMotion: 'reduce',
      baseURL: this.#baseURL,
      storageState: { cookies: [], origins: [] },
      extraHTTPHeaders: {},
    })
    const keeper = await context.newPage()
    await keeper.goto('/robots.txt')
    const warm = { context, keeper }
    this.#warm.set(kind, warm)
    return warm
  }
}
