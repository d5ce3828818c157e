import { expect, type Locator } from '@playwright/test'
import { amountOf } from '../pages/booking-form.ts'
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

test('@phone-only typing everything, the payment page is twelve taps and four screens away, and nothing is lost when it is left', async ({
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
  const total = await amountOf({ page, dialog }, 'total').innerText()
  await tap(dialog.getByRole('button', { name: 'Proceed to Secure Payment' }))
  await page.waitForURL(/\/stripe\//)
  expect(taps).toBeLessThanOrEqual(12)
  // The first screen, and what is scrolled through after it on the page and in the dialog.
  expect(1 + (bottom - height + scrolled) / height).toBeLessThanOrEqual(4)

  // The draft is offered, or its dialog still open, before anything is scrolled.
  await page.goBack()
  const draft = page.getByRole('button', { name: 'Continue booking' })
  await expect(page.getByRole('dialog').or(draft).first()).toBeInViewport()
  await page.goForward()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('heading', { name: 'Payment Cancelled' })).toBeVisible()
  // With its scripts the link opens the booking; without, it leads home, where the booking is offered.
  await page.waitForLoadState('networkidle')
  await page.getByRole('link', { name: 'Try Again' }).click()
  await expect(page).toHaveURL(/\/#booking$/)
  await expect(dialog.getByLabel('First Name')).toHaveValue('Ana')
  await expect(dialog.getByLabel('Postal Code')).toHaveValue('M5H 2N2')
  await expect(amountOf({ page, dialog }, 'total')).toHaveText(total)
  // A booking that is open is not offered again behind it.
  await expect(page.getByText('Your booking is saved')).toBeHidden()
})
