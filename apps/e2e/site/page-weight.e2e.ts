import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect } from '@playwright/test'
import { test } from '../stack/stack-test.ts'

// A pointer that another walk left would count as a visitor's.
test.use({ ownContext: true })

const company = JSON.parse(
  readFileSync(new URL('../../../packages/companies/dust-force/company.json', import.meta.url), 'utf8'),
)

/** The limits for what a page loads first, and for what it loads once it hears what an owner published. */
const weights = [
  ['/', null, 90_000],
  ['/booking', null, 90_000],
  ['/faq', null, 83_000],
  ['/careers', null, 88_000],
  ['/job', null, 91_000],
  ['/', { company }, 94_000],
  // Its texts are drawn again with what was published.
  ['/faq', { company }, 101_500],
] as const

for (const [path, published, limit] of weights) {
  const what = published === null ? 'starts' : 'that was published over starts'
  test(`${path} ${what} with at most ${limit / 1000} kB of scripts and one font, the one named in its head`, async ({
    page,
  }) => {
    const scripts = new Map<string, number>()
    const bodies: Promise<void>[] = []
    const fonts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname)
    })
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return
      bodies.push(
        response.body().then((body) => {
          scripts.set(new URL(response.url()).pathname, gzipSync(body, { level: 9 }).length)
        }),
      )
    })
    await page.route('**/rpc/current_business', (route) => route.fulfill({ json: published }))
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await Promise.all(bodies)
    const bytes = [...scripts.values()].reduce((sum, size) => sum + size, 0)
    expect(bytes).toBeGreaterThan(50_000)
    expect(bytes, JSON.stringify([...scripts])).toBeLessThanOrEqual(limit)
    const named = page.locator('link[rel="preload"][as="font"]')
    expect(fonts).toEqual([await named.getAttribute('href')])
  })
}
