import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, type Page } from '@playwright/test'
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

/** Loads a page as a first visit does, with what an owner published; its scripts with what they weigh, those that no browser keeps, and its fonts. */
async function load(page: Page, path: string, published: unknown) {
  const scripts = new Map<string, number>()
  const bodies: Promise<void>[] = []
  const fonts: string[] = []
  const askedAgain: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname)
  })
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    if (!response.headers()['cache-control']?.includes('immutable')) askedAgain.push(response.url())
    bodies.push(
      response.body().then((body) => {
        scripts.set(new URL(response.url()).pathname, gzipSync(body, { level: 9 }).length)
      }),
    )
  })
  // It also keeps the browser from answering with what it has.
  await page.route('**/rpc/current_business', (route) => route.fulfill({ json: published }))
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  await Promise.all(bodies)
  return { scripts, fonts, askedAgain }
}

// In one browser, whose process has the scripts compiled: what a page asks for is the same.
test('each page starts with at most its weight of scripts and one font, the one named in its head', async ({
  context,
}) => {
  for (const [path, published, limit] of weights) {
    const what = published === null ? path : `${path} that was published over`
    const page = await context.newPage()
    const { scripts, fonts, askedAgain } = await load(page, path, published)
    const bytes = [...scripts.values()].reduce((sum, size) => sum + size, 0)
    expect(askedAgain, `${what}: scripts that the next page asks for again`).toEqual([])
    expect(bytes, what).toBeGreaterThan(50_000)
    expect(bytes, `${what}: ${JSON.stringify([...scripts])}`).toBeLessThanOrEqual(limit)
    const named = page.locator('link[rel="preload"][as="font"]')
    expect(fonts, what).toEqual([await named.getAttribute('href')])
    await page.evaluate(() => localStorage.clear())
    await page.close()
  }
})
