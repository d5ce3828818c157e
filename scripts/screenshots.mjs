/**
 * `npm run screenshots`: takes pictures at a phone's and a desktop's width, in light and dark, of a freshly seeded system of its own: every
 * public page, the customer's own pages, the booking dialog, and the Command Hub's screens and dialogs. They are written to
 * `.cache/screenshots`, with an `index.html` that shows them side by side and the owner's handbook with those that it is about.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { chromium } from 'playwright'
import { chromiumLaunchOptions } from './chromium.ts'
import { hubActs, hubScreens } from './handbook/hub-screens.mjs'
import { withPictures } from './handbook/with-pictures.mjs'
import { buildIfStale } from './start/build.mjs'
import { node } from './start/node.mjs'
import { root } from './start/root.mjs'

const folder = join(root, '.cache', 'screenshots')
const admin = { email: 'office@dustforce.example', password: 'a picture of the office' }

/** Pages of the site; those with `true` are taken in dark too. */
const sitePages = /** @type {const} */ ([
  ['home', '/', true],
  ['careers', '/careers', false],
  ['faq', '/faq', false],
  ['terms-privacy', '/terms-privacy', false],
  ['cancellation-policy', '/cancellation-policy', false],
  ['accessibility', '/accessibility', false],
  ['payment-success', '/payment-success?session_id=cs_test_a1b2c3d4e5f6', false],
  ['payment-cancelled', '/payment-cancelled', false],
  ['not-found', '/no-such-page', false],
  // Before the booking: a tab keeps the link that it was opened by.
  ['own-booking-missing', '/booking', false],
  ['own-booking', `/booking#${'A'.repeat(70)}`, true],
  ['review', `/review#${'A'.repeat(70)}`, true],
  ['mail-choices', `/mail-choices#${'A'.repeat(70)}`, true],
  ['job', `/job#${'A'.repeat(70)}`, true],
])

/** The data that the page of a booking is told. */
const ownBooking = {
  stage: 'upcoming',
  reference: 'DF-C3D4E5F6',
  service: 'Deep Cleaning',
  rooms: { bedrooms: 3, bathrooms: 2 },
  visit: {
    when: 'Monday, March 15, 2027 at 9:00 AM',
    startsAt: Date.UTC(2027, 2, 15, 13),
    durationMinutes: 195,
    isUnderWay: false,
    cleaner: 'Ana',
    place: '1 King St W',
    prepare:
      'Our team brings all supplies and equipment. Please make sure that we can get in at the time above, and keep valuables and fragile items put away.',
    calendar: 'BEGIN:VCALENDAR',
    feedToken: 'token',
  },
  customer: { name: 'Ada Lovelace', email: 'a•••@example.com', phone: '•••-0100' },
  receipt: {
    lines: [
      { label: 'Deep Cleaning (3 bed, 2 bath)', amountCents: 27_000 },
      { label: 'Laundry (1 load)', amountCents: 2_000 },
      { label: 'Dishwashing', amountCents: 1_500 },
      { label: 'Pet fee', amountCents: 2_500 },
      { label: 'Subtotal', amountCents: 33_000 },
      { label: 'Discount (WELCOME10)', amountCents: -3_300 },
      { label: 'HST (13%)', amountCents: 3_900 },
    ],
    totalCents: 33_600,
    refundedCents: 0,
    lostCents: 0,
    refundedOn: null,
    bookedOn: 'Mar 1, 2027, 10:00 AM',
    isPaid: true,
    payment: 'Paid',
    payments: [],
    returnedCents: 0,
    onItsWayCents: 0,
    keptCents: 33_600,
    keptTaxCents: 0,
  },
  change: { amountCents: 3_400, url: 'https://pay.example/cs_1', until: 'Mar 8, 2027, 10:35 AM' },
  pay: null,
  acts: {
    move: { until: 'Mar 14, 2027, 9:00 AM', times: 3, problem: null },
    change: { until: 'Mar 14, 2027, 9:00 AM', problem: null },
    cancel: 'Full refund of $336.00 until Mar 14, 2027, 9:00 AM, within 5-7 business days.',
    holdsForMs: null,
  },
  company: {
    name: 'Dust Force',
    phone: '(416) 555-0199',
    email: 'info@example.com',
    taxNumber: '123456789 RT0001',
    taxName: 'HST',
  },
}

/** The data of the other pages that the links of letters open, by what is asked. */
const opened = {
  'show-review': {
    service: 'Deep Cleaning',
    when: 'Monday, March 15, 2027',
    cleaner: 'Ana',
    shownAs: 'Ada L., Toronto',
    review: null,
    canReview: true,
    isShown: false,
  },
  'show-job': {
    service: 'Deep Cleaning',
    when: 'Monday, March 15, 2027 at 9:00 AM',
    durationMinutes: 195,
    customer: 'Ada',
    address: '1 King St W, Toronto, ON M5H 1A1',
    directions: 'https://www.google.com/maps/dir/?api=1&destination=1+King+St+W',
    rooms: { bedrooms: 3, bathrooms: 2 },
    addOns: ['Laundry', 'Dishwashing'],
    isOnTheWay: false,
    problem: null,
    tellFrom: null,
    company: { name: ownBooking.company.name, phone: ownBooking.company.phone },
  },
  'mail-choices': { email: 'a•••@example.com', reminders: true, thanks: false },
}

/**
 * @param {import('playwright').Page} page
 * @param {string | RegExp} name
 */
async function press(page, name) {
  await page.getByRole('button', { name }).or(page.getByRole('link', { name })).first().click()
}

/** @param {import('playwright').Page} page */
async function openPalette(page) {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Find or do' }).fill('am')
  await page
    .getByRole('option', { name: /^Amelia Wright/ })
    .first()
    .waitFor()
}

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]
const schemes = /** @type {const} */ (['light', 'dark'])

/**
 * Starts the built system on a free port and gives its address.
 *
 * @param {string} dataDir
 */
async function start(dataDir) {
  const server = spawn(node, ['--liftoff-only', 'packages/local-stack/dist/main.js'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface({ input: server.stdout })) {
    const [, url] = /^\s*Site\s+(http\S+)/.exec(line) ?? []
    if (url !== undefined) {
      server.stdout.resume()
      return { url, server }
    }
  }
  throw new Error('The server ended before it answered')
}

/**
 * @param {import('playwright').Page} page
 * @param {string} name
 * @param {boolean} fullPage
 */
async function shoot(page, name, fullPage) {
  await page.evaluate(() => document.fonts.ready.then(() => null))
  await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 72, fullPage })
}

/**
 * @param {import('playwright').Page} page
 * @param {boolean} dark
 * @param {(name: string) => string} nameOf
 */
async function shootSite(page, dark, nameOf) {
  await page.route('**/rpc/payment_state', (route) => route.fulfill({ json: 'paid' }))
  await page.route('**/own-booking', (route) => {
    const { act } = route.request().postDataJSON()
    const [, answer = ownBooking] = Object.entries(opened).find(([name]) => name === act) ?? []
    return route.fulfill({ json: answer })
  })
  for (const [name, path, alsoDark] of sitePages) {
    if (dark && !alsoDark) continue
    // From elsewhere: on the same page, another fragment would load nothing that can be waited for.
    await page.goto('about:blank')
    await page.goto(path, { waitUntil: 'networkidle' })
    // Wakes the sections that are loaded when they come near.
    await page.mouse.move(10, 10)
    await page.waitForLoadState('networkidle')
    if (name === 'home') {
      // The customers' reviews are asked for when they come near, and added when they are far below.
      const asked = page.waitForResponse('**/rpc/shown_reviews')
      await page.locator('#testimonials').scrollIntoViewIfNeeded()
      await asked
      await page.evaluate(() => scrollTo(0, 0))
      await page.getByText('Amelia W.').waitFor()
    }
    if (name === 'payment-success') await page.getByRole('heading', { name: 'Payment Successful' }).waitFor()
    await shoot(page, nameOf(`site-${name}`), true)
  }
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.getByRole('article', { name: 'Deep Cleaning' }).getByRole('button').click()
  await page.getByRole('button', { name: 'Use this time' }).waitFor()
  await shoot(page, nameOf('site-booking'), false)
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  await page.setViewportSize({ width, height: 4200 })
  await shoot(page, nameOf('site-booking-whole'), false)
  await page.setViewportSize({ width, height })
}

/**
 * @param {import('playwright').Page} page
 * @param {(name: string) => string} nameOf
 */
async function shootHub(page, nameOf) {
  await page.goto('/admin/login')
  await page.getByLabel('Email').fill(admin.email)
  await page.getByLabel('Password').fill(admin.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL(/\/admin\/dashboard$/)
  for (const [name, path, text] of hubScreens) {
    await page.goto(path)
    await page.getByText(text).filter({ visible: true }).first().waitFor()
    await page.waitForLoadState('networkidle')
    await shoot(page, nameOf(`hub-${name}`), false)
  }
  for (const [name, path, pressed, shown] of hubActs) {
    await page.goto(`/admin/dashboard${path}`)
    await press(page, pressed)
    await page.getByText(shown).filter({ visible: true }).first().waitFor()
    await page.waitForLoadState('networkidle')
    await shoot(page, nameOf(`hub-${name}`), false)
  }
  await shootDaySheet(page, nameOf)
  await page.goto('/admin/dashboard/settings')
  await page.getByText('Invite by email').scrollIntoViewIfNeeded()
  await shoot(page, nameOf('hub-people'), false)
  await page.goto('/admin/dashboard')
  await page.getByText('Weekly Revenue').first().waitFor()
  await openPalette(page)
  await shoot(page, nameOf('hub-palette'), false)
}

/**
 * The board of a day leads to it; on a phone that is a list, whose cleaner is chosen first.
 *
 * @param {import('playwright').Page} page
 * @param {(name: string) => string} nameOf
 */
async function shootDaySheet(page, nameOf) {
  const size = page.viewportSize() ?? { width: 1440, height: 900 }
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/admin/dashboard/schedule?view=day')
  const link = page.getByRole('link', { name: 'Day sheet of Maria Santos' })
  const path = await link.getAttribute('href')
  await page.setViewportSize(size)
  await page.goto(path ?? '')
  await page
    .getByRole('img', { name: /^The page of the job/ })
    .first()
    .waitFor()
  await shoot(page, nameOf('hub-day-sheet'), true)
}

/** A page that shows all pictures, a screen a row. */
async function writeIndex() {
  const pictures = (await readdir(folder)).filter((name) => name.endsWith('.jpg'))
  const screens = [...new Set(pictures.map((name) => name.replace(/-(390|1440)(-dark)?\.jpg$/, '')))].sort()
  const rows = screens.map((screen) => {
    const taken = ['390', '390-dark', '1440', '1440-dark']
      .map((kind) => `${screen}-${kind}.jpg`)
      .filter((name) => pictures.includes(name))
    return `<h2>${screen}</h2>${taken.map((name) => `<a href="${name}"><img src="${name}" alt="${name}" height="420" loading="lazy"></a>`).join(' ')}`
  })
  const title = 'Screenshots of Dust Force'
  await writeFile(
    join(folder, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>${title}</title><h1>${title}</h1>${rows.join('')}`,
  )
}

/** The owner's handbook with a picture of each screen that it is about. */
async function writeHandbook() {
  const handbook = await readFile(join(root, 'docs/owners-handbook.md'), 'utf8')
  const pictures = await readdir(folder)
  await writeFile(join(folder, 'owners-handbook.md'), withPictures(handbook, pictures))
}

await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
await buildIfStale(['server', 'site', 'hub'])
const dataDir = await mkdtemp(join(tmpdir(), 'dust-force-screenshots-'))
const { url, server } = await start(dataDir)
const browser = await chromium.launch(await chromiumLaunchOptions())
try {
  for (const viewport of sizes) {
    for (const colorScheme of schemes) {
      const context = await browser.newContext({
        baseURL: url,
        viewport,
        colorScheme,
        reducedMotion: 'reduce',
      })
      const page = await context.newPage()
      // A first visit may show the fallback font.
      await page.goto('/', { waitUntil: 'networkidle' })
      const dark = colorScheme === 'dark'
      const nameOf = (/** @type {string} */ name) => `${name}-${viewport.width}${dark ? '-dark' : ''}`
      await shootSite(page, dark, nameOf)
      await shootHub(page, nameOf)
      await context.close()
    }
  }
  await writeIndex()
  await writeHandbook()
  console.log(`The pictures are in ${join(folder, 'index.html')}`)
} finally {
  await browser.close()
  server.kill('SIGTERM')
  if (server.exitCode === null) await once(server, 'exit')
  await rm(dataDir, { recursive: true, force: true })
}
