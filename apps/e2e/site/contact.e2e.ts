import { expect, type Page } from '@playwright/test'
import { expectToast } from '../pages/booking-form.ts'
import { test } from '../stack/stack-test.ts'

const submitContact = '**/rest/v1/rpc/submit_contact'

async function fillForm(page: Page) {
  const form = page.getByRole('form', { name: 'Contact' })
  await form.getByLabel('Full Name').fill('Ana Diaz')
  await form.getByLabel(/^Email/).fill('ana@example.com')
  await form.getByLabel(/^Subject/).fill('Cottages')
  await form.getByLabel(/^Message/).fill('Do you clean cottages in Muskoka?')
  return form
}

test.beforeEach(async ({ page }) => {
  await page.goto('/#contact')
  await page.getByRole('form', { name: 'Contact' }).scrollIntoViewIfNeeded()
})

test('a message is sent, and the form is empty again', async ({ page }) => {
  const form = await fillForm(page)
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expectToast(
    page,
    'Message Sent!',
    "Thank you for contacting us! We'll get back to you within 24 hours.",
  )
  await expect(form.getByLabel('Full Name')).toHaveValue('')
  await expect(form.getByRole('button', { name: 'Send Message' })).toBeDisabled()
})

test('sending needs a name, a valid address and a message, each with its own words @long', async ({
  page,
}) => {
  const form = page.getByRole('form', { name: 'Contact' })
  await expect(form.getByRole('button', { name: 'Send Message' })).toBeDisabled()
  // A field that was left before the section listened says nothing.
  await expect(async () => {
    await form.getByLabel('Full Name').focus()
    await form.getByLabel(/^Email/).focus()
    await form.getByLabel(/^Message/).focus()
    await form.getByLabel(/^Subject/).focus()
    await expect(form.getByText('Please enter your full name.')).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(form.getByText('Please enter your email address.')).toBeVisible()
  await expect(form.getByText('Please enter your message.')).toBeVisible()
  await form.getByLabel(/^Email/).fill('ana..diaz@example.com')
  await expect(form.getByText('Please enter a valid email address')).toBeVisible()
})

for (const { name, status, code, message, title, text } of [
  {
    name: 'too many messages',
    status: 429,
    code: 'PT429',
    message: 'Rate limit exceeded. Please wait before submitting again.',
    title: 'Too Many Requests',
    text: 'You are submitting too frequently. Please wait a few minutes before trying again.',
  },
  {
    name: 'input that the database refuses',
    status: 400,
    code: '23514',
    message: 'new row violates check constraint "contact_name_length"',
    title: 'Invalid Input',
    text: 'Please check your input format and try again.',
  },
  {
    name: 'a server that fails',
    status: 500,
    code: 'XX000',
    message: 'Internal server error',
    title: 'Error Sending Message',
    text: 'An error occurred. Please try again.',
  },
]) {
  test(`${name}: the message says so, and what was typed stays @long`, async ({ page }) => {
    await page.route(submitContact, (route) => route.fulfill({ status, json: { code, message } }))
    const form = await fillForm(page)
    await form.getByRole('button', { name: 'Send Message' }).click()
    await expectToast(page, title, text)
    await expect(form.getByLabel(/^Message/)).toHaveValue('Do you clean cottages in Muskoka?')
  })
}
