import type { Locator, Page, Route } from '@playwright/test'
import { test as base, expect } from '../stack/stack-test.ts'

export { expect }

/** The Command Hub with somebody signed in. */
export interface Hub {
  readonly page: Page
  /** Goes to a screen by its address under /admin/dashboard. */
  readonly open: (path: string) => Promise<void>
  readonly toast: (title: string, description?: string) => Promise<void>
  /** The next request that fits is answered by the given failure; the one after reaches the server again. */
  readonly refuseOnce: (path: RegExp, method: string, message: string) => Promise<void>
}

interface HubFixtures {
  readonly hub: Hub
  /** A second browser of the same administrator. */
  readonly elsewhere: Hub
}

/** Playwright's test with an administrator signed in; `hub` has not opened a screen yet. */
export const test = base.extend<HubFixtures>({
  storageState: ({ session }, use) => use(session),
  hub: ({ page }, use) => use(hubOn(page)),
  elsewhere: async ({ openBeside, session }, use) => {
    const context = await openBeside(session)
    await use(hubOn(await context.newPage()))
  },
})

export function hubOn(page: Page): Hub {
  return {
    page,
    open: async (path) => {
      await page.goto(`/admin/dashboard${path}`)
    },
    toast: async (title, description) => {
      const notice = page.locator('li', { has: page.getByText(title, { exact: true }) }).last()
      await expect(notice).toBeVisible()
      if (description !== undefined) await expect(notice).toContainText(description)
    },
    refuseOnce: async (path, method, message) => {
      let refused = false
      const answer = (route: Route) => {
        if (refused || route.request().method() !== method) return route.fallback()
        refused = true
        return route.fulfill({
          status: 400,
          json: { code: 'P0001', message, error: message, details: null, hint: null },
        })
      }
      await page.route(path, answer)
    },
  }
}

/** The row of a booking in the list, by a text in it. */
export function bookingRow(page: Page, text: string): Locator {
  return page.locator('[data-booking]').filter({ hasText: text })
}
