import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { headersFile, redirects } from '../../../scripts/deploy/host-files.ts'
import { writePages } from '../../../scripts/deploy/pages.ts'
import { expect, test } from '../stack/stack-test.ts'
import { startStaticHost } from '../stack/static-host.ts'

const build = (app: string) => fileURLToPath(new URL(`../../${app}/dist`, import.meta.url))

test('prepared sites work on a static host, with the project at another address', async ({ page, stack }) => {
  const key = /name="dustforce-supabase-key" content="([^"]+)"/.exec(
    await (await fetch(stack.url)).text(),
  )?.[1]
  const deployment = { projectUrl: stack.url, publishableKey: key ?? '', siteUrl: 'https://www.example.ca' }
  const folder = mkdtempSync(join(tmpdir(), 'dustforce-static-'))
  writePages({ site: build('site'), hub: build('admin') }, folder, deployment)
  writeFileSync(join(folder, '_redirects'), redirects)
  // Strict-Transport-Security would send the browser to HTTPS, which this port does not serve.
  writeFileSync(join(folder, '_headers'), headersFile(deployment).replace(/^ *strict-transport.*\n/m, ''))
  const host = await startStaticHost(folder)
  const refused: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy|CORS/.test(message.text())) refused.push(message.text())
  })
  try {
    await page.goto(`${host.url}/admin/dashboard/bookings`)
    await expect(page).toHaveURL(/\/admin\/login$/)
    await page.getByLabel('Email').fill(stack.admin.email)
    await page.getByLabel('Password').fill(stack.admin.password)
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page).toHaveURL(/\/admin\/dashboard/)
    await page.goto(`${host.url}/admin/dashboard/bookings`)
    await expect(page.getByRole('heading', { level: 1, name: 'Bookings' })).toBeVisible()
    await expect(page.locator('[data-booking]').first()).toBeVisible()

    await page.goto(host.url)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const status = await page.evaluate(
      async ([url, apikey]) => {
        const body = JSON.stringify({ from_date: '2027-01-01', days: 1 })
        const headers = { apikey, 'content-type': 'application/json' }
        return (await fetch(`${url}/rest/v1/rpc/availability`, { method: 'POST', headers, body })).status
      },
      [stack.url, deployment.publishableKey] as const,
    )
    expect(status).toBe(200)
    expect((await page.goto(`${host.url}/there-is-no-such-page`))?.status()).toBe(404)
    expect(refused).toEqual([])
  } finally {
    await host.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})
