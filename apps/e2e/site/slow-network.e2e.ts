import { readdirSync, readFileSync } from 'node:fs'
import { expect, type Route } from '@playwright/test'
import { test } from '../stack/stack-test.ts'

test.use({ ownContext: true })

const assets = new URL('../../site/dist/assets/', import.meta.url)
/** The code that asks for customers' words. */
const reviews = readdirSync(assets).filter(
  (file) => file.endsWith('.js') && readFileSync(new URL(file, assets), 'utf8').includes('shown_reviews'),
)

test('@phone going home from another page shows progress at once and takes two waves of scripts', async ({
  page,
}) => {
  await page.goto('/faq')
  await page.waitForLoadState('networkidle')
  let held: Route[] = []
  await page.route('**/*.js', (route) => void held.push(route))
  // Customers' words join the page once it stands, and nothing waits for them.
  expect(reviews.length).toBeGreaterThan(0)
  for (const file of reviews) await page.route(`**/${file}`, (route) => route.continue())
  const footer = page.getByRole('contentinfo')
  // Without a pointer that comes near first, as on a phone.
  await footer.getByRole('link', { name: 'Testimonials' }).dispatchEvent('click')
  await expect(page.getByRole('status').getByText('Loading the page')).toBeVisible()

  let waves = 0
  const home = page.getByRole('heading', { level: 1, name: /^Professional Home Cleaning/ })
  while (!(await home.isVisible())) {
    await expect.poll(async () => held.length > 0 || (await home.isVisible())).toBe(true)
    if (held.length === 0) break
    // Everything that belongs to this wave has been asked for once the page has drawn a few frames.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 5; frame += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve))
    })
    const wave = held
    held = []
    waves += 1
    await Promise.all(wave.map((route) => route.continue()))
  }
  expect(waves).toBeGreaterThan(0)
  expect(waves).toBeLessThanOrEqual(2)
  await expect(page.getByText('Loading the page')).toBeHidden()
  await expect(page.locator('#testimonials')).toBeInViewport()
})
