import { fileURLToPath } from 'node:url'
import { expect, type Page, test } from '@playwright/test'
import { openMail } from '../pages/booking-letter.ts'
import { type CountedPerson, countedPerson, minutesOf } from '../pages/effort.ts'
import { serveCompany } from '../stack/company-stack.ts'
import { admin } from '../stack/running-stack.ts'

const folder = fileURLToPath(new URL('../../../packages/companies/new', import.meta.url))

let company: Awaited<ReturnType<typeof serveCompany>>
test.beforeAll(async () => {
  test.setTimeout(180_000)
  company = await serveCompany(folder)
})
test.afterAll(() => company.stop())

/** Looks at what changes, publishes it, and goes back to the steps. */
async function publish(page: Page, { click, reads }: CountedPerson): Promise<void> {
  await click(page.getByRole('button', { name: 'Review and publish' }))
  const dialog = page.getByRole('dialog', { name: /^Publish/ })
  await expect(dialog.getByRole('table', { name: 'What changes' })).toBeVisible()
  reads()
  await click(dialog.getByRole('button', { name: 'Publish', exact: true }))
  await expect(dialog).toBeHidden()
  await click(page.getByRole('link', { name: 'Back to the steps' }))
}

/** Begins the step that is next. */
async function begin(page: Page, step: string, { click, reads }: CountedPerson): Promise<void> {
  const next = page.getByRole('region', { name: 'Next step' })
  await expect(next.getByRole('heading')).toHaveText(step)
  await click(next.getByRole('link', { name: /^Do this now/ }))
  reads()
}

test('a new owner comes from an empty installation to a paid booking under their own name, prices and hours, in 20 minutes', async ({
  browser,
}) => {
  const person = countedPerson()
  const { click, type, choose, reads, visits } = person
  const context = await browser.newContext({ baseURL: company.url, reducedMotion: 'reduce' })
  const page = await context.newPage()

  await visits(page, '/admin')
  await type(page.getByLabel('Email'), admin.email)
  await type(page.getByLabel('Password'), admin.password)
  await click(page.getByRole('button', { name: 'Login' }))
  const welcome = page.getByRole('region', { name: 'Set-up' })
  await expect(welcome).toContainText('Nothing is set up yet')
  await click(welcome.getByRole('link', { name: 'Begin' }))
  reads()

  await begin(page, 'Say who you are', person)
  const said: readonly (readonly [string, string])[] = [
    ['Name', 'Liffey Strings'],
    ['Legal name', 'Liffey Strings Ltd'],
    ['Phone', '+353 1 555 0100'],
    ['E-mail', 'hello@liffey.example'],
    ['Website', company.url],
    ['Tax number', 'IE1234567X'],
    ['Street', '1 Quay Street'],
    ['City', 'Dublin'],
    ['Postal code', 'D02 XY00'],
    ['Country', 'IE'],
    ['Service area', 'Greater Dublin'],
    ['Whose laws hold', 'Ireland'],
    ['Privacy law', 'General Data Protection Regulation'],
  ]
  for (const [label, text] of said)
    await type(page.getByRole('textbox', { name: new RegExp(`^${label}( \\(optional\\))?$`) }), text)
  await publish(page, person)

  await begin(page, 'Set what you offer and its prices', person)
  await click(page.getByRole('button', { name: 'Begin with Music school' }))
  await choose(page.getByLabel('Currency'), { label: 'Euro (EUR)' })
  await type(page.getByRole('textbox', { name: 'Lesson, 45 minutes' }), '52')
  await click(page.getByRole('button', { name: 'Add a tax' }))
  await type(page.getByLabel('New tax: name'), 'VAT')
  await type(page.getByLabel('VAT: percent'), '23')
  await choose(page.getByLabel('VAT: how it is charged'), { label: 'Included in the listed prices' })
  await publish(page, person)

  await begin(page, 'Set hours and terms', person)
  await choose(page.getByLabel('Time zone'), { label: 'Europe/Dublin' })
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'])
    await type(page.getByLabel(`Open on ${day}`), '13:00 – 20:00')
  await publish(page, person)

  await begin(page, 'Read what the site says', person)
  await type(page.getByLabel('Headline', { exact: true }), 'Learn the violin in {area}')
  await publish(page, person)

  const next = page.getByRole('region', { name: 'Next step' })
  const steps = page.getByRole('list', { name: 'Steps' })
  await expect(
    steps.getByText('It takes the keys. They are for trials: nobody pays real money.'),
  ).toBeVisible()
  await click(next.getByRole('button', { name: 'Send me an e-mail' }))
  await expect(steps.getByText(`It was sent to ${admin.email}`)).toBeVisible()
  const mailbox = await context.newPage()
  await openMail(mailbox, { email: admin.email, subject: /Your e-mail works – Liffey Strings/ })
  reads()

  await click(next.getByRole('button', { name: 'Book on the site' }))
  await page.waitForURL(/\/#booking$/)
  await expect(page.getByText('Opening soon')).toBeVisible()
  await click(page.getByRole('button', { name: 'Book This Service: Lesson, 45 minutes' }))
  const dialog = page.getByRole('dialog', { name: 'Book Your Lesson, 45 minutes' })
  reads()
  await type(dialog.getByLabel('First Name'), 'Ana')
  await type(dialog.getByLabel('Last Name'), 'Byrne')
  await type(dialog.getByLabel(/^Email/), admin.email)
  await type(dialog.getByLabel(/^Phone/), '+353 1 555 0123')
  await type(dialog.getByLabel('Street Address'), '2 Quay Street')
  await type(dialog.getByLabel('City'), 'Dublin')
  await type(dialog.getByLabel('Postal Code'), 'D02 XY01')
  await expect(dialog.getByLabel('Bedrooms')).toHaveCount(0)
  await click(dialog.getByRole('button', { name: /^Use this/ }).last())
  await expect(dialog).toContainText('including VAT€9.72')
  await click(dialog.getByLabel(/^I agree to the/))
  await expect(dialog.getByText(/text messages/)).toHaveCount(0)
  await expect(dialog).not.toContainText(/clean/i)
  await click(dialog.getByRole('button', { name: 'Proceed to Secure Payment' }))
  await click(page.getByRole('button', { name: 'Pay €52.00' }))
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible()
  reads()
  await openMail(mailbox, { email: admin.email, subject: /Booking confirmed/ })
  const letter = mailbox.frameLocator('iframe')
  await expect(letter.getByText('Liffey Strings').first()).toBeVisible()
  await expect(letter.getByText('€52.00').first()).toBeVisible()
  reads()

  await visits(page, '/admin/dashboard/company?part=opening')
  await expect(page.getByRole('heading', { name: 'Ready to open' })).toBeVisible()
  await click(page.getByRole('button', { name: 'Open for bookings' }))
  await click(page.getByRole('alertdialog').getByRole('button', { name: 'Open for bookings' }))
  await expect(page.getByRole('heading', { name: 'You are open' })).toBeVisible()

  const site = await context.newPage()
  await visits(site, '/')
  await expect(site.getByRole('heading', { level: 1 })).toHaveText('Learn the violin in Greater Dublin')
  await expect(site.getByRole('article', { name: 'Lesson, 45 minutes' })).toContainText('€52')
  // A section further down wakes, and says the name too, when it comes near.
  for (const part of ['#contact', 'footer']) await site.locator(part).scrollIntoViewIfNeeded()
  await expect(site.getByText('New Company')).toHaveCount(0)
  await context.close()

  const minutes = minutesOf(person.effort)
  test.info().annotations.push({ type: 'effort', description: JSON.stringify({ ...person.effort, minutes }) })
  process.stdout.write(`A new owner: ${JSON.stringify({ ...person.effort, minutes })}\n`)
  expect(minutes).toBeLessThanOrEqual(20)
})
