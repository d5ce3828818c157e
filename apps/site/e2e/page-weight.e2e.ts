import { gzipSync } from 'node:zlib'
import { expect } from '@playwright/test'
import { test } from './site-test.ts'

test('the home page starts with at most 100 kB of scripts', async ({ page }) => {
  let bytes = 0
  const bodies: Promise<void>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    bodies.push(
      response.body().then((body) => {
        bytes += gzipSync(body, { level: 9 }).length
      }),
    )
  })
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await Promise.all(bodies)
  expect(bytes).toBeGreaterThan(50_000)
  expect(bytes).toBeLessThanOrEqual(100_000)
})

test('nothing moves while the home page loads', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && 'hadRecentInput' in entry && entry.hadRecentInput === false) {
          Object.assign(window, { shift: Number(Reflect.get(window, 'shift')) + Number(entry.value) })
        }
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => Number(Reflect.get(window, 'shift')))).toBeLessThan(0.02)
})
