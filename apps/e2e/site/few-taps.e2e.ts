import { expect, type Locator } from '@playwright/test'
import { test } from '../stack/stack-test.ts'

// Most customers book on a phone, and see it move.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** The texts that are typed, by the fields' labels; a phone's list of places is of no help here. */
const typed = [
  [/^First Name/, 'Ana'],
  [/^Last Name/, 'Diaz'],
  [/^Email/, 'ana.taps@example.com'],
  [/^Phone/, '4165550123'],
  [/^Street Address/, '100 Queen St W, Unit 405'],
  [/^City/, 'Toronto'],
  [/^Postal Code/, 'm5h2n2'],
] as const

test('@phone-only typing everything, the payment page is twelve taps and four screens away', async ({
  page,
}) => {
  let taps = 0
  const tap = async (target: Locator) => {
    taps += 1
    await target.click()
  }
  await page.goto('/')
  const height = page.viewportSize()?.height ?? 0
  const estimate = page.getByRole('region', { name: 'What would your home cost?' })
  await estimate.scrollIntoViewIfNeeded()
  await tap(estimate.getByText('3 bedrooms'))
  const time = estimate.getByRole('button', { name: / at \d+:00 [AP]M$/ }).first()
  const { bottom } = await time.evaluate((button) => ({
    bottom: button.getBoundingClientRect().bottom + window.scrollY,
  }))
  await tap(time)
  const dialog = page.getByRole('dialog', { name: 'Book Your Deep Cleaning' })
  await expect(dialog.getByText(/^3 bed, 1 bath · \$240$/)).toBeVisible()
  for (const [label, text] of typed) {
    await tap(dialog.getByLabel(label))
    await page.keyboard.insertText(text)
  }
  await tap(dialog.getByLabel(/^I agree to receive text messages/))
  await tap(dialog.getByLabel(/^I agree to the/))
  await expect(dialog.getByText('All set: review the price and pay')).toBeVisible()
  const scrolled = await dialog
    .locator('form')
    .evaluate(({ parentElement: body }) => (body === null ? 0 : body.scrollHeight - body.clientHeight))
  await tap(dialog.getByRole('button', { name: 'Proceed to Secure Payment' }))
  await page.waitForURL(/\/stripe\//)
  expect(taps).toBeLessThanOrEqual(12)
  // The first screen, and what is scrolled through after it on the page and in the dialog.
  expect(1 + (bottom - height + scrolled) / height).toBeLessThanOrEqual(4)
})
