import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/**
 * Expects no violation of any of axe's rules in light, and none of its rule of contrast in dark, where only the colours differ.
 *
 * The pages examined hold no frames of another origin, so axe may run inside the page in one go, which takes half the time.
 */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await colorsChanged(page)
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode()
      .options({
        resultTypes: ['violations'],
        ...(colorScheme === 'dark' && { runOnly: ['color-contrast'] }),
      })
      .analyze()
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`),
      `${page.url()} in ${colorScheme}`,
    ).toEqual([])
  }
}

/** Expects a page that is no wider than a phone's window, which would show it smaller to fit it. Leaves the window as wide as a phone's. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  // A layout that follows the window's width by a media query does so in the next frame.
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), page.url()).toBe(390)
}

/**
 * Waits until nothing has moved for three frames: axe would measure the contrast of a colour on its way, and where a colour is inherited, a
 * child's transition starts when its parent's has ended.
 */
async function colorsChanged(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Scroll-driven and infinite animations never finish.
    const isEnding = ({ effect, timeline, playState }: Animation) =>
      timeline instanceof DocumentTimeline &&
      playState === 'running' &&
      effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
    for (let still = 0; still < 3; ) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      still = document.getAnimations().some(isEnding) ? 0 : still + 1
    }
  })
}
