import { expect, type Locator, type Page } from '@playwright/test'
import { expectToast } from '../pages/booking-form.ts'
import { test } from '../stack/stack-test.ts'

async function openApplication(page: Page): Promise<Locator> {
  await page.goto('/careers')
  await page.getByRole('button', { name: 'Join Our Team' }).click()
  const dialog = page.getByRole('dialog', { name: 'Join Our Team' })
  await expect(dialog).toBeVisible()
  return dialog
}

async function fillApplication(dialog: Locator) {
  await dialog.getByLabel('Full Name').fill('Ana Diaz')
  await dialog.getByLabel(/^Email/).fill('ana@example.com')
  await dialog.getByLabel(/^Phone/).fill('416 555 0123')
  await dialog.getByLabel(/^Experience/).selectOption('1–2 years')
  await dialog.getByText('Monday', { exact: true }).click()
  await dialog.getByText('North York', { exact: true }).click()
  await dialog.getByLabel(/^I agree that Dust Force contacts me/).check()
}

const send = (dialog: Locator) => dialog.getByRole('button', { name: 'Submit Application' }).click()

test('an application with a resume is sent, and the dialog closes empty', async ({ page }) => {
  const dialog = await openApplication(page)
  await expect(dialog.getByRole('button', { name: 'Submit Application' })).toBeDisabled()
  await fillApplication(dialog)
  await dialog.getByLabel(/^Resume/).setInputFiles({
    name: 'My résumé.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n'),
  })
  await expect(dialog.getByText('My_r_sum_.pdf will be sent.')).toBeVisible()
  await send(dialog)
  await expectToast(page, 'Application Submitted!')
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Join Our Team' }).click()
  await expect(dialog.getByLabel('Full Name')).toHaveValue('')
})

test('each thing that is wrong has its message @long', async ({ page }) => {
  const dialog = await openApplication(page)
  await dialog.getByLabel(/^I agree that Dust Force contacts me/).check()
  await send(dialog)
  await expectToast(page, 'Missing Information')
  await expect(dialog.getByText('Full name is required')).toBeVisible()
  await expect(dialog.getByText('Phone number is required')).toBeVisible()
  await expect(dialog.getByLabel('Full Name')).toBeFocused()
  await fillApplication(dialog)
  await expect(dialog.getByText('Full name is required')).toBeHidden()
  for (const [field, wrong, right, title] of [
    ['Full Name', 'Ana 2', 'Ana Diaz', 'Invalid Name'],
    ['Email', 'ana@example', 'ana@example.com', 'Invalid Email Address'],
    ['Phone', '555-0123', '416 555 0123', 'Invalid Phone Number'],
  ] as const) {
    await dialog.getByLabel(new RegExp(`^${field}`)).fill(wrong)
    await send(dialog)
    await expectToast(page, title)
    await dialog.getByLabel(new RegExp(`^${field}`)).fill(right)
  }
  await dialog.getByLabel(/^Anything you would like/).fill('x'.repeat(1001))
  await expect(dialog.getByText('1001 / 1000')).toBeVisible()
  await send(dialog)
  await expectToast(page, 'Message Too Long', 'Please keep your message under 1000 characters.')
})

test('a file that is no resume is refused and cleared @long', async ({ page }) => {
  const dialog = await openApplication(page)
  const input = dialog.getByLabel(/^Resume/)
  await input.setInputFiles({
    name: 'cv.exe',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from('MZ'),
  })
  await expectToast(page, 'Invalid File', 'Invalid file type. Only PDF, DOC, and DOCX files are allowed.')
  await expect(input).toHaveValue('')
  const big = Buffer.alloc(5 * 1024 * 1024 + 1)
  big.write('%PDF-')
  await input.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: big })
  await expectToast(page, 'Invalid File', 'File size exceeds 5MB limit')
  await expect(input).toHaveValue('')
})

test('an application that is refused stays open @long', async ({ page }) => {
  await page.route('**/rest/v1/rpc/submit_application', (route) =>
    route.fulfill({
      status: 429,
      json: { message: 'Rate limit exceeded. Please wait before submitting again.' },
    }),
  )
  const dialog = await openApplication(page)
  await fillApplication(dialog)
  await send(dialog)
  await expectToast(page, 'Too Many Applications')
  await expect(dialog.getByLabel('Full Name')).toHaveValue('Ana Diaz')
})
