import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import axe from '@axe-core/playwright'
import { chromium } from 'playwright'
import { chromiumLaunchOptions } from '../chromium.ts'

/** Values are written for readers: with spaces and quotation marks of their own. */
const bare = (/** @type {string} */ text) => text.replace(/[\s"'\\]/g, '')

/**
 * Opens every page of the built documentation as a reader without a network: no error, nothing from elsewhere, no axe violation in light and dark, and
 * every snippet that can be run gives what it says.
 *
 * @param {string} dist
 */
export async function openDocumentation(dist) {
  const browser = await chromium.launch(await chromiumLaunchOptions())
  const problems = []
  let ran = 0
  try {
    const context = await browser.newContext({ reducedMotion: 'reduce' })
    const page = await context.newPage()
    await page.route('**', (route) => {
      const { origin, pathname } = new URL(route.request().url())
      if (origin !== 'http://docs.test') {
        problems.push(`asks ${origin}`)
        return route.abort()
      }
      return route.fulfill({ path: join(dist, pathname.endsWith('/') ? `${pathname}index.html` : pathname) })
    })
    page.on(
      'console',
      (message) => message.type() === 'error' && problems.push(`${page.url()}: ${message.text()}`),
    )
    page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`))
    for (const file of globSync('**/*.html', { cwd: dist })) {
      await page.goto(`http://docs.test/${file}`)
      for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
        await page.emulateMedia({ colorScheme })
        // The corner of a table with names on both sides has none; two calculators on one page have the same.
        const { violations } = await new axe({ page })
          .disableRules(['empty-table-header', 'landmark-unique'])
          .analyze()
        problems.push(
          ...violations.map(({ id, nodes }) => `${file}, ${colorScheme}: ${id} ${nodes[0]?.html}`),
        )
      }
      const snippets = await page.getByRole('button', { name: 'Change and run' }).count()
      for (let index = 0; index < snippets; index++) {
        const example = page.locator('.live-example').nth(index)
        await example.getByRole('button', { name: 'Change and run' }).click()
        const text = await example.getByRole('textbox').inputValue()
        await example.getByRole('button', { name: 'Run', exact: true }).click()
        const said = example.getByRole('status').filter({ hasText: /./ })
        const answer = await said.textContent()
        const after = await example.getByRole('textbox').inputValue()
        if (!answer?.startsWith('Ran') || bare(after) !== bare(text))
          problems.push(`${file}: ${answer}\n${after}`)
        ran++
      }
    }
    await page.goto('http://docs.test/')
    await page.getByRole('button', { name: /^Search/ }).click()
    await page.getByRole('searchbox').fill('planSeries')
    await page
      .getByRole('option', { name: /Visits that come back/ })
      .first()
      .waitFor()
  } finally {
    await browser.close()
  }
  const pages = readFileSync(join(dist, 'hashmap.json'), 'utf8').split(',').length
  if (pages < 30 || ran < 15) problems.push(`${pages} pages and ${ran} snippets are fewer than there were`)
  if (problems.length > 0) throw new Error(problems.join('\n'))
}
