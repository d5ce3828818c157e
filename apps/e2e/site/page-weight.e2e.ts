import { gzipSync } from 'node:zlib'
import { expect } from '@playwright/test'
import { test } from '../stack/stack-test.ts'

for (const path of ['/', '/booking', '/job']) {
  test(`${path} starts with at most 100 kB of scripts and one font, the one named in its head`, async ({
    page,
  }) => {
    let bytes = 0
    const bodies: Promise<void>[] = []
    const fonts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname)
    })
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return
      bodies.push(
        response.body().then((body) => {
          bytes += gzipSync(body, { level: 9 }).length
        }),
      )
    })
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await Promise.all(bodies)
    expect(bytes).toBeGreaterThan(50_000)
    expect(bytes).toBeLessThanOrEqual(100_000)
    const named = page.locator('link[rel="preload"][as="font"]')
    expect(fonts).toEqual([await named.getAttribute('href')])
  })
}
