/**
 * `npm run lighthouse -- http://localhost:3000`: Lighthouse's mobile scores of the public pages of a running system, and whether they
 * meet what we promise.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright'
import { chromiumLaunchOptions } from './chromium.ts'

const promised = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
/** Search engines are told to leave the pages that letters open out, which costs their points for being found. */
const unlisted = new Set(['/booking', '/job'])
const site = process.argv[2] ?? 'http://localhost:3000'
const port = 9444

const options = await chromiumLaunchOptions()
const profile = await mkdtemp(join(tmpdir(), 'lighthouse-'))
const browser = await chromium.launchPersistentContext(profile, {
  ...options,
  args: [...options.args, `--remote-debugging-port=${port}`],
})
let met = true
try {
  for (const path of ['/', '/faq', '/careers', '/booking', '/job']) {
    const result = await lighthouse(new URL(path, site).href, { port, logLevel: 'error' })
    const asked = Object.entries(promised).filter(([category]) => category !== 'seo' || !unlisted.has(path))
    const scores = asked.map(([category, least]) => {
      const score = Math.round((result?.lhr.categories[category]?.score ?? 0) * 100)
      met &&= score >= least
      return `${category} ${score}${score >= least ? '' : ` (promised ${least})`}`
    })
    console.log(`${path.padEnd(10)}${scores.join('  ')}`)
  }
} finally {
  await browser.close()
  await rm(profile, { recursive: true, force: true })
}
process.exitCode = met ? 0 : 1
