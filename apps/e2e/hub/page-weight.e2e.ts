import { gzipSync } from 'node:zlib'
import { expect, test } from './hub-test.ts'

test.use({ ownContext: true })

test('the first screen takes at most 186 kB of scripts, without charts, dialogs and the live connection', async ({
  hub: { page, open },
}) => {
  const minute = 60_000
  // Scripts of a new minute or of an idle page are no part of the first screen, and would come before it now and then.
  await page.clock.setFixedTime(Math.floor(Date.now() / minute) * minute)
  // After the clock, which brings a call of its own.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
  const scripts = new Set<string>()
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.add(response.url())
  })
  await open('/bookings')
  await expect(page.locator('[data-booking]').first()).toBeVisible()
  // Asked for again, because the browser may have let go of a body by now.
  const bodies = await Promise.all([...scripts].map(async (url) => (await page.request.get(url)).body()))
  const bytes = bodies.map((body) => gzipSync(body, { level: 9 }).length).reduce((sum, size) => sum + size, 0)
  expect(bytes).toBeGreaterThan(100_000)
  expect(bytes, [...scripts].join(' ')).toBeLessThanOrEqual(186_000)
  for (const text of ['recharts', 'Job Assignment Confirmation', 'phx_join'])
    expect(
      bodies.some((body) => body.includes(text)),
      text,
    ).toBe(false)
})
