import type { Page } from '@playwright/test'

/**
 * Makes a page's browser one that never heard of popovers, as Safari 16 is: everything that arrives asks for `popoverx` instead, an attribute, a
 * selector and methods that no browser has.
 */
export async function withoutPopover(page: Page): Promise<void> {
  await page.route(/\.(?:js|css)$|\/[^.]*$/, async (route) => {
    if (!['document', 'script', 'stylesheet'].includes(route.request().resourceType()))
      return route.fallback()
    const response = await route.fetch()
    const text = await response.text()
    return route.fulfill({ response, body: text.replaceAll(/popover/gi, '$&x') })
  })
}
