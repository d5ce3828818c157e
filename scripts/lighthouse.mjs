/**
 * `npm run lighthouse -- http://localhost:3000`: Lighthouse's mobile scores of the main public pages of a running system, that for accessibility of
 * every other page and screen, and whether they meet what we promise. The Command Hub's screens need `ADMIN_EMAIL` and `ADMIN_PASSWORD`.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright'
import { chromiumLaunchOptions } from './chromium.ts'

const promised = { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 }
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
/** The pages and screens that the walks know. @param {string} name */
const known = (name) => import(new URL(`../apps/e2e/pages/${name}.ts`, import.meta.url).href)
/** @type {{ siteRoutes: readonly string[] }} */
const { siteRoutes } = await known('site-routes')
/** @type {{ hubScreens: readonly (readonly string[])[] }} */
const { hubScreens } = await known('hub-screens')

const main = ['/', '/faq', '/careers', '/booking', '/job']
const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = process.env
let met = true
try {
  for (const path of main)
    await judge(
      path,
      Object.entries(promised).filter(([category]) => category !== 'seo' || !unlisted.has(path)),
    )
  for (const path of siteRoutes.filter((route) => !main.includes(route)))
    await judge(path, [['accessibility', 100]])
  if (email !== undefined && password !== undefined) {
    await signIn(email, password)
    for (const path of new Set(hubScreens.map(([, screen]) => `/admin/dashboard${screen}`)))
      await judge(path, [['accessibility', 100]])
  }
} finally {
  await browser.close()
  await rm(profile, { recursive: true, force: true })
}
process.exitCode = met ? 0 : 1

/**
 * Says how a page does, and notes whether that is enough.
 *
 * @param {string} path
 * @param {readonly (readonly [category: string, least: number])[]} asked
 */
async function judge(path, asked) {
  const result = await lighthouse(new URL(path, site).href, {
    port,
    logLevel: 'error',
    // The page for an unknown address is one, too.
    ignoreStatusCode: true,
    onlyCategories: asked.map(([category]) => category),
    // Nobody is signed out between two screens.
    disableStorageReset: path.startsWith('/admin'),
  })
  const scores = asked.map(([category, least]) => {
    const score = Math.round((result?.lhr.categories[category]?.score ?? 0) * 100)
    met &&= score >= least
    return `${category} ${score}${score >= least ? '' : ` (promised ${least})`}`
  })
  console.log(`${path.padEnd(10)} ${scores.join('  ')}`)
}

/** @param {string} email @param {string} password */
async function signIn(email, password) {
  const page = await browser.newPage()
  await page.goto(new URL('/admin/login', site).href)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL(/dashboard$/)
  await page.close()
}
