import { gzipSync } from 'node:zlib'
import { expect, test } from './hub-test.ts'

test('the first load is at most 180 kB of scripts, without charts and dialogs', async ({
  hub: { page, open },
}) => {
  const bodies: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body())
  })
  await open('/bookings')
  await expect(page.locator('[data-booking]').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body, { level: 9 }).length)
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  expect(bytes).toBeGreaterThan(100_000)
  expect(bytes).toBeLessThanOrEqual(180_000)
})
