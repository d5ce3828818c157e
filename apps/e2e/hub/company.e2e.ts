import type { Page } from '@playwright/test'
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

test('an owner changes the phone number, finds it on the site without a build, and takes it back', async ({
  hub: { page, open },
  context,
}) => {
  await open('/company')
  const field = page.getByLabel('Phone')
  await expect(field).toHaveValue(usual)
  await field.fill(phone)
  await page.getByRole('button', { name: 'Review and publish' }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish the company' })
  await expect(dialog.getByRole('table', { name: 'What changes' })).toContainText(usual + phone)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await publish(page, 'New line')

  const site = await context.newPage()
  await site.goto('/')
  const call = site.getByRole('link', { name: phone }).first()
  await expect(call).toHaveAttribute('href', 'tel:+14162345678')
  await expect(site.getByText(usual)).toHaveCount(0)

  await takeBack(page)
  await expect(field).toHaveValue(usual)
  await site.reload()
  await expect(site.getByRole('link', { name: usual }).first()).toBeVisible()
})

test('an owner closes a day of the week, and the site says so', async ({ hub: { page, open }, context }) => {
  await open('/company?part=hours')
  await page.getByLabel('Open on Sunday').fill('')
  await publish(page, 'Sundays off')

  const site = await context.newPage()
  await site.goto('/#contact')
  await expect(site.getByText('Sunday', { exact: true })).toBeVisible()
  await expect(site.getByText('Closed', { exact: true })).toBeVisible()
  await takeBack(page)
})

test('an owner changes the logo, and the site shows it', async ({ hub: { page, open }, context }) => {
  await open('/company')
  const mark = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'
  const file = (text: string) => ({ name: 'mark.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(text) })
  const upload = page.getByLabel('Logo to upload')
  await upload.setInputFiles(file(mark.replace('<path', '<script>alert(1)</script><path')))
  await expect(page.getByText('this one has a script').first()).toBeVisible()
  await upload.setInputFiles(file(mark))
  await publish(page, 'A square')

  const site = await context.newPage()
  await site.goto('/')
  const logo = site.locator('header img').first()
  await expect(logo).toHaveAttribute('src', /^data:image\/svg\+xml,/)
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await takeBack(page)
})

test('two owners edit at once: the second sees what the first changed, and nothing is lost', async ({
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
