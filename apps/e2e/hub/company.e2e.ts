import type { Page } from '@playwright/test'
import { expectAccessible } from '../pages/accessible.ts'
import { chooseHome, chooseTime, openBooking } from '../pages/booking-form.ts'
import { readLetter, waitForLetter } from '../pages/booking-letter.ts'
import { expect, test } from './hub-test.ts'

const phone = '(416) 234-5678'
const usual = '(416) 555-0142'

const versionsOf = (page: Page) => page.getByRole('list', { name: 'Versions' })

/** Publishes what was changed, with a reason, and waits for its version. */
async function publish(page: Page, reason: string) {
  await page.getByRole('button', { name: 'Review and publish' }).click()
  const dialog = page.getByRole('dialog', { name: /^Publish/ })
  await dialog.getByLabel('Reason').fill(reason)
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(versionsOf(page).getByRole('listitem').first()).toContainText(reason)
}

/** Publishes again what held before the last versions: other walks find it. */
async function takeBack(page: Page, versions = 1) {
  await versionsOf(page)
    .getByRole('button', { name: /^Use again/ })
    .nth(versions - 1)
    .click()
  const dialog = page.getByRole('dialog', { name: /^Publish/ })
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(versionsOf(page).getByRole('listitem').first()).toContainText(/again/)
}

const mark = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'
const markFile = (text: string) => ({
  name: 'mark.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(text),
})

const brandOf = (on: Page) =>
  on.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--df-brand').trim())

test('an owner changes the phone number, the logo and a colour while nobody can book, finds all of it on the site without a build, and takes it back', async ({
  hub: { page, open },
  context,
}) => {
  await open('/company')
  const field = page.getByLabel('Phone')
  await expect(field).toHaveValue(usual)
  const before = await brandOf(page)
  await field.fill(phone)
  await page.getByLabel('Logo to upload').setInputFiles(markFile(mark))
  await page.getByLabel('Primary colour', { exact: true }).fill('#3b2f7d')
  await page.getByLabel(/^Customers cannot book yet/).check()
  await page.getByRole('button', { name: 'Review and publish' }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish the company' })
  await expect(dialog.getByRole('table', { name: 'What changes' })).toContainText(usual + phone)
  await dialog.getByLabel('Reason').fill('New line')
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(versionsOf(page).getByRole('listitem').first()).toContainText('New line')
  await expect.poll(() => brandOf(page)).not.toBe(before)

  const site = await context.newPage()
  await site.goto('/')
  const call = site.getByRole('link', { name: phone }).first()
  await expect(call).toHaveAttribute('href', 'tel:+14162345678')
  // A section further down wakes, and says it too, when it comes near.
  await site.locator('#contact').scrollIntoViewIfNeeded()
  await expect(site.getByText(usual)).toHaveCount(0)
  const logo = site.locator('header img').first()
  await expect(logo).toHaveAttribute('src', /^data:image\/svg\+xml,/)
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expect.poll(() => brandOf(site)).not.toBe(before)
  await expect
    .poll(() => site.locator('script[type="application/ld+json"]').first().textContent())
    .toContain('"telephone":"+14162345678"')
  await expect(site.getByText('Opening soon')).toBeVisible()
  await site.getByRole('button', { name: 'Book This Service' }).first().click()
  await expect(site.getByRole('dialog', { name: 'We open soon' })).toBeVisible()

  await takeBack(page)
  await expect(field).toHaveValue(usual)
  await expect.poll(() => brandOf(page)).toBe(before)
  await site.reload()
  await expect(site.getByRole('link', { name: usual }).first()).toBeVisible()
  await expect(site.getByText('Opening soon')).toHaveCount(0)
})

test('an owner closes a day of the week, and the site says so @long', async ({
  hub: { page, open },
  context,
}) => {
  await open('/company?part=hours')
  await page.getByLabel('Open on Sunday').fill('')
  await publish(page, 'Sundays off')

  const site = await context.newPage()
  await site.goto('/#contact')
  await expect(site.getByText('Sunday', { exact: true })).toBeVisible()
  await expect(site.getByText('Closed', { exact: true })).toBeVisible()
  await takeBack(page)
})

test('an owner changes when visits that repeat are charged, sees what it means, and customers agree to that @long', async ({
  hub: { page, open },
  context,
}) => {
  await open('/company?part=charges')
  const tries = page.getByLabel('Days before a visit that the card is charged')
  await expect(tries).toHaveValue('4, 3, 2')
  await tries.fill('2, 3')
  await expect(tries).toHaveAccessibleDescription(/^It must be later than the try before it/)
  await tries.fill('6, 5, 2')
  const meaning = page.getByRole('table', { name: 'What it means for a visit' })
  await expect(meaning).toContainText('Who agreed before')
  await expectAccessible(page)
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(meaning).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await expectAccessible(page)
  await page.setViewportSize({ width, height })
  await publish(page, 'Earlier')

  const site = await context.newPage()
  await site.goto('/')
  const booking = await openBooking(site)
  await chooseTime(booking)
  await chooseHome(booking)
  await booking.dialog.getByLabel('How often').selectOption({ index: 1 })
  await expect(
    booking.dialog.getByText(/charged 6 days before it; an e-mail tells me 7 days before it/),
  ).toBeVisible()

  await takeBack(page)
  await expect(tries).toHaveValue('4, 3, 2')
})

test('an owner changes the logo, and the site shows it @long', async ({ hub: { page, open }, context }) => {
  await open('/company')
  const upload = page.getByLabel('Logo to upload')
  await upload.setInputFiles(markFile(mark.replace('<path', '<script>alert(1)</script><path')))
  await expect(page.getByText('this one has a script').first()).toBeVisible()
  await upload.setInputFiles(markFile(mark))
  await publish(page, 'A square')

  const site = await context.newPage()
  await site.goto('/')
  const logo = site.locator('header img').first()
  await expect(logo).toHaveAttribute('src', /^data:image\/svg\+xml,/)
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await takeBack(page)
})

test('an owner says a headline and a sentence of a letter in their own words, and both are read', async ({
  hub: { page, open, toast },
  context,
}) => {
  await open('/company?part=texts')
  const headline = page.getByLabel('Headline', { exact: true })
  await expect(headline).toHaveValue(/^Professional Home Cleaning/)
  await headline.fill('Clean homes in {area}')
  await page.getByLabel('Texts of').selectOption({ label: 'E-mail: Assigned contractor' })
  await page.getByLabel('Last sentence', { exact: true }).fill('Anything at all? {company}, {phone}')
  await publish(page, 'Our own words')

  const site = await context.newPage()
  await site.goto('/')
  await expect(site.getByRole('heading', { level: 1 })).toHaveText('Clean homes in Greater Toronto Area')

  const sentence = `Anything at all? Dust Force, ${usual}`
  await open('/bookings?assignedCleaner=Maria+Santos')
  await page.locator('[data-booking]').first().getByText(/, ON/).click()
  await page.getByRole('button', { name: 'Email Customer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Review Cleaner Assignment Email' })
  await expect(dialog.getByText(sentence)).toBeVisible()
  await dialog.getByRole('button', { name: 'Send Email' }).click()
  await toast('Email Sent Successfully!')
  const letter = await waitForLetter(site, { email: '', subject: /Your cleaner for/ })
  expect(await readLetter(site, letter)).toContain(sentence)

  await open('/company?part=texts')
  await takeBack(page)
})

test('an owner changes a colour, and the site, the Hub and what search engines read follow @long', async ({
  hub: { page, open },
  context,
}) => {
  await open('/company')
  const colour = page.getByLabel('Primary colour', { exact: true })
  await expect(colour).toHaveValue('#14594c')
  const before = await brandOf(page)
  await colour.fill('#3b2f7d')
  await page.getByLabel('Phone').fill(phone)
  await publish(page, 'Evening')
  await expect.poll(() => brandOf(page)).not.toBe(before)

  const site = await context.newPage()
  await site.goto('/')
  await expect.poll(() => brandOf(site)).not.toBe(before)
  await expect
    .poll(() => site.locator('script[type="application/ld+json"]').first().textContent())
    .toContain('"telephone":"+14162345678"')

  await takeBack(page)
  await expect.poll(() => brandOf(page)).toBe(before)
  await site.reload()
  await expect(site.getByRole('link', { name: usual }).first()).toBeVisible()
  expect(await brandOf(site)).toBe(before)
})

test('an owner opens when ready: until then the site says so, and only the Hub takes bookings @long', async ({
  hub: { page, open },
  context,
}) => {
  await open('/company')
  await page.getByLabel(/^Customers cannot book yet/).check()
  await publish(page, 'Getting ready')

  const site = await context.newPage()
  await site.goto('/')
  await expect(site.getByText('Opening soon')).toBeVisible()
  await site.getByRole('button', { name: 'Book This Service' }).first().click()
  await expect(site.getByRole('dialog', { name: 'We open soon' })).toBeVisible()

  await open('')
  await page.getByRole('link', { name: 'Get ready to open' }).click()
  const steps = page.getByRole('list', { name: 'Steps' })
  await expect(steps.getByText('Say who you are', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Open for bookings' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText(/steps? (is|are) still open/)
  await dialog.getByRole('button', { name: 'Open for bookings' }).click()
  await expect(page.getByRole('heading', { name: 'You are open' })).toBeVisible()
  await site.goto('/')
  await expect(site.getByText('Cleaning Services in Greater Toronto Area').first()).toBeVisible()
  await expect(site.getByText('Opening soon')).toHaveCount(0)
})

test('two owners edit at once: the second sees what the first changed, and nothing is lost @long', async ({
  hub: { page, open },
  elsewhere,
}) => {
  await open('/company')
  await page.getByLabel('Phone').fill(phone)
  await elsewhere.open('/company')
  await elsewhere.page.getByLabel('Street').fill('1 King St W')
  await publish(elsewhere.page, 'We moved')

  await page.getByRole('button', { name: 'Review and publish' }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish the company' })
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Somebody else published in the meantime.').first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Put my changes on top of theirs' }).click()
  await expect(page.getByLabel('Street')).toHaveValue('1 King St W')
  await publish(page, 'New line too')
  await page.reload()
  await expect(page.getByLabel('Phone')).toHaveValue(phone)
  await expect(page.getByLabel('Street')).toHaveValue('1 King St W')
  await takeBack(page, 2)
  await expect(page.getByLabel('Phone')).toHaveValue(usual)
})
