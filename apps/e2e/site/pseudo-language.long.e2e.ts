/** The site in a language that is made from its messages, longer and with other letters: what is not in it was never a message, and what has no room for it has none for French. */
import { rmSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { pseudo } from '../../../scripts/language/pseudo-text.ts'
import { openMail } from '../pages/booking-letter.ts'
import { overflowing, saidByServer, textsWithoutMessage } from '../pages/not-messages.ts'
import { openRoute, siteRoutes } from '../pages/site-routes.ts'
import { serveCompany } from '../stack/company-stack.ts'
import { pseudoCompany } from '../stack/pseudo-company.ts'

const widths = [390, 1440]

let company: Awaited<ReturnType<typeof serveCompany>>
let written: ReturnType<typeof pseudoCompany>
test.beforeAll(async () => {
  test.setTimeout(180_000)
  written = pseudoCompany()
  company = await serveCompany(written.folder)
})
test.afterAll(async () => {
  await company.stop()
  rmSync(written.folder, { recursive: true })
})

/** The pages that the others lead through are looked at there; those who come for the company read English. */
const apart = /^\/(?:payment-success|job$)/

/** The texts that a customer types are theirs, in any language. */
const typed = [
  'Ana',
  'Diaz',
  'ana.pseudo@example.com',
  '(416) 555-0123',
  '100 Queen St W',
  'Toronto',
  'M5H 2N2',
  'ON',
]

async function expectMessages(page: Page, place: string, server: readonly string[] = []): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
    expect
      .soft(
        await textsWithoutMessage(page, [...written.data, ...typed, ...server]),
        `${place}, ${width} px: no message`,
      )
      .toEqual([])
    expect.soft(await overflowing(page), `${place}, ${width} px: no room`).toEqual([])
  }
}

test('every text of every page is a message, and has room when it is longer', async ({ browser }) => {
  const page = await browser.newPage({ baseURL: company.url, reducedMotion: 'reduce' })
  for (const route of siteRoutes.filter((one) => !apart.test(one))) {
    await openRoute(page, route)
    await expectMessages(page, route)
  }
  await page.goto('/careers')
  await page
    .getByRole('button', { name: pseudo('Join Our Team') })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectMessages(page, 'the application')
  await page.close()
})

test('every text of a booking is a message, from the form to the page of the customer', async ({
  browser,
}) => {
  const page = await browser.newPage({ baseURL: company.url, reducedMotion: 'reduce' })
  const server = saidByServer(page)
  await page.goto('/')
  await page.getByRole('article', { name: 'Deep Cleaning' }).getByRole('button').last().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  const pay = dialog.getByRole('button', { name: pseudo('Proceed to Secure Payment') })
  for (const part of await dialog.locator('summary').all()) await part.click()
  await expectMessages(page, 'the form', server)
  await pay.click()
  await expect(dialog.locator('#booking-firstName')).toHaveAttribute('aria-invalid', 'true')
  await expectMessages(page, 'the refused form', server)

  const [firstName, lastName, email, phone, street, city, postalCode] = typed
  const fields = { firstName, lastName, email, phone, streetAddress: street, city, postalCode }
  for (const [name, text] of Object.entries(fields)) await dialog.locator(`#booking-${name}`).fill(text ?? '')
  await dialog
    .getByRole('button', { name: pseudo('Use this one') })
    .last()
    .click()
  await dialog.locator('#booking-messagesConsent').check()
  await dialog.locator('#booking-termsConsent').check()
  await expectMessages(page, 'the filled form', server)
  await pay.click()
  await page.getByRole('button', { name: /^Pay CA\$/ }).click()
  await page.waitForURL(/\/payment-success\?session_id=/)
  await page.waitForLoadState('networkidle')
  await expectMessages(page, 'the page after the payment', server)

  await openMail(page, { email: email ?? '', subject: /confirmed/i })
  const manage = page.frameLocator('iframe').getByRole('link', { name: 'See or change your booking' }).first()
  await page.goto((await manage.getAttribute('href')) ?? '')
  await expect(page.getByRole('heading', { name: pseudo('Your booking') })).toBeVisible()
  await expectMessages(page, 'the page of the booking', server)
  for (const act of ['Change add-ons or notes', 'Choose another time', 'Cancel the booking']) {
    await page.getByRole('button', { name: pseudo(act) }).click()
    await page.waitForLoadState('networkidle')
    await expectMessages(page, act, server)
    await page.reload()
    await expect(page.getByRole('heading', { name: pseudo('Your booking') })).toBeVisible()
  }
  await page.close()
})
