import { cpSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { chromiumLaunchOptions } from '../chromium.ts'
import { mustRun } from './must-run.mjs'
import { tarballOf } from './pack.mjs'

/**
 * Runs the examples of docs/examples with the packed package alone, as somebody has them who copies one: each script has to print what was worked
 * out by hand, and each page has to quote by its own book.
 *
 * @param {import('./workplace.mjs').Workplace} workplace
 */
export async function runExamples(workplace) {
  const home = join(workplace.copy, '..', 'examples')
  const installed = join(home, 'node_modules', '@dustforce', 'core')
  mkdirSync(installed, { recursive: true })
  await mustRun(['tar', '-xzf', tarballOf(workplace, 'core'), '--strip-components=1', '-C', installed], {
    cwd: home,
  })
  const source = join(workplace.copy, 'docs', 'examples')
  const businesses = readdirSync(source, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
  if (businesses.length < 5) throw new Error(`There are ${businesses.length} examples.`)
  for (const business of businesses) {
    const folder = join(home, business)
    cpSync(join(source, business), folder, { recursive: true })
    const [script = ''] = readdirSync(folder).filter((name) => /^example\.m?[jt]s$/.test(name))
    const printed = await mustRun([process.execPath, script], { cwd: folder })
    if (printed !== readFileSync(join(folder, 'expected.txt'), 'utf8'))
      throw new Error(`${business} printed\n${printed}`)
  }
  await openPages(home, businesses)
}

/**
 * @param {string} home
 * @param {readonly string[]} businesses
 */
async function openPages(home, businesses) {
  const browser = await chromium.launch(await chromiumLaunchOptions())
  try {
    const page = await browser.newPage()
    await page.route('http://example.test/**', (route) =>
      route.fulfill({ path: join(home, new URL(route.request().url()).pathname) }),
    )
    for (const business of businesses) {
      /** @type {string[]} */
      const errors = []
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
      page.on('pageerror', (error) => errors.push(error.message))
      await page.goto(`http://example.test/${business}/index.html`)
      const { version } = JSON.parse(readFileSync(join(home, business, 'price-book.json'), 'utf8'))
      // The page's own book has arrived when the element quotes by it.
      await page.waitForFunction((expected) => {
        const element = document.querySelector('dustforce-quote')
        // There is no quote until the book has arrived.
        return element !== null && 'quote' in element && `${JSON.stringify(element.quote)}`.includes(expected)
      }, `"priceBook":"${version}"`)
      if (errors.length > 0) throw new Error(`the page of ${business}: ${errors.join('\n')}`)
    }
  } finally {
    await browser.close()
  }
}
