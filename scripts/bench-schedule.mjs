/**
 * `npm run bench:schedule`: how long the Command Hub's schedule takes from a click to a drawn week, in a real Chromium on the built system with a
 * database of its own: fifty cleaners with fifteen jobs a week. Prints the middle one of several weeks, and what it consists of.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { chromiumLaunchOptions } from './chromium.ts'
import { buildIfStale } from './start/build.mjs'
import { node } from './start/node.mjs'
import { root } from './start/root.mjs'

const { values } = parseArgs({ options: { postgres: { type: 'boolean', default: false } } })
const admin = { email: 'office@dustforce.example', password: 'a week of the office' }
const secretKey = `sb_secret_${'w'.repeat(40)}`
const cleaners = 50
const jobsOfCleaner = 15
const weeks = 8
const asked = 150
/** The places that the company serves. @type {readonly string[]} */
const places = JSON.parse(
  readFileSync(`${root}packages/companies/dust-force/company.json`, 'utf8'),
).regions.flatMap((/** @type {{ places: string[] }} */ region) => region.places)

process.chdir(root)
await buildIfStale()
const dataDir = await mkdtemp(join(tmpdir(), 'dustforce-schedule-'))
const { url, server } = await start()
try {
  await seed()
  const browser = await chromium.launch(await chromiumLaunchOptions())
  // With more jobs than the window shows.
  for (const [name, width, height, fill] of /** @type {const} */ ([
    ['desktop', 1440, 900, 60],
    ['phone', 390, 844, 20],
  ]))
    await measureOn(browser, name, width, height, fill)
  await browser.close()
} finally {
  server.kill('SIGTERM')
  if (server.exitCode === null) await once(server, 'exit')
  await rm(dataDir, { recursive: true, force: true })
}

/** Starts the built system on a free port. */
async function start() {
  const args = [
    '--liftoff-only',
    'packages/local-stack/dist/main.js',
    ...(values.postgres ? ['--postgres'] : []),
  ]
  const child = spawn(node, args, {
    env: {
      ...process.env,
      ...{ PORT: '0', DATA_DIR: dataDir, DEMO_DATA: 'none', SUPABASE_SECRET_KEY: secretKey },
      ...{ ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password },
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface({ input: child.stdout })) {
    const [, found] = /^\s*Site\s+(http\S+)/.exec(line) ?? []
    if (found !== undefined) {
      child.stdout.resume()
      return { url: found, server: child }
    }
  }
  throw new Error('The server ended before it answered')
}

/** @param {string} table @param {readonly object[]} rows @returns {Promise<readonly { readonly id: string }[]>} */
async function insert(table, rows) {
  const response = await fetch(`${url}/rest/v1/${table}?select=id`, {
    method: 'POST',
    headers: {
      ...{ apikey: secretKey, Authorization: `Bearer ${secretKey}` },
      ...{ 'Content-Type': 'application/json', Prefer: 'return=representation' },
    },
    body: JSON.stringify(rows),
  })
  if (!response.ok) throw new Error(`${table}: ${await response.text()}`)
  return response.json()
}

/** Writes the cleaners, and the weeks from the next one on: each cleaner works five days of seven, three jobs a day. */
async function seed() {
  const people = await insert(
    'contractors',
    Array.from({ length: cleaners }, (_, nr) => ({
      ...{ full_name: `Cleaner ${nr}`, email: `cleaner${nr}@example.com`, phone: '6475550100' },
      ...{ service_areas: nr % 3 === 0 ? [places[0]] : [], services_offered: ['Residential Cleaning'] },
    })),
  )
  const monday = new Date()
  monday.setUTCDate(monday.getUTCDate() - ((monday.getUTCDay() + 6) % 7))
  const dayOf = (/** @type {number} */ days) => {
    const day = new Date(monday)
    day.setUTCDate(day.getUTCDate() + days)
    return day.toISOString().slice(0, 10)
  }
  const times = ['8:00 AM', '11:00 AM', '2:30 PM']
  for (let week = 0; week < weeks; week += 1)
    await insert(
      'bookings',
      people.flatMap(({ id }, nr) =>
        Array.from({ length: jobsOfCleaner }, (_, job) => ({
          ...{ customer_name: `Customer ${nr}-${job}`, email: `customer${nr}-${job}@example.com` },
          phone: '6475550101',
          address: `${nr + 1} King St, ${places[(nr + job) % places.length]}, ON M5V 2T6`,
          booking_date: dayOf(7 * week + ((nr + Math.floor(job / 3)) % 7)),
          booking_time: times[job % 3],
          ...{ duration_minutes: 150, service_type: 'standard', bedrooms: 2, bathrooms: 1 },
          ...{ booking_status: 'assigned', payment_status: 'paid', total_price: 180, contractor_pay: 90 },
          ...{
            contractor_id: id,
            assigned_cleaner_name: `Cleaner ${nr}`,
            assigned_cleaner_phone: '6475550100',
          },
          notes: 'The key is with the neighbour.',
        })),
      ),
    )
}

/** @param {readonly number[]} figures */
function middle(figures) {
  return figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? 0
}

/**
 * @param {import('playwright').Browser} browser
 * @param {string} name
 * @param {number} width
 * @param {number} height
 * @param {number} fill
 */
async function measureOn(browser, name, width, height, fill) {
  const context = await browser.newContext({ baseURL: url, viewport: { width, height } })
  const page = await context.newPage()
  const protocol = await context.newCDPSession(page)
  await protocol.send('Performance.enable')
  const counters = async () => {
    const { metrics } = await protocol.send('Performance.getMetrics')
    return Object.fromEntries(metrics.map((metric) => [metric.name, metric.value]))
  }
  await page.goto('/admin/login')
  await page.getByLabel('Email').fill(admin.email)
  await page.getByLabel('Password').fill(admin.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL(/dashboard$/)
  await page.goto('/admin/dashboard/schedule')
  await page.locator('[data-job]').filter({ visible: true }).first().waitFor()
  const opened = []
  for (let nr = 0; nr < 5; nr += 1) {
    await page.goto('/admin/dashboard')
    await page.waitForLoadState('networkidle')
    if (width < 768) await page.getByRole('button', { name: 'Open menu' }).first().click()
    opened.push(await drawn(page.getByRole('link', { name: 'Schedule' }).first()))
  }
  report(`${name}: the schedule opened`, opened)
  const turned = []
  for (let week = 1; week < weeks; week += 1) {
    await page.waitForLoadState('networkidle')
    turned.push(await drawn(page.getByRole('button', { name: 'Next week' })))
  }
  report(`${name}: the next week`, turned)
  await context.close()

  /** @param {import('playwright').Locator} button */
  async function drawn(button) {
    await button.hover()
    await page.waitForTimeout(300)
    const before = await counters()
    const result = await button.evaluate(
      async (/** @type {HTMLElement} */ button, { all, fill }) => {
        const jobs = () => document.querySelectorAll('[data-job]')
        const [before] = jobs()
        performance.clearResourceTimings()
        const clickedAt = performance.now()
        button.click()
        const until = (/** @type {number} */ count) =>
          new Promise((resolve) => {
            const look = () => {
              const [first, ...others] = jobs()
              if (first === before || others.length < count - 1) return requestAnimationFrame(look)
              // Runs once this frame is on the screen.
              const { port1, port2 } = new MessageChannel()
              port1.onmessage = () => resolve(performance.now() - clickedAt)
              port2.postMessage(null)
            }
            requestAnimationFrame(look)
          })
        const asked = () =>
          performance.getEntriesByType('resource').flatMap((entry) => {
            const resource = /** @type {PerformanceResourceTiming} */ (entry)
            const { name, startTime, responseEnd, transferSize } = resource
            if (!name.includes('/rest/v1/')) return []
            return [[name.replace(/.*\//, ''), startTime - clickedAt, responseEnd - clickedAt, transferSize]]
          })
        const [ms, whole] = await Promise.all([until(fill), until(all)])
        return { ...{ ms, whole, asked: asked() }, nodes: document.querySelectorAll('*').length }
      },
      { all: cleaners * jobsOfCleaner, fill },
    )
    const after = await counters()
    const spent = (/** @type {string} */ counter) => ((after[counter] ?? 0) - (before[counter] ?? 0)) * 1000
    return {
      ...result,
      script: spent('ScriptDuration'),
      layout: spent('LayoutDuration'),
      style: spent('RecalcStyleDuration'),
    }
  }
}

/** @param {string} name @param {readonly any[]} runs */
function report(name, runs) {
  const of = (/** @type {string} */ figure) => middle(runs.map((run) => run[figure])).toFixed(0)
  console.log(
    `${name}: ${of('ms')} ms (asked ${asked}; ${runs.map(({ ms }) => ms.toFixed(0)).join(' ')}), whole ${of('whole')} ms: script ${of('script')}, style ${of('style')}, layout ${of('layout')}; ${of('nodes')} elements`,
  )
  for (const [path, from, to, size] of runs.at(-1).asked)
    console.log(`   ${path}: ${from.toFixed(0)}-${to.toFixed(0)} ms, ${(size / 1000).toFixed(0)} kB`)
}
