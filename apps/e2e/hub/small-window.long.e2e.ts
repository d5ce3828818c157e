import { hiddenStops, tallFixtures } from '../pages/focus-walk.ts'
import { hubScreens } from '../pages/hub-screens.ts'
import { lostBySpacing } from '../pages/text-spacing.ts'
import { expect, test } from './hub-test.ts'

/** A desk, and one at 200 % and at 400 %. */
const windows = [
  { width: 1280, height: 800 },
  { width: 640, height: 400 },
  { width: 320, height: 256 },
]

for (const size of windows) {
  test(`the focus is in sight on every screen in a window of ${size.width} x ${size.height}`, async ({
    hub: { page, open },
  }) => {
    test.slow()
    await page.setViewportSize(size)
    for (const [screen, path, text] of hubScreens) {
      await open(path)
      await expect(page.getByText(text).locator('visible=true').first()).toBeVisible()
      expect(await tallFixtures(page), screen).toEqual([])
      expect(await hiddenStops(page), screen).toEqual([])
      expect(await hiddenStops(page, 'Shift+Tab'), `${screen}, backwards`).toEqual([])
    }
  })
}

for (const width of [320, 1280]) {
  test(`no screen loses a text when texts are spaced out in a window ${width} px wide`, async ({
    hub: { page, open },
  }) => {
    test.slow()
    await page.setViewportSize({ width, height: 800 })
    for (const [screen, path, text] of hubScreens) {
      await open(path)
      await expect(page.getByText(text).locator('visible=true').first()).toBeVisible()
      expect(await lostBySpacing(page), screen).toEqual([])
    }
  })
}
