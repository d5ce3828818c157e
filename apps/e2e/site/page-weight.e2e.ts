import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { test } from '../stack/stack-test.ts'

// A pointer that another walk left would count as a visitor's.
test.use({ ownContext: true })

const company = JSON.parse(
  readFileSync(new URL('../../../packages/companies/dust-force/company.json', import.meta.url), 'utf8'),
)

/** A page, what an owner published, and the limit for what it loads first, or once it hears of that. */
type Weighed = readonly [path: string, published: object | null, limit: number]

/** Pages that are weighed beside each other, each while the others rest. One that was published over leaves to the browser what it heard. */
const rounds: readonly (readonly Weighed[])[] = [
  [
    ['/', null, 90_000],
    ['/booking', null, 90_000],
    ['/faq', null, 83_000],
    ['/careers', null, 88_000],
    ['/job', null, 91_000],
  ],
  [['/', { company }, 94_000]],
  // Its texts are drawn again with what was published.
  [['/faq', { company }, 101_500]],
]

const packed = new Map<string, number>()

/** The size of a script as it is sent; most pages share most of theirs. */
function packedSize(path: string, body: Buffer): number {
  const size = packed.get(path) ?? gzipSync(body, { level: 9 }).length
  packed.set(path, size)
  return size
}

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
        const { pathname } = new URL(response.url())
        scripts.set(pathname, packedSize(pathname, body))
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

async function expectLight(context: BrowserContext, [path, published, limit]: Weighed) {
  const what = published === null ? path : `${path} that was published over`
  const page = await context.newPage()
  const { scripts, fonts, askedAgain } = await load(page, path, published)
  const bytes = [...scripts.values()].reduce((sum, size) => sum + size, 0)
  expect(askedAgain, `${what}: scripts that the next page asks for again`).toEqual([])
  expect(bytes, what).toBeGreaterThan(50_000)
  expect(bytes, `${what}: ${JSON.stringify([...scripts])}`).toBeLessThanOrEqual(limit)
  const named = page.locator('link[rel="preload"][as="font"]')
  expect(fonts, what).toEqual([await named.getAttribute('href')])
  return page
}

// In one browser, whose process has the scripts compiled: what a page asks for is the same.
test('each page starts with at most its weight of scripts and one font, the one named in its head', async ({
  context,
}) => {
  for (const round of rounds) {
    const pages = await Promise.all(round.map((weighed) => expectLight(context, weighed)))
    await pages[0]?.evaluate(() => localStorage.clear())
    await Promise.all(pages.map((page) => page.close()))
  }
})
