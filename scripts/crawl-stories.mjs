/**
 * `node scripts/crawl-stories.mjs [part of an id] [--pictures FOLDER]`: opens every story of a built Storybook as a person who looks does, hosted
 * below a path, with motion, at the width of a desk and of a phone, in light and in dark. A story that fails, is wider than the window, lacks a text
 * that a specification names or has an axe violation is told, and so is a page without its own typeface. With a folder, each look is drawn there,
 * and what a screen reader says is written beside it.
 */
import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { mustRun } from './check-release/must-run.mjs'
import { chromiumLaunchOptions } from './chromium.ts'
import { root } from './start/root.mjs'
import {
  hasItsTypeface,
  hiddenHeight,
  isForPhone,
  isOver,
  noteEnds,
  problems,
  show,
} from './stories/in-page.mjs'
import { missingTexts } from './stories/named-texts.ts'
import { serveFolder } from './stories/serve-folder.mjs'
import { textsSeen } from './stories/texts-seen.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { pictures: { type: 'string' } },
})
const [part = ''] = positionals
const desk = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core'), 'utf8')

if (values.pictures !== undefined) await mkdir(values.pictures, { recursive: true })
const folder = await mkdtemp(join(tmpdir(), 'dust-force-stories-'))
try {
  const build = ['npm', 'run', 'build', '--silent', '-w', 'apps/storybook', '--', '-o', folder]
  await mustRun(build, { cwd: root, env: process.env })
  process.exitCode = (await crawl()) === 0 ? 0 : 1
} finally {
  await rm(folder, { recursive: true, force: true })
}

/** The ids of the stories that the sidebar has. */
function idsSeen() {
  /** @type {{ entries: Readonly<Record<string, { id: string, type: string, tags: readonly string[] }>> }} */
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'))
  return Object.values(entries)
    .filter(({ id, type, tags }) => type === 'story' && tags.includes('dev') && id.includes(part))
    .map(({ id }) => id)
}

/** Says what is wrong, and returns how much it is. */
async function crawl() {
  const ids = idsSeen()
  const { url, close } = await serveFolder(folder, '/dust-force')
  const browser = await chromium.launch(await chromiumLaunchOptions())
  try {
    const page = await browser.newPage({ viewport: desk })
    await page.addInitScript(noteEnds)
    await page.addInitScript({ content: axe })
    await page.goto(`${url}/iframe.html?id=${ids[0]}&viewMode=story`)
    await page.waitForFunction(isOver)
    let count = 0
    const tell = (/** @type {readonly string[]} */ told) => {
      count += told.length
      for (const line of told) console.log(line)
    }
    if (!(await page.evaluate(hasItsTypeface))) tell(['The typeface of the pages is not there.'])
    for (const id of ids) tell(await look(page, id))
    console.log(`${ids.length} stories, ${count} problems`)
    return count
  } finally {
    await browser.close()
    close()
  }
}

/**
 * Finds what is wrong with a story at each width that it is made for, in each theme.
 *
 * @param {import('playwright').Page} page
 * @param {string} id
 */
async function look(page, id) {
  /** @type {string[]} */
  const told = []
  try {
    const widths = (await page.evaluate(isForPhone, id)) ? [phone] : [desk, phone]
    await page.setViewportSize(widths[0] ?? desk)
    await page.evaluate(show, id)
    await page.waitForFunction(isOver)
    for (const text of missingTexts(id, await page.evaluate(textsSeen)))
      told.push(`${id}: '${text}' is not on it`)
    if (values.pictures !== undefined)
      await writeFile(join(values.pictures, `${id}.txt`), await page.locator('body').ariaSnapshot())
    for (const size of widths) {
      await page.setViewportSize(size)
      for (const isDark of [false, true]) {
        const theme = isDark ? 'dark' : 'light'
        for (const problem of await page.evaluate(problems, isDark))
          told.push(`${id} (${size.width}, ${theme}): ${problem.split('\n')[0]}`)
        if (values.pictures !== undefined)
          await drawWhole(page, size, join(values.pictures, `${id}.${size.width}.${theme}.png`))
      }
    }
  } catch (error) {
    told.push(`${id}: ${error}`)
    await page.reload()
    await page.waitForFunction(isOver)
  }
  return [...new Set(told)]
}

/**
 * Draws the story whole: as high as its page, and with its dialogs open to their end.
 *
 * @param {import('playwright').Page} page
 * @param {{ width: number, height: number }} size
 * @param {string} path
 */
async function drawWhole(page, { width, height }, path) {
  const hidden = await page.evaluate(hiddenHeight)
  if (hidden > 0) await page.setViewportSize({ width, height: height + hidden })
  // Stories within a story are drawn by themselves.
  const mask = [page.locator('iframe[inert]')]
  await page.screenshot({ path, fullPage: true, animations: 'disabled', caret: 'hide', mask })
  if (hidden > 0) await page.setViewportSize({ width, height })
}
