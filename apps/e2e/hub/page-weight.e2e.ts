import { gzipSync } from 'node:zlib'
import { expect, test } from './hub-test.ts'

test.use({ ownContext: true })

test('the first screen takes at most 186 kB of scripts, without charts, dialogs and the live connection', async ({
  hub: { page, open },
}) => {
  const scripts = new Set<string>()
  page.on('response', (response) => {
    // The code that follows changes loads with the live connection, when the page is idle.
    const isLive = /\/(follow|admin)-changes-/.test(response.url())
    if (response.request().resourceType() === 'script' && !isLive) scripts.add(response.url())
  })
  await open('/bookings')
  await expect(page.locator('[data-booking]').first()).toBeVisible()
  // Asked for again, because the browser may have let go of a body by now.
  const bodies = await Promise.all([...scripts].map(async (url) => (await page.request.get(url)).body()))
  const needed = bodies.filter((body) => !body.includes('phx_join'))
  const bytes = needed.map((body) => gzipSync(body, { level: 9 }).length).reduce((sum, size) => sum + size, 0)
  expect(bytes).toBeGreaterThan(100_000)
  expect(bytes).toBeLessThanOrEqual(186_000)
  expect(
    needed.some((body) => body.includes('recharts') || body.includes('Job Assignment Confirmation')),
  ).toBe(false)
})
