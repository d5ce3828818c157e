import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { chromium } from 'playwright'
import { chromiumLaunchOptions } from './chromium.ts'
import { buildIfStale } from './start/build.mjs'
import { node } from './start/node.mjs'
import { root } from './start/root.mjs'
const admin = { email: 'office@dustforce.example', password: 'a picture of the office' }
import * as b from './start/build.mjs'
import { startTargets } from './start/targets.mjs'
await buildIfStale(startTargets)
const dataDir = await mkdtemp(join(tmpdir(), 'df-'))
const server = spawn(node, ['--liftoff-only', 'packages/local-stack/dist/main.js'], { cwd: root, env: { ...process.env, PORT: '0', DATA_DIR: dataDir, ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password }, stdio: ['ignore', 'pipe', 'inherit'] })
let url
for await (const line of createInterface({ input: server.stdout })) { const m = /^\s*Site\s+(http\S+)/.exec(line); if (m) { url = m[1]; break } }
const browser = await chromium.launch(await chromiumLaunchOptions())
try {
  for (const width of [390, 1440]) for (const colorScheme of ['light', 'dark']) {
    const context = await browser.newContext({ baseURL: url, viewport: { width, height: width === 390 ? 844 : 900 }, colorScheme, reducedMotion: 'reduce' })
    const page = await context.newPage()
    await page.goto('/admin/login')
    await page.getByLabel('Email').fill(admin.email)
    await page.getByLabel('Password').fill(admin.password)
    await page.getByRole('button', { name: 'Login' }).click()
    await page.waitForURL(/\/admin\/dashboard$/)
    await page.goto('/admin/dashboard/prices')
    const cell = page.getByLabel('Deep Cleaning, 3 bedrooms, 2 bathrooms')
    await cell.waitFor()
    const shoot = (name, fullPage) => page.screenshot({ path: `/tmp/pricesshots/${name}-${width}-${colorScheme}.png`, fullPage })
    await shoot('list', true)
    if (process.argv[2] === 'list') { await context.close(); continue }
    await cell.fill('400')
    await page.getByLabel('Laundry: price').fill('x')
    await shoot('wrong', true)
    await cell.fill('285'); await page.getByLabel('Laundry: price').fill('22.50')
    await page.getByLabel('Laundry: price').blur()
    await shoot('edited', false)
    await page.getByRole('button', { name: 'Review and publish' }).click()
    await page.getByText(/tax included/).waitFor()
    await shoot('review', false)
    if (width === 390) {await page.getByRole('dialog').getByText('They hold').scrollIntoViewIfNeeded(); await shoot('review2', false)}
    await context.close()
  }
} finally { await browser.close(); server.kill(); await once(server, 'exit'); await rm(dataDir, { recursive: true, force: true }) }
