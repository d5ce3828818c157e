import { expect, type Page } from '@playwright/test'
import { expectToast } from '../pages/booking-form.ts'
import { test } from '../stack/stack-test.ts'

test.use({ ownContext: true, contextOptions: { reducedMotion: 'no-preference' } })

/** Lists in the document for how long each timer was set: until then the page's scripts have not run. */
async function recordDelays(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const setOne = window.setTimeout
    const record = (...[handler, delay, ...rest]: Parameters<typeof window.setTimeout>) => {
      const { dataset } = document.documentElement
      dataset.delays = `${dataset.delays ?? ''} ${delay}`
      return setOne(handler, delay, ...rest)
    }
    Object.assign(window, { setTimeout: record })
  })
}

test('a link with a promo code brings the offer, the choice of a service and a booking with both', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await recordDelays(page)
  await page.goto('/?promo=welcome10')
  await page.waitForFunction(() => document.documentElement.dataset.delays?.split(' ').includes('1500'))
  await page.clock.runFor(1000)
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.clock.runFor(600)
  const offer = page.getByRole('dialog', { name: '10% off your first cleaning' })
  await expect(offer).toBeVisible()
  await offer.getByRole('button', { name: 'Copy code' }).click()
  await expect(offer.getByRole('button', { name: 'Code copied' })).toBeVisible()
  await page.clock.runFor(500)
  await expectToast(page, 'Code Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('WELCOME10')
  await page.clock.runFor(2100)
  await expect(offer.getByRole('button', { name: 'Copy code' })).toBeVisible()
  await page.clock.resume()
  await offer.getByRole('button', { name: 'Book Your Cleaning Now' }).click()
  const chooser = page.getByRole('dialog', { name: 'Choose a service' })
  await expect(chooser.getByRole('button')).toContainText([
    'Basic Cleaning',
    'Deep Cleaning',
    'Move-In/Out Clean',
  ])
  await chooser.getByRole('button', { name: /^Deep Cleaning/ }).click()
  await page.clock.runFor(250)
  const booking = page.getByRole('dialog', { name: 'Book Your Deep Cleaning' })
  await expect(booking.getByLabel('Promo code', { exact: true })).toHaveValue('WELCOME10')
  await expect(booking.getByText('WELCOME10 applied: you save $20')).toBeVisible()
})

test('an address that names no code of the company brings the house code', async ({ page }) => {
  for (const address of ['/?promo', '/?promo=', '/?promo=FAKE50']) {
    await page.goto(address)
    const offer = page.getByRole('dialog', { name: '10% off your first cleaning' })
    await expect(offer.getByText('WELCOME10', { exact: true })).toBeVisible()
    await expect(offer.getByText('FAKE50')).toHaveCount(0)
  }
})

for (const way of ['Maybe Later', 'Close']) {
  test(`'${way}' puts the offer away`, async ({ page }) => {
    await page.goto('/?promo=WELCOME10')
    const offer = page.getByRole('dialog', { name: '10% off your first cleaning' })
    await offer.getByRole('button', { name: way }).click()
    await expect(offer).toBeHidden()
  })
}
